"""Law 10 for The Game: each pack that fits a view comes as often as any other.

On a table of eight cards, where every pack can be tried.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice, permutations
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from cardtable.engine import Card, Dealt, IllegalAction, Moved, Role, Shuffle, View, one_of, seen
from cardtable.games.the_game import Options, State, TheGame
from cardtable.games.the_game.events import Stuck
from tests.conformance.test_law_10_fair_worlds import deviation
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from cardtable.engine import Cards, Event, Viewer

SAMPLES = 3000


@dataclass(frozen=True, kw_only=True)
class TinyOptions(Options):
    players: int = one_of(2)

    numbers: ClassVar[tuple[int, ...]] = (2, 3, 13, 50, 60, 89, 98, 99)
    usual_hands: ClassVar[Mapping[int, int]] = {2: 2}


class TinyGame(TheGame):
    """The Game with eight cards, two in each hand; most of them close a pile."""

    options_type = TinyOptions
    variants: ClassVar[Mapping[str, Options]] = {"base": TinyOptions()}


GAME = TinyGame()


def packs_that_fit(view: View[State]) -> Iterator[Cards]:
    """Every order of the pack with which the view's decisions show just this."""
    decided = [event for event in view.events if isinstance(event, Moved)]
    dealt = isinstance(view.seat, int) and len(view.events) > 1
    for pack in permutations(GAME.pack):
        if dealt and not _may_be(view, pack):
            continue
        shuffle = Moved(Role.CHANCE, Shuffle((pack,)))
        if _shown([shuffle, *decided[1:]], view.seat) == view.events:
            yield pack


def _may_be(view: View[State], pack: Cards) -> bool:
    """Whether the viewer was dealt the hand it saw: most packs are out at once."""
    dealt = view.events[1 + int(view.seat)]
    size = GAME.options.hand_size
    start = size * int(view.seat)
    return isinstance(dealt, Dealt) and tuple(sorted(pack[start : start + size])) == dealt.cards


def _shown(decisions: list[Moved], viewer: Viewer) -> tuple[Event, ...] | None:
    state, log = GAME.start(), []
    for decision in decisions:
        try:
            events, state = GAME.act(state, decision.seat, decision.action)
        except IllegalAction:
            return None
        log += events
    return seen(log, viewer)


def place_of(number: int) -> Callable[[Cards], object]:
    """Where in the pack a card lies."""
    return lambda pack: pack.index(Card("", number))


def stretch(start: int, end: int) -> Callable[[Cards], object]:
    """Which cards lie in a part of the pack: a hand, or a refill."""
    return lambda pack: tuple(sorted(pack[start:end]))


ASPECTS: list[Callable[[Cards], object]] = [
    *map(place_of, TinyOptions.numbers),
    *(stretch(start, start + 2) for start in range(0, 8, 2)),
    lambda pack: pack[:4],
    lambda pack: pack[2:6],
    lambda pack: pack[4:],
]


def unfairness(view: View[State]) -> float:
    """By how much the worlds of a view miss their chances, in standard deviations."""
    expected = [*packs_that_fit(view)]
    worlds = islice(GAME.worlds(view, Random(str(view))), SAMPLES)
    sampled: Counter[Any] = Counter(world.decisions[0].action.packs[0] for world in worlds)  # type: ignore[attr-defined]
    assert sampled.keys() <= {*expected}
    worst = 0.0
    for aspect in ASPECTS:
        wanted = Counter(map(aspect, expected))
        chances = {what: Fraction(count, len(expected)) for what, count in wanted.items()}
        found: Counter[Any] = Counter()
        for pack, count in sampled.items():
            found[aspect(pack)] += count
        worst = max(worst, deviation(chances, found))
    return worst


def ended_stuck(seed: int) -> bool:
    """Whether seat 1 is stuck at the end, with cards that seat 0 has not seen."""
    last = Table(GAME, seed).log[-1]
    return isinstance(last, Stuck) and last.seat == 1


STUCK = [seed for seed in range(120) if ended_stuck(seed)]


@pytest.mark.parametrize("moment", [1, 2, 3, 4, 6])
def test_packs_come_as_often_as_they_should(moment: int) -> None:
    assert unfairness(GAME.view(Table(GAME, 1).log, 0, moment=moment)) < 5


@pytest.mark.parametrize("seed", STUCK[:2])
def test_packs_of_games_that_ended_stuck_do_so_too(seed: int) -> None:
    assert unfairness(GAME.view(Table(GAME, seed).log, 0)) < 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*STUCK[2:], 2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, Role.WATCHER])
def test_packs_of_other_tables_do_so_too(viewer: Viewer, seed: int) -> None:
    log = Table(GAME, seed).log
    count = sum(isinstance(event, Moved) for event in log)
    for moment in {count // 2, count}:
        assert unfairness(GAME.view(log, viewer, moment=moment)) < 6


def test_there_are_games_that_end_stuck() -> None:
    assert len(STUCK) >= 5


def test_packs_that_come_too_often_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.view(Table(GAME, 1).log, 0, moment=6)
    true = Random.randrange

    def favouring(rng: Random, *limits: int) -> int:
        return 0 if rng.random() < 0.2 else true(rng, *limits)

    monkeypatch.setattr(Random, "randrange", favouring)
    assert unfairness(view) > 10
