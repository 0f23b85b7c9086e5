"""What can be decided in Sticheln, what then happens, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardtable.engine import (
    UNKNOWN,
    Action,
    Card,
    Cards,
    Colour,
    Event,
    Public,
    RuleId,
    Viewer,
)

__all__ = [
    "Curse",
    "CursesRevealed",
    "Declare",
    "Declared",
    "LeftOver",
    "Phase",
    "PhaseBegan",
    "TrickSetAside",
]

Phase: TypeAlias = Literal["shuffle", "deal", "choose", "play", "declare", "over"]


@dataclass(frozen=True, slots=True)
class Curse(Action):
    """Lay a hand card face down: its colour is cursed for this seat."""

    card: Card

    def seen_by(self, viewer: Viewer) -> bool:  # noqa: ARG002 - none of the others
        """The card lies face down."""
        return False

    def masked(self) -> Curse:
        """That a card was laid is seen."""
        return Curse(UNKNOWN)


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Name a colour at the end of a delayed round: it is cursed for this seat."""

    colour: Colour

    def seen_by(self, viewer: Viewer) -> bool:  # noqa: ARG002 - none of the others
        """The colours come out together."""
        return False

    def masked(self) -> Declare:
        """That a colour was named is seen."""
        return Declare(Colour.UNKNOWN)


@dataclass(frozen=True, slots=True)
class LeftOver(Public, Event):
    """The cards that were not dealt are shown and set aside."""

    cards: Cards
    rule: RuleId


@dataclass(frozen=True, slots=True)
class PhaseBegan(Public, Event):
    """The table goes on to choosing, playing or declaring."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class CursesRevealed(Public, Event):
    """All designating cards are turned over together, by seat."""

    cards: tuple[Cards, ...]
    rule: RuleId


@dataclass(frozen=True, slots=True)
class TrickSetAside(Public, Event):
    """Nobody wins the trick; its leader leads again."""

    rule: RuleId


@dataclass(frozen=True, slots=True)
class Declared(Public, Event):
    """The colours named at the end of a delayed round come out together, by seat."""

    colours: tuple[tuple[Colour, ...], ...]
    rule: RuleId
