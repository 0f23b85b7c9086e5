"""The golden files say what the games do. If they should say something else: `make golden`."""

from __future__ import annotations

from difflib import unified_diff
from functools import cache
from typing import TYPE_CHECKING

import pytest

from cardtable import GAMES
from tests.corpus.golden import (
    ACTIONS,
    BROKEN,
    PLAYTHROUGHS,
    RECORDS,
    REFUSALS,
    golden_files,
    names,
)

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = (ACTIONS, PLAYTHROUGHS, RECORDS)

golden = cache(golden_files)


def on_disk() -> list[Path]:
    return [REFUSALS, *sorted(file for folder in FOLDERS for file in folder.iterdir())]


def test_every_game_and_variant_is_in_the_corpus_and_nothing_else() -> None:
    made = {path for path in golden() if path.is_relative_to(REFUSALS.parent)}
    assert {*on_disk()} == made
    assert {path.stem for path in RECORDS.glob("*.txt")} == names().keys()


@pytest.mark.parametrize("path", on_disk(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_a_golden_file_says_what_the_game_does(path: Path) -> None:
    said = path.read_text(encoding="utf-8").splitlines()
    diff = unified_diff(said, golden()[path].splitlines(), path.name, "the game now", lineterm="")
    assert "\n".join(diff) == ""


def test_the_corpus_is_small_enough_to_read() -> None:
    files = [*on_disk(), *BROKEN.iterdir()]
    assert sum(path.stat().st_size for path in files) < 150_000 * len(GAMES)
