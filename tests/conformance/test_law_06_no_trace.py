"""Law 6: no randomness, clock or global: play leaves no trace, and repeats itself exactly.

What the rules may import is checked in `tests/architecture/`.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from types import FunctionType, ModuleType

import pytest

from cardtable import GAMES, play
from cardtable.bots import Random
from cardtable.engine import Role
from tests.tables import Table, decisions, every_table, game_of, sizes, variants

PLAYED = """
import json, sys
from cardtable import GAMES, play
from cardtable.engine import encode
game = GAMES[sys.argv[1]](players=int(sys.argv[2]))
log = play(game, [lambda view, legal, rng: rng.choice(legal)] * game.players, seed=7)
print(json.dumps([encode(log), encode(game.actions)]))
"""


def rule_modules() -> dict[str, ModuleType]:
    return {
        name: module
        for name, module in sys.modules.items()
        if name.startswith(("cardtable.engine", "cardtable.games"))
    }


def globals_now() -> dict[str, str]:
    """Every global value of the rules, and every value that a class of theirs holds."""
    values = {}
    for name, module in rule_modules().items():
        for member, value in vars(module).items():
            if isinstance(value, type) and value.__module__ == name:
                for inner, held in vars(value).items():
                    if not inner.startswith("_"):
                        values[f"{name}.{member}.{inner}"] = repr(held)
            elif not member.startswith("__") and not isinstance(value, (FunctionType, ModuleType)):
                values[f"{name}.{member}"] = repr(value)
    return values


@every_table
def test_play_changes_no_global(table: Table) -> None:
    game = table.game
    state = game.start()
    before, source = globals_now(), random.getstate()
    for moment in table.moments[:-1]:
        for event in moment.events:
            state = game.evolve(state, event)
        for seat in table.seats:
            game.legal_actions(state, seat)
            game.barred(state, seat)
        game.consequence(state)
    next(game.worlds(game.view(table.log, 0), table.random("worlds")))
    assert globals_now() == before
    assert random.getstate() == source


@every_table
def test_the_same_seed_gives_the_same_play(table: Table) -> None:
    again = game_of(type(table.game), table.game.options)
    assert again is not table.game
    bots = [Random()] * again.players
    assert play(table.game, bots, 3) == play(table.game, bots, 3) == play(again, bots, 3)
    assert play(table.game, bots, 3) != play(table.game, bots, 4)


@pytest.mark.parametrize("name", GAMES)
def test_play_is_the_same_in_every_process(name: str) -> None:
    players = str(min(sizes(GAMES[name])))
    outputs = {
        subprocess.run(  # noqa: S603 - this same Python
            [sys.executable, "-c", PLAYED, name, players],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1")
    }
    assert len(outputs) == 1
    assert len(outputs.pop()) > 1000


@pytest.mark.parametrize("name", GAMES)
def test_the_deals_do_not_depend_on_the_bots(name: str) -> None:
    kind = GAMES[name]
    for options in variants(kind, min(sizes(kind))):
        game = game_of(kind, options)
        logs = [
            play(game, [lambda view, legal, rng, at=at: legal[at]] * game.players, seed=5)  # noqa: ARG005 - a bot
            for at in (0, -1)
        ]
        first, second = ([d for d in decisions(log) if d.seat is Role.CHANCE] for log in logs)
        assert first[0] == second[0]
        assert all(one == other for one, other in zip(first, second, strict=False))
        assert logs[0] != logs[1]
