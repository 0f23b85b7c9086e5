"""Every error says what is wrong for those who write code, and as a code with its arguments."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardtable import (
    GAMES,
    CardtableError,
    IllegalAction,
    UnreadableNotation,
    UnreadableRecord,
    play,
)
from cardtable.bots import Random as AnyBot
from cardtable.engine import Card, Record, Role, decode, decode_view, read_record

GAME = GAMES["sticheln"]()
LONG = "x" * 70
SHORT = "x" * 57 + "..."
KNOWN = "base, reverse, mild, aggravated, hazy, delayed"


def error_of(task: Callable[[], Any]) -> CardtableError:
    with pytest.raises(CardtableError) as caught:
        task()
    return caught.value


CASES: list[tuple[Callable[[], Any], type[CardtableError], str, str, dict[str, object]]] = [
    (
        lambda: GAME.act(GAME.start(), 2, "play R7"),
        IllegalAction,
        "seat 2 may not play R7: engine.not-your-turn",
        "illegal-action",
        {"seat": "2", "action": "play R7", "rule": "engine.not-your-turn"},
    ),
    (
        lambda: GAME.parse("dance"),
        UnreadableNotation,
        "'dance' is not an action of this game",
        "not-an-action",
        {"text": "dance"},
    ),
    (
        lambda: GAME.act(GAME.start(), Role.WATCHER, "play R7"),
        IllegalAction,
        "watcher may not play R7: engine.not-your-turn",
        "illegal-action",
        {"seat": "watcher", "action": "play R7", "rule": "engine.not-your-turn"},
    ),
    (
        lambda: GAME.parse("x" * 60),
        UnreadableNotation,
        f"'{'x' * 60}' is not an action of this game",
        "not-an-action",
        {"text": "x" * 60},
    ),
    (
        lambda: GAME.parse("play red"),
        UnreadableNotation,
        "'play red' is not an action of this game",
        "not-an-action",
        {"text": "play red"},
    ),
    (
        lambda: GAME.parse(LONG),
        UnreadableNotation,
        f"'{SHORT}' is not an action of this game",
        "not-an-action",
        {"text": SHORT},
    ),
    (
        lambda: Card.parse("R-7"),
        UnreadableNotation,
        "'R-7' is not a card; cards are written like R7, 47 or ??",
        "not-a-card",
        {"text": "R-7"},
    ),
    (
        lambda: play(GAME, [AnyBot()] * 3, seed=1),
        CardtableError,
        "sticheln for 4 needs 4 bots, not 3",
        "wrong-seats",
        {"needed": 4, "given": 3},
    ),
    (
        lambda: Record.of(GAME, (), "abc"),
        CardtableError,
        "sticheln for 4 has 3 seats named",
        "wrong-seats",
        {"needed": 4, "given": 3},
    ),
    (
        lambda: GAME.view((), 4),
        CardtableError,
        "there is no view of 4; the seats are 0-3",
        "no-such-seat",
        {"seat": "4", "last": 3},
    ),
    (
        lambda: GAME.replay((), moment=1),
        CardtableError,
        "there is no moment 1; the moments are 0-0",
        "no-such-moment",
        {"moment": "1", "last": 0},
    ),
    (
        lambda: GAMES["sticheln"](curses=3),
        CardtableError,
        "curses takes 1-2, not 3",
        "wrong-value",
        {"option": "curses", "value": "3", "takes": "1-2"},
    ),
    (
        lambda: GAMES["sticheln"](first=4),
        CardtableError,
        "first takes 0-3, not 4",
        "wrong-value",
        {"option": "first", "value": "4", "takes": "0-3"},
    ),
    (
        lambda: GAMES["sticheln"](variant="wild"),
        CardtableError,
        "there is no variant 'wild'; there are base, reverse, mild, aggravated, hazy, delayed",
        "unknown-variant",
        {"name": "wild", "known": "base, reverse, mild, aggravated, hazy, delayed"},
    ),
    (
        lambda: GAMES["stick-em"](speed=4),
        CardtableError,
        "there is no option 'speed'; there are players, first, rounds",
        "unknown-option",
        {"name": "speed", "known": "players, first, rounds"},
    ),
    (
        lambda: GAMES["stick-em"].options_type.value_of("speed", "4"),
        CardtableError,
        "there is no option 'speed'; there are players, first, rounds",
        "unknown-option",
        {"name": "speed", "known": "players, first, rounds"},
    ),
    (
        lambda: GAMES["sticheln"](variant="hazy", visibility="delayed"),
        CardtableError,
        "the option given sets visibility=delayed, but hazy sets visibility=hazy",
        "contradiction",
        {"option": "visibility", "one": "hazy", "other": "visibility=delayed"},
    ),
    (
        lambda: decode(GAME, {"type": "Play", "card": 7}),
        UnreadableNotation,
        "7 is not Card",
        "unreadable-json",
        {"found": "7", "wanted": "Card"},
    ),
    (
        lambda: decode_view(GAME, []),
        UnreadableNotation,
        "[] is not a view",
        "unreadable-json",
        {"found": "[]", "wanted": "a view"},
    ),
    (
        lambda: read_record("hello", GAMES),
        UnreadableRecord,
        "line 1: a record begins with 'cardtable record 1'",
        "not-a-record",
        {"line": 1},
    ),
    (
        lambda: next(GAME.worlds(impossible(), Random(1))),
        CardtableError,
        "no world fits this view of seat 0",
        "no-world",
        {"seat": "0"},
    ),
]


def impossible() -> Any:
    """A view of two shuffles in a row, which no game has."""
    log = play(GAME, [AnyBot()] * 4, seed=1)
    return GAME.view([*log[:1], *log[:1]], 0)


@pytest.mark.parametrize(
    ("task", "kind", "message", "problem", "details"),
    CASES,
    ids=[f"{at}-{case[3]}" for at, case in enumerate(CASES)],
)
def test_an_error_says_what_is_wrong(  # noqa: PLR0913, PLR0917 - all that an error says
    task: Callable[[], Any],
    kind: type[CardtableError],
    message: str,
    problem: str,
    details: dict[str, object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cardtable.engine.worlds.PATIENCE", 20)
    error = error_of(task)
    assert type(error) is kind
    assert isinstance(error, ValueError)
    assert (str(error), error.problem, error.details) == (message, problem, details)


def test_an_error_can_be_sent_to_another_process() -> None:
    for task, *_ in CASES[:3]:
        error = error_of(task)
        back = pickle.loads(pickle.dumps(error))  # noqa: S301 - what we wrote ourselves
        assert (type(back), str(back), vars(back)) == (type(error), str(error), vars(error))


def test_an_illegal_action_keeps_who_did_what_and_why() -> None:
    error = error_of(lambda: GAME.act(GAME.start(), 2, "play R7"))
    assert isinstance(error, IllegalAction)
    assert (error.seat, error.action, error.rule) == (
        2,
        GAME.parse("play R7"),
        "engine.not-your-turn",
    )


def test_an_unreadable_record_knows_its_line() -> None:
    text = Record.of(GAME, (), "abcd").text()
    error = error_of(lambda: read_record(text + "0 dance\n", GAMES))
    assert isinstance(error, UnreadableRecord)
    assert error.line == error.details["line"] == text.count("\n") + 1
