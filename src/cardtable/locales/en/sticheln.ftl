### Sticheln: the game, its options, what is done, what happens and why.

game-sticheln-name = Sticheln
game-sticheln-line = Win many cards, but none of the colour you cursed yourself.
game-sticheln-credit = Sticheln is by Klaus Palesch, published by Nürnberger-Spielkarten-Verlag (NSV).

## Variants

variant-sticheln-base = The game as printed.
variant-sticheln-reverse = Your own colour brings luck, all others cost, and the lowest trump wins.
variant-sticheln-mild = A card of your cursed colour costs 5, whatever its number.
variant-sticheln-aggravated = Everybody chooses two colours.
variant-sticheln-hazy = The colours chosen stay secret until the round is scored.
variant-sticheln-delayed = Nobody chooses a colour until all tricks are played.

## Options

option-objective = what your own colour does: cost its numbers, bring them, or cost 5 a card
option-curses = how many colours everybody curses
option-visibility = when the cursed colours are seen: at once, at scoring, or chosen at scoring
option-zero-trick = who wins a trick of zeros alone
option-untrumped-reverse = which card wins a trick without a trump in the reverse game
option-rounds = how many rounds are played; “players” means one a player

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-curse =
    { $who ->
        [you] You lay { $card } face down.
       *[other] { $player } lays { $card } face down.
    }
action-declare =
    { $who ->
        [you] You name { $colour }.
       *[other] { $player } names { $colour }.
    }
ask-curse =
    { $curses ->
        [one] Which card do you lay face down
       *[other] Which card do you lay face down, one of two
    }
ask-declare =
    { $objective ->
        [reverse] Which of the colours you won brings you luck
       *[other] Which of the colours you won do you curse
    }
verb-curse = curse
verb-declare = declare

## Events

event-left-over = Left over, and out of this round: { $cards }.
event-phase-began =
    { $phase ->
        [choose] { $objective ->
            [reverse] { $curses ->
                [one] Everybody lays a card face down; its colour brings luck.
               *[other] Everybody lays two cards face down; their colours bring luck.
            }
           *[other] { $curses ->
                [one] Everybody lays a card face down; its colour is cursed.
               *[other] Everybody lays two cards face down; their colours are cursed.
            }
        }
        [declare] { $objective ->
            [reverse] All tricks are played. Everybody names a colour that brings luck.
           *[other] All tricks are played. Everybody names a colour and curses it.
        }
       *[play] The tricks begin.
    }
event-curses-revealed = The cards laid are turned over: { $cards }.
event-trick-set-aside = Nobody wins the trick; its leader leads again.
event-declared = The colours named come out: { $colours }.
## The table on the screen

sticheln-round = Round { $round } of { $rounds }
sticheln-trick = trick { $trick } of { $tricks }
sticheln-led = { $colour } was led
sticheln-column-cursed = cursed
sticheln-column-lucky = lucky
sticheln-column-trick = trick
sticheln-column-won = cards won
sticheln-column-points = points
sticheln-column-own = own colour
sticheln-column-others = other cards
sticheln-you-won = The cards you won:
sticheln-leads = (led)
sticheln-secret = secret
sticheln-other-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a score or a refusal; $points what they were worth

rule-sticheln-deck-by-players = The number of players decides which colours and numbers are in the game.
rule-sticheln-deal-hand-size = Everybody is dealt 15 cards, or 14 with 8 players.
rule-sticheln-deal-left-over-shown = Cards left over are shown to everybody and count for nobody.
rule-sticheln-hand-own-cards = { $cards } is not in your hand.
rule-sticheln-curse-one-hand-card = Everybody lays one hand card face down to curse its colour.
rule-sticheln-curse-any-number = Any card may be laid, even a 0.
rule-sticheln-curse-revealed-together = The cards laid are turned over together.
rule-sticheln-curse-same-as-others = Several players may curse the same colour.
rule-sticheln-curse-card-leaves-hand = The card laid has left the hand and is not played.
rule-sticheln-curse-card-counts = The card laid counts with the cards won.
rule-sticheln-round-leader = The first lead moves on by one seat each round.
rule-sticheln-trick-any-card = Any hand card may be played.
rule-sticheln-trick-first-card-sets-colour = { $cards } was led, and sets the colour of the trick.
rule-sticheln-trick-other-colours-trump =
    { $count ->
        [one] { $cards } is of another colour, and so a trump.
       *[other] { $cards } are of other colours, and so trumps.
    }
rule-sticheln-trick-highest-of-led-colour = { $cards } is the highest card of the colour led, and nobody played a trump.
rule-sticheln-trick-highest-trump = { $cards } is the highest trump.
rule-sticheln-trick-zero-never-wins =
    { $count ->
        [one] { $cards } is a zero: it is no trump and cannot win.
       *[other] { $cards } are zeros: they are no trumps and cannot win.
    }
rule-sticheln-trick-first-of-equals = { $cards } are equal, and the one played first wins.
rule-sticheln-trick-all-zeros-leader = All cards are zeros, so the leader takes the trick.
rule-sticheln-trick-all-zeros-nobody = All cards are zeros, so nobody takes the trick.
rule-sticheln-trick-winner-takes-and-leads = Whoever takes a trick leads the next.
rule-sticheln-won-remembered = Won cards may be remembered: everybody saw them.
rule-sticheln-round-ends-with-empty-hands = The round ends when all hands are empty.
rule-sticheln-score-cursed-minus-number = Own colour, minus the numbers: { $points } for { $cards }.
rule-sticheln-score-others-plus-one =
    { $count ->
        [one] Other colours, plus 1 a card: { $points } for one card.
       *[other] Other colours, plus 1 a card: { $points } for { $count } cards.
    }
rule-sticheln-score-round-points = The points of the round are the two sums together.
rule-sticheln-round-fresh-deal = Each round all cards are shuffled and dealt anew.
rule-sticheln-round-number = A game has 5 rounds, unless the table wants another number.
rule-sticheln-game-highest-total = The highest total wins.
rule-sticheln-game-shared-victory = Equal totals share the victory.
rule-sticheln-combine-independent-axes = Variants combine, because each changes one thing.
rule-sticheln-reverse-lucky-plus-number = Lucky colour, plus the numbers: { $points } for { $cards }.
rule-sticheln-reverse-others-minus-one =
    { $count ->
        [one] Other colours, minus 1 a card: { $points } for one card.
       *[other] Other colours, minus 1 a card: { $points } for { $count } cards.
    }
rule-sticheln-reverse-lowest-trump = { $cards } is the lowest trump, and in the reverse game that wins.
rule-sticheln-reverse-untrumped-highest = { $cards } is the highest card of the colour led, and nobody played a trump.
rule-sticheln-reverse-untrumped-lowest = { $cards } is the lowest card of the colour led that is not a zero, and nobody played a trump.
rule-sticheln-mild-minus-five = Own colour, minus 5 a card: { $points } for { $cards }.
rule-sticheln-aggravated-two-colours = Your two colours must differ.
rule-sticheln-aggravated-one-colour-hand = Only a hand of a single colour may lay two cards of it.
rule-sticheln-aggravated-fewer-tricks = With one card fewer in each hand there is one trick fewer.
rule-sticheln-hazy-face-down-until-scored = The cards laid stay face down until the round is scored.
rule-sticheln-delayed-choose-at-scoring = The cursed colour is named when the round is scored.
rule-sticheln-delayed-only-a-colour-won = You won no card of that colour in this round.
rule-sticheln-delayed-nothing-won = Whoever won no card names nothing and scores 0.
rule-sticheln-delayed-second-colour = Whoever won cards of two colours must name two.
rule-sticheln-delayed-all-cards-played = No card is laid down, so all are played.
