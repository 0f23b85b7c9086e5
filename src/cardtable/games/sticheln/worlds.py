"""What could be behind the cards: the secrets of a view of Sticheln, filled in at random."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from cardtable.engine import (
    UNKNOWN,
    Action,
    Actor,
    Card,
    Cards,
    Colour,
    Dealt,
    Event,
    Moved,
    Play,
    Role,
    Shuffle,
)
from cardtable.games.sticheln.events import Curse, CursesRevealed, Declare, Declared, LeftOver

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine import View
    from cardtable.games.sticheln.table import State, Sticheln

__all__ = ["complete"]

CURSE, DECLARE = Curse(UNKNOWN), Declare(Colour.UNKNOWN)

DRAWS = 32
"""How many ways to fill in a round are drawn where some are likelier than others."""


class _Way(NamedTuple):
    """One way to fill in a round, and how likely it is beside another."""

    hands: Sequence[Cards]
    choices: dict[Actor, list[Action]]
    weight: float


def complete(game: Sticheln, view: View[State], rng: Random) -> list[Moved] | None:
    """The view's decisions, its secrets as likely as the game makes them.

    Deals are uniform, and so is each choice among the legal ones. The second of two curses had
    the fewer legal ones beside it, the more cards its hand had of the first: so there, several
    ways are drawn, and one is kept by its weight.
    """
    decisions: list[Moved] = []
    for events in _rounds(view.events):
        curses = Counter(e.seat for e in events if isinstance(e, Moved) and e.action == CURSE)
        draws = DRAWS if curses and max(curses.values()) > 1 else 1
        ways = [_fill_in(game, view.state, events, rng) for _ in range(draws)]
        if not any(way.weight for way in ways):
            return None
        (way,) = rng.choices(ways, [way.weight for way in ways])
        deck = tuple(card for hand in way.hands for card in rng.sample(hand, len(hand)))
        for event in events:
            match event:
                case Moved(Role.CHANCE):
                    decisions.append(Moved(Role.CHANCE, Shuffle((deck,))))
                case Moved(seat, action) if action in (CURSE, DECLARE):
                    decisions.append(Moved(seat, way.choices[seat].pop(0)))
                case Moved():
                    decisions.append(event)
    return decisions


def _rounds(events: tuple[Event, ...]) -> list[tuple[Event, ...]]:
    starts = [at for at, e in enumerate(events) if isinstance(e, Moved) and e.seat is Role.CHANCE]
    return [events[at:end] for at, end in pairwise([*starts, len(events)])]


def _fill_in(game: Sticheln, state: State, events: tuple[Event, ...], rng: Random) -> _Way:
    shown = _cards_shown(game, events)
    hands = _deal(game, shown, rng)
    revealed = next((e.cards for e in events if isinstance(e, CursesRevealed)), None)
    declared = next((e.colours for e in events if isinstance(e, Declared)), None)
    choices: dict[Actor, list[Action]] = {}
    weight = 1.0
    for seat, hand in enumerate(hands[:-1]):
        if count := events.count(Moved(seat, CURSE)):
            among = revealed[seat] if revealed else hand[len(shown[seat]) :]
            curses, likelihood = _curses(hand, among, count, rng)
            choices[seat] = [*map(Curse, curses)]
            weight *= likelihood
        if count := events.count(Moved(seat, DECLARE)):
            won = sorted({card.colour for card in state.won[seat]})
            named = declared[seat] if declared else [Colour[colour] for colour in won]
            choices[seat] = [*map(Declare, rng.sample(named, count))]
    return _Way(hands, choices, weight)


def _cards_shown(game: Sticheln, events: Sequence[Event]) -> list[Cards]:
    """The cards of each hand that the viewer has seen in any way; last, those left over."""
    shown: list[set[Card]] = [set() for _ in range(game.players + 1)]
    for event in events:
        match event:
            case Dealt(seat, cards):
                shown[seat] |= {*cards}
            case Moved(int(seat), Play(card) | Curse(card)):
                shown[seat].add(card)
            case CursesRevealed(designating):
                for seat, cards in enumerate(designating):
                    shown[seat] |= {*cards}
            case LeftOver(cards):
                shown[-1] |= {*cards}
    return [tuple(sorted(cards - {UNKNOWN})) for cards in shown]


def _deal(game: Sticheln, shown: Sequence[Cards], rng: Random) -> list[Cards]:
    """Whole hands: the cards shown first, then unseen ones at random; last, those left over."""
    seen = {card for cards in shown for card in cards}
    unseen = [card for card in game.deck if card not in seen]
    rng.shuffle(unseen)
    hands = []
    for cards in shown[:-1]:
        missing = game.options.hand_size - len(cards)
        hands.append((*cards, *unseen[:missing]))
        del unseen[:missing]
    return [*hands, shown[-1]]


def _curses(hand: Cards, among: Cards, count: int, rng: Random) -> tuple[Cards, float]:
    """Curses drawn from some cards of a hand, and how likely it is to have chosen among these.

    The first could be any card. The second was one of `legal`; only `possible` are left of them.
    """
    first = rng.choice(among)
    if count == 1:
        return (first,), 1.0
    rest = [card for card in hand if card != first]
    legal = [card for card in rest if card.colour != first.colour] or rest
    possible = [card for card in among if card in legal]
    if not possible:
        return (first,), 0.0
    return (first, rng.choice(possible)), len(possible) / len(legal)
