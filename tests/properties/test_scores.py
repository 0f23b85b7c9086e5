"""Every trick and every score of Sticheln, found again from the cards in the log alone.

Written a second time on purpose, in another way than the rules are.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine import Card, Event, GameEnded, Moved, Play, RoundScored, Seat, TrickWon
from cardtable.games.sticheln.events import CursesRevealed, Declared, LeftOver, TrickSetAside
from tests.properties.strategies import tables
from tests.tables import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

EITHER = st.sampled_from(["sticheln", "stick-em"])


def winner(plays: Sequence[tuple[Seat, Card]], options: Any) -> Seat | None:
    """Who wins, by putting the cards in order until one is left on top."""
    led = plays[0][1].colour
    alive = [play for play in plays if play[1].number]
    if not alive:
        return plays[0][0] if options.zero_trick == "leader" else None
    trumps = [play for play in alive if play[1].colour != led]
    lowest = options.objective == "reverse" and (trumps or options.untrumped_reverse == "lowest")
    best = (min if lowest else max)(trumps or alive, key=lambda play: play[1].number or 0)
    return best[0]


def value(card: Card, colours: set[str], options: Any) -> int:
    sign = -1 if options.objective == "reverse" else 1
    if card.colour not in colours:
        return sign
    return -5 if options.objective == "mild" else -sign * (card.number or 0)


def rounds(log: Sequence[Event]) -> Iterator[list[Event]]:
    events: list[Event] = []
    for event in log:
        events.append(event)
        if isinstance(event, RoundScored):
            yield events
            events = []


def tricks(events: Sequence[Event]) -> Iterator[tuple[list[tuple[Seat, Card]], Event]]:
    plays: list[tuple[Seat, Card]] = []
    for event in events:
        if isinstance(event, Moved) and isinstance(event.action, Play):
            plays.append((int(event.seat), event.action.card))
        elif isinstance(event, (TrickWon, TrickSetAside)):
            yield plays, event
            plays = []
    assert plays == []


@given(tables(EITHER))
def test_every_trick_is_won_by_whom_the_cards_say(table: Table) -> None:
    for events in rounds(table.log):
        leader = None
        for plays, event in tricks(events):
            seats = [seat for seat, _ in plays]
            assert leader in {None, seats[0]}
            assert seats == [(seats[0] + at) % table.game.players for at in table.seats]
            expected = winner(plays, table.game.options)
            assert expected == (event.seat if isinstance(event, TrickWon) else None)
            assert not isinstance(event, TrickWon) or (event.seat, event.card) in plays
            leader = seats[0] if expected is None else expected


@given(tables(EITHER))
def test_every_score_is_what_the_cards_are_worth(table: Table) -> None:
    game, totals = table.game, [0] * table.game.players
    for events in rounds(table.log):
        cards: dict[Seat, list[Card]] = {seat: [] for seat in table.seats}
        colours: dict[Seat, set[str]] = {seat: set() for seat in table.seats}
        for event in events:
            if isinstance(event, CursesRevealed):
                for seat, laid in enumerate(event.cards):
                    cards[seat] += laid
                    colours[seat] = {card.colour for card in laid}
            elif isinstance(event, Declared):
                for seat, named in enumerate(event.colours):
                    colours[seat] = {colour.name for colour in named}
        for plays, _ in tricks(events):
            taker = winner(plays, game.options)
            if taker is not None:
                cards[taker] += [card for _, card in plays]
        expected = [
            sum(value(card, colours[seat], game.options) for card in cards[seat])
            for seat in table.seats
        ]
        scored = events[-1]
        assert isinstance(scored, RoundScored)
        assert [*scored.points] == expected
        totals = [total + points for total, points in zip(totals, expected, strict=True)]
    ended = table.log[-1]
    assert isinstance(ended, GameEnded)
    assert [*table.moments[-1].state.totals] == totals
    assert ended.winners == tuple(seat for seat in table.seats if totals[seat] == max(totals))


@given(tables(EITHER))
def test_each_card_is_played_laid_or_left_over_once_a_round(table: Table) -> None:
    for events in rounds(table.log):
        shown: Counter[Card] = Counter()
        for event in events:
            if isinstance(event, Moved) and isinstance(event.action, Play):
                shown[event.action.card] += 1
            elif isinstance(event, CursesRevealed):
                shown.update(card for laid in event.cards for card in laid)
            elif isinstance(event, LeftOver):
                shown.update(event.cards)
        assert shown == Counter(table.game.packs(table.game.start())[0])
