"""What Greedy knows of Hat Trick.

It weighs everything in points: its own, less the average of its rivals'. Of what is still to come
it supposes only that those who play later may play any unseen card, and that a card kept will be
played to a trick of middling size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING

from cardtable.engine import Card, Cards, Play, Seat
from cardtable.games.hat_trick import Options, State
from cardtable.games.hat_trick.rules import (
    COLOURS,
    colours_in,
    is_pass,
    passed_points,
    winning_card,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.engine import Action, View

__all__ = ["best"]

LATER_TRICK = 2.0
"""The cards of one colour that a card kept may win one day."""


@dataclass(frozen=True)
class _Outlook:
    """What a seat knows of the table."""

    state: State
    me: Seat
    unseen: Cards

    @property
    def players(self) -> int:
        return len(self.state.hands)


def best(view: View[State], legal: Sequence[Action]) -> Action:
    """The action that promises most; of equals the first."""
    me = int(view.seat)
    outlook = _Outlook(view.state, me, _unseen_cards(view.game.options, view.state, me))
    return max(legal, key=lambda action: _promise(outlook, action))


def _promise(outlook: _Outlook, action: Action) -> float:
    """The points that an action promises."""
    if not isinstance(action, Play):
        raise TypeError(action)
    card, played = action.card, outlook.state.played
    kept = _worth_of_keeping(outlook, card)
    if is_pass(card.colour, colours_in(played)):
        return _worth_of_trick(outlook, played) + passed_points(1) - kept
    return _worth_of_trick(outlook, (*played, card)) - kept


def _unseen_cards(options: Options, state: State, me: Seat) -> Cards:
    """The cards that have not been face up in this round: the others hold them."""
    shown = {*state.hands[me], *state.played}.union(*state.won, *state.passed)
    return tuple(card for card in _deck(options) if card not in shown)


@cache
def _deck(options: Options) -> Cards:
    return options.deck


# What cards are worth


def _worth_of_winning(outlook: _Outlook, seat: Seat, colour: str, count: float) -> float:
    """What so many cards of a colour are worth to me in the pile of a seat."""
    won = [card.colour for card in outlook.state.won[seat]]
    before: dict[str, float] = {each: won.count(each) for each in COLOURS}
    gain = _points({**before, colour: before[colour] + count}) - _points(before)
    return gain if seat == outlook.me else -gain / (outlook.players - 1)


def _points(counts: Mapping[str, float]) -> float:
    """The best colour brings a point a card, and the others cost one."""
    return 2 * max(counts.values()) - sum(counts.values())


# What a decision leads to


def _worth_of_keeping(outlook: _Outlook, card: Card) -> float:
    """What the card will win or cost one day, by how many unseen cards it beats."""
    of_colour = [other for other in outlook.unseen if other.colour == card.colour]
    beaten = sum(other < card for other in of_colour)
    chance = (beaten + 1) / (len(of_colour) + 1)
    return chance**2 * _worth_of_winning(outlook, outlook.me, card.colour, LATER_TRICK)


def _worth_of_trick(outlook: _Outlook, trick: Cards) -> float:
    """What lies in each colour of the trick, for its holder or one who plays later."""
    state, players = outlook.state, outlook.players
    seats = {card: seat for seat, cards in enumerate(state.trick) for card in cards}
    acted = (outlook.me - state.leader) % players + 1
    later = [(state.leader + place) % players for place in range(acted, players)]
    worth = 0.0
    for colour in colours_in(trick):
        holding = winning_card(trick, colour)
        of_colour = [card for card in outlook.unseen if card.colour == colour]
        stronger = sum(card > holding for card in of_colour)
        chance = 1 / len(outlook.unseen) if outlook.unseen else 0
        count = sum(card.colour == colour for card in trick) + len(later) * len(of_colour) * chance
        holds = (1 - stronger * chance) ** len(later)
        holder = seats.get(holding, outlook.me)
        worth += holds * _worth_of_winning(outlook, holder, colour, count)
        if later:
            worth += (1 - holds) * fmean(
                _worth_of_winning(outlook, seat, colour, count) for seat in later
            )
    return worth
