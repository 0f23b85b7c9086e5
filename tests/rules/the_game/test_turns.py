"""A turn: how many cards are laid, when it ends, and what is drawn then."""

from __future__ import annotations

import pytest

from cardtable.engine import Reason
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import Drawn, TurnPassed
from tests.rules.builders import cards
from tests.rules.the_game.scenes import Scene, midway, opened, started


def why(scene: Scene, event: object) -> tuple[Reason, ...]:
    """The reasons for an event that happened at the table."""
    at = scene.log.index(event)  # type: ignore[arg-type]
    return scene.game.why(scene.game.replay(scene.log[:at]), scene.log[at])


@pytest.mark.rule("the-game.turn.minimum-two")
def test_at_least_two_cards_are_laid() -> None:
    scene = opened(TheGame())
    assert scene.refusal(0, "end") == "the-game.turn.minimum-two"
    scene.lay("2 sun")
    assert scene.refusal(0, "end") == "the-game.turn.minimum-two"
    scene.lay("3 sun")
    assert "end" in scene.may(0)
    assert TheGame().options.minimum == 2


@pytest.mark.rule("the-game.turn.any-number")
def test_any_hand_card_goes_on_any_pile_in_any_order_up_to_the_whole_hand() -> None:
    scene = opened(TheGame())
    for placed in ("5 leaf", "2 sun", "7 moon", "3 sun", "4 star", "6 sun"):
        hand = scene.state.hands[0]
        assert {f"place {hand[0]} {pile}" for pile in ("sun", "star")} & {*scene.may(0)}
        scene.lay(placed)
    assert scene.waits_for() == (1,)


@pytest.mark.rule("the-game.turn.minimum-fixed")
def test_a_turn_that_began_with_a_draw_pile_asks_for_two_to_its_end() -> None:
    scene = midway(TheGame(players=2), "10 20 30", "40", draw="50")
    scene.lay("10 sun")
    assert scene.refusal(0, "end") == "the-game.turn.minimum-two"
    scene.lay("20 sun")
    scene.end()
    assert scene.state.draw == ()
    scene.lay("40 sun")
    assert scene.log[-1] == TurnPassed(1, 0)


@pytest.mark.rule("the-game.turn.minimum-fixed")
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("expert", [0, 1, 2])
def test_a_full_hand_is_never_smaller_than_the_minimum(players: int, expert: int) -> None:
    options = TheGame(players=players, expert=expert).options
    assert options.hand_size >= options.least(options.pack) >= 2
    assert options.least(()) == 1


@pytest.mark.rule("the-game.turn.own-end")
def test_a_turn_ends_by_the_players_own_word_also_when_nothing_more_fits() -> None:
    piles = {"sun": "90", "moon": "98", "star": "2", "leaf": "3"}
    scene = midway(TheGame(players=2), "20 21 99", "50", draw="60", laid=1, **piles)
    scene.lay("99 sun")
    assert scene.waits_for() == (0,)
    assert scene.may(0) == ["end"]


@pytest.mark.rule("the-game.turn.own-end")
def test_a_turn_goes_on_after_the_minimum_until_it_is_ended() -> None:
    scene = opened(TheGame())
    scene.lay("2 sun", "3 sun")
    assert scene.waits_for() == (0,)
    assert "place 4 sun" in scene.may(0)
    assert scene.may(0)[-1] == "end"
    scene.end()
    assert scene.waits_for() == (1,)


@pytest.mark.rule("the-game.turn.empty-hand-ends")
def test_with_an_empty_hand_the_turn_ends_by_itself() -> None:
    scene = opened(TheGame())
    events = scene.lay("2 sun", "3 sun", "4 sun", "5 sun", "6 sun", "7 sun")
    assert events[-2:] == [Drawn(0, cards("20-25")), TurnPassed(0, 1)]
    assert scene.waits_for() == (1,)


@pytest.mark.rule("the-game.turn.clockwise")
def test_the_turn_passes_clockwise() -> None:
    scene = opened(TheGame(first=1))
    turns = []
    for first, second in (("8 sun", "9 sun"), ("14 sun", "15 sun"), ("2 moon", "3 moon")):
        turns.append(scene.state.turn)
        scene.lay(first, second)
        assert scene.end()[-1] == TurnPassed(turns[-1], (turns[-1] + 1) % 3)
    assert turns == [1, 2, 0]


@pytest.mark.rule("the-game.turn.clockwise")
def test_alone_one_turn_follows_the_other() -> None:
    scene = opened(TheGame(players=1))
    scene.lay("2 sun", "3 sun")
    assert scene.end()[-1] == TurnPassed(0, 0)
    assert (scene.waits_for(), scene.state.laid) == ((0,), 0)


@pytest.mark.rule("the-game.refill.not-during-turn")
def test_no_card_is_drawn_before_the_turn_is_over() -> None:
    scene = started(TheGame())
    for number in (3, 4, 5):
        assert len(scene.lay(f"{number} sun")) == 1
    assert (scene.state.laid, scene.held(0), len(scene.state.draw)) == (4, "6 7", 80)


@pytest.mark.rule("the-game.refill.as-many-as-laid")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_as_many_cards_are_drawn_as_were_laid(count: int) -> None:
    scene = Scene(TheGame())
    scene.deal(draw="90 91 92 93 94")
    scene.lay(*[f"{number} sun" for number in range(2, 2 + count)])
    _, drawn, passed = scene.end()
    assert drawn == Drawn(0, cards("90-94")[:count])
    assert scene.held(0).endswith(str(89 + count))
    assert (len(scene.state.hands[0]), len(scene.state.draw)) == (6, 80 - count)
    assert passed == TurnPassed(0, 1)
    assert why(scene, drawn) == ()


@pytest.mark.rule("the-game.refill.runs-out")
def test_from_a_draw_pile_that_runs_out_one_takes_what_there_is() -> None:
    scene = Scene(TheGame(players=3))
    scene.deal_late("80-99")
    assert scene.waits_for() == (1,)
    events = scene.lay(*[f"{number} sun" for number in range(80, 86)])
    assert events[-2:] == [Drawn(1, cards("98 99")), TurnPassed(1, 2)]
    assert scene.state.draw == ()
    assert why(scene, events[-2]) == (Reason("the-game.refill.runs-out", seat=1),)


@pytest.mark.rule("the-game.empty.none")
def test_without_a_draw_pile_nobody_draws() -> None:
    scene = midway(TheGame(players=2), "10 20", "30")
    scene.lay("10 sun")
    assert scene.end()[1:] == [TurnPassed(0, 1)]
    assert scene.held(0) == "20"


@pytest.mark.rule("the-game.empty.minimum-one")
@pytest.mark.parametrize("expert", [0, 1, 2])
def test_without_a_draw_pile_one_card_is_enough(expert: int) -> None:
    scene = midway(TheGame(players=2, expert=expert), "10 20 30", "40")
    assert scene.refusal(0, "end") == "the-game.empty.minimum-one"
    scene.lay("10 sun")
    assert "end" in scene.may(0)
    assert "place 20 sun" in scene.may(0)


@pytest.mark.rule("the-game.empty.skipped")
def test_a_seat_without_cards_is_skipped() -> None:
    scene = Scene(TheGame(players=3))
    scene.deal_late("80-99")
    scene.lay(*[f"{number} sun" for number in range(80, 86)])
    assert scene.lay(*[f"{number} sun" for number in range(86, 92)])[-1] == TurnPassed(2, 0)
    scene.lay("92 sun")
    scene.end()
    scene.lay("98 moon")
    skip = scene.end()[-1]
    assert skip == TurnPassed(1, 0)
    assert why(scene, skip) == (Reason("the-game.empty.skipped", seat=2),)
    scene.lay("93 sun")
    ordinary = scene.end()[-1]
    assert ordinary == TurnPassed(0, 1)
    assert why(scene, ordinary) == ()


@pytest.mark.rule("the-game.empty.skipped")
def test_the_last_to_hold_cards_plays_on_alone() -> None:
    scene = midway(TheGame(players=3), "10 20", "", "30")
    scene.lay("10 sun", "20 sun")
    assert scene.waits_for() == (2,)
    scene = midway(TheGame(players=3), "10 20", sun="5")
    scene.lay("10 sun")
    passed = scene.end()[-1]
    assert passed == TurnPassed(0, 0)
    assert [reason.seat for reason in scene.game.why(scene.state, passed)] == [1, 2]


@pytest.mark.rule("the-game.refill.runs-out")
def test_a_refill_may_take_the_very_last_card_of_the_draw_pile() -> None:
    """From a pack that leaves two cards to draw, and two are laid: the next needs lay only one."""
    scene = Scene(TheGame(players=3))
    scene.deal_late("80-99")
    scene.lay("80 sun", "81 sun")
    drawn, passed = scene.end()[1:]
    assert (drawn, passed) == (Drawn(1, cards("98 99")), TurnPassed(1, 2))
    assert why(scene, drawn) == ()
    assert (scene.state.draw, len(scene.state.hands[1])) == ((), 6)
    scene.lay("86 sun")
    assert "end" in scene.may(2)
