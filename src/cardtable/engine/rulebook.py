"""Rule ids, the entries they name in a rulebook, and the code that cites them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from cardtable.engine.cards import Cards
from cardtable.engine.errors import CardtableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["Reason", "RuleId", "Rulebook", "cited_by", "implements"]

RuleId: TypeAlias = str
_Marked = TypeVar("_Marked", bound="Callable[..., object] | type")

_NAME = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_ID = re.compile(rf"engine\.{_NAME}|[a-z]+(?:-[a-z]+)*(?:\.{_NAME}){{2,}}")
_ENTRY = re.compile(rf"\s*`(?P<id>{_ID.pattern})`$")


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule, the cards it was about, and the seat and number it led to, where there are any."""

    rule: RuleId
    cards: Cards = ()
    seat: int | None = None
    amount: int | None = None


def implements(*rules: RuleId) -> Callable[[_Marked], _Marked]:
    """Mark a function or class as the place where these rules are written in code."""

    def mark(marked: _Marked) -> _Marked:
        marked.rules = rules  # type: ignore[union-attr]
        return marked

    return mark


class Rulebook(dict[RuleId, str]):
    """The entries of a RULEBOOK.md: a paragraph or list item that ends with its id, by that id."""

    @classmethod
    def parse(cls, text: str) -> Rulebook:
        """Read the entries; an id that names two of them is an error."""
        book = cls()
        for block in re.split(r"\n\s*\n|\n(?=\s*(?:- |\d+\. ))", text):
            entry = _ENTRY.search(block.rstrip())
            if entry:
                if entry["id"] in book:
                    message = f"the rulebook has two entries {entry['id']}"
                    raise CardtableError(message, "two-entries", rule=entry["id"])
                words = re.sub(r"^\s*(- |\d+\. )", "", block[: entry.start()])
                book[entry["id"]] = re.sub(r"[ \n]+", " ", words).strip()
        return book


def cited_by(module: ModuleType) -> dict[RuleId, list[str]]:
    """The rule ids a module names, each with the functions, classes and tables that name it.

    Ids are found in the marks of `implements` and among all strings in code and constants, so that
    an id which is returned, raised or carried by an event counts as well.
    """
    cited: dict[RuleId, list[str]] = {}
    for name, member in _members(module):
        marks = getattr(member, "__dict__", {}).get("rules", ())
        for rule in (*marks, *filter(_ID.fullmatch, _strings(member))):
            places = cited.setdefault(rule, [])
            if name not in places:
                places.append(name)
    return cited


def _members(module: ModuleType) -> Iterator[tuple[str, object]]:
    """What a module defines: its functions, classes, their methods, and its tables of constants."""
    for name, member in vars(module).items():
        ours = getattr(member, "__module__", module.__name__) == module.__name__
        if ours and not name.startswith("__") and not isinstance(member, ModuleType):
            yield name, member
            inside = vars(member) if isinstance(member, type) else {}
            for inner, found in inside.items():
                taken = isinstance(found, type)  # a class of its own, only named here
                if not taken and inner not in {"__module__", "rules"}:  # the marks are read above
                    yield f"{name}.{inner}", getattr(found, "fget", getattr(found, "func", found))


def _strings(member: object) -> Iterator[str]:
    pending = [member]
    while pending:
        match pending.pop():
            case str(text):
                yield text
            case FunctionType(__code__=code):
                pending.append(code)
            case CodeType(co_consts=constants):
                pending.extend(constants)
            case tuple() | frozenset() | list() as values:
                pending.extend(values)
            case dict() as table:
                pending.extend(table.values())
