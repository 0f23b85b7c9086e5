"""The worked examples of the printed rules."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from cardtable.engine import GameEnded
from cardtable.games.was_sticht import WasSticht
from cardtable.games.was_sticht.rules import is_trump, value_of, winning_card
from tests.rules.builders import card, cards
from tests.rules.was_sticht.scenes import begun, dealt, ended, goals, trumps

PACK = WasSticht().pack


@pytest.mark.rule("was-sticht.draft.hint")
def test_the_dealer_took_the_card_of_the_trump_value_and_would_have_won() -> None:
    """Red and 2 are trumps; C deals; A takes B7, B R6, C Y2 and D R3: the winner is C."""
    scene = begun(first=2)
    scene.shuffle("R 2", "B1 G1 Y1 R1", "B7 R6 Y2 R3")
    scene.take("B1 G1 Y1 R1")
    scene.take("B7 R6 Y2 R3")
    assert scene.hints()[-1] == ("Y2", (2,))
    taken = [scene.state.hands[seat] for seat in range(4)]
    assert [card(text) in hand for text, hand in zip(["B7", "R6", "Y2", "R3"], taken, strict=True)]


@pytest.mark.rule("was-sticht.trumps.value-above-colour")
@pytest.mark.parametrize("plain_five", ["B5", "G5", "Y5"])
def test_the_order_of_trumps_with_red_and_5(plain_five: str) -> None:
    order = cards(f"R5 {plain_five} R9 R8 R7 R6 R4 R3 R2 R1")
    for stronger, weaker in pairwise(order):
        for trick in permutations((stronger, weaker)):
            assert winning_card(trick, trumps("R 5")) == stronger
    assert sum(is_trump(each, trumps("R 5")) for each in PACK) == 12


@pytest.mark.rule("was-sticht.trick.first-value")
def test_of_the_other_fives_the_first_played_wins() -> None:
    for trick in permutations(cards("B5 G5 Y5")):
        assert winning_card(trick, trumps("R 5")) == trick[0]


@pytest.mark.rule("was-sticht.trumps.no-colour")
def test_with_5_and_no_colour_the_fives_are_the_only_trumps() -> None:
    found = [each for each in PACK if is_trump(each, trumps("no-colour 5"))]
    assert found == sorted(cards("R5 Y5 G5 B5"))


@pytest.mark.rule("was-sticht.trumps.no-value")
def test_with_red_and_no_value_the_red_cards_are_the_only_trumps_9_high() -> None:
    found = [each for each in PACK if is_trump(each, trumps("R no-value"))]
    assert found == sorted(cards("R1-9"))
    for trick in permutations(cards("R8 R9 B9 R1")):
        assert winning_card(trick, trumps("R no-value")) == card("R9")


@pytest.mark.rule("was-sticht.follow.led-trump")
def test_a_led_red_card_is_followed_by_red_or_by_any_3() -> None:
    scene = dealt("R 3", "R3 G3 Y3", "R2 R4-9", "R1 B3 B5 G6")
    scene.play("R9")
    assert scene.may(2) == ["play B3", "play R1"]
    assert scene.refusal(2, "play B5") == "was-sticht.follow.led-trump"


ANN = "no-tricks no-tricks no-red no-green one-trick"
BEA = "no-tricks no-yellow no-blue one-trick two-tricks"
CARL = "four-tricks fewest-tricks most-tricks"


@pytest.mark.rule("was-sticht.game.several-finishers")
def test_a_third_with_dearer_tiles_wins_when_two_finish_together() -> None:
    """Ann finishes with 9 in all and Bea with 12; Carl has put away 24 and holds two tiles."""
    assert [value_of(goals(done)) for done in (ANN, BEA, CARL)] == [9, 12, 24]
    end = ended(("", "", "no-tricks one-trick"), (ANN, BEA, CARL))
    assert end == GameEnded((2,), "was-sticht.game.several-finishers")


@pytest.mark.rule("was-sticht.game.first-finisher")
def test_who_finishes_alone_wins_whatever_the_others_are_worth() -> None:
    end = ended(("", "last-trick", "no-tricks one-trick"), (ANN, BEA, CARL))
    assert end == GameEnded((0,), "was-sticht.game.first-finisher")
