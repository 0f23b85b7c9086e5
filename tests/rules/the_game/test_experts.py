"""For experts: three cards a turn, and smaller hands."""

from __future__ import annotations

import pytest

from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import Stuck
from tests.rules.the_game.scenes import Scene, midway, opened


@pytest.mark.rule("the-game.expert.minimum-three")
@pytest.mark.parametrize("variant", ["expert-three", "expert-small-hands"])
def test_experts_lay_at_least_three_cards(variant: str) -> None:
    scene = opened(TheGame(variant=variant))
    for placed in ("2 sun", "3 sun", "4 sun"):
        assert scene.refusal(0, "end") == "the-game.expert.minimum-three"
        scene.lay(placed)
    assert "end" in scene.may(0)


@pytest.mark.rule("the-game.expert.minimum-three")
def test_experts_are_stuck_before_the_third_card() -> None:
    piles = {"sun": "90", "moon": "98", "star": "2", "leaf": "3"}
    game = TheGame(players=2, expert=1)
    scene = midway(game, "91 92 50", "60", draw="61", **piles)  # type: ignore[arg-type]
    scene.lay("91 sun")
    assert scene.lay("92 sun")[1:] == [Stuck(0, 3, "excellent")]
    why = game.why(scene.state, Stuck(0, 3, "excellent"))
    assert why[0].rule == "the-game.expert.minimum-three"


@pytest.mark.rule("the-game.expert.smaller-hand")
@pytest.mark.parametrize(("players", "size"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_second_level_has_smaller_hands(players: int, size: int) -> None:
    sizes = [TheGame(players=players, expert=expert).options.hand_size for expert in (0, 1, 2)]
    assert sizes == [size + 1, size + 1, size]
    scene = opened(TheGame(players=players, expert=2))
    assert {len(hand) for hand in scene.state.hands} == {size}


@pytest.mark.rule("the-game.expert.minimum-three")
def test_experts_too_need_one_card_once_the_draw_pile_has_run_out() -> None:
    """From a pack that leaves two cards to draw for six cards laid."""
    scene = Scene(TheGame(players=3, expert=1))
    scene.deal_late("80-99")
    scene.lay(*[f"{number} sun" for number in range(80, 86)])
    assert scene.state.draw == ()
    scene.lay("86 sun")
    assert scene.may(2)[-1] == "end"
