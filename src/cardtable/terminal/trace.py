"""From each rule to the code that plays it and the tests that show it, and what is missing."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardtable.engine import CardtableError, cited_by
from cardtable.games import ENGINE, GAMES, rulebook
from cardtable.locales import languages
from cardtable.terminal.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from cardtable.engine import RuleId
    from cardtable.locales import Words
    from cardtable.terminal.screen import Screen

__all__ = ["Gap", "TracedRule", "gaps_of", "show_trace", "trace"]

TESTS = Path(__file__).parents[3] / "tests" / "rules"
"""Where the tests lie in a checkout; an installed package has none."""


class TracedRule(NamedTuple):
    """Where a rule is written, played and shown."""

    rule: RuleId
    languages: tuple[str, ...]
    code: tuple[str, ...]
    tests: tuple[str, ...]


class Gap(NamedTuple):
    """What is wrong with a rule: it is unknown, unimplemented, untested or lacks a language."""

    rule: RuleId
    problem: str


def trace(game: str) -> list[TracedRule]:
    """Every rule that the rulebook, the code or the tests of a game name, in rulebook order."""
    books = _books(game)
    code = _places_in_code(game)
    tests = _places_in_tests(game)
    own_code = {rule for rule in code if rule.startswith(f"{game}.")}
    rules = dict.fromkeys([*(rule for book in books.values() for rule in book), *tests, *own_code])
    return [
        TracedRule(
            rule,
            tuple(language for language, book in books.items() if rule in book),
            tuple(code.get(rule, ())),
            tuple(tests.get(rule, ())),
        )
        for rule in rules
    ]


def gaps_of(traced: Iterable[TracedRule]) -> Iterator[Gap]:
    """What is missing, rule by rule."""
    for rule, written, code, tests in traced:
        missing = [language for language in languages() if language not in written]
        if not written:
            yield Gap(rule, "unknown")
        elif missing:
            yield Gap(rule, f"not in {', '.join(missing)}")
        if not code:
            yield Gap(rule, "unimplemented")
        if not tests:
            yield Gap(rule, "untested")


def show_trace(game: str | None, words: Words, screen: Screen) -> None:
    """Print rule, code and tests of a game, or of all; it is an error if anything is missing."""
    if not TESTS.is_dir():
        raise BadInput("trace-no-tests")
    gaps: list[Gap] = []
    for name in [ENGINE, *GAMES] if game is None else [game]:
        traced = trace(name)
        screen.say(name, style="bold")
        for rule in traced:
            screen.say(f"{rule.rule}  [{' '.join(rule.languages)}]")
            screen.say(f"    {words('trace-code', places=', '.join(rule.code) or '-')}")
            screen.say(f"    {words('trace-tests', places=', '.join(rule.tests) or '-')}")
        gaps += gaps_of(traced)
    if gaps:
        listed = "; ".join(f"{gap.rule} {gap.problem}" for gap in gaps)
        raise BadInput("trace-gaps", count=len(gaps), gaps=listed)


def _books(game: str) -> Mapping[str, Iterable[RuleId]]:
    """The rules of a game by language; a language without a rulebook has none."""
    books: dict[str, Iterable[RuleId]] = {}
    for language in languages():
        try:
            books[language] = rulebook(game, language)
        except CardtableError:
            books[language] = ()
    return books


def _places_in_code(game: str) -> dict[RuleId, list[str]]:
    """Where the rules are named in the modules of a game and of those it builds on."""
    kinds = [] if game == ENGINE else GAMES[game].__mro__
    packages = {"cardtable.engine", *(kind.__module__.rpartition(".")[0] for kind in kinds)}
    places: dict[RuleId, list[str]] = {}
    for module in [m for name, m in [*sys.modules.items()] if name.rpartition(".")[0] in packages]:
        for rule, names in cited_by(module).items():
            short = module.__name__.removeprefix("cardtable.").removeprefix("games.")
            places.setdefault(rule, []).extend(f"{short}:{name}" for name in names)
    return places


def _places_in_tests(game: str) -> dict[RuleId, list[str]]:
    """The tests that are marked with each rule, in the folder of a game."""
    engine = [TESTS / "test_engine.py"]
    files = engine if game == ENGINE else (TESTS / game.replace("-", "_")).glob("test_*.py")
    places: dict[RuleId, list[str]] = {}
    for file in sorted(files):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for rule in _marks(function):
                    places.setdefault(rule, []).append(f"{file.stem}:{function.name}")
    return places


def _marks(function: ast.FunctionDef) -> Iterator[RuleId]:
    for mark in function.decorator_list:
        match mark:
            case ast.Call(ast.Attribute(attr="rule"), [ast.Constant(str(rule))]):
                yield rule
