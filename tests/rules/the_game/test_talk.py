"""What may be said at the table: marks on piles, where the option `talk` allows them."""

from __future__ import annotations

import pytest

from cardtable.engine import Role
from cardtable.games.the_game import TheGame
from tests.rules.the_game.scenes import Scene, midway, started

HOLD = TheGame(talk="hold")
GRADES = TheGame(talk="grades")


def marks(scene: Scene, seat: int) -> tuple[str, ...]:
    """The marks of a seat, by pile."""
    return tuple(map(str, scene.state.marks[seat]))


@pytest.mark.rule("the-game.talk.no-numbers")
def test_what_can_be_said_names_no_number() -> None:
    said = [str(action) for action in GRADES.actions if not str(action).startswith("place")]
    assert said == [
        "end",
        "begin",
        *(
            f"{verb} {p}"
            for verb in ("leave", "vital", "clear")
            for p in ("sun", "moon", "star", "leaf")
        ),
        "done",
    ]


@pytest.mark.rule("the-game.talk.no-numbers")
def test_without_the_option_only_the_start_is_spoken_of() -> None:
    kinds = {str(action).split()[0] for action in TheGame().actions}
    assert kinds == {"place", "end", "begin", "done"}
    scene = started(TheGame())
    assert scene.may(1) == []
    assert scene.refusal(1, "done") == "engine.not-now"
    assert TheGame(players=1, talk="grades").actions == TheGame(players=1).actions


@pytest.mark.rule("the-game.talk.leave")
@pytest.mark.parametrize("game", [HOLD, GRADES], ids=["hold", "grades"])
def test_a_pile_can_be_marked_out_of_turn(game: TheGame) -> None:
    scene = started(game)
    assert scene.waits_for() == (0,)
    assert len(scene.act(2, "leave moon")) == 1
    assert marks(scene, 2) == ("none", "leave", "none", "none")
    assert marks(scene, 1) == ("none",) * 4
    assert scene.waits_for() == (0,)
    for viewer in (0, 1, Role.WATCHER):
        assert scene.view(viewer).state.marks == scene.state.marks


@pytest.mark.rule("the-game.talk.vital")
def test_a_stronger_mark_comes_with_grades_alone() -> None:
    scene = started(GRADES)
    scene.act(1, "vital leaf")
    assert marks(scene, 1) == ("none", "none", "none", "vital")
    assert not any(str(action).startswith("vital") for action in HOLD.actions)


@pytest.mark.rule("the-game.talk.lasts")
def test_a_mark_lasts_until_its_own_seats_next_turn_is_over() -> None:
    scene = started(HOLD)
    scene.act(1, "leave sun")
    scene.act(2, "leave star")
    scene.lay("3 sun")
    scene.end()
    assert (marks(scene, 1)[0], marks(scene, 2)[2]) == ("leave", "leave")
    scene.lay("8 moon", "9 moon")
    assert marks(scene, 1)[0] == "leave"
    scene.end()
    assert (marks(scene, 1)[0], marks(scene, 2)[2]) == ("none", "leave")
    scene.lay("14 moon", "15 moon")
    scene.end()
    assert marks(scene, 2)[2] == "none"


@pytest.mark.rule("the-game.talk.lasts")
def test_a_new_turn_is_open_to_talk_again() -> None:
    scene = started(HOLD)
    scene.act(2, "leave sun")
    scene.act(2, "done")
    scene.lay("3 sun")
    scene.end()
    assert scene.game.offers(scene.state) == (0, 2)
    assert "clear sun" in scene.may(2)
    assert "done" in scene.may(2)
    scene.act(0, "leave leaf")


@pytest.mark.rule("the-game.talk.once-a-turn")
def test_the_mark_on_a_pile_changes_once_a_turn() -> None:
    scene = started(GRADES)
    scene.act(1, "leave sun")
    for action in ("vital sun", "clear sun", "leave sun"):
        assert scene.refusal(1, action) == "the-game.talk.once-a-turn"
    scene.act(1, "vital moon")
    scene.act(2, "vital sun")
    scene.lay("3 sun")
    scene.end()
    scene.act(2, "leave sun")
    assert marks(scene, 2)[0] == "leave"
    assert scene.refusal(2, "clear sun") == "the-game.talk.once-a-turn"


@pytest.mark.rule("the-game.talk.changes-something")
def test_a_mark_that_is_there_already_cannot_be_set() -> None:
    scene = started(GRADES)
    scene.act(2, "leave sun")
    scene.act(2, "vital moon")
    scene.lay("3 sun")
    scene.end()
    assert scene.refusal(2, "leave sun") == "the-game.talk.changes-something"
    assert scene.refusal(2, "vital moon") == "the-game.talk.changes-something"
    assert {"vital sun", "leave moon", "leave star"} <= {*scene.may(2)}


@pytest.mark.rule("the-game.talk.clear")
def test_one_takes_back_only_a_mark_of_ones_own() -> None:
    scene = started(HOLD)
    scene.act(2, "leave sun")
    assert scene.refusal(1, "clear sun") == "the-game.talk.clear"
    scene.lay("3 sun")
    scene.end()
    assert scene.refusal(0, "clear sun") == "the-game.talk.clear"
    scene.act(2, "clear sun")
    assert marks(scene, 2) == ("none",) * 4


@pytest.mark.rule("the-game.talk.not-in-own-turn")
def test_in_ones_own_turn_one_says_nothing() -> None:
    scene = started(GRADES)
    for action in ("leave sun", "vital moon", "clear star", "done"):
        assert scene.refusal(0, action) == "the-game.talk.not-in-own-turn"
    assert not [action for action in scene.may(0) if not action.startswith(("place", "end"))]
    assert scene.game.offers(scene.state) == (1, 2)


@pytest.mark.rule("the-game.talk.needs-cards")
def test_who_has_no_cards_asks_for_nothing() -> None:
    scene = midway(HOLD, "20 30", "", "40", sun="10")
    for action in ("leave sun", "clear sun", "done"):
        assert scene.refusal(1, action) == "the-game.talk.needs-cards"
    assert scene.game.offers(scene.state) == (2,)
    assert scene.may(1) == []


@pytest.mark.rule("the-game.talk.done")
def test_done_is_said_once_a_turn_and_forbids_no_second_thought() -> None:
    scene = started(HOLD)
    assert scene.game.offers(scene.state) == (1, 2)
    scene.act(1, "done")
    assert scene.game.offers(scene.state) == (2,)
    assert scene.refusal(1, "done") == "the-game.talk.done"
    scene.act(1, "leave sun")
    assert marks(scene, 1)[0] == "leave"
    assert scene.game.offers(scene.state) == (2,)


@pytest.mark.rule("the-game.talk.done")
def test_done_also_lets_the_game_start() -> None:
    scene = Scene(TheGame())
    scene.deal()
    scene.act(1, "done")
    scene.act(2, "done")
    assert scene.game.offers(scene.state) == ()
    assert scene.waits_for() == (0,)
    assert scene.refusal(1, "done") == "the-game.talk.done"


@pytest.mark.rule("the-game.talk.lasts")
def test_marks_go_with_the_turn_in_which_a_hand_runs_out() -> None:
    """From a pack of which seat 2 lays its last cards: nobody could clear its marks later."""
    scene = Scene(TheGame(players=3, talk="hold"))
    scene.deal_late("80-99")
    scene.act(2, "leave star")
    scene.lay(*[f"{number} sun" for number in range(80, 86)])
    assert marks(scene, 2)[2] == "leave"
    scene.lay(*[f"{number} sun" for number in range(86, 92)])
    assert scene.state.hands[2] == ()
    assert marks(scene, 2) == ("none",) * 4


@pytest.mark.rule("the-game.talk.lasts")
def test_a_mark_of_one_who_then_begins_lasts_until_that_first_turn_is_over() -> None:
    scene = Scene(HOLD)
    scene.deal()
    scene.act(1, "leave moon")
    scene.act(1, "begin")
    assert marks(scene, 1)[1] == "leave"
    assert scene.refusal(1, "clear moon") == "the-game.talk.not-in-own-turn"
    scene.lay("8 sun", "9 sun")
    scene.end()
    assert marks(scene, 1) == ("none",) * 4
