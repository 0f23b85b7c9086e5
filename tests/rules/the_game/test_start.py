"""Who starts: the seat of the option, or another that says so before the first card."""

from __future__ import annotations

import pytest

from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import StartOffered
from tests.rules.the_game.scenes import Scene, opened, started


@pytest.mark.rule("the-game.start.offered")
@pytest.mark.parametrize("first", [0, 2])
def test_the_start_is_offered_to_the_seat_of_the_option(first: int) -> None:
    scene = Scene(TheGame(first=first))
    events = scene.deal()
    assert events[-1] == StartOffered(first)
    assert scene.game.why(scene.state, events[-1]) == ()
    assert [type(event).__name__ for event in events[1:]] == ["Dealt"] * 3 + ["StartOffered"]
    assert scene.waits_for() == (first,)


@pytest.mark.rule("the-game.start.begin")
def test_another_seat_may_begin_instead() -> None:
    scene = opened(TheGame())
    assert scene.game.offers(scene.state) == (1, 2)
    assert scene.may(1) == scene.may(2) == ["begin", "done"]
    assert len(scene.act(2, "begin")) == 1
    assert scene.waits_for() == (2,)
    scene.lay("14 sun", "15 sun")
    scene.end()
    assert scene.waits_for() == (0,)


@pytest.mark.rule("the-game.start.begin")
def test_whoever_has_begun_or_is_done_is_asked_no_more() -> None:
    scene = opened(TheGame())
    scene.act(1, "done")
    assert scene.game.offers(scene.state) == (2,)
    assert scene.may(1) == ["begin"]
    scene.act(2, "begin")
    assert scene.game.offers(scene.state) == (0,)
    scene.act(0, "begin")
    assert scene.game.offers(scene.state) == ()
    assert scene.waits_for() == (0,)


@pytest.mark.rule("the-game.talk.done")
def test_whoever_has_begun_in_vain_is_still_asked_for_marks() -> None:
    scene = opened(TheGame(talk="hold"))
    scene.act(1, "begin")
    scene.act(0, "begin")
    assert scene.game.offers(scene.state) == (1, 2)
    scene.act(1, "leave sun")
    scene.act(1, "done")
    assert scene.game.offers(scene.state) == (2,)


@pytest.mark.rule("the-game.start.begin")
def test_nobody_is_asked_once_a_card_is_laid() -> None:
    scene = started(TheGame())
    assert scene.game.offers(scene.state) == ()
    assert scene.may(1) == []


@pytest.mark.rule("the-game.start.begin")
def test_alone_there_is_nobody_to_begin_instead() -> None:
    scene = opened(TheGame(players=1))
    assert scene.game.offers(scene.state) == ()
    assert not {"begin", "done"} & {*map(str, scene.game.actions)}
    assert scene.waits_for() == (0,)
    assert len(scene.may(0)) == 4 * 8


@pytest.mark.rule("the-game.start.others")
def test_whoever_is_to_start_need_not_say_so() -> None:
    scene = opened(TheGame())
    assert scene.refusal(0, "begin") == "the-game.start.others"
    scene.act(1, "begin")
    assert scene.refusal(1, "begin") == "the-game.start.others"
    assert "begin" in scene.may(0)


@pytest.mark.rule("the-game.start.once")
def test_two_seats_may_begin_but_each_only_once() -> None:
    scene = opened(TheGame())
    scene.act(1, "begin")
    scene.act(2, "begin")
    assert scene.waits_for() == (2,)
    assert scene.refusal(1, "begin") == "the-game.start.once"
    scene.act(0, "begin")
    assert scene.refusal(2, "begin") == "the-game.start.once"
    assert scene.waits_for() == (0,)


@pytest.mark.rule("the-game.start.before-first-card")
def test_the_first_card_decides_the_start() -> None:
    scene = started(TheGame())
    assert scene.refusal(1, "begin") == "the-game.start.before-first-card"
    scene.lay("3 sun")
    assert scene.refusal(2, "begin") == "the-game.start.before-first-card"
    scene.end()
    assert scene.refusal(2, "begin") == "engine.not-now"


@pytest.mark.rule("the-game.start.before-first-card")
def test_with_talk_too_nobody_begins_later() -> None:
    scene = started(TheGame(talk="hold"))
    assert scene.refusal(1, "begin") == "the-game.start.before-first-card"
    assert "begin" not in scene.may(1)
