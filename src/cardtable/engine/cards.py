"""Cards, as they are written: `R7`, `47`, `R`, `no-value`; `??` where the reader cannot know."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from cardtable.engine.errors import UnreadableNotation

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["UNKNOWN", "Card", "Cards", "Colour", "pack_of", "without"]

_CARD = re.compile(r"(?P<colour>\?\?|[A-Z]|no-[a-z]+)?(?P<number>0|[1-9][0-9]{0,2})?")


class Card(NamedTuple):
    """A colour, a number, or both; compared and sorted by colour, then number."""

    colour: str
    number: int | None

    def __str__(self) -> str:
        return self.colour if self.number is None else f"{self.colour}{self.number}"

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written so: `Card.parse(str(card)) == card`."""
        match = _CARD.fullmatch(text)
        if not text or match is None or (match["colour"] == "??" and match["number"]):
            message = f"{text!r} is not a card; cards are written like R7, 47 or ??"
            raise UnreadableNotation(message, "not-a-card", text=text)
        number = match["number"]
        return cls(match["colour"] or "", None if number is None else int(number))


Cards: TypeAlias = tuple[Card, ...]

UNKNOWN = Card("??", None)


class Colour(StrEnum):
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


def without(cards: Cards, card: Card) -> Cards:
    """The cards less this one, or less the unknown card in whose place it lay."""
    at = cards.index(card if card in cards else UNKNOWN)
    return cards[:at] + cards[at + 1 :]
