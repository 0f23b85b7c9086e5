"""Worlds: whole histories that the viewer could be in, sampled at random."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Generic, TypeVar

from cardtable.engine.errors import CardtableError, IllegalAction
from cardtable.engine.events import Event, Moved, Role, moments, seen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.engine.views import View

__all__ = ["World", "worlds"]

S = TypeVar("S")

PATIENCE = 10_000
"""Draws in a row that may fail before a view is called impossible."""


@dataclass(frozen=True, slots=True)
class World(Generic[S]):
    """A true log that would have been shown to the viewer just so, and the state it leads to."""

    log: tuple[Event, ...]
    state: S

    @property
    def decisions(self) -> list[Moved]:
        """The decisions, every secret one filled in."""
        return [event for event in self.log if isinstance(event, Moved)]


@dataclass(frozen=True, slots=True)
class _Step(Generic[S]):
    decision: Moved
    events: list[Event]
    state: S


def worlds(view: View[S], rng: Random) -> Iterator[World[S]]:
    """Endlessly many worlds in which `seen(world.log, view.seat) == view.events`.

    What does not fit is rejected, so a world respects every hint, mark and end of game. Two
    draws in a row share the states of the decisions in which they agree.
    """
    shown = moments(view.events)
    steps: list[_Step[S]] = []
    failures = 0
    while failures < PATIENCE:
        decisions = _decisions(view) if view.seat is Role.OPEN else view.game.complete(view, rng)
        if decisions is None:
            failures += 1
            continue
        agreed = takewhile(lambda pair: pair[0].decision == pair[1], zip(steps, decisions))  # noqa: B905 - as far as both go
        del steps[len(list(agreed)) :]
        for decision, wanted in list(zip(decisions, shown, strict=True))[len(steps) :]:
            step = _tried(view, steps[-1].state if steps else view.game.start(), decision)
            if step is None or seen(step.events, view.seat) != wanted:
                failures += 1
                break
            steps.append(step)
        else:
            failures = 0
            state = steps[-1].state if steps else view.game.start()
            yield World(tuple(event for step in steps for event in step.events), state)
    message = f"no world fits this view of seat {view.seat}"
    raise CardtableError(message, "no-world", seat=str(view.seat))


def _decisions(view: View[S]) -> list[Moved]:
    return [event for event in view.events if isinstance(event, Moved)]


def _tried(view: View[S], state: S, decision: Moved) -> _Step[S] | None:
    try:
        events, after = view.game.act(state, decision.seat, decision.action)
    except IllegalAction:
        return None
    return _Step(decision, events, after)
