"""Law 4: legality needs no secret; and `forbids` is the only definition of it."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine import CardtableError, IllegalAction, Role, Shuffle, as_seen
from cardtable.games import ENGINE, rulebook
from tests.tables import Table, every_table


@every_table
def test_a_view_knows_what_its_seat_may_do(table: Table) -> None:
    game = table.game
    for moment in table.moments:
        for seat in table.seats:
            view = moment.views[seat].state
            assert game.legal_actions(view, seat) == game.legal_actions(moment.state, seat)
            assert game.barred(view, seat) == game.barred(moment.state, seat)
            assert [*game.candidates(view, seat)] == [*game.candidates(moment.state, seat)]


@every_table
def test_a_view_knows_why_anything_else_is_refused(table: Table) -> None:
    """Whoever tries what it does not even hold learns no more from the reason."""
    game = table.game
    for moment in table.some_moments(8):
        for seat in table.seats:
            view = moment.views[seat].state
            for action in game.actions:
                known = game.refusal(view, seat, action)
                assert known == game.refusal(moment.state, seat, action)


@every_table
def test_a_view_knows_whom_the_table_waits_for(table: Table) -> None:
    for moment in table.moments:
        for viewer in table.viewers:
            view = moment.views[viewer].state
            assert table.game.to_act(view) == table.game.to_act(moment.state)
            assert table.game.offers(view) == table.game.offers(moment.state)


@every_table
def test_all_actions_are_different_also_as_they_are_written(table: Table) -> None:
    actions = table.game.actions
    assert len({*actions}) == len({*map(str, actions)}) == len(actions)


@every_table
def test_legal_and_barred_part_the_candidates_in_canonical_order(table: Table) -> None:
    game = table.game
    order = {action: at for at, action in enumerate(game.actions)}
    for moment in table.moments:
        for seat in table.seats:
            candidates = [*game.candidates(moment.state, seat)]
            legal = game.legal_actions(moment.state, seat)
            barred = game.barred(moment.state, seat)
            places = [order[action] for action in candidates]
            assert places == sorted({*places})
            assert [a for a in candidates if a not in barred] == legal
            assert [a for a in candidates if a not in legal] == [*barred]


@every_table
def test_the_legal_actions_are_those_that_nothing_forbids(table: Table) -> None:
    game = table.game
    for moment in table.moments:
        for seat in table.seats:
            allowed = [a for a in game.actions if game.refusal(moment.state, seat, a) is None]
            assert game.legal_actions(moment.state, seat) == allowed


@every_table
def test_every_legal_action_is_accepted(table: Table) -> None:
    for moment in table.moments:
        for seat in table.seats:
            for action in table.game.legal_actions(moment.state, seat):
                events, after = table.game.act(moment.state, seat, action)
                assert moment.views[Role.OPEN].follow(events).state == after


@every_table
def test_every_other_action_is_refused_with_a_known_rule(table: Table) -> None:
    game = table.game
    known = rulebook(game.name).keys() | rulebook(ENGINE).keys()
    for moment in table.some_moments(4):
        for seat in table.seats:
            barred = game.barred(moment.state, seat)
            for action in {*game.actions} - {*game.legal_actions(moment.state, seat)}:
                with pytest.raises(IllegalAction) as refused:
                    game.act(moment.state, seat, action)
                rule = refused.value.rule
                assert rule in known
                assert barred.get(action, rule) == rule == game.refusal(moment.state, seat, action)
                assert (refused.value.seat, refused.value.action) == (seat, action)


@every_table
def test_the_reasons_for_what_happens_need_no_secret(table: Table) -> None:
    game = table.game
    known = rulebook(game.name).keys() | rulebook(ENGINE).keys()
    truth = game.start()
    views = {viewer: game.view((), viewer) for viewer in table.viewers}
    for event in table.log:
        reasons = game.why(truth, event)
        assert {reason.rule for reason in reasons} <= known
        for viewer, view in views.items():
            assert game.why(view.state, as_seen(event, viewer)) == reasons
            views[viewer] = view.follow([event])
        truth = game.evolve(truth, event)


@every_table
def test_the_reasons_for_a_refusal_need_no_secret_and_end_with_its_rule(table: Table) -> None:
    game = table.game
    known = rulebook(game.name).keys() | rulebook(ENGINE).keys()
    for moment in table.some_moments(12):
        for seat in table.seats:
            for action, rule in game.barred(moment.state, seat).items():
                refused = IllegalAction(seat, action, rule)
                reasons = game.why(moment.state, refused)
                assert (reasons[-1].rule, reasons[-1].cards) == (rule, action.cards)
                assert {reason.rule for reason in reasons} <= known
                assert game.why(moment.views[seat].state, refused) == reasons


@every_table
def test_whoever_the_table_waits_for_can_act(table: Table) -> None:
    for moment in table.moments:
        for actor in table.game.to_act(moment.state):
            if isinstance(actor, Role):
                assert actor is Role.CHANCE
                assert all(table.game.packs(moment.state))
            else:
                legal = table.game.legal_actions(moment.state, actor)
                assert any(not action.free for action in legal)
        for seat in table.game.offers(moment.state):
            assert any(action.free for action in table.game.legal_actions(moment.state, seat))


@every_table
def test_only_chance_shuffles_and_only_the_cards_it_is_given(table: Table) -> None:
    game = table.game
    for moment in table.some_moments(12):
        packs = game.packs(moment.state)
        due = Role.CHANCE in game.to_act(moment.state)
        tried = {Shuffle(packs[:-1]), Shuffle((*packs, ())), Shuffle(())}
        tried |= {Shuffle((*packs[:-1], pack)) for pack in (packs[-1][1:], packs[-1] * 2)}
        for shuffle in tried if due else {*tried, Shuffle(packs)}:
            assert refusal(table, moment.state, Role.CHANCE, shuffle) == (
                "engine.not-a-shuffle" if due else "engine.not-your-turn"
            )
        for seat in table.seats:
            assert refusal(table, moment.state, seat, Shuffle(packs)) == "engine.no-such-action"
        for role in (Role.WATCHER, Role.OPEN):
            assert refusal(table, moment.state, role, Shuffle(packs)) == "engine.not-your-turn"


@every_table
def test_nobody_acts_from_a_seat_that_is_not_there(table: Table) -> None:
    for moment in table.some_moments(4):
        for seat in (-1, table.game.players, False, True, 0.0, "0", "chance", None):
            for action in table.game.actions:
                assert refusal(table, moment.state, seat, action) == "engine.not-your-turn"
            assert table.game.legal_actions(moment.state, seat) == []  # type: ignore[arg-type]
            assert table.game.barred(moment.state, seat) == {}  # type: ignore[arg-type]


def refusal(table: Table, state: object, actor: Any, action: Any) -> str:
    with pytest.raises(IllegalAction) as refused:
        table.game.act(state, actor, action)
    assert isinstance(refused.value, CardtableError)
    return refused.value.rule
