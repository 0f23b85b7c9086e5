"""Was Sticht?, a game of contracts, of chosen cards and of trumps to be found out."""

from cardtable.games.was_sticht.rules import VARIANTS, Options
from cardtable.games.was_sticht.state import State
from cardtable.games.was_sticht.table import WasSticht

__all__ = ["VARIANTS", "Options", "State", "WasSticht"]
