"""Whole records replay; a broken one is refused at its first bad line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable import GAMES, UnreadableRecord
from cardtable.engine import ForeignRecord, Moved, Record, read_record
from tests.corpus.golden import BROKEN, RECORDS

FOREIGN = Path(__file__).with_name("foreign.json")
FIRST_DECISION = 8
"""Its line, in a record of three seats."""


def own(text: str) -> Record:
    record = read_record(text, GAMES)
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_record_replays_to_the_end_and_is_written_as_it_was_read(path: Path) -> None:
    record = own(path.read_text(encoding="utf-8"))
    log = record.verify()
    assert record.game.to_act(record.game.replay(log)) == ()
    assert record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_both_forms_of_a_record_say_the_same(path: Path) -> None:
    stored = own(path.read_text(encoding="utf-8"))
    written = own(path.with_suffix(".txt").read_text(encoding="utf-8"))
    assert stored.verify() == written.verify()
    assert stored.text() == written.text()


def test_a_record_may_stop_at_any_line_end() -> None:
    lines = (RECORDS / "sticheln-base.txt").read_text(encoding="utf-8").splitlines(keepends=True)
    whole = own("".join(lines)).verify()
    for end in range(FIRST_DECISION - 1, len(lines) + 1):
        log = own("".join(lines[:end])).verify()
        assert log == whole[: len(log)]
    assert log == whole


def test_a_record_of_another_version_is_shown_from_its_stored_events() -> None:
    record = read_record(FOREIGN.read_text(encoding="utf-8"), GAMES)
    assert isinstance(record, ForeignRecord)
    assert (record.game, record.version) == ("sticheln", 99)
    assert len(record.events) == 12


REFUSED = [
    # file, first bad line, problem, and the rule where one is broken
    ("after-the-end.txt", 54, "broken-rule", "engine.not-your-turn"),
    ("card-of-another.txt", 13, "broken-rule", "sticheln.hand.own-cards"),
    ("cut-off-header.txt", 5, "cut-off", None),
    ("cut-off.txt", 13, "cut-off", None),
    ("empty-line.txt", 13, "not-a-decision", None),
    ("event-missing.json", 13, "wrong-events", None),
    ("event-too-many.json", 14, "wrong-events", None),
    ("gibberish.txt", 13, "not-a-decision", None),
    ("no-game-line.txt", 2, "bad-header", None),
    ("no-seats.json", 1, "not-a-record", None),
    ("no-shuffle.txt", 8, "broken-rule", "engine.not-your-turn"),
    ("no-such-card.json", 12, "broken-rule", "engine.no-such-action"),
    ("no-such-card.txt", 13, "broken-rule", "engine.no-such-action"),
    ("no-such-seat.txt", 13, "not-a-decision", None),
    ("not-a-record.txt", 1, "not-a-record", None),
    ("not-canonical.txt", 13, "not-canonical", None),
    ("not-json.json", 10, "not-json", None),
    ("option-twice.txt", 3, "option-twice", None),
    ("other-format.json", 1, "not-a-record", None),
    ("other-version.txt", 2, "other-version", None),
    ("seat-missing.txt", 4, "bad-seats", None),
    ("seats-out-of-order.txt", 4, "bad-header", None),
    ("second-curse.txt", 10, "broken-rule", "engine.not-your-turn"),
    ("shuffle-by-a-seat.txt", 8, "broken-rule", "engine.no-such-action"),
    ("shuffle-with-a-card-twice.txt", 8, "broken-rule", "engine.not-a-shuffle"),
    ("too-early.txt", 9, "broken-rule", "engine.not-now"),
    ("unknown-game.txt", 2, "unknown-game", None),
    ("unknown-option.txt", 3, "unknown-option", None),
    ("wrong-event.json", 13, "wrong-events", None),
    ("wrong-option.txt", 3, "wrong-value", None),
    ("wrong-turn.txt", 13, "broken-rule", "engine.not-your-turn"),
]


@pytest.mark.parametrize(("name", "line", "problem", "rule"), REFUSED, ids=[r[0] for r in REFUSED])
def test_a_broken_record_is_refused_at_its_first_bad_line(
    name: str, line: int, problem: str, rule: str | None
) -> None:
    text = (BROKEN / name).read_text(encoding="utf-8")
    with pytest.raises(UnreadableRecord, match=rf"^line {line}: ") as refused:
        own(text).verify()
    assert (refused.value.line, refused.value.problem) == (line, problem)
    assert refused.value.details.get("rule") == rule


@pytest.mark.parametrize(
    ("name", "line"),
    [(name, line) for name, line, *_ in REFUSED if line >= FIRST_DECISION and name.endswith("txt")],
)
def test_what_stands_before_the_bad_line_is_good(name: str, line: int) -> None:
    lines = (BROKEN / name).read_text(encoding="utf-8").splitlines(keepends=True)
    log = own("".join(lines[: line - 1])).verify()
    assert sum(isinstance(event, Moved) for event in log) == line - FIRST_DECISION


def test_every_broken_record_is_in_the_table() -> None:
    assert sorted(path.name for path in BROKEN.iterdir()) == [name for name, *_ in REFUSED]
