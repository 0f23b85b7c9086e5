"""Sticheln, the game of cursed colours."""

from cardtable.games.sticheln.rules import VARIANTS, Options
from cardtable.games.sticheln.table import State, Sticheln

__all__ = ["VARIANTS", "Options", "State", "Sticheln"]
