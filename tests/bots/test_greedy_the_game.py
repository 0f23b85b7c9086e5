"""Greedy knows The Game: it sees the obvious, speaks when it matters, and often lays all cards."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean
from typing import Any

import pytest

from cardtable import play
from cardtable.bots import Greedy
from cardtable.engine import View, but
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.rules import Mark
from tests.bots.test_greedy import SURE
from tests.rules.the_game.scenes import Scene, midway, started

SOLO = TheGame(players=1)
GRADES = TheGame(players=2, talk="grades")


def chosen(scene: Scene, seat: int = 0) -> str:
    """What Greedy does in this seat now."""
    legal = scene.game.legal_actions(scene.state, seat)
    return str(Greedy()(View(scene.game, seat, scene.state), legal, random.Random()))


def turn_of(scene: Scene) -> list[str]:
    """What Greedy does until its turn is over."""
    done = []
    while "end" not in done and scene.waits_for():
        done.append(chosen(scene))
        scene.act(0, done[-1])
    return done


@pytest.mark.parametrize(
    ("hand", "piles", "turn"),
    [
        pytest.param(
            "20 21 60 93",
            {"sun": "19", "moon": "18", "star": "80", "leaf": "70"},
            ["place 20 sun", "place 21 sun", "end"],
            id="lays-what-takes-least-room",
        ),
        pytest.param(
            "37 50 90",
            {"sun": "47", "moon": "46", "star": "52", "leaf": "51"},
            ["place 37 sun", "place 50 star", "end"],
            id="goes-backwards",
        ),
        pytest.param(
            "30 20 85 60",
            {"sun": "25", "moon": "25", "star": "40", "leaf": "40"},
            ["place 30 sun", "place 20 sun", "end"],
            id="goes-on-to-come-back",
        ),
        pytest.param(
            "20 21 22 23 93",
            {"sun": "19", "moon": "18", "star": "80", "leaf": "70"},
            ["place 20 sun", "place 21 sun", "place 22 sun", "place 23 sun", "end"],
            id="lays-more-than-it-must-where-that-is-cheap",
        ),
    ],
)
def test_it_thinks_its_whole_turn_through(
    hand: str, piles: dict[str, str], turn: list[str]
) -> None:
    assert turn_of(midway(SOLO, hand, draw="2 3 4 5", **piles)) == turn  # type: ignore[arg-type]


def test_without_a_draw_pile_it_lays_one_card_and_waits() -> None:
    piles = {"sun": "40", "moon": "60", "star": "62", "leaf": "30"}
    scene = midway(TheGame(players=2), "41 55", "50 51", **piles)  # type: ignore[arg-type]
    assert turn_of(scene) == ["place 41 sun", "end"]


def test_it_lays_one_card_rather_than_none_when_it_is_about_to_be_stuck() -> None:
    piles = {"sun": "90", "moon": "90", "star": "9", "leaf": "9"}
    scene = midway(SOLO, "95 50 40", draw="30", **piles)  # type: ignore[arg-type]
    assert turn_of(scene) in (["place 95 sun"], ["place 95 moon"])


def test_it_heeds_a_mark_unless_that_is_dear() -> None:
    piles = {"sun": "19", "moon": "18", "star": "80", "leaf": "70"}
    scene = midway(GRADES, "20 93 94", "2 3 4", laid=1, draw="5", **piles)
    assert chosen(scene) == "place 20 sun"
    marks = (Mark.VITAL, *[Mark.NONE] * 3)
    scene.state = but(scene.state, marks=(scene.state.marks[0], marks))
    assert chosen(scene) == "place 20 moon"
    scene.state = but(scene.state, hands=(scene.state.hands[0][:1], scene.state.hands[1]))
    scene.state = but(scene.state, piles=(scene.state.piles[0], (), *scene.state.piles[2:]))
    assert chosen(scene) == "place 20 sun"


def said(game: TheGame, hand: str) -> list[str]:
    """What Greedy says in seat 1, out of its turn, with 47 on the sun and 98 on the star."""
    scene = midway(game, "2 3 4", hand, draw="5", laid=1, sun="47", star="98")
    spoken = []
    while 1 in scene.game.offers(scene.state):
        spoken.append(chosen(scene, 1))
        scene.act(1, spoken[-1])
    return spoken


def test_it_asks_for_the_piles_that_its_hand_needs() -> None:
    assert said(GRADES, "37 97 60") == ["vital sun", "leave star", "done"]
    assert said(TheGame(players=2, talk="hold"), "37 97 60") == ["leave sun", "leave star", "done"]
    assert said(GRADES, "60") == ["done"]


def test_it_takes_a_mark_back_that_it_needs_no_more() -> None:
    scene = midway(GRADES, "2 3 4", "60", draw="5", laid=1, sun="50")
    scene.state = but(scene.state, marks=(scene.state.marks[0], (Mark.VITAL, *[Mark.NONE] * 3)))
    assert chosen(scene, 1) == "clear sun"


@pytest.mark.parametrize(("hand", "word"), [("2 3 4", "begin"), ("30 40 50 60 70 72", "done")])
def test_it_begins_where_its_first_turn_is_easy(hand: str, word: str) -> None:
    scene = Scene(TheGame(players=2))
    scene.deal("20 21 22 23 24 25 26", hand if hand != "2 3 4" else "2 3 4 50 51 52 53")
    assert chosen(scene, 1) == word


def test_once_a_card_is_laid_nobody_begins() -> None:
    assert chosen(started(TheGame(talk="hold")), 1) != "begin"


def results(game: TheGame, games: int) -> list[int]:
    """How many cards are left, game by game."""
    bots = [Greedy()] * game.players
    return [game.replay(play(game, bots, seed=f"1 game {number}")).left for number in range(games)]


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3, "talk": "grades"}], ids=str)
def test_few_cards_are_left(options: dict[str, Any]) -> None:
    assert fmean(results(TheGame(**options), games=8)) < 25


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("players", "share"), [(1, 0.035), (2, 0.10), (3, 0.04), (4, 0.07), (5, 0.08)]
)
def test_it_often_lays_all_cards(players: int, share: float) -> None:
    games = 2000
    won = results(TheGame(players=players), games).count(0) / games
    assert won - SURE * sqrt(won * (1 - won) / games) > share
