"""Tricks: any card may be played, and who takes it."""

from __future__ import annotations

import pytest

from cardtable.engine import Reason, Role, TrickWon
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import TrickSetAside
from tests.rules.builders import cards, rounds_of, whole_game
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
ALL_ZEROS_LEADER = "sticheln.trick.all-zeros-leader"
ALL_ZEROS_NOBODY = "sticheln.trick.all-zeros-nobody"

ALL_ZEROS = pytest.mark.parametrize(
    "zeros",
    ["R0 B0 Y0", "R0 B0 Y0 N0", "G0 R0 B0 Y0 N0", "P0 G0 R0 B0 Y0 N0"],
    ids=lambda zeros: f"{len(zeros.split())} players",
)


def game_for(trick: str, **options: str) -> Sticheln:
    """A game with as many players as the trick has cards."""
    return Sticheln(players=len(trick.split()), **options)


def why(trick: str) -> tuple[Reason, ...]:
    """The reasons given for a first trick."""
    return why_first_trick(game_for(trick), trick)


# Playing


@pytest.mark.rule("sticheln.trick.any-card")
def test_any_card_may_be_played_whatever_was_led() -> None:
    scene = Scene(Sticheln(players=3))
    scene.deal("R5", "R1 R8 B0 Y0 G7", "G1")
    scene.lay_any_but("R5 R1 R8 B0 Y0 G7 G1")
    scene.act(0, "play R5")
    assert {"play R1", "play R8", "play B0", "play Y0", "play G7"} <= {*scene.may(1)}
    scene.act(1, "play Y0")
    scene.act(2, "play G1")


@pytest.mark.rule("sticheln.trick.any-card")
@pytest.mark.parametrize("players", range(3, 9))
def test_at_every_turn_every_card_of_the_hand_is_allowed(players: int) -> None:
    scene = Scene(Sticheln(players=players))
    scene.deal()
    scene.lay_any_but()
    while scene.state.phase == "play":
        (seat,) = scene.waits_for()
        assert isinstance(seat, int)
        assert scene.may(seat) == [f"play {card}" for card in scene.state.hands[seat]]
        assert scene.game.barred(scene.state, seat) == {}
        scene.act(seat, scene.may(seat)[-1])


@pytest.mark.rule("sticheln.trick.any-card")
def test_everybody_plays_one_card_in_turn_clockwise() -> None:
    scene = Scene(Sticheln(players=4))
    scene.deal("B3", "B10", "Y0", "B7")
    scene.lay_any_but("B3 B10 Y0 B7")
    for seat, card in enumerate(["B3", "B10", "Y0", "B7"]):
        assert scene.waits_for() == (seat,)
        others = {0, 1, 2, 3} - {seat}
        for other in others:
            held = scene.state.hands[other][0]
            assert scene.refusal(other, f"play {held}") == "engine.not-your-turn"
        scene.act(seat, f"play {card}")


# Colours and trumps


@pytest.mark.rule("sticheln.trick.first-card-sets-colour")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [("G5 R2 B4", 2, "B4"), ("R2 G5 B4", 1, "G5"), ("B4 R2 G5", 2, "G5")],
)
def test_the_same_cards_are_trumps_or_not_by_the_first_card(
    trick: str, seat: int, card: str
) -> None:
    assert first_trick(game_for(trick), trick) == won(seat, card, HIGHEST_TRUMP)


@pytest.mark.rule("sticheln.trick.first-card-sets-colour")
def test_a_0_led_sets_the_colour_too() -> None:
    assert first_trick(Sticheln(), "G0 R3 G9 G4") == won(1, "R3", HIGHEST_TRUMP)
    assert first_trick(Sticheln(), "G0 G3 G9 G4") == won(2, "G9", HIGHEST_OF_LED)


@pytest.mark.rule("sticheln.trick.first-card-sets-colour")
def test_the_first_card_is_the_first_reason_given() -> None:
    assert why("Y9 G5 R6 B4")[0] == Reason("sticheln.trick.first-card-sets-colour", cards("Y9"))
    assert why("G0 G3 G9 G4")[0] == Reason("sticheln.trick.first-card-sets-colour", cards("G0"))


@pytest.mark.rule("sticheln.trick.other-colours-trump")
@pytest.mark.parametrize("trump", ["B1", "G1", "N1", "R1"])
def test_a_card_of_any_other_colour_beats_the_colour_led(trump: str) -> None:
    trick = f"Y10 Y9 {trump} Y11"
    assert first_trick(Sticheln(), trick) == won(2, trump, HIGHEST_TRUMP)


@pytest.mark.rule("sticheln.trick.other-colours-trump")
@pytest.mark.parametrize(("players", "top"), [(3, 8), (4, 11), (5, 14), (6, 14), (7, 17), (8, 18)])
def test_the_lowest_trump_beats_the_top_of_the_colour_led(players: int, top: int) -> None:
    rest = " ".join(f"R{top - place}" for place in range(1, players - 1))
    trick = f"R{top} {rest} G1"
    assert first_trick(Sticheln(players=players), trick) == won(players - 1, "G1", HIGHEST_TRUMP)


@pytest.mark.rule("sticheln.trick.other-colours-trump")
def test_a_0_of_another_colour_is_no_trump() -> None:
    assert first_trick(Sticheln(), "Y1 G0 Y3 Y2") == won(2, "Y3", HIGHEST_OF_LED)


@pytest.mark.rule("sticheln.trick.other-colours-trump")
def test_all_trumps_are_named_among_the_reasons_and_no_0() -> None:
    trumps = "sticheln.trick.other-colours-trump"
    assert Reason(trumps, cards("G5 R6 B4")) in why("Y9 G5 R6 B4")
    assert Reason(trumps, cards("R6")) in why("Y9 G0 R6 Y4")
    assert trumps not in [reason.rule for reason in why("Y9 G0 Y6 Y4")]


# Winning


@pytest.mark.rule("sticheln.trick.highest-of-led-colour")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [
        ("B3 B10 B2 B7", 1, "B10"),
        ("B10 B3 B2 B7", 0, "B10"),
        ("B3 B2 B1 B4", 3, "B4"),
        ("B3 B10 Y0 B7", 1, "B10"),
        ("B1 Y0 G0 R0", 0, "B1"),
        ("B0 Y0 B1 R0", 2, "B1"),
    ],
)
def test_without_a_trump_the_highest_card_of_the_colour_led_wins(
    trick: str, seat: int, card: str
) -> None:
    assert first_trick(Sticheln(), trick) == won(seat, card, HIGHEST_OF_LED)
    assert why(trick)[-1] == Reason(HIGHEST_OF_LED, cards(card))


@pytest.mark.rule("sticheln.trick.highest-trump")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [
        ("Y9 G5 R6 B4", 2, "R6"),
        ("Y9 R6 G5 B4", 1, "R6"),
        ("Y9 B4 G5 R6", 3, "R6"),
        ("Y9 R6 Y11 R2", 1, "R6"),
        ("Y9 R2 Y11 R6", 3, "R6"),
        ("Y0 R1 G0 N2", 3, "N2"),
    ],
)
def test_the_highest_of_several_trumps_wins(trick: str, seat: int, card: str) -> None:
    assert first_trick(Sticheln(), trick) == won(seat, card, HIGHEST_TRUMP)
    assert why(trick)[-1] == Reason(HIGHEST_TRUMP, cards(card))


@pytest.mark.rule("sticheln.trick.zero-never-wins")
@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("B0 B1 B3 B2", 2),  # a 0 led
        ("B1 B0 N0 Y0", 0),  # 0s of all colours against the 1 led
        ("B0 B1 N0 Y0", 1),  # 0s of all colours against another 1
        ("B0 N0 Y0 G1", 3),  # 0s against a trump
        ("B0 N0 Y1 G0", 2),
        ("B5 Y0 B3 B4", 0),  # the only card of another colour
        ("B5 Y0 Y1 B4", 2),
    ],
)
def test_a_0_never_wins_against_another_number(trick: str, seat: int) -> None:
    end = first_trick(Sticheln(), trick)
    assert isinstance(end, TrickWon)
    assert (end.seat, end.card) == (seat, cards(trick)[seat])


@pytest.mark.rule("sticheln.trick.zero-never-wins")
def test_0s_are_named_among_the_reasons_where_they_lie_with_other_numbers() -> None:
    zero = "sticheln.trick.zero-never-wins"
    assert Reason(zero, cards("Y0")) in why("B3 B10 Y0 B7")
    assert Reason(zero, cards("B0 Y0")) in why("B0 B10 Y0 N7")
    assert zero not in [reason.rule for reason in why("B3 B10 Y1 B7")]


@pytest.mark.rule("sticheln.trick.first-of-equals")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [
        ("G11 R5 Y5 G8", 1, "R5"),
        ("G11 Y5 R5 G8", 1, "Y5"),
        ("G11 G8 Y5 R5", 2, "Y5"),
        ("G11 Y4 R5 B5", 2, "R5"),
        ("G5 R5 Y5 B5", 1, "R5"),
    ],
)
def test_of_equal_trumps_the_one_played_first_wins(trick: str, seat: int, card: str) -> None:
    assert first_trick(Sticheln(), trick) == won(seat, card, FIRST_OF_EQUALS)


@pytest.mark.rule("sticheln.trick.first-of-equals")
def test_equal_trumps_are_the_last_reason_only_if_they_are_the_highest() -> None:
    assert why("G11 R5 Y5 N4")[-2:] == (
        Reason(HIGHEST_TRUMP, cards("R5")),
        Reason(FIRST_OF_EQUALS, cards("R5 Y5")),
    )
    assert why("G11 R5 Y5 B6")[-1] == Reason(HIGHEST_TRUMP, cards("B6"))
    assert why("G5 R5 G8 G1")[-1] == Reason(HIGHEST_TRUMP, cards("R5"))


@pytest.mark.rule("sticheln.trick.first-of-equals")
def test_a_higher_trump_is_not_equal() -> None:
    assert first_trick(Sticheln(), "G11 R5 Y6 N6") == won(2, "Y6", FIRST_OF_EQUALS)


@pytest.mark.rule("sticheln.trick.first-of-equals")
def test_of_equal_lowest_trumps_in_reverse_the_one_played_first_wins() -> None:
    reverse = Sticheln(variant="reverse")
    assert first_trick(reverse, "G1 R5 Y5 N8") == won(1, "R5", FIRST_OF_EQUALS)
    assert why_first_trick(reverse, "G1 R5 Y5 N8")[-1] == Reason(FIRST_OF_EQUALS, cards("R5 Y5"))
    assert first_trick(reverse, "G1 N8 Y5 R5") == won(2, "Y5", FIRST_OF_EQUALS)


# Only 0s


@pytest.mark.rule("sticheln.trick.all-zeros-leader")
@ALL_ZEROS
@pytest.mark.parametrize("objective", ["normal", "reverse", "mild"])
def test_a_trick_of_0s_alone_is_won_by_who_led(zeros: str, objective: str) -> None:
    game = game_for(zeros, objective=objective)
    scene, end = after_first_trick(game, zeros)
    assert end == TrickWon(0, cards(zeros)[0], ALL_ZEROS_LEADER)
    assert scene.state.won[0] == cards(zeros)
    assert scene.waits_for() == (0,)


@pytest.mark.rule("sticheln.trick.all-zeros-leader")
def test_a_second_trick_of_0s_is_won_by_who_led_that_one() -> None:
    scene = Scene(Sticheln(players=3))
    scene.deal("R0 B1", "B0 B2", "Y0 B3")
    scene.lay_any_but("B1 B2 B3 R0 B0 Y0")
    scene.trick("B1 B2 B3")
    assert scene.trick("Y0 R0 B0") == won(2, "Y0", ALL_ZEROS_LEADER)


@pytest.mark.rule("sticheln.trick.all-zeros-leader")
def test_the_reasons_are_the_card_led_and_that_all_are_0s() -> None:
    assert why("R0 B0 Y0") == (
        Reason("sticheln.trick.first-card-sets-colour", cards("R0")),
        Reason(ALL_ZEROS_LEADER, cards("R0 B0 Y0")),
    )


@pytest.mark.rule("sticheln.trick.all-zeros-leader")
def test_one_other_number_among_the_0s_takes_them() -> None:
    assert first_trick(Sticheln(), "R0 B0 Y1 N0") == won(2, "Y1", HIGHEST_TRUMP)


@pytest.mark.rule("sticheln.trick.all-zeros-nobody")
@ALL_ZEROS
def test_with_the_option_a_trick_of_0s_alone_is_set_aside(zeros: str) -> None:
    scene, end = after_first_trick(game_for(zeros, zero_trick="nobody"), zeros)
    assert end == TrickSetAside(ALL_ZEROS_NOBODY)
    assert scene.state.aside == cards(zeros)
    assert not any(scene.state.won)
    assert scene.state.trick == ()
    assert scene.waits_for() == (0,)


@pytest.mark.rule("sticheln.trick.all-zeros-nobody")
def test_after_a_second_trick_of_0s_its_own_leader_leads_again() -> None:
    scene = Scene(Sticheln(players=3, zero_trick="nobody"))
    scene.deal("R0 B1 R1", "B0 B2 R2", "Y0 B3 R3")
    scene.lay_any_but("B1 B2 B3 R0 B0 Y0 R1 R2 R3")
    scene.trick("B1 B2 B3")
    assert scene.trick("Y0 R0 B0") == TrickSetAside(ALL_ZEROS_NOBODY)
    assert scene.trick("R3 R1 R2") == won(2, "R3", HIGHEST_OF_LED)


@pytest.mark.rule("sticheln.trick.all-zeros-nobody")
def test_0s_set_aside_count_for_nobody_and_are_dealt_again() -> None:
    zeros = "R0 B0 Y0 N0"
    scene, _ = after_first_trick(Sticheln(zero_trick="nobody"), zeros)
    scene.play_on()
    counted = [c for seat in range(4) for c in counting(scene.game, scene.state, seat)]
    assert sorted([*counted, *cards(zeros)]) == [*scene.game.options.deck]
    assert {*cards(zeros)} <= {*scene.game.packs(scene.state)[0]}


@pytest.mark.rule("sticheln.trick.all-zeros-nobody")
def test_with_the_option_0s_among_other_numbers_are_taken_as_ever() -> None:
    game = Sticheln(zero_trick="nobody")
    assert first_trick(game, "R0 B0 Y1 N0") == won(2, "Y1", HIGHEST_TRUMP)


# Taking


@pytest.mark.rule("sticheln.trick.winner-takes-and-leads")
def test_the_winner_takes_the_trick_and_leads_the_next() -> None:
    scene = Scene(Sticheln())
    scene.deal("B3 B4 R5 N1", "B10 Y9 Y5 N2", "Y0 G5 G8 N3", "B7 R6 G11 N4")
    scene.lay("N1", "N2", "N3", "N4")
    assert scene.trick("B3 B10 Y0 B7") == won(1, "B10", HIGHEST_OF_LED)
    assert scene.waits_for() == (1,)
    assert scene.trick("Y9 G5 R6 B4") == won(3, "R6", HIGHEST_TRUMP)
    assert scene.waits_for() == (3,)
    assert scene.trick("G11 R5 Y5 G8") == won(0, "R5", FIRST_OF_EQUALS)
    assert scene.waits_for() == (0,)
    assert scene.state.won == (
        cards("G11 R5 Y5 G8"),
        cards("B3 B10 Y0 B7"),
        (),
        cards("Y9 G5 R6 B4"),
    )


@pytest.mark.rule("sticheln.trick.winner-takes-and-leads")
def test_a_trick_is_laid_with_those_its_winner_took_before() -> None:
    scene = Scene(Sticheln(players=3))
    scene.deal("B3 B4", "B8 B7", "B1 B0")
    scene.lay_any_but("B3 B4 B8 B7 B1 B0")
    scene.trick("B3 B8 B1")
    scene.trick("B7 B0 B4")
    assert scene.state.won == ((), cards("B3 B8 B1 B7 B0 B4"), ())


@pytest.mark.rule("sticheln.trick.winner-takes-and-leads")
def test_the_winner_leads_any_card_also_of_the_colour_just_led() -> None:
    scene, _ = after_first_trick(Sticheln(), "B3 B10 Y0 B7")
    assert scene.may(1) == [f"play {card}" for card in scene.state.hands[1]]


@pytest.mark.rule("sticheln.won.remembered")
def test_everybody_may_remember_who_won_which_cards() -> None:
    scene, _ = after_first_trick(Sticheln(), "B3 B10 Y0 B7")
    for viewer in (*range(4), Role.WATCHER):
        assert scene.view(viewer).state.won == ((), cards("B3 B10 Y0 B7"), (), ())


@pytest.mark.rule("sticheln.won.remembered")
def test_everybody_may_count_what_another_has_won_so_far() -> None:
    scene = Scene(Sticheln())
    scene.deal("B3 N1", "B10 N2", "Y0 N3", "B7 N4")
    scene.lay("N1", "N2", "N3", "N4")
    scene.trick("B3 B10 Y0 B7")
    for viewer in (*range(4), Role.WATCHER):
        cursed, others = scene.game.why_points(scene.view(viewer).state, 1)
        assert (cursed.cards, cursed.amount) == (cards("N2"), -2)
        assert (others.cards, others.amount) == (cards("B3 B10 Y0 B7"), 4)


@pytest.mark.rule("sticheln.won.remembered")
@pytest.mark.parametrize("variant", ["base", "hazy", "delayed"])
def test_a_seat_knows_every_pile_to_the_end_of_the_game(variant: str) -> None:
    game = Sticheln(players=3, variant=variant, rounds=2)
    for log in rounds_of(whole_game(game)):
        assert game.view(log, 0).state.won == game.replay(log).won
