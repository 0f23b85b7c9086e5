### Sticheln: the game, its options, what is done, what happens and why.

game-sticheln-name = Sticheln
game-sticheln-line = Gewinne viele Karten, aber keine der Farbe, die du selbst verflucht hast.
game-sticheln-credit = Sticheln ist von Klaus Palesch, erschienen im Nürnberger-Spielkarten-Verlag (NSV).

## Variants

variant-sticheln-base = Das Spiel, wie es gedruckt ist.
variant-sticheln-reverse = Umgekehrt: Die eigene Farbe bringt Glück, alle anderen kosten, und der niedrigste Trumpf gewinnt.
variant-sticheln-mild = Mild: Eine Karte der Fluchfarbe kostet 5, welche Zahl sie auch hat.
variant-sticheln-aggravated = Verschärft: Alle haben zwei Fluchfarben.
variant-sticheln-hazy = Verdeckt: Die Fluchfarben bleiben bis zur Wertung geheim.
variant-sticheln-delayed = Nachträglich: Die Fluchfarbe wird erst nach dem letzten Stich gewählt.

## Options

option-objective = was die eigene Farbe bewirkt: ihre Zahlen kosten oder bringen Punkte, oder jede Karte kostet 5
option-curses = wie viele Fluchfarben es je Person gibt
option-visibility = wie die Fluchfarbe gewählt wird: offen, bis zur Wertung verdeckt oder erst zur Wertung
option-zero-trick = an wen ein Stich aus lauter Nullen geht
option-untrumped-reverse = welche Karte im umgekehrten Spiel einen Stich ohne Trumpf gewinnt
option-rounds = wie viele Durchgänge gespielt werden; „players“ heißt: so viele, wie mitspielen

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-curse =
    { $who ->
        [you] Du legst { $card } verdeckt vor dich.
       *[other] { $player } legt { $card } verdeckt ab.
    }
action-declare =
    { $who ->
        [you] Du nennst { $colour }.
       *[other] { $player } nennt { $colour }.
    }
ask-curse =
    { $curses ->
        [one] Welche Karte legst du verdeckt vor dich
       *[other] Welche Karte legst du verdeckt vor dich (insgesamt zwei)
    }
ask-declare =
    { $objective ->
        [reverse] Welche der gewonnenen Farben soll dir Glück bringen
       *[other] Welche der gewonnenen Farben verfluchst du
    }
verb-curse = ablegen
verb-declare = nennen

## Events

event-left-over = Restkarten, in diesem Durchgang nicht im Spiel: { $cards }.
event-phase-began =
    { $phase ->
        [choose] { $objective ->
            [reverse] { $curses ->
                [one] Alle legen eine Karte verdeckt vor sich; ihre Farbe bringt Glück.
               *[other] Alle legen zwei Karten verdeckt vor sich; deren Farben bringen Glück.
            }
           *[other] { $curses ->
                [one] Alle legen eine Karte verdeckt vor sich; ihre Farbe ist verflucht.
               *[other] Alle legen zwei Karten verdeckt vor sich; deren Farben sind verflucht.
            }
        }
        [declare] { $objective ->
            [reverse] { $curses ->
                [one] Alle Stiche sind gespielt. Jetzt nennen alle eine Farbe, die ihnen Glück bringt.
               *[other] Alle Stiche sind gespielt. Jetzt nennen alle zwei Farben, die ihnen Glück bringen.
            }
           *[other] { $curses ->
                [one] Alle Stiche sind gespielt. Jetzt nennen alle eine Farbe und verfluchen sie damit.
               *[other] Alle Stiche sind gespielt. Jetzt nennen alle zwei Farben und verfluchen sie damit.
            }
        }
       *[play] Der erste Stich beginnt.
    }
event-curses-revealed = Die verdeckten Karten werden umgedreht: { $cards }.
event-trick-set-aside = Den Stich macht niemand; wer ihn angespielt hat, spielt noch einmal aus.
event-declared = Die genannten Farben werden bekannt: { $colours }.

## The table on the screen

sticheln-round = Durchgang { $round } von { $rounds }
sticheln-trick = Stich { $trick } von { $tricks }
sticheln-led = { $colour } ist angespielt
sticheln-column-cursed = Fluchfarbe
sticheln-column-lucky = Glücksfarbe
sticheln-column-trick = Stich
sticheln-column-won = gewonnen
sticheln-column-points = Punkte
sticheln-column-own = eigene Farbe
sticheln-column-others = andere Farben
sticheln-you-won = Deine gewonnenen Karten:
sticheln-leads = (Anspiel)
sticheln-secret = geheim
sticheln-other-cards =
    { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a score or a refusal; $points what they were worth

rule-sticheln-deck-by-players = Wie viele mitspielen, entscheidet, welche Farben und Zahlen im Spiel sind.
rule-sticheln-deal-hand-size = Alle bekommen 15 Karten, zu acht nur 14.
rule-sticheln-deal-left-over-shown = Restkarten werden allen gezeigt und zählen für niemanden.
rule-sticheln-hand-own-cards = Du hast { $cards } nicht auf der Hand.
rule-sticheln-curse-one-hand-card = Alle legen eine Handkarte verdeckt vor sich und verfluchen damit deren Farbe.
rule-sticheln-curse-any-number = Jede Handkarte darf es sein, auch eine 0.
rule-sticheln-curse-revealed-together = Die verdeckten Karten werden gleichzeitig umgedreht.
rule-sticheln-curse-same-as-others = Mehrere dürfen dieselbe Fluchfarbe haben.
rule-sticheln-curse-card-leaves-hand = Die Fluchkarte gehört nicht mehr zur Hand und wird nicht gespielt.
rule-sticheln-curse-card-counts = Die Fluchkarte zählt zusammen mit den gewonnenen Karten.
rule-sticheln-round-leader = Das erste Ausspielen wandert mit jedem Durchgang einen Platz weiter.
rule-sticheln-trick-any-card = Jede Handkarte darf gespielt werden.
rule-sticheln-trick-first-card-sets-colour = { $cards } ist angespielt und bestimmt die Farbe des Stichs.
rule-sticheln-trick-other-colours-trump =
    { $count ->
        [one] { $cards } hat eine andere Farbe und ist damit Trumpf.
       *[other] { $cards } haben eine andere Farbe und sind damit Trümpfe.
    }
rule-sticheln-trick-highest-of-led-colour = { $cards } ist die höchste Karte der angespielten Farbe; Trumpf liegt keiner.
rule-sticheln-trick-highest-trump = { $cards } ist der höchste Trumpf.
rule-sticheln-trick-zero-never-wins =
    { $count ->
        [one] { $cards } ist eine Null: Sie ist kein Trumpf und kann nicht gewinnen.
       *[other] { $cards } sind Nullen: Sie sind keine Trümpfe und können nicht gewinnen.
    }
rule-sticheln-trick-first-of-equals = { $cards } sind gleich hoch; die zuerst gespielte Karte gewinnt.
rule-sticheln-trick-all-zeros-leader = Es liegen nur Nullen, also gewinnt die zuerst gespielte.
rule-sticheln-trick-all-zeros-nobody = Es liegen nur Nullen, also macht niemand den Stich.
rule-sticheln-trick-winner-takes-and-leads = Wer einen Stich macht, spielt zum nächsten aus.
rule-sticheln-won-remembered = Gewonnene Karten darf man sich merken: Alle haben sie gesehen.
rule-sticheln-round-ends-with-empty-hands = Der Durchgang endet, wenn niemand mehr Karten auf der Hand hat.
rule-sticheln-score-cursed-minus-number = Eigene Farbe, minus die Zahlen: { $points } für { $cards }.
rule-sticheln-score-others-plus-one =
    { $count ->
        [0] Andere Farben: { $points }.
        [one] Andere Farben, plus 1 je Karte: { $points } für eine Karte.
       *[other] Andere Farben, plus 1 je Karte: { $points } für { $count } Karten.
    }
rule-sticheln-score-round-points = Beide Summen zusammen sind die Punkte des Durchgangs.
rule-sticheln-round-fresh-deal = Für jeden Durchgang werden alle Karten neu gemischt und ausgeteilt.
rule-sticheln-round-number = Eine Partie hat 5 Durchgänge, sofern der Tisch nichts anderes will.
rule-sticheln-game-highest-total = Die höchste Gesamtpunktzahl gewinnt.
rule-sticheln-game-shared-victory = Bei gleicher Gesamtpunktzahl ist der Sieg gemeinsam.
rule-sticheln-combine-independent-axes = Varianten lassen sich verbinden, weil jede nur eines ändert.
rule-sticheln-reverse-lucky-plus-number = Glücksfarbe, plus die Zahlen: { $points } für { $cards }.
rule-sticheln-reverse-others-minus-one =
    { $count ->
        [0] Andere Farben: { $points }.
        [one] Andere Farben, minus 1 je Karte: { $points } für eine Karte.
       *[other] Andere Farben, minus 1 je Karte: { $points } für { $count } Karten.
    }
rule-sticheln-reverse-lowest-trump = { $cards } ist der niedrigste Trumpf, und der gewinnt im umgekehrten Spiel.
rule-sticheln-reverse-untrumped-highest = { $cards } ist die höchste Karte der angespielten Farbe; Trumpf liegt keiner.
rule-sticheln-reverse-untrumped-lowest = { $cards } ist von der angespielten Farbe die niedrigste Karte über 0; Trumpf liegt keiner.
rule-sticheln-mild-minus-five = Eigene Farbe, minus 5 je Karte: { $points } für { $cards }.
rule-sticheln-aggravated-two-colours = Deine beiden Farben müssen verschieden sein.
rule-sticheln-aggravated-one-colour-hand = Nur wer eine einzige Farbe auf der Hand hat, darf zwei Karten davon ablegen.
rule-sticheln-aggravated-fewer-tricks = Eine Karte weniger auf jeder Hand heißt: ein Stich weniger.
rule-sticheln-hazy-face-down-until-scored = Die abgelegten Karten bleiben bis zur Wertung verdeckt.
rule-sticheln-delayed-choose-at-scoring = Die eigene Farbe wird erst zur Wertung genannt.
rule-sticheln-delayed-only-a-colour-won = Von dieser Farbe hast du in diesem Durchgang keine Karte gewonnen.
rule-sticheln-delayed-nothing-won = Wer keine Karte gewonnen hat, nennt nichts und bekommt 0 Punkte.
rule-sticheln-delayed-second-colour = Wer Karten aus zwei Farben gewonnen hat, muss auch zwei nennen.
rule-sticheln-delayed-all-cards-played = Niemand legt eine Karte ab, also werden alle gespielt.
