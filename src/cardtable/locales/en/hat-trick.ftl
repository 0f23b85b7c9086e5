### Hat Trick: the game, its options, what happens and why.

game-hat-trick-name = Hat Trick
game-hat-trick-line = Win many cards of one colour and few of the others, in tricks of two colours at most.
game-hat-trick-credit = Hat Trick is by Klaus Palesch, published by Nürnberger-Spielkarten-Verlag (NSV) with the cards of Sticheln.

## Variants

variant-hat-trick-base = The game as printed.

## Options

option-tied-lead = who leads after a double trick with equal highest cards: the player of the next lower card, or the winner of its colour

## Events

event-passed =
    { $who ->
        [you] That is a pass: { $card } goes face down before you and costs 2.
       *[other] That is a pass: { $card } goes face down before { $player } and costs 2.
    }
event-trick-cleared =
    { $who ->
        [you] { $card } decides: you have the lead.
       *[other] { $card } decides: { $player } has the lead.
    }
event-last-cards-aside = Everybody puts the last card aside, unseen; it does not count.

## The table on the screen

hat-trick-round = Round { $round } of { $rounds }
hat-trick-trick = trick { $trick } of { $tricks }
hat-trick-column-trick = trick
hat-trick-column-passed = passed
hat-trick-column-now = this round
hat-trick-column-points = points
hat-trick-column-best = best colour
hat-trick-column-others = other colours
hat-trick-led = led
hat-trick-ahead = ahead
hat-trick-passed = passed
hat-trick-you-lead = You open the trick: any card will do.
hat-trick-one-colour = On the table: { $colour } alone. A card of another colour opens a second trick.
hat-trick-two-colours = On the table: { $first } and { $second }. A { $third } card would be a pass and cost 2.
hat-trick-cards-of-colour = { $count } { $colour }

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a score or a refusal; $points what they were worth

rule-hat-trick-deck-by-players = Red, blue and green run from 1 to 20, and from 0 with 7 players.
rule-hat-trick-deal-all-cards = All cards are dealt, to everybody the same number.
rule-hat-trick-hand-own-cards = { $cards } is not in your hand.
rule-hat-trick-round-leader = The first lead moves on by one seat each round.
rule-hat-trick-trick-one-card-each = In turn, everybody plays one card.
rule-hat-trick-trick-any-card = Any hand card may be played; its colour decides where it goes.
rule-hat-trick-trick-second-colour-doubles = { $cards } opened the two colours of a double trick.
rule-hat-trick-trick-two-colours-at-most = A double trick never has more than two colours.
rule-hat-trick-trick-highest-of-colour = { $cards } is the highest card of its colour and takes it.
rule-hat-trick-trick-twenty-and-zero = The 20 is the highest card and the 0 the lowest; neither has any other power.
rule-hat-trick-trick-single-card = { $cards } is the only card of its colour and wins itself.
rule-hat-trick-trick-won-face-up = Won cards lie face up, a pile for each colour.
rule-hat-trick-pass-third-colour = { $cards } is of the third colour: a pass.
rule-hat-trick-pass-only-beside-two-colours = A pass needs two colours in the trick, and a card of the third.
rule-hat-trick-pass-of-free-will = Passing is allowed to those who could play.
rule-hat-trick-pass-shown-then-face-down = A card passed is shown, and then lies face down before its player.
rule-hat-trick-lead-highest-card = { $cards } is the highest card in the trick and gives the lead.
rule-hat-trick-lead-equals-decide-nothing = { $cards } are equal and decide nothing about the lead.
rule-hat-trick-lead-next-lower = { $cards } is the highest card without an equal and gives the lead.
rule-hat-trick-lead-winner = { $cards } won the colour of the highest card without an equal, and gives the lead.
rule-hat-trick-lead-colour-order = { $cards } gives the lead: red beats blue, and blue beats green.
rule-hat-trick-round-last-card-aside = The last card of each hand is put aside unseen and does not count.
rule-hat-trick-score-best-colour-plus-one =
    { $count ->
        [0] Best colour: { $points }, for no card was won.
       *[other] Best colour, plus 1 a card: { $points } for { $cards }.
    }
rule-hat-trick-score-tied-colours = Of colours with equally many cards, any one may be the best.
rule-hat-trick-score-others-minus-one =
    { $count ->
        [0] Other colours: { $points }.
       *[other] Other colours, minus 1 a card: { $points } for { $cards }.
    }
rule-hat-trick-score-passed-minus-two =
    { $count ->
        [0] Passed: { $points }.
       *[other] Passed, minus 2 a card: { $points } for { $cards }.
    }
rule-hat-trick-score-round-points = The points of the round are the three sums together.
rule-hat-trick-round-fresh-deal = Each round all cards are shuffled and dealt anew.
rule-hat-trick-round-number = A game has 5 rounds, unless the table wants another number.
rule-hat-trick-game-highest-total = The highest total wins.
rule-hat-trick-game-shared-victory = Equal totals share the victory.
