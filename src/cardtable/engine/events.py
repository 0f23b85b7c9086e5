"""Who sits at the table, what they do, what then happens, and who sees it."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Self, TypeAlias

from cardtable.engine.cards import UNKNOWN, Card, Cards, Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = [
    "Action",
    "Actor",
    "Count",
    "Event",
    "Moved",
    "Public",
    "Role",
    "Seat",
    "Shown",
    "Shuffle",
    "Viewer",
    "as_seen",
    "moments",
    "seen",
    "words",
]

Seat: TypeAlias = int

Count: TypeAlias = int
"""A number of things; a plain `int` is points, and has a sign."""


class Role(Word):
    """Who is at the table without a seat."""

    CHANCE = "chance"
    WATCHER = "watcher"
    OPEN = "open"


Actor: TypeAlias = Seat | Role
Viewer: TypeAlias = Seat | Role


class Shown:
    """What is shown at the table. A class that does not say who sees it cannot be written."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        public = Public in cls.__bases__ and cls.seen_by is Public.seen_by  # type: ignore[comparison-overlap]
        said = public or {"seen_by", "masked"} <= cls.__dict__.keys()
        if not said and Shown not in cls.__bases__:
            message = (
                f"{cls.__name__} must say who sees it: define seen_by and masked, or be Public"
            )
            raise TypeError(message)

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether this viewer sees all of it."""
        raise NotImplementedError

    def masked(self) -> Self:
        """What everybody else sees of it: the same class, `??` in place of the secret."""
        raise NotImplementedError


class Public:
    """Mixed in before Event or Action: everybody sees it."""

    __slots__ = ()

    def seen_by(self, viewer: Viewer) -> bool:  # noqa: ARG002 - whoever it is
        """Everybody sees it."""
        return True

    def masked(self) -> Self:
        """There is nothing to hide."""
        return self


class Event(Shown):
    """One thing the table sees: one animation, one sentence.

    There is one mask for all who do not see it, so what differs for two seats is two events.
    """

    __slots__ = ()


class Action(Shown):
    """What an actor can decide, written as a short sentence: `play R7`.

    Its fields are cards and enumerations of strings, so that it can be read again. Its visibility
    is about the others: the actor always sees what it did. A `free` action may be taken by a seat
    that the table does not wait for.
    """

    __slots__ = ()
    free: ClassVar[bool] = False

    def __str__(self) -> str:
        return " ".join([words(type(self)), *map(str, self.arguments)])

    @property
    def arguments(self) -> list[object]:
        """What stands behind the verb: cards, colours, places."""
        return [getattr(self, field.name) for field in fields(self)]  # type: ignore[arg-type]

    @property
    def cards(self) -> Cards:
        """The cards that the action names."""
        return tuple(value for value in self.arguments if isinstance(value, Card))


def words(named: type) -> str:
    """The name of a class in small words: `TrickWon` is `trick-won`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", named.__name__).lower()


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """Chance lays out each pack in an order that nobody sees."""

    packs: tuple[Cards, ...]

    def seen_by(self, viewer: Viewer) -> bool:  # noqa: ARG002 - whoever it is
        """Nobody sees the order of the cards."""
        return False

    def masked(self) -> Shuffle:
        """Only the sizes of the packs are seen."""
        return Shuffle(tuple((UNKNOWN,) * len(pack) for pack in self.packs))

    def __str__(self) -> str:
        return "shuffle " + " / ".join(" ".join(map(str, pack)) for pack in self.packs)


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Somebody decided: the only event that an actor causes."""

    seat: Actor
    action: Action

    def seen_by(self, viewer: Viewer) -> bool:
        """A seat sees its own action, others what the action shows; chance sees nothing."""
        own = viewer == self.seat and viewer != Role.CHANCE
        return own or self.action.seen_by(viewer)

    def masked(self) -> Moved:
        """That somebody decided is always seen."""
        return Moved(self.seat, self.action.masked())


def as_seen(event: Event, viewer: Viewer) -> Event:
    """The event as this viewer sees it."""
    return event if viewer is Role.OPEN or event.seen_by(viewer) else event.masked()


def seen(log: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """The log as this viewer was shown it: every event, some of them masked."""
    return tuple([as_seen(event, viewer) for event in log])


def moments(log: Sequence[Event]) -> list[Sequence[Event]]:
    """The log cut at its decisions: each with its consequences."""
    cuts = [at for at, event in enumerate(log) if isinstance(event, Moved)]
    return [log[start:end] for start, end in pairwise([*cuts, len(log)])]
