"""No card is ever lost, doubled or made up."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from cardtable.engine import Card, Shuffle
from tests.properties.strategies import tables
from tests.tables import Table, cards_in, decisions, known_cards


@given(tables())
def test_all_cards_are_on_the_table_at_every_moment(table: Table) -> None:
    dealt: Counter[Card] = Counter()
    for moment in table.moments:
        assert known_cards(moment.state) == dealt
        for decision in decisions(moment.events):
            if isinstance(decision.action, Shuffle):
                dealt = known_cards(decision.action)
                assert dealt == known_cards(table.game.packs(moment.state))


@given(tables())
def test_all_see_as_many_cards_as_there_are_and_no_card_twice(table: Table) -> None:
    for moment in table.moments:
        count = len([*cards_in(moment.state)])
        for view in moment.views.values():
            assert len([*cards_in(view.state)]) == count
            assert all(times == 1 for times in known_cards(view.state).values())


@given(tables())
def test_every_card_played_was_in_its_hand(table: Table) -> None:
    for moment in table.moments:
        for decision in decisions(moment.events):
            if decision.seat in table.seats:
                hand = known_cards(moment.views[decision.seat].state)
                assert known_cards(decision.action) <= hand
