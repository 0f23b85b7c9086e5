"""Records: a game as a text file, a header and one line a decision; or as JSON with its events."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from cardtable.engine.codec import encode
from cardtable.engine.errors import (
    CardtableError,
    IllegalAction,
    UnreadableRecord,
    shorten,
)
from cardtable.engine.events import Moved, Role, moments

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.engine.codec import Json
    from cardtable.engine.events import Event
    from cardtable.engine.game import Game

__all__ = ["ForeignRecord", "Record", "decision_line", "read_record"]

T = TypeVar("T")

FORMAT = 1
_FIRST_LINE = f"cardtable record {FORMAT}"


def decision_line(decision: Moved) -> str:
    """A decision as a line of a record: `2 play R7`."""
    return f"{decision.seat} {decision.action}"


@dataclass(frozen=True)
class Record:
    """A game that this version can re-derive: who sat where, and every decision in its place."""

    game: Game[Any, Any]
    seats: tuple[str, ...]
    decisions: tuple[Moved, ...]
    stored: tuple[Json, ...] | None = None

    def __post_init__(self) -> None:
        if len(self.seats) != self.game.players:
            message = f"{self.game.name} for {self.game.players} has {len(self.seats)} seats named"
            raise CardtableError(
                message, "wrong-seats", needed=self.game.players, given=len(self.seats)
            )
        object.__setattr__(self, "seats", tuple(map(_one_line, self.seats)))

    @classmethod
    def of(cls, game: Game[Any, Any], log: Sequence[Event], seats: Sequence[str]) -> Record:
        """The record of a log, finished or not; `seats` says who sat where, in their order."""
        decisions = [event for event in log if isinstance(event, Moved)]
        return cls(game, tuple(seats), tuple(decisions))

    def header(self) -> str:
        """The lines before the first decision."""
        options = " ".join(f"{name}={value}" for name, value in vars(self.game.options).items())
        lines = [_FIRST_LINE, f"game: {self.game.name} {self.game.version}", f"options: {options}"]
        lines += [f"seat {seat}: {name}" for seat, name in enumerate(self.seats)]
        return "\n".join([*lines, "", ""])

    def text(self) -> str:
        """The whole file. A decision more is a line more at its end."""
        return self.header() + "".join(f"{decision_line(each)}\n" for each in self.decisions)

    def json(self) -> str:
        """The same with the events that follow, for readers that have no rules."""
        data = {
            "record": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "options": vars(self.game.options),
            "seats": self.seats,
            "decisions": [decision_line(each) for each in self.decisions],
            "events": encode(self.log()),
        }
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"

    def log(self) -> list[Event]:
        """Every event, re-derived from the decisions; the first that breaks a rule is an error."""
        state = self.game.start()
        log: list[Event] = []
        for number, decision in enumerate(self.decisions):
            try:
                events, state = self.game.act(state, decision.seat, decision.action)
            except IllegalAction as error:
                line = self._line(number)
                raise UnreadableRecord(line, str(error), "broken-rule", rule=error.rule) from error
            log += events
        return log

    def verify(self) -> list[Event]:
        """The log, once the stored events, where there are any, have been found to agree."""
        log = self.log()
        if self.stored is not None:
            self._compare_stored(log, self.stored)
        return log

    def _compare_stored(self, log: Sequence[Event], stored: tuple[Json, ...]) -> None:
        at = 0
        for number, moment in enumerate(moments(log)):
            following = at + len(moment)
            if _canonical(encode(moment)) != _canonical(stored[at:following]):
                message = "the stored events are not what follows from this decision"
                raise UnreadableRecord(self._line(number), message, "wrong-events")
            at = following
        if at != len(stored):
            message = "there are stored events after the last decision"
            raise UnreadableRecord(self._line(len(self.decisions)), message, "wrong-events")

    def _line(self, number: int) -> int:
        return _line_of(number, len(self.seats))


def _canonical(events: Json | Sequence[Json]) -> str:
    """JSON that is the same where the data are: keys have no order, and `true` is not 1."""
    return json.dumps(events, sort_keys=True)


def _line_of(number: int, seats: int) -> int:
    """The line of a decision, both counted as people do or from 0: three lines, seats, a gap."""
    return number + seats + 5


def _one_line(name: str) -> str:
    """A name as it can stand on a line of its own, without what could command a terminal."""
    printable = (c if c.isprintable() else "?" for c in " ".join(name.split()))
    return "".join(printable) or "-"


@dataclass(frozen=True)
class ForeignRecord:
    """A record of another version of its game: shown from its stored events, never resumed."""

    game: str
    version: int
    seats: tuple[str, ...]
    events: tuple[Json, ...]


@dataclass(frozen=True)
class _Raw:
    """What both forms of a record say, before any of it is understood."""

    game: str
    version: int
    options: dict[str, str]
    seats: tuple[str, ...]
    decisions: tuple[str, ...]
    events: tuple[Json, ...] | None = None


def read_record(text: str, games: Mapping[str, type[Game[Any, Any]]]) -> Record | ForeignRecord:
    """The record in a file, text or JSON. It can be read; `verify` says whether it is right.

    Lines of a JSON record are counted as in its text form.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    raw = _raw_json(text) if text.lstrip().startswith("{") else _raw_text(text)
    if raw.game not in games:
        short, known = shorten(raw.game), ", ".join(games)
        message = f"there is no game {short!r}; there are {known}"
        raise UnreadableRecord(2, message, "unknown-game", name=short, known=known)
    kind = games[raw.game]
    if raw.version != kind.version:
        if raw.events is not None:
            return ForeignRecord(raw.game, raw.version, raw.seats, raw.events)
        message = f"made by version {raw.version} of {kind.name}, and this is {kind.version}"
        raise UnreadableRecord(2, message, "other-version", theirs=raw.version, ours=kind.version)
    game = _game(kind, raw.options)
    if len(raw.seats) != game.players:
        message = f"expected seat 0 to seat {game.players - 1}, a line each, in order"
        raise UnreadableRecord(4, message, "bad-seats", players=game.players)
    lines = enumerate(raw.decisions)
    decisions = [_decision(game, line, _line_of(at, game.players)) for at, line in lines]
    return Record(game, raw.seats, tuple(decisions), raw.events)


def _raw_text(text: str) -> _Raw:
    header, gap, body = text.partition("\n\n")
    lines = header.split("\n")
    if lines[0] != _FIRST_LINE:
        raise UnreadableRecord(1, f"a record begins with {_FIRST_LINE!r}", "not-a-record")
    if not (gap and text.endswith("\n")):
        message = "the record was cut off here; end this line, or remove it"
        raise UnreadableRecord(len(text.splitlines()), message, "cut-off")
    name, version = _header(lines, 1, r"game: (\S+) ([0-9]{1,9})").groups()
    options = _options(_header(lines, 2, r"options: (.*)")[1])
    seats = [_header(lines, at, rf"seat {at - 3}: ?(.*)")[1] for at in range(3, len(lines))]
    return _Raw(name, int(version), options, tuple(seats), tuple(body.split("\n")[:-1]))


def _header(lines: Sequence[str], at: int, pattern: str) -> re.Match[str]:
    match = re.fullmatch(pattern, lines[at]) if at < len(lines) else None
    if match is None:
        wanted = pattern.partition(":")[0]
        raise UnreadableRecord(
            at + 1, f"expected a line '{wanted}: ...'", "bad-header", wanted=wanted
        )
    return match


def _options(written: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for name, _, value in (part.partition("=") for part in written.split()):
        if name in options:
            short = shorten(name)
            message = f"the option {short!r} is given twice"
            raise UnreadableRecord(3, message, "option-twice", option=short)
        options[name] = value
    return options


def _raw_json(text: str) -> _Raw:
    try:
        data = _the(dict, json.loads(text))
        _check_format(data["record"])
        return _Raw(
            _the(str, data["game"]),
            _the(int, data["version"]),
            {name: str(value) for name, value in _the(dict, data["options"]).items()},
            tuple(_the(str, name) for name in _the(list, data["seats"])),
            tuple(_the(str, line) for line in _the(list, data["decisions"])),
            tuple(_the(dict, event) for event in _the(list, data["events"])),
        )
    except json.JSONDecodeError as error:
        raise UnreadableRecord(error.lineno, error.msg, "not-json") from error
    except UnreadableRecord:
        raise
    except KeyError as error:
        raise UnreadableRecord(1, f"not a record: {error} is missing", "not-a-record") from error
    except (TypeError, ValueError, RecursionError) as error:
        message = f"not a record: {shorten(error)}"
        raise UnreadableRecord(1, message, "not-a-record") from error


def _check_format(number: object) -> None:
    if type(number) is not int or number != FORMAT:
        message = f"this is record format {shorten(repr(number))}, not {FORMAT}"
        raise UnreadableRecord(1, message, "not-a-record")


def _the(kind: type[T], value: object) -> T:
    if type(value) is kind:
        return value
    message = f"{shorten(repr(value))} is not a {kind.__name__}"
    raise TypeError(message)


def _game(kind: type[Game[Any, Any]], options: Mapping[str, str]) -> Game[Any, Any]:
    try:
        values = {name: kind.options_type.value_of(name, text) for name, text in options.items()}
        return kind(variant="", **values)
    except CardtableError as error:
        raise UnreadableRecord(3, str(error), error.problem, **error.details) from error


def _decision(game: Game[Any, Any], line: str, number: int) -> Moved:
    who, _, action = line.partition(" ")
    try:
        actor = Role.CHANCE if who == Role.CHANCE else range(game.players).index(int(who))
        moved = Moved(actor, game.parse(action))
    except ValueError as error:
        short = shorten(line)
        message = f"{short!r} is not a decision: a seat or chance, then its action"
        raise UnreadableRecord(number, message, "not-a-decision", text=short) from error
    canonical = decision_line(moved)
    if canonical != line:
        short, wanted = shorten(line), shorten(canonical)
        message = f"{short!r} should be written {wanted!r}"
        raise UnreadableRecord(number, message, "not-canonical", text=short, canonical=wanted)
    return moved
