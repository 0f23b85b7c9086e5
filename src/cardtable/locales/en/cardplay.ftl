### What is done and happens in many card games: cards dealt and played, tricks, scores.

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-play =
    { $who ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
ask-play = Which card do you play
verb-play = play

## Events

event-dealt =
    { $who ->
        [you] You are dealt { $cards }.
       *[other] { $player } is dealt { $cards }.
    }
event-tricks-began = The tricks begin.
event-trick-won =
    { $who ->
        [you] You take the trick with { $card }.
       *[other] { $player } takes the trick with { $card }.
    }
event-round-scored = The round is scored: { $points }.
event-game-ended =
    { $count ->
        [one] { $who ->
            [you] The game is over: you win!
           *[other] The game is over: { $winners } wins.
        }
       *[other] The game is over: { $winners } share the victory.
    }

## The table on the screen

column-round = round { $round }
column-total = total
