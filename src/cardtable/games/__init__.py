"""The catalogue: one line a game."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module, resources
from typing import Any

from cardtable.engine import CardtableError, Game, Rulebook, cited_by, shorten

__all__ = ["ENGINE", "GAMES", "UnknownGame", "rulebook", "rulebook_text"]

_CLASSES = {
    "sticheln": "sticheln:Sticheln",
    "stick-em": "stick_em:StickEm",
    "hat-trick": "hat_trick:HatTrick",
    "the-game": "the_game:TheGame",
    "was-sticht": "was_sticht:WasSticht",
}


class UnknownGame(CardtableError, KeyError):
    """The name of a game that is not in the catalogue."""


class _Catalogue(Mapping[str, type[Game[Any, Any]]]):
    """The games by name; each is imported, and its rule ids are checked, when it is first used."""

    def __getitem__(self, name: str) -> type[Game[Any, Any]]:
        return _load(name, *_place_of(name))

    def __iter__(self) -> Iterator[str]:
        return iter(_CLASSES)

    def __len__(self) -> int:
        return len(_CLASSES)

    def __contains__(self, name: object) -> bool:
        return name in _CLASSES


GAMES = _Catalogue()

ENGINE = "engine"
"""Under this name stands the rulebook of what no game need say."""

_MARK = re.compile(r"<!-- .*? -->\n\n?")


def _place_of(name: str) -> tuple[str, str]:
    """The folder and the class of a game."""
    if name not in _CLASSES:
        short, known = shorten(name), ", ".join(_CLASSES)
        message = f"there is no game {short!r}; there are {known}"
        raise UnknownGame(message, "unknown-game", name=short, known=known)
    folder, _, class_name = _CLASSES[name].partition(":")
    return folder, class_name


@cache
def _load(name: str, folder: str, class_name: str) -> type[Game[Any, Any]]:
    package = f"{__name__}.{folder}"
    kind: type[Game[Any, Any]] = getattr(import_module(package), class_name)
    for module in [found for key, found in sys.modules.items() if key.startswith(f"{package}.")]:
        unknown = cited_by(module).keys() - rulebook(name).keys() - rulebook(ENGINE).keys()
        if unknown:
            rules = ", ".join(sorted(unknown))
            message = f"{module.__name__} cites rules that its rulebook does not have: {rules}"
            raise CardtableError(message, "unknown-rules", rules=rules)
    return kind


def rulebook_text(name: str, language: str = "en") -> str:
    """The rulebook of a game as it is printed, without the marks around what is drawn in it."""
    package = "cardtable.engine" if name == ENGINE else f"{__name__}.{_place_of(name)[0]}"
    file = resources.files(package).joinpath(f"RULEBOOK.{language}.md")
    try:
        return _MARK.sub("", file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        message = f"there is no rulebook of {name} in {language!r}"
        raise CardtableError(message, "no-rulebook", name=name, language=language) from None


@cache
def rulebook(name: str, language: str = "en") -> Rulebook:
    """The entries of the rulebook of a game, or of the engine, by rule id."""
    return Rulebook.parse(rulebook_text(name, language))
