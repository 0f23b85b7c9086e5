"""Records shown again, as a seat, a watcher or everybody at an open table saw them."""

from __future__ import annotations

import json
import sys
from itertools import count
from typing import TYPE_CHECKING

from cardtable.engine import ForeignRecord, Moved, Role, encode
from cardtable.terminal.errors import BadInput
from cardtable.terminal.files import checked_log, checked_record, load_record
from cardtable.terminal.layout import layout_of
from cardtable.terminal.speech import Speaker
from cardtable.terminal.story import Story

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from cardtable.engine import Event, Json, Record, Viewer
    from cardtable.locales import Words
    from cardtable.terminal.screen import Screen

__all__ = ["print_events", "print_record", "tell", "verify"]


def tell(path: Path, viewer: Viewer, moment: int | None, words: Words, screen: Screen) -> None:
    """Tell a game up to a moment, and draw the table as the viewer knew it then."""
    record = load_record(path)
    if isinstance(record, ForeignRecord):
        _show_foreign(record, path, viewer, words)
        return
    shown = _shown(record, path, viewer, moment)
    speaker = Speaker(words, record.game, record.seats)
    story = Story(record.game, viewer)
    layout = layout_of(record.game.name)
    numbers = count(1)
    for step in story.follow(shown):
        label = next(numbers) if isinstance(step.event, Moved) else ""
        screen.say(f"{label:>4}  {speaker.event(step.event)}")
        sheet = layout.sheet(step, story.view, speaker)
        if sheet is not None:
            screen.show(sheet)
    if record.game.to_act(story.view.state):
        screen.show(layout.table(story.view, speaker))
        screen.show(layout.hand(story.view, speaker))
    else:
        screen.show(layout.scores(story.view, speaker))


def print_events(path: Path, viewer: Viewer, moment: int | None, words: Words) -> None:
    """Print the events up to a moment as the viewer saw them, one JSON object a line."""
    record = load_record(path)
    if isinstance(record, ForeignRecord):
        _show_foreign(record, path, viewer, words)
    else:
        _print_lines(map(encode, _shown(record, path, viewer, moment)))


def verify(path: Path, words: Words, screen: Screen) -> None:
    """Say what a record holds, once it has been found to be right."""
    record, log = checked_record(path)
    game = record.game
    decisions = len(record.decisions)
    over = not game.to_act(game.replay(log))
    result = Speaker(words, record.game, record.seats).event(log[-1]) if over else words("not-over")
    name = words(f"game-{game.name}-name")
    screen.say(words("verified", game=name, players=game.players, count=decisions, result=result))


def print_record(path: Path) -> None:
    """Print a record that is right as JSON, with its events, for readers that have no rules."""
    record, _ = checked_record(path)
    print(record.json(), end="")  # noqa: T201 - data, not a screen


def _shown(record: Record, path: Path, viewer: Viewer, moment: int | None) -> Sequence[Event]:
    log = checked_log(record, path)
    if viewer is Role.OPEN and record.game.to_act(record.game.replay(log)):
        raise BadInput("open-too-early", file=str(path))
    return record.game.view(log, viewer, moment).events


def _show_foreign(record: ForeignRecord, path: Path, viewer: Viewer, words: Words) -> None:
    """Without its rules nobody knows what to hide, so its stored events are shown open only."""
    if viewer is not Role.OPEN:
        raise BadInput("foreign-only-open", file=str(path), theirs=record.version)
    print(words("foreign-shown", theirs=record.version), file=sys.stderr)  # noqa: T201
    _print_lines(record.events)


def _print_lines(events: Iterable[Json]) -> None:
    for event in events:
        print(json.dumps(event))  # noqa: T201 - data, not a screen
