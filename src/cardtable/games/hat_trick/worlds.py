"""What could be behind the cards: the hands of a view of Hat Trick, filled in at random."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from cardtable.engine import UNKNOWN, Card, Dealt, Event, Moved, Play, Role, Shuffle

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine import View
    from cardtable.games.hat_trick.table import HatTrick, State

__all__ = ["complete"]


def complete(game: HatTrick, view: View[State], rng: Random) -> list[Moved]:
    """The view's decisions, each shuffle any of those that fit, all as likely.

    Nothing else is secret: every card but the last of each hand is played in the open.
    """
    decisions: list[Moved] = []
    for events in _rounds(view.events):
        shuffle = Moved(Role.CHANCE, Shuffle((_deck(game, events, rng),)))
        decisions += [shuffle, *(e for e in events[1:] if isinstance(e, Moved))]
    return decisions


def _rounds(events: tuple[Event, ...]) -> list[tuple[Event, ...]]:
    starts = [at for at, e in enumerate(events) if isinstance(e, Moved) and e.seat is Role.CHANCE]
    return [events[at:end] for at, end in pairwise([*starts, len(events)])]


def _deck(game: HatTrick, events: Sequence[Event], rng: Random) -> tuple[Card, ...]:
    """A deck in which each seat is dealt the cards that the viewer has seen to be its own."""
    shown = _cards_shown(game, events)
    unseen = [*{*game.deck}.difference(*shown)]
    unseen.sort()
    rng.shuffle(unseen)
    deck: list[Card] = []
    for cards in shown:
        missing = game.options.hand_size - len(cards)
        hand = [*sorted(cards), *unseen[:missing]]
        del unseen[:missing]
        deck += rng.sample(hand, len(hand))
    return tuple(deck)


def _cards_shown(game: HatTrick, events: Sequence[Event]) -> list[set[Card]]:
    shown: list[set[Card]] = [set() for _ in range(game.players)]
    for event in events:
        match event:
            case Dealt(seat, cards):
                shown[seat] |= {*cards} - {UNKNOWN}
            case Moved(int(seat), Play(card)):
                shown[seat].add(card)
    return shown
