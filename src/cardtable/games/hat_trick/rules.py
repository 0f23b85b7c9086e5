"""Hat Trick: win many cards of one colour, few of the others, and do not pass too often.

What the rulebook says of cards, in its order: options and deck, trick, lead, score. `table.py`
plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import ClassVar, Literal, TypeAlias

from cardtable.engine import Card, Cards, Reason, RuleId, Seat, implements, one_of, pack_of
from cardtable.engine import Options as BaseOptions

__all__ = [
    "COLOURS",
    "VARIANTS",
    "Options",
    "TiedLead",
    "best_colour",
    "colour_points",
    "colours_in",
    "is_pass",
    "leading_card",
    "passed_points",
    "why_lead",
    "why_points",
    "why_trick",
    "winning_card",
    "winning_rule",
]

TiedLead: TypeAlias = Literal["player", "winner"]

COLOURS = "RBG"
"""In the order in which they break a tie."""

# Options


@dataclass(frozen=True, kw_only=True)
class Options(BaseOptions):
    """The axes along which Hat Trick varies."""

    players: int = one_of(range(4, 8))
    tied_lead: TiedLead = one_of("player", "winner")
    rounds: int | Literal["players"] = one_of("players", range(1, 100), default=5)

    numbers: ClassVar[Mapping[int, range]] = {
        4: range(1, 21),
        5: range(1, 21),
        6: range(1, 21),
        7: range(21),
    }
    """By players: the numbers in each colour."""

    @property
    @implements("hat-trick.deck.by-players")
    def deck(self) -> Cards:
        """The cards in the game."""
        return pack_of(COLOURS, self.numbers[self.players])

    @property
    @implements("hat-trick.deal.all-cards")
    def hand_size(self) -> int:
        """The cards dealt to each seat."""
        return len(self.deck) // self.players

    @property
    @implements("hat-trick.round.number")
    def round_count(self) -> int:
        """The rounds of a game."""
        return self.players if self.rounds == "players" else self.rounds


VARIANTS: Mapping[str, Options] = {"base": Options()}

# Trick

MOST_COLOURS = 2
"""The colours of a double trick."""


def colours_in(trick: Cards) -> tuple[str, ...]:
    """The colours in the trick, in the order in which they were opened."""
    return tuple(dict.fromkeys([card.colour for card in trick]))


@implements(
    "hat-trick.trick.two-colours-at-most",
    "hat-trick.pass.third-colour",
    "hat-trick.pass.only-beside-two-colours",
)
def is_pass(colour: str, opened: Collection[str]) -> bool:
    """Whether a card of this colour cannot join the colours opened, so that its player passes."""
    return len(opened) == MOST_COLOURS and colour not in opened


@implements("hat-trick.trick.highest-of-colour", "hat-trick.trick.twenty-and-zero")
def winning_card(trick: Cards, colour: str) -> Card:
    """The card that wins this colour of the trick."""
    return max([card for card in trick if card.colour == colour], key=attrgetter("number"))


@implements("hat-trick.trick.single-card")
def winning_rule(trick: Cards, colour: str) -> RuleId:
    """The rule by which that card wins."""
    alone = len([card for card in trick if card.colour == colour]) == 1
    return "hat-trick.trick.single-card" if alone else "hat-trick.trick.highest-of-colour"


@implements("hat-trick.trick.second-colour-doubles")
def why_trick(trick: Cards) -> tuple[Reason, ...]:
    """Which colours lay there and which card wins each, in the order they were opened."""
    opened = colours_in(trick)
    won = tuple(
        Reason(winning_rule(trick, colour), (winning_card(trick, colour),)) for colour in opened
    )
    if len(opened) == 1:
        return won
    openers = tuple(next(card for card in trick if card.colour == colour) for colour in opened)
    return (Reason("hat-trick.trick.second-colour-doubles", openers), *won)


# Lead


@implements(
    "hat-trick.lead.highest-card",
    "hat-trick.lead.equals-decide-nothing",
    "hat-trick.lead.next-lower",
)
def _highest_without_equal(trick: Cards) -> Card | None:
    times = Counter([card.number for card in trick])
    single = [card for card in trick if times[card.number] == 1]
    return max(single, key=attrgetter("number"), default=None)


@implements("hat-trick.lead.colour-order")
def _highest_by_colour(trick: Cards) -> Card:
    return max(trick, key=lambda card: (card.number, -COLOURS.index(card.colour)))


@implements("hat-trick.lead.winner")
def leading_card(trick: Cards, tied_lead: TiedLead) -> Card:
    """The card whose player leads next."""
    highest = _highest_without_equal(trick)
    if highest is None:
        return _highest_by_colour(trick)
    return winning_card(trick, highest.colour) if tied_lead == "winner" else highest


TIED_LEAD_RULE: Mapping[TiedLead, RuleId] = {
    "player": "hat-trick.lead.next-lower",
    "winner": "hat-trick.lead.winner",
}


def why_lead(trick: Cards, tied_lead: TiedLead) -> tuple[Reason, ...]:
    """The cards that decide nothing, where there are any, and the one that gives the lead."""
    lead, highest = leading_card(trick, tied_lead), _highest_without_equal(trick)
    falling = sorted(trick, key=attrgetter("number"), reverse=True)
    equals = tuple(falling[: len(falling) if highest is None else falling.index(highest)])
    if not equals:
        return (Reason("hat-trick.lead.highest-card", (lead,)),)
    rule = "hat-trick.lead.colour-order" if highest is None else TIED_LEAD_RULE[tied_lead]
    return (Reason("hat-trick.lead.equals-decide-nothing", equals), Reason(rule, (lead,)))


# Score


@implements("hat-trick.score.tied-colours")
def best_colour(won: Cards) -> str:
    """The colour that counts for a player: the one with most cards, any of several."""
    numbers = Counter([card.colour for card in won])
    return max(COLOURS, key=lambda colour: numbers[colour])


@implements("hat-trick.score.best-colour-plus-one", "hat-trick.score.others-minus-one")
def colour_points(count: int, *, best: bool) -> int:
    """What so many cards won are worth, of the best colour or of others."""
    return count if best else -count


@implements("hat-trick.score.passed-minus-two")
def passed_points(count: int) -> int:
    """What so many cards passed are worth."""
    return -2 * count


def why_points(won: Cards, passed: Cards, seat: Seat) -> tuple[Reason, Reason, Reason]:
    """The three sums that make a seat's points: its best colour, the others, its passes."""
    best = best_colour(won)
    good = tuple(card for card in won if card.colour == best)
    bad = tuple(card for card in won if card.colour != best)
    return (
        Reason(
            "hat-trick.score.best-colour-plus-one", good, seat, colour_points(len(good), best=True)
        ),
        Reason("hat-trick.score.others-minus-one", bad, seat, colour_points(len(bad), best=False)),
        Reason("hat-trick.score.passed-minus-two", passed, seat, passed_points(len(passed))),
    )
