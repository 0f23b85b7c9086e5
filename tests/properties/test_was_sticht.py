"""Every hint, trick, contract and winner of Was Sticht?, found again from the log alone.

Written a second time on purpose, in another way than the rules are.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine import Card, Event, GameEnded, Moved, Play, Seat, TrickWon
from cardtable.games.was_sticht.events import (
    CardPutAside,
    ColumnsLaid,
    ContractFailed,
    ContractFulfilled,
    ContractsRevealed,
    DealerFailed,
    DealerSucceeded,
    Discard,
    HintGiven,
    RoundBegan,
    Take,
    Tile,
    TrumpsRevealed,
)
from tests.properties.strategies import tables
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WAS_STICHT = st.just("was-sticht")

VALUES = {
    "no-tricks": 1,
    "no-red": 2,
    "no-yellow": 2,
    "no-green": 2,
    "no-blue": 2,
    "one-trick": 3,
    "two-tricks": 4,
    "last-trick": 5,
    "three-tricks": 6,
    "most-tricks": 7,
    "fewest-tricks": 8,
    "four-tricks": 9,
}
NUMBERS = {"no-tricks": 0, "one-trick": 1, "two-tricks": 2, "three-tricks": 3, "four-tricks": 4}
COLOURS = {"no-red": "R", "no-yellow": "Y", "no-green": "G", "no-blue": "B"}


def rounds(log: Sequence[Event]) -> Iterator[list[Event]]:
    """The events of each round; those before the first are left out."""
    starts = [at for at, event in enumerate(log) if isinstance(event, RoundBegan)]
    for start, end in zip(starts, [*starts[1:], len(log)], strict=True):
        yield [*log[start:end]]


def decided(events: Sequence[Event], kind: type) -> list[tuple[Seat, Any]]:
    return [
        (int(event.seat), event.action)
        for event in events
        if isinstance(event, Moved) and isinstance(event.action, kind)
    ]


def only(events: Sequence[Event], kind: type) -> Any:
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def beats(card: Card, best: Card, trumps: tuple[Card, ...]) -> bool:
    """Whether a card takes the lead from the one that held it so far."""
    colour, value = trumps[0].colour, trumps[1].number
    if card.number == value and best.number == value:
        return card.colour == colour
    if value in {card.number, best.number}:
        return card.number == value
    if card.colour == best.colour:
        return (card.number or 0) > (best.number or 0)
    return card.colour == colour


def winner(cards: Sequence[Card], trumps: tuple[Card, ...]) -> Card:
    best = cards[0]
    for card in cards[1:]:
        best = card if beats(card, best, trumps) else best
    return best


@given(tables(WAS_STICHT))
def test_every_hint_is_what_the_trumps_make_of_the_column(table: Table) -> None:
    for events in rounds(table.log):
        trumps = only(events, TrumpsRevealed).cards
        laid = only(events, ColumnsLaid).cards
        column: list[tuple[Seat | None, Card]] = []
        hints = 0
        for event in events:
            if isinstance(event, Moved) and isinstance(event.action, Take):
                column.append((int(event.seat), event.action.card))
            elif isinstance(event, CardPutAside):
                column.append((None, event.card))
            elif isinstance(event, HintGiven):
                cards = [card for _, card in column]
                assert sorted(cards) == sorted(laid[4 * hints : 4 * hints + 4])
                best = winner(cards, trumps)
                takers = tuple(s for s, card in column if card == best and s is not None)
                assert (event.card, event.takers) == (best, takers)
                column, hints = [], hints + 1
        assert (column, hints) == ([], 9)


@given(tables(WAS_STICHT))
def test_everybody_takes_nine_cards_and_plays_them(table: Table) -> None:
    for events in rounds(table.log):
        taken = Counter((seat, action.card) for seat, action in decided(events, Take))
        played = Counter((seat, action.card) for seat, action in decided(events, Play))
        aside = [event.card for event in events if isinstance(event, CardPutAside)]
        assert taken == played
        assert Counter(seat for seat, _ in taken) == dict.fromkeys(table.seats, 9)
        assert len({card for _, card in taken} | {*aside}) == 36
        assert len(aside) == (9 if table.game.players == 3 else 0)


def belongs(card: Card, led: Card, trumps: tuple[Card, ...], *, by_colour: bool) -> bool:
    """Whether the card follows the card led."""
    trump, led_trump = (
        each.colour == trumps[0].colour or each.number == trumps[1].number for each in (card, led)
    )
    if led_trump or (trump and not by_colour):
        return trump and led_trump
    return card.colour == led.colour


def tricks_of(events: Sequence[Event]) -> Iterator[tuple[list[tuple[Seat, Card]], TrickWon]]:
    plays: list[tuple[Seat, Card]] = []
    for event in events:
        if isinstance(event, Moved) and isinstance(event.action, Play):
            plays.append((int(event.seat), event.action.card))
        elif isinstance(event, TrickWon):
            yield plays, event
            plays = []


@given(tables(WAS_STICHT))
def test_every_trick_is_won_by_whom_the_cards_say_and_followed_where_it_can_be(
    table: Table,
) -> None:
    by_colour = table.game.options.value_follows == "colour"
    for events in rounds(table.log):
        trumps = only(events, TrumpsRevealed).cards
        hands = {
            seat: {a.card for s, a in decided(events, Take) if s == seat} for seat in table.seats
        }
        leads = (events[0].seat + 1) % table.game.players  # type: ignore[attr-defined]

        for plays, won in tricks_of(events):
            seats = [seat for seat, _ in plays]
            assert seats == [(leads + at) % table.game.players for at in table.seats]
            best = winner([card for _, card in plays], trumps)
            assert (won.seat, won.card) == next(play for play in plays if play[1] == best)
            led = plays[0][1]
            for seat, card in plays:
                could = [c for c in hands[seat] if belongs(c, led, trumps, by_colour=by_colour)]
                assert card in could or not could
                hands[seat].remove(card)
            leads = won.seat


def keeps(goal: str, seat: Seat, tricks: dict[Seat, list[list[Card]]], last: Seat) -> bool:
    counts = {each: len(won) for each, won in tricks.items()}
    others = [count for each, count in counts.items() if each != seat]
    if goal in NUMBERS:
        return counts[seat] == NUMBERS[goal]
    if goal in COLOURS:
        return all(card.colour != COLOURS[goal] for trick in tricks[seat] for card in trick)
    if goal == "last-trick":
        return seat == last
    return counts[seat] > max(others) if goal == "most-tricks" else counts[seat] < min(others)


@given(tables(WAS_STICHT))
def test_contracts_are_kept_and_failed_as_the_tricks_say(table: Table) -> None:
    for events in rounds(table.log):
        dealer = events[0].seat  # type: ignore[attr-defined]
        tricks: dict[Seat, list[list[Card]]] = {seat: [] for seat in table.seats}
        last = dealer
        for plays, won in tricks_of(events):
            tricks[won.seat].append([card for _, card in plays])
            last = won.seat
        exposed = only(events, ContractsRevealed).goals
        assert exposed[dealer] == ()
        goals = {seat: str(goal) for seat in table.seats for goal in exposed[seat]}
        kept = {seat for seat, goal in goals.items() if keeps(goal, seat, tricks, last)}
        assert {e.seat for e in events if isinstance(e, ContractFulfilled)} == kept
        assert {e.seat for e in events if isinstance(e, ContractFailed)} == {*goals} - kept
        chances = {goals[seat] for seat in {*goals} - kept}
        succeeds = any(keeps(goal, dealer, tricks, last) for goal in chances)
        told = [type(e) for e in events if isinstance(e, (DealerSucceeded, DealerFailed))]
        assert told == [DealerSucceeded if succeeds else DealerFailed]
        assert [seat for seat, _ in decided(events, Discard)] == [dealer] * succeeds


@given(tables(WAS_STICHT))
def test_every_tile_is_somewhere_and_the_winner_is_who_should_be(table: Table) -> None:
    left: dict[Seat, list[str]] = {seat: [] for seat in table.seats}
    done: dict[Seat, int] = dict.fromkeys(table.seats, 0)
    for event in table.log:
        match event:
            case Moved(int(seat), Tile(goal)):
                left[seat].append(goal)
            case ContractFulfilled(seat, goal) | Moved(int(seat), Discard(goal)):
                left[seat].remove(goal)
                done[seat] += VALUES[goal]
    for moment in table.moments:
        state = moment.state
        owned = [goal for tiles in (*state.contracts, *state.discarded) for goal in tiles]
        tiles = Counter(table.game.options.tiles)
        assert Counter(owned) + Counter(state.supply(table.game.options.tiles)) == tiles or (
            state.phase != "tiles" and Counter(owned) <= tiles
        )
    finished = [seat for seat in table.seats if not left[seat]]
    assert [*table.moments[-1].state.totals] == [*done.values()]
    winners = finished
    if len(finished) > 1:
        winners = [seat for seat in table.seats if done[seat] == max(done.values())]
    ended = table.log[-1]
    assert isinstance(ended, GameEnded)
    assert [*ended.winners] == winners
