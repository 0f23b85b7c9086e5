"""Sticheln: win many cards, but not those of your own cursed colour.

What the rulebook says of cards, in its order: options and deck, trick, score. `table.py` plays it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from cardtable.engine import Card, Cards, Reason, RuleId, Seat, implements, one_of, pack_of
from cardtable.engine import Options as BaseOptions

__all__ = [
    "VARIANTS",
    "Objective",
    "Options",
    "Untrumped",
    "card_points",
    "colours_of",
    "strength",
    "why_points",
    "why_trick",
    "winning_place",
]

Objective: TypeAlias = Literal["normal", "reverse", "mild"]
Untrumped: TypeAlias = Literal["highest", "lowest"]

# Options


@implements("sticheln.combine.independent-axes")
@dataclass(frozen=True, kw_only=True)
class Options(BaseOptions):
    """The axes along which Sticheln varies; any combination is a game."""

    players: int = one_of(range(3, 9), default=4)
    objective: Objective = one_of("normal", "reverse", "mild")
    curses: int = one_of(1, 2)
    visibility: Literal["open", "hazy", "delayed"] = one_of("open", "hazy", "delayed")
    zero_trick: Literal["leader", "nobody"] = one_of("leader", "nobody")
    untrumped_reverse: Untrumped = one_of("highest", "lowest")
    rounds: int | Literal["players"] = one_of("players", range(1, 100), default=5)

    decks: ClassVar[Mapping[int, tuple[str, int]]] = {
        3: ("GNRBY", 8),
        4: ("GNRBY", 11),
        5: ("GNRBY", 14),
        6: ("GNRBYP", 14),
        7: ("GNRBYP", 17),
        8: ("GNRBYP", 18),
    }
    """By players: the colours, and the top number of each; the bottom is 0."""

    @property
    @implements("sticheln.deck.by-players")
    def deck(self) -> Cards:
        """The cards in the game."""
        colours, top = self.decks[self.players]
        return pack_of(colours, range(top + 1))

    @property
    @implements("sticheln.deal.hand-size")
    def hand_size(self) -> int:
        """The cards dealt to each seat."""
        colours, top = self.decks[self.players]
        return len(colours) * (top + 1) // self.players

    @property
    @implements("sticheln.round.number")
    def round_count(self) -> int:
        """The rounds of a game."""
        return self.players if self.rounds == "players" else self.rounds


VARIANTS: Mapping[str, Options] = {
    "base": Options(),
    "reverse": Options(objective="reverse"),
    "mild": Options(objective="mild"),
    "aggravated": Options(curses=2),
    "hazy": Options(visibility="hazy"),
    "delayed": Options(visibility="delayed"),
}

# Trick

TOP = 20
"""The highest number in the box."""

ALL_ZEROS_RULE: Mapping[str, RuleId] = {
    "leader": "sticheln.trick.all-zeros-leader",
    "nobody": "sticheln.trick.all-zeros-nobody",
}
UNTRUMPED_RULE: Mapping[Untrumped, RuleId] = {
    "highest": "sticheln.reverse.untrumped-highest",
    "lowest": "sticheln.reverse.untrumped-lowest",
}


@implements(
    "sticheln.trick.other-colours-trump",
    "sticheln.trick.highest-trump",
    "sticheln.trick.highest-of-led-colour",
    "sticheln.trick.zero-never-wins",
    "sticheln.reverse.lowest-trump",
    "sticheln.reverse.untrumped-highest",
    "sticheln.reverse.untrumped-lowest",
)
def strength(card: Card, led: str, objective: Objective, untrumped: Untrumped) -> int:
    """How strong a card is in a trick of the led colour: the strongest wins, a 0 never."""
    if not card.number:
        return 0
    trump = card.colour != led
    lowest_wins = objective == "reverse" and (trump or untrumped == "lowest")
    return (TOP + 1 if trump else 0) + (TOP + 1 - card.number if lowest_wins else card.number)


@implements(
    "sticheln.trick.first-card-sets-colour",
    "sticheln.trick.first-of-equals",
    "sticheln.trick.all-zeros-leader",
    "sticheln.trick.all-zeros-nobody",
)
def winning_place(trick: Cards, options: Options) -> int | None:
    """The place in the trick of the card that wins it, the first of the strongest; or nobody's."""
    led = trick[0].colour
    strengths = [strength(c, led, options.objective, options.untrumped_reverse) for c in trick]
    best = max(strengths)
    return None if not best and options.zero_trick == "nobody" else strengths.index(best)


@implements("sticheln.trick.all-zeros-leader", "sticheln.trick.all-zeros-nobody")
def why_trick(trick: Cards, options: Options) -> tuple[Reason, ...]:
    """The rules that decide a trick, with the cards involved, the deciding one last."""
    reasons = [Reason("sticheln.trick.first-card-sets-colour", trick[:1])]
    zeros = tuple(card for card in trick if not card.number)
    if len(zeros) == len(trick):
        return (*reasons, Reason(ALL_ZEROS_RULE[options.zero_trick], trick))
    if zeros:
        reasons.append(Reason("sticheln.trick.zero-never-wins", zeros))
    trumps = tuple(card for card in trick if card.colour != trick[0].colour and card.number)
    if trumps:
        reasons.append(Reason("sticheln.trick.other-colours-trump", trumps))
    best = trick[winning_place(trick, options) or 0]
    reasons.append(Reason(_winning_rule(options, trumped=bool(trumps)), (best,)))
    equals = tuple(card for card in trumps if card.number == best.number)
    if len(equals) > 1:
        reasons.append(Reason("sticheln.trick.first-of-equals", equals))
    return tuple(reasons)


def _winning_rule(options: Options, *, trumped: bool) -> RuleId:
    if options.objective == "reverse":
        return (
            "sticheln.reverse.lowest-trump"
            if trumped
            else UNTRUMPED_RULE[options.untrumped_reverse]
        )
    return "sticheln.trick.highest-trump" if trumped else "sticheln.trick.highest-of-led-colour"


# Score


@implements(
    "sticheln.score.cursed-minus-number",
    "sticheln.score.others-plus-one",
    "sticheln.reverse.lucky-plus-number",
    "sticheln.reverse.others-minus-one",
    "sticheln.mild.minus-five",
)
def card_points(number: int, objective: Objective, *, cursed: bool) -> int:
    """What a card is worth at the end of the round, of one's own cursed colour or another."""
    if cursed:
        return {"normal": -number, "reverse": number, "mild": -5}[objective]
    return -1 if objective == "reverse" else 1


CURSED_RULE: Mapping[Objective, RuleId] = {
    "normal": "sticheln.score.cursed-minus-number",
    "reverse": "sticheln.reverse.lucky-plus-number",
    "mild": "sticheln.mild.minus-five",
}
OTHER_RULE: Mapping[Objective, RuleId] = {
    "normal": "sticheln.score.others-plus-one",
    "reverse": "sticheln.reverse.others-minus-one",
    "mild": "sticheln.score.others-plus-one",
}


def why_points(
    cards: Cards, colours: frozenset[str], objective: Objective, seat: Seat
) -> tuple[Reason, Reason]:
    """The two sums that make a seat's points: its cursed colours, and all others."""
    cursed = tuple(card for card in cards if card.colour in colours)
    others = tuple(card for card in cards if card.colour not in colours)

    def total(part: Cards, *, cursed: bool) -> int:
        return sum(card_points(card.number or 0, objective, cursed=cursed) for card in part)

    return (
        Reason(CURSED_RULE[objective], cursed, seat, total(cursed, cursed=True)),
        Reason(OTHER_RULE[objective], others, seat, total(others, cursed=False)),
    )


def colours_of(cards: Cards) -> frozenset[str]:
    """The colours among these cards."""
    return frozenset([card.colour for card in cards])
