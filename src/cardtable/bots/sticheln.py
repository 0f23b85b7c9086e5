"""What Greedy knows of Sticheln in all its variants, and so of Stick 'Em.

It weighs everything in points: its own, less the average of its rivals'. Of what is still to come
it supposes only that any unseen card may be played next, and that any seat may win a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING

from cardtable.engine import UNKNOWN, Card, Cards, Play, Seat
from cardtable.games.sticheln import Options, State
from cardtable.games.sticheln.events import Curse, Declare
from cardtable.games.sticheln.rules import card_points, colours_of, strength

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.engine import Action, View

__all__ = ["best"]


@dataclass(frozen=True)
class _Outlook:
    """What a seat knows of the table, and what it makes of it."""

    options: Options
    state: State
    me: Seat
    unseen: Cards
    worth: tuple[Mapping[Card, float], ...]
    """What each card is worth to me in the pile of each seat."""


def best(view: View[State], legal: Sequence[Action]) -> Action:
    """The action that promises most; of equals the first."""
    options: Options = view.game.options
    state, me = view.state, int(view.seat)
    shares = [1 if seat == me else -1 / (options.players - 1) for seat in range(options.players)]
    worth = tuple(
        _card_worths(options, _own_colours(options, state, seat), share)
        for seat, share in enumerate(shares)
    )
    outlook = _Outlook(options, state, me, _unseen_cards(options, state, me), worth)
    return max(legal, key=lambda action: _promise(outlook, action))


def _promise(outlook: _Outlook, action: Action) -> float:
    """The points that an action promises."""
    match action:
        case Play(card):
            return _worth_of_trick(outlook, card) - _worth_of_keeping(outlook, card)
        case Curse(card):
            return _worth_of_laying(outlook, card)
        case Declare(colour):
            return _gain_of_naming(outlook.options, outlook.state.won[outlook.me], colour.name)
    raise TypeError(action)


# What is known


def _unseen_cards(options: Options, state: State, me: Seat) -> Cards:
    """The cards that have not been face up in this round: the others hold them, or laid them."""
    shown = {*state.hands[me], *state.trick, *state.aside}.union(*state.won, *state.designating)
    return tuple(card for card in options.deck if card not in shown)


def _own_colours(options: Options, state: State, seat: Seat) -> frozenset[str] | None:
    """The colours that count as a seat's own, or, in a delayed round, those it would name now."""
    if options.visibility == "delayed":
        won = state.won[seat]
        by_gain = sorted(colours_of(won), key=lambda c: (-_gain_of_naming(options, won, c), c))
        return frozenset(by_gain[: options.curses])
    own = colours_of(state.designating[seat])
    return None if UNKNOWN.colour in own else own


# What cards are worth


def _points_of(options: Options, card: Card, chance_of_own: float) -> float:
    """What a card is worth to a seat whose own colour it has with this chance."""
    number = card.number or 0
    own = card_points(number, options.objective, cursed=True)
    other = card_points(number, options.objective, cursed=False)
    return chance_of_own * own + (1 - chance_of_own) * other


@cache
def _card_worths(options: Options, own: frozenset[str] | None, share: float) -> dict[Card, float]:
    """What each card is worth in the pile of a seat in whose points I have this share."""
    colours = colours_of(options.deck)
    chances = dict.fromkeys(colours, options.curses / len(colours))
    if own is not None:
        chances = {colour: float(colour in own) for colour in colours}
    return {c: share * _points_of(options, c, chances[c.colour]) for c in options.deck}


def _gain_of_naming(options: Options, cards: Cards, colour: str) -> float:
    """By how much these cards gain when this colour becomes one's own."""
    named = [card for card in cards if card.colour == colour]
    return sum(_points_of(options, card, 1) - _points_of(options, card, 0) for card in named)


# What a decision leads to


def _worth_of_laying(outlook: _Outlook, card: Card) -> float:
    """The card's own points, and my part of the unseen cards that will then be of my colour."""
    options = outlook.options
    won_by_all = _gain_of_naming(options, outlook.unseen, card.colour)
    return _points_of(options, card, 1) + won_by_all / options.players


def _worth_of_keeping(outlook: _Outlook, card: Card) -> float:
    """What the card will come to later, whoever wins it then."""
    return fmean(worth[card] for worth in outlook.worth)


def _worth_of_trick(outlook: _Outlook, card: Card) -> float:
    """What lies in the trick once I play this card, for its holder or one who plays later."""
    trick, players = (*outlook.state.trick, card), outlook.options.players
    leader = outlook.state.leader
    in_pile_of = [sum(worth[card] for card in trick) for worth in outlook.worth]
    strong = _strengths(outlook.options, trick[0].colour)
    in_trick = [strong[card] for card in trick]
    holder = (leader + in_trick.index(max(in_trick))) % players
    later = [(leader + place) % players for place in range(len(trick), players)]
    if not later:
        return in_pile_of[holder]
    stronger = sum(strong[card] > max(in_trick) for card in outlook.unseen)
    holds = (1 - stronger / len(outlook.unseen)) ** len(later)
    return holds * in_pile_of[holder] + (1 - holds) * fmean(in_pile_of[seat] for seat in later)


@cache
def _strengths(options: Options, led: str) -> dict[Card, int]:
    """How strong each card is in a trick of the led colour."""
    return {
        card: strength(card, led, options.objective, options.untrumped_reverse)
        for card in options.deck
    }
