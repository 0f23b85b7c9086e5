"""The docs say what there is: commands, options, actions, events, versions."""

from __future__ import annotations

import doctest
import re
from difflib import unified_diff
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.core import TyperArgument

from cardtable import GAMES
from cardtable.engine import Event, vocabulary
from cardtable.terminal.command import Session, command_in_words
from tests.architecture.games_page import HEADINGS, PAGE, PARTS, refreshed, written_by_people

ROOT = Path(__file__).parents[2]

# The command

GROUP = command_in_words(Session())
COMMANDS = {"cardtable": GROUP, **GROUP.commands}
SHARED = {"--help", *(name for parameter in GROUP.params for name in parameter.opts)}


def section(page: str, heading: str, level: int = 2) -> str:
    """What stands under a heading, as far as the next of its level or above."""
    pattern = rf"^#{{{level}}} {heading}\n(.*?)(?=^#{{1,{level}}} |\Z)"
    found = re.search(pattern, page, re.MULTILINE | re.DOTALL)
    assert found, f"there is no heading {'#' * level} {heading}"
    return found[1]


def commands_page() -> str:
    return (ROOT / "docs/reference/commands.md").read_text(encoding="utf-8")


def options_in(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*", text))


def options_of(name: str) -> set[str]:
    options = [each for each in COMMANDS[name].params if not isinstance(each, TyperArgument)]
    return {name for option in options for name in option.opts}


def test_what_every_command_takes_stands_above_the_commands() -> None:
    assert options_in(commands_page().partition("\n## ")[0]) == SHARED


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_described_with_its_own_options(name: str) -> None:
    said = section(commands_page(), name)
    assert options_in(said) - SHARED == options_of(name) - SHARED
    arguments = [each for each in COMMANDS[name].params if isinstance(each, TyperArgument)]
    called = ["cardtable", *([] if name == "cardtable" else [name]), *(r"\w\S*" for _ in arguments)]
    assert re.search(f"^{' '.join(called)}", said, re.MULTILINE), "how it is called"


# The games


def games_page() -> str:
    return PAGE.read_text(encoding="utf-8")


def sections_of_games(page: str) -> dict[str, str]:
    """The section of each game, in the order of the catalogue, after what is said of all."""
    _, _, *sections = re.split(r"^## ", page, flags=re.MULTILINE)
    return dict(zip(GAMES, sections, strict=True))


def test_the_games_page_says_what_follows_from_the_code() -> None:
    diff = unified_diff(games_page().splitlines(), refreshed().splitlines(), lineterm="", n=0)
    assert "\n".join(diff) == ""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_described_under_the_same_headings(name: str) -> None:
    found = sections_of_games(games_page())[name]
    assert tuple(re.findall(r"^### (.*)$", found, flags=re.MULTILINE)) == HEADINGS
    assert re.findall(r"<!-- (\S+) (\S+): made", found) == [(name, part) for part in PARTS]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_explained(name: str) -> None:
    page = written_by_people()
    said = section(page, "Every game") + sections_of_games(page)[name]
    assert [axis for axis in GAMES[name].options_type.described() if f"`{axis}`" not in said] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_action_and_event_is_described(name: str) -> None:
    kind = GAMES[name]
    events = {kind for kind in vocabulary(kind).values() if issubclass(kind, Event)}
    actions = {type(a) for variant in kind.variants for a in kind(variant=variant).actions}
    said = section(games_page(), "Every game") + sections_of_games(games_page())[name]
    assert [
        each.__name__ for each in events | actions if f"| `{each.__name__}` |" not in said
    ] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_version_of_a_game_has_its_line(name: str) -> None:
    history = section(sections_of_games(games_page())[name], "Version history", level=3)
    numbers = [int(number) for number in re.findall(r"^- (\d+): \S", history, re.MULTILINE)]
    assert numbers == [*range(GAMES[name].version, 0, -1)]


# The rest


def test_the_changelog_has_an_entry_for_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    entry = section(changelog, rf"\[{re.escape(version('cardtable'))}\][^\n]*")
    assert re.search(r"^- \S", entry, re.MULTILINE)


def test_the_readme_plays_a_game() -> None:
    """Its lines are run as a doctest; here only that there are some."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = [example.source for example in doctest.DocTestParser().get_examples(readme)]
    assert any("play(game" in line for line in lines)
