"""Every rule of a rulebook has a test of its own, and no test names a rule that there is not."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from cardtable import GAMES
from cardtable.engine import Event, Role, RuleId, moments
from cardtable.games import ENGINE, rulebook
from cardtable.games.sticheln import Sticheln
from cardtable.games.stick_em import StickEm
from tests.rules.builders import whole_game
from tests.rules.sticheln.scenes import after_first_trick

HERE = Path(__file__).parent


def rules_shown(test_file: Path) -> dict[str, set[RuleId]]:
    """The rules that each test of a file is marked with, by the test's name."""
    name = ".".join(["tests", "rules", *test_file.relative_to(HERE).with_suffix("").parts])
    return {
        f"{name}.{test}": {
            mark.args[0] for mark in getattr(member, "pytestmark", []) if mark.name == "rule"
        }
        for test, member in vars(import_module(name)).items()
        if test.startswith("test_")
    }


def shown_for(game: str) -> dict[str, set[RuleId]]:
    """The rules that each test in the folder of a game is marked with."""
    files = (HERE / game.replace("-", "_")).glob("test_*.py")
    return {test: rules for file in files for test, rules in rules_shown(file).items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_rulebook_is_tested_with_its_game(game: str) -> None:
    tested = set[RuleId]().union(*shown_for(game).values())
    assert rulebook(game).keys() - tested == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_test_of_a_game_names_rules_of_its_rulebook_alone(game: str) -> None:
    shown = shown_for(game)
    assert [test for test, rules in shown.items() if not rules] == []
    assert set[RuleId]().union(*shown.values()) - rulebook(game).keys() == set()


def test_every_rule_of_the_engine_is_tested() -> None:
    tested = set[RuleId]().union(*rules_shown(HERE / "test_engine.py").values())
    assert tested == rulebook(ENGINE).keys()


# A screen looks up every rule it is told in the rulebook of the game that is played.


def rules_told(game: Sticheln, log: Sequence[Event]) -> set[RuleId]:
    """Every rule that the log names, that explains one of its events, or that refuses anything."""
    told: set[RuleId | None] = set()
    state = game.start()
    for moment in moments(log):
        for seat, action in product((*range(game.players), Role.CHANCE), game.actions):
            told.add(game.refusal(state, seat, action))
        for event in moment:
            told.add(getattr(event, "rule", None))
            told |= {reason.rule for reason in game.why(state, event)}
            state = game.evolve(state, event)
    return {rule for rule in told if rule}


@pytest.mark.parametrize("players", range(3, 7))
def test_stick_em_tells_no_rule_that_its_own_rulebook_lacks(players: int) -> None:
    game = StickEm(players=players, rounds=1)
    zeros = " ".join(f"{colour}0" for colour in "RYGBPK"[:players])
    scene, _ = after_first_trick(game, zeros)
    told = rules_told(game, scene.log) | rules_told(game, whole_game(game))
    assert told <= rulebook("stick-em").keys() | rulebook(ENGINE).keys()
    assert {"sticheln.trick.all-zeros-nobody", "sticheln.hand.own-cards"} <= told


@pytest.mark.parametrize("variant", Sticheln.variants)
def test_sticheln_tells_no_rule_that_its_rulebook_lacks(variant: str) -> None:
    game = Sticheln(players=3, variant=variant, rounds=1)
    told = rules_told(game, whole_game(game))
    assert told <= rulebook("sticheln").keys() | rulebook(ENGINE).keys()
    assert "sticheln.score.round-points" in told
