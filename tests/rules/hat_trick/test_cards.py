"""The pack, the deal, and what one holds."""

from __future__ import annotations

import pytest

from cardtable import CardtableError
from cardtable.engine import Dealt, Role, TricksBegan
from cardtable.games.hat_trick import HatTrick
from tests.rules.builders import card, cards
from tests.rules.hat_trick.scenes import Scene, after_first_trick


@pytest.mark.rule("hat-trick.deck.by-players")
@pytest.mark.parametrize(
    ("players", "pack"),
    [
        (4, "B1-20 G1-20 R1-20"),
        (5, "B1-20 G1-20 R1-20"),
        (6, "B1-20 G1-20 R1-20"),
        (7, "B0-20 G0-20 R0-20"),
    ],
)
def test_with_seven_players_the_zeros_join_the_cards(players: int, pack: str) -> None:
    game = HatTrick(players=players)
    assert game.options.deck == cards(pack)
    assert game.packs(game.start()) == (cards(pack),)


@pytest.mark.rule("hat-trick.deck.by-players")
def test_a_card_that_stays_in_the_box_cannot_be_played() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal()
    assert scene.refusal(0, "play R0") == "engine.no-such-action"
    assert scene.refusal(0, "play Y3") == "engine.no-such-action"


@pytest.mark.rule("hat-trick.deck.by-players")
@pytest.mark.parametrize("players", [3, 8])
def test_three_or_eight_cannot_play(players: int) -> None:
    with pytest.raises(CardtableError, match=f"players takes 4-7, not {players}"):
        HatTrick(players=players)


@pytest.mark.rule("hat-trick.deal.all-cards")
@pytest.mark.parametrize(("players", "hand"), [(4, 15), (5, 12), (6, 10), (7, 9)])
def test_all_cards_are_dealt_and_to_everybody_the_same_number(players: int, hand: int) -> None:
    scene = Scene(HatTrick(players=players))
    scene.deal()
    assert [len(held) for held in scene.state.hands] == [hand] * players
    assert scene.state.deck == ()
    assert sorted(each for held in scene.state.hands for each in held) == [*scene.game.deck]


@pytest.mark.rule("hat-trick.deal.all-cards")
def test_each_hand_is_its_own_part_of_the_shuffled_pack() -> None:
    scene = Scene(HatTrick(players=4))
    events = scene.deal("R1-15", "G6-20", "B1-15")
    assert events[1:] == [
        Dealt(0, cards("R1-15")),
        Dealt(1, cards("G6-20")),
        Dealt(2, cards("B1-15")),
        Dealt(3, cards("B16-20 G1-5 R16-20")),
        TricksBegan(),
    ]
    for viewer in (1, Role.WATCHER):
        assert scene.view(viewer).state.hands[0] == (card("??"),) * 15
    assert scene.view(1).state.hands[1] == cards("G6-20")


@pytest.mark.rule("hat-trick.hand.own-cards")
def test_only_a_card_in_the_hand_can_be_played() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal("R4 R8", "R5", "R6", "R7")
    assert scene.refusal(0, "play R5") == "hat-trick.hand.own-cards"
    scene.play("R8 R5 R6 R7")
    assert scene.refusal(0, "play R8") == "hat-trick.hand.own-cards"
    assert scene.refusal(0, "play R5") == "hat-trick.hand.own-cards"
    scene.act(0, "play R4")
    assert scene.refusal(1, "play R4") == "hat-trick.hand.own-cards"


@pytest.mark.rule("hat-trick.hand.own-cards")
def test_a_card_passed_or_won_is_in_no_hand() -> None:
    scene = after_first_trick("R4 B5 G6 R7")
    scene.act(3, "play " + str(scene.state.hands[3][0]))
    assert scene.refusal(0, "play R4") == "hat-trick.hand.own-cards"
    scene.act(0, "play " + str(scene.state.hands[0][0]))
    scene.act(1, "play " + str(scene.state.hands[1][0]))
    assert scene.refusal(2, "play G6") == "hat-trick.hand.own-cards"
