"""Tricks: any card may be played, and who takes it."""

from __future__ import annotations

import pytest

from cardtable.engine import Reason, Role, TrickWon
from cardtable.games.sticheln.events import TrickSetAside
from cardtable.games.stick_em import StickEm
from tests.rules.builders import cards, first_player, rounds_of, whole_game
from tests.rules.sticheln.scenes import (
    Scene,
    after_first_trick,
    counting,
    first_trick,
    why_first_trick,
    won,
)

HIGHEST_OF_LED = "sticheln.trick.highest-of-led-colour"
HIGHEST_TRUMP = "sticheln.trick.highest-trump"
FIRST_OF_EQUALS = "sticheln.trick.first-of-equals"
ALL_ZEROS_NOBODY = "sticheln.trick.all-zeros-nobody"
SIZES = pytest.mark.parametrize("players", range(3, 7))


@pytest.mark.rule("sticheln.round.leader")
@SIZES
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_leads_the_first_trick_of_one_round(players: int, first: int) -> None:
    log = whole_game(StickEm(players=players, first=first))
    leaders = [first_player(events) for events in rounds_of(log)]
    assert leaders == [(first + number) % players for number in range(players)]


@pytest.mark.rule("sticheln.trick.any-card")
@SIZES
def test_at_every_turn_every_card_of_the_hand_is_allowed(players: int) -> None:
    scene = Scene(StickEm(players=players))
    scene.deal()
    scene.lay_any_but()
    while scene.state.phase == "play":
        (seat,) = scene.waits_for()
        assert isinstance(seat, int)
        assert scene.may(seat) == [f"play {card}" for card in scene.state.hands[seat]]
        scene.act(seat, scene.may(seat)[-1])


@pytest.mark.rule("sticheln.trick.first-card-sets-colour")
def test_the_first_card_sets_the_base_colour_even_if_it_is_a_0() -> None:
    assert first_trick(StickEm(), "G0 R3 G9 G4") == won(1, "R3", HIGHEST_TRUMP)
    assert first_trick(StickEm(), "R3 G0 G9 G4") == won(2, "G9", HIGHEST_TRUMP)
    assert first_trick(StickEm(), "G0 G3 G9 G4") == won(2, "G9", HIGHEST_OF_LED)


@pytest.mark.rule("sticheln.trick.first-card-sets-colour")
@pytest.mark.rule("sticheln.trick.other-colours-trump")
@pytest.mark.rule("sticheln.trick.zero-never-wins")
def test_the_reasons_name_the_base_colour_and_the_0s_and_what_beats_it() -> None:
    assert why_first_trick(StickEm(), "Y9 G0 R6 B4") == (
        Reason("sticheln.trick.first-card-sets-colour", cards("Y9")),
        Reason("sticheln.trick.zero-never-wins", cards("G0")),
        Reason("sticheln.trick.other-colours-trump", cards("R6 B4")),
        Reason(HIGHEST_TRUMP, cards("R6")),
    )


@pytest.mark.rule("sticheln.trick.other-colours-trump")
@pytest.mark.parametrize("other", ["B1", "G1", "P1", "R1", "K1"])
def test_a_card_of_any_other_colour_beats_the_base_colour(other: str) -> None:
    trick = f"Y10 Y9 {other} Y14 Y12 Y13"
    assert first_trick(StickEm(players=6), trick) == won(2, other, HIGHEST_TRUMP)


@pytest.mark.rule("sticheln.trick.highest-of-led-colour")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [("B3 B10 B2 B7", 1, "B10"), ("B3 B2 B1 B4", 3, "B4"), ("B11 B2 R0 B4", 0, "B11")],
)
def test_if_only_the_base_colour_counts_its_highest_card_wins(
    trick: str, seat: int, card: str
) -> None:
    assert first_trick(StickEm(), trick) == won(seat, card, HIGHEST_OF_LED)


@pytest.mark.rule("sticheln.trick.highest-trump")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [("Y9 R6 G5 B4", 1, "R6"), ("Y9 B4 G5 R6", 3, "R6"), ("Y9 R2 Y11 R6", 3, "R6")],
)
def test_the_highest_card_of_the_other_colours_wins(trick: str, seat: int, card: str) -> None:
    assert first_trick(StickEm(), trick) == won(seat, card, HIGHEST_TRUMP)


@pytest.mark.rule("sticheln.trick.first-of-equals")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [("G11 Y5 R5 G8", 1, "Y5"), ("G11 G8 Y5 R5", 2, "Y5"), ("G5 R5 Y5 B5", 1, "R5")],
)
def test_of_equal_highest_cards_the_one_played_first_wins(trick: str, seat: int, card: str) -> None:
    assert first_trick(StickEm(), trick) == won(seat, card, FIRST_OF_EQUALS)


@pytest.mark.rule("sticheln.trick.zero-never-wins")
@pytest.mark.parametrize(
    ("trick", "seat"),
    [("B0 B1 B3 B2", 2), ("B1 R0 P0 Y0", 0), ("B0 P0 Y0 G1", 3), ("B5 Y0 B3 B4", 0)],
)
def test_a_0_never_wins(trick: str, seat: int) -> None:
    end = first_trick(StickEm(), trick)
    assert isinstance(end, TrickWon)
    assert (end.seat, end.card) == (seat, cards(trick)[seat])


@pytest.mark.rule("sticheln.trick.all-zeros-nobody")
@pytest.mark.parametrize(
    "zeros",
    ["R0 B0 Y0", "R0 B0 Y0 P0", "G0 R0 B0 Y0 P0", "K0 G0 R0 B0 Y0 P0"],
    ids=lambda zeros: f"{len(zeros.split())} players",
)
def test_a_trick_of_0s_is_set_aside_and_the_same_player_leads_again(zeros: str) -> None:
    game = StickEm(players=len(zeros.split()))
    scene, end = after_first_trick(game, zeros)
    assert end == TrickSetAside(ALL_ZEROS_NOBODY)
    assert scene.state.aside == cards(zeros)
    assert not any(scene.state.won)
    assert scene.waits_for() == (0,)


@pytest.mark.rule("sticheln.trick.all-zeros-nobody")
def test_0s_set_aside_count_for_nobody() -> None:
    zeros = "R0 B0 Y0 P0"
    scene, _ = after_first_trick(StickEm(), zeros)
    scene.play_on()
    counted = [card for seat in range(4) for card in counting(scene.game, scene.state, seat)]
    assert sorted([*counted, *cards(zeros)]) == [*scene.game.deck]


@pytest.mark.rule("sticheln.trick.winner-takes-and-leads")
def test_the_winner_takes_the_cards_and_leads_whatever_it_likes() -> None:
    scene, _ = after_first_trick(StickEm(), "B3 B10 Y0 B7")
    assert scene.state.won == ((), cards("B3 B10 Y0 B7"), (), ())
    assert scene.waits_for() == (1,)
    assert scene.may(1) == [f"play {card}" for card in scene.state.hands[1]]


@pytest.mark.rule("sticheln.won.remembered")
def test_everybody_may_count_what_another_has_won_so_far() -> None:
    scene = Scene(StickEm())
    scene.deal("B3 P1", "B10 P2", "Y0 P3", "B7 P4")
    scene.lay("P1", "P2", "P3", "P4")
    scene.trick("B3 B10 Y0 B7")
    for viewer in (*range(4), Role.WATCHER):
        cursed, others = scene.game.why_points(scene.view(viewer).state, 1)
        assert (cursed.cards, cursed.amount) == (cards("P2"), -2)
        assert (others.cards, others.amount) == (cards("B3 B10 Y0 B7"), 4)
