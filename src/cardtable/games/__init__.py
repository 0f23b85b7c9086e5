"""The catalogue: one line a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any

from cardtable.engine import ENGINE_RULES, CardtableError, Game, Rulebook, cited_by

if TYPE_CHECKING:
    from types import ModuleType

__all__ = ["GAMES", "rulebook", "rulebook_text"]

_CLASSES = {
    "sticheln": "sticheln.rules:Sticheln",
    "stick-em": "stick_em.rules:StickEm",
}


class _Catalogue(Mapping[str, type[Game[Any, Any]]]):
    """The games by name; each is imported, and its rule ids are checked, when it is first used."""

    def __getitem__(self, name: str) -> type[Game[Any, Any]]:
        return _load(name, *_CLASSES[name].split(":"))

    def __iter__(self) -> Iterator[str]:
        return iter(_CLASSES)

    def __len__(self) -> int:
        return len(_CLASSES)


GAMES = _Catalogue()


@cache
def _load(name: str, module_name: str, class_name: str) -> type[Game[Any, Any]]:
    module = import_module(f"{__name__}.{module_name}")
    kind: type[Game[Any, Any]] = getattr(module, class_name)
    _refuse_unknown_rules(module, rulebook(name))
    return kind


def _refuse_unknown_rules(module: ModuleType, book: Rulebook) -> None:
    unknown = cited_by(module).keys() - book.keys() - ENGINE_RULES.keys()
    if unknown:
        message = (
            f"{module.__name__} cites rules that no rulebook has: {', '.join(sorted(unknown))}"
        )
        raise CardtableError(message, "unknown-rules", rules=", ".join(sorted(unknown)))


def rulebook_text(name: str, language: str = "en") -> str:
    """The rulebook of a game as it is printed."""
    folder = _CLASSES[name].partition(".")[0]
    file = resources.files(__name__).joinpath(folder, f"RULEBOOK.{language}.md")
    return file.read_text(encoding="utf-8")


@cache
def rulebook(name: str, language: str = "en") -> Rulebook:
    """The entries of a game's rulebook, by rule id."""
    return Rulebook.parse(rulebook_text(name, language))
