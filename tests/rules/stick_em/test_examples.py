"""The worked examples as one round of Julie, Antoine, Charlotte and Benoit, from deal to score."""

from __future__ import annotations

import pytest

from cardtable.engine import RoundScored
from cardtable.games.sticheln.events import CursesRevealed
from cardtable.games.stick_em import StickEm
from tests.rules.builders import cards
from tests.rules.sticheln.scenes import TOGETHER, Scene, won

JULIE, ANTOINE, CHARLOTTE, BENOIT = range(4)

LAID = ["Y2", "R0", "B1", "B2"]

TRICKS = [
    (JULIE, "B3 B10 Y0 B7"),  # the three tricks of the examples ...
    (ANTOINE, "Y9 G5 R6 B4"),
    (BENOIT, "G11 R5 Y5 G8"),
    (JULIE, "B9 B5 G10 P11"),  # ... and eleven that lead to their two scores
    (BENOIT, "P1 Y3 G9 B11"),
    (CHARLOTTE, "P9 B8 G2 P10"),
    (BENOIT, "P3 P6 R4 Y1"),
    (ANTOINE, "G7 G6 B6 R3"),
    (BENOIT, "P2 R8 P0 Y11"),
    (CHARLOTTE, "P8 R10 Y7 Y6"),
    (BENOIT, "G1 B0 R2 R1"),
    (ANTOINE, "Y4 P4 P7 R9"),
    (JULIE, "R7 G3 P5 R11"),
    (CHARLOTTE, "Y8 G4 G0 Y10"),
]


def after(tricks: int) -> Scene:
    """The table after so many tricks."""
    hands = LAID.copy()
    for leader, played in TRICKS:
        for place, card in enumerate(played.split()):
            hands[(leader + place) % 4] += f" {card}"
    scene = Scene(StickEm(players=4))
    scene.deal(*hands)
    scene.lay(*LAID)
    for leader, played in TRICKS[:tricks]:
        assert scene.waits_for() == (leader,)
        scene.trick(played)
    return scene


@pytest.mark.rule("sticheln.curse.revealed-together")
@pytest.mark.rule("sticheln.curse.same-as-others")
def test_julie_has_yellow_and_antoine_red_and_the_other_two_both_have_blue() -> None:
    assert CursesRevealed(tuple(map(cards, LAID)), TOGETHER) in after(tricks=0).log


@pytest.mark.rule("sticheln.trick.highest-of-led-colour")
@pytest.mark.rule("sticheln.trick.zero-never-wins")
def test_charlottes_yellow_0_is_passed_over_and_antoine_wins_with_his_blue_10() -> None:
    scene = after(tricks=0)
    rule = "sticheln.trick.highest-of-led-colour"
    assert scene.trick("B3 B10 Y0 B7") == won(ANTOINE, "B10", rule)
    assert scene.state.won[ANTOINE] == cards("B3 B10 Y0 B7")


@pytest.mark.rule("sticheln.trick.highest-trump")
@pytest.mark.rule("sticheln.trick.other-colours-trump")
def test_benoit_wins_the_second_trick_with_the_highest_card_of_another_colour() -> None:
    scene = after(tricks=1)
    assert scene.trick("Y9 G5 R6 B4") == won(BENOIT, "R6", "sticheln.trick.highest-trump")


@pytest.mark.rule("sticheln.trick.first-of-equals")
def test_julie_wins_the_third_trick_because_her_5_came_first() -> None:
    scene = after(tricks=2)
    assert scene.trick("G11 R5 Y5 G8") == won(JULIE, "R5", "sticheln.trick.first-of-equals")


@pytest.mark.rule("sticheln.trick.winner-takes-and-leads")
def test_whoever_wins_a_trick_leads_the_next_all_round() -> None:
    assert [len(pile) for pile in after(tricks=14).state.won] == [8, 12, 12, 24]


@pytest.mark.rule("sticheln.score.cursed-minus-number")
@pytest.mark.rule("sticheln.score.others-plus-one")
@pytest.mark.rule("sticheln.score.round-points")
def test_at_the_end_of_the_round_julie_has_minus_5_and_antoine_2() -> None:
    scene = after(tricks=14)
    yellow, julies_others = scene.game.why_points(scene.state, JULIE)
    red, antoines_others = scene.game.why_points(scene.state, ANTOINE)
    assert sorted(yellow.cards) == [*cards("Y2 Y4 Y5")]
    assert sorted(red.cards) == [*cards("R0 R1 R2 R4")]
    assert (yellow.amount, julies_others.amount) == (-11, 6)
    assert (red.amount, antoines_others.amount) == (-7, 9)
    scored = scene.log[-1]
    assert isinstance(scored, RoundScored)
    assert (scored.points[JULIE], scored.points[ANTOINE]) == (-5, 2)
