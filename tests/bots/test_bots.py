"""What every bot must be: legal, repeatable, and blind to what its seat cannot see."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable import GAMES, CardtableError, play
from cardtable.bots import Greedy, Random
from cardtable.bots.greedy import KNOWLEDGE
from cardtable.engine import Action, Bot, Game, View, decode_view, encode
from cardtable.games.stick_em import StickEm
from tests.tables import game_of, sizes, variants

if TYPE_CHECKING:
    from collections.abc import Sequence

BOTS = [
    *(pytest.param(Random, name, id=f"random-{name}") for name in GAMES),
    *(pytest.param(Greedy, name, id=f"greedy-{name}") for name in KNOWLEDGE),
]


def tables(name: str) -> list[Game[Any, Any]]:
    kind = GAMES[name]
    return [
        game_of(kind, options) for players in sizes(kind) for options in variants(kind, players)
    ]


def usual_table(name: str) -> Game[Any, Any]:
    return tables(name)[0]


class Watched:
    """A bot and everything it was asked."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked: list[tuple[View[Any], Sequence[Action], object, Action]] = []

    def __call__(self, view: View[Any], legal: Sequence[Action], rng: random.Random, /) -> Action:
        before = rng.getstate()
        action = self.bot(view, legal, rng)
        self.asked.append((view, legal, before, action))
        return action


@pytest.mark.parametrize(("bot", "name"), BOTS)
def test_it_plays_every_variant_and_table_size_to_the_end(bot: type[Bot], name: str) -> None:
    for game in tables(name):
        log = play(game, [bot() for _ in range(game.players)], seed=1)
        assert game.to_act(game.replay(log)) == ()


@pytest.mark.parametrize(("bot", "name"), BOTS)
def test_the_same_seed_gives_the_same_play(bot: type[Bot], name: str) -> None:
    game = usual_table(name)
    logs = [play(game, [bot() for _ in range(game.players)], seed=7) for _ in range(2)]
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("bot", "name"), BOTS)
def test_one_bot_in_every_seat_tells_itself_nothing(bot: type[Bot], name: str) -> None:
    game = usual_table(name)
    shared = bot()
    apart = play(game, [bot() for _ in range(game.players)], seed=7)
    assert play(game, [shared] * game.players, seed=7) == apart


@pytest.mark.parametrize(("bot", "name"), BOTS)
def test_it_draws_from_no_other_source_of_chance(bot: type[Bot], name: str) -> None:
    game = usual_table(name)
    before = random.getstate()
    play(game, [bot() for _ in range(game.players)], seed=7)
    assert random.getstate() == before


@pytest.mark.parametrize(("bot", "name"), BOTS)
def test_it_decides_the_same_on_the_written_view(bot: type[Bot], name: str) -> None:
    """The view as a browser gets it holds what the seat was shown, and nothing can hide in it."""
    for game in tables(name):
        watched = Watched(bot())
        play(game, [watched, *[Random()] * (game.players - 1)], seed=3)
        for view, legal, source, action in watched.asked[::4]:
            assert view.seat == 0
            shown = decode_view(game, json.loads(json.dumps(encode(view))))
            rng = random.Random()
            rng.setstate(source)  # type: ignore[arg-type]
            assert bot()(shown, legal, rng) == action


@pytest.mark.parametrize(("bot", "name"), BOTS)
def test_it_decides_the_same_whatever_lies_behind_the_cards(bot: type[Bot], name: str) -> None:
    """Other hands, other curses, the same view: no world can make a bot change its mind."""
    for game in tables(name):
        watched = Watched(bot())
        play(game, [watched, *[Random()] * (game.players - 1)], seed=4)
        for view, _, source, action in watched.asked[::4]:
            world = next(game.worlds(view, random.Random(5)))
            there = game.view(world.log, 0)
            rng = random.Random()
            rng.setstate(source)  # type: ignore[arg-type]
            assert bot()(there, game.legal_actions(world.state, 0), rng) == action


def test_random_takes_every_legal_action_about_as_often() -> None:
    game = GAMES["sticheln"]()
    watched = Watched(Random())
    play(game, [watched, *[Random()] * 3], seed=0)
    view, legal, _, _ = watched.asked[0]
    rng = random.Random(1)
    drawn = [Random()(view, legal, rng) for _ in range(1000 * len(legal))]
    assert all(850 < drawn.count(action) < 1150 for action in legal)


def test_greedy_says_which_games_it_plays() -> None:
    class Unheard(StickEm):
        name = "unheard"

    with pytest.raises(CardtableError, match="Greedy cannot play unheard; it plays sticheln,"):
        play(Unheard(), [Greedy()] * 4, seed=0)
