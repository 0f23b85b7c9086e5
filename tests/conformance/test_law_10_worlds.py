"""Law 10: a world is a whole history that would have been shown to the viewer just so."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from cardtable import GAMES
from cardtable.engine import UNKNOWN, CardtableError, Moved, Role, seen
from tests.tables import Moment, Table, cards_in, every_table

WORLDS = 2
MOMENTS = 3


def choice_of(table: Table) -> list[Moment]:
    return table.some_moments(MOMENTS)


@every_table
def test_a_world_is_shown_to_the_viewer_just_so(table: Table) -> None:
    rng = table.random("worlds")
    for moment in choice_of(table):
        for viewer in table.viewers:
            view = moment.views[viewer]
            for world in islice(table.game.worlds(view, rng), WORLDS):
                assert seen(world.log, viewer) == view.events
                assert world.state == table.game.replay(world.log)


@every_table
def test_a_world_is_a_game_that_could_have_been_played(table: Table) -> None:
    rng = table.random("worlds")
    for moment in choice_of(table):
        for viewer in table.viewers:
            world = next(table.game.worlds(moment.views[viewer], rng))
            assert world.decisions == [event for event in world.log if isinstance(event, Moved)]
            state, log = table.game.start(), []
            for decision in world.decisions:
                events, state = table.game.act(state, decision.seat, decision.action)
                log += events
            assert tuple(log) == world.log
            assert state == world.state


@every_table
def test_the_open_view_has_one_world_the_truth(table: Table) -> None:
    for moment in choice_of(table):
        view = moment.views[Role.OPEN]
        world = next(table.game.worlds(view, table.random("worlds")))
        assert world.log == view.events
        assert world.state == moment.state


@every_table
def test_the_same_source_gives_the_same_worlds(table: Table) -> None:
    view = table.random("moments").choice(table.moments).views[0]
    one, two = (table.game.worlds(view, table.random("worlds")) for _ in range(2))
    assert [*islice(one, WORLDS)] == [*islice(two, WORLDS)]


@every_table
def test_worlds_differ_while_there_is_something_to_know(table: Table) -> None:
    for moment in choice_of(table):
        view = moment.views[Role.WATCHER]
        worlds = islice(table.game.worlds(view, table.random("worlds")), 8)
        states = {world.state for world in worlds}
        if view.state == moment.state:
            assert states == {moment.state}
        elif sum(card == UNKNOWN for card in cards_in(view.state)) > 10:
            assert len(states) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_view_of_what_cannot_happen_has_no_world(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.engine.worlds.PATIENCE", 20)
    game = GAMES[name]()
    log = Table(game, 0).log
    twice = game.view(log[:1] * 2, 0)
    with pytest.raises(CardtableError, match="no world fits") as refused:
        next(game.worlds(twice, Random(0)))
    assert refused.value.problem == "no-world"
