### What is done and happens in many card games: cards dealt and played, tricks, scores.

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-play =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { $player } spielt { $card }.
    }
ask-play = Welche Karte spielst du
verb-play = spielen

## Events

event-dealt =
    { $who ->
        [you] Du bekommst { $cards }.
       *[other] { $player } bekommt { $cards }.
    }
event-tricks-began = Der erste Stich beginnt.
event-trick-won =
    { $who ->
        [you] Du machst den Stich mit { $card }.
       *[other] { $player } macht den Stich mit { $card }.
    }
event-round-scored = Wertung des Durchgangs: { $points }.
event-game-ended =
    { $count ->
        [one] { $who ->
            [you] Die Partie ist zu Ende: Du gewinnst!
           *[other] Die Partie ist zu Ende: { $winners } gewinnt.
        }
       *[other] Die Partie ist zu Ende. Gemeinsamer Sieg: { $winners }.
    }

## The table on the screen

column-round = Durchgang { $round }
column-total = gesamt
