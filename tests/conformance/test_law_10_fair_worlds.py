"""Law 10: worlds come as often as the game makes them: uniform shuffles, uniform choices.

On a table so small that every world can be counted, each with its exact probability.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, islice
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from cardtable.engine import (
    Card,
    Cards,
    Dealt,
    Moved,
    Role,
    Seat,
    Shuffle,
    View,
    moments,
    one_of,
    seen,
)
from cardtable.games.sticheln import Options, State, Sticheln
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

SAMPLES = 2000


@dataclass(frozen=True, kw_only=True)
class TinyOptions(Options):
    players: int = one_of(3)

    decks: ClassVar[Mapping[int, tuple[str, int]]] = {3: ("RGB", 3)}


class TinySticheln(Sticheln):
    """Sticheln with 12 cards, four in each hand."""

    options_type = TinyOptions
    variants: ClassVar[Mapping[str, Options]] = {"base": TinyOptions()}


# Every world, counted


def probabilities(view: View[State]) -> dict[State, Fraction]:
    """The states that the view could stand for, by their exact probability."""
    weights: dict[State, Fraction] = defaultdict(Fraction)
    for state, weight in _histories(view, view.game.start(), 0, Fraction(1)):
        weights[state] += weight
    total = sum(weights.values())
    return {state: weight / total for state, weight in weights.items()}


def _histories(
    view: View[State], state: State, at: int, weight: Fraction
) -> Iterator[tuple[State, Fraction]]:
    """Every way in which the view could have come about, from this moment on."""
    shown = moments(view.events)
    if at == len(shown):
        yield state, weight
        return
    for decision, chance in _possible_decisions(view, state, shown[at][0]):
        if view.game.refusal(state, decision.seat, decision.action) is not None:
            continue
        events, after = view.game.act(state, decision.seat, decision.action)
        if seen(events, view.seat) == shown[at]:
            yield from _histories(view, after, at + 1, weight * chance)


def _possible_decisions(
    view: View[State], state: State, shown: Any
) -> Iterator[tuple[Moved, Fraction]]:
    seat = shown.seat
    if seat is Role.CHANCE:
        for deck in _deals(view):
            yield Moved(seat, Shuffle((deck,))), Fraction(1)
    elif seat == view.seat or shown.action.seen_by(view.seat):
        yield shown, Fraction(1)
    else:
        legal = view.game.legal_actions(state, seat)
        for action in legal:
            yield Moved(seat, action), Fraction(1, len(legal))


def _deals(view: View[State]) -> Iterator[Cards]:
    """Every deal that gives the viewer its own hand; the order within a hand is all one."""
    own = next(e.cards for e in view.events if isinstance(e, Dealt) and e.seat == view.seat)
    others = [card for card in view.game.packs(view.game.start())[0] if card not in own]
    for hand in combinations(others, len(own)):
        rest = tuple(card for card in others if card not in hand)
        hands = [hand, rest]
        hands.insert(int(view.seat), own)
        yield tuple(card for cards in hands for card in cards)


# Worlds, sampled


def deviation(expected: Mapping[Any, Fraction], sampled: Counter[Any]) -> float:
    """Pearson's chi-square in standard deviations above its mean; rare cells are put together."""
    size = sum(sampled.values())
    cells: list[tuple[float, int]] = []
    pooled, count = 0.0, 0
    for what, probability in sorted(expected.items(), key=lambda item: (item[1], str(item[0]))):
        pooled, count = pooled + float(probability) * size, count + sampled[what]
        if pooled >= 10:
            cells.append((pooled, count))
            pooled, count = 0.0, 0
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    chi_square = sum((count - wanted) ** 2 / wanted for wanted, count in cells)
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


def the_hand(seat: Seat) -> Callable[[State], object]:
    """All that was dealt to the seat."""

    def cards(state: State) -> tuple[Card, ...]:
        return tuple(sorted({*state.hands[seat], *state.designating[seat], *state.won[seat]}))

    return cards


def the_secret(seat: Seat) -> Callable[[State], object]:
    """What the seat laid or named."""
    return lambda state: (state.designating[seat], state.declared[seat])


VIEWS = [
    ("base", 5),
    ("hazy", 7),
    ("aggravated", 8),
    ("aggravated+hazy", 9),
    ("delayed", 14),
    ("aggravated+delayed", 14),
]
MORE_VIEWS = [
    *VIEWS,
    ("base", 2),
    ("hazy", 3),
    ("aggravated", 3),
    ("aggravated", 5),
    ("aggravated", 10),
    ("aggravated+hazy", 4),
    ("aggravated+hazy", 7),
    ("aggravated+hazy", 10),
    ("delayed", 5),
    ("aggravated+delayed", 15),
]
"""Variants, and the moment at which a view of them is taken."""


def view_of(variant: str, moment: int, seed: int) -> View[State]:
    chosen: dict[str, dict[str, Any]] = {
        "hazy": {"visibility": "hazy"},
        "aggravated": {"curses": 2},
        "delayed": {"visibility": "delayed"},
        "base": {},
    }
    options = {k: v for name in variant.split("+") for k, v in chosen[name].items()}
    game = TinySticheln(rounds=1, **options)
    return game.view(Table(game, seed).log, 0, moment=moment)


def unfairness(view: View[State]) -> float:
    expected = probabilities(view)
    worlds = islice(view.game.worlds(view, Random(str(view))), SAMPLES)
    sampled = Counter(world.state for world in worlds)
    assert sampled.keys() <= expected.keys()
    worst = deviation(expected, sampled)
    for seat in (1, 2):
        for aspect in (the_hand(seat), the_secret(seat)):
            wanted: dict[object, Fraction] = defaultdict(Fraction)
            for state, probability in expected.items():
                wanted[aspect(state)] += probability
            found: Counter[object] = Counter()
            for state, count in sampled.items():
                found[aspect(state)] += count
            worst = max(worst, deviation(wanted, found))
    return worst


@pytest.mark.parametrize(("variant", "moment"), VIEWS)
def test_worlds_come_as_often_as_the_game_makes_them(variant: str, moment: int) -> None:
    assert unfairness(view_of(variant, moment, seed=1)) < 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize(("variant", "moment"), MORE_VIEWS)
def test_worlds_of_other_tables_come_so_too(variant: str, moment: int, seed: int) -> None:
    assert unfairness(view_of(variant, moment, seed)) < 6


def test_worlds_that_come_too_often_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same count, tried on a source that has a favourite."""
    view = view_of("hazy", 4, seed=1)
    true = Random.shuffle

    def favouring(rng: Random, cards: list[Card]) -> None:
        true(rng, cards)
        if rng.random() < 0.2:
            cards.sort()

    assert unfairness(view) < 5
    monkeypatch.setattr(Random, "shuffle", favouring)
    assert unfairness(view) > 10
