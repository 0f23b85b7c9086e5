"""What the checks of all games say, and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from cardtable.engine import Game
from tests.reading.questions import NAMES, Value
from tests.rules.builders import first_player, rounds_of, whole_game

__all__ = ["Check", "first_leaders", "yes_no"]

Check: TypeAlias = Callable[[str], Value]
"""From the cards that a question names to the value of its answer."""


def yes_no(answer: bool) -> str:
    """The answer to a question of yes or no."""
    return "yes" if answer else "no"


def first_leaders(game: Game[Any, Any]) -> list[str]:
    """Who leads the first trick of each round of a whole game."""
    return [NAMES[int(first_player(each))] for each in rounds_of(whole_game(game))]
