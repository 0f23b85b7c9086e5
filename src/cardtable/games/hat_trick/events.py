"""What happens in Hat Trick and in no other game, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from cardtable.engine import Card, Event, Public, RuleId, Seat

__all__ = ["LastCardsAside", "Passed", "Phase", "TrickCleared"]

Phase: TypeAlias = Literal["shuffle", "deal", "play", "over"]


@dataclass(frozen=True, slots=True)
class Passed(Public, Event):
    """The card just played is of the third colour: it goes face down before its seat."""

    seat: Seat
    card: Card
    rule: ClassVar[RuleId] = "hat-trick.pass.third-colour"


@dataclass(frozen=True, slots=True)
class TrickCleared(Public, Event):
    """The winners gather their colours; this card gives its seat the lead."""

    seat: Seat
    card: Card
    rule: RuleId


@dataclass(frozen=True, slots=True)
class LastCardsAside(Public, Event):
    """Everybody puts the one card still in hand aside, unseen."""

    rule: ClassVar[RuleId] = "hat-trick.round.last-card-aside"
