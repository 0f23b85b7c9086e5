"""The refusals that every game shares: what no game need say."""

from __future__ import annotations

import pytest

from cardtable.engine import Action, Colour, Play, Role, Shuffle
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import Curse, Declare
from cardtable.games.stick_em import StickEm
from tests.rules.builders import card
from tests.rules.sticheln.scenes import Scene, after_first_trick

GAMES = pytest.mark.parametrize("game", [Sticheln(), StickEm()], ids=lambda game: game.name)


@pytest.mark.rule("engine.no-such-action")
@pytest.mark.parametrize(
    "action",
    [
        Play(card("R99")),
        Play(card("R12")),
        Play(card("R")),
        Play(card("7")),
        Curse(card("??")),
        Declare(Colour.R),
        Shuffle(()),
    ],
    ids=str,
)
@GAMES
def test_a_seat_cannot_do_what_the_game_does_not_have(game: Sticheln, action: Action) -> None:
    scene = Scene(game)
    scene.deal()
    assert scene.refusal(0, action) == "engine.no-such-action"


@pytest.mark.rule("engine.not-your-turn")
@GAMES
def test_only_those_the_table_waits_for_may_act(game: Sticheln) -> None:
    scene = Scene(game)
    assert scene.refusal(0, "play R7") == "engine.not-your-turn"
    scene.deal("R7 R1", "B7")
    assert scene.refusal(Role.CHANCE, Shuffle((game.deck,))) == "engine.not-your-turn"
    assert scene.refusal(4, "curse R7") == "engine.not-your-turn"
    assert scene.refusal(-1, "curse R7") == "engine.not-your-turn"
    assert scene.refusal(Role.WATCHER, "curse R7") == "engine.not-your-turn"
    scene.act(0, "curse R7")
    assert scene.refusal(0, "curse R1") == "engine.not-your-turn"


@pytest.mark.rule("engine.not-now")
@GAMES
def test_a_kind_of_action_has_its_phase(game: Sticheln) -> None:
    scene = Scene(game)
    scene.deal("R7 R1", "B7")
    assert scene.refusal(0, "play R7") == "engine.not-now"
    scene.lay_any_but("R7 B7")
    assert scene.refusal(0, "curse R7") == "engine.not-now"
    assert scene.refusal(0, "curse B7") == "engine.not-now"


@pytest.mark.rule("engine.not-now")
@GAMES
def test_nobody_leads_before_the_trick_on_the_table_has_been_won(game: Sticheln) -> None:
    scene, trick_won = after_first_trick(game, "R7 R3 R2 R1")
    scene.state = game.replay(scene.log[: scene.log.index(trick_won)])
    assert scene.refusal(0, f"play {scene.state.hands[0][0]}") == "engine.not-now"


@pytest.mark.rule("engine.not-a-shuffle")
@GAMES
def test_a_shuffle_holds_every_card_of_the_pack_once(game: Sticheln) -> None:
    scene = Scene(game)
    pack = game.deck
    twice = (pack[0], *pack[:-1])
    for packs in [(), (pack[:-1],), (pack, pack), (twice,), ((*pack, pack[0]),)]:
        assert scene.refusal(Role.CHANCE, Shuffle(packs)) == "engine.not-a-shuffle"
    assert scene.refusal(Role.CHANCE, "play R7") == "engine.not-a-shuffle"
    scene.act(Role.CHANCE, Shuffle((pack[::-1],)))
