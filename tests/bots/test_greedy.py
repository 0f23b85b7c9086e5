"""Greedy knows its game: it sees the obvious, and beats random play in every variant."""

from __future__ import annotations

import random
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

import pytest

from cardtable import GAMES, play
from cardtable.bots import Greedy, Random
from cardtable.engine import Bot, Card, Cards, Game, View, but
from cardtable.games.sticheln import Sticheln

if TYPE_CHECKING:
    from collections.abc import Iterator

SURE = 3.3
"""Standard errors: a bound that is wrong once in two thousand times."""


def margins(game: Game[Any, Any]) -> Iterator[float]:
    """Round by round, Greedy's points less the mean of its random rivals, from seat to seat."""
    for seed in range(1_000_000):
        bots: list[Bot] = [Random()] * game.players
        seat = seed % game.players
        bots[seat] = Greedy()
        points = game.replay(play(game, bots, seed)).totals
        yield points[seat] - (sum(points) - points[seat]) / (game.players - 1)


def surely_above(game: Game[Any, Any], rounds: int) -> float:
    """What the mean margin is not below, as far as so many rounds can tell."""
    found = [*islice(margins(game), rounds)]
    return fmean(found) - SURE * stdev(found) / sqrt(rounds)


VARIANTS = [
    pytest.param(name, variant, id=f"{name}-{variant}")
    for name in ("sticheln", "stick-em")
    for variant in GAMES[name].variants
]


def cards(text: str) -> Cards:
    return tuple(sorted(map(Card.parse, text.split())))


def chosen(variant: str, **known: Any) -> str:
    """What Greedy does in seat 3, the last to play to a trick that seat 0 led."""
    game = Sticheln(variant=variant)
    state = but(game.replay(play(game, [Random()] * 4, seed=0), moment=1), **known)
    legal = game.legal_actions(state, 3)
    return str(Greedy()(View(game, 3, state), legal, random.Random()))


LAID = (cards("B1"), cards("G1"), cards("Y1"), cards("R1"))
"""Seat 3 must beware of red."""


@pytest.mark.parametrize(
    ("trick", "hand", "best"),
    [
        pytest.param("R2 R5 R3", "B8 N5 R4", "play R4", id="leaves-its-own-colour-to-others"),
        pytest.param("N2 N5 N3", "B8 R0", "play B8", id="takes-what-is-only-points"),
        pytest.param("G2 G9 G3", "G4 N0", "play G4", id="adds-to-what-hurts-a-rival"),
        pytest.param("N2 N5 N3", "N4 R9", "play N4", id="wins-no-trick-with-its-own-colour"),
        pytest.param("N2 N7 N3", "N4 R6", "play R6", id="is-rid-of-its-own-colour-under-a-higher"),
    ],
)
def test_the_last_to_play_knows_what_comes_of_it(trick: str, hand: str, best: str) -> None:
    played = tuple(map(Card.parse, trick.split()))
    hands = ((), (), (), cards(hand))
    assert chosen("base", phase="play", trick=played, hands=hands, designating=LAID) == best


@pytest.mark.parametrize(("variant", "best"), [("base", "curse R0"), ("reverse", "curse B11")])
def test_it_lays_what_costs_least_or_brings_most(variant: str, best: str) -> None:
    hands = ((), (), (), cards("B11 R0"))
    assert chosen(variant, phase="choose", hands=hands) == best


@pytest.mark.parametrize(
    ("variant", "best"), [("delayed", "declare blue"), ("reverse+delayed", "declare red")]
)
def test_it_names_the_colour_that_counts_best(variant: str, best: str) -> None:
    won = ((), (), (), cards("B1 R9"))
    assert chosen(variant, phase="declare", won=won) == best


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_it_beats_random_rivals(name: str, variant: str) -> None:
    assert surely_above(GAMES[name](variant=variant, rounds=1), rounds=40) > 0


@pytest.mark.slow
def test_it_beats_random_rivals_by_ten_points_a_round() -> None:
    assert surely_above(GAMES["sticheln"](rounds=1), rounds=1000) > 10


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_it_beats_random_rivals_at_every_table_size(name: str, variant: str) -> None:
    for players in GAMES[name].options_type.axes()["players"]:
        game = GAMES[name](variant=variant, players=players, rounds=1)
        assert surely_above(game, rounds=120) > 0, game


@pytest.mark.slow
@pytest.mark.parametrize(
    "variant",
    [
        "reverse+aggravated",
        "reverse+hazy",
        "reverse+delayed",
        "reverse+aggravated+hazy",
        "reverse+aggravated+delayed",
        "mild+aggravated",
        "mild+hazy",
        "mild+delayed",
        "mild+aggravated+hazy",
        "mild+aggravated+delayed",
        "aggravated+hazy",
        "aggravated+delayed",
    ],
)
def test_it_beats_random_rivals_where_variants_combine(variant: str) -> None:
    assert surely_above(GAMES["sticheln"](variant=variant, rounds=1), rounds=150) > 0
