"""The examples drawn in the rulebooks: what happened at a moment of a recorded game, and why.

They stand between two marks in each language's RULEBOOK; `make golden` draws them again:

    <!-- example sticheln-trumps at 9: made by `make golden` -->
    <!-- end -->

The table is drawn as it was before the first event that rules decided, or `before` the one named.
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import cardtable
from cardtable import GAMES
from cardtable.engine import Moved, Reason, Record, Role, moments, read_record
from cardtable.engine import words as words_of
from cardtable.locales import Words
from cardtable.terminal.cardplay import HERE
from cardtable.terminal.layout import layout_of
from cardtable.terminal.screen import UnbrokenConsole
from cardtable.terminal.speech import Speaker
from cardtable.terminal.story import Story

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

__all__ = ["EXAMPLES", "RULEBOOKS", "refreshed"]

EXAMPLES = Path(__file__).parent / "examples"
RULEBOOKS = sorted((Path(cardtable.__file__).parent / "games").glob("*/RULEBOOK.*.md"))

WIDTH = 76
"""Columns: what a printed page and a small terminal both hold."""

_MARKED = re.compile(
    r"(<!-- example (\S+) at ([0-9]+)(?: before (\S+))?: made by `make golden` -->\n)"
    r".*?(<!-- end -->)",
    re.DOTALL,
)


def refreshed(rulebook: Path) -> str:
    """The rulebook with its examples drawn anew, in its own language."""
    words = Words(rulebook.suffixes[0].removeprefix("."))

    def drawn_anew(marked: re.Match[str]) -> str:
        begin, name, moment, event, end = marked.groups()
        drawing = "\n".join(_drawing(_record(name), int(moment), event, words))
        return f"{begin}\n```text\n{drawing}\n```\n\n{end}"

    return _MARKED.sub(drawn_anew, rulebook.read_text(encoding="utf-8"))


def _record(name: str) -> Record:
    record = read_record((EXAMPLES / f"{name}.txt").read_text(encoding="utf-8"), GAMES)
    assert isinstance(record, Record)
    return record


def _drawing(record: Record, moment: int, event: str | None, words: Words) -> Iterator[str]:
    """The table as all saw it just before something was decided by rules, and those rules."""
    log = record.verify()
    speaker = Speaker(words, record.game, record.seats)
    layout = layout_of(record.game.name)
    story = Story(record.game, Role.WATCHER)
    shown = [event for part in moments(log)[: moment - 1] for event in part]
    story.follow(shown)
    decided = moments(log)[moment - 1]
    steps = story.follow(decided)
    explained = [step for step in steps if not isinstance(step.event, Moved) and story.why(step)]
    assert explained, f"no rule decided anything at {moment}"
    drawn = next(s for s in explained if event in {None, words_of(type(s.event))})
    before = [*shown, *decided[: steps.index(drawn)]]
    table = record.game.view(before, Role.WATCHER)
    # Nobody is to act now: what the rules decide comes first.
    yield from [line.replace(HERE, " ") for line in _lines(layout.table(table, speaker))]
    told: set[Reason] = set()
    for step in explained:
        yield ""
        yield from _lines(speaker.event(step.event))
        sheet = layout.sheet(step, story.view, speaker)
        if sheet is not None:
            yield from ["", *_lines(sheet)]
        else:
            new = [reason for reason in story.why(step) if reason not in told]
            yield from [line for each in new for line in _lines(f"- {speaker.reason(each)}")]
            told |= {*new}


def _lines(drawing: RenderableType) -> list[str]:
    """What is drawn, as lines of plain text."""
    console = UnbrokenConsole(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
    console.print(drawing, markup=False)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in text.rstrip("\n").split("\n")]
