"""What Greedy knows of Was Sticht.

Once the trumps are turned up every card lies open, so it plays each of its cards on to the end of
the round in its head, everybody by a rule of thumb, and sees which contracts are kept. Before that
it takes strong cards or weak ones, as its contracts ask, by the trumps that the hints leave open.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from cardtable.engine import Action, Card, Cards, Play, Seat, View, but
from cardtable.games.was_sticht import Options, State
from cardtable.games.was_sticht.events import Contract, Discard, Take, Tile
from cardtable.games.was_sticht.rules import (
    Goal,
    Taken,
    Trumps,
    following,
    is_fulfilled,
    is_trump,
    winning_card,
)
from cardtable.games.was_sticht.worlds import possible_trumps

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["best"]

EASIEST = (
    *(Goal.NO_TRICKS, Goal.LAST_TRICK, Goal.ONE_TRICK, Goal.MOST_TRICKS, Goal.TWO_TRICKS),
    *(Goal.NO_RED, Goal.NO_YELLOW, Goal.NO_GREEN, Goal.NO_BLUE),
    *(Goal.THREE_TRICKS, Goal.FEWEST_TRICKS, Goal.FOUR_TRICKS),
)
"""The contracts, the easiest first."""

WANTED: Mapping[Goal, int] = {
    Goal.ONE_TRICK: 1,
    Goal.TWO_TRICKS: 2,
    Goal.THREE_TRICKS: 3,
    Goal.FOUR_TRICKS: 4,
    Goal.MOST_TRICKS: 9,
}
"""The tricks that a contract wants, besides the last one."""

STRONG = (Goal.THREE_TRICKS, Goal.FOUR_TRICKS, Goal.MOST_TRICKS, Goal.LAST_TRICK)
"""The contracts for strong cards; weak ones suit the others."""

RIVAL = 0.2
"""What it costs that a rival keeps a contract, where one's own is worth 1."""

NEARLY = 0.05
"""What each trick away from what a contract asks costs: others may play better or worse."""


def best(view: View[State], legal: Sequence[Action]) -> Action:
    """The action that promises most; of equals the first."""
    state, me, options = view.state, int(view.seat), view.game.options
    trumps = possible_trumps(view) if state.phase == "take" else []

    def promise(action: Action) -> float:
        match action:
            case Tile(goal):
                return -EASIEST.index(goal)
            case Discard(goal):
                return EASIEST.index(goal)
            case Take(card):
                return _sign(state, me) * _power_by(card, trumps)
            case Contract(goal):
                return _worth_of_choosing(options, state, me, goal)
            case Play(card):
                return _worth(state, me, _played_on(options, state, card))
        raise TypeError(action)

    return legal[0] if len(legal) == 1 else max(legal, key=promise)


# Taking cards


def _sign(state: State, me: Seat) -> int:
    """Whether strong cards are good for the contracts that are left, or weak ones."""
    others = (tiles for seat, tiles in enumerate(state.contracts) if seat != me)
    aims = state.contracts[me] if me != state.dealer else sum(others, ())
    return 1 if 2 * sum(goal in STRONG for goal in aims) > len(aims) else -1


def _power_by(card: Card, trumps: Sequence[Trumps]) -> float:
    return fmean(_power(card, pair) for pair in trumps)


def _power(card: Card, trumps: Trumps) -> int:
    """How strong a card is: a trump value above a trump colour above all others."""
    number = card.number or 0
    return number + 10 * is_trump(card, trumps) + 20 * (number == trumps[1].number)


# Choosing a contract


def _worth_of_choosing(options: Options, state: State, me: Seat, goal: Goal) -> float:
    """What comes of the contract if the others choose by the strength of their hands."""
    exposed = tuple(
        () if seat == state.dealer else (goal if seat == me else _likely(state, seat),)
        for seat in range(options.players)
    )
    chosen = but(state, exposed=exposed)
    return _worth(chosen, me, _played_on(options, chosen)) + NEARLY * EASIEST.index(goal) / 10


def _likely(state: State, seat: Seat) -> Goal:
    """What the seat may choose: the number of tricks that comes nearest to its strong cards."""
    strong = sum(_power(card, state.trumps) > 8 for card in state.hands[seat])  # noqa: PLR2004 - 9s and trumps
    return min(state.contracts[seat], key=lambda goal: abs(WANTED.get(goal, 0) - strong + 1))


# Playing on


def _worth(state: State, me: Seat, taken: Sequence[Taken]) -> float:
    """What the end of a round is worth: contracts kept, or nearly kept."""
    kept = {
        seat: is_fulfilled(goals[0], seat, taken)
        for seat, goals in enumerate(state.exposed)
        if goals
    }
    rivals = RIVAL * sum(kept[seat] for seat in kept if seat != me)
    if me != state.dealer:
        (goal,) = state.exposed[me]
        return kept[me] - NEARLY * _distance(goal, me, taken) - rivals
    chances = [state.exposed[seat][0] for seat in kept if not kept[seat]]
    succeeds = any(is_fulfilled(goal, me, taken) for goal in chances)
    near = min((_distance(goal, me, taken) for goal in chances), default=0)
    return succeeds - NEARLY * near - rivals


def _distance(goal: Goal, seat: Seat, taken: Sequence[Taken]) -> float:
    """By how many tricks, about, the contract is missed."""
    if is_fulfilled(goal, seat, taken):
        return 0
    own = taken[seat].tricks
    others = [each.tricks for at, each in enumerate(taken) if at != seat]
    if goal is Goal.MOST_TRICKS:
        return max(others) + 1 - own
    if goal is Goal.FEWEST_TRICKS:
        return own + 1 - min(others)
    return 1 if goal is Goal.LAST_TRICK else abs(own - WANTED.get(goal, 0)) or 1


def _played_on(options: Options, state: State, first: Card | None = None) -> list[Taken]:
    """What all have taken when the round is over, this card played first, by the rule of thumb."""
    goals = [goals[0] if goals else _aim_of_dealer(state) for goals in state.exposed]
    hands, taken = [*state.hands], [*state.results]
    trick, leader, trumps = state.trick, state.leader, state.trumps
    while any(hands):
        seat = (leader + len(trick)) % len(hands)
        legal = hands[seat]
        if trick:
            legal = following(legal, trick[0], trumps, options.value_follows)
        last = len(trick) == len(hands) - 1
        wants = _wants(goals[seat], taken[seat].tricks, len(hands[seat]))
        card = first or _by_thumb(legal, trick, trumps, wants=wants, last=last)
        first = None
        hands[seat] = tuple([each for each in hands[seat] if each != card])
        trick = (*trick, card)
        if last:
            leader = (leader + trick.index(winning_card(trick, trumps))) % len(hands)
            won = taken[leader]
            colours = won.colours.union([each.colour for each in trick])
            taken[leader] = Taken(won.tricks + 1, colours, last=not any(hands))
            trick = ()
    return taken


def _aim_of_dealer(state: State) -> Goal:
    return min((goals[0] for goals in state.exposed if goals), key=EASIEST.index)


def _wants(goal: Goal, tricks: int, left: int) -> bool:
    """Whether somebody with this contract, so many tricks and cards, wants the next trick."""
    return left == 1 if goal is Goal.LAST_TRICK else tricks < WANTED.get(goal, 0)


def _by_thumb(legal: Cards, trick: Cards, trumps: Trumps, *, wants: bool, last: bool) -> Card:
    """Win as cheaply as one can, or lose as dear a card as one can."""
    powers = {card: _power(card, trumps) for card in legal}
    if not trick:
        return (max if wants else min)(legal, key=powers.__getitem__)
    ahead = winning_card(trick, trumps)
    wins = [card for card in legal if winning_card((trick[0], ahead, card), trumps) == card]
    if wants:
        return min(wins or legal, key=powers.__getitem__)
    loses = [card for card in legal if card not in wins]
    return (max if loses or last else min)(loses or wins, key=powers.__getitem__)
