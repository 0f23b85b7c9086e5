"""What could be behind the cards: a whole pack in an order that gives what a view was shown.

Each place of the pack goes to a seat at a moment of the log, or is still in the draw pile. A card
that a hidden hand laid came from one of the places this hand had then: any of them, as likely as
the others, for how many there are does not depend on what was chosen before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from cardtable.engine import UNKNOWN, Card, Dealt, Moved, Role, Seat, Shuffle
from cardtable.games.the_game.events import Drawn, Place, Stuck

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine import Event, View
    from cardtable.games.the_game.table import State, TheGame

__all__ = ["complete"]

_Pack: TypeAlias = dict[int, Card]
"""The cards that are known or supposed, by their place in the pack."""


def complete(game: TheGame, view: View[State], rng: Random) -> list[Moved] | None:
    """The view's decisions, its pack as likely as any other that fits."""
    pack, hidden = _laid_and_shown(view.events, rng)
    taken = {*pack.values()}
    unseen = [card for card in game.pack if card not in taken]
    if len(taken) < len(pack):
        return None
    rng.shuffle(unseen)
    if view.events and isinstance(view.events[-1], Stuck):
        _fill_stuck_hand(game, view.state, pack, hidden.get(view.events[-1].seat, ()), unseen)
    order = tuple(pack[at] if at in pack else unseen.pop() for at in range(len(game.pack)))
    return [
        Moved(Role.CHANCE, Shuffle((order,))) if event.seat is Role.CHANCE else event
        for event in view.events
        if isinstance(event, Moved)
    ]


def _laid_and_shown(events: Sequence[Event], rng: Random) -> tuple[_Pack, dict[Seat, list[int]]]:
    """The pack as far as cards were shown, and the places of those that each hand still hides."""
    pack: _Pack = {}
    hidden: dict[Seat, list[int]] = {}
    dealt = 0
    for event in events:
        match event:
            case Dealt(seat, cards) | Drawn(seat, cards):
                places = range(dealt, dealt + len(cards))
                dealt += len(cards)
                if UNKNOWN in cards:
                    hidden.setdefault(seat, []).extend(places)
                else:
                    pack.update(zip(places, rng.sample(cards, len(cards)), strict=True))
            case Moved(int(seat), Place(card)) if hidden.get(seat):
                pack[hidden[seat].pop(rng.randrange(len(hidden[seat])))] = card
    return pack, hidden


def _fill_stuck_hand(
    game: TheGame, state: State, pack: _Pack, places: Sequence[int], unseen: list[Card]
) -> None:
    """Who got stuck holds nothing that fits anywhere: take that from the unseen cards."""
    playable = game.playable(state, tuple(unseen))
    stuck = [card for card in unseen if card not in playable]
    for at, card in zip(places, stuck, strict=False):
        pack[at] = card
        unseen.remove(card)
