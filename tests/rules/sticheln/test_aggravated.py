"""Aggravated: two cursed colours."""

from __future__ import annotations

import pytest

from cardtable.engine import UNKNOWN, Moved, TrickWon
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import Curse, CursesRevealed, PhaseBegan
from tests.rules.builders import card, cards
from tests.rules.sticheln.scenes import TOGETHER, Scene, counting, points

TWO_COLOURS = "sticheln.aggravated.two-colours"
ONE_COLOUR_HAND = "R0-14"
"""A hand that only five players or more can be dealt."""


def aggravated(players: int = 3) -> Sticheln:
    """The variant for so many players."""
    return Sticheln(players=players, variant="aggravated")


@pytest.mark.rule("sticheln.aggravated.two-colours")
def test_everybody_lays_two_cards_and_has_two_cursed_colours() -> None:
    assert points(aggravated(), laid="R4 B3", won="R2 B5 G0-8") == 9 - (4 + 3 + 2 + 5)


@pytest.mark.rule("sticheln.aggravated.two-colours")
def test_the_second_card_must_be_of_another_colour() -> None:
    scene = Scene(aggravated())
    scene.deal("R0-8 B0-2 Y0-2")
    scene.act(0, "curse R4")
    red = cards("R0-3 R5-8")
    assert scene.may(0) == [f"curse {each}" for each in cards("B0-2 Y0-2")]
    assert scene.game.barred(scene.state, 0) == {Curse(each): TWO_COLOURS for each in red}
    assert scene.refusal(0, "curse R5") == TWO_COLOURS
    scene.act(0, "curse Y2")
    assert scene.state.designating[0] == cards("R4 Y2")
    assert scene.refusal(0, "curse B0") == "engine.not-your-turn"


@pytest.mark.rule("sticheln.aggravated.two-colours")
def test_the_first_card_may_be_of_any_colour() -> None:
    scene = Scene(aggravated())
    scene.deal("R0-8 B0-5")
    assert len(scene.may(0)) == 15


@pytest.mark.rule("sticheln.aggravated.two-colours")
def test_one_card_of_another_colour_must_be_laid_if_it_is_the_only_one() -> None:
    scene = Scene(aggravated(5))
    scene.deal("R1-14 Y0")
    scene.act(0, "curse R4")
    assert scene.may(0) == ["curse Y0"]


@pytest.mark.rule("sticheln.aggravated.two-colours")
def test_what_others_have_laid_forbids_nothing() -> None:
    scene = Scene(aggravated())
    scene.deal("R0 B0", "R1 B1", "R2 B2")
    events = scene.lay("R0 B0", "R1 B1", "B2 R2")
    assert CursesRevealed((cards("B0 R0"), cards("B1 R1"), cards("B2 R2")), TOGETHER) in events


@pytest.mark.rule("sticheln.curse.revealed-together")
def test_both_cards_of_all_are_revealed_together() -> None:
    scene = Scene(aggravated())
    scene.deal("R0 B0", "R1 B1", "R2 B2")
    scene.lay("R0", "R1 B1", "B2 R2")
    assert scene.waits_for() == (0,)
    hidden = (UNKNOWN, UNKNOWN)
    assert scene.view(0).state.designating == (cards("R0"), hidden, hidden)
    assert scene.act(0, "curse B0") == [
        Moved(0, Curse(card("B0"))),
        CursesRevealed((cards("B0 R0"), cards("B1 R1"), cards("B2 R2")), TOGETHER),
        PhaseBegan("play"),
    ]


@pytest.mark.rule("sticheln.aggravated.one-colour-hand")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_a_hand_of_a_single_colour_lays_two_cards_of_it(players: int) -> None:
    game = aggravated(players)
    hand = f"R0-{game.options.hand_size - 1}"
    scene = Scene(game)
    scene.deal(hand)
    scene.act(0, "curse R0")
    assert scene.may(0) == [f"curse {each}" for each in cards(hand)[1:]]
    scene.act(0, "curse R5")
    assert scene.state.designating[0] == cards("R0 R5")


@pytest.mark.rule("sticheln.aggravated.one-colour-hand")
def test_two_cards_of_one_colour_make_one_cursed_colour() -> None:
    scene = Scene(aggravated(5))
    scene.deal(ONE_COLOUR_HAND)
    scene.lay("R0 R5")
    scene.play_on()
    cursed, others = scene.game.why_points(scene.state, 0)
    assert {each.colour for each in cursed.cards} == {"R"}
    assert "R" not in {each.colour for each in others.cards}


@pytest.mark.rule("sticheln.aggravated.fewer-tricks")
@pytest.mark.parametrize(
    ("players", "tricks"), [(3, 13), (4, 13), (5, 13), (6, 13), (7, 13), (8, 12)]
)
def test_there_is_one_trick_fewer(players: int, tricks: int) -> None:
    scene = Scene(aggravated(players))
    scene.play_round()
    assert [type(event) for event in scene.log].count(TrickWon) == tricks


@pytest.mark.rule("sticheln.curse.card-counts")
def test_both_cards_laid_count_at_the_end() -> None:
    scene = Scene(aggravated())
    scene.deal("R0 B0", "R1 B1", "R2 B2")
    scene.lay("R0 B0", "R1 B1", "B2 R2")
    scene.play_on()
    for seat in range(3):
        laid = cards(f"R{seat} B{seat}")
        assert {*laid} <= {*counting(scene.game, scene.state, seat)}
