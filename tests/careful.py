"""The Game played with some care: it comes to its late phases, where chance alone never gets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cardtable.engine import Action, View, play
from cardtable.games.the_game import State
from cardtable.games.the_game.events import Done, End, Place
from cardtable.games.the_game.rules import PILES
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine import Event


def careful(view: View[Any], legal: Sequence[Action], rng: Random) -> Action:
    """Lays what costs least, as little as possible; now and then it says something."""
    placing = [action for action in legal if isinstance(action, Place)]
    if not placing:
        talks = rng.random() < 0.3
        return rng.choice(legal) if talks else next(a for a in legal if isinstance(a, (Done, End)))
    cheapest = min(placing, key=lambda action: cost(view.state, action))
    enough = legal[-1] == End()
    return End() if enough and cost(view.state, cheapest) > 1 else cheapest


def cost(state: State, action: Place) -> int:
    """How much room a card takes from its pile; a backwards move gives some back."""
    top = state.top(PILES.index(action.pile))
    up = (action.card.number or 0) - top
    return up if action.pile.rises else -up


@dataclass(frozen=True)
class CarefulTable(Table):
    """One game played out with care."""

    @property
    def log(self) -> tuple[Event, ...]:
        return _log(self)


@lru_cache(maxsize=64)
def _log(table: Table) -> tuple[Event, ...]:
    return tuple(play(table.game, [careful] * table.game.players, table.seed))
