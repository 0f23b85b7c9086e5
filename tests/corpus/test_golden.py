"""The golden files say what the games do. If they should say something else: `make golden`."""

from __future__ import annotations

import re
from difflib import unified_diff
from functools import cache
from typing import TYPE_CHECKING

import pytest

from cardtable import GAMES
from tests.architecture.games_page import PAGE
from tests.corpus.examples import EXAMPLES, RULEBOOKS
from tests.corpus.golden import (
    ACTIONS,
    BROKEN,
    PLAYTHROUGHS,
    RECORDS,
    REFUSALS,
    golden_files,
    names,
    refusals,
)

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = (ACTIONS, PLAYTHROUGHS, RECORDS)

golden = cache(golden_files)


def on_disk() -> list[Path]:
    made = sorted(file for folder in FOLDERS for file in folder.iterdir())
    return [REFUSALS, *RULEBOOKS, *made]


def test_every_game_and_variant_is_in_the_corpus_and_nothing_else() -> None:
    assert {*on_disk()} == golden().keys() - {PAGE}
    assert {path.stem for path in RECORDS.glob("*.txt")} == names().keys()


@pytest.mark.parametrize("path", on_disk(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_a_golden_file_says_what_the_game_does(path: Path) -> None:
    said = path.read_text(encoding="utf-8").splitlines()
    diff = unified_diff(said, golden()[path].splitlines(), path.name, "the game now", lineterm="")
    assert "\n".join(diff) == ""


def test_each_broken_record_is_told_what_is_wrong_with_it() -> None:
    assert refusals() == REFUSALS.read_text(encoding="utf-8")


def test_the_corpus_is_small_enough_to_read() -> None:
    files = [*on_disk(), *BROKEN.iterdir()]
    assert sum(path.stat().st_size for path in files) < 150_000 * len(GAMES)


def test_every_recorded_example_is_drawn_in_a_rulebook() -> None:
    books = "".join(path.read_text(encoding="utf-8") for path in RULEBOOKS)
    drawn = {*re.findall(r"<!-- example (\S+) at", books)}
    assert drawn == {path.stem for path in EXAMPLES.glob("*.txt")}


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_the_rulebooks_of_a_game_draw_the_same_examples(path: Path) -> None:
    mark = r"<!-- example .* -->"
    english = path.with_name("RULEBOOK.en.md").read_text(encoding="utf-8")
    assert re.findall(mark, path.read_text(encoding="utf-8")) == re.findall(mark, english)
