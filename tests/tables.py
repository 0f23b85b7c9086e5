"""Tables of every game to try the laws on: which there are, and games played out on them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from itertools import chain, product
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from cardtable import GAMES, CardtableError
from cardtable.engine import (
    UNKNOWN,
    Action,
    Actor,
    Card,
    Event,
    Game,
    Moved,
    Options,
    Role,
    Value,
    View,
    Viewer,
    moments,
    shuffled,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

AnyGame: TypeAlias = Game[Any, Any]
Character: TypeAlias = "Callable[[Sequence[Action], Random], Action]"

LONG = 8
"""An axis of so many values counts rounds or the like: the games here keep it short."""

MOST_DECISIONS = 20_000
"""A game that is not over by then never ends."""


# Which tables there are


def game_of(kind: type[AnyGame], options: Options) -> AnyGame:
    return kind(variant="", **vars(options))


def sizes(kind: type[AnyGame]) -> tuple[Value, ...]:
    return kind.options_type.axes()["players"]


def variants(kind: type[AnyGame], players: Value, *, longer: bool = False) -> list[Options]:
    """The rulebook's variants at a table of this size, in rulebook order."""
    return [
        _kept_short(replace(options, players=players), longer=longer)  # type: ignore[arg-type]
        for options in kind.variants.values()
    ]


def short(name: str, variant: str, players: Value | None = None) -> AnyGame:
    """A game that is over soon, at the table named or at the smallest."""
    kind = GAMES[name]
    options = variants(kind, players or min(sizes(kind)), longer=True)
    return game_of(kind, options[[*kind.variants].index(variant)])


def combinations(kind: type[AnyGame], players: Value) -> list[Options]:
    """Every combination of the axes at a table of this size; long axes stay short."""
    axes = {name: takes for name, takes in kind.options_type.axes().items() if len(takes) < LONG}
    axes |= {"players": (players,), "first": (0,)}
    possible = []
    for values in product(*axes.values()):
        try:
            options = kind.options_type(**dict(zip(axes, values, strict=True)))  # type: ignore[arg-type]
        except CardtableError:
            continue  # a combination that the game itself refuses is no table
        possible.append(_kept_short(options))
    return possible


def _kept_short(options: Options, *, longer: bool = False) -> Options:
    """The options with long axes near their lower end, and anybody as the first to lead."""
    short: dict[str, Any] = {"first": Random(str(options)).randrange(options.players)}
    for name, takes in options.axes().items():
        if len(takes) >= LONG and name not in {"players", "first"}:
            short[name] = sorted(value for value in takes if isinstance(value, int))[longer]
    return replace(options, **short)


@dataclass(frozen=True)
class Tables:
    """Tables to try a law on one after the other: each of these options with each seed."""

    kind: type[AnyGame]
    options: tuple[Options, ...]
    seeds: range

    def __iter__(self) -> Iterator[Table]:
        for options in self.options:
            for seed in self.seeds:
                yield Table(game_of(self.kind, options), seed)


def _tables() -> Iterator[Any]:
    for name, kind in GAMES.items():
        for at, players in enumerate(sizes(kind)):
            usual = variants(kind, players, longer=at == 0)
            for variant, options in zip(kind.variants, usual, strict=True):
                quick = Tables(kind, (options,), range(1))
                yield pytest.param(quick, id=f"{name}-{variant}-{players}")
            every = tuple(combinations(kind, players))
            # Each combination at every third size, so that the slow tests take minutes.
            if third := every[at % 3 :: 3]:
                more = Tables(kind, third, range(1, 2))
                yield pytest.param(more, id=f"{name}-options-{players}", marks=pytest.mark.slow)
            most = Tables(kind, every, range(2, 4))
            yield pytest.param(most, id=f"{name}-most-{players}", marks=pytest.mark.nightly)


TABLES = list(_tables())


def every_table(law: Callable[[Table], None]) -> Callable[[Tables], None]:
    """Try the law on every game, variant and size; slow and nightly, on every combination."""

    def test(tables: Tables) -> None:
        for table in tables:
            try:
                law(table)
            except BaseException as error:
                error.add_note(f"at {table}")
                raise

    test.__name__, test.__doc__, test.__module__ = law.__name__, law.__doc__, law.__module__
    return pytest.mark.parametrize("tables", TABLES)(test)


# Games played out


@dataclass(frozen=True)
class Moment:
    """The table waiting for a decision: how it stands, as all see it, and what happened next."""

    state: Any
    views: dict[Viewer, View[Any]]
    events: Sequence[Event]
    """Empty when the game is over."""


@dataclass(frozen=True)
class Table:
    """One game played out."""

    game: AnyGame
    seed: int

    def __str__(self) -> str:
        return f"Table({self.game!r}, seed={self.seed})"

    def random(self, what: str) -> Random:
        return Random(f"{what} at {self}")

    @property
    def seats(self) -> range:
        return range(self.game.players)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may not see all."""
        return (*self.seats, Role.WATCHER)

    @property
    def log(self) -> tuple[Event, ...]:
        return _log(self)

    @property
    def moments(self) -> list[Moment]:
        """Every moment from the start to the end of the game."""
        return _moments(self)

    def some_moments(self, count: int) -> list[Moment]:
        """So many of them, spread at random, the last one included."""
        chosen = self.random("moments").sample(self.moments, min(count, len(self.moments)))
        return [*chosen, self.moments[-1]]


def at_random(legal: Sequence[Action], rng: Random) -> Action:
    return rng.choice(legal)


def the_first(legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG001 - a character
    return legal[0]


def the_last(legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG001 - a character
    return legal[-1]


CHARACTERS: tuple[Character, ...] = (at_random, at_random, the_first, the_last)
"""Those who always do the same get tables into corners where chance does not."""


def who_decides(game: AnyGame, state: Any, rng: Random) -> Actor | None:
    """Anybody the table waits for or, now and then, anybody who has a free action."""
    due = game.to_act(state)
    free = [s for s in range(game.players) if s not in due and game.legal_actions(state, s)]
    asked = free if free and rng.random() < 0.2 else due
    return rng.choice(asked) if asked else None


def play_out(game: AnyGame, rng: Random, characters: Sequence[Character]) -> Iterator[list[Event]]:
    """The moments of a whole game, simultaneous decisions in any order."""
    state = game.start()
    for _ in range(MOST_DECISIONS):
        seat = who_decides(game, state, rng)
        if seat is None:
            return
        if isinstance(seat, Role):
            action: Action = shuffled(game.packs(state), rng)
        else:
            action = characters[seat](game.legal_actions(state, seat), rng)
        events, state = game.act(state, seat, action)
        yield events
    message = f"{game!r} does not end"
    raise AssertionError(message)


@lru_cache(maxsize=64)
def _log(table: Table) -> tuple[Event, ...]:
    rng = table.random("play")
    characters = rng.choices(CHARACTERS, k=table.game.players)
    return tuple(chain.from_iterable(play_out(table.game, rng, characters)))


@lru_cache(maxsize=64)
def _moments(table: Table) -> list[Moment]:
    game = table.game
    state = game.start()
    views = {viewer: game.view((), viewer) for viewer in (*table.viewers, Role.OPEN)}
    found = []
    for events in moments(table.log):
        found.append(Moment(state, views, events))
        for event in events:
            state = game.evolve(state, event)
        views = {viewer: view.follow(events) for viewer, view in views.items()}
    return [*found, Moment(state, views, ())]


# What lies on a table


def cards_in(value: object) -> Iterator[Card]:
    """Every card in a state, an event or any part of one, unknown ones too."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from cards_in(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def known_cards(value: object) -> Counter[Card]:
    return Counter(card for card in cards_in(value) if card != UNKNOWN)


def decisions(log: Iterable[Event]) -> list[Moved]:
    return [event for event in log if isinstance(event, Moved)]
