"""Greedy knows Hat Trick: it sees the obvious, and beats random play at every table size."""

from __future__ import annotations

import random

import pytest

from cardtable import play
from cardtable.bots import Greedy, Random
from cardtable.engine import Bot, View, but
from cardtable.games.hat_trick import HatTrick
from tests.bots.test_greedy import surely_above
from tests.rules.builders import cards


def chosen(trick: str, hand: str, won: tuple[str, str, str, str]) -> str:
    """What Greedy does in seat 3, the last to play to a trick that seat 0 led."""
    game = HatTrick()
    state = game.replay(play(game, [Random()] * 4, seed=0), moment=1)
    lies = (*[cards(each) for each in trick.split()], ())
    state = but(
        state, trick=lies, turn=3, hands=((), (), (), cards(hand)), won=tuple(map(cards, won))
    )
    legal = game.legal_actions(state, 3)
    return str(Greedy()(View(game, 3, state), legal, random.Random()))


REDS = ("B15-16", "B19-20", "G19-20", "R10-19")
"""Seat 3 collects red."""


@pytest.mark.parametrize(
    ("trick", "hand", "best"),
    [
        pytest.param("R2 R5 B3", "R9 R1", "play R9", id="takes-its-own-colour"),
        pytest.param("B9 B5 B3", "B10 R1", "play R1", id="opens-its-own-colour"),
        pytest.param("B2 B5 R8", "B9 B1", "play B1", id="leaves-other-colours-to-others"),
        pytest.param("B9 R8 B7", "B8 B6", "play B8", id="is-rid-of-a-card-under-a-higher"),
        pytest.param("B9 G8 G7", "G1 R2", "play G1", id="rather-loses-a-card-than-passes"),
        pytest.param("G9 B1 G7", "G10 R1", "play R1", id="rather-passes-than-wins-three"),
    ],
)
def test_the_last_to_play_knows_what_comes_of_it(trick: str, hand: str, best: str) -> None:
    assert chosen(trick, hand, REDS) == best


@pytest.mark.parametrize("players", range(4, 8))
def test_it_beats_random_rivals(players: int) -> None:
    assert surely_above(HatTrick(players=players, rounds=1), rounds=40) > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 8))
@pytest.mark.parametrize("tied_lead", ["player", "winner"])
def test_it_beats_random_rivals_by_four_points_a_round(players: int, tied_lead: str) -> None:
    game = HatTrick(players=players, tied_lead=tied_lead, rounds=1)
    assert surely_above(game, rounds=600) > 4


@pytest.mark.slow
def test_it_wins_nearly_every_game_against_random_rivals() -> None:
    game = HatTrick()
    won = 0
    for seed in range(200):
        seat = seed % 4
        bots: list[Bot] = [Random()] * 4
        bots[seat] = Greedy()
        totals = game.replay(play(game, bots, seed)).totals
        won += totals[seat] == max(totals)
    assert won > 180
