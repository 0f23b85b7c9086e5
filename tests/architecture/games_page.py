"""docs/reference/games.md: the parts of it that follow from the code.

They stand between two marks; what stands outside is written by people.
"""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable import GAMES
from cardtable.engine import Action, Event, Game, Moved, Public, Record, Shuffle, vocabulary, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["HEADINGS", "PAGE", "PARTS", "refreshed", "written_by_people"]

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "games.md"

HEADINGS = ("Players", "Options", "Variants", "Actions", "Events", "Records", "Version history")
"""What is said of every game, in this order."""

_MARKED = re.compile(r"(<!-- (\S+) (\S+): made by `make golden` -->\n).*?(<!-- end -->)", re.DOTALL)

AnyKind = type[Game[Any, Any]]


def refreshed() -> str:
    """The page with its marked parts made anew."""
    return _MARKED.sub(_made_anew, PAGE.read_text(encoding="utf-8"))


def written_by_people() -> str:
    """The page without its marked parts."""
    return _MARKED.sub("", PAGE.read_text(encoding="utf-8"))


def _made_anew(marked: re.Match[str]) -> str:
    begin, name, part, end = marked.groups()
    made = _SHARED[part]() if name == "every-game" else PARTS[part](GAMES[name])
    return f"{begin}\n{made}\n\n{end}"


def _players(kind: AnyKind) -> str:
    usual = kind.options_type().players
    return f"{kind.options_type.described()['players']}; {usual} if nothing is said."


def _options(kind: AnyKind) -> str:
    described, usual = kind.options_type.described(), vars(kind.options_type())
    rows = [
        (f"`{name}`", described.get(name, f"{value} alone"), str(value))
        for name, value in usual.items()
    ]
    return _table(("option", "takes", "usually"), rows)


def _variants(kind: AnyKind) -> str:
    usual = vars(kind.options_type())
    rows = []
    for name, options in kind.variants.items():
        changes = [f"`{k}={v}`" for k, v in vars(options).items() if v != usual[k]]
        rows.append((f"`{name}`", ", ".join(changes) or "nothing"))
    return _table(("variant", "changes"), rows)


def _actions(kind: AnyKind) -> str:
    """The actions that some variant has, each with its first in canonical order."""
    games = [kind(variant=variant) for variant in kind.variants]
    firsts: dict[type, Action] = {}
    for action in (action for game in games for action in game.actions):
        firsts.setdefault(type(action), action)
    return _action_table(sorted(firsts.items(), key=lambda item: item[0].__name__))


def _events(kind: AnyKind) -> str:
    members = vocabulary(kind).values()
    found = [m for m in members if issubclass(m, Event) and m is not Moved]
    return _event_table(sorted(found, key=lambda member: member.__name__))


def _record(kind: AnyKind) -> str:
    seats = [f"Player {seat}" for seat in range(kind().players)]
    return f"```\n{Record.of(kind(), (), seats).header().rstrip()}\n```"


PARTS: dict[str, Callable[[AnyKind], str]] = {
    "players": _players,
    "options": _options,
    "variants": _variants,
    "actions": _actions,
    "events": _events,
    "record": _record,
}
"""The marked parts of each game's section."""

_SHARED: dict[str, Callable[[], str]] = {
    "actions": lambda: _action_table([(Shuffle, None)]),
    "events": lambda: _event_table([Moved]),
}


def _action_table(kinds: Iterable[tuple[type, Action | None]]) -> str:
    rows = [
        (
            f"`{kind.__name__}`",
            f"`{example}`" if example else f"`{words(kind)} ...`",
            _first_line(kind),
            _who_sees(kind),
        )
        for kind, example in kinds
    ]
    return _table(("action", "is written", "which means", "who sees it"), rows)


def _event_table(kinds: Iterable[type]) -> str:
    rows = [
        (
            f"`{kind.__name__}`",
            ", ".join(f"`{field.name}`" for field in fields(kind)),
            _first_line(kind),
            _who_sees(kind),
        )
        for kind in kinds
    ]
    return _table(("event", "fields", "which means", "who sees it"), rows)


def _first_line(documented: object) -> str:
    return (documented.__doc__ or "").strip().partition("\n")[0]


def _who_sees(kind: Any) -> str:
    if issubclass(kind, Public):
        return "Everybody."
    return f"{_first_line(kind.seen_by)} {_first_line(kind.masked)}"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(cells)} |" for cells in (head, *rows)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])
