### The Game: the game, its options, what is done, what happens and why.

game-the-game-name = The Game
game-the-game-line = All together: lay 98 cards on four piles, two that rise and two that fall.
game-the-game-credit = The Game is by Steffen Benndorf, published by Nürnberger-Spielkarten-Verlag (NSV).

## Variants

variant-the-game-base = The game as printed.
variant-the-game-expert-three = For experts: at least three cards a turn.
variant-the-game-expert-small-hands = For experts: at least three cards a turn, and a card fewer in each hand.

## Options

option-expert = how hard it is: 1 asks for three cards a turn, 2 for smaller hands besides
option-talk = what can be asked of the others: nothing, to leave a pile, or that in two grades

## Actions: as sentences, as questions to the person at the screen, and as words to type

action-place =
    { $who ->
        [you] You lay { $card } on { $pile }.
       *[other] { $player } lays { $card } on { $pile }.
    }
action-end =
    { $who ->
        [you] You end your turn.
       *[other] { $player } ends the turn.
    }
action-begin =
    { $who ->
        [you] You say: I begin.
       *[other] { $player } says: I begin.
    }
action-leave =
    { $who ->
        [you] You ask the others to leave { $pile } alone.
       *[other] { $player } asks: please leave { $pile } alone.
    }
action-vital =
    { $who ->
        [you] You beg the others to keep off { $pile }.
       *[other] { $player } begs: whatever it costs, keep off { $pile }!
    }
action-clear =
    { $who ->
        [you] You take back your mark on { $pile }.
       *[other] { $player } no longer minds about { $pile }.
    }
action-done =
    { $who ->
        [you] You have no more to say.
       *[other] { $player } has no more to say.
    }
ask-place = Which card do you lay on which pile
ask-end = Nothing more fits. Do you end your turn
ask-begin = Do you want to begin
ask-leave = Do you ask for a pile, before the turn is played
ask-vital = Do you ask for a pile, before the turn is played
ask-clear = Do you take back a mark, before the turn is played
ask-done = Have you no more to say
verb-place = place
verb-end = end
verb-begin = begin
verb-leave = leave
verb-vital = vital
verb-clear = clear
verb-done = done
pile-sun = sun
pile-moon = moon
pile-star = star
pile-leaf = leaf

## Events

event-start-offered =
    { $who ->
        [you] You are to start.
       *[other] { $player } is to start, unless somebody else begins.
    }
event-drawn =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $player } draws { $cards }.
    }
event-turn-passed =
    { $who ->
        [you] It is your turn.
       *[other] It is { $player }’s turn.
    }
event-stuck =
    { $who ->
        [you] You must lay another card, and none fits.
       *[other] { $player } must lay another card, and none fits.
    } The game is over, with { $left ->
        [one] one card
       *[other] { $left } cards
    } left{ $verdict ->
        [excellent] : an excellent result!
       *[unfinished] .
    }
event-total-victory = All cards are laid. The game is over: total victory!

## The table on the screen

the-game-column-pile = pile
the-game-column-top = top
the-game-column-fits = fits
the-game-column-cards = cards
the-game-column-marks = asked for by
the-game-fits-above = above { $top }{ $back ->
        [0] {""}
       *[other] , or { $back }
    }
the-game-fits-below = below { $top }{ $back ->
        [0] {""}
       *[other] , or { $back }
    }
the-game-draw-pile =
    { $count ->
        [0] The draw pile is empty
        [one] One card to draw
       *[other] { $count } cards to draw
    }
the-game-to-lay =
    { $who ->
        [you] you have
       *[other] { $player } has
    } laid { $laid }, { $more ->
        [0] which is enough
       *[other] { $more } more to lay
    }
the-game-to-start =
    { $who ->
        [you] you are
       *[other] { $player } is
    } to start
the-game-heading = { $said }; { $more }
the-game-laid = { $laid } of { $all } laid
the-game-vital = { $player }!
the-game-left =
    { $count ->
        [one] One card is left.
       *[other] { $count } cards are left.
    }
the-game-hands-left = What was left in the hands:

## Simulations

column-bots = bots
column-mean-left = cards left, mean
column-total-victories = total victories
column-under-ten = fewer than ten left

## Rules: one short sentence each; $cards are the cards concerned, where the rule explains an end or
## a refusal

rule-the-game-team-players = All play together, as one team.
rule-the-game-cards-pack = Each number from 2 to 99 is in the game once.
rule-the-game-piles-four = Sun and moon rise, star and leaf fall.
rule-the-game-piles-bases = A rising pile begins at 1, a falling one at 100.
rule-the-game-piles-top-card =
    { $count ->
        [0] Only the top card of a pile counts.
       *[other] { $cards } lies on top of the pile, and only the top card counts.
    }
rule-the-game-deal-hand-size = A hand has 8 cards alone, 7 for two players, 6 for more.
rule-the-game-deal-draw-pile = The cards that are not dealt are the draw pile.
rule-the-game-place-own-cards = { $cards } is not in your hand.
rule-the-game-place-ascending = { $cards } does not fit: a rising pile takes a higher card, or the one exactly 10 lower.
rule-the-game-place-descending = { $cards } does not fit: a falling pile takes a lower card, or the one exactly 10 higher.
rule-the-game-place-backwards = A card exactly 10 back may be laid.
rule-the-game-place-backwards-freely = Backwards moves are not limited.
rule-the-game-place-no-move-to-a-base = No backwards move leads from a base or back to it.
rule-the-game-start-offered = One seat is offered the start.
rule-the-game-start-begin = Anybody else may begin instead.
rule-the-game-start-others = It is your turn already: just lay a card.
rule-the-game-start-once = You have said that once already.
rule-the-game-start-before-first-card = The first card is laid, so the start is decided.
rule-the-game-turn-minimum-two = At least two cards must be laid in this turn.
rule-the-game-turn-any-number = Any number of cards may be laid, on any piles.
rule-the-game-turn-minimum-fixed = How many cards must be laid is settled when the turn begins.
rule-the-game-turn-own-end = A turn ends by the player’s own word.
rule-the-game-turn-empty-hand-ends = With an empty hand the turn ends by itself.
rule-the-game-turn-clockwise = The turn passes clockwise.
rule-the-game-refill-not-during-turn = No card is drawn during a turn.
rule-the-game-refill-as-many-as-laid = At the end of the turn as many cards are drawn as were laid.
rule-the-game-refill-runs-out = The draw pile held fewer cards than were laid.
rule-the-game-talk-no-numbers = No number may be said.
rule-the-game-talk-leave = Piles can be marked, for the others to leave them alone.
rule-the-game-talk-vital = A stronger mark asks for it whatever it costs.
rule-the-game-talk-lasts = A mark lasts until the end of one’s own next turn.
rule-the-game-talk-once-a-turn = You have changed your mark on this pile in this turn already.
rule-the-game-talk-changes-something = Your mark says so already.
rule-the-game-talk-clear = There is no mark of yours on this pile.
rule-the-game-talk-not-in-own-turn = It is your own turn: you speak by what you lay.
rule-the-game-talk-needs-cards = You have no cards left, and so nothing to ask for.
rule-the-game-talk-done = You have said already that you are done.
rule-the-game-empty-none = Without a draw pile, nobody draws.
rule-the-game-empty-minimum-one = At least one card must be laid in this turn.
rule-the-game-empty-skipped = No cards left, so the turn passes by.
rule-the-game-end-stuck = No card of the hand fits on { $cards }.
rule-the-game-end-lazily = The game ends when no card fits, not before.
rule-the-game-end-total-victory = All cards are laid: that is a total victory.
rule-the-game-end-count = The result is the number of cards left.
rule-the-game-end-excellent = Fewer than ten cards left are excellent.
rule-the-game-expert-minimum-three = At least three cards must be laid in this turn.
rule-the-game-expert-smaller-hand = Each hand has a card fewer.
