"""Law 1: a decision is an event, the only one that a seat causes; every other one follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cardtable.engine import Action, Actor, Event, IllegalAction, Moved, Role, Shuffle
from tests.tables import AnyGame, Table, every_table

if TYPE_CHECKING:
    from collections.abc import Iterator


def middles(game: AnyGame, state: Any, events: list[Event]) -> Iterator[Any]:
    """The states inside a chain of consequences, in which no table ever waits."""
    for event in events[:-1]:
        state = game.evolve(state, event)
        yield state


def attempts(game: AnyGame, state: Any) -> Iterator[tuple[Actor, Action]]:
    """What anybody could try to do."""
    yield Role.CHANCE, Shuffle(game.packs(state))
    for seat in range(game.players):
        for action in game.candidates(state, seat):
            yield seat, action


@every_table
def test_a_decision_is_followed_by_its_consequences_and_nothing_else(table: Table) -> None:
    for moment in table.moments[:-1]:
        decision, *consequences = moment.events
        assert isinstance(decision, Moved)
        state = table.game.evolve(moment.state, decision)
        for event in consequences:
            assert not isinstance(event, Moved)
            assert table.game.consequence(state) == event
            state = table.game.evolve(state, event)
        assert table.game.consequence(state) is None


@every_table
def test_the_log_is_what_act_answered(table: Table) -> None:
    for moment, following in zip(table.moments, table.moments[1:], strict=False):
        decision = moment.events[0]
        assert isinstance(decision, Moved)
        events, state = table.game.act(moment.state, decision.seat, decision.action)
        assert tuple(events) == tuple(moment.events)
        assert state == following.state


@every_table
def test_an_action_may_be_given_as_it_is_written(table: Table) -> None:
    for moment in table.some_moments(10):
        for decision in moment.events[:1]:
            assert isinstance(decision, Moved)
            given = table.game.act(moment.state, decision.seat, decision.action)
            assert table.game.act(moment.state, decision.seat, str(decision.action)) == given


@every_table
def test_nobody_decides_amid_consequences(table: Table) -> None:
    tried = 0
    for moment in table.moments:
        for state in middles(table.game, moment.state, list(moment.events)):
            for actor, action in attempts(table.game, state):
                tried += 1
                with pytest.raises(IllegalAction) as refused:
                    table.game.act(state, actor, action)
                rule = table.game.refusal(state, actor, action)
                assert refused.value.rule == (rule or "engine.not-now")
    assert tried


@every_table
def test_when_nobody_is_to_act_the_game_is_over(table: Table) -> None:
    final = table.moments[-1].state
    assert table.game.to_act(final) == ()
    assert table.game.offers(final) == ()
    assert table.game.consequence(final) is None
    for seat in table.seats:
        assert table.game.legal_actions(final, seat) == []
    for moment in table.moments[:-1]:
        assert table.game.to_act(moment.state)
