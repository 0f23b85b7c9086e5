"""Law 3: a view is the fold of what was shown, however it was continued."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.engine import CardtableError, Role, seen
from tests.tables import Table, every_table


@every_table
def test_a_view_is_the_replay_of_what_was_shown(table: Table) -> None:
    for viewer in (*table.viewers, Role.OPEN):
        view = table.game.view(table.log, viewer)
        assert view.events == seen(table.log, viewer)
        assert view.state == table.game.replay(view.events)
        assert (view.game, view.seat) == (table.game, viewer)


@every_table
def test_a_view_is_the_same_however_it_was_continued(table: Table) -> None:
    rng = table.random("cuts")
    for viewer in (*table.viewers, Role.OPEN):
        at_once = table.game.view(table.log, viewer)
        event_by_event = in_chunks = table.game.view((), viewer)
        for event in table.log:
            event_by_event = event_by_event.follow([event])
        cuts = sorted(rng.choices(range(len(table.log) + 1), k=5))
        for start, end in pairwise([0, *cuts, len(table.log)]):
            in_chunks = in_chunks.follow(table.log[start:end])
        assert at_once == event_by_event == in_chunks


@every_table
def test_a_view_of_a_moment_is_the_view_of_the_time(table: Table) -> None:
    count = len(table.moments)
    for at in {0, count - 1, *table.random("moments").choices(range(count), k=8)}:
        for viewer, view in table.moments[at].views.items():
            assert table.game.view(table.log, viewer, moment=at) == view
        assert table.game.replay(table.log, moment=at) == table.moments[at].state


@every_table
def test_before_anything_has_happened_all_see_the_start(table: Table) -> None:
    for viewer in (*table.viewers, Role.OPEN):
        view = table.game.view((), viewer, moment=0)
        assert (view.state, view.events) == (table.game.start(), ())
    assert table.game.replay((), moment=0) == table.game.start()


@every_table
def test_there_is_no_view_of_a_moment_that_never_was(table: Table) -> None:
    for moment in (-1, len(table.moments)):
        with pytest.raises(CardtableError, match="there is no moment"):
            table.game.view(table.log, 0, moment=moment)


@every_table
def test_the_open_view_is_the_truth(table: Table) -> None:
    for moment in table.moments:
        assert moment.views[Role.OPEN].state == moment.state


@every_table
def test_folding_on_from_the_state_of_a_moment_gives_the_full_replay(table: Table) -> None:
    for moment in table.moments:
        assert moment.state == table.game.replay(moment.views[Role.OPEN].events)
