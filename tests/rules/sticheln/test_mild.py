"""Mild: every cursed card costs the same."""

from __future__ import annotations

import pytest

from cardtable.games.sticheln import Sticheln
from tests.rules.sticheln.scenes import first_trick, points, won

MILD = Sticheln(variant="mild")


@pytest.mark.rule("sticheln.mild.minus-five")
@pytest.mark.parametrize("number", range(12))
def test_a_cursed_card_costs_5_whatever_its_number(number: int) -> None:
    assert points(MILD, laid=f"R{number}", won="") == -5
    other = 11 - number
    assert points(MILD, laid=f"R{number}", won=f"R{other}") == -10


@pytest.mark.rule("sticheln.mild.minus-five")
def test_a_cursed_0_costs_5_laid_or_won() -> None:
    assert points(MILD, laid="R0", won="") == -5
    assert points(MILD, laid="R4", won="R0 B3") == -9


@pytest.mark.rule("sticheln.mild.minus-five")
def test_the_example_of_the_rulebook_is_worth_minus_1() -> None:
    assert points(MILD, laid="R4", won="R2 R5 B0-11 G0-1") == 14 - 15


@pytest.mark.rule("sticheln.score.others-plus-one")
def test_other_cards_are_worth_1_in_mild_too() -> None:
    assert points(MILD, laid="R4", won="B0 B5 G11") == 3 - 5


@pytest.mark.rule("sticheln.trick.highest-trump")
def test_tricks_are_won_as_ever() -> None:
    assert first_trick(MILD, "Y9 G5 R6 B4") == won(2, "R6", "sticheln.trick.highest-trump")
