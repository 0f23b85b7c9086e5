"""Cardtable: play, teach, study and research five card games."""

from cardtable.engine import (
    CardtableError,
    IllegalAction,
    UnreadableNotation,
    UnreadableRecord,
    play,
)
from cardtable.games import GAMES

__all__ = [
    "GAMES",
    "CardtableError",
    "IllegalAction",
    "UnreadableNotation",
    "UnreadableRecord",
    "play",
]
