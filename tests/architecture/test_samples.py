"""The samples in README and docs do what they show."""

from __future__ import annotations

import re
from difflib import unified_diff
from pathlib import Path

import pytest

from cardtable import play
from cardtable.bots import Random
from cardtable.engine import Record
from tests.architecture.samples import PAGES, ROOT, files_in, refreshed
from tests.tables import short
from tests.terminal.sessions import piped

NAMED = re.compile(r"`(cardtable(?: [^`]*)?)`|^(cardtable .*)$", re.MULTILINE)
PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b|\b[KN]\b|\[|--help|--trace|record \d")


def commands_named() -> list[str]:
    """Every command in a sentence, a table or a plain block of the docs that could be run so."""
    pages = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
    found = [
        re.split(r"[|>#]|\\\|", "".join(names))[0].strip()
        for page in pages
        for names in NAMED.findall(page.read_text("utf-8"))
    ]
    return sorted({each for each in found if not PLACEHOLDER.search(each)})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_a_page_print_what_it_shows(page: Path) -> None:
    diff = unified_diff(
        page.read_text("utf-8").splitlines(),
        refreshed(page).splitlines(),
        "the page",
        "what the commands print now (make golden)",
        lineterm="",
    )
    assert "\n".join(diff) == ""


@pytest.mark.parametrize("command", commands_named())
def test_every_command_that_is_named_can_be_given(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = short("stick-em", "base")
    seats = [str(seat) for seat in range(game.players)]
    if "--record evening.txt" not in command:
        log = play(game, [Random()] * game.players, 7)
        log = log[:20] if "--resume" in command else log
        (tmp_path / "evening.txt").write_text(Record.of(game, log, seats).text(), "utf-8")
    monkeypatch.chdir(tmp_path)
    fewer = ["--games", "1"] if "simulate" in command else []
    done = piped(tmp_path / "home", *command.split()[1:], *fewer)
    assert done.code == 0, done.err


def test_the_bot_of_the_tutorial_is_ten_lines() -> None:
    (bot,) = files_in((ROOT / "docs/tutorial/first-bot.md").read_text("utf-8")).values()
    assert bot.count("\n") <= 10
