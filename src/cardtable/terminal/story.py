"""What one viewer was shown, told event by event, and explained when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.engine import Moved, Role, as_seen, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.engine import Event, Game, Reason, View, Viewer

__all__ = ["Step", "Story", "is_kind"]


class Step(NamedTuple):
    """An event as the viewer saw it, and the table as the viewer knew it before."""

    before: Any
    event: Event
    hidden: bool
    """Whether something of the event was kept from the viewer."""


class Story:
    """Follows a game with the eyes of one viewer."""

    def __init__(self, game: Game[Any, Any], viewer: Viewer) -> None:
        self.view: View[Any] = game.view((), viewer)
        self._explained: list[Step] = []

    def follow(self, events: Iterable[Event]) -> list[Step]:
        """The steps of these true events, which it masks itself."""
        steps = []
        for event in events:
            shown = as_seen(event, self.view.seat)
            steps.append(Step(self.view.state, shown, hidden=shown != event))
            self.view = self.view.follow([event])
        self._explained += [step for step in steps if self.why(step)]
        return steps

    def end(self, log: Sequence[Event]) -> None:
        """The game is over: from now on all cards lie open."""
        self.view = self.view.game.view(log, Role.OPEN)

    def why(self, step: Step) -> tuple[Reason, ...]:
        """The rules behind a step, the deciding one last."""
        if isinstance(step.event, Moved):
            return ()
        return self.view.game.why(step.before, step.event)

    def last(self, kind: str = "") -> Step | None:
        """The last step that has reasons, of this kind if one is named: `trick`, `score`."""
        told = (step for step in reversed(self._explained) if is_kind(type(step.event), kind))
        return next(told, None)


def is_kind(event: type[Event], kind: str) -> bool:
    """Whether somebody who says so means such an event: `trick`, `score`, `end`; all if nothing."""
    parts = words(event).split("-")
    return not kind or (len(kind) > 2 and any(part.startswith(kind) for part in parts))  # noqa: PLR2004 - `r` is a card
