"""The Game: together lay all cards on four piles, two that rise and two that fall.

What the rulebook says of cards, in its order: options and pack, piles, result, experts.
`table.py` plays it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from cardtable.engine import Card, Cards, RuleId, Word, implements, one_of
from cardtable.engine import Options as BaseOptions

__all__ = [
    "BACK",
    "PILES",
    "VARIANTS",
    "Mark",
    "Options",
    "Pile",
    "Talk",
    "Verdict",
    "forbids_on_pile",
    "verdict_on",
]

Talk: TypeAlias = Literal["silent", "hold", "grades"]
Verdict: TypeAlias = Literal["excellent", "unfinished"]


class Mark(Word):
    """What a seat asks of the others about a pile."""

    NONE = "none"
    LEAVE = "leave"
    VITAL = "vital"


# Options and pack


@implements("the-game.team.players")
@dataclass(frozen=True, kw_only=True)
class Options(BaseOptions):
    """The axes along which The Game varies; any combination is a game."""

    players: int = one_of(range(1, 6), default=3)
    expert: int = one_of(0, 1, 2)
    talk: Talk = one_of("silent", "hold", "grades")

    numbers: ClassVar[tuple[int, ...]] = tuple(range(2, 100))
    """The cards in the game."""
    usual_hands: ClassVar[Mapping[int, int]] = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
    """By players: the cards in a hand."""

    @property
    @implements("the-game.cards.pack")
    def pack(self) -> Cards:
        """The cards that are laid, every number once."""
        return tuple(Card("", number) for number in self.numbers)

    @property
    @implements("the-game.deal.hand-size", "the-game.expert.smaller-hand")
    def hand_size(self) -> int:
        """The cards in each hand."""
        return self.usual_hands[self.players] - (1 if self.expert == 2 else 0)  # noqa: PLR2004 - the second level

    @property
    @implements("the-game.turn.minimum-two", "the-game.expert.minimum-three")
    def minimum(self) -> int:
        """The cards to lay in a turn, as long as there is a draw pile."""
        return 3 if self.expert else 2

    @implements("the-game.turn.minimum-fixed", "the-game.empty.minimum-one")
    def least(self, draw: Cards) -> int:
        """The cards to lay in a turn; this draw pile stays as it is until the turn is over."""
        return self.minimum if draw else 1

    def least_rule(self, draw: Cards) -> RuleId:
        """The rule that asks for so many."""
        if not draw:
            return "the-game.empty.minimum-one"
        return "the-game.expert.minimum-three" if self.expert else "the-game.turn.minimum-two"


VARIANTS: Mapping[str, Options] = {
    "base": Options(),
    "expert-three": Options(expert=1),
    "expert-small-hands": Options(expert=2),
}

# Piles

BACK = 10
"""How far a backwards move goes."""


class Pile(Word):
    """The piles, by names without a number, because no number may be said at the table."""

    SUN = "sun"
    MOON = "moon"
    STAR = "star"
    LEAF = "leaf"

    @property
    @implements("the-game.piles.four")
    def rises(self) -> bool:
        """Whether cards go up on this pile, or down."""
        return self is Pile.SUN or self is Pile.MOON

    @property
    @implements("the-game.piles.bases")
    def base(self) -> int:
        """The number beside which the pile begins."""
        return 1 if self.rises else 100


PILES = tuple(Pile)


@implements(
    "the-game.place.ascending",
    "the-game.place.descending",
    "the-game.place.backwards",
    "the-game.place.backwards-freely",
    "the-game.place.no-move-to-a-base",
)
def forbids_on_pile(number: int, top: int, *, rises: bool) -> RuleId | None:
    """The rule that keeps a card from a pile with this number on top, or None if it fits."""
    if rises:
        return None if number > top or number == top - BACK else "the-game.place.ascending"
    return None if number < top or number == top + BACK else "the-game.place.descending"


# Result

EXCELLENT_BELOW = 10


@implements("the-game.end.excellent")
def verdict_on(left: int) -> Verdict:
    """How good it is to have so many cards left."""
    return "excellent" if left < EXCELLENT_BELOW else "unfinished"
