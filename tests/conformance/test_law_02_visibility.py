"""Law 2: every event and every action says who sees what, in the class that defines it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cardtable import GAMES
from cardtable.engine import (
    UNKNOWN,
    Action,
    CardtableError,
    Event,
    Moved,
    Public,
    Role,
    Shuffle,
    as_seen,
    encode,
    seen,
    vocabulary,
)
from tests.tables import Table, every_table

if TYPE_CHECKING:
    from collections.abc import Callable


def sees_nothing(_shown: object, _viewer: object) -> bool:
    return False


def as_it_is(shown: Any) -> Any:
    return shown


@pytest.mark.parametrize("base", [Event, Action])
@pytest.mark.parametrize(
    "said",
    [{}, {"seen_by": sees_nothing}, {"masked": as_it_is}],
    ids=["nothing", "seen-by-only", "masked-only"],
)
def test_a_class_that_does_not_say_who_sees_it_cannot_be_defined(
    base: type, said: dict[str, Callable[..., object]]
) -> None:
    with pytest.raises(TypeError, match="Undecided must say who sees it"):
        type("Undecided", (base,), said)


@pytest.mark.parametrize("base", [Event, Action])
def test_a_class_that_says_who_sees_it_can_be_defined(base: type) -> None:
    type("Decided", (base,), {"seen_by": sees_nothing, "masked": as_it_is})
    type("Shown", (Public, base), {})


def test_a_class_does_not_inherit_who_sees_it() -> None:
    decided = type("Decided", (Event,), {"seen_by": sees_nothing, "masked": as_it_is})
    shown = type("Shown", (Public, Event), {})
    for base in (decided, shown):
        with pytest.raises(TypeError, match="Undecided must say who sees it"):
            type("Undecided", (base,), {})


@pytest.mark.parametrize("name", GAMES)
def test_every_class_of_a_game_says_who_sees_it(name: str) -> None:
    kinds = [kind for kind in vocabulary(GAMES[name]).values() if issubclass(kind, (Event, Action))]
    assert {Moved, Shuffle} <= {*kinds}
    for kind in kinds:
        assert kind.seen_by is not Event.seen_by
        assert kind.masked is not Event.masked


@every_table
def test_masking_keeps_the_class_and_drops_no_event(table: Table) -> None:
    for viewer in table.viewers:
        shown = seen(table.log, viewer)
        assert [type(event) for event in shown] == [type(event) for event in table.log]
        for event, true in zip(shown, table.log, strict=True):
            if isinstance(event, Moved) and isinstance(true, Moved):
                assert event.seat == true.seat
                assert type(event.action) is type(true.action)


@every_table
def test_masking_twice_is_masking_once(table: Table) -> None:
    for event in table.log:
        assert event.masked().masked() == event.masked()
        for viewer in table.viewers:
            shown = as_seen(event, viewer)
            assert as_seen(shown, viewer) == shown


@every_table
def test_what_somebody_may_not_see_is_masked(table: Table) -> None:
    for event in table.log:
        if all(as_seen(event, viewer) is event for viewer in table.viewers):
            continue
        assert event.masked() != event
        assert str(UNKNOWN) in json.dumps(encode(event.masked()))


@every_table
def test_a_decision_shows_its_actor_all_and_the_others_what_its_action_says(table: Table) -> None:
    for event in table.log:
        if isinstance(event, Moved):
            if event.seat is not Role.CHANCE:
                assert as_seen(event, event.seat) is event
            for viewer in {*table.viewers} - {event.seat}:
                action = event.action
                shown = action if action.seen_by(viewer) else action.masked()
                assert as_seen(event, viewer) == replace(event, action=shown)


@every_table
def test_watchers_see_only_what_every_seat_sees(table: Table) -> None:
    for event in table.log:
        if as_seen(event, Role.WATCHER) is event:
            assert all(as_seen(event, seat) is event for seat in table.seats)


@every_table
def test_chance_sees_nothing_that_is_not_public(table: Table) -> None:
    for event in table.log:
        for chance in (Role.CHANCE, "chance"):
            assert as_seen(event, chance) == as_seen(event, Role.WATCHER)  # type: ignore[arg-type]


@every_table
def test_the_open_table_shows_every_event_itself(table: Table) -> None:
    for event, true in zip(seen(table.log, Role.OPEN), table.log, strict=True):
        assert event is true


@every_table
def test_nobody_else_has_a_view(table: Table) -> None:
    strangers: tuple[Any, ...] = (Role.CHANCE, -1, table.game.players, True, 0.0, "0", "open", None)
    for nobody in strangers:
        with pytest.raises(CardtableError, match="there is no view of"):
            table.game.view(table.log, nobody)
