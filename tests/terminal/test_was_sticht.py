"""What the table of Was Sticht? shows: columns and hints, trumps, contracts and their chances."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cardtable.engine import Role
from cardtable.locales import Words
from cardtable.terminal.screen import Screen
from cardtable.terminal.speech import Speaker
from cardtable.terminal.was_sticht import WasStichtLayout
from tests.rules.was_sticht.scenes import Scene, begun, round_over
from tests.terminal.sessions import PROMPT, piped, terminal

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardtable.engine import Viewer

NAMES = ("Ann", "Bob", "Cid", "Dan")


def lines(drawing: RenderableType, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is drawn, with single spaces."""
    Screen().show(drawing)
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]


def speaker_of(scene: Scene, viewer: Viewer) -> Speaker:
    return Speaker(Words("en"), scene.game, NAMES, viewer if isinstance(viewer, int) else None)


def drawn(scene: Scene, viewer: Viewer, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines of the table as this viewer sees it."""
    table = WasStichtLayout().table(scene.view(viewer), speaker_of(scene, viewer))
    return lines(table, capsys)


def test_the_tiles_on_the_table_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(begun().game)
    scene.act(0, "tile no-red")
    scene.act(1, "tile two-tricks")
    shown = drawn(scene, 2, capsys)
    assert shown[1] == "Before the first round: take one contract each."
    assert "no tricks 1 3" in shown
    assert "exactly two tricks 4 1" in shown
    assert not any(line.startswith("no red") for line in shown)
    assert "Bob 0 (0) exactly two tricks" in shown
    assert "▸ You 0 (0)" in shown


def after_a_column(players: int) -> Scene:
    scene = begun(players=players)
    scene.shuffle("Y 1", "B7 R6 Y2 R3", "G1 G2 G3 G4")
    scene.take("R6 B7 R3 Y2"[: 3 * players - 1])
    return scene


def test_a_line_a_column_says_what_is_left_who_took_what_and_the_hint(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = drawn(after_a_column(4), 1, capsys)
    assert "column left Ann You Cid Dan announced" in shown
    assert "1 Y2 R6* B7 R3 Y2" in shown
    assert "▸ 2 G1 G2 G3 G4" in shown
    shown = drawn(after_a_column(3), 1, capsys)
    assert "column left Ann You Cid aside announced" in shown
    assert "1 R3 R6* B7 Y2 Y2" in shown


def test_the_trumps_are_shown_to_the_dealer_and_later_to_all(
    capsys: pytest.CaptureFixture[str],
) -> None:
    scene = after_a_column(4)
    assert "You deal. Trumps: colour yellow, value 1." in drawn(scene, 0, capsys)
    for viewer in (1, 2, 3, Role.WATCHER):
        assert "Ann deals. Trumps: ?? (the dealer knows)." in drawn(scene, viewer, capsys)
    scene = begun()
    scene.deal("no-colour no-value")
    assert "Ann deals. Trumps: colour none, value none." in drawn(scene, 2, capsys)
    scene.choose("one-trick", "last-trick", "most-tricks")
    scene.play_on()
    assert scene.waits_for() == (Role.CHANCE,)
    assert "Bob deals. Trumps: ?? (the dealer knows)." in drawn(scene, 2, capsys)


def test_a_chosen_contract_lies_face_down(capsys: pytest.CaptureFixture[str]) -> None:
    scene = begun()
    scene.deal("R 5")
    scene.act(1, "contract one-trick")
    assert "Bob 0 (0) face down exactly one trick" in drawn(scene, 2, capsys)
    assert "You 0 (0) exactly one trick exactly one trick" in drawn(scene, 1, capsys)
    assert "Ann 0 (0) dealer no tricks" in drawn(scene, 2, capsys)


def test_a_line_a_seat_says_what_can_become_of_each_contract(
    capsys: pytest.CaptureFixture[str],
) -> None:
    scene = begun("no-red", "no-tricks", "two-tricks", "last-trick")
    scene.deal("Y 5", "B1 R1", "B7 R2", "B2 R3", "B3 R4")
    scene.choose("no-tricks", "two-tricks", "last-trick")
    scene.play("B7 B2")
    shown = drawn(scene, 3, capsys)
    assert shown[1] == "Ann deals. Trumps: colour yellow, value 5. Trick 1 of 9."
    assert "Bob B7 led, ahead 0 no tricks open open" in shown
    scene.play("B3 B1")
    shown = drawn(scene, 3, capsys)
    assert "▸ Bob 1 no tricks failed open" in shown
    assert "Cid 0 exactly two tricks open open" in shown
    assert "Ann 0 dealer" in shown
    assert any(line.startswith("Cid ") and "R3" in line for line in shown)


def test_scores_name_the_tiles_put_away_and_their_value(
    capsys: pytest.CaptureFixture[str],
) -> None:
    scene = round_over("one-trick two-tricks", "G1*", "B1", "B2 B3", spare="no-red")
    table = WasStichtLayout().scores(scene.game.view((), 1), speaker_of(scene, 1))
    assert lines(table, capsys)[2:5] == ["Ann 0", "You 0", "Cid 0"]


@pytest.mark.parametrize("players", ["3", "4"])
def test_a_whole_game_says_every_hint_and_every_end(players: str, tmp_path: Path) -> None:
    table = ("was-sticht", "--players", players, "--option", "contracts=1", "--seed", "3")
    screen = piped(tmp_path, "play", *table, "--bots", "random", typed="1\n" * 60).out
    assert screen.count("The dealer announces: ") % 9 == 0
    assert screen.count("The contracts are turned up: ") >= 1
    assert "The game is over: " in screen
    put_aside = re.findall(r"^\w+ is put aside\.$", screen, flags=re.MULTILINE)
    assert len(put_aside) == (screen.count("The dealer announces: ") if players == "3" else 0)


def test_whoever_asks_why_hears_no_more_of_a_hint_than_the_dealer_said(tmp_path: Path) -> None:
    table = ("was-sticht", "--option", "contracts=1", "--option", "first=1", "--seed", "3")
    typed = "1\n" * 3 + "why hint\n" + "1\n" * 8 + "why trick\n"
    screen = piped(tmp_path, "play", *table, "--bots", "random", typed=typed).out
    assert "would have won its column. The dealer says no more than that." in screen
    assert screen.count("[was-sticht.draft.hint]") == 1
    assert not re.search(r"\[was-sticht\.trumps\.", screen)


def test_a_trick_and_a_contract_are_explained(tmp_path: Path) -> None:
    table = ("was-sticht", "--option", "contracts=1", "--seed", "3")
    screen = piped(
        tmp_path,
        "play",
        *table,
        "--bots",
        "random",
        typed="1\n" * 12 + "why trick\n" + "1\n" * 20 + "why contract\n",
    ).out
    assert re.search(r"\[was-sticht\.tr(ick|umps)\.[a-z-]+\]", screen)
    assert re.search(r"\[was-sticht\.contract\.[a-z-]+\]", screen)
    assert re.search(r"\[was-sticht\.round\.(fulfilled|failed)\]", screen)
    assert not re.search(r"\*\w", screen)


def test_a_long_menu_is_broken_between_its_entries(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "was-sticht", "--seed", "3", NO_COLOR="1")
    child.expect(PROMPT)
    child.close()
    menu = str(child.before).rpartition("gone.")[2].splitlines()
    entries = [re.findall(r"\d+ [a-z-]+", line) for line in menu if line.strip()]
    assert [len(each) for each in entries if each] == [5, 4, 3]
