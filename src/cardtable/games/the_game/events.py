"""What can be decided in The Game, what then happens, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from cardtable.engine import (
    UNKNOWN,
    Action,
    Card,
    Cards,
    Count,
    Event,
    Public,
    RuleId,
    Seat,
    Viewer,
)
from cardtable.games.the_game.rules import Pile, Verdict

__all__ = [
    "Begin",
    "Clear",
    "Done",
    "Drawn",
    "End",
    "Leave",
    "Phase",
    "Place",
    "StartOffered",
    "Stuck",
    "TotalVictory",
    "TurnPassed",
    "Vital",
]

Phase: TypeAlias = Literal["shuffle", "deal", "turn", "refill", "pass", "over"]


@dataclass(frozen=True, slots=True)
class Place(Public, Action):
    """Lay a hand card on a pile."""

    card: Card
    pile: Pile


@dataclass(frozen=True, slots=True)
class End(Public, Action):
    """End one's turn, and draw."""


@dataclass(frozen=True, slots=True)
class Begin(Public, Action):
    """Take the first turn of the game instead of the seat it was offered to."""

    free: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Leave(Public, Action):
    """Ask the others to leave a pile alone."""

    pile: Pile
    free: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Vital(Public, Action):
    """Ask the others to leave a pile alone, whatever else it may cost."""

    pile: Pile
    free: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Clear(Public, Action):
    """Take back one's own mark on a pile."""

    pile: Pile
    free: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Done(Public, Action):
    """Have no more to say in this turn."""

    free: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class StartOffered(Public, Event):
    """All hold their cards; this seat starts unless another begins."""

    seat: Seat
    rule: ClassVar[RuleId] = "the-game.start.offered"


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A seat refills its hand from the draw pile."""

    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Viewer) -> bool:
        """Cards drawn are seen by their own seat."""
        return viewer == self.seat

    def masked(self) -> Drawn:
        """The number of cards is seen by all."""
        return Drawn(self.seat, (UNKNOWN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class TurnPassed(Public, Event):
    """A turn is over, and with it the marks of its seat; it is another's turn."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Stuck(Public, Event):
    """The game is over: a seat must lay another card and cannot."""

    seat: Seat
    left: Count
    verdict: Verdict
    rule: ClassVar[RuleId] = "the-game.end.stuck"


@dataclass(frozen=True, slots=True)
class TotalVictory(Public, Event):
    """The game is over: all cards are laid."""

    rule: ClassVar[RuleId] = "the-game.end.total-victory"
