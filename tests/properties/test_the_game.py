"""Every turn and every result of The Game, found again from the log alone.

Written a second time on purpose, in another way than the rules are.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine import Dealt, Moved, Role
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import (
    Drawn,
    Place,
    StartOffered,
    Stuck,
    TotalVictory,
    TurnPassed,
)
from tests.careful import CarefulTable
from tests.properties.strategies import tables
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine import Event, Seat

THE_GAME = st.sampled_from(["the-game"])

CAREFUL = [
    CarefulTable(TheGame(players=players, expert=expert), seed)
    for players in range(1, 6)
    for expert in (0, 1)
    for seed in range(2)
]

ROOM = {"sun": 1, "moon": 1, "star": -1, "leaf": -1}
"""Which way a pile goes."""


def turns(log: Sequence[Event]) -> list[tuple[Seat, list[int]]]:
    """Who laid how many cards between two passes of the turn, by the cards alone."""
    found: list[tuple[Seat, list[int]]] = []
    for event in log:
        if isinstance(event, (StartOffered, TurnPassed)):
            found.append((event.seat if isinstance(event, StartOffered) else event.to, []))
        elif isinstance(event, Moved) and isinstance(event.action, Place):
            found[-1][1].append(event.action.card.number or 0)
            found[-1] = (int(event.seat), found[-1][1])
    return found


def check_piles(table: Table) -> None:
    """Along a pile each card is a step on, or exactly ten back."""
    for pile, way in ROOM.items():
        laid = [
            event.action.card.number or 0
            for event in table.log
            if isinstance(event, Moved) and isinstance(event.action, Place)
            if event.action.pile == pile
        ]
        steps = [(b - a) * way for a, b in pairwise(laid)]
        assert all(step > 0 or step == -10 for step in steps)
        assert tuple(laid) == tuple(
            card.number for card in table.moments[-1].state.piles[[*ROOM].index(pile)]
        )


def check_turns(table: Table) -> None:
    """All but the last lay enough; hands are full while cards can be drawn; nobody is jumped."""
    options = table.game.options
    minimum = 3 if options.expert else 2
    size = {1: 8, 2: 7}.get(options.players, 6) - (options.expert == 2)
    to_draw = 98 - size * options.players
    held = dict.fromkeys(range(options.players), size)
    done = turns(table.log)
    for number, (seat, laid) in enumerate(done):
        least = minimum if to_draw else 1
        assert held[seat] > 0
        held[seat] -= len(laid)
        if number < len(done) - 1:
            assert len(laid) >= least
            drawn = min(len(laid), to_draw)
            to_draw, held[seat] = to_draw - drawn, held[seat] + drawn
            order = [(seat + step) % options.players for step in range(1, options.players + 1)]
            assert done[number + 1][0] == next(each for each in order if held[each])
    left = 98 - sum(len(laid) for _, laid in done)
    assert left == table.moments[-1].state.left == to_draw + sum(held.values())
    check_end(table, left, enough=len(done[-1][1]) >= (minimum if to_draw else 1))


def check_end(table: Table, left: int, *, enough: bool) -> None:
    """Whoever is stuck had not laid enough, and holds nothing that goes on from any pile."""
    last = table.log[-1]
    if isinstance(last, TotalVictory):
        assert left == 0
        return
    assert isinstance(last, Stuck)
    assert (last.left, last.verdict == "excellent") == (left, left < 10)
    assert not enough
    state = table.moments[-1].state
    tops = [
        cards[-1].number if cards else 1 if way > 0 else 100
        for cards, way in zip(state.piles, ROOM.values(), strict=True)
    ]
    for card in state.hands[last.seat]:
        for top, way in zip(tops, ROOM.values(), strict=True):
            assert (card.number - top) * way < 0
            assert (card.number - top) * way != -10


@given(tables(THE_GAME))
def test_piles_and_turns_are_as_the_cards_say(table: Table) -> None:
    check_piles(table)
    check_turns(table)


@pytest.mark.parametrize("table", CAREFUL, ids=str)
def test_games_that_last_are_so_too(table: Table) -> None:
    check_piles(table)
    check_turns(table)


def test_some_of_them_last() -> None:
    assert sum(not table.moments[-1].state.draw for table in CAREFUL) > 3


@given(tables(THE_GAME))
def test_every_card_is_dealt_or_drawn_once(table: Table) -> None:
    came = [
        card for event in table.log if isinstance(event, (Dealt, Drawn)) for card in event.cards
    ]
    assert len(came) == len({*came})
    assert {*came} | {*table.moments[-1].state.draw} == {*table.game.packs(table.game.start())[0]}


@given(tables(THE_GAME))
def test_only_chance_and_seats_with_cards_decide(table: Table) -> None:
    for moment in table.moments[:-1]:
        decision = moment.events[0]
        assert isinstance(decision, Moved)
        assert decision.seat is Role.CHANCE or moment.state.hands[decision.seat]
