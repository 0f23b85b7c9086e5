"""Which messages a language needs: found in the classes, the rulebooks and the source.

python -m cardtable.terminal.inventory
"""

from __future__ import annotations

import ast
import sys
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple, get_type_hints

from cardtable.engine import Action, Colour, Event, Shuffle, Word, vocabulary, words
from cardtable.games import ENGINE, GAMES, rulebook
from cardtable.locales import languages, message_ids
from cardtable.terminal.command import Session, command_in_words
from cardtable.terminal.reading import TYPED
from cardtable.terminal.speech import named_message, rule_message, verb_message
from cardtable.terminal.usage import SAID_BY_TYPER

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

__all__ = ["Gaps", "gaps", "list_gaps", "needed_messages"]

PROBLEM_PLACE = {
    "BadInput": 0,
    "CardtableError": 1,
    "IllegalAction": 1,
    "UnknownGame": 1,
    "UnreadableNotation": 1,
    "UnreadableRecord": 2,
    "__init__": 1,
    "_unknown": 0,
}
"""By the name that is called: which of its arguments is the code of the problem."""


class Gaps(NamedTuple):
    """What is wrong with the messages of a language."""

    missing: set[str]
    unused: set[str]
    twice: set[str]


def list_gaps() -> int:
    """Print what is wrong with the messages of each language; 1 if anything is."""
    wrong = False
    for language in languages():
        found = gaps(language)
        listed = [
            f"{name} {', '.join(sorted(ids))}" for name, ids in found._asdict().items() if ids
        ]
        print(f"{language}: {'; '.join(listed) or 'complete'}")  # noqa: T201 - its purpose
        wrong |= any(found)
    return int(wrong)


def gaps(language: str) -> Gaps:
    """Messages that the language lacks, that nobody needs, or that stand there twice."""
    ids = message_ids(language)
    needed = needed_messages()
    twice = {each for each in ids if ids.count(each) > 1}
    return Gaps(missing=needed - {*ids}, unused={*ids} - needed, twice=twice)


def needed_messages() -> set[str]:
    """The ids of all messages that the program can say."""
    return {*_of_games(), *_of_commands(), *_of_errors(), *_of_screens()}


def _of_games() -> Iterator[str]:
    yield from map(named_message, Colour)
    yield from map(rule_message, rulebook(ENGINE))
    for name, kind in GAMES.items():
        yield from (f"game-{name}-{part}" for part in ("name", "line", "credit"))
        yield from (f"variant-{name}-{variant}" for variant in kind.variants)
        yield from (f"option-{o.replace('_', '-')}" for o in kind.options_type.described())
        yield from map(rule_message, rulebook(name))
        for member in vocabulary(kind).values():
            if issubclass(member, Action):
                yield f"action-{words(member)}"
                if member is not Shuffle:
                    yield f"ask-{words(member)}"
                    yield verb_message(member)
                    yield from map(named_message, _words_in(member))
            elif issubclass(member, Event) and words(member) != "moved":
                yield f"event-{words(member)}"


def _words_in(action: type[Action]) -> Iterator[Word]:
    """The words of the notation that stand in an action."""
    for kind in get_type_hints(action).values():
        if isinstance(kind, type) and issubclass(kind, Word):
            yield from kind


def _of_commands() -> Iterator[str]:
    group = command_in_words(Session())
    for command in (group, *group.commands.values()):
        yield f"command-{command.name or 'cardtable'}"
        yield from (f"parameter-{parameter.name}".rstrip("_") for parameter in command.params)


def _of_errors() -> Iterator[str]:
    for call in _calls("engine", "games", "bots", "terminal"):
        place = PROBLEM_PLACE.get(_name_called(call), len(call.args))
        match call.args[place : place + 1]:
            case [ast.Constant(str(code))]:
                yield f"error-{code}"


def _of_screens() -> Iterator[str]:
    yield from (f"word-{word}" for word in TYPED)
    yield from SAID_BY_TYPER
    for call in _calls("terminal"):
        match call:
            case ast.Call(args=[ast.Constant(str(message)), *_]) if _name_called(call) == "words":
                yield message


def _name_called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


def _calls(*folders: str) -> Iterator[ast.Call]:
    for folder in folders:
        for file in _sources(resources.files("cardtable").joinpath(folder)):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


if __name__ == "__main__":
    sys.exit(list_gaps())
