"""Who leads the next trick."""

from __future__ import annotations

from itertools import permutations

import pytest

from cardtable.engine import Cards, Reason
from cardtable.games.hat_trick.rules import leading_card
from tests.rules.builders import card, cards
from tests.rules.hat_trick.scenes import after_first_trick, cleared, lead, why_first_trick

HIGHEST = "hat-trick.lead.highest-card"
EQUALS = "hat-trick.lead.equals-decide-nothing"
NEXT = "hat-trick.lead.next-lower"
WINNER = "hat-trick.lead.winner"
ORDER = "hat-trick.lead.colour-order"


@pytest.mark.rule("hat-trick.lead.highest-card")
@pytest.mark.parametrize("tied_lead", ["player", "winner"])
@pytest.mark.parametrize(
    ("played", "seat", "best"),
    [
        ("R5 R9 R12 R3", 2, "R12"),  # a single trick: its winner
        ("R5 B9 R12 B3", 2, "R12"),
        ("R5 B19 R12 B3", 1, "B19"),
        ("R5 R4 R3 B6", 3, "B6"),
        ("R5 B4 G20 R3", 0, "R5"),  # cards passed do not count
        ("R5 B4 G5 R3", 0, "R5"),
        ("R7 B7 R6 G8 B9", 4, "B9"),  # a pair below the highest
    ],
)
def test_the_highest_card_of_the_trick_gives_the_lead(
    tied_lead: str, played: str, seat: int, best: str
) -> None:
    scene = after_first_trick(played, tied_lead=tied_lead)
    assert cleared(scene) == lead(seat, best, HIGHEST)
    assert scene.turn == seat
    assert scene.state.leader == seat


@pytest.mark.rule("hat-trick.lead.highest-card")
def test_the_highest_card_is_the_reason_given() -> None:
    assert why_first_trick("R5 B9 R12 B3")[-1] == Reason(HIGHEST, cards("R12"), seat=2)


PAIRED = [
    # played, the higher equals, next lower card and its seat, winner of its colour and its seat
    ("R20 B20 R15 B8", "R20 B20", ("R15", 2), ("R20", 0)),
    ("R20 B20 B15 R8", "R20 B20", ("B15", 2), ("B20", 1)),
    ("R20 B20 R1 G2", "R20 B20", ("R1", 2), ("R20", 0)),
    ("G9 B9 G3 B3 B1", "G9 B9 G3 B3", ("B1", 4), ("B9", 1)),
    ("R9 B9 R5 B5 G9 R4 B3", "R9 B9 R5 B5", ("R4", 5), ("R9", 0)),
    ("R20 R15 B20 B15 B2 R1", "R20 B20 R15 B15", ("B2", 4), ("B20", 2)),
    ("B7 R7 R6 R5", "B7 R7", ("R6", 2), ("R7", 1)),
]


@pytest.mark.rule("hat-trick.lead.equals-decide-nothing")
@pytest.mark.parametrize(("played", "equals", "lower", "winner"), PAIRED)
def test_neither_of_two_equal_cards_gives_the_lead(
    played: str, equals: str, lower: tuple[str, int], winner: tuple[str, int]
) -> None:
    told = [reason for reason in why_first_trick(played) if reason.rule == EQUALS]
    assert [{*map(str, reason.cards)} for reason in told] == [{*equals.split()}]
    assert [reason.seat for reason in told] == [None]
    assert cleared(after_first_trick(played)).card not in cards(equals)
    assert winner[0] in equals.split()
    assert lower[0] not in equals.split()


@pytest.mark.rule("hat-trick.lead.equals-decide-nothing")
def test_equals_below_the_highest_card_are_not_spoken_of() -> None:
    assert EQUALS not in {reason.rule for reason in why_first_trick("R9 B5 R5 B3")}


@pytest.mark.rule("hat-trick.lead.next-lower")
@pytest.mark.parametrize(("played", "equals", "lower", "winner"), PAIRED)
def test_the_player_of_the_next_lower_card_leads_even_without_a_colour_won(
    played: str, equals: str, lower: tuple[str, int], winner: tuple[str, int]
) -> None:
    scene = after_first_trick(played)
    best, seat = lower
    assert cleared(scene) == lead(seat, best, NEXT)
    assert scene.turn == seat
    assert scene.state.won[seat] == ()
    assert why_first_trick(played)[-1] == Reason(NEXT, cards(best), seat)
    assert best not in {*equals.split(), winner[0]}


@pytest.mark.rule("hat-trick.lead.winner")
@pytest.mark.parametrize(("played", "equals", "lower", "winner"), PAIRED)
def test_with_the_option_the_winner_of_the_better_trick_leads(
    played: str, equals: str, lower: tuple[str, int], winner: tuple[str, int]
) -> None:
    scene = after_first_trick(played, tied_lead="winner")
    best, seat = winner
    assert cleared(scene) == lead(seat, best, WINNER)
    assert scene.turn == seat
    assert scene.state.won[seat] != ()
    assert why_first_trick(played, tied_lead="winner")[-1] == Reason(WINNER, cards(best), seat)
    assert best[0] == lower[0][0]
    assert best in equals.split()


def better_trick(trick: Cards) -> str:
    """The colour of the better of two tricks, compared card by card from the highest down."""
    return max(
        "RBG",
        key=lambda colour: sorted(
            (c.number or 0 for c in trick if c.colour == colour), reverse=True
        ),
    )


@pytest.mark.rule("hat-trick.lead.winner")
@pytest.mark.parametrize("played", [row[0] for row in PAIRED])
def test_the_next_lower_card_lies_in_the_trick_that_is_better_card_by_card(played: str) -> None:
    in_trick = tuple(each for pile in after_first_trick(played).state.won for each in pile)
    assert leading_card(in_trick, "winner").colour == better_trick(in_trick)
    assert leading_card(in_trick, "player").colour == better_trick(in_trick)


@pytest.mark.rule("hat-trick.lead.colour-order")
@pytest.mark.rule("hat-trick.lead.winner")
@pytest.mark.parametrize("tied_lead", ["player", "winner"])
@pytest.mark.parametrize(
    ("played", "seat", "best"),
    [
        ("R14 G14 R6 G6", 0, "R14"),
        ("G14 R6 R14 G6", 2, "R14"),
        ("B2 R1 R2 B1", 2, "R2"),
        ("G9 B9 G8 B8", 1, "B9"),
        ("R3 B3 G20 G19", 0, "R3"),  # passes do not break the tie
        ("B20 G20 R1 R2", 0, "B20"),
        ("G1 B1 G2 B2 G3 B3", 5, "B3"),
    ],
)
def test_if_every_number_lies_there_twice_the_colours_decide(
    tied_lead: str, played: str, seat: int, best: str
) -> None:
    scene = after_first_trick(played, tied_lead=tied_lead)
    assert cleared(scene) == lead(seat, best, ORDER)
    assert scene.turn == seat


@pytest.mark.rule("hat-trick.lead.colour-order")
@pytest.mark.parametrize(("better", "worse"), [("R", "B"), ("R", "G"), ("B", "G")])
def test_red_beats_blue_and_blue_beats_green(better: str, worse: str) -> None:
    for order in permutations(cards(f"{better}7 {worse}7 {better}4 {worse}4")):
        assert leading_card(order, "player") == card(f"{better}7")


@pytest.mark.rule("hat-trick.lead.colour-order")
def test_the_reason_names_all_the_equals_from_the_highest_down_and_the_card_that_decides() -> None:
    *_, equals, order = why_first_trick("R14 G14 R6 G6")
    assert equals == Reason(EQUALS, cards("R14 G14 R6 G6"))
    assert order == Reason(ORDER, cards("R14"), seat=0)
