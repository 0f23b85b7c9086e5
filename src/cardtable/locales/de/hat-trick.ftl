### Hat Trick: the game, its options, what happens and why.

game-hat-trick-name = Hat Trick
game-hat-trick-line = Gewinne viele Karten einer Farbe und wenige der anderen, in Stichen aus höchstens zwei Farben.
game-hat-trick-credit = Hat Trick ist von Klaus Palesch, erschienen im Nürnberger-Spielkarten-Verlag (NSV), gespielt mit den Karten von Sticheln.

## Variants

variant-hat-trick-base = Das Spiel, wie es gedruckt ist.

## Options

option-tied-lead = wer nach einem Doppelstich mit gleich hohen höchsten Karten ausspielt: wer die nächstniedrigere gespielt hat oder wer deren Farbe gewinnt

## Events

event-passed =
    { $who ->
        [you] Gepasst: { $card } kommt verdeckt vor dich und kostet 2.
       *[other] Gepasst: { $card } kommt verdeckt vor { $player } und kostet 2.
    }
event-trick-cleared =
    { $who ->
        [you] { $card } entscheidet: Du spielst aus.
       *[other] { $card } entscheidet: { $player } spielt aus.
    }
event-last-cards-aside = Alle legen die letzte Karte ungesehen beiseite; sie zählt nicht.

## The table on the screen

hat-trick-round = Durchgang { $round } von { $rounds }
hat-trick-trick = Stich { $trick } von { $tricks }
hat-trick-column-trick = Stich
hat-trick-column-passed = gepasst
hat-trick-column-now = Durchgang
hat-trick-column-points = Punkte
hat-trick-column-best = beste Farbe
hat-trick-column-others = andere Farben
hat-trick-led = Anspiel
hat-trick-ahead = vorn
hat-trick-passed = gepasst
hat-trick-you-lead = Du spielst aus: Jede Karte ist recht.
hat-trick-one-colour = Auf dem Tisch liegt nur { $colour }. Eine Karte anderer Farbe eröffnet einen zweiten Stich.
hat-trick-two-colours = Auf dem Tisch liegen { $first } und { $second }. Mit { $third } passt du, und das kostet 2.
hat-trick-cards-of-colour = { $count } { $colour }

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a score or a refusal; $points what they were worth

rule-hat-trick-deck-by-players = Rot, Blau und Grün gehen von 1 bis 20, zu siebt von 0 an.
rule-hat-trick-deal-all-cards = Alle Karten werden ausgeteilt, an alle gleich viele.
rule-hat-trick-hand-own-cards = Du hast { $cards } nicht auf der Hand.
rule-hat-trick-round-leader = Das erste Ausspielen wandert mit jedem Durchgang einen Platz weiter.
rule-hat-trick-trick-one-card-each = Der Reihe nach spielen alle eine Karte.
rule-hat-trick-trick-any-card = Jede Handkarte darf gespielt werden; ihre Farbe entscheidet, wohin sie kommt.
rule-hat-trick-trick-second-colour-doubles = { $cards } haben die beiden Farben eines Doppelstichs eröffnet.
rule-hat-trick-trick-two-colours-at-most = Ein Doppelstich hat nie mehr als zwei Farben.
rule-hat-trick-trick-highest-of-colour = { $cards } ist die höchste Karte ihrer Farbe und gewinnt diese Farbe.
rule-hat-trick-trick-twenty-and-zero = Die 20 ist die höchste, die 0 die niedrigste Karte; mehr können beide nicht.
rule-hat-trick-trick-single-card = { $cards } ist die einzige Karte ihrer Farbe und gewinnt sich selbst.
rule-hat-trick-trick-won-face-up = Gewonnene Karten liegen offen, für jede Farbe ein Häufchen.
rule-hat-trick-pass-third-colour = { $cards } hat die dritte Farbe: gepasst.
rule-hat-trick-pass-only-beside-two-colours = Zum Passen braucht es zwei Farben im Stich und eine Karte der dritten.
rule-hat-trick-pass-of-free-will = Passen darf auch, wer anders könnte.
rule-hat-trick-pass-shown-then-face-down = Die Karte, mit der du passt, sehen alle; dann liegt sie verdeckt vor dir.
rule-hat-trick-lead-highest-card = { $cards } ist die höchste Karte im Stich und bestimmt, wer ausspielt.
rule-hat-trick-lead-equals-decide-nothing = { $cards } sind gleich hoch und entscheiden nicht, wer ausspielt.
rule-hat-trick-lead-next-lower = { $cards } ist die höchste einzelne Karte und bestimmt, wer ausspielt.
rule-hat-trick-lead-winner = { $cards } gewinnt die Farbe der höchsten Karte, der keine andere gleicht, und spielt aus.
rule-hat-trick-lead-colour-order = { $cards } bestimmt, wer ausspielt: Rot schlägt Blau, und Blau schlägt Grün.
rule-hat-trick-round-last-card-aside = Die letzte Karte jeder Hand kommt ungesehen beiseite und zählt nicht.
rule-hat-trick-score-best-colour-plus-one =
    { $count ->
        [0] Beste Farbe: { $points }, denn gewonnen ist keine Karte.
       *[other] Beste Farbe, plus 1 je Karte: { $points } für { $cards }.
    }
rule-hat-trick-score-tied-colours = Von Farben mit gleich vielen Karten darf jede die beste sein.
rule-hat-trick-score-others-minus-one =
    { $count ->
        [0] Andere Farben: { $points }.
       *[other] Andere Farben, minus 1 je Karte: { $points } für { $cards }.
    }
rule-hat-trick-score-passed-minus-two =
    { $count ->
        [0] Gepasst: { $points }.
       *[other] Gepasst, minus 2 je Karte: { $points } für { $cards }.
    }
rule-hat-trick-score-round-points = Die drei Summen zusammen sind die Punkte des Durchgangs.
rule-hat-trick-round-fresh-deal = Für jeden Durchgang werden alle Karten neu gemischt und ausgeteilt.
rule-hat-trick-round-number = Eine Partie hat 5 Durchgänge, sofern der Tisch nichts anderes will.
rule-hat-trick-game-highest-total = Die höchste Gesamtpunktzahl gewinnt.
rule-hat-trick-game-shared-victory = Bei gleicher Gesamtpunktzahl ist der Sieg gemeinsam.
