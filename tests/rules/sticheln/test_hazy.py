"""Hazy: the cards laid stay face down until the round is scored."""

from __future__ import annotations

import pytest

from cardtable.engine import UNKNOWN, Role, RoundScored, TrickWon
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import CursesRevealed, PhaseBegan
from tests.rules.builders import cards
from tests.rules.sticheln.scenes import AT_LAST, Scene

HIDDEN = (UNKNOWN,)
LAID = (cards("R4"), cards("Y7"), cards("G0"))


def hazy() -> Scene:
    """Three players who have laid a card each."""
    scene = Scene(Sticheln(players=3, variant="hazy"))
    scene.deal("R4", "Y7", "G0")
    scene.lay("R4", "Y7", "G0")
    return scene


@pytest.mark.rule("sticheln.hazy.face-down-until-scored")
def test_when_all_have_laid_a_card_play_begins_and_nothing_is_revealed() -> None:
    scene = hazy()
    assert scene.log[-1] == PhaseBegan("play")
    assert not any(isinstance(event, CursesRevealed) for event in scene.log)


@pytest.mark.rule("sticheln.hazy.face-down-until-scored")
def test_all_through_the_round_a_seat_knows_its_own_card_only() -> None:
    scene = hazy()
    turns = 0
    while scene.state.phase == "play":
        assert scene.view(0).state.designating == (LAID[0], HIDDEN, HIDDEN)
        assert scene.view(2).state.designating == (HIDDEN, HIDDEN, LAID[2])
        assert scene.view(Role.WATCHER).state.designating == (HIDDEN, HIDDEN, HIDDEN)
        (seat,) = scene.waits_for()
        assert isinstance(seat, int)
        scene.act(seat, scene.may(seat)[0])
        turns += 1
    assert turns == 14 * 3


@pytest.mark.rule("sticheln.hazy.face-down-until-scored")
def test_after_the_last_trick_the_cards_are_turned_over_and_the_round_is_scored() -> None:
    scene = hazy()
    scene.play_on()
    last = [event for event in scene.log[-3:] if not isinstance(event, RoundScored)]
    assert [type(event) for event in scene.log[-3:]] == [TrickWon, CursesRevealed, RoundScored]
    assert last[1] == CursesRevealed(LAID, AT_LAST)
    assert scene.view(Role.WATCHER).state.designating == LAID


@pytest.mark.rule("sticheln.hazy.face-down-until-scored")
def test_in_every_round_the_cards_are_hidden_anew() -> None:
    scene = hazy()
    scene.play_on()
    scene.deal("R4", "Y7", "G0")
    scene.lay("R4", "Y7", "G0")
    assert scene.state.phase == "play"
    assert scene.view(1).state.designating == (HIDDEN, LAID[1], HIDDEN)


@pytest.mark.rule("sticheln.hazy.face-down-until-scored")
def test_the_round_is_scored_as_if_the_cards_had_lain_open() -> None:
    hidden = hazy()
    face_up = Scene(Sticheln(players=3))
    face_up.deal("R4", "Y7", "G0")
    face_up.lay("R4", "Y7", "G0")
    assert hidden.play_on() == face_up.play_on()


@pytest.mark.rule("sticheln.won.remembered")
@pytest.mark.parametrize("variant", ["hazy", "reverse+hazy"])
def test_won_cards_may_be_counted_while_a_colour_is_hidden(variant: str) -> None:
    scene = Scene(Sticheln(players=3, variant=variant))
    scene.deal("B1 R4", "B8 Y7", "B2 G0")
    scene.lay("R4", "Y7", "G0")
    scene.trick("B1 B8 B2")
    hidden, others = scene.game.why_points(scene.view(0).state, 1)
    assert (hidden.cards, hidden.amount) == (HIDDEN, 0)
    assert others.cards == cards("B1 B8 B2")
