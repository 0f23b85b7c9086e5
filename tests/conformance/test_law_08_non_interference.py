"""Law 8: what a viewer cannot know changes nothing that it is shown, may do or is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardtable import GAMES
from cardtable.engine import Reveal, Role
from tests.conformance.neighbours import Comparison, compared
from tests.tables import AnyGame, Table, Tables, every_table, sizes, variants
from tests.tiny import TinyWasSticht

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

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
    declared, wanted = happening(kind), 50 * len([*tables_of(kind)])
    partings: set[Reveal] = set()
    real = 0
    usual = (each for table in tables_of(kind) for each in comparisons(table, times=2))
    smaller = tables_of(SMALLER.get(name, kind))
    more = (each for table in smaller for each in comparisons(table, times=MORE))
    for comparison in usual:
        partings |= {*comparison.partings}
        real += comparison.real
    for comparison in more:
        if partings == declared and real >= wanted:
            break
        partings |= {*comparison.partings}
        real += comparison.real
    assert partings == declared
    assert real >= wanted


SMALLER: Mapping[str, type[AnyGame]] = {"was-sticht": TinyWasSticht}
"""Tables to come to fields that hardly ever differ: nine hints leave no secret, two leave many."""

MORE = 25
"""Pairs for each viewer in which a field that is still missing must turn up."""


def tables_of(kind: type[AnyGame]) -> Iterator[Table]:
    """A table of each size and variant."""
    for players in sizes(kind):
        yield from Tables(kind, tuple(variants(kind, players)), range(1))


def comparisons(table: Table, times: int) -> Iterator[Comparison]:
    """So many for each viewer, and for watchers as many again."""
    rng = table.random("declared")
    for viewer in (*table.viewers, Role.WATCHER) * times:
        yield compared(table.game, viewer, rng)


def happening(kind: type[AnyGame]) -> set[Reveal]:
    """The declared fields of events that happen at these tables."""
    happened = {type(event) for table in tables_of(kind) for event in table.log}
    return {reveal for reveal in kind.reveals if reveal.event in happened}
