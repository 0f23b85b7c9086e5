"""Greedy knows Was Sticht?: it sees what its cards come to, and beats random play."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from cardtable import play
from cardtable.bots import Greedy, Random
from cardtable.engine import Bot, GameEnded
from cardtable.games.was_sticht import WasSticht
from tests.rules.was_sticht.scenes import Scene, begun

SURE = 1.96
"""Standard deviations: 95 games of 100 lie that near."""


def chosen(scene: Scene, seat: int) -> str:
    """What Greedy does in this seat."""
    legal = scene.game.legal_actions(scene.state, seat)
    return str(Greedy()(scene.view(seat), legal, random.Random()))


def surely_won(players: int, games: int, contracts: int = 5) -> float:
    """The share of games that one Greedy wins against random rivals, at least."""
    game, won = WasSticht(players=players, contracts=contracts), 0
    for seed in range(games):
        seat = seed % players
        bots: list[Bot] = [Random()] * players
        bots[seat] = Greedy()
        end = play(game, bots, seed)[-1]
        assert isinstance(end, GameEnded)
        won += seat in end.winners
    share = won / games
    return share - SURE * sqrt(share * (1 - share) / games)


@pytest.mark.parametrize(
    ("tiles", "best"),
    [("no-tricks one-trick", "take B1"), ("most-tricks last-trick", "take R9")],
)
def test_it_takes_weak_cards_or_strong_ones_as_its_contracts_ask(tiles: str, best: str) -> None:
    scene = begun("no-red no-blue", tiles, "no-tricks no-green")
    scene.shuffle("R 4", "B1 G5 Y6 R9")
    assert chosen(scene, 1) == best


def test_it_takes_a_card_that_the_hints_have_shown_to_be_strong() -> None:
    """Y2 won over R9 and B9: yellow is trump, or 2 is."""
    scene = begun("no-red no-blue", "no-tricks no-green", "most-tricks last-trick")
    scene.shuffle("Y no-value", "R9 Y2 B9 G9", "Y3 B8 R8 G8")
    scene.take("R9 Y2 B9")
    assert scene.hints() == [("Y2", (2,))]
    assert chosen(scene, 2) == "take Y3"


WEAK = "B1-3 G1-3 Y1-3"
STRONG = "R2-9 B9"


@pytest.mark.parametrize(
    ("hand", "best"), [(WEAK, "contract no-tricks"), (STRONG, "contract most-tricks")]
)
def test_it_chooses_the_contract_that_its_hand_can_keep(hand: str, best: str) -> None:
    scene = begun("no-red no-blue", "no-tricks most-tricks", "last-trick no-green")
    scene.deal("R 9", "", hand)
    assert chosen(scene, 1) == best


def test_it_does_not_win_a_trick_that_it_must_not_have() -> None:
    scene = begun("one-trick no-blue", "most-tricks no-red", "no-tricks last-trick")
    scene.deal("R 5", "B4 B6 Y2 R1-2", "B8 R6-9", "B1 B7 B9 G1-4")
    scene.choose("most-tricks", "no-tricks")
    scene.play("B8")
    assert chosen(scene, 2) in {"play B1", "play B7"}


@pytest.mark.parametrize("players", [3, 4])
def test_it_wins_far_more_short_games_than_its_share(players: int) -> None:
    assert surely_won(players, games=24, contracts=2) > 1 / players


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_it_wins_most_games_against_random_rivals(players: int) -> None:
    assert surely_won(players, games=100) > 0.6
