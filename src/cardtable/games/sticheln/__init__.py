"""Sticheln, the game of cursed colours."""

from cardtable.games.sticheln.rules import VARIANTS, Options, State, Sticheln

__all__ = ["VARIANTS", "Options", "State", "Sticheln"]
