"""The end of a round and of the game."""

from __future__ import annotations

import pytest

from cardtable.engine import GameEnded, RoundScored, TrickWon
from cardtable.games.sticheln.events import TrickSetAside
from cardtable.games.stick_em import StickEm
from tests.rules.builders import cards, whole_game
from tests.rules.sticheln.scenes import Scene, after_first_trick, after_scores, points, round_over

SIZES = pytest.mark.parametrize("players", range(3, 7))


@pytest.mark.rule("sticheln.round.ends-with-empty-hands")
@SIZES
def test_the_round_ends_after_14_tricks(players: int) -> None:
    scene = Scene(StickEm(players=players))
    scene.play_round()
    ends = [event for event in scene.log if isinstance(event, TrickWon | TrickSetAside)]
    assert len(ends) == 14
    assert not any(scene.state.hands)


@pytest.mark.rule("sticheln.score.cursed-minus-number")
@pytest.mark.parametrize("number", range(1, 12))
def test_each_cursed_card_costs_its_number(number: int) -> None:
    assert points(StickEm(), laid=f"R{number}", won="") == -number
    assert points(StickEm(), laid="R0", won=f"R{number}") == -number


@pytest.mark.rule("sticheln.score.others-plus-one")
@pytest.mark.parametrize("other", ["B0", "B11", "G7", "P0", "Y1"])
def test_each_other_card_won_is_worth_1(other: str) -> None:
    assert points(StickEm(), laid="R0", won=other) == 1


@pytest.mark.rule("sticheln.score.round-points")
def test_the_points_of_the_round_can_be_below_zero() -> None:
    game = StickEm(players=3)
    piles = ("Y2", "Y5 Y4 B0-5"), ("R0", "R2 R4 R1 G0-8"), ("P8", "")
    scored = game.consequence(round_over(game, *piles))
    assert scored == RoundScored((-5, 2, -8), "sticheln.score.round-points")


@pytest.mark.rule("sticheln.round.fresh-deal")
def test_for_the_next_round_all_cards_are_dealt_again_and_everybody_chooses_anew() -> None:
    zeros = "R0 B0 Y0 P0"
    scene, _ = after_first_trick(StickEm(), zeros)
    scene.play_on()
    assert scene.game.packs(scene.state) == (scene.game.options.deck,)
    scene.deal("R4", "R5", "R6", "R7")
    assert (scene.state.aside, scene.state.designating) == ((), ((),) * 4)
    scene.lay("R4", "R5", "R6", "R7")
    assert scene.state.designating == tuple(map(cards, ["R4", "R5", "R6", "R7"]))


@pytest.mark.rule("stick-em.round.one-each")
@SIZES
def test_there_are_as_many_rounds_as_players(players: int) -> None:
    log = whole_game(StickEm(players=players))
    assert [type(event) for event in log].count(RoundScored) == players
    assert isinstance(log[-1], GameEnded)


@pytest.mark.rule("stick-em.round.one-each")
def test_the_option_rounds_takes_another_number() -> None:
    log = whole_game(StickEm(players=3, rounds=5))
    assert [type(event) for event in log].count(RoundScored) == 5


@pytest.mark.rule("sticheln.game.highest-total")
def test_the_highest_total_of_all_rounds_wins() -> None:
    game = StickEm(players=3)
    end = game.consequence(after_scores((10, -2, 3), (-9, 5, 1), (-1, -1, 0)))
    assert end == GameEnded((2,), "sticheln.game.highest-total")


@pytest.mark.rule("sticheln.game.shared-victory")
def test_equal_totals_share_the_victory() -> None:
    game = StickEm(players=3)
    end = game.consequence(after_scores((10, 4, 3), (-6, 0, 0), (0, 0, 0)))
    assert end == GameEnded((0, 1), "sticheln.game.shared-victory")
