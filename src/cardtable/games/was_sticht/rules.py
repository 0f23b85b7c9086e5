"""Was Sticht?: choose your cards, find out the trumps, and keep the contract you chose.

What the rulebook says of cards and contracts, in its order: options and material, trumps, tricks,
contracts. `table.py` plays it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from cardtable.engine import (
    Card,
    Cards,
    CardtableError,
    Reason,
    RuleId,
    Seat,
    Word,
    implements,
    one_of,
    pack_of,
)
from cardtable.engine import Options as BaseOptions

__all__ = [
    "COLOURS",
    "COLUMN",
    "GOALS",
    "VALUES",
    "VARIANTS",
    "WITHOUT",
    "Goal",
    "Options",
    "Prospect",
    "Taken",
    "Trumps",
    "ValueFollows",
    "following",
    "forbids_beside",
    "is_fulfilled",
    "is_trump",
    "prospect",
    "rule_of",
    "value_of",
    "why_trick",
    "winning_card",
]

ValueFollows: TypeAlias = Literal["trump", "colour"]

Trumps: TypeAlias = Cards
"""The trump colour and the trump value, or the cards that say there is none."""

COLOURS = "RYGB"

COLUMN = 4
"""The cards in a column."""


class Goal(Word):
    """What a contract asks of whoever exposes it."""

    NO_TRICKS = "no-tricks"
    NO_RED = "no-red"
    NO_YELLOW = "no-yellow"
    NO_GREEN = "no-green"
    NO_BLUE = "no-blue"
    ONE_TRICK = "one-trick"
    TWO_TRICKS = "two-tricks"
    THREE_TRICKS = "three-tricks"
    FOUR_TRICKS = "four-tricks"
    LAST_TRICK = "last-trick"
    MOST_TRICKS = "most-tricks"
    FEWEST_TRICKS = "fewest-tricks"
    UNKNOWN = "??"


GOALS = tuple(goal for goal in Goal if goal is not Goal.UNKNOWN)

EXACTLY: Mapping[Goal, int] = {
    Goal.NO_TRICKS: 0,
    Goal.ONE_TRICK: 1,
    Goal.TWO_TRICKS: 2,
    Goal.THREE_TRICKS: 3,
    Goal.FOUR_TRICKS: 4,
}
"""The contracts that ask for a number of tricks."""

WITHOUT: Mapping[Goal, str] = {
    Goal.NO_RED: "R",
    Goal.NO_YELLOW: "Y",
    Goal.NO_GREEN: "G",
    Goal.NO_BLUE: "B",
}
"""The contracts that ask for tricks without a colour."""

# Options and material


@dataclass(frozen=True, kw_only=True)
class Options(BaseOptions):
    """The axes along which Was Sticht? varies."""

    players: int = one_of(3, 4, default=4)
    contracts: int = one_of(range(1, 9), default=5)
    value_follows: ValueFollows = one_of("trump", "colour")

    numbers: ClassVar[tuple[int, ...]] = tuple(range(1, 10))
    """The numbers in each colour."""

    @implements("was-sticht.tiles.number")
    def __post_init__(self) -> None:
        super().__post_init__()
        most = len(self.tiles) // self.players
        if self.contracts > most:
            takes, given = f"1-{most}", self.contracts
            message = f"contracts takes {takes} with {self.players} players, not {given}"
            raise CardtableError(
                message, "wrong-value", option="contracts", value=str(given), takes=takes
            )

    @property
    @implements("was-sticht.material.cards")
    def pack(self) -> Cards:
        """The cards that are played."""
        return pack_of(COLOURS, self.numbers)

    @property
    @implements("was-sticht.material.trump-decks")
    def trump_decks(self) -> tuple[Cards, Cards]:
        """The cards that name a colour or none, and those that name a value or none."""
        colours = tuple(Card(colour, None) for colour in sorted(COLOURS))
        values = tuple(Card("", number) for number in self.numbers)
        return ((*colours, Card("no-colour", None)), (*values, Card("no-value", None)))

    @property
    @implements("was-sticht.material.tiles")
    def tiles(self) -> tuple[Goal, ...]:
        """The contracts on the table before anybody has taken one, some of them several times."""
        times = {goal: 1 if goal in WITHOUT else 2 if EXACTLY.get(goal) else 3 for goal in GOALS}
        return tuple(goal for goal in GOALS for _ in range(times[goal]))

    @property
    @implements("was-sticht.draft.columns")
    def columns(self) -> int:
        """The columns in which the cards lie: as many as there are tricks."""
        return len(self.pack) // COLUMN


VARIANTS: Mapping[str, Options] = {"base": Options()}

VALUES: Mapping[Goal, int] = {
    Goal.NO_TRICKS: 1,
    **dict.fromkeys(WITHOUT, 2),
    Goal.ONE_TRICK: 3,
    Goal.TWO_TRICKS: 4,
    Goal.LAST_TRICK: 5,
    Goal.THREE_TRICKS: 6,
    Goal.MOST_TRICKS: 7,
    Goal.FEWEST_TRICKS: 8,
    Goal.FOUR_TRICKS: 9,
}


@implements("was-sticht.material.values")
def value_of(goals: Sequence[Goal]) -> int:
    """What these contracts are worth together."""
    return sum(VALUES[goal] for goal in goals)


# Trumps


@implements("was-sticht.trumps.cards", "was-sticht.trumps.no-colour", "was-sticht.trumps.no-value")
def is_trump(card: Card, trumps: Trumps) -> bool:
    """Whether the card has the trump colour or the trump value."""
    colour, value = trumps
    return card.colour == colour.colour or card.number == value.number


@implements("was-sticht.trumps.value-above-colour")
def _is_of_value(card: Card, trumps: Trumps) -> bool:
    return card.number == trumps[1].number


@implements("was-sticht.trumps.super-trump")
def _is_super_trump(card: Card, trumps: Trumps) -> bool:
    return card == Card(trumps[0].colour, trumps[1].number)


# Tricks


@implements("was-sticht.follow.led-colour", "was-sticht.follow.value-is-trump")
def _follows_colour(card: Card, led: Card, trumps: Trumps, value_follows: ValueFollows) -> bool:
    """Whether the card is of the plain colour led."""
    plain = value_follows == "colour" or not is_trump(card, trumps)
    return plain and card.colour == led.colour


@implements("was-sticht.follow.led-trump", "was-sticht.follow.led-value")
def _follows(card: Card, led: Card, trumps: Trumps, value_follows: ValueFollows) -> bool:
    if is_trump(led, trumps):
        return is_trump(card, trumps)
    return _follows_colour(card, led, trumps, value_follows)


@implements("was-sticht.follow.anything")
def following(hand: Cards, led: Card, trumps: Trumps, value_follows: ValueFollows) -> Cards:
    """The hand cards that may be played when this card is led: all, if none of them follows."""
    follow = tuple([card for card in hand if _follows(card, led, trumps, value_follows)])
    return follow or hand


@implements("was-sticht.follow.printed-colour")
def forbids_beside(
    card: Card, hand: Cards, led: Card, trumps: Trumps, value_follows: ValueFollows
) -> RuleId | None:
    """The rule that keeps a hand card from a trick to which this card was led, or None."""
    follow = following(hand, led, trumps, value_follows)
    if card in follow:
        return None
    if is_trump(led, trumps):
        led_value = _is_of_value(led, trumps) and trumps[0].colour != led.colour
        return "was-sticht.follow.led-value" if led_value else "was-sticht.follow.led-trump"
    if card.colour == led.colour:
        return "was-sticht.follow.value-is-trump"
    bound = all(is_trump(each, trumps) for each in follow)
    return "was-sticht.follow.printed-colour" if bound else "was-sticht.follow.led-colour"


@implements("was-sticht.trick.led-colour", "was-sticht.trick.trump-colour")
def _strength(card: Card, led: Card, trumps: Trumps) -> tuple[int, int]:
    """How strong the card is in a trick; of equals, the first played is the stronger."""
    if _is_super_trump(card, trumps):
        return (4, 0)
    if _is_of_value(card, trumps):
        return (3, 0)
    number = card.number or 0
    if is_trump(card, trumps):
        return (2, number)
    return (1, number) if card.colour == led.colour else (0, 0)


@implements("was-sticht.trick.first-value")
def winning_card(trick: Cards, trumps: Trumps) -> Card:
    """The card that wins the trick, in the order in which it was played."""
    return max(trick, key=lambda card: _strength(card, trick[0], trumps))


@implements(
    "was-sticht.trumps.super-trump",
    "was-sticht.trumps.value-above-colour",
    "was-sticht.trumps.cards",
    "was-sticht.trick.first-value",
    "was-sticht.trick.trump-colour",
    "was-sticht.trick.led-colour",
)
def why_trick(trick: Cards, trumps: Trumps) -> Reason:
    """The rule by which the trick is won, and the cards it is about."""
    best = winning_card(trick, trumps)
    if _is_super_trump(best, trumps):
        return Reason("was-sticht.trumps.super-trump", (best,))
    if not _is_of_value(best, trumps):
        by_trump = is_trump(best, trumps)
        rule = "was-sticht.trick.trump-colour" if by_trump else "was-sticht.trick.led-colour"
        return Reason(rule, (best,))
    equals = tuple(card for card in trick if _is_of_value(card, trumps))
    if len(equals) > 1:
        return Reason("was-sticht.trick.first-value", equals)
    alone = sum(is_trump(card, trumps) for card in trick) == 1
    rule = "was-sticht.trumps.cards" if alone else "was-sticht.trumps.value-above-colour"
    return Reason(rule, (best,))


# Contracts


class Taken(NamedTuple):
    """What a seat has won: how many tricks, which colours lie in them, and whether the last."""

    tricks: int = 0
    colours: frozenset[str] = frozenset()
    last: bool = False


_RULES: Mapping[Goal, RuleId] = {
    Goal.NO_TRICKS: "was-sticht.contract.no-tricks",
    **dict.fromkeys(WITHOUT, "was-sticht.contract.no-colour"),
    Goal.LAST_TRICK: "was-sticht.contract.last-trick",
    Goal.MOST_TRICKS: "was-sticht.contract.most-tricks",
    Goal.FEWEST_TRICKS: "was-sticht.contract.fewest-tricks",
}


def rule_of(goal: Goal) -> RuleId:
    """The rule that says what the contract asks."""
    return _RULES.get(goal, "was-sticht.contract.exactly")


@implements("was-sticht.contract.no-colour", "was-sticht.contract.printed-colour")
def _is_without(colour: str, own: Taken) -> bool:
    return colour not in own.colours


@implements("was-sticht.contract.no-tricks", "was-sticht.contract.exactly")
def _is_exact(number: int, own: Taken) -> bool:
    return own.tricks == number


@implements("was-sticht.contract.most-tricks", "was-sticht.contract.tied")
def _is_most(own: Taken, others: Sequence[Taken]) -> bool:
    return all(own.tricks > other.tricks for other in others)


@implements("was-sticht.contract.fewest-tricks", "was-sticht.contract.tied")
def _is_fewest(own: Taken, others: Sequence[Taken]) -> bool:
    return all(own.tricks < other.tricks for other in others)


@implements("was-sticht.contract.last-trick")
def is_fulfilled(goal: Goal, seat: Seat, taken: Sequence[Taken]) -> bool:
    """Whether a seat that took this, while the others took that, has done what is asked."""
    own, others = taken[seat], [*taken[:seat], *taken[seat + 1 :]]
    if goal in EXACTLY:
        return _is_exact(EXACTLY[goal], own)
    if goal in WITHOUT:
        return _is_without(WITHOUT[goal], own)
    if goal is Goal.LAST_TRICK:
        return own.last
    return _is_most(own, others) if goal is Goal.MOST_TRICKS else _is_fewest(own, others)


Prospect: TypeAlias = Literal["fulfilled", "open", "failed"]


def prospect(
    goal: Goal, seat: Seat, taken: Sequence[Taken], left: int, colours: frozenset[str]
) -> Prospect:
    """What can still become of a contract while so many tricks are left, with these colours.

    Any of them may go to anybody: what the cards in the hands make of it is not asked.
    """
    ends = {is_fulfilled(goal, seat, end) for end in _ends(seat, taken, left, colours)}
    return "open" if len(ends) > 1 else "fulfilled" if ends == {True} else "failed"


def _ends(
    seat: Seat, taken: Sequence[Taken], left: int, colours: frozenset[str]
) -> Iterator[list[Taken]]:
    """What all may have taken in the end, as far as it matters to the seat."""
    for shares in _shares(left, len(taken)):
        lasts: list[Seat | None] = [at for at, share in enumerate(shares) if share]
        more = (frozenset[str](), colours) if shares[seat] else (frozenset[str](),)
        for last, found in product(lasts or [None], more):
            end = [
                Taken(own.tricks + share, own.colours, own.last or at == last)
                for at, (own, share) in enumerate(zip(taken, shares, strict=True))
            ]
            end[seat] = end[seat]._replace(colours=taken[seat].colours | found)
            yield end


def _shares(left: int, players: int) -> Iterator[list[int]]:
    """Every way in which so many tricks can go to the players."""
    slots = left + players - 1
    for bars in combinations(range(slots), players - 1):
        yield [end - start - 1 for start, end in pairwise((-1, *bars, slots))]
