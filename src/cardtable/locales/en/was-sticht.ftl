### Was Sticht?: the game, its options, what is done, what happens and why.

game-was-sticht-name = Was Sticht?
game-was-sticht-line = Choose your cards, find out what is trump, and be the first to fulfil all your contracts.
game-was-sticht-credit = Was Sticht? is by Karl-Heinz Schmiel, published by Moskito-Spiele.

## Variants

variant-was-sticht-base = The game as printed.

## Options

option-contracts = how many contracts each player has
option-value-follows = what a card of the trump value belongs to when a plain colour is led: the trumps alone, or its printed colour too

## Contracts, as their tiles say it, and the cards that say there is no trump

goal-no-tricks = no tricks
goal-no-red = no red cards
goal-no-yellow = no yellow cards
goal-no-green = no green cards
goal-no-blue = no blue cards
goal-one-trick = exactly one trick
goal-two-tricks = exactly two tricks
goal-three-tricks = exactly three tricks
goal-four-tricks = exactly four tricks
goal-last-trick = the last trick
goal-most-tricks = most tricks
goal-fewest-tricks = fewest tricks
goal-unknown = a contract, face down
card-no-colour = no trump colour
card-no-value = no trump value

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-tile =
    { $who ->
        [you] You take a tile: { $goal }.
       *[other] { $player } takes a tile: { $goal }.
    }
action-take =
    { $who ->
        [you] You take { $card }.
       *[other] { $player } takes { $card }.
    }
action-contract =
    { $who ->
        [you] You choose your contract: { $goal }.
       *[other] { $player } chooses { $goal }.
    }
action-discard =
    { $who ->
        [you] You put a tile away: { $goal }.
       *[other] { $player } puts a tile away: { $goal }.
    }
ask-tile = Which contract do you take
ask-take = Which card of the column do you take
ask-contract = Which contract do you choose for this round
ask-discard = Which of your tiles do you put away
verb-tile = tile
verb-take = take
verb-contract = contract
verb-discard = discard

## Events

event-round-began =
    { $who ->
        [you] A round begins, and you deal.
       *[other] A round begins, and { $player } deals.
    }
event-trumps-seen =
    { $who ->
        [you] You look at the trumps: { $cards }. Nobody else sees them.
       *[other] { $player } looks at the trumps: { $cards }.
    }
event-columns-laid = { $count } cards lie open in columns of four.
event-card-put-aside = { $card } is put aside.
event-hint-given =
    { $count ->
        [0] The dealer announces: { $card }, which was put aside, would have won the column.
       *[other] { $who ->
            [you] The dealer announces: you would have won the column with { $card }.
           *[other] The dealer announces: { $takers } would have won the column with { $card }.
        }
    }
event-trumps-revealed = The trumps are turned up: { $cards }.
event-contracts-revealed = The contracts are turned up: { $goals }.
event-contract-fulfilled =
    { $who ->
        [you] You have fulfilled your contract, { $goal }, and put the tile away.
       *[other] { $player } has fulfilled the contract, { $goal }, and puts the tile away.
    }
event-contract-failed =
    { $who ->
        [you] You have failed your contract, { $goal }.
       *[other] { $player } has failed the contract, { $goal }.
    }
event-dealer-succeeded =
    { $who ->
        [you] As the dealer you have fulfilled what another failed, { $goal }: put away any of your tiles.
       *[other] { $player }, the dealer, has fulfilled what another failed: { $goal }.
    }
event-dealer-failed =
    { $who ->
        [you] As the dealer you have fulfilled nothing that another failed.
       *[other] { $player }, the dealer, has fulfilled nothing that another failed.
    }

## The table on the screen

was-sticht-heading-tiles =
    { $count ->
        [1] Before the first round: take one contract each.
       *[other] Before the first round: take { $count } contracts each, one at a time.
    }
was-sticht-heading-round =
    { $who ->
        [you] You deal.
       *[other] { $player } deals.
    } Trumps: { $trumps }.
was-sticht-heading-trick = Trick { $trick } of { $tricks }.
was-sticht-trumps = colour { $colour }, value { $value }
was-sticht-none = none
was-sticht-trumps-secret = ?? (the dealer knows)
was-sticht-star = * taken first, as if led to a trick
was-sticht-column-column = column
was-sticht-column-left = left
was-sticht-column-aside = aside
was-sticht-column-announced = announced
was-sticht-column-name = contract
was-sticht-column-value = value
was-sticht-column-on-table = on the table
was-sticht-column-contract = contract
was-sticht-column-state = so far
was-sticht-column-trick = trick
was-sticht-column-tricks = tricks
was-sticht-column-hand = hand
was-sticht-column-to-do = still to do
was-sticht-column-done = fulfilled (value)
was-sticht-dealer = dealer
was-sticht-column-by-dealer = by the dealer
was-sticht-led = led
was-sticht-ahead = ahead
was-sticht-fulfilled = fulfilled
was-sticht-open = open
was-sticht-failed = failed
was-sticht-chosen = face down
was-sticht-goal-value = { $goal } ({ $value })
was-sticht-advice-tile = The number says how hard a contract is. A tile that is gone is gone.
was-sticht-advice-take = Whoever would have won a column is announced: that tells what may be trump.
was-sticht-advice-dealer = You know the trumps: the others learn of them by what you announce.
was-sticht-advice-contract = Choose what your hand can fulfil. Failing costs nothing but time.
was-sticht-advice-discard = Any of your tiles may go.

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains a trick,
## a contract or a refusal, and $count is how many

rule-was-sticht-material-cards = There are cards from 1 to 9 in red, yellow, green and blue.
rule-was-sticht-material-trump-decks = Five cards name a trump colour or none, ten a trump value or none.
rule-was-sticht-material-tiles = There are 24 contract tiles.
rule-was-sticht-material-values = The value of a tile says how hard it is.
rule-was-sticht-round-first-dealer = The first seat deals the first round, unless the table wants another.
rule-was-sticht-tiles-clockwise = Tiles are taken one at a time, clockwise, by the dealer first.
rule-was-sticht-tiles-on-the-table = No such tile is left on the table.
rule-was-sticht-tiles-number = Each player has five contracts, unless the table wants another number.
rule-was-sticht-tiles-open = Everybody sees all tiles.
rule-was-sticht-round-shuffle = The cards and both trump decks are shuffled.
rule-was-sticht-trumps-dealer-looks = The dealer alone knows the trumps until all columns are taken.
rule-was-sticht-draft-columns = The cards lie in nine columns of four.
rule-was-sticht-draft-token = The left neighbour of the dealer takes first, and one player further on for each column.
rule-was-sticht-draft-clockwise = Cards are taken clockwise, one each.
rule-was-sticht-draft-one-of-the-column = { $cards } does not lie in the column that is being taken.
rule-was-sticht-draft-hands-open = Hands lie open.
rule-was-sticht-draft-hint = { $cards } would have won its column. The dealer says no more than that.
rule-was-sticht-draft-put-aside = With three players the last card of a column is put aside.
rule-was-sticht-draft-put-aside-counts =
    { $count ->
        [0] A card put aside counts for the hint.
       *[other] { $cards } was put aside, and counts for the hint.
    }
rule-was-sticht-draft-trumps-revealed = When all cards are taken, the trumps are turned up.
rule-was-sticht-trumps-cards =
    { $count ->
        [0] Cards of the trump colour and cards of the trump value are trumps.
       *[other] { $cards } is the only trump in the trick.
    }
rule-was-sticht-trumps-no-colour = Without a trump colour, only the cards of the trump value are trumps.
rule-was-sticht-trumps-no-value = Without a trump value, only the cards of the trump colour are trumps.
rule-was-sticht-trumps-super-trump = { $cards } has the trump colour and the trump value: nothing beats it.
rule-was-sticht-trumps-value-above-colour = { $cards } has the trump value, which beats the trump colour.
rule-was-sticht-choice-secret = All but the dealer choose a contract secretly.
rule-was-sticht-choice-own-tile = That is none of your contracts, or you have fulfilled it already.
rule-was-sticht-choice-revealed = The contracts are turned up together.
rule-was-sticht-choice-dealer-none = The dealer chooses no contract, but tries to fulfil one of those that the others have exposed.
rule-was-sticht-trick-lead = The left neighbour of the dealer leads first.
rule-was-sticht-trick-clockwise = In turn, everybody plays one card.
rule-was-sticht-trick-own-cards = { $cards } is not in your hand.
rule-was-sticht-follow-led-colour = { $cards } does not follow: you have a card of the colour led.
rule-was-sticht-follow-led-trump = { $cards } does not follow: a trump was led, and you have one.
rule-was-sticht-follow-led-value = { $cards } does not follow: a card of the trump value was led, which is a trump, and you have one.
rule-was-sticht-follow-value-is-trump = { $cards } is a trump and does not follow its printed colour, of which you have another card.
rule-was-sticht-follow-printed-colour = { $cards } does not follow: your trump of the colour led does.
rule-was-sticht-follow-anything =
    { $count ->
        [0] Who cannot follow may play anything.
       *[other] Only who cannot follow may play anything: you could, with { $cards }.
    }
rule-was-sticht-trick-led-colour = { $cards } is the highest card of the colour led, and no trump lies there.
rule-was-sticht-trick-trump-colour = { $cards } is the highest trump.
rule-was-sticht-trick-first-value = { $cards } have the trump value: the first one played wins.
rule-was-sticht-trick-winner-leads = The winner of a trick leads the next one.
rule-was-sticht-contract-no-tricks =
    Asked: no tricks; won: { $count ->
        [0] none.
       *[other] { $count }, with { $cards }.
    }
rule-was-sticht-contract-exactly =
    Asked: an exact number of tricks; won: { $count ->
        [0] none.
       *[other] { $count }, with { $cards }.
    }
rule-was-sticht-contract-no-colour =
    Asked: no card of a colour; won: { $count ->
        [0] none.
       *[other] { $cards }.
    }
rule-was-sticht-contract-printed-colour = The printed colour counts, whatever is trump.
rule-was-sticht-contract-last-trick = Asked: the last trick, which { $cards } took.
rule-was-sticht-contract-most-tricks =
    Asked: more tricks than each of the others; won: { $count ->
        [0] none.
       *[other] { $count }, with { $cards }.
    }
rule-was-sticht-contract-fewest-tricks =
    Asked: fewer tricks than each of the others; won: { $count ->
        [0] none.
       *[other] { $count }, with { $cards }.
    }
rule-was-sticht-contract-tied = Who shares the most or the fewest tricks has failed.
rule-was-sticht-round-fulfilled = The contract is fulfilled, and its tile put away.
rule-was-sticht-round-failed = The contract is failed; its tile can be tried again.
rule-was-sticht-dealer-succeeds = The dealer has fulfilled a contract that its owner failed.
rule-was-sticht-dealer-any-of-them = Any exposed contract will do for the dealer, and one tile is put away.
rule-was-sticht-dealer-owner-first = The owner has fulfilled the contract, so it does not count for the dealer.
rule-was-sticht-dealer-discards = That is none of your contracts, or you have fulfilled it already.
rule-was-sticht-dealer-fails = The dealer has fulfilled no contract that its owner failed.
rule-was-sticht-round-deal-passes = The deal passes to the left.
rule-was-sticht-game-after-all-discards = All put their tiles away before anybody has won.
rule-was-sticht-game-first-finisher = Whoever has put the last contract away wins.
rule-was-sticht-game-several-finishers = Several have finished: of all players, the highest value put away wins.
rule-was-sticht-game-shared-victory = Several have finished, and equal values put away share the victory.
