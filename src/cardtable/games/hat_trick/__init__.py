"""Hat Trick, the game of double tricks."""

from cardtable.games.hat_trick.rules import VARIANTS, Options
from cardtable.games.hat_trick.table import HatTrick, State

__all__ = ["VARIANTS", "HatTrick", "Options", "State"]
