"""A turn thought through before anything of it is said: at one's own table, which nobody else sees.

Where a turn is several actions, to do one and take it back would tell the others what one holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.engine import Action, IllegalAction, Moved, View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.engine import Seat

__all__ = ["Plan", "Step"]


class Step(NamedTuple):
    """An action, and the state that the seat knew when it planned it."""

    before: Any
    action: Action


@dataclass(frozen=True)
class Plan:
    """Steps a seat has in mind, and its view as it would be after them."""

    seat: Seat
    view: View[Any]
    steps: tuple[Step, ...] = ()

    @classmethod
    def of(cls, seat: Seat, view: View[Any], actions: Iterable[Action]) -> Plan:
        """These actions, one after the other, from the view as it is."""
        plan = cls(seat, view)
        for action in actions:
            plan = plan.then(action)
        return plan

    def then(self, action: Action) -> Plan:
        """The plan with one action more; one that would not be allowed is refused."""
        rule = self.view.game.refusal(self.view.state, self.seat, action)
        if rule is not None:
            raise IllegalAction(self.seat, action, rule)
        step = Step(self.view.state, action)
        return Plan(self.seat, self.view.follow([Moved(self.seat, action)]), (*self.steps, step))

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions in their order."""
        return tuple(step.action for step in self.steps)

    def legal_actions(self) -> list[Action]:
        """What could be done after the plan, as far as the seat can know."""
        return self.view.game.legal_actions(self.view.state, self.seat)

    @property
    def stuck(self) -> bool:
        """Whether the table would then wait for this seat, and it could do nothing."""
        due = self.view.game.to_act(self.view.state)
        return self.seat in due and not self.legal_actions()
