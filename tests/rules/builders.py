"""Small tables for the tests of the rules of any game: what happens at them, through `act`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from cardtable import IllegalAction, play
from cardtable.engine import (
    Action,
    Actor,
    Card,
    Cards,
    Event,
    Game,
    Moved,
    Play,
    Role,
    RuleId,
    Seat,
    View,
    Viewer,
    moments,
)


def cards(text: str) -> Cards:
    """The cards written so, a run of one colour by its ends: `R4 B0-11`."""
    found: list[Card] = []
    for word in text.split():
        first, _, top = word.partition("-")
        bottom = Card.parse(first)
        last = int(top) if top else bottom.number
        found += [Card(bottom.colour, number) for number in range(bottom.number or 0, last + 1)]  # type: ignore[operator]
    return tuple(found)


def card(text: str) -> Card:
    """The card written so."""
    return Card.parse(text)


class Scene:
    """A table and what has happened at it so far."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.state: Any = game.start()
        self.log: list[Event] = []

    def act(self, seat: Actor, action: Action | str) -> list[Event]:
        """Decide; the events that follow."""
        events, self.state = self.game.act(self.state, seat, action)
        self.log += events
        return events

    def refusal(self, seat: Actor, action: Action | str) -> RuleId:
        """The rule by which the table refuses this."""
        with pytest.raises(IllegalAction) as caught:
            self.game.act(self.state, seat, action)
        return caught.value.rule

    def why_not(self, seat: Seat, action: str) -> dict[RuleId, str]:
        """The rules by which the table refuses this, the deciding one last, with their cards."""
        refused = IllegalAction(seat, self.game.parse(action), self.refusal(seat, action))
        reasons = self.game.why(self.state, refused)
        return {reason.rule: " ".join(map(str, reason.cards)) for reason in reasons}

    def may(self, seat: Seat) -> list[str]:
        """What the seat may do now."""
        return [str(action) for action in self.game.legal_actions(self.state, seat)]

    def waits_for(self) -> tuple[Actor, ...]:
        """Whom the table waits for."""
        return self.game.to_act(self.state)

    def view(self, viewer: Viewer) -> View[Any]:
        """What the viewer knows now."""
        return self.game.view(self.log, viewer)


def anyhow(_view: View[Any], legal: Sequence[Action], rng: Random) -> Action:
    """Somebody who plays without a thought."""
    return rng.choice(legal)


def whole_game(game: Game[Any, Any], seed: int = 0) -> list[Event]:
    """The log of a game that everybody plays without a thought."""
    return play(game, [anyhow] * game.players, seed)


def rounds_of(log: Sequence[Event]) -> list[list[Event]]:
    """The log cut at its deals."""
    rounds: list[list[Event]] = []
    for moment in moments(log):
        if isinstance(moment[0], Moved) and moment[0].seat is Role.CHANCE:
            rounds.append([])
        rounds[-1] += moment
    return rounds


def first_player(events: Sequence[Event]) -> Actor:
    """Who plays the first card."""
    return next(e.seat for e in events if isinstance(e, Moved) and isinstance(e.action, Play))
