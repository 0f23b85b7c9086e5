"""Reverse: a lucky colour, and the lowest trump wins."""

from __future__ import annotations

import pytest

from cardtable.engine import Reason, TrickWon
from cardtable.games.sticheln import Sticheln
from tests.rules.builders import cards
from tests.rules.sticheln.scenes import Scene, first_trick, points, why_first_trick, won

LOWEST_TRUMP = "sticheln.reverse.lowest-trump"
UNTRUMPED_HIGHEST = "sticheln.reverse.untrumped-highest"
UNTRUMPED_LOWEST = "sticheln.reverse.untrumped-lowest"

REVERSE = Sticheln(variant="reverse")
LOWEST = Sticheln(variant="reverse", untrumped_reverse="lowest")
BOTH = pytest.mark.parametrize("game", [REVERSE, LOWEST], ids=["highest", "lowest"])


@pytest.mark.rule("sticheln.reverse.lucky-plus-number")
def test_each_lucky_card_is_worth_its_number_the_one_laid_too() -> None:
    assert points(REVERSE, laid="R4", won="") == 4
    assert points(REVERSE, laid="R4", won="R2 R5") == 11
    assert points(REVERSE, laid="R11", won="R0-10") == 66


@pytest.mark.rule("sticheln.reverse.lucky-plus-number")
def test_a_lucky_0_is_worth_nothing() -> None:
    assert points(REVERSE, laid="R0", won="") == 0
    assert points(REVERSE, laid="R4", won="R0") == 4


@pytest.mark.rule("sticheln.reverse.others-minus-one")
@pytest.mark.parametrize("other", ["B0", "B1", "G11", "N7", "Y0"])
def test_each_card_of_another_colour_costs_1_whatever_its_number(other: str) -> None:
    assert points(REVERSE, laid="R0", won=other) == -1


@pytest.mark.rule("sticheln.reverse.others-minus-one")
def test_the_example_of_the_rulebook_turned_round_is_worth_minus_3() -> None:
    assert points(REVERSE, laid="R4", won="R2 R5 B0-11 G0-1") == -3


@pytest.mark.rule("sticheln.reverse.lowest-trump")
@BOTH
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [
        ("Y9 G5 R6 B4", 3, "B4"),
        ("Y9 B4 R6 G5", 1, "B4"),
        ("Y1 B11 Y2 Y3", 1, "B11"),  # the only trump
        ("Y11 G2 Y10 R1", 3, "R1"),
        ("Y1 G11 R10 B11", 2, "R10"),
    ],
)
def test_the_lowest_trump_wins(game: Sticheln, trick: str, seat: int, card: str) -> None:
    assert first_trick(game, trick) == won(seat, card, LOWEST_TRUMP)


@pytest.mark.rule("sticheln.reverse.lowest-trump")
@BOTH
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [
        ("Y9 G0 R6 B4", 3, "B4"),
        ("Y9 G0 R6 B0", 2, "R6"),
        ("Y0 G0 R6 Y1", 2, "R6"),  # a 0 led sets the colour
    ],
)
def test_a_0_is_not_the_lowest_trump(game: Sticheln, trick: str, seat: int, card: str) -> None:
    assert first_trick(game, trick) == won(seat, card, LOWEST_TRUMP)


@pytest.mark.rule("sticheln.reverse.lowest-trump")
@pytest.mark.parametrize(("players", "top"), [(3, 8), (4, 11), (5, 14), (6, 14), (7, 17), (8, 18)])
@pytest.mark.parametrize("untrumped", ["highest", "lowest"])
def test_even_the_top_trump_beats_every_card_of_the_colour_led(
    players: int, top: int, untrumped: str
) -> None:
    game = Sticheln(players=players, variant="reverse", untrumped_reverse=untrumped)
    rest = " ".join(f"R{number}" for number in range(1, players - 1))
    end = first_trick(game, f"R{top} {rest} G{top}")
    assert end == won(players - 1, f"G{top}", LOWEST_TRUMP)


@pytest.mark.rule("sticheln.reverse.untrumped-highest")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [
        ("B3 B10 B2 B7", 1, "B10"),
        ("B3 B10 Y0 B7", 1, "B10"),  # a 0 of another colour is no trump
        ("B0 B10 Y0 B11", 3, "B11"),
        ("B1 G0 Y0 R0", 0, "B1"),
        ("B0 G0 Y0 B2", 3, "B2"),
    ],
)
def test_without_a_trump_the_highest_card_of_the_colour_led_wins(
    trick: str, seat: int, card: str
) -> None:
    assert first_trick(REVERSE, trick) == won(seat, card, UNTRUMPED_HIGHEST)
    assert why_first_trick(REVERSE, trick)[-1] == Reason(UNTRUMPED_HIGHEST, cards(card))


@pytest.mark.rule("sticheln.reverse.untrumped-lowest")
@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [
        ("B3 B10 B2 B7", 2, "B2"),
        ("B3 B10 Y0 B7", 0, "B3"),  # a 0 of another colour is no trump
        ("B0 B10 Y0 B11", 1, "B10"),  # nor does a 0 of the colour win
        ("B1 G0 Y0 R0", 0, "B1"),
        ("B0 G0 Y0 B2", 3, "B2"),
    ],
)
def test_with_the_option_the_lowest_card_of_the_colour_led_wins_unless_it_is_a_0(
    trick: str, seat: int, card: str
) -> None:
    assert first_trick(LOWEST, trick) == won(seat, card, UNTRUMPED_LOWEST)
    assert why_first_trick(LOWEST, trick)[-1] == Reason(UNTRUMPED_LOWEST, cards(card))


@pytest.mark.rule("sticheln.reverse.untrumped-lowest")
def test_the_option_changes_nothing_but_tricks_without_a_trump_in_reverse() -> None:
    assert first_trick(LOWEST, "B3 B10 Y1 B7") == won(2, "Y1", LOWEST_TRUMP)
    normal = Sticheln(untrumped_reverse="lowest")
    highest_of_led = "sticheln.trick.highest-of-led-colour"
    assert first_trick(normal, "B3 B10 B2 B7") == won(1, "B10", highest_of_led)
    assert first_trick(normal, "B3 G10 B2 G7") == won(1, "G10", "sticheln.trick.highest-trump")


@pytest.mark.rule("sticheln.trick.zero-never-wins")
@BOTH
@pytest.mark.parametrize("trick", ["B0 B1 N0 Y0", "B1 B0 N0 Y0", "B0 N0 Y0 G1", "B0 N11 Y0 G0"])
def test_a_0_never_wins_in_reverse_either(game: Sticheln, trick: str) -> None:
    end = first_trick(game, trick)
    assert isinstance(end, TrickWon)
    assert end.card.number != 0


@pytest.mark.rule("sticheln.curse.card-counts")
def test_the_lucky_card_laid_counts_in_a_round_played_out() -> None:
    scene = Scene(Sticheln(players=3, variant="reverse"))
    scene.deal("R4", "Y7", "G0")
    scene.lay("R4", "Y7", "G0")
    scored = scene.play_on()
    for seat, (laid, took) in enumerate(zip(cards("R4 Y7 G0"), scene.state.won, strict=True)):
        lucky = [card.number or 0 for card in (laid, *took) if card.colour == laid.colour]
        assert scored.points[seat] == sum(lucky) - (len(took) + 1 - len(lucky))
