### What is done and happens in many card games: cards dealt and played, tricks, scores.

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-play =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $player } joue { $card }.
    }
ask-play = Quelle carte jouez-vous
verb-play = jouer

## Events

event-dealt =
    { $who ->
        [you] Vous recevez { $cards }.
       *[other] { $player } reçoit { $cards }.
    }
event-tricks-began = Place aux plis.
event-trick-won =
    { $who ->
        [you] Vous remportez le pli avec { $card }.
       *[other] { $player } remporte le pli avec { $card }.
    }
event-round-scored = Décompte de la manche : { $points }.
event-game-ended =
    { $count ->
        [one] { $who ->
            [you] La partie est finie : vous gagnez !
           *[other] La partie est finie : { $winners } gagne.
        }
       *[other] La partie est finie : victoire partagée entre { $winners }.
    }

## The table on the screen

column-round = manche { $round }
column-total = total
