"""Game: what a rulebook must say as functions, and what follows from that for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

from cardtable.engine.errors import CardtableError, IllegalAction
from cardtable.engine.events import Action, Moved, Role, Shuffle, moments
from cardtable.engine.notation import parse_action
from cardtable.engine.options import Options
from cardtable.engine.rulebook import Reason
from cardtable.engine.views import View
from cardtable.engine.worlds import World, worlds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from dataclasses import replace as but
    from random import Random

    from cardtable.engine.cards import Cards
    from cardtable.engine.events import Actor, Event, Seat, Viewer
    from cardtable.engine.options import Value
    from cardtable.engine.rulebook import RuleId
else:

    def but(state, /, **changes):
        """The same state but for these fields: `dataclasses.replace`, four times as fast.

        A state must therefore cache nothing.
        """
        copy = object.__new__(type(state))
        fields = copy.__dict__
        fields.update(state.__dict__)
        fields.update(changes)
        if len(fields) != len(state.__dict__):
            raise TypeError(
                f"{type(state).__name__} has no field {changes.keys() - state.__dict__}"
            )
        return copy


__all__ = ["Game", "Reveal", "but", "changed"]

S = TypeVar("S")
O_co = TypeVar("O_co", bound=Options, covariant=True)
T = TypeVar("T")


def changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values by seat, with another one at this seat."""
    return (*values[:seat], value, *values[seat + 1 :])


class Reveal(NamedTuple):
    """Where a secret may come out: in a field of an event, or in that the event happens at all.

    It comes out to the whole table, or only to the seat that another field names.
    """

    event: type[Event]
    field: str | None = None
    to: str | None = None


class Game(ABC, Generic[S, O_co]):
    """A game for one table: its options are fixed, its functions are pure.

    A subclass says what its rulebook says (the abstract methods); everything else follows.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    options_type: ClassVar[type[Options]]
    state_type: ClassVar[type]
    variants: ClassVar[Mapping[str, Options]]
    reveals: ClassVar[tuple[Reveal, ...]]

    options: O_co

    def __init__(self, *, variant: str = "", **options: Value) -> None:
        self.options = self.options_type.of(self.variants, variant, options)  # type: ignore[assignment]
        self.players = self.options.players
        self.actions = self.all_actions()
        self._action_written = {str(action): action for action in self.actions}
        self._known_actions = frozenset(self.actions)

    @cached_property
    def variant(self) -> str:
        """The names of the variants that are played, in rulebook order: `reverse+delayed`."""
        return "+".join(self._variants_played()) or next(iter(self.variants))

    @cached_property
    def settings(self) -> dict[str, Value]:
        """The options that differ from what the variant sets, the number of players aside."""
        usual = vars(self.options_type.of(self.variants, "+".join(self._variants_played()), {}))
        ours = vars(self.options)
        return {k: v for k, v in ours.items() if k != "players" and v != usual[k]}

    def _variants_played(self) -> list[str]:
        """The variants all of whose settings hold; the first is the game as it is printed."""
        usual, ours = vars(self.options_type()), vars(self.options)
        return [
            name
            for name, options in [*self.variants.items()][1:]
            if all(ours[k] == v for k, v in vars(options).items() if v != usual[k])
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.options))

    def __repr__(self) -> str:
        usual = vars(self.options_type())
        unusual = {k: v for k, v in vars(self.options).items() if k == "players" or v != usual[k]}
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in unusual.items())})"

    # What a rulebook says.

    @abstractmethod
    def all_actions(self) -> tuple[Action, ...]:
        """Every action of this game, in canonical order: the action index of learning agents."""

    @abstractmethod
    def start(self) -> S:
        """The state before anything has happened. It holds no secret."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Actor, ...]:
        """Whom the table waits for; several decide simultaneously; nobody means it is over."""

    @abstractmethod
    def packs(self, state: S) -> tuple[Cards, ...]:
        """What chance must shuffle when the table waits for it."""

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> Sequence[Action]:
        """What the seat could mean with what it holds, refused actions included, in order.

        Asked on the truth or on the seat's own view, where its hand is known.
        """

    @abstractmethod
    def forbids(self, state: S, seat: Seat, action: Action) -> RuleId | None:
        """The rule that forbids this to a seat that may act: the only definition of legality.

        It is asked about actions of the kinds among the seat's candidates, candidates or not, once
        the engine has refused what no game need say.
        """

    @abstractmethod
    def consequence(self, state: S) -> Event | None:
        """What happens next by itself. Asked on the true state only; moves no card."""

    @abstractmethod
    def evolve(self, state: S, event: Event) -> S:
        """The state after the event, true or masked. Decides nothing."""

    @abstractmethod
    def complete(self, view: View[S], rng: Random) -> list[Moved] | None:
        """The view's decisions with every secret filled in at random, or None: try again."""

    def offers(self, state: S) -> tuple[Seat, ...]:  # noqa: ARG002 - most games have no free actions
        """Seats to be asked for a free action before the table goes on, in order."""
        return ()

    def why(self, before: S, what: Event | IllegalAction) -> tuple[Reason, ...]:  # noqa: ARG002 - games refine it
        """The rules that led to an event or a refusal, with their cards, the deciding rule last.

        `before` is the state in which it happened, as whoever asks may see it.
        """
        if isinstance(what, IllegalAction):
            return (Reason(what.rule, what.action.cards),)
        rule = getattr(what, "rule", None)
        return () if rule is None else (Reason(rule),)

    # What follows for every game.

    def parse(self, text: str) -> Action:
        """The action written so, in the game or at least of its kinds."""
        return self._action_written.get(text) or parse_action(text, self.actions)

    def is_seat(self, seat: object) -> bool:
        """Whether this is the number of a seat at this table."""
        return type(seat) is int and 0 <= seat < self.players

    def refusal(self, state: S, seat: Actor, action: Action) -> RuleId | None:
        """The rule that forbids this action to this actor now, or None if it is legal."""
        if isinstance(seat, Role):
            return self._shuffle_refusal(state, seat, action)
        if action not in self._known_actions:
            return "engine.no-such-action"
        now, freely = self._may_act(state, seat)
        if not (self.is_seat(seat) and (freely if action.free else now)):
            return "engine.not-your-turn"
        kind = type(action)
        if all(type(candidate) is not kind for candidate in self.candidates(state, seat)):
            return "engine.not-now"
        return self.forbids(state, seat, action)

    def _may_act(self, state: S, seat: Seat) -> tuple[bool, bool]:
        """Whether the seat may act now, and whether it may at least act freely."""
        due = self.to_act(state)
        now = seat in due
        return now, now or (bool(due) and Role.CHANCE not in due)

    def _shuffle_refusal(self, state: S, role: Role, action: Action) -> RuleId | None:
        if role not in self.to_act(state):
            return "engine.not-your-turn"
        if not isinstance(action, Shuffle):
            return "engine.not-a-shuffle"
        fits = [Counter(pack) for pack in action.packs] == [Counter(p) for p in self.packs(state)]
        return None if fits else "engine.not-a-shuffle"

    def legal_actions(self, state: S, seat: Seat) -> list[Action]:
        """What the seat may do now, in canonical order."""
        if not self.is_seat(seat):
            return []
        now, freely = self._may_act(state, seat)
        return [
            action
            for action in self.candidates(state, seat)
            if (now or (freely and action.free)) and self.forbids(state, seat, action) is None
        ]

    def barred(self, state: S, seat: Seat) -> dict[Action, RuleId]:
        """What the seat could mean but may not do now, and the rule that forbids it."""
        could_mean = self.candidates(state, seat) if self.is_seat(seat) else ()
        refusals = {action: self.refusal(state, seat, action) for action in could_mean}
        return {action: rule for action, rule in refusals.items() if rule is not None}

    def act(self, state: S, seat: Actor, action: Action | str) -> tuple[list[Event], S]:
        """Decide: the events that follow and the state they lead to. The one door for decisions.

        It takes the true state; on a view, what follows cannot be known.
        """
        if isinstance(action, str):
            action = self.parse(action)
        rule = self.refusal(state, seat, action)
        if rule is None and self.consequence(state) is not None:
            rule = "engine.not-now"
        if rule is not None:
            raise IllegalAction(seat, action, rule)
        event: Event | None = Moved(seat, action)
        events = []
        while event is not None:
            events.append(event)
            state = self.evolve(state, event)
            event = self.consequence(state)
        return events, state

    def replay(self, log: Sequence[Event], moment: int | None = None) -> S:
        """The state after the whole log, or after so many of its moments: a fold, no more."""
        state = self.start()
        for event in self._until(log, moment):
            state = self.evolve(state, event)
        return state

    def view(self, log: Sequence[Event], seat: Viewer, moment: int | None = None) -> View[S]:
        """What a viewer knows after the whole log, or after so many of its moments."""
        if not (self.is_seat(seat) or seat is Role.WATCHER or seat is Role.OPEN):
            message = f"there is no view of {seat!r}; the seats are 0-{self.players - 1}"
            raise CardtableError(message, "no-such-seat", seat=str(seat), last=self.players - 1)
        return View(self, seat, self.start()).follow(self._until(log, moment))

    def worlds(self, view: View[S], rng: Random) -> Iterator[World[S]]:
        """Endlessly many whole histories that would have been shown to the viewer just so."""
        return worlds(view, rng)

    def _until(self, log: Sequence[Event], moment: int | None) -> Iterable[Event]:
        if moment is None:
            return log
        cut = moments(log)
        if type(moment) is not int or not 0 <= moment <= len(cut):
            message = f"there is no moment {moment!r}; the moments are 0-{len(cut)}"
            raise CardtableError(message, "no-such-moment", moment=str(moment), last=len(cut))
        return [event for events in islice(cut, moment) for event in events]
