"""The laws where random play of The Game never gets: with an empty draw pile, and with talk."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.engine import Moved, moments
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import (
    Begin,
    Clear,
    Done,
    Leave,
    Stuck,
    TotalVictory,
    TurnPassed,
    Vital,
)
from tests.careful import CarefulTable
from tests.conformance.neighbours import compared
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

QUICK = [
    CarefulTable(TheGame(players=2), 5),
    CarefulTable(TheGame(players=3, talk="grades"), 17),
]
MORE = [
    *(CarefulTable(TheGame(players=players), seed) for players in range(1, 6) for seed in range(5)),
    *(CarefulTable(TheGame(players=4, talk="hold", expert=expert), 1) for expert in (0, 1, 2)),
]


def laws() -> Iterator[Any]:
    """Every law that is tried on tables."""
    for file in sorted(Path(__file__).parent.glob("test_law_*.py")):
        for name, member in vars(import_module(f"tests.conformance.{file.stem}")).items():
            marks = getattr(member, "pytestmark", ())
            if any(mark.name == "parametrize" and mark.args[0] == "tables" for mark in marks):
                yield pytest.param(member, id=name)


LAWS = [*laws()]


@pytest.mark.parametrize("law", LAWS)
def test_a_law_holds_to_the_end(law: Callable[[Iterable[Table]], None]) -> None:
    law(QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_a_law_holds_to_the_end_of_other_tables(law: Callable[[Iterable[Table]], None]) -> None:
    law(MORE)


def test_these_tables_come_to_every_phase() -> None:
    events = [event for table in QUICK for event in table.log]
    said = {type(event.action) for event in events if isinstance(event, Moved)}
    assert {Begin, Leave, Vital, Clear, Done} <= said
    states = [moment.state for table in QUICK for moment in table.moments]
    emptied = [state for state in states if state.phase == "turn" and not state.draw]
    assert any(any(not hand for hand in state.hands) for state in emptied)
    assert {type(table.log[-1]) for table in QUICK} == {Stuck, TotalVictory}


def test_there_are_many_laws() -> None:
    assert len(LAWS) > 40


# Marks


def test_a_world_contradicts_no_mark_and_no_game_that_goes_on() -> None:
    """In every world whoever spoke held cards, and whoever had to go on could."""
    table = QUICK[1]
    game = TheGame(talk="grades")
    assert game == table.game
    rng = table.random("worlds")
    spoken = 0
    for moment in table.moments[5::9]:
        for viewer in table.viewers:
            for world in islice(game.worlds(moment.views[viewer], rng), 2):
                state = game.start()
                for part in moments(world.log):
                    for event in part:
                        if isinstance(event, Moved) and isinstance(event.action, (Leave, Vital)):
                            assert state.hands[int(event.seat)]
                            spoken += 1
                        state = game.evolve(state, event)
                    if state.phase == "turn" and state.laid < game.options.least(state.draw):
                        assert game.playable(state, state.hands[state.turn])
                assert state.marks == moment.state.marks
    assert spoken > 100


def test_talk_gives_no_card_away() -> None:
    """Neighbours with talk look the same until a card is drawn or somebody is stuck."""
    game = TheGame(players=3, talk="grades")
    rng = Table(game, 0).random("neighbours")
    real = 0
    for viewer in (0, 1, 2):
        for _ in range(10):
            comparison = compared(game, viewer, rng)
            assert comparison.leaks == []
            real += comparison.real
    assert real > 100
    assert any(isinstance(event, TurnPassed) for event in QUICK[1].log)
