"""Laws 8 and 10 where Hat Trick has something of its own: the last card of each hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import islice, product
from math import comb
from random import Random
from typing import TYPE_CHECKING, ClassVar

import pytest

from cardtable.engine import (
    Cards,
    Event,
    Public,
    Role,
    RoundScored,
    Seat,
    View,
    one_of,
)
from cardtable.games.hat_trick import HatTrick, Options, State
from cardtable.games.hat_trick.events import LastCardsAside, TrickCleared
from tests.conformance.neighbours import compared
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

PAIRS = 20
"""Pairs of games for each viewer within which every leak must be found."""

# Law 8, on what is planted


def leak(game: HatTrick) -> str | None:
    """The first thing found by which any viewer of the game could tell two games apart."""
    viewers = (*range(game.players), Role.WATCHER)
    rng = Random(str(game))
    found = (compared(game, viewer, rng).leaks for _, viewer in product(range(PAIRS), viewers))
    return next((leaks[0] for leaks in found if leaks), None)


@dataclass(frozen=True, slots=True)
class LastCardsShown(LastCardsAside, Public):
    cards: tuple[Cards, ...]


class ShowsLastCards(HatTrick):
    """The last cards are put aside face up."""

    def consequence(self, state: State) -> Event | None:
        event = super().consequence(state)
        return LastCardsShown(state.hands) if isinstance(event, LastCardsAside) else event


class CountsLastCards(HatTrick):
    """A red last card is worth a point, so that the points tell of it."""

    def consequence(self, state: State) -> Event | None:
        event = super().consequence(state)
        if isinstance(event, RoundScored):
            reds = [sum(card.colour == "R" for card in pile) for pile in state.aside]
            points = tuple(a + b for a, b in zip(event.points, reds, strict=True))
            return RoundScored(points, event.rule)
        return event


class NamesALastCard(HatTrick):
    """The rule of the last lead tells of a card that is not played."""

    def consequence(self, state: State) -> Event | None:
        event = super().consequence(state)
        last = isinstance(event, TrickCleared) and len(state.hands[0]) == 1
        if last and isinstance(event, TrickCleared) and state.hands[0][0].colour == "G":
            return TrickCleared(event.seat, event.card, "hat-trick.lead.colour-order")
        return event


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (ShowsLastCards, "LastCardsShown.cards"),
        (CountsLastCards, "RoundScored.points"),
        (NamesALastCard, "TrickCleared.rule"),
    ],
)
def test_a_last_card_that_is_given_away_is_found(kind: type[HatTrick], found: str) -> None:
    assert leak(kind(players=4, rounds=1)) == found


def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert leak(HatTrick(players=4, rounds=1)) is None


# Law 10, on a table so small that every deal can be counted


@dataclass(frozen=True, kw_only=True)
class TinyOptions(Options):
    players: int = one_of(4)

    numbers: ClassVar[Mapping[int, range]] = {4: range(1, 5)}


class TinyHatTrick(HatTrick):
    """Hat Trick with 12 cards, three in each hand."""

    options_type = TinyOptions
    variants: ClassVar[Mapping[str, Options]] = {"base": TinyOptions()}


def hands_dealt(view: View[State], seat: Seat, samples: int) -> Counter[Cards]:
    """How often each cards left in hand, or put aside from it, come to the seat in worlds."""
    worlds = islice(view.game.worlds(view, Random(1)), samples)
    return Counter((*w.state.hands[seat], *w.state.aside[seat]) for w in worlds)


@pytest.mark.parametrize("moment", [1, 3, 5, 8, 9])
def test_all_that_a_seat_may_hold_comes_as_often(moment: int) -> None:
    game = TinyHatTrick(rounds=1)
    view = game.view(Table(game, 3).log, 0, moment=moment)
    left = [
        len(hand) + len(aside)
        for hand, aside in zip(view.state.hands[1:], view.state.aside[1:], strict=True)
    ]
    samples, fits = 2000, comb(sum(left), left[-1])
    found = hands_dealt(view, 3, samples)
    mean = samples / fits
    counts = [*found.values(), *[0] * (fits - len(found))]
    chi_square = sum((count - mean) ** 2 / mean for count in counts)
    assert len(counts) == fits
    assert abs(chi_square - (fits - 1)) < 5 * (2 * (fits - 1)) ** 0.5
