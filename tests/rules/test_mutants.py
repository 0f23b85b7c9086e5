"""A rule counts as tested only if its own tests notice an error planted where it is played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardtable import GAMES
from cardtable.games.sticheln.rules import Options, card_points, winning_place
from tests.rules.mutants import mutants_of

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["engine", *GAMES])
def test_the_tests_of_every_rule_notice_an_error_where_it_is_played(name: str) -> None:
    done = subprocess.run(  # noqa: S603 - this same Python
        [sys.executable, "-m", "tests.rules.mutants", name],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []


def test_errors_are_planted_one_by_one_and_taken_out_again() -> None:
    found = set()
    right = card_points(7, "normal", cursed=True)
    for mutant in mutants_of(card_points):
        take_out = mutant()
        found.add(card_points(7, "normal", cursed=True))
        take_out()
        assert card_points(7, "normal", cursed=True) == right
    assert {None, 7} <= found


def test_options_and_functions_have_mutants_and_a_table_has_none() -> None:
    assert len([*mutants_of(winning_place)]) > 0
    assert len([*mutants_of(Options.deck)]) > 0
    before = Options()
    for mutant in mutants_of(Options):
        take_out = mutant()
        take_out()
    assert Options() == before
    assert [*mutants_of({"normal": "a rule"})] == []
