"""Law 5: who decides simultaneously decides in any order, and nobody sees what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable import GAMES
from cardtable.engine import Event, Moved, as_seen
from tests.tables import AnyGame, Moment, Table, Tables, decisions, every_table, variants

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


def simultaneous_runs(table: Table) -> list[list[Moment]]:
    """The moments from where several are to act up to the decision that something follows."""
    runs: list[list[Moment]] = []
    running = False
    for moment in table.moments[:-1]:
        if not running and len(table.game.to_act(moment.state)) > 1:
            runs.append([])
            running = True
        if running:
            runs[-1].append(moment)
            running = len(moment.events) == 1
    return runs


def commitments_of(run: Sequence[Moment]) -> list[Moved]:
    decided = decisions([event for moment in run for event in moment.events])
    return [decision for decision in decided if not decision.action.free]


def in_another_order(commitments: Sequence[Moved], rng: Random) -> list[Moved]:
    """The commitments as other seats would have hurried; each seat keeps its own order."""
    own = {
        seat: [c for c in commitments if c.seat == seat] for seat in {c.seat for c in commitments}
    }
    order = [commitment.seat for commitment in commitments]
    rng.shuffle(order)
    return [own[seat].pop(0) for seat in order]


def committed(game: AnyGame, state: Any, order: Sequence[Moved]) -> tuple[list[Event], Any]:
    """What follows from these commitments, themselves left out."""
    consequences: list[Event] = []
    for commitment in order:
        events, state = game.act(state, commitment.seat, commitment.action)
        consequences += events[1:]
    return consequences, state


@every_table
def test_the_order_of_commitments_does_not_matter(table: Table) -> None:
    rng = table.random("orders")
    for run in simultaneous_runs(table):
        commitments = commitments_of(run)
        expected = committed(table.game, run[0].state, commitments)
        for _ in range(5):
            order = in_another_order(commitments, rng)
            assert committed(table.game, run[0].state, order) == expected


@every_table
def test_nothing_happens_before_the_last_has_chosen(table: Table) -> None:
    for moment in table.moments[:-1]:
        if len(table.game.to_act(moment.state)) > 1 and not decisions(moment.events)[0].action.free:
            assert len(moment.events) == 1


@every_table
def test_the_others_see_that_a_seat_chose_and_not_what(table: Table) -> None:
    for run in simultaneous_runs(table):
        for moment in run:
            due = table.game.to_act(moment.state)
            for seat in due if len(due) > 1 else ():
                legal = table.game.legal_actions(moment.state, seat)  # type: ignore[arg-type]
                choices = [Moved(seat, action) for action in legal if not action.free]
                for other in {*table.viewers} - {seat}:
                    assert len({as_seen(choice, other) for choice in choices}) == 1


def test_there_are_simultaneous_choices_to_try_this_on() -> None:
    kind = GAMES["sticheln"]
    options: Any
    for options in variants(kind, 5):
        if options.visibility != "delayed":
            (table,) = Tables(kind, (options,), range(1))
            (run, *_) = simultaneous_runs(table)
            assert len(commitments_of(run)) == 5 * options.curses
