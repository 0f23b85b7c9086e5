"""The worked examples of the sheet."""

from __future__ import annotations

import pytest

from cardtable.engine import UNKNOWN
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import Drawn
from tests.rules.the_game.scenes import Scene, fitting, midway

SOLO = TheGame(players=1)


def laid_in_order(pile: str, numbers: str) -> bool:
    """Whether a pile takes these cards one after the other, from its base on."""
    scene = midway(SOLO, numbers, draw="99" if "99" not in numbers else "50")
    for number in numbers.split():
        if f"place {number} {pile}" not in scene.may(0):
            return False
        scene.lay(f"{number} {pile}")
    return True


@pytest.mark.rule("the-game.place.ascending")
@pytest.mark.parametrize("pile", ["sun", "moon"])
@pytest.mark.parametrize("numbers", ["3 11 12 13 18 20 34 35 51", "2 7 19 25 28 29 49", "4 8 13"])
def test_a_rising_pile_takes_any_higher_card(pile: str, numbers: str) -> None:
    assert laid_in_order(pile, numbers)
    assert not laid_in_order(pile, " ".join(reversed(numbers.split())))


@pytest.mark.rule("the-game.place.descending")
@pytest.mark.parametrize("pile", ["star", "leaf"])
@pytest.mark.parametrize("numbers", ["94 90 78 61 60 57", "98 97 88 83 81"])
def test_a_falling_pile_takes_any_lower_card(pile: str, numbers: str) -> None:
    assert laid_in_order(pile, numbers)
    assert not laid_in_order(pile, " ".join(reversed(numbers.split())))


@pytest.mark.rule("the-game.place.backwards")
@pytest.mark.parametrize("pile", ["sun", "moon"])
def test_on_a_47_that_rises_fits_the_37_besides_what_is_higher(pile: str) -> None:
    assert fitting(pile, 47) == {37, *range(48, 100)}


@pytest.mark.rule("the-game.place.backwards")
@pytest.mark.parametrize("pile", ["star", "leaf"])
def test_on_a_65_that_falls_fits_the_75_besides_what_is_lower(pile: str) -> None:
    assert fitting(pile, 65) == {75, *range(2, 65)}


@pytest.mark.rule("the-game.turn.any-number")
@pytest.mark.rule("the-game.refill.as-many-as-laid")
def test_lucien_lays_four_cards_and_draws_four() -> None:
    game = TheGame(players=3)
    scene = Scene(game)
    scene.deal("10 20 30 90", draw="41 42 43 44 45")
    before = {*scene.state.hands[0]}
    scene.lay("10 sun", "20 moon", "30 moon", "90 leaf")
    drawn = scene.end()[1]
    assert isinstance(drawn, Drawn)
    assert (drawn.seat, *map(str, drawn.cards)) == (0, "41", "42", "43", "44")
    assert drawn.masked() == Drawn(0, (UNKNOWN,) * 4)
    assert len(scene.state.hands[0]) == 6
    assert len({*scene.state.hands[0]} & before) == 2


@pytest.mark.rule("the-game.place.backwards-freely")
def test_one_turn_may_hold_many_backwards_moves() -> None:
    scene = Scene(SOLO)
    scene.deal("30 20 25 26 16 50 60 59", draw="2 3 4 5 6 7 8 9")
    scene.lay("30 sun", "20 sun", "25 sun", "26 sun", "16 sun", "50 star", "60 star", "59 star")
    assert scene.tops() == (16, 1, 59, 100)
    assert scene.held(0) == "2 3 4 5 6 7 8 9"
