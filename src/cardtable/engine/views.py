"""A view: what one viewer knows, folded from what that viewer was shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cardtable.engine.events import seen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.engine.events import Event, Viewer
    from cardtable.engine.game import Game

__all__ = ["View"]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """A state with `??` where the viewer cannot know, and the events it was folded from."""

    game: Game[S, Any]
    seat: Viewer
    state: S
    events: tuple[Event, ...] = ()

    def follow(self, events: Iterable[Event]) -> View[S]:
        """The view after these true events, which it masks itself: nobody can forget to."""
        shown = seen(events, self.seat)
        state = self.state
        for event in shown:
            state = self.game.evolve(state, event)
        return View(self.game, self.seat, state, self.events + shown)
