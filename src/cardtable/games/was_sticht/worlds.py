"""What could be behind the cards: the trumps of the round, and the contracts that lie face down.

All other cards lie open. Of the fifty pairs of trumps those come into question by which every card
announced so far would have won its column.
"""

from __future__ import annotations

from itertools import pairwise, product
from typing import TYPE_CHECKING

from cardtable.engine import UNKNOWN, Card, Cards, Event, Moved, Role, Seat, Shuffle, without
from cardtable.games.was_sticht.events import (
    CardPutAside,
    ColumnsLaid,
    Contract,
    ContractsRevealed,
    HintGiven,
    Take,
    TrumpsRevealed,
    TrumpsSeen,
)
from cardtable.games.was_sticht.rules import Goal, Trumps, winning_card

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from cardtable.engine import View
    from cardtable.games.was_sticht.rules import Options
    from cardtable.games.was_sticht.state import State
    from cardtable.games.was_sticht.table import WasSticht

__all__ = ["announced", "complete", "possible_trumps"]


def complete(game: WasSticht, view: View[State], rng: Random) -> list[Moved] | None:
    """The view's decisions: its shuffles as likely as any others that fit, its choices too."""
    decisions: list[Moved] = []
    for events in _rounds(view.events):
        trumps = _possible(game.options, events)
        if not trumps:
            return None
        for event in events:
            match event:
                case Moved(Role.CHANCE):
                    packs = _packs(game.options, events, rng.choice(trumps), rng)
                    decisions.append(Moved(Role.CHANCE, Shuffle(packs)))
                case Moved(int(seat), Contract(Goal.UNKNOWN)):
                    chosen = rng.choice(_goals_possible(view.state, events, seat))
                    decisions.append(Moved(seat, Contract(chosen)))
                case Moved():
                    decisions.append(event)
    return decisions


def possible_trumps(view: View[State]) -> list[Trumps]:
    """The trumps of this round as far as the viewer can know: one pair, or several."""
    return _possible(view.game.options, _rounds(view.events)[-1])


def announced(events: Iterable[Event]) -> list[tuple[Cards, Card]]:
    """The columns of the last round that are gone, as taken, each with the card announced."""
    found: list[tuple[Cards, Card]] = []
    gone: Cards = ()
    for event in events:
        match event:
            case ColumnsLaid():
                found, gone = [], ()
            case Moved(_, Take(card)) | CardPutAside(card):
                gone = (*gone, card)
            case HintGiven(card):
                found.append((gone, card))
                gone = ()
    return found


def _possible(options: Options, events: Sequence[Event]) -> list[Trumps]:
    """The trumps shown in a round, or every pair by which the cards announced would have won."""
    if shown := _trumps_shown(events):
        return shown
    columns = announced(events)
    return [
        trumps
        for trumps in product(*options.trump_decks)
        if all(winning_card(column, trumps) == card for column, card in columns)
    ]


def _rounds(events: tuple[Event, ...]) -> list[tuple[Event, ...]]:
    """The events cut at the shuffles; what was before the first one is a part of its own."""
    starts = [at for at, e in enumerate(events) if isinstance(e, Moved) and e.seat is Role.CHANCE]
    return [events[at:end] for at, end in pairwise([0, *starts, len(events)])]


def _trumps_shown(events: Sequence[Event]) -> list[Trumps]:
    """The trumps of a round, if they have been seen."""
    return [
        event.cards
        for event in events
        if isinstance(event, (TrumpsSeen, TrumpsRevealed)) and UNKNOWN not in event.cards
    ][:1]


def _packs(
    options: Options, events: Sequence[Event], trumps: Trumps, rng: Random
) -> tuple[Cards, ...]:
    """The columns as they were laid, and the two trump decks with the trumps at the bottom."""
    laid = next(event.cards for event in events if isinstance(event, ColumnsLaid))
    decks = []
    for deck, trump in zip(options.trump_decks, trumps, strict=True):
        above = without(deck, trump)
        decks.append((*rng.sample(above, len(above)), trump))
    return (laid, *decks)


def _goals_possible(state: State, events: Sequence[Event], seat: Seat) -> tuple[Goal, ...]:
    """What the seat has chosen or, while it lies face down, all that it could have chosen."""
    shown = [event.goals[seat] for event in events if isinstance(event, ContractsRevealed)]
    return shown[0] if shown else tuple(dict.fromkeys(state.contracts[seat]))
