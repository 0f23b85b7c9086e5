"""The end: stuck below the minimum, or all cards laid; and what it comes to."""

from __future__ import annotations

import pytest

from cardtable.engine import Reason
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import Stuck, TotalVictory, TurnPassed
from cardtable.games.the_game.rules import verdict_on
from tests.rules.builders import cards
from tests.rules.the_game.scenes import Scene, midway

CLOSING = ("99 sun", "88 moon", "2 star", "3 leaf")
"""After these, a hand of middling cards fits nowhere."""


def closed(second_hand: str) -> Scene:
    """Two players; seat 0 has closed the piles, and seat 1 holds these cards and others like 30."""
    scene = Scene(TheGame(players=2))
    others = [str(number) for number in range(30, 37)][: 7 - len(second_hand.split())]
    scene.deal("99 88 2 3 50 51 52", " ".join([second_hand, *others]))
    scene.lay(*CLOSING)
    scene.end()
    return scene


@pytest.mark.rule("the-game.end.stuck")
def test_who_cannot_lay_a_first_card_ends_the_game_at_once() -> None:
    scene = closed("")
    assert scene.log[-2:] == [TurnPassed(0, 1), Stuck(1, 94, "unfinished")]
    assert scene.waits_for() == ()
    assert scene.may(1) == []
    before = scene.game.replay(scene.log[:-1])
    reasons = (
        Reason("the-game.turn.minimum-two"),
        Reason("the-game.end.stuck", cards("99 88 2 3"), 1),
    )
    assert scene.game.why(before, scene.log[-1]) == reasons
    for viewer in (0, 1):
        seen = scene.game.view(scene.log[:-1], viewer).state
        assert scene.game.why(seen, scene.log[-1]) == reasons


@pytest.mark.rule("the-game.end.stuck")
def test_who_cannot_lay_the_second_card_ends_it_too() -> None:
    scene = closed("12")
    assert scene.may(1) == ["place 12 star"]
    assert scene.lay("12 star")[1:] == [Stuck(1, 93, "unfinished")]


@pytest.mark.rule("the-game.end.stuck")
def test_without_a_draw_pile_one_card_is_enough_to_stay_in_the_game() -> None:
    closed_piles = {"sun": "99", "moon": "98", "star": "2", "leaf": "3"}
    scene = midway(TheGame(players=2), "12 50", "60", **closed_piles)  # type: ignore[arg-type]
    assert len(scene.lay("12 star")) == 1
    assert scene.end()[-1] == Stuck(1, 2, "excellent")


@pytest.mark.rule("the-game.end.lazily")
def test_a_bad_first_card_strands_a_player() -> None:
    """With 89 on sun, 78 would go ten back on moon; with 89 on moon it fits nowhere."""
    scene = closed("89 78")
    assert {"place 89 sun", "place 89 moon", "place 78 moon"} == {*scene.may(1)}
    assert scene.lay("89 moon")[1:] == [Stuck(1, 93, "unfinished")]
    scene = closed("89 78")
    scene.lay("89 sun", "78 moon")
    assert scene.may(1) == ["end"]


@pytest.mark.rule("the-game.end.lazily")
def test_nobody_may_stop_below_the_minimum_while_a_card_fits() -> None:
    scene = closed("12")
    assert scene.waits_for() == (1,)
    assert scene.refusal(1, "end") == "the-game.turn.minimum-two"


@pytest.mark.rule("the-game.end.total-victory")
def test_the_98th_card_is_a_total_victory_at_once() -> None:
    scene = Scene(TheGame(players=1))
    scene.deal_late("90-99")
    scene.lay(*[f"{number} sun" for number in range(90, 98)], "98 sun")
    assert (scene.state.left, scene.waits_for()) == (1, (0,))
    assert scene.lay("99 sun")[1:] == [TotalVictory()]
    assert scene.waits_for() == ()
    assert scene.state.piles[0] == cards("2-99")


@pytest.mark.rule("the-game.end.total-victory")
@pytest.mark.parametrize("laid", [0, 3])
def test_the_last_card_wins_in_the_middle_of_any_turn(laid: int) -> None:
    scene = midway(TheGame(players=3), "99", sun="98", laid=laid)
    assert scene.lay("99 sun")[1:] == [TotalVictory()]
    assert scene.game.why(scene.state, TotalVictory()) == (Reason("the-game.end.total-victory"),)


@pytest.mark.rule("the-game.end.count")
def test_the_result_is_how_many_cards_are_left() -> None:
    scene = midway(TheGame(players=3), "5 6", "7", "8 9 10", draw="11 12 13 14")
    assert scene.state.left == 10
    assert midway(TheGame(players=3), "", "7").state.left == 1


@pytest.mark.rule("the-game.end.excellent")
def test_fewer_than_ten_are_excellent() -> None:
    assert [verdict_on(left) for left in (1, 9, 10, 98)] == [
        "excellent",
        "excellent",
        "unfinished",
        "unfinished",
    ]


@pytest.mark.rule("the-game.end.total-victory")
def test_a_team_whose_other_hands_are_empty_wins_with_its_last_card() -> None:
    """Three players, the draw pile gone in mid-refill, then one hand after the other."""
    scene = Scene(TheGame(players=3))
    scene.deal_late("80-99")
    for placed in range(80, 98):
        scene.lay(f"{placed} sun")
    assert [len(hand) for hand in scene.state.hands] == [0, 2, 0]
    assert scene.waits_for() == (1,)
    assert len(scene.lay("98 sun")) == 1
    assert scene.lay("99 sun")[1:] == [TotalVictory()]
    assert scene.waits_for() == ()


@pytest.mark.rule("the-game.end.stuck")
def test_a_seat_that_is_skipped_does_not_end_the_game_but_the_next_may() -> None:
    """An empty hand has no card that fits, and yet it is the one after it that is stuck."""
    piles = {"sun": "97", "moon": "96", "star": "3", "leaf": "4"}
    scene = midway(TheGame(players=3), "2 50", "", "60", **piles)  # type: ignore[arg-type]
    scene.lay("2 star")
    assert scene.end()[1:] == [TurnPassed(0, 2), Stuck(2, 2, "excellent")]


@pytest.mark.rule("the-game.end.stuck")
def test_who_has_laid_enough_and_holds_nothing_that_fits_is_not_stuck() -> None:
    piles = {"sun": "97", "moon": "96", "star": "3", "leaf": "4"}
    scene = midway(TheGame(players=2), "98 99 50", "51", draw="60", **piles)  # type: ignore[arg-type]
    scene.lay("98 sun", "99 sun")
    assert scene.waits_for() == (0,)
    assert scene.may(0) == ["end"]
