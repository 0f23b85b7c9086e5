"""The golden files: what they should say, and the command that makes them say it.

    python -m tests.corpus.golden

A record is the source of its playthrough and is only made where it is missing, so that a diff shows
what the rules do otherwise, and nothing else. If its game's version has changed, remove it first.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from textwrap import fill, indent
from typing import TYPE_CHECKING, Any

from cardtable import GAMES, UnreadableRecord, play
from cardtable.bots import Random
from cardtable.engine import Record, read_record
from tests.architecture import games_page, samples
from tests.corpus import examples
from tests.corpus.playthrough import playthrough, written_actions
from tests.tables import game_of, sizes, variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.engine import Game

__all__ = [
    "ACTIONS",
    "BROKEN",
    "PLAYTHROUGHS",
    "RECORDS",
    "REFUSALS",
    "golden_files",
    "names",
    "refusals",
]

HERE = Path(__file__).parent
ACTIONS = HERE / "actions"
BROKEN = HERE / "broken"
PLAYTHROUGHS = HERE / "playthroughs"
RECORDS = HERE / "records"
REFUSALS = HERE / "refusals.txt"


def golden_files() -> dict[Path, str]:
    """Every golden file and what it should say."""
    files = dict(_games())
    files |= {ACTIONS / f"{name}.txt": _action_orders(name) for name in GAMES}
    files |= {path: examples.refreshed(path) for path in examples.RULEBOOKS}
    return files | {REFUSALS: refusals(), games_page.PAGE: games_page.refreshed()}


def names() -> dict[str, Game[Any, Any]]:
    """The games in the corpus by file name: the smallest table of each variant, kept short."""
    return {
        f"{name}-{variant}": game_of(kind, options)
        for name, kind in GAMES.items()
        for variant, options in zip(kind.variants, variants(kind, min(sizes(kind))), strict=True)
    }


def _games() -> Iterator[tuple[Path, str]]:
    for name, game in names().items():
        path = RECORDS / f"{name}.txt"
        text = path.read_text(encoding="utf-8") if path.exists() else _new_record(name, game)
        record = read_record(text, GAMES)
        if not isinstance(record, Record):
            raise TypeError(path)
        log = record.verify()
        yield path, text
        yield path.with_suffix(".json"), record.json()
        yield PLAYTHROUGHS / f"{name}.txt", playthrough(record.game, log)


def _new_record(name: str, game: Game[Any, Any]) -> str:
    log = play(game, [Random()] * game.players, seed=name)
    seats = [f"Random {seat}" for seat in range(game.players)]
    return Record.of(game, log, seats).text()


def _action_orders(name: str) -> str:
    """All actions of a game in canonical order, for every table size and variant."""
    kind = GAMES[name]
    lines = []
    for players in sizes(kind):
        tables = [
            (variant, game_of(kind, options).actions)
            for variant, options in zip(kind.variants, variants(kind, players), strict=True)
        ]
        for actions, group in groupby(tables, lambda table: table[1]):
            alike = ", ".join(variant for variant, _ in group)
            lines += [f"{players} players, {alike}: {len(actions)} actions"]
            lines += [indent(fill(written_actions(actions), 98), "  ")]
    return "\n".join([*lines, ""])


def refusals() -> str:
    """What each broken record is told: the message, and the same as a code with its details."""
    lines = []
    for path in sorted(BROKEN.iterdir()):
        try:
            read_record(path.read_text(encoding="utf-8"), GAMES).verify()  # type: ignore[union-attr]
        except UnreadableRecord as error:
            details = ", ".join(f"{name}={value}" for name, value in error.details.items())
            lines += [path.name, f"  {error}", f"  {error.problem}: {details}"]
    return "\n".join([*lines, ""])


def main() -> None:
    """Write the files that differ, and say which."""
    shown = {page: samples.refreshed(page) for page in samples.PAGES}
    for path, text in (golden_files() | shown).items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(HERE.parents[1])}")


if __name__ == "__main__":
    main()
