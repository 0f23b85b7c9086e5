"""What the table of Hat Trick shows: whose colour is whose, and what a card would do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cardtable.engine import Role, TricksBegan
from cardtable.games.hat_trick import HatTrick
from cardtable.locales import Words
from cardtable.terminal.hat_trick import HatTrickLayout
from cardtable.terminal.screen import Screen
from cardtable.terminal.speech import Speaker, signed
from cardtable.terminal.story import Step
from tests.rules.hat_trick.scenes import Scene, round_over
from tests.terminal.sessions import piped

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardtable.engine import Viewer

NAMES = ("Ann", "Bob", "Cid", "Dan")


def after(played: str) -> Scene:
    """A table at which the seats have played these cards, seat 0 first."""
    scene = Scene(HatTrick(rounds=1))
    hands = [[*played.split()[seat::4]] for seat in range(4)]
    scene.deal(*map(" ".join, hands))
    scene.play(played)
    return scene


def lines(drawing: RenderableType, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is drawn, with single spaces."""
    Screen().show(drawing)
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]


def drawn(scene: Scene, viewer: Viewer, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines of the table as this viewer sees it."""
    speaker = Speaker(Words("en"), scene.game, NAMES, viewer if isinstance(viewer, int) else None)
    return lines(HatTrickLayout().table(scene.view(viewer), speaker), capsys)


@pytest.mark.parametrize(
    ("played", "advice"),
    [
        ("", "You open the trick: any card will do."),
        ("R5", "On the table: red alone. A card of another colour opens a second trick."),
        ("R5 R9", "On the table: red alone. A card of another colour opens a second trick."),
        ("R5 B9", "On the table: red and blue. A green card would be a pass and cost 2."),
        ("G5 R9 B20", "On the table: green and red. A blue card would be a pass and cost 2."),
    ],
)
def test_whoever_has_to_play_is_told_what_a_card_would_do(
    played: str, advice: str, capsys: pytest.CaptureFixture[str]
) -> None:
    scene = after(played)
    assert advice in drawn(scene, scene.turn, capsys)
    others: list[Viewer] = [seat for seat in range(4) if seat != scene.turn]
    for viewer in (*others, Role.WATCHER):
        assert advice not in drawn(scene, viewer, capsys)


def test_each_line_says_what_a_seat_has_in_the_trick(capsys: pytest.CaptureFixture[str]) -> None:
    shown = drawn(after("R5 B9 G20"), 3, capsys)
    assert shown[1] == "Round 1 of 1, trick 1 of 14"
    assert shown[4:8] == [
        "Ann R5 led, ahead 0 0 0 0 0 0",
        "Bob B9 ahead 0 0 0 0 0 0",
        f"Cid G20 passed 0 0 0 1 {signed(-2)} 0",
        "▸ You 0 0 0 0 0 0",
    ]
    shown = drawn(after("R5 R9 R2"), 3, capsys)
    assert shown[4:7] == [
        "Ann R5 led 0 0 0 0 0 0",
        "Bob R9 ahead 0 0 0 0 0 0",
        "Cid R2 0 0 0 0 0 0",
    ]


def test_each_line_counts_the_cards_won_by_colour(capsys: pytest.CaptureFixture[str]) -> None:
    shown = drawn(after("R5 B9 R12 B3"), 0, capsys)
    assert shown[1] == "Round 1 of 1, trick 2 of 14"
    assert shown[4:8] == [
        "You 0 0 0 0 0 0",
        "Bob 0 2 0 0 +2 0",
        "▸ Cid 2 0 0 0 +2 0",
        "Dan 0 0 0 0 0 0",
    ]


def test_the_sheet_says_what_points_are_made_of(capsys: pytest.CaptureFixture[str]) -> None:
    game = HatTrick()
    piles = ("R1-9 B1-2 G1-4", "B20"), ("", "R20 G19"), ("G10 R10", ""), ("B3-9", "")
    before = round_over(game, *piles)
    scored = game.consequence(before)
    assert scored is not None
    speaker, layout = Speaker(Words("en"), game, NAMES, 0), HatTrickLayout()
    sheet = layout.sheet(Step(before, scored, hidden=False), game.view((), 0), speaker)
    assert sheet is not None
    assert lines(sheet, capsys)[2:6] == [
        f"You 9 red {signed(9)} 2 blue, 4 green {signed(-6)} 1 blue {signed(-2)} +1 +1",
        f"Bob 0 0 1 red, 1 green {signed(-4)} {signed(-4)} {signed(-4)}",
        f"Cid 1 red +1 1 green {signed(-1)} 0 0 0",
        "Dan 7 blue +7 0 0 +7 +7",
    ]
    began = Step(before, TricksBegan(), hidden=False)
    assert layout.sheet(began, game.view((), 0), speaker) is None


def test_a_pass_is_said_and_explained(tmp_path: Path) -> None:
    table = ("hat-trick", "--option", "rounds=1", "--seed", "3", "--bots", "random")
    screen = piped(tmp_path, "play", *table, typed="1\n" * 14).out
    passed = [line for line in screen.splitlines() if line.startswith("That is a pass: ")]
    assert passed
    assert all(line.endswith(" and costs 2.") for line in passed)
    screen = piped(tmp_path / "again", "play", *table, typed="1\nwhy pass\nwhy trick\n" * 14).out
    assert "is of the third colour: a pass." in screen
    assert "[hat-trick.pass.third-colour]" in screen
    assert "[hat-trick.lead.highest-card]" in screen
