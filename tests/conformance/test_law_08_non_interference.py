"""Law 8: what a viewer cannot know changes nothing that it is shown, may do or is refused."""

from __future__ import annotations

import pytest

from cardtable import GAMES
from cardtable.engine import Event, Reveal, Role
from tests.conformance.neighbours import compared
from tests.tables import Table, Tables, every_table, sizes, variants

PAIRS = 3
"""Pairs of games for each viewer of a table."""


@every_table
def test_neighbours_part_only_where_the_game_declares_it(table: Table) -> None:
    rng = table.random("neighbours")
    real = 0
    for viewer in table.viewers:
        for _ in range(PAIRS):
            comparison = compared(table.game, viewer, rng)
            assert comparison.leaks == [], f"seen by {viewer}"
            real += comparison.real
    assert real >= PAIRS * len(table.viewers)


@pytest.mark.parametrize("name", GAMES)
def test_neighbours_differ_for_long_and_come_to_every_declared_field(name: str) -> None:
    kind = GAMES[name]
    happened: set[type[Event]] = set()
    partings: set[Reveal] = set()
    real = tables = 0
    for players in sizes(kind):
        for table in Tables(kind, tuple(variants(kind, players)), range(1)):
            rng = table.random("declared")
            for viewer in (*table.viewers, Role.WATCHER) * 2:
                comparison = compared(table.game, viewer, rng)
                partings |= {*comparison.partings}
                real += comparison.real
            happened |= {type(event) for event in table.log}
            tables += 1
    assert partings == {reveal for reveal in kind.reveals if reveal.event in happened}
    assert real >= 50 * tables
