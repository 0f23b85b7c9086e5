"""A turn planned at one's own table: nothing of it is played or seen before it is laid."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest

from cardtable import IllegalAction
from cardtable.engine import Role
from cardtable.games.sticheln import Sticheln
from cardtable.locales import Words
from cardtable.terminal.files import checked_record
from cardtable.terminal.person import Person
from cardtable.terminal.plan import Plan
from cardtable.terminal.screen import Screen
from cardtable.terminal.speech import Speaker
from cardtable.terminal.story import Story
from tests.rules.sticheln.scenes import Scene
from tests.terminal.sessions import piped

TWO_CURSES = ("sticheln", "--variant", "aggravated", "--option", "rounds=1", "--seed", "5")


def played(home: Path, *typed: str) -> tuple[str, list[str]]:
    """What is on the screen once this has been typed, and what seat 0 did by it."""
    done = piped(home, "play", *TWO_CURSES, typed="\n".join([*typed, ""]))
    assert (done.code, done.err) == (0, "")
    record, _ = checked_record(next((home / "cardtable").glob("*.txt")))
    return done.out, [str(each.action) for each in record.decisions if each.seat == 0]


def scene() -> Scene:
    found = Scene(Sticheln(players=3, variant="aggravated"))
    found.deal("R1 R2 B1 B2")
    return found


def test_a_plan_shows_the_table_as_it_would_be_and_changes_nothing() -> None:
    table = scene()
    view = table.view(0)
    plan = Plan.of(0, view, [table.game.parse("curse R1"), table.game.parse("curse B2")])
    assert [str(action) for action in plan.actions] == ["curse R1", "curse B2"]
    assert [str(card) for card in plan.view.state.designating[0]] == ["B2", "R1"]
    assert plan.legal_actions() == []
    assert not plan.stuck
    assert view == table.view(0)
    assert table.view(Role.WATCHER).state.designating[0] == ()


def test_a_plan_is_refused_what_the_table_would_refuse() -> None:
    table = scene()
    plan = Plan(0, table.view(0)).then(table.game.parse("curse R1"))
    with pytest.raises(IllegalAction) as refused:
        plan.then(table.game.parse("curse R2"))
    assert refused.value.rule == "sticheln.aggravated.two-colours"


def test_a_step_knows_the_table_it_was_planned_for() -> None:
    table = scene()
    plan = Plan.of(0, table.view(0), [table.game.parse("curse R1"), table.game.parse("curse B2")])
    first, second = plan.steps
    assert first.before == table.view(0).state
    table.act(0, "curse R1")
    assert second.before == table.view(0).state
    table.act(1, table.may(1)[0])
    assert second.before != table.view(0).state


def test_nothing_is_played_until_the_plan_is_laid(tmp_path: Path) -> None:
    screen, done = played(tmp_path, "plan 1")
    assert "You plan, and nobody sees it: curse B4." in screen
    assert "You lay" not in screen
    assert done == []


def test_a_laid_plan_is_played_in_its_order(tmp_path: Path) -> None:
    screen, done = played(tmp_path, "plan r8, b4", "lay")
    assert "You plan, and nobody sees it: curse R8, curse B4." in screen
    assert done == ["curse R8", "curse B4"]


def test_a_plan_can_be_taken_back(tmp_path: Path) -> None:
    screen, done = played(tmp_path, "plan b4, r8", "plan back", "plan g2", "lay")
    assert "You plan, and nobody sees it: curse B4, curse G2." in screen
    assert done == ["curse B4", "curse G2"]
    screen, done = played(tmp_path / "none", "plan b4", "plan none", "lay")
    assert "You have planned nothing." in screen
    assert done == []


def test_what_cannot_be_planned_is_refused_with_its_rule(tmp_path: Path) -> None:
    screen, done = played(tmp_path, "plan b4, b7", "why?", "plan nonsense", "plan")
    assert "Your two colours must differ." in screen
    assert "[sticheln.aggravated.two-colours]" in screen
    assert "I do not understand “nonsense” here." in screen
    assert "You plan, and nobody sees it: curse B4." in screen
    assert done == []


def test_a_plan_is_dropped_once_the_table_has_moved_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = scene()
    story = Story(table.game, 0)
    story.follow(table.log)
    person = Person(0, story, Speaker(Words("en"), table.game, ("Ann", "Bob", "Cid"), 0), Screen())
    monkeypatch.setattr("sys.stdin", StringIO("plan r1, b2\nlay\nb1\n"))
    for seat in (0, 1):
        legal = table.game.legal_actions(table.state, seat)
        action = person(story.view, legal, Random()) if seat == 0 else legal[0]
        story.follow(table.act(seat, action))
    assert [str(card) for card in table.state.designating[0]] == ["R1"]
    action = person(story.view, table.game.legal_actions(table.state, 0), Random())
    assert str(action) == "curse B1"
    assert "The table has moved on: the rest of your plan is dropped." in capsys.readouterr().out
