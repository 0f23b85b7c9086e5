"""What is loaded, and when.

The direction of imports is a matter of `lint-imports`, which `make test` runs by itself.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from cardtable import GAMES

LOADED = "import sys; before = set(sys.modules); {}; print(*sorted(set(sys.modules) - before))"

PLAYED = (
    "import cardtable; game = cardtable.GAMES['{}'](); "
    "cardtable.play(game, [lambda v, l, r: r.choice(l)] * game.players, 1)"
)


def loaded_by(statements: str) -> set[str]:
    """The modules that a fresh interpreter loads for these statements."""
    command = [sys.executable, "-c", LOADED.format(statements)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    return {*done.stdout.split()}


@pytest.mark.parametrize(
    "statements",
    ["import cardtable.engine", *map(PLAYED.format, GAMES)],
    ids=["engine", *GAMES],
)
def test_the_rules_need_the_standard_library_alone(statements: str) -> None:
    packages = {module.partition(".")[0] for module in loaded_by(statements)}
    assert "cardtable" in packages
    assert packages - sys.stdlib_module_names == {"cardtable"}


def test_a_game_is_loaded_when_it_is_first_used() -> None:
    loaded = loaded_by("import cardtable")
    assert "cardtable.games" in loaded
    assert not [module for module in loaded if module.startswith("cardtable.games.")]


def test_the_check_sees_a_foreign_package() -> None:
    assert "typer" in loaded_by("import typer") - sys.stdlib_module_names
