"""Every trick, lead and score of Hat Trick, found again from the cards in the log alone.

Written a second time on purpose, in another way than the rules are.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine import Card, Event, GameEnded, Moved, Play, RoundScored, Seat, TrickWon
from cardtable.games.hat_trick.events import LastCardsAside, Passed, TrickCleared
from tests.properties.strategies import tables
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HAT_TRICK = st.just("hat-trick")


def rounds(log: Sequence[Event]) -> Iterator[list[Event]]:
    events: list[Event] = []
    for event in log:
        events.append(event)
        if isinstance(event, RoundScored):
            yield events
            events = []


def tricks(events: Sequence[Event]) -> Iterator[tuple[dict[Seat, Card], list[Event]]]:
    """The cards of each trick by seat, as they were played, and what came of it."""
    plays: dict[Seat, Card] = {}
    told: list[Event] = []
    for event in events:
        if isinstance(event, Moved) and isinstance(event.action, Play):
            plays[int(event.seat)] = event.action.card
        elif isinstance(event, (Passed, TrickWon, TrickCleared)):
            told.append(event)
        if isinstance(event, TrickCleared):
            yield plays, told
            plays, told = {}, []
    assert (plays, told) == ({}, [])


def sorted_out(plays: dict[Seat, Card]) -> tuple[dict[str, dict[Seat, int]], dict[Seat, Card]]:
    """The numbers in each of the first two colours by seat, and the cards passed."""
    piles: dict[str, dict[Seat, int]] = {}
    passed: dict[Seat, Card] = {}
    for seat, card in plays.items():
        if card.colour in piles or len(piles) < 2:
            piles.setdefault(card.colour, {})[seat] = card.number or 0
        else:
            passed[seat] = card
    return piles, passed


def top_of(pile: dict[Seat, int]) -> Seat:
    return max(pile, key=pile.__getitem__)


def leader(piles: dict[str, dict[Seat, int]], tied_lead: str) -> Seat:
    """Who leads next: number by number from the highest down, red before blue before green."""
    ranked = [(number, colour) for colour, pile in piles.items() for number in pile.values()]
    for number in range(20, -1, -1):
        colours = [colour for found, colour in ranked if found == number]
        if len(colours) == 1:
            pile = piles[colours[0]]
            at_number = next(seat for seat, found in pile.items() if found == number)
            return at_number if tied_lead == "player" else top_of(pile)
    return top_of(next(piles[colour] for colour in ("R", "B", "G") if colour in piles))


@given(tables(HAT_TRICK))
def test_every_trick_goes_and_is_led_as_the_cards_say(table: Table) -> None:
    for events in rounds(table.log):
        led = None
        for plays, told in tricks(events):
            seats = [*plays]
            assert led in {None, seats[0]}
            assert seats == [(seats[0] + at) % table.game.players for at in table.seats]
            piles, passed = sorted_out(plays)
            assert {e.seat: e.card for e in told if isinstance(e, Passed)} == passed
            won = [(e.seat, e.card) for e in told if isinstance(e, TrickWon)]
            assert won == [(seat, plays[seat]) for seat in map(top_of, piles.values())]
            led = leader(piles, table.game.options.tied_lead)
            cleared = told[-1]
            assert isinstance(cleared, TrickCleared)
            assert (cleared.seat, cleared.card) == (led, plays[led])


@given(tables(HAT_TRICK))
def test_every_score_is_what_the_cards_are_worth(table: Table) -> None:
    totals = [0] * table.game.players
    for events in rounds(table.log):
        won: list[Counter[str]] = [Counter() for _ in table.seats]
        passed = [0] * table.game.players
        for plays, _ in tricks(events):
            piles, passes = sorted_out(plays)
            for colour, pile in piles.items():
                won[top_of(pile)][colour] += len(pile)
            for seat in passes:
                passed[seat] += 1
        expected = [
            2 * max(piles.values(), default=0) - piles.total() - 2 * passed[seat]
            for seat, piles in enumerate(won)
        ]
        scored = events[-1]
        assert isinstance(scored, RoundScored)
        assert [*scored.points] == expected
        totals = [total + points for total, points in zip(totals, expected, strict=True)]
    ended = table.log[-1]
    assert isinstance(ended, GameEnded)
    assert [*table.moments[-1].state.totals] == totals
    assert ended.winners == tuple(seat for seat in table.seats if totals[seat] == max(totals))


@given(tables(HAT_TRICK))
def test_each_card_is_played_once_a_round_but_one_of_each_hand(table: Table) -> None:
    for events in rounds(table.log):
        played = [card for plays, _ in tricks(events) for card in plays.values()]
        assert len({*played}) == len(played)
        deck = table.game.packs(table.game.start())[0]
        assert len(played) == len(deck) - table.game.players
        assert isinstance(events[-2], LastCardsAside)
