"""The cursed colour: chosen in secret, revealed together, counted at the end."""

from __future__ import annotations

import pytest

from cardtable.engine import UNKNOWN, Role
from cardtable.games.sticheln.events import (
    CursesRevealed,
    PhaseBegan,
)
from cardtable.games.stick_em import StickEm
from tests.rules.builders import cards
from tests.rules.sticheln.scenes import TOGETHER, Scene, counting


def choosing() -> Scene:
    """Three players who hold what they are about to lay."""
    scene = Scene(StickEm(players=3))
    scene.deal("R4 R5", "Y7 R0", "G0 R6")
    return scene


@pytest.mark.rule("sticheln.curse.one-hand-card")
@pytest.mark.rule("sticheln.curse.revealed-together")
def test_everybody_lays_one_card_in_secret_and_all_are_turned_over_together() -> None:
    scene = choosing()
    scene.lay("R4", "Y7")
    assert scene.waits_for() == (2,)
    for viewer in (2, Role.WATCHER):
        assert scene.view(viewer).state.designating == ((UNKNOWN,), (UNKNOWN,), ())
    assert scene.act(2, "curse G0")[1:] == [
        CursesRevealed((cards("R4"), cards("Y7"), cards("G0")), TOGETHER),
        PhaseBegan("play"),
    ]


@pytest.mark.rule("sticheln.curse.one-hand-card")
def test_a_second_card_is_refused() -> None:
    scene = choosing()
    scene.act(0, "curse R4")
    assert scene.state.designating == (cards("R4"), (), ())
    assert scene.refusal(0, "curse R5") == "engine.not-your-turn"


@pytest.mark.rule("sticheln.curse.revealed-together")
def test_the_cards_stay_face_up_for_the_whole_round() -> None:
    scene = choosing()
    scene.lay("R4", "Y7", "G0")
    scene.play_on()
    assert [type(event) for event in scene.log].count(CursesRevealed) == 1
    assert scene.view(Role.WATCHER).state.designating == (cards("R4"), cards("Y7"), cards("G0"))


@pytest.mark.rule("sticheln.curse.any-number")
def test_any_hand_card_will_do_a_0_as_well() -> None:
    scene = Scene(StickEm())
    scene.deal("R0-11 B0 B5 B11")
    assert scene.may(0) == [f"curse {each}" for each in cards("B0 B5 B11 R0-11")]


@pytest.mark.rule("sticheln.curse.same-as-others")
def test_all_players_may_have_the_same_cursed_colour() -> None:
    scene = choosing()
    assert CursesRevealed((cards("R5"), cards("R0"), cards("R6")), TOGETHER) in scene.lay(
        "R5", "R0", "R6"
    )


@pytest.mark.rule("sticheln.curse.card-leaves-hand")
def test_the_card_laid_has_left_the_hand_and_is_never_played() -> None:
    scene = choosing()
    scene.lay("R4", "Y7", "G0")
    assert [len(hand) for hand in scene.state.hands] == [14, 14, 14]
    assert scene.refusal(0, "play R4") == "sticheln.hand.own-cards"
    assert scene.state.designating == (cards("R4"), cards("Y7"), cards("G0"))


@pytest.mark.rule("sticheln.curse.card-counts")
def test_the_card_laid_counts_with_the_cards_won() -> None:
    scene = choosing()
    scene.lay("R4", "Y7", "G0")
    scene.play_on()
    for seat, laid in enumerate(cards("R4 Y7 G0")):
        counted = counting(scene.game, scene.state, seat)
        assert sorted(counted) == sorted([laid, *scene.state.won[seat]])
