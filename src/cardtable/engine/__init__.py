"""The rules engine: seats, actions, events, states, games, and what follows from them.

Standard library only; no randomness but what it is given, no clock, no files.
"""

from cardtable.engine.cardplay import Dealt, GameEnded, Play, RoundScored, TricksBegan, TrickWon
from cardtable.engine.cards import UNKNOWN, Card, Cards, Colour, Word, pack_of, without
from cardtable.engine.codec import Json, decode, decode_view, encode, vocabulary
from cardtable.engine.errors import (
    CardtableError,
    IllegalAction,
    UnreadableNotation,
    UnreadableRecord,
    shorten,
)
from cardtable.engine.events import (
    Action,
    Actor,
    Count,
    Event,
    Moved,
    Public,
    Role,
    Seat,
    Shuffle,
    Viewer,
    as_seen,
    moments,
    seen,
    words,
)
from cardtable.engine.game import Game, Reveal, but, changed
from cardtable.engine.options import Options, Value, one_of
from cardtable.engine.play import Bot, play, shuffled
from cardtable.engine.records import ForeignRecord, Record, decision_line, read_record
from cardtable.engine.rulebook import (
    Reason,
    Rulebook,
    RuleId,
    cited_by,
    implements,
)
from cardtable.engine.views import View
from cardtable.engine.worlds import World

__all__ = [
    "UNKNOWN",
    "Action",
    "Actor",
    "Bot",
    "Card",
    "Cards",
    "CardtableError",
    "Colour",
    "Count",
    "Dealt",
    "Event",
    "ForeignRecord",
    "Game",
    "GameEnded",
    "IllegalAction",
    "Json",
    "Moved",
    "Options",
    "Play",
    "Public",
    "Reason",
    "Record",
    "Reveal",
    "Role",
    "RoundScored",
    "RuleId",
    "Rulebook",
    "Seat",
    "Shuffle",
    "TrickWon",
    "TricksBegan",
    "UnreadableNotation",
    "UnreadableRecord",
    "Value",
    "View",
    "Viewer",
    "Word",
    "World",
    "as_seen",
    "but",
    "changed",
    "cited_by",
    "decision_line",
    "decode",
    "decode_view",
    "encode",
    "implements",
    "moments",
    "one_of",
    "pack_of",
    "play",
    "read_record",
    "seen",
    "shorten",
    "shuffled",
    "vocabulary",
    "without",
    "words",
]
