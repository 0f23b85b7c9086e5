"""Records as files: read whole and checked, or written a line a decision."""

from __future__ import annotations

import errno
import os
import sys
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from cardtable.engine import ForeignRecord, Record, UnreadableRecord, decision_line, read_record
from cardtable.games import GAMES
from cardtable.terminal.errors import BadInput

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine import Event, Game, Moved

__all__ = ["RecordFile", "checked_log", "checked_record", "data_folder", "load_record", "taken_up"]

LARGEST = 64 * 2**20
"""Bytes: a thousand times a long game. More is no record, and would fill the memory."""


def data_folder() -> Path:
    """Where the person's games are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "cardtable"


def _lock(file: int) -> None:
    """Keep the file for this process; where another has it, a BlockingIOError."""
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _bytes_of(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), reason=_reason(error)) from error
    if len(data) > LARGEST:
        raise BadInput("file-too-large", file=str(path), mebibytes=LARGEST // 2**20)
    return data


def load_record(path: Path) -> Record | ForeignRecord:
    """The record in a file, understood but not yet checked."""
    return _record_in(_bytes_of(path), path)


def _record_in(data: bytes, path: Path) -> Record | ForeignRecord:
    try:
        return read_record(data.decode("utf-8"), GAMES)
    except UnicodeDecodeError as error:
        raise BadInput("file-not-text", file=str(path)) from error
    except UnreadableRecord as error:
        error.details["file"] = str(path)
        raise


def checked_record(path: Path) -> tuple[Record, list[Event]]:
    """The record in a file and its log, once every decision has been found to be legal."""
    return _checked(load_record(path), path)


def _checked(record: Record | ForeignRecord, path: Path) -> tuple[Record, list[Event]]:
    if isinstance(record, ForeignRecord):
        ours = GAMES[record.game].version
        raise BadInput("foreign-record", file=str(path), theirs=record.version, ours=ours)
    return record, checked_log(record, path)


def checked_log(record: Record, path: Path) -> list[Event]:
    """The log of the record in this file, once every decision has been found to be legal."""
    try:
        return record.verify()
    except UnreadableRecord as error:
        error.details["file"] = str(path)
        raise


class RecordFile:
    """A record that grows: what has been written survives whatever happens to the program."""

    def __init__(self, path: Path, mode: Literal["xb", "ab"]) -> None:
        self.path = path
        try:
            # Unbuffered: each decision reaches the system before the next one is asked for.
            self._file = path.open(mode, buffering=0)
            _lock(self._file.fileno())
        except FileExistsError as error:
            if not path.is_file():
                raise BadInput("file-no-place", file=str(path)) from error
            raise BadInput("file-exists", file=str(path)) from error
        except BlockingIOError as error:
            raise BadInput("file-in-use", file=str(path)) from error
        except OSError as error:
            raise BadInput("file-unwritable", file=str(path), reason=_reason(error)) from error

    @classmethod
    def new(cls, path: Path | None, game: Game[Any, Any], names: Sequence[str]) -> RecordFile:
        """A new file; without a path, one in the data folder."""
        record = cls(_free_path(game.name) if path is None else path, "xb")
        try:
            record._write(Record.of(game, [], names).header())
        except BadInput:
            record.path.unlink()  # an empty file would be in the way of the next try
            raise
        return record

    def cut(self, size: int) -> None:
        """Keep only so many bytes."""
        self._file.truncate(size)

    def append(self, moment: Sequence[Event]) -> None:
        """Write the decision of a moment; its consequences follow from it."""
        decision: Moved = moment[0]  # type: ignore[assignment]
        self._write(f"{decision_line(decision)}\n")

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()

    def _write(self, text: str) -> None:
        data = text.encode()
        try:
            written = self._file.write(data)
            if written < len(data):  # half a line would make all the others unreadable
                self._file.truncate(self._file.tell() - written)
        except OSError as error:
            raise BadInput("file-unwritable", file=str(self.path), reason=_reason(error)) from error
        if written < len(data):
            full = os.strerror(errno.ENOSPC)
            raise BadInput("file-unwritable", file=str(self.path), reason=full)


def taken_up(path: Path) -> tuple[RecordFile, Record, list[Event]]:
    """A record to go on with, and its log, while no other window plays it.

    Half a line at its end was never a decision. It goes once all before it has been found right:
    what is no record of ours stays as it is.
    """
    _bytes_of(path)  # opened to append, a file that is not there would be made
    file = RecordFile(path, "ab")
    try:
        data = _bytes_of(path)
        whole = data[: data.rfind(b"\n") + 1] if b"\n\n" in data else data
        record, log = _unfinished(whole, path)
        file.cut(len(whole))
    except BaseException:
        file.close()
        raise
    return file, record, log


def _unfinished(data: bytes, path: Path) -> tuple[Record, list[Event]]:
    record, log = _checked(_record_in(data, path), path)
    if record.stored is not None:
        raise BadInput("resume-json", file=str(path))
    if not record.game.to_act(record.game.replay(log)):
        raise BadInput("resume-finished", file=str(path))
    return record, log


def _free_path(game: str) -> Path:
    """A path in the data folder, named for the time and the game."""
    try:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        raise BadInput("no-data-folder", reason=_reason(error)) from error
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    endings = chain([""], (f"-{number}" for number in count(2)))
    paths = (folder / f"{now}-{game}{ending}.txt" for ending in endings)
    return next(path for path in paths if not path.exists())


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
