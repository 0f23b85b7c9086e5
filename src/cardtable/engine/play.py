"""Bots play a game to its end. The same seed gives the same deals and the same play."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from cardtable.engine.errors import CardtableError
from cardtable.engine.events import Action, Moved, Role, Shuffle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.engine.cards import Cards
    from cardtable.engine.events import Event
    from cardtable.engine.game import Game
    from cardtable.engine.views import View

__all__ = ["Bot", "play", "shuffled"]


class Bot(Protocol):
    """Whoever decides: a function of what the seat knows and may do. Chance is given."""

    def __call__(self, view: View[Any], legal: Sequence[Action], rng: Random, /) -> Action:
        """One of the legal actions."""


def shuffled(packs: Sequence[Cards], rng: Random) -> Shuffle:
    """The packs, each in a uniformly random order."""
    return Shuffle(tuple(tuple(rng.sample(pack, len(pack))) for pack in packs))


def play(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    seed: int | str,
    *,
    log: Sequence[Event] = (),
    watch: Callable[[Sequence[Event]], object] = lambda moment: None,  # noqa: ARG005 - nobody
) -> list[Event]:
    """The log of a whole game between these bots, from the start or from where `log` stopped.

    `watch` is shown each moment as it happens. Every shuffle and every seat draws from a source of
    its own: the deals of a seed depend neither on what the bots do nor on where the log began.
    """
    if len(bots) != game.players:
        message = f"{game.name} for {game.players} needs {game.players} bots, not {len(bots)}"
        raise CardtableError(message, "wrong-seats", needed=game.players, given=len(bots))
    shuffles = sum(isinstance(event, Moved) and event.seat is Role.CHANCE for event in log)
    sources = [Random(f"{seed} seat {seat} from {len(log)}") for seat in range(game.players)]
    state = game.replay(log)
    if game.consequence(state) is not None:
        message = "the log was cut within a moment; cut it after the consequences of a decision"
        raise CardtableError(message, "cut-within-moment")
    views = [game.view(log, seat) for seat in range(game.players)]
    log = [*log]
    while asked := game.offers(state) or game.to_act(state):
        seat = asked[0]
        action: Action
        if isinstance(seat, Role):
            action = shuffled(game.packs(state), Random(f"{seed} shuffle {shuffles}"))
            shuffles += 1
        else:
            views[seat] = views[seat].follow(log[len(views[seat].events) :])
            action = bots[seat](views[seat], game.legal_actions(state, seat), sources[seat])
        moment, state = game.act(state, seat, action)
        log += moment
        watch(moment)
    return log
