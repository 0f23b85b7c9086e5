"""Cards, as they are written: `R7`, `47`, `R`, `no-value`; `??` where the reader cannot know."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from cardtable.engine.errors import UnreadableNotation, shorten

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["UNKNOWN", "Card", "Cards", "Colour", "Word", "pack_of", "without"]

T = TypeVar("T")

_CARD = re.compile(r"(?P<colour>\?\?|[A-Z]|no-[a-z]+)?(?P<number>0|[1-9][0-9]{0,2})?")


class Card(NamedTuple):
    """A colour, a number, or both. Sorted by colour, then number, within one deck."""

    colour: str
    number: int | None

    def __str__(self) -> str:
        return self.colour if self.number is None else f"{self.colour}{self.number}"

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written so: `Card.parse(str(card)) == card`."""
        match = _CARD.fullmatch(text)
        if not text or match is None or (match["colour"] == "??" and match["number"]):
            short = shorten(text)
            message = f"{short!r} is not a card; cards are written like R7, 47 or ??"
            raise UnreadableNotation(message, "not-a-card", text=short)
        number = match["number"]
        return cls(match["colour"] or "", None if number is None else int(number))


Cards: TypeAlias = tuple[Card, ...]

UNKNOWN = Card("??", None)


class Word(StrEnum):
    """A word of the notation. Its `repr` is Python: `Colour.R`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Colour(Word):
    """The colours by the letter they have on a card and the word they have in an action."""

    R = "red"
    B = "blue"
    G = "green"
    Y = "yellow"
    N = "brown"
    P = "purple"
    K = "grey"
    UNKNOWN = "??"


def pack_of(colours: str, numbers: Iterable[int]) -> Cards:
    """Every number in every colour, in canonical (sorted) order."""
    return tuple(Card(colour, number) for colour in sorted(colours) for number in sorted(numbers))


def without(cards: tuple[T, ...], card: T | Card) -> tuple[T, ...]:
    """The cards, or whatever they are, less this one or the unknown one in whose place it lay."""
    at = cards.index(card if card in cards else UNKNOWN)
    return cards[:at] + cards[at + 1 :]
