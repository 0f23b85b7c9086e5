"""The Game, in which all play together against four piles."""

from cardtable.games.the_game.rules import VARIANTS, Options
from cardtable.games.the_game.table import State, TheGame

__all__ = ["VARIANTS", "Options", "State", "TheGame"]
