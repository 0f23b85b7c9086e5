"""Bots play a game to its end: who is asked with what, what is drawn from, and how it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given

from cardtable import GAMES, play
from cardtable.bots import Random as AnyBot
from cardtable.engine import (
    Action,
    CardtableError,
    Event,
    Moved,
    Role,
    Shuffle,
    View,
    moments,
    shuffled,
)
from tests.properties.strategies import games
from tests.tables import AnyGame, decisions


class Witness:
    """Plays anything, and notes what it was asked with."""

    def __init__(self) -> None:
        self.asked: list[tuple[View[Any], Sequence[Action]]] = []

    def __call__(self, view: View[Any], legal: Sequence[Action], rng: Random, /) -> Action:
        self.asked.append((view, legal))
        return rng.choice(legal)


@given(games())
def test_each_bot_is_asked_with_its_own_view_and_what_is_legal_there(game: AnyGame) -> None:
    witnesses = [Witness() for _ in range(game.players)]
    told: list[Sequence[Event]] = []
    log = play(game, witnesses, seed=1, watch=told.append)
    assert told == moments(log)
    assert game.to_act(game.replay(log)) == ()
    for at, moment in enumerate(told):
        (decision,) = decisions(moment)
        if decision.seat is Role.CHANCE:
            continue
        view, legal = witnesses[int(decision.seat)].asked.pop(0)
        assert view == game.view(log, decision.seat, moment=at)
        assert legal == game.legal_actions(game.replay(log, moment=at), int(decision.seat))
        assert decision.action in legal
    assert [witness.asked for witness in witnesses] == [[]] * game.players


def deals(log: Sequence[Event]) -> list[Action]:
    return [each.action for each in decisions(log) if each.seat is Role.CHANCE]


def the_first(_view: View[Any], legal: Sequence[Action], _rng: Random) -> Action:
    return legal[0]


def test_the_deals_of_a_seed_do_not_depend_on_what_the_bots_do() -> None:
    game = GAMES["stick-em"](players=3, rounds=3)
    one, other = (play(game, [bot] * 3, seed=5) for bot in (AnyBot(), the_first))
    assert one != other
    assert deals(one) == deals(other)
    assert len({*deals(one)}) == 3
    assert deals(play(game, [the_first] * 3, seed=6)) != deals(other)


def the_last(_view: View[Any], legal: Sequence[Action], _rng: Random) -> Action:
    return legal[-1]


def test_the_deals_of_a_seed_do_not_depend_on_how_long_a_round_was() -> None:
    game = GAMES["was-sticht"](players=3, contracts=2)
    one, other = (play(game, [bot] * 3, seed=0) for bot in (the_first, the_last))
    assert deals(one)[1] == deals(other)[1]
    assert len({log.index(Moved(Role.CHANCE, deals(log)[1])) for log in (one, other)}) == 2


def test_a_game_goes_on_with_the_deals_it_would_have_had() -> None:
    game = GAMES["stick-em"](players=3, rounds=3)
    whole = play(game, [the_first] * 3, seed=5)
    for cut in (0, 1, 20, 60, 100):
        begun = [event for moment in moments(whole)[:cut] for event in moment]
        told: list[Sequence[Event]] = []
        assert play(game, [the_first] * 3, seed=5, log=begun, watch=told.append) == whole
        assert told == moments(whole)[cut:]


def test_a_log_that_was_cut_within_a_moment_is_refused() -> None:
    game = GAMES["stick-em"](players=3, rounds=1)
    whole = play(game, [the_first] * 3, seed=5)
    deal = len(moments(whole)[0])
    for cut in range(1, deal):
        with pytest.raises(CardtableError) as refused:
            play(game, [the_first] * 3, seed=5, log=whole[:cut])
        assert refused.value.problem == "cut-within-moment"
    assert play(game, [the_first] * 3, seed=5, log=whole[:deal]) == whole


def test_what_chance_draws_when_a_game_goes_on_is_not_drawn_twice() -> None:
    """A seat that was asked before has its own source anew, not the same numbers again."""
    game = GAMES["stick-em"](players=3, rounds=1)
    whole = play(game, [AnyBot()] * 3, seed=5)
    begun = [event for moment in moments(whole)[:6] for event in moment]
    onward = play(game, [AnyBot()] * 3, seed=5, log=begun)
    assert onward[: len(begun)] == whole[: len(begun)]
    assert onward == play(game, [AnyBot()] * 3, seed=5, log=begun)


def test_a_shuffle_lays_out_each_pack_by_itself() -> None:
    packs = (GAMES["sticheln"]().options.deck, GAMES["stick-em"](players=3).options.deck)
    shuffle = shuffled(packs, Random(1))
    assert isinstance(shuffle, Shuffle)
    assert [sorted(pack) for pack in shuffle.packs] == [sorted(pack) for pack in packs]
    assert shuffle.packs != packs
    assert shuffle != shuffled(packs, Random(2))
