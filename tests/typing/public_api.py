"""The public interface as its users write it: checked by mypy, never run."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, assert_type

from cardtable import GAMES, CardtableError, IllegalAction, UnreadableRecord, play
from cardtable.bots import Greedy, Random
from cardtable.engine import (
    Action,
    Actor,
    Bot,
    Card,
    Event,
    ForeignRecord,
    Game,
    Reason,
    Record,
    Role,
    View,
    World,
    read_record,
)
from cardtable.games.sticheln import Options, State, Sticheln


def mine(view: View[State], legal: Sequence[Action], rng: random.Random) -> Action:
    """A function will do as a bot."""
    assert_type(view.state.hands, tuple[tuple[Card, ...], ...])
    return rng.choice(legal)


def games_from_the_catalogue() -> None:
    kind = GAMES["sticheln"]
    assert_type(kind, type[Game[Any, Any]])
    game = kind(players=4, variant="hazy", rounds=2)
    bots: list[Bot] = [Greedy(), Random(), mine, lambda view, legal, rng: legal[0]]  # noqa: ARG005
    assert_type(play(game, bots, seed=7), list[Event])


def a_game_by_its_class() -> None:
    game = Sticheln(objective="reverse")
    assert_type(game.options, Options)
    assert_type(game.options.curses, int)
    state = game.start()
    assert_type(state, State)
    assert_type(game.to_act(state), tuple[Actor, ...])
    assert_type(game.legal_actions(state, 0), list[Action])
    assert_type(game.barred(state, 0), dict[Action, str])
    assert_type(game.act(state, 0, "play R7"), tuple[list[Event], State])


def logs_and_views(game: Sticheln, log: list[Event]) -> None:
    assert_type(game.replay(log, moment=12).totals, tuple[int, ...])
    view = game.view(log, seat=2, moment=12)
    assert_type(view, View[State])
    assert_type(view.follow(log).state, State)
    assert_type(game.view(log, Role.WATCHER).state, State)
    assert_type(game.worlds(view, random.Random(1)), Iterator[World[State]])
    assert_type(game.why(game.start(), log[0]), tuple[Reason, ...])


def records(game: Sticheln, log: list[Event]) -> None:
    text = Record.of(game, log, ["Ann", "Ben", "Cem", "Dora"]).text()
    record = read_record(text, GAMES)
    assert_type(record, Record | ForeignRecord)
    if isinstance(record, Record):
        assert_type(record.verify(), list[Event])


def errors(error: Exception) -> None:
    if isinstance(error, IllegalAction):
        assert_type(error.rule, str)
    if isinstance(error, UnreadableRecord):
        assert_type(error.line, int)
    if isinstance(error, CardtableError):
        assert_type(error.details, dict[str, object])


def what_is_no_use_is_refused(game: Sticheln, log: list[Event]) -> None:
    game.act(game.start(), 0, 7)  # type: ignore[arg-type]
    game.view(log, "nobody")  # type: ignore[arg-type]
    play(game, [Greedy, Random()], seed=1)  # type: ignore[list-item]
    game.options.players = 5  # type: ignore[misc]
