"""How many decisions a game takes, counted from its rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from cardtable import GAMES
from cardtable.engine import Action, Play, Shuffle
from cardtable.games.sticheln.events import Curse, Declare
from tests.tables import Table, Tables, decisions, game_of, sizes, variants

if TYPE_CHECKING:
    from collections.abc import Iterator

HANDS = {3: 15, 4: 15, 5: 15, 6: 15, 7: 15, 8: 14}


def tables() -> Iterator[Any]:
    for name in ("sticheln", "stick-em"):
        kind = GAMES[name]
        for players in sizes(kind):
            for variant, options in zip(kind.variants, variants(kind, players), strict=True):
                yield pytest.param(game_of(kind, options), id=f"{name}-{variant}-{players}")


@pytest.mark.parametrize("game", [*tables()])
def test_a_round_takes_as_many_decisions_as_the_rules_say(game: Any) -> None:
    options = game.options
    delayed = options.visibility == "delayed"
    curses = 0 if delayed else options.curses
    for table in Tables(type(game), (options,), range(3)):
        kinds: Counter[type[Action]] = Counter(type(d.action) for d in decisions(table.log))
        rounds = options.round_count
        assert kinds[Shuffle] == rounds
        assert kinds[Curse] == rounds * game.players * curses
        assert kinds[Play] == rounds * game.players * (HANDS[game.players] - curses)
        assert (kinds[Declare] > 0) == delayed
        assert kinds[Declare] <= rounds * game.players * options.curses


def test_a_game_of_several_rounds_takes_them_all() -> None:
    game = GAMES["stick-em"](players=3)
    log = Table(game, 0).log
    assert len(decisions(log)) == 3 * (1 + 3 + 3 * 14)
    longest = GAMES["sticheln"](players=4, rounds=9)
    assert len(decisions(Table(longest, 0).log)) == 9 * (1 + 4 + 4 * 14)
