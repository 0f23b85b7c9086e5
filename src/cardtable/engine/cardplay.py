"""What is done and happens in many card games, said once: cards dealt and played, tricks, scores.

The engine itself uses none of it. A game that means exactly this takes it; one that means something
else says so in a class of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.cards import UNKNOWN, Card, Cards
from cardtable.engine.events import Action, Event, Public, Seat, Viewer
from cardtable.engine.rulebook import RuleId

__all__ = ["Dealt", "GameEnded", "Play", "RoundScored", "TrickWon", "TricksBegan"]


@dataclass(frozen=True, slots=True)
class Play(Public, Action):
    """Play a hand card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat takes up its hand."""

    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Viewer) -> bool:
        """A hand is seen by its own seat."""
        return viewer == self.seat

    def masked(self) -> Dealt:
        """The number of cards is seen by all."""
        return Dealt(self.seat, (UNKNOWN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class TricksBegan(Public, Event):
    """All is set up, and the first trick begins."""


@dataclass(frozen=True, slots=True)
class TrickWon(Public, Event):
    """A seat wins the trick with this card and takes it."""

    seat: Seat
    card: Card
    rule: RuleId


@dataclass(frozen=True, slots=True)
class RoundScored(Public, Event):
    """What the round was worth to each seat."""

    points: tuple[int, ...]
    rule: RuleId


@dataclass(frozen=True, slots=True)
class GameEnded(Public, Event):
    """The game is over; several winners share the victory."""

    winners: tuple[Seat, ...]
    rule: RuleId
