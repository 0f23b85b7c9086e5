### What every game has in common: colours, chance, the engine's rules and its errors.
### $who is `you` when the person at the screen is meant, otherwise `other`; $player is the name.

## Colours

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-brown = brown
colour-purple = purple
colour-grey = grey
colour-unknown = a secret colour

## Chance

action-shuffle = The cards are shuffled.

## Options that every game has

option-players = how many play
option-first = the seat that leads first, counted from 0

## Rules

rule-engine-no-such-action = There is no such card or action in this game.
rule-engine-not-your-turn = The table is not waiting for this seat.
rule-engine-not-now = This belongs to another phase of the game.
rule-engine-not-a-shuffle = A shuffle must lay out exactly the cards of each pack.

## Errors: $problem codes of CardtableError, with their details

error-bad-header = expected the line “{ $wanted }: …”
error-bad-seats =
    { $players ->
        [one] this game has one seat: the header needs a line for seat 0
       *[other] this game has { $players } seats: the header needs a line for each, from seat 0, in order
    }
error-bot-cannot-play = the bot { $bot } cannot play { $game }; it plays { $known }
error-broken-rule = this decision breaks the rule { $rule }
error-contradiction = { $other } and { $one } want different values of { $option }; leave one of them out
error-cut-off = the last line was cut off; complete it with its line end, or remove it
error-cut-within-moment = the log was cut within a moment; cut it after the consequences of a decision
error-illegal-action = seat { $seat } may not { $action }: the rule { $rule } forbids it
error-no-such-moment = there is no moment { $moment }; the moments are 0 to { $last }
error-no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
error-no-world = no deal fits what seat { $seat } has seen
error-not-a-card = “{ $text }” is not a card; cards are written like R7
error-not-a-decision = “{ $text }” is not a decision: a seat or “chance”, then its action
error-not-a-record = this is not a Cardtable record
error-not-an-action = “{ $text }” is not an action of this game
error-not-canonical = “{ $text }” must be written “{ $canonical }”
error-not-json = this is not valid JSON
error-no-rulebook = there is no rulebook of { $name } in “{ $language }”
error-option-twice = the option { $option } is given twice
error-other-version = the record was made by version { $theirs } of the game, and this is version { $ours }
error-two-entries = the rulebook has two entries { $rule }
error-unknown-game = there is no game “{ $name }”; there are { $known }
error-unknown-option = there is no option “{ $name }”; there are { $known }
error-unknown-rules = the game cites rules that its rulebook has not: { $rules }
error-unknown-variant = there is no variant “{ $name }”; there are { $known }
error-unreadable-json = “{ $found }” is not { $wanted }
error-wrong-events = the stored events are not what follows from the decisions
error-wrong-seats =
    { $needed ->
        [one] the table has one seat, and there are { $given } players for it
       *[other] the table has { $needed } seats, and there are { $given } players for them
    }
error-wrong-value = the option { $option } takes { $takes }, not “{ $value }”
