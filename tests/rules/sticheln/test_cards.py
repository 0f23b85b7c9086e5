"""The pack, the deal, and what one holds."""

from __future__ import annotations

import pytest

from cardtable.engine import Dealt, Role
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import LeftOver, PhaseBegan
from tests.rules.builders import cards
from tests.rules.sticheln.scenes import SHOWN, Scene, counting


@pytest.mark.rule("sticheln.deck.by-players")
@pytest.mark.parametrize(
    ("players", "pack"),
    [
        (3, "B0-8 G0-8 N0-8 R0-8 Y0-8"),
        (4, "B0-11 G0-11 N0-11 R0-11 Y0-11"),
        (5, "B0-14 G0-14 N0-14 R0-14 Y0-14"),
        (6, "B0-14 G0-14 N0-14 P0-14 R0-14 Y0-14"),
        (7, "B0-17 G0-17 N0-17 P0-17 R0-17 Y0-17"),
        (8, "B0-18 G0-18 N0-18 P0-18 R0-18 Y0-18"),
    ],
)
def test_the_number_of_players_decides_which_cards_are_in_the_game(players: int, pack: str) -> None:
    game = Sticheln(players=players)
    assert game.options.deck == cards(pack)
    assert game.packs(game.start()) == (cards(pack),)


@pytest.mark.rule("sticheln.deck.by-players")
def test_a_card_that_stays_in_the_box_cannot_be_played() -> None:
    scene = Scene(Sticheln(players=4))
    scene.deal()
    assert scene.refusal(0, "curse R12") == "engine.no-such-action"
    assert scene.refusal(0, "curse P3") == "engine.no-such-action"


@pytest.mark.rule("sticheln.deal.hand-size")
@pytest.mark.parametrize(
    ("players", "hand", "left_over"),
    [(3, 15, 0), (4, 15, 0), (5, 15, 0), (6, 15, 0), (7, 15, 3), (8, 14, 2)],
)
def test_everybody_is_dealt_15_cards_and_14_with_8_players(
    players: int, hand: int, left_over: int
) -> None:
    scene = Scene(Sticheln(players=players))
    scene.deal()
    assert [len(held) for held in scene.state.hands] == [hand] * players
    assert len(scene.state.aside) == left_over


@pytest.mark.rule("sticheln.deal.hand-size")
def test_each_hand_is_its_own_part_of_the_shuffled_pack() -> None:
    scene = Scene(Sticheln(players=3))
    events = scene.deal("R0-8 B0-5", "B6-8 G0-8 Y0-2")
    assert [event for event in events if isinstance(event, Dealt)] == [
        Dealt(0, cards("B0-5 R0-8")),
        Dealt(1, cards("B6-8 G0-8 Y0-2")),
        Dealt(2, cards("N0-8 Y3-8")),
    ]


SEVEN_AND_EIGHT = pytest.mark.parametrize(
    ("players", "left_over"), [(7, "Y9 B17 R0"), (8, "P0 G18")]
)


@pytest.mark.rule("sticheln.deal.left-over-shown")
@SEVEN_AND_EIGHT
def test_cards_left_over_are_shown_to_everybody_before_anyone_chooses(
    players: int, left_over: str
) -> None:
    scene = Scene(Sticheln(players=players))
    shown = tuple(sorted(cards(left_over)))
    assert scene.deal(left_over=left_over)[-2:] == [
        LeftOver(shown, SHOWN),
        PhaseBegan("choose"),
    ]
    for viewer in (*range(players), Role.WATCHER):
        assert scene.view(viewer).state.aside == shown


@pytest.mark.rule("sticheln.deal.left-over-shown")
@SEVEN_AND_EIGHT
def test_cards_left_over_lie_aside_all_round_and_count_for_nobody(
    players: int, left_over: str
) -> None:
    scene = Scene(Sticheln(players=players))
    scene.deal(left_over=left_over)
    scene.play_on()
    state = scene.state
    counted = [card for seat in range(players) for card in counting(scene.game, state, seat)]
    assert {*state.aside} == {*cards(left_over)}
    assert sorted([*counted, *state.aside]) == [*scene.game.options.deck]


@pytest.mark.rule("sticheln.deal.left-over-shown")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_fewer_players_no_card_is_left_over(players: int) -> None:
    scene = Scene(Sticheln(players=players))
    assert not any(isinstance(event, LeftOver) for event in scene.deal())


@pytest.mark.rule("sticheln.hand.own-cards")
def test_only_a_card_in_the_hand_can_be_laid_down() -> None:
    scene = Scene(Sticheln(players=4))
    scene.deal("R4", "R5")
    assert scene.refusal(0, "curse R5") == "sticheln.hand.own-cards"
    assert scene.refusal(1, "curse R4") == "sticheln.hand.own-cards"
    scene.act(1, "curse R5")
    scene.act(0, "curse R4")


@pytest.mark.rule("sticheln.hand.own-cards")
def test_only_a_card_in_the_hand_can_be_played() -> None:
    scene = Scene(Sticheln(players=3))
    scene.deal("R4 R8 Y1", "R5 B1 Y2", "R6 B2 Y3")
    scene.lay("Y1", "Y2", "Y3")
    assert scene.refusal(0, "play R5") == "sticheln.hand.own-cards"
    scene.trick("R8 R5 R6")
    assert scene.refusal(0, "play R8") == "sticheln.hand.own-cards"
    assert scene.refusal(0, "play R5") == "sticheln.hand.own-cards"
    scene.act(0, "play R4")
    assert scene.refusal(1, "play R4") == "sticheln.hand.own-cards"
    scene.act(1, "play B1")


@pytest.mark.rule("sticheln.hand.own-cards")
def test_every_refused_hand_card_of_others_leaves_the_table_as_it_was() -> None:
    scene = Scene(Sticheln(players=3))
    scene.deal("R4", "R5")
    before = scene.state
    for other in scene.state.hands[1]:
        assert scene.refusal(0, f"curse {other}") == "sticheln.hand.own-cards"
    assert scene.state == before
    assert scene.waits_for() == (0, 1, 2)
