"""Stick 'Em, a later edition of Sticheln."""

from cardtable.games.stick_em.rules import VARIANTS, Options, StickEm

__all__ = ["VARIANTS", "Options", "StickEm"]
