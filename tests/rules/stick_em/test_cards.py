"""The pack, the deal, and what one holds."""

from __future__ import annotations

import pytest

from cardtable import CardtableError
from cardtable.games.sticheln.events import (
    LeftOver,
)
from cardtable.games.stick_em import StickEm
from tests.rules.builders import cards
from tests.rules.sticheln.scenes import Scene

SIZES = pytest.mark.parametrize("players", range(3, 7))


@pytest.mark.rule("stick-em.deck.by-players")
@pytest.mark.parametrize(
    ("players", "pack"),
    [
        (3, "B0-8 G0-8 P0-8 R0-8 Y0-8"),
        (4, "B0-11 G0-11 P0-11 R0-11 Y0-11"),
        (5, "B0-14 G0-14 P0-14 R0-14 Y0-14"),
        (6, "B0-14 G0-14 K0-14 P0-14 R0-14 Y0-14"),
    ],
)
def test_the_number_of_players_decides_which_cards_are_in_the_game(players: int, pack: str) -> None:
    game = StickEm(players=players)
    assert game.packs(game.start()) == (cards(pack),)


@pytest.mark.rule("stick-em.deck.by-players")
@pytest.mark.parametrize("players", [2, 7, 8])
def test_3_to_6_can_play(players: int) -> None:
    with pytest.raises(CardtableError, match=f"players takes 3-6, not {players}"):
        StickEm(players=players)


@pytest.mark.rule("sticheln.deal.hand-size")
@SIZES
def test_all_cards_are_dealt_15_to_each(players: int) -> None:
    scene = Scene(StickEm(players=players))
    events = scene.deal()
    assert [len(hand) for hand in scene.state.hands] == [15] * players
    assert not any(isinstance(event, LeftOver) for event in events)


@pytest.mark.rule("sticheln.hand.own-cards")
def test_only_a_card_in_the_hand_can_be_laid_or_played() -> None:
    scene = Scene(StickEm())
    scene.deal("R4 B1", "R5 B2")
    assert scene.refusal(0, "curse R5") == "sticheln.hand.own-cards"
    scene.lay_any_but("R4 R5")
    assert scene.refusal(0, "play R5") == "sticheln.hand.own-cards"
    scene.act(0, "play R4")
