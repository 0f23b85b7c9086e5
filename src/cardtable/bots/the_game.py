"""What Greedy knows of The Game.

It counts room: how many of the cards that are still out fit on each pile. It thinks its whole turn
through, with every card of its hand, and takes the one that leaves most. Of the others it supposes
only that one of them may hold an unseen card that goes ten back; and it heeds their marks.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from cardtable.games.the_game.events import Begin, Clear, Done, End, Leave, Place, Vital
from cardtable.games.the_game.rules import BACK, PILES, Mark, Options, Pile, forbids_on_pile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from cardtable.engine import Action, Cards, View
    from cardtable.games.the_game import State

__all__ = ["best"]

FULLER_PILE = 0.7
"""What room on the fuller of two piles is worth, beside room on the other."""
BACKWARDS = 2.0
"""What it is worth that an unseen card could go ten back on a pile."""
LOST = 1.0
"""What it costs, besides its room, that a card fits nowhere any more."""
LAID, LAID_LATE = 3.5, 2.0
"""What it is worth to be rid of a card while there is a draw pile, and without one."""
MISSING = 1000.0
"""What a card less than the minimum costs: more than all else."""
SMALL_STEP = 2
"""Once enough are laid no card goes farther; and where one could, the pile is asked for."""
EASY_START = 4
"""It begins if its first turn goes no farther than this in all."""
PRICE: Mapping[Mark, float] = {Mark.NONE: 0.0, Mark.LEAVE: 1.0, Mark.VITAL: 4.0}
"""What it costs to lay a card where another has asked for the pile."""

RISES = tuple(pile.rises for pile in PILES)
MARKING: Mapping[Mark, Callable[[Pile], Action]] = {
    Mark.NONE: Clear,
    Mark.LEAVE: Leave,
    Mark.VITAL: Vital,
}

_Numbers: TypeAlias = int
"""A set of numbers: bit by bit."""
_PileTops: TypeAlias = tuple[int, ...]
"""The number on top of each pile."""
_Moves: TypeAlias = tuple[tuple[int, int], ...]
"""Numbers to lay, each with the place of its pile."""


@dataclass(frozen=True)
class _Outlook:
    """What a seat knows of the table when it thinks of its turn."""

    tops: _PileTops
    unseen: _Numbers
    least: int
    """The cards it must still lay."""
    laid: float
    """What it is worth to be rid of a card."""
    prices: Mapping[int, float]
    """By the place of a pile that others have asked for: what it costs to lay cards there."""


def best(view: View[State], legal: Sequence[Action]) -> Action:
    """The next card of the turn that leaves most, the end of the turn, or a word."""
    if view.state.turn != view.seat:
        return _word(view, legal)
    moves = _best_turn(view)
    if not moves:
        return End()
    number, at = moves[0]
    return next(
        action
        for action in legal
        if isinstance(action, Place)
        if (action.card.number, action.pile) == (number, PILES[at])
    )


# A turn


def _best_turn(view: View[State]) -> _Moves:
    """What the seat would best lay from now on."""
    state, me, options = view.state, int(view.seat), view.game.options
    hand = _numbers(state.hands[me])
    out = _bits(_numbers(options.pack)) - sum(_bits(_numbers(cards)) for cards in state.piles)
    already = state.laid if state.turn == me else 0
    outlook = _Outlook(
        tops=_tops(state),
        unseen=out - _bits(hand),
        least=max(options.least(state.draw) - already, 0),
        laid=LAID if state.draw else LAID_LATE,
        prices=_prices(state, me),
    )
    return _best_from(outlook, (), outlook.tops, hand, out)[1]


def _best_from(
    outlook: _Outlook, moves: _Moves, tops: _PileTops, hand: Sequence[int], out: _Numbers
) -> tuple[float, _Moves]:
    """The best turn that begins so: what it leaves is worth, and its moves, pile by pile."""
    found = _worth(outlook, len(moves), tops, out), moves
    enough = len(moves) >= outlook.least
    for at in range(moves[-1][1] if moves else 0, len(PILES)):
        steps = _steps(tops[at], rises=RISES[at])
        for number in hand:
            step = steps.get(number)
            if step is None or (enough and step > SMALL_STEP):
                continue
            turn = _best_from(
                outlook,
                (*moves, (number, at)),
                (*tops[:at], number, *tops[at + 1 :]),
                [other for other in hand if other != number],
                out - (1 << number),
            )
            if turn[0] > found[0]:
                found = turn
    return found


@cache
def _steps(top: int, *, rises: bool) -> Mapping[int, int]:
    """How far each number that fits goes on a pile; one that goes back goes less than nowhere."""
    fitting = [n for n in Options.numbers if forbids_on_pile(n, top, rises=rises) is None]
    return {number: number - top if rises else top - number for number in fitting}


def _worth(outlook: _Outlook, laid: int, tops: _PileTops, out: _Numbers) -> float:
    """What is left once so many cards are laid: room, ways back, few cards."""
    sun, moon, star, leaf = tops
    above = (out >> sun).bit_count(), (out >> moon).bit_count()
    below = (out & (1 << star) - 1).bit_count(), (out & (1 << leaf) - 1).bit_count()
    worth = max(above) + max(below) + FULLER_PILE * (min(above) + min(below))
    for top, rises in zip(tops, RISES, strict=True):
        back = 1 << top >> BACK if rises else 1 << top + BACK
        worth += BACKWARDS * bool(outlook.unseen & back)
    low, high = min(sun, moon), max(star, leaf)
    if high < low:
        worth -= LOST * (out >> high & (1 << low - high) - 1).bit_count()
    for at, price in outlook.prices.items():
        worth -= price * (tops[at] != outlook.tops[at])
    return worth + outlook.laid * laid - MISSING * max(outlook.least - laid, 0)


# What is said


def _word(view: View[State], legal: Sequence[Action]) -> Action:
    """The start, if it is easy; a mark that the own hand wants otherwise; or no more."""
    state, me = view.state, int(view.seat)
    if Begin() in legal and _way(_tops(state), _best_turn(view)) <= EASY_START:
        return Begin()
    strongest = Mark.VITAL if view.game.options.talk == "grades" else Mark.LEAVE
    for at, pile in enumerate(PILES):
        wanted = _wanted(state, me, at, strongest)
        if state.marks[me][at] is not wanted and (mark := MARKING[wanted](pile)) in legal:
            return mark
    return Done()


def _wanted(state: State, me: int, at: int, strongest: Mark) -> Mark:
    """What the seat would ask of the others about a pile."""
    steps = _steps(state.top(at), rises=RISES[at])
    nearest = min((steps[n] for n in _numbers(state.hands[me]) if n in steps), default=BACK)
    if nearest < 0:
        return strongest
    return Mark.LEAVE if nearest <= SMALL_STEP else Mark.NONE


def _way(tops: _PileTops, moves: _Moves) -> int:
    """How far the piles go in a turn."""
    return sum(abs(number - tops[at]) for at, number in {at: n for n, at in moves}.items())


# What is known


def _prices(state: State, me: int) -> Mapping[int, float]:
    others = [marks for seat, marks in enumerate(state.marks) if seat != me]
    asked = [[PRICE[marks[at]] for marks in others] for at in range(len(PILES))]
    return {at: max(prices) for at, prices in enumerate(asked) if any(prices)}


def _tops(state: State) -> _PileTops:
    return tuple(map(state.top, range(len(PILES))))


def _numbers(cards: Cards) -> tuple[int, ...]:
    return tuple(card.number or 0 for card in cards)


def _bits(numbers: Iterable[int]) -> _Numbers:
    return sum(1 << number for number in numbers)
