"""What is written can be read again: cards, actions, JSON, records and `repr`."""

from __future__ import annotations

import json
import sys
from dataclasses import is_dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable import GAMES, engine
from cardtable.engine import (
    UNKNOWN,
    Action,
    Card,
    Colour,
    Event,
    Moved,
    Options,
    Record,
    Role,
    as_seen,
    decode,
    decode_view,
    encode,
    read_record,
    vocabulary,
)
from tests.properties.strategies import games, tables
from tests.tables import AnyGame, Table, decisions

COLOURS = st.sampled_from([colour.name for colour in Colour if colour is not Colour.UNKNOWN])
CARDS = (
    st.builds(Card, COLOURS, st.integers(0, 999))
    | st.builds(Card, st.sampled_from(["R", "no-colour", "no-value"]), st.none())
    | st.builds(Card, st.just(""), st.integers(0, 999))
    | st.just(UNKNOWN)
)


def through_json(value: object) -> Any:
    return json.loads(json.dumps(encode(value)))


def evaluated(game: AnyGame, value: object) -> object:
    """The value that `repr` wrote, read with the names of the engine and of the game alone."""
    known = vars(engine).copy()
    for kind in reversed(type(game).__mro__):
        known |= vars(sys.modules[kind.__module__])
    return eval(repr(value), known)  # noqa: S307 - what `repr` wrote, no stranger


@given(CARDS)
def test_a_card_is_read_as_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert eval(repr(card), vars(engine).copy()) == card  # noqa: S307 - what `repr` wrote


@given(games())
def test_every_action_is_read_as_it_is_written(game: AnyGame) -> None:
    for action in game.actions:
        assert game.parse(str(action)) == action
        assert decode(game, through_json(action)) == action
        assert evaluated(game, action) == action


@given(tables())
def test_every_decision_is_read_as_it_is_written_also_masked(table: Table) -> None:
    for decision in decisions(table.log):
        for action in (decision.action, decision.action.masked()):
            assert table.game.parse(str(action)) == action


@given(tables())
def test_every_event_comes_back_from_json_as_everybody_sees_it(table: Table) -> None:
    for event in table.log:
        for viewer in (*table.viewers, Role.OPEN):
            shown = as_seen(event, viewer)
            assert decode(table.game, through_json(shown)) == shown


@given(tables())
def test_every_state_and_view_comes_back_from_json(table: Table) -> None:
    for moment in table.some_moments(8):
        for view in moment.views.values():
            assert decode(table.game, through_json(view.state)) == view.state
            assert decode_view(table.game, through_json(view)) == view


@given(tables())
def test_what_is_encoded_again_is_the_same(table: Table) -> None:
    for view in table.moments[-1].views.values():
        data = through_json(view)
        assert encode(decode_view(table.game, data)) == data


@given(tables())
def test_the_written_form_of_every_event_and_state_is_python(table: Table) -> None:
    for event in table.log:
        assert evaluated(table.game, event) == event
    for moment in table.some_moments(4):
        assert evaluated(table.game, moment.state) == moment.state


@given(games())
def test_the_written_form_of_a_game_is_python(game: AnyGame) -> None:
    assert evaluated(game, game) == game


def test_the_written_form_of_roles_and_colours_is_python() -> None:
    for member in (*Role, *Colour):
        assert eval(repr(member), vars(engine).copy()) is member  # noqa: S307 - what `repr` wrote


@given(tables(), st.lists(st.text(), min_size=8, max_size=8))
def test_a_record_is_read_as_it_is_written_whatever_the_seats_are_called(
    table: Table, names: list[str]
) -> None:
    record = Record.of(table.game, table.log, names[: table.game.players])
    for form in (record.text(), record.json()):
        form.encode()
        back = read_record(form, GAMES)
        assert isinstance(back, Record)
        assert (back.game, back.seats, back.decisions) == (
            record.game,
            record.seats,
            record.decisions,
        )
        assert (back.text(), back.json()) == (record.text(), record.json())


@given(games())
def test_every_class_of_a_game_has_its_own_tag(game: AnyGame) -> None:
    for tag, kind in vocabulary(type(game)).items():
        assert kind.__name__ == tag
    assert {type(action) for action in game.actions} | {Moved} <= {*vocabulary(type(game)).values()}


@pytest.mark.parametrize("name", GAMES)
def test_json_can_name_what_a_game_shows_and_holds_and_nothing_else(name: str) -> None:
    kind = GAMES[name]
    found = vocabulary.__wrapped__(kind)
    assert found == vocabulary(kind)
    assert kind.state_type in found.values()
    for member in found.values():
        assert is_dataclass(member)
        assert issubclass(member, (Action, Event)) or member.__module__.startswith(
            "cardtable.games."
        )
        assert not issubclass(member, Options)
    assert not {"Reason", "Reveal", "Rulebook", "View"} & found.keys()
