### Was Sticht?: the game, its options, what is done, what happens and why.

game-was-sticht-name = Was Sticht?
game-was-sticht-line = Wähle deine Karten, finde heraus, was Trumpf ist, und erfülle deine Aufgaben vor allen anderen.
game-was-sticht-credit = Was Sticht? ist von Karl-Heinz Schmiel, erschienen bei Moskito-Spiele.

## Variants

variant-was-sticht-base = Das Spiel, wie es gedruckt ist.

## Options

option-contracts = wie viele Aufgaben es je Person gibt
option-value-follows = wohin eine Karte mit der Trumpfzahl gehört, wenn eine andere Farbe als Trumpf angespielt ist: nur zu den Trümpfen oder auch zu ihrer gedruckten Farbe

## Contracts, as their tiles say it, and the cards that say there is no trump

goal-no-tricks = kein Stich
goal-no-red = keine roten Karten
goal-no-yellow = keine gelben Karten
goal-no-green = keine grünen Karten
goal-no-blue = keine blauen Karten
goal-one-trick = genau ein Stich
goal-two-tricks = genau zwei Stiche
goal-three-tricks = genau drei Stiche
goal-four-tricks = genau vier Stiche
goal-last-trick = der letzte Stich
goal-most-tricks = die meisten Stiche
goal-fewest-tricks = die wenigsten Stiche
goal-unknown = verdeckt
card-no-colour = keine Trumpffarbe
card-no-value = keine Trumpfzahl

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-tile =
    { $who ->
        [you] Du nimmst ein Plättchen: { $goal }.
       *[other] { $player } nimmt ein Plättchen: { $goal }.
    }
action-take =
    { $who ->
        [you] Du nimmst { $card }.
       *[other] { $player } nimmt { $card }.
    }
action-contract =
    { $who ->
        [you] Du wählst deine Aufgabe: { $goal }.
       *[other] { $player } wählt { $goal ->
            [verdeckt] verdeckt eine Aufgabe
           *[other] eine Aufgabe: { $goal }
        }.
    }
action-discard =
    { $who ->
        [you] Du legst ein Plättchen ab: { $goal }.
       *[other] { $player } legt ein Plättchen ab: { $goal }.
    }
ask-tile = Welche Aufgabe nimmst du
ask-take = Welche Karte der Spalte nimmst du
ask-contract = Welche Aufgabe wählst du für diesen Durchgang
ask-discard = Welches deiner Plättchen legst du ab
verb-tile = holen
verb-take = nehmen
verb-contract = wählen
verb-discard = ablegen

## Events

event-round-began =
    { $who ->
        [you] Ein Durchgang beginnt, und du gibst.
       *[other] Ein Durchgang beginnt, und { $player } gibt.
    }
event-trumps-seen =
    { $who ->
        [you] Du siehst dir die Trümpfe an: { $cards }. Sonst sieht sie niemand.
       *[other] { $player } sieht sich die Trümpfe an: { $cards }.
    }
event-columns-laid = { $count } Karten liegen offen aus, in Spalten zu je vier.
event-card-put-aside = { $card } kommt beiseite.
event-hint-given =
    { $count ->
        [0] Hinweis: Die beiseitegelegte { $card } hätte die Spalte gewonnen.
       *[other] { $who ->
            [you] Hinweis: Du hättest die Spalte mit { $card } gewonnen.
           *[other] Hinweis: { $takers } hätte die Spalte mit { $card } gewonnen.
        }
    }
event-trumps-revealed = Die Trümpfe werden aufgedeckt: { $cards }.
event-contracts-revealed = Die Aufgaben werden aufgedeckt: { $goals }.
event-contract-fulfilled =
    { $who ->
        [you] Du hast deine Aufgabe erfüllt und legst das Plättchen ab: { $goal }.
       *[other] { $player } hat die Aufgabe erfüllt und legt das Plättchen ab: { $goal }.
    }
event-contract-failed =
    { $who ->
        [you] Du hast deine Aufgabe verfehlt: { $goal }.
       *[other] { $player } hat die Aufgabe verfehlt: { $goal }.
    }
event-dealer-succeeded =
    { $who ->
        [you] Du gibst, und dir ist gelungen, woran eine andere Person gescheitert ist: { $goal }. Lege eines deiner Plättchen ab.
       *[other] { $player } gibt und hat geschafft, woran eine andere Person gescheitert ist: { $goal }. Nun legt { $player } ein eigenes Plättchen ab.
    }
event-dealer-failed =
    { $who ->
        [you] Du gibst, und dir ist nichts gelungen, woran andere gescheitert sind.
       *[other] { $player } gibt und hat nichts geschafft, woran andere gescheitert sind.
    }

## The table on the screen

was-sticht-heading-tiles =
    Vor dem ersten Durchgang: Alle nehmen reihum { $count ->
        [one] eine Aufgabe
       *[other] { $count } Aufgaben
    }.
was-sticht-heading-round =
    { $who ->
        [you] Du gibst.
       *[other] { $player } gibt.
    } Trumpf: { $trumps }.
was-sticht-heading-trick = Stich { $trick } von { $tricks }.
was-sticht-trumps =
    { $colour ->
        [keine] keine Farbe
       *[other] Farbe { $colour }
    }, { $value ->
        [keine] keine Zahl
       *[other] Zahl { $value }
    }
was-sticht-none = keine
was-sticht-trumps-secret = ?? (weiß nur, wer gibt)
was-sticht-column-column = Spalte
was-sticht-column-left = noch da
was-sticht-column-aside = beiseite
was-sticht-column-announced = Hinweis
was-sticht-column-name = Aufgabe
was-sticht-column-value = Wert
was-sticht-column-on-table = auf dem Tisch
was-sticht-column-contract = Aufgabe
was-sticht-column-state = bisher
was-sticht-column-trick = Stich
was-sticht-column-tricks = Stiche
was-sticht-column-hand = Hand
was-sticht-column-to-do = noch zu tun
was-sticht-column-done = erfüllt (Wert)
was-sticht-dealer = gibt
was-sticht-column-by-dealer = wer gibt
was-sticht-led = Anspiel
was-sticht-ahead = vorn
was-sticht-fulfilled = erfüllt
was-sticht-open = offen
was-sticht-failed = verfehlt
was-sticht-chosen = verdeckt
was-sticht-star = * zuerst genommen, wie zu einem Stich ausgespielt
was-sticht-goal-value = { $goal } ({ $value })
was-sticht-advice-tile = Die Zahl sagt, wie schwer eine Aufgabe ist. Was weg ist, ist weg.
was-sticht-advice-take = Angesagt wird, wer eine Spalte gewonnen hätte: Das verrät, was Trumpf sein kann.
was-sticht-advice-dealer = Du kennst die Trümpfe; die anderen lernen sie aus dem, was du ansagst.
was-sticht-advice-contract = Wähle, was deine Hand erfüllen kann. Verfehlen kostet nur Zeit.
was-sticht-advice-discard = Jedes deiner Plättchen ist recht.

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a contract or a refusal, and $count is how many

rule-was-sticht-material-cards = Es gibt Karten von 1 bis 9 in Rot, Gelb, Grün und Blau.
rule-was-sticht-material-trump-decks = Fünf Karten nennen eine Trumpffarbe oder keine, zehn eine Trumpfzahl oder keine.
rule-was-sticht-material-tiles = Es gibt 24 Plättchen mit Aufgaben.
rule-was-sticht-material-values = Der Wert eines Plättchens sagt, wie schwer es ist.
rule-was-sticht-round-first-dealer = Im ersten Durchgang gibt der erste Platz, sofern der Tisch keinen anderen will.
rule-was-sticht-tiles-clockwise = Plättchen nimmt man einzeln und im Uhrzeigersinn; wer gibt, beginnt.
rule-was-sticht-tiles-on-the-table = Ein solches Plättchen liegt nicht mehr auf dem Tisch.
rule-was-sticht-tiles-number = Alle haben fünf Aufgaben, sofern der Tisch nichts anderes will.
rule-was-sticht-tiles-open = Alle sehen alle Plättchen.
rule-was-sticht-round-shuffle = Die Karten und beide Trumpfpacken werden gemischt.
rule-was-sticht-trumps-dealer-looks = Bis alle Spalten vergeben sind, kennt die Trümpfe nur, wer gibt.
rule-was-sticht-draft-columns = Die Karten liegen in neun Spalten zu je vier.
rule-was-sticht-draft-token = Zuerst nimmt, wer links von der gebenden Person sitzt, mit jeder Spalte einen Platz weiter.
rule-was-sticht-draft-clockwise = Karten nimmt man einzeln und im Uhrzeigersinn.
rule-was-sticht-draft-one-of-the-column = { $cards } liegt nicht in der Spalte, die gerade vergeben wird.
rule-was-sticht-draft-hands-open = Die Hände liegen offen.
rule-was-sticht-draft-hint = { $cards } hätte die Spalte gewonnen. Mehr wird nicht gesagt.
rule-was-sticht-draft-put-aside = Zu dritt kommt die letzte Karte jeder Spalte beiseite.
rule-was-sticht-draft-put-aside-counts =
    { $count ->
        [0] Eine beiseitegelegte Karte zählt für den Hinweis.
       *[other] { $cards } liegt beiseite und zählt für den Hinweis.
    }
rule-was-sticht-draft-trumps-revealed = Sind alle Karten genommen, werden die Trümpfe aufgedeckt.
rule-was-sticht-trumps-cards =
    { $count ->
        [0] Trumpf sind die Karten der Trumpffarbe und die mit der Trumpfzahl.
       *[other] { $cards } ist der einzige Trumpf im Stich.
    }
rule-was-sticht-trumps-no-colour = Ohne Trumpffarbe sind nur die Karten mit der Trumpfzahl Trumpf.
rule-was-sticht-trumps-no-value = Ohne Trumpfzahl sind nur die Karten der Trumpffarbe Trumpf.
rule-was-sticht-trumps-super-trump = { $cards } hat die Trumpffarbe und die Trumpfzahl: Keine andere Karte schlägt das.
rule-was-sticht-trumps-value-above-colour = { $cards } hat die Trumpfzahl, und die schlägt die Trumpffarbe.
rule-was-sticht-choice-secret = Alle außer der gebenden Person wählen geheim eine Aufgabe.
rule-was-sticht-choice-own-tile = Diese Aufgabe hast du nicht, oder du hast sie schon erfüllt.
rule-was-sticht-choice-revealed = Die Aufgaben werden gemeinsam aufgedeckt.
rule-was-sticht-choice-dealer-none = Wer gibt, wählt keine Aufgabe, sondern versucht, was eine der anderen verlangt.
rule-was-sticht-trick-lead = Zuerst spielt aus, wer links von der gebenden Person sitzt.
rule-was-sticht-trick-clockwise = Der Reihe nach spielen alle eine Karte.
rule-was-sticht-trick-own-cards = Du hast { $cards } nicht auf der Hand.
rule-was-sticht-follow-led-colour = { $cards } bedient nicht: Du hast eine Karte der angespielten Farbe.
rule-was-sticht-follow-led-trump = { $cards } bedient nicht: Trumpf ist angespielt, und du hast einen.
rule-was-sticht-follow-led-value = { $cards } bedient nicht: Eine Karte mit der Trumpfzahl ist angespielt, also Trumpf, und du hast einen.
rule-was-sticht-follow-value-is-trump = { $cards } ist Trumpf und bedient die gedruckte Farbe nicht, von der du eine andere Karte hast.
rule-was-sticht-follow-printed-colour = { $cards } bedient nicht: Dein Trumpf in der angespielten Farbe tut es.
rule-was-sticht-follow-anything =
    { $count ->
        [0] Wer nicht bedienen kann, darf alles spielen.
       *[other] Nur wer nicht bedienen kann, darf alles spielen; du kannst es, mit { $cards }.
    }
rule-was-sticht-trick-led-colour = { $cards } ist die höchste Karte der angespielten Farbe; Trumpf liegt keiner.
rule-was-sticht-trick-trump-colour = { $cards } ist der höchste Trumpf.
rule-was-sticht-trick-first-value = { $cards } haben die Trumpfzahl; die zuerst gespielte Karte gewinnt.
rule-was-sticht-trick-winner-leads = Wer einen Stich macht, spielt zum nächsten aus.
rule-was-sticht-contract-no-tricks =
    Verlangt: kein Stich. Gemacht: { $count ->
        [0] keiner.
       *[other] { $count }, mit { $cards }.
    }
rule-was-sticht-contract-exactly =
    Verlangt: eine genaue Zahl von Stichen. Gemacht: { $count ->
        [0] keiner.
       *[other] { $count }, mit { $cards }.
    }
rule-was-sticht-contract-no-colour =
    Verlangt: keine Karte einer Farbe. Gewonnen: { $count ->
        [0] keine.
       *[other] { $cards }.
    }
rule-was-sticht-contract-printed-colour = Es zählt die gedruckte Farbe, was immer Trumpf ist.
rule-was-sticht-contract-last-trick = Verlangt: der letzte Stich, gemacht mit { $cards }.
rule-was-sticht-contract-most-tricks =
    Verlangt: mehr Stiche als jede andere Person. Gemacht: { $count ->
        [0] keiner.
       *[other] { $count }, mit { $cards }.
    }
rule-was-sticht-contract-fewest-tricks =
    Verlangt: weniger Stiche als jede andere Person. Gemacht: { $count ->
        [0] keiner.
       *[other] { $count }, mit { $cards }.
    }
rule-was-sticht-contract-tied = Wer sich die meisten oder die wenigsten Stiche mit jemandem teilt, hat die Aufgabe verfehlt.
rule-was-sticht-round-fulfilled = Die Aufgabe ist erfüllt, und das Plättchen wird abgelegt.
rule-was-sticht-round-failed = Die Aufgabe ist verfehlt; sie kann später noch gelingen.
rule-was-sticht-dealer-succeeds = Der gebenden Person ist gelungen, woran eine andere gescheitert ist.
rule-was-sticht-dealer-any-of-them = Wer gibt, kann jede aufgedeckte Aufgabe versuchen und legt höchstens ein Plättchen ab.
rule-was-sticht-dealer-owner-first = Die Aufgabe ist ohnehin erfüllt und zählt deshalb nicht für die gebende Person.
rule-was-sticht-dealer-discards = Diese Aufgabe hast du nicht, oder du hast sie schon erfüllt.
rule-was-sticht-dealer-fails = Der gebenden Person ist nichts gelungen, woran andere scheiterten.
rule-was-sticht-round-deal-passes = Das Geben wandert nach links.
rule-was-sticht-game-after-all-discards = Erst legen alle ihre Plättchen ab, dann wird geprüft, wer gewinnt.
rule-was-sticht-game-first-finisher = Wer die letzte Aufgabe ablegt, gewinnt.
rule-was-sticht-game-several-finishers = Mehrere sind fertig: Unter allen gewinnt der höchste abgelegte Gesamtwert.
rule-was-sticht-game-shared-victory = Mehrere sind fertig, und bei gleichem abgelegtem Gesamtwert ist der Sieg gemeinsam.
