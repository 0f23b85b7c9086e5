### What every game has in common: colours, chance, the engine's rules and its errors.
### $who is `you` when the person at the screen is meant, otherwise `other`; $player is the name.

## Colours

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-brown = Braun
colour-purple = Lila
colour-grey = Grau
colour-unknown = eine geheime Farbe

## Chance

action-shuffle = Die Karten werden gemischt.

## Options that every game has

option-players = wie viele mitspielen
option-first = welcher Platz zuerst ausspielt, gibt oder anfängt, gezählt ab 0

## Rules

rule-engine-no-such-action = Diese Karte oder Aktion gibt es in diesem Spiel nicht.
rule-engine-not-your-turn = Der Tisch wartet gerade nicht auf diesen Platz.
rule-engine-not-now = Das gehört in einen anderen Abschnitt des Spiels.
rule-engine-not-a-shuffle = Beim Mischen bleiben in jedem Packen genau die Karten, die er hat.

## Errors: $problem codes of CardtableError, with their details

error-bad-header = Erwartet wird die Zeile „{ $wanted }: …“
error-bad-seats =
    { $players ->
        [one] Diese Partie hat einen Platz: Der Kopf braucht eine Zeile für Platz 0
       *[other] Diese Partie hat { $players } Plätze: Der Kopf braucht eine Zeile für jeden, von Platz 0 an und der Reihe nach
    }
error-bot-cannot-play = Der Bot { $bot } kann { $game } nicht spielen; er spielt { $known }
error-broken-rule = Diese Entscheidung verstößt gegen die Regel { $rule }
error-contradiction = { $other } und { $one } verlangen Verschiedenes von { $option }; lass eines davon weg
error-cut-off = Die letzte Zeile ist abgeschnitten; ergänze sie samt Zeilenende oder entferne sie
error-cut-within-moment = Der Verlauf bricht mitten in einem Zeitpunkt ab; schneide ihn nach den Folgen einer Entscheidung ab
error-illegal-action = Platz { $seat } darf nicht „{ $action }“: Die Regel { $rule } verbietet es
error-no-such-moment = Es gibt keinen Zeitpunkt { $moment }; die Zeitpunkte gehen von 0 bis { $last }
error-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }
error-no-world = Keine Kartenverteilung passt zu dem, was Platz { $seat } gesehen hat
error-not-a-card = „{ $text }“ ist keine Karte; Karten schreibt man wie R7
error-not-a-decision = „{ $text }“ ist keine Entscheidung: erst ein Platz oder „chance“, dann die Aktion
error-not-a-record = Das ist keine Aufzeichnung von Cardtable
error-not-an-action = „{ $text }“ ist keine Aktion dieses Spiels
error-not-canonical = „{ $text }“ muss „{ $canonical }“ geschrieben werden
error-not-json = Das ist kein gültiges JSON
error-no-rulebook = Für { $name } gibt es kein Regelheft in „{ $language }“
error-option-twice = Die Option { $option } ist doppelt angegeben
error-other-version = Die Aufzeichnung stammt von Version { $theirs } des Spiels, und dies ist Version { $ours }
error-two-entries = Das Regelheft hat zwei Einträge { $rule }
error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }
error-unknown-option = Eine Option „{ $name }“ gibt es nicht; es gibt { $known }
error-unknown-rules = Das Spiel nennt Regeln, die nicht in seinem Regelheft stehen: { $rules }
error-unknown-variant = Eine Variante „{ $name }“ gibt es nicht; es gibt { $known }
error-unreadable-json = „{ $found }“ ist nicht { $wanted }
error-wrong-events = Die gespeicherten Ereignisse sind nicht die Folgen der Entscheidungen
error-wrong-seats =
    { $needed ->
        [one] Am Tisch ist ein Platz, angegeben sind dafür { $given }
       *[other] Am Tisch sind { $needed } Plätze, angegeben sind dafür { $given }
    }
error-wrong-value = Die Option { $option } erlaubt { $takes }, nicht „{ $value }“
