### The Game: the game, its options, what is done, what happens and why.

game-the-game-name = The Game
game-the-game-line = Alle zusammen: Legt 98 Karten auf vier Stapel; auf zweien geht es aufwärts, auf zweien abwärts.
game-the-game-credit = The Game ist von Steffen Benndorf, erschienen im Nürnberger-Spielkarten-Verlag (NSV).

## Variants

variant-the-game-base = Das Spiel, wie es gedruckt ist.
variant-the-game-expert-three = Für Profis: mindestens drei Karten je Zug.
variant-the-game-expert-small-hands = Für Profis: mindestens drei Karten je Zug, und jede Hand ist um eine Karte kleiner.

## Options

option-expert = wie schwer es ist: 1 verlangt drei Karten je Zug, 2 dazu kleinere Hände
option-talk = worum man bitten kann: um nichts, um Schonung eines Stapels oder darum in zwei Stufen

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-place =
    { $who ->
        [you] Du legst { $card } auf { $pile }.
       *[other] { $player } legt { $card } auf { $pile }.
    }
action-end =
    { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $player } beendet den Zug.
    }
action-begin =
    { $who ->
        [you] Du sagst: Ich fange an.
       *[other] { $player } sagt: Ich fange an.
    }
action-leave =
    { $who ->
        [you] Du bittest die anderen, den Stapel { $pile } zu schonen.
       *[other] { $player } bittet: Schont den Stapel { $pile }.
    }
action-vital =
    { $who ->
        [you] Du bittest inständig: Lasst die Finger vom Stapel { $pile }!
       *[other] { $player } bittet inständig: Lasst die Finger vom Stapel { $pile }, koste es, was es wolle!
    }
action-clear =
    { $who ->
        [you] Du nimmst deine Bitte für den Stapel { $pile } zurück.
       *[other] { $player } nimmt die Bitte für den Stapel { $pile } zurück.
    }
action-done =
    { $who ->
        [you] Du hast alles gesagt.
       *[other] { $player } hat alles gesagt.
    }
ask-place = Welche Karte legst du auf welchen Stapel
ask-end = Mehr passt nicht. Beendest du deinen Zug
ask-begin = Möchtest du anfangen
ask-leave = Möchtest du um etwas bitten, bevor der Zug gespielt wird
ask-vital = Möchtest du um etwas bitten, bevor der Zug gespielt wird
ask-clear = Nimmst du eine Bitte zurück, bevor der Zug gespielt wird
ask-done = Hast du alles gesagt
verb-place = legen
verb-end = ende
verb-begin = anfangen
verb-leave = schonen
verb-vital = unbedingt
verb-clear = zurücknehmen
verb-done = genug

## Events

event-start-offered =
    { $who ->
        [you] Du fängst an.
       *[other] { $player } fängt an, sofern sich sonst niemand meldet.
    }
event-drawn =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $player } zieht { $cards }.
    }
event-turn-passed =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $player } ist am Zug.
    }
event-stuck =
    { $who ->
        [you] Du musst noch eine Karte legen, und keine passt.
       *[other] { $player } muss noch eine Karte legen, und keine passt.
    } Die Partie ist zu Ende, { $left ->
        [one] eine Karte bleibt
       *[other] { $left } Karten bleiben
    } übrig{ $verdict ->
        [excellent] : ein ausgezeichnetes Ergebnis!
       *[unfinished] .
    }
event-total-victory = Alle Karten sind gelegt. Die Partie ist zu Ende: Sieg auf ganzer Linie!

## The table on the screen

pile-sun = Sonne
pile-moon = Mond
pile-star = Stern
pile-leaf = Blatt
the-game-heading = { $said }; { $more }
the-game-column-pile = Stapel
the-game-column-top = oben
the-game-column-fits = es passt
the-game-column-cards = Karten
the-game-column-marks = Bitten von
the-game-fits-above = über { $top }{ $back ->
        [0] {""}
       *[other] {""} oder { $back }
    }
the-game-fits-below = unter { $top }{ $back ->
        [0] {""}
       *[other] {""} oder { $back }
    }
the-game-draw-pile =
    { $count ->
        [0] Nachziehstapel leer
        [one] Nachziehstapel: eine Karte
       *[other] Nachziehstapel: { $count } Karten
    }
the-game-to-lay =
    { $who ->
        [you] du hast
       *[other] { $player } hat
    } { $laid } gelegt, { $more ->
        [0] das genügt
       *[other] noch { $more } nötig
    }
the-game-to-start =
    { $who ->
        [you] du fängst
       *[other] { $player } fängt
    } an
the-game-laid = { $laid } von { $all } gelegt
the-game-vital = { $player }!
the-game-left =
    { $count ->
        [one] Eine Karte ist übrig.
       *[other] { $count } Karten sind übrig.
    }
the-game-hands-left = Übrige Handkarten:

## Simulations

column-bots = Bots
column-mean-left = Karten übrig, im Mittel
column-total-victories = alle Karten gelegt
column-under-ten = weniger als zehn übrig

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains an end or
## a refusal

rule-the-game-team-players = Alle spielen zusammen, als eine Mannschaft.
rule-the-game-cards-pack = Jede Zahl von 2 bis 99 ist einmal im Spiel.
rule-the-game-piles-four = Auf Sonne und Mond geht es aufwärts, auf Stern und Blatt abwärts.
rule-the-game-piles-bases = Aufwärts beginnt es bei 1, abwärts bei 100.
rule-the-game-piles-top-card =
    { $count ->
        [0] Auf jedem Stapel zählt nur die oberste Karte.
       *[other] Oben auf dem Stapel liegt { $cards }, und nur die oberste Karte zählt.
    }
rule-the-game-deal-hand-size = Eine Hand hat allein 8 Karten, zu zweit 7, sonst 6.
rule-the-game-deal-draw-pile = Was nicht ausgeteilt wird, ist der Nachziehstapel.
rule-the-game-place-own-cards = Du hast { $cards } nicht auf der Hand.
rule-the-game-place-ascending = { $cards } passt nicht: Hier geht es aufwärts; es passt eine höhere Karte oder die, die genau um 10 niedriger ist.
rule-the-game-place-descending = { $cards } passt nicht: Hier geht es abwärts; es passt eine niedrigere Karte oder die, die genau um 10 höher ist.
rule-the-game-place-backwards = Um genau 10 darf eine Karte zurückspringen.
rule-the-game-place-backwards-freely = Rückwärtssprünge sind beliebig oft erlaubt.
rule-the-game-place-no-move-to-a-base = Von der 1 und der 100 führt kein Rückwärtssprung weg, und keiner führt dorthin zurück.
rule-the-game-start-offered = Einem Platz wird der Anfang angeboten.
rule-the-game-start-begin = Statt seiner darf jeder andere Platz anfangen.
rule-the-game-start-others = Du bist schon am Zug: Lege einfach eine Karte.
rule-the-game-start-once = Das hast du schon einmal gesagt.
rule-the-game-start-before-first-card = Die erste Karte liegt, also steht fest, wer anfängt.
rule-the-game-turn-minimum-two = In diesem Zug sind mindestens zwei Karten zu legen.
rule-the-game-turn-any-number = Es dürfen beliebig viele Karten auf beliebige Stapel gelegt werden.
rule-the-game-turn-minimum-fixed = Wie viele Karten zu legen sind, steht mit Beginn des Zuges fest.
rule-the-game-turn-own-end = Wer am Zug ist, beendet ihn selbst.
rule-the-game-turn-empty-hand-ends = Mit leerer Hand endet der Zug von selbst.
rule-the-game-turn-clockwise = Weiter geht es im Uhrzeigersinn.
rule-the-game-refill-not-during-turn = Während des Zuges wird nicht nachgezogen.
rule-the-game-refill-as-many-as-laid = Am Ende des Zuges werden so viele Karten gezogen, wie gelegt wurden.
rule-the-game-refill-runs-out = Im Nachziehstapel waren weniger Karten, als gelegt wurden.
rule-the-game-talk-no-numbers = Zahlen darf niemand nennen.
rule-the-game-talk-leave = Man darf darum bitten, dass die anderen einen Stapel schonen.
rule-the-game-talk-vital = Eine inständige Bitte heißt: auf keinen Fall, koste es, was es wolle.
rule-the-game-talk-lasts = Eine Bitte gilt bis zum Ende des eigenen nächsten Zuges.
rule-the-game-talk-once-a-turn = In diesem Zug hast du deine Bitte für diesen Stapel schon geändert.
rule-the-game-talk-changes-something = Das besagt deine Bitte schon.
rule-the-game-talk-clear = Für diesen Stapel hast du keine Bitte ausgesprochen.
rule-the-game-talk-not-in-own-turn = Du bist selbst am Zug: Jetzt sprechen deine Karten.
rule-the-game-talk-needs-cards = Du hast keine Karten mehr und damit nichts zu erbitten.
rule-the-game-talk-done = Du hast schon gesagt, dass das alles ist.
rule-the-game-empty-none = Ohne Nachziehstapel zieht niemand nach.
rule-the-game-empty-minimum-one = In diesem Zug ist mindestens eine Karte zu legen.
rule-the-game-empty-skipped = Wer keine Karten mehr hat, wird übersprungen.
rule-the-game-end-stuck = Keine Handkarte passt auf { $cards }.
rule-the-game-end-lazily = Die Partie endet, wenn keine Karte mehr passt, und nicht vorher.
rule-the-game-end-total-victory = Alle Karten sind gelegt: Sieg auf ganzer Linie.
rule-the-game-end-count = Das Ergebnis ist die Zahl der übrigen Karten.
rule-the-game-end-excellent = Weniger als zehn übrige Karten sind ein ausgezeichnetes Ergebnis.
rule-the-game-expert-minimum-three = In diesem Zug sind mindestens drei Karten zu legen.
rule-the-game-expert-smaller-hand = Jede Hand ist um eine Karte kleiner.
