"""Law 7: `evolve` decides nothing, and `consequence` moves no card."""

from __future__ import annotations

import copy
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.engine import Card, Event, Moved, Public
from tests.tables import Table, every_table, known_cards

if TYPE_CHECKING:
    from collections.abc import Iterator


def outline(value: object) -> object:
    """The value with every card and colour turned over: where something lies, but not what."""
    if isinstance(value, (Card, Enum)):
        return type(value).__name__
    if isinstance(value, (tuple, list)):
        return [outline(each) for each in value]
    if is_dataclass(value):
        return {field.name: outline(getattr(value, field.name)) for field in fields(value)}
    return value


@every_table
def test_an_event_moves_the_same_cards_for_all_who_see_it(table: Table) -> None:
    """Nobody's fold knows better than the others what happened."""
    for moment in table.moments:
        truth = outline(moment.state)
        for viewer in table.viewers:
            assert outline(moment.views[viewer].state) == truth


@every_table
def test_a_view_holds_true_cards_or_unknown_ones(table: Table) -> None:
    for moment in table.moments:
        for viewer in table.viewers:
            assert known_cards(moment.views[viewer].state) <= known_cards(moment.state)


@every_table
def test_asking_for_the_consequence_changes_nothing(table: Table) -> None:
    state = table.game.start()
    for event in table.log:
        state = table.game.evolve(state, event)
        before = copy.deepcopy(state)
        assert table.game.consequence(state) == table.game.consequence(state)
        assert state == before


@every_table
def test_evolving_leaves_the_state_before_as_it_was(table: Table) -> None:
    state = table.game.start()
    for event in table.log:
        before = copy.deepcopy(state)
        after = table.game.evolve(state, event)
        assert state == before
        assert table.game.evolve(state, event) == after
        state = after


KNOWN_ALREADY = {
    ("DealerFailed", "seat"),
    ("DealerSucceeded", "seat"),
    ("Stuck", "seat"),
    ("TrumpsSeen", "seat"),
    ("TurnPassed", "seat"),
}
"""Fields that tell the table whose turn or deal it is, as the state does."""


def said_otherwise(event: Event, players: int) -> Iterator[Event]:
    """The event with another seat, or with other points."""
    kind: Any = event
    for name in {each.name for each in fields(kind)} & {"seat", "to", "points"}:
        value = getattr(event, name)
        if name == "points":
            yield replace(kind, points=tuple(points + 1 for points in value))
        elif players > 1 and (type(event).__name__, name) not in KNOWN_ALREADY:
            yield replace(kind, **{name: (value + 1) % players})


@every_table
def test_evolving_believes_what_the_event_says(table: Table) -> None:
    """It does not find out anew who has won a trick, or how many points."""
    state = table.game.start()
    for event in table.log:
        after = table.game.evolve(state, event)
        for other in () if isinstance(event, Moved) else said_otherwise(event, table.game.players):
            try:
                assert table.game.evolve(state, other) != after
            except ValueError:
                continue  # it believes what cannot be: there is no such tile to put away
        state = after


@every_table
def test_a_state_cannot_be_written_to(table: Table) -> None:
    hash(table.moments[-1].state)
    for name in vars(table.moments[-1].state):
        with pytest.raises(AttributeError):
            setattr(table.moments[-1].state, name, None)


@every_table
def test_every_event_changes_the_state(table: Table) -> None:
    """What changes nothing would happen again for ever, and is nothing the table sees."""
    state = table.game.start()
    for event in table.log:
        after = table.game.evolve(state, event)
        assert after != state
        state = after


@every_table
def test_an_event_of_another_game_is_refused(table: Table) -> None:
    class Elsewhere(Public, Event):
        pass

    stranger: Any = Elsewhere()
    with pytest.raises(TypeError):
        table.game.evolve(table.game.start(), stranger)
