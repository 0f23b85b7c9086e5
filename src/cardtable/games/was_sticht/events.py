"""What is done and happens in Was Sticht? and in no other game, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from cardtable.engine import (
    UNKNOWN,
    Action,
    Card,
    Cards,
    Event,
    Public,
    RuleId,
    Seat,
    Viewer,
)
from cardtable.games.was_sticht.rules import Goal

__all__ = [
    "CardPutAside",
    "ColumnsLaid",
    "Contract",
    "ContractFailed",
    "ContractFulfilled",
    "ContractsRevealed",
    "DealerFailed",
    "DealerSucceeded",
    "Discard",
    "HintGiven",
    "Phase",
    "RoundBegan",
    "Take",
    "Tile",
    "TrumpsRevealed",
    "TrumpsSeen",
]

Phase: TypeAlias = Literal[
    "tiles",
    "shuffle",
    "look",
    "lay",
    "take",
    "reveal",
    "choose",
    "play",
    "discard",
    "end",
    "over",
]


@dataclass(frozen=True, slots=True)
class Tile(Public, Action):
    """Take a contract tile from the table, before the first round."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class Take(Public, Action):
    """Take a card of the column; it goes to one's hand when the hint is given."""

    card: Card


@dataclass(frozen=True, slots=True)
class Contract(Action):
    """Choose one of one's contracts for the round."""

    goal: Goal

    def seen_by(self, viewer: Viewer) -> bool:  # noqa: ARG002 - whoever it is
        """The tile lies face down."""
        return False

    def masked(self) -> Contract:
        """That a contract was chosen is seen."""
        return Contract(Goal.UNKNOWN)


@dataclass(frozen=True, slots=True)
class Discard(Public, Action):
    """Put one of one's contracts away as fulfilled, as a dealer who succeeded."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class RoundBegan(Public, Event):
    """All is ready for a round, and this seat deals."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpsSeen(Event):
    """The dealer looks at the trump colour and the trump value."""

    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Viewer) -> bool:
        """The dealer alone sees the trumps."""
        return viewer == self.seat

    def masked(self) -> TrumpsSeen:
        """That the dealer looks is seen by all."""
        return TrumpsSeen(self.seat, (UNKNOWN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class ColumnsLaid(Public, Event):
    """The cards lie face up in columns, one column after the other."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class CardPutAside(Public, Event):
    """With three players: the last card of the column goes to nobody."""

    card: Card


@dataclass(frozen=True, slots=True)
class HintGiven(Public, Event):
    """The dealer says which card of the column would have won it, and who took that card, if any.

    The rule is always the same one: another would tell what the dealer must not.
    """

    card: Card
    takers: tuple[Seat, ...]
    rule: ClassVar[RuleId] = "was-sticht.draft.hint"


@dataclass(frozen=True, slots=True)
class TrumpsRevealed(Public, Event):
    """The trump colour and the trump value are turned up."""

    cards: Cards
    rule: ClassVar[RuleId] = "was-sticht.draft.trumps-revealed"


@dataclass(frozen=True, slots=True)
class ContractsRevealed(Public, Event):
    """The contracts chosen are turned up together, by seat; the dealer has none."""

    goals: tuple[tuple[Goal, ...], ...]
    rule: ClassVar[RuleId] = "was-sticht.choice.revealed"


@dataclass(frozen=True, slots=True)
class ContractFulfilled(Public, Event):
    """A seat has done what its contract asks, and puts the tile away."""

    seat: Seat
    goal: Goal
    rule: RuleId


@dataclass(frozen=True, slots=True)
class ContractFailed(Public, Event):
    """A seat has not done what its contract asks, and keeps the tile."""

    seat: Seat
    goal: Goal
    rule: RuleId


@dataclass(frozen=True, slots=True)
class DealerSucceeded(Public, Event):
    """The dealer has done what the contract of another asks, who has not."""

    seat: Seat
    goal: Goal
    rule: ClassVar[RuleId] = "was-sticht.dealer.succeeds"


@dataclass(frozen=True, slots=True)
class DealerFailed(Public, Event):
    """No contract that the others failed is fulfilled by the dealer."""

    seat: Seat
    rule: ClassVar[RuleId] = "was-sticht.dealer.fails"
