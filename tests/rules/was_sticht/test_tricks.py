"""What is trump, what follows, and who wins a trick."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from cardtable.engine import Card, Reason, TrickWon
from cardtable.games.was_sticht import WasSticht
from cardtable.games.was_sticht.rules import (
    forbids_beside,
    is_trump,
    why_trick,
    winning_card,
)
from tests.rules.builders import card, cards
from tests.rules.was_sticht.scenes import begun, dealt, trumps

PACK = WasSticht().pack
SUPER = "was-sticht.trumps.super-trump"
VALUE = "was-sticht.trumps.value-above-colour"
FIRST = "was-sticht.trick.first-value"
TRUMP = "was-sticht.trick.trump-colour"
LED = "was-sticht.trick.led-colour"

# Trumps


def trump_cards(text: str) -> str:
    return " ".join(str(each) for each in PACK if is_trump(each, trumps(text)))


@pytest.mark.rule("was-sticht.trumps.cards")
def test_cards_of_the_colour_and_of_the_value_are_trumps() -> None:
    assert trump_cards("R 5") == "B5 G5 R1 R2 R3 R4 R5 R6 R7 R8 R9 Y5"
    assert trump_cards("Y 1") == "B1 G1 R1 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"


@pytest.mark.rule("was-sticht.trumps.no-colour")
def test_without_a_colour_the_value_alone_is_trump() -> None:
    assert trump_cards("no-colour 9") == "B9 G9 R9 Y9"


@pytest.mark.rule("was-sticht.trumps.no-value")
def test_without_a_value_the_colour_alone_is_trump_and_without_both_nothing() -> None:
    assert trump_cards("G no-value") == "G1 G2 G3 G4 G5 G6 G7 G8 G9"
    assert trump_cards("no-colour no-value") == ""


# Who wins


@pytest.mark.rule("was-sticht.trumps.super-trump")
@pytest.mark.parametrize("other", [str(each) for each in PACK if str(each) != "R5"])
def test_nothing_beats_the_super_trump(other: str) -> None:
    for trick in permutations((card("R5"), card(other))):
        assert winning_card(trick, trumps("R 5")) == card("R5")
        assert why_trick(trick, trumps("R 5")) == Reason(SUPER, cards("R5"))


@pytest.mark.rule("was-sticht.trumps.super-trump")
def test_there_is_no_super_trump_without_a_colour_or_without_a_value() -> None:
    for trick in permutations(cards("R5 B5")):
        assert winning_card(trick, trumps("no-colour 5")) == trick[0]
    assert why_trick(cards("R5 R9"), trumps("R no-value")).rule == TRUMP


@pytest.mark.rule("was-sticht.trumps.cards")
@pytest.mark.parametrize("trump", ["R 5", "no-colour 5"])
def test_a_value_card_that_is_the_only_trump_beats_no_other(trump: str) -> None:
    reason = why_trick(cards("B9 G5 B8 Y9"), trumps(trump))
    assert reason == Reason("was-sticht.trumps.cards", cards("G5"))


@pytest.mark.rule("was-sticht.trumps.value-above-colour")
def test_the_value_beats_every_other_card_of_the_colour() -> None:
    for number, colour in product((1, 2, 3, 4, 6, 7, 8, 9), "BGY"):
        for trick in permutations((Card("R", number), Card(colour, 5))):
            assert winning_card(trick, trumps("R 5")) == Card(colour, 5)
            assert why_trick(trick, trumps("R 5")) == Reason(VALUE, (Card(colour, 5),))


@pytest.mark.rule("was-sticht.trick.first-value")
@pytest.mark.parametrize(
    ("trick", "trump", "wins"),
    [
        ("R9 B5 G5 Y5", "R 5", "B5"),
        ("Y5 R9 G5 B5", "R 5", "Y5"),
        ("B1 G2 Y5 G5", "R 5", "Y5"),
        ("B5 G5 Y5 R5", "R 5", "R5"),
        ("G5 R5 B5 Y5", "no-colour 5", "G5"),
    ],
)
def test_of_several_value_cards_the_first_wins_if_there_is_no_super_trump(
    trick: str, trump: str, wins: str
) -> None:
    assert winning_card(cards(trick), trumps(trump)) == card(wins)


@pytest.mark.rule("was-sticht.trick.first-value")
def test_the_reason_names_all_the_value_cards_in_the_trick() -> None:
    reason = why_trick(cards("R9 G5 B5 Y1"), trumps("R 5"))
    assert reason == Reason(FIRST, cards("G5 B5"))


@pytest.mark.rule("was-sticht.trick.trump-colour")
@pytest.mark.parametrize(
    ("trick", "wins"), [("B9 R1 B8 G9", "R1"), ("R2 R9 R3 R8", "R9"), ("B1 R2 R1 B9", "R2")]
)
def test_the_highest_trump_of_the_colour_wins(trick: str, wins: str) -> None:
    for trump in ("R 5", "R no-value"):
        assert winning_card(cards(trick), trumps(trump)) == card(wins)
        assert why_trick(cards(trick), trumps(trump)) == Reason(TRUMP, cards(wins))


@pytest.mark.rule("was-sticht.trick.led-colour")
@pytest.mark.parametrize(
    ("trick", "wins"), [("B3 B7 G9 Y9", "B7"), ("B3 G9 Y9 Y8", "B3"), ("G9 G1 B8 G8", "G9")]
)
def test_without_a_trump_the_highest_card_of_the_colour_led_wins(trick: str, wins: str) -> None:
    for trump in ("R 5", "no-colour no-value", "R no-value", "no-colour 5"):
        assert winning_card(cards(trick), trumps(trump)) == card(wins)
        assert why_trick(cards(trick), trumps(trump)) == Reason(LED, cards(wins))


# What follows


def refused(hand: str, led: str, trump: str, *, follows: str = "trump") -> dict[str, str]:
    """The cards of the hand that may not be played, with the rule."""
    found = {
        str(each): forbids_beside(each, cards(hand), card(led), trumps(trump), follows)  # type: ignore[arg-type]
        for each in cards(hand)
    }
    return {text: rule for text, rule in found.items() if rule}


@pytest.mark.rule("was-sticht.follow.led-colour")
def test_who_has_the_colour_led_must_play_it() -> None:
    rule = "was-sticht.follow.led-colour"
    assert refused("B1 B9 G2 R3", "B5", "R 7") == {"G2": rule, "R3": rule}
    assert refused("B1 G7 R3", "B5", "R 7") == {"G7": rule, "R3": rule}
    assert refused("B1 R3", "B5", "no-colour no-value") == {"R3": rule}


@pytest.mark.rule("was-sticht.follow.led-trump")
def test_who_has_a_trump_must_follow_a_trump_with_any() -> None:
    rule = "was-sticht.follow.led-trump"
    assert refused("R1 B3 G3 B8 Y9", "R9", "R 3") == {"B8": rule, "Y9": rule}
    assert refused("G3 B8", "R9", "R 3") == {"B8": rule}
    assert refused("B8 Y9", "R9", "R 3") == {}
    assert refused("R1 B8", "R3", "R 3") == {"B8": rule}


@pytest.mark.rule("was-sticht.follow.led-value")
def test_a_led_value_card_is_a_led_trump() -> None:
    rule = "was-sticht.follow.led-value"
    assert refused("R1 B8 G3 B9", "B3", "R 3") == {"B8": rule, "B9": rule}
    assert refused("B8 B9", "B3", "R 3") == {}


@pytest.mark.rule("was-sticht.follow.led-value")
def test_without_a_trump_colour_only_the_same_value_follows_a_value_card() -> None:
    rule = "was-sticht.follow.led-value"
    assert refused("B8 G3 R1", "B3", "no-colour 3") == {"B8": rule, "R1": rule}
    assert refused("B8 R1", "B3", "no-colour 3") == {}
    scene = dealt("no-colour 3", "G3", "B3", "B8 G8", "R3")
    scene.play("B3 B8 R3 G3")
    assert scene.tricks_won() == [(1, "B3", FIRST)]


@pytest.mark.rule("was-sticht.follow.value-is-trump")
def test_a_value_card_does_not_follow_its_printed_colour() -> None:
    rule = "was-sticht.follow.value-is-trump"
    assert refused("B3 B5", "B9", "R 3") == {"B3": rule}
    assert refused("B3 G5 R1", "B9", "R 3") == {}
    assert refused("B3 B5", "B9", "R no-value") == {}


@pytest.mark.rule("was-sticht.follow.printed-colour")
def test_by_the_option_a_value_card_follows_its_printed_colour() -> None:
    rule = "was-sticht.follow.printed-colour"
    assert refused("B3 B5", "B9", "R 3", follows="colour") == {}
    assert refused("B3 G5 R1", "B9", "R 3", follows="colour") == {"G5": rule, "R1": rule}
    led = "was-sticht.follow.led-colour"
    assert refused("B3 B5 G5", "B9", "R 3", follows="colour") == {"G5": led}
    assert refused("B3 G5", "R9", "R 3", follows="colour") == {"G5": "was-sticht.follow.led-trump"}
    assert WasSticht().options.value_follows == "trump"


@pytest.mark.rule("was-sticht.follow.printed-colour")
@pytest.mark.parametrize(("follows", "may"), [("trump", ["B3", "G5", "G6"]), ("colour", ["B3"])])
def test_the_option_decides_for_the_whole_table(follows: str, may: list[str]) -> None:
    hands = ("Y1-9", "B1 B4-9 R4-5", "B3 G5-6 R1-2 R6-9", "G1-4 G7-9 B2 R3")
    scene = dealt("Y 3", *hands, value_follows=follows)
    scene.play("B9")
    allowed = [text.split()[1] for text in scene.may(2)]
    assert [text for text in allowed if text in {"B3", "G5", "G6"}] == may


@pytest.mark.rule("was-sticht.follow.anything")
def test_who_cannot_follow_may_play_anything() -> None:
    assert refused("G1 Y5 R9 R1", "B6", "R 5") == {}
    assert refused("G1 Y4", "R5", "R 5") == {}
    scene = dealt("Y 5", "B1-2", "B9", "R1-9", "B3-4")
    scene.play("B9")
    assert len(scene.may(2)) == 9
    assert scene.refusal(2, "play B3") == "was-sticht.trick.own-cards"


@pytest.mark.rule("was-sticht.follow.anything")
def test_who_can_follow_is_told_with_what() -> None:
    scene = dealt("R 3", "R3 G3 Y3", "R2 R4-9", "R1 B3 B5 G6")
    scene.play("R9")
    assert [*scene.why_not(2, "play B5").items()] == [
        ("was-sticht.follow.anything", "B3 R1"),
        ("was-sticht.follow.led-trump", "B5"),
    ]
    assert scene.why_not(2, "play R3") == {"was-sticht.trick.own-cards": "R3"}
    assert scene.why_not(3, "play B5") == {"engine.not-your-turn": "B5"}


@pytest.mark.rule("was-sticht.follow.anything")
def test_the_leader_may_play_anything() -> None:
    scene = dealt("R 5", "B1", "R1 B9 G5", "B2", "B3")
    assert len(scene.may(1)) == 9
    assert scene.game.barred(scene.state, 1) == {}


@pytest.mark.rule("was-sticht.trick.own-cards")
def test_only_a_hand_card_can_be_played() -> None:
    scene = dealt("R 5", "B1", "B9", "B2", "B3")
    assert scene.refusal(1, "play B1") == "was-sticht.trick.own-cards"
    scene.play("B9")
    assert scene.refusal(2, "play B9") == "was-sticht.trick.own-cards"


# Turns


@pytest.mark.rule("was-sticht.trick.lead")
@pytest.mark.parametrize(("players", "first"), [*product((3, 4), (0, 2))])
def test_the_left_neighbour_of_the_dealer_leads(players: int, first: int) -> None:
    scene = begun(players=players, first=first)
    scene.deal("R 5")
    scene.choose(*(scene.may(int(seat))[0].split()[1] for seat in scene.waits_for()))
    assert scene.waits_for() == ((first + 1) % players,)


@pytest.mark.rule("was-sticht.trick.clockwise")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_plays_one_card_clockwise(players: int) -> None:
    scene = dealt("R 5", players=players)
    for place in range(players):
        turn = (1 + place) % players
        assert scene.waits_for() == (turn,)
        assert not any(isinstance(event, TrickWon) for event in scene.log)
        text = scene.may(turn)[0]
        events = scene.act(turn, text)
        assert card(text.split()[1]) not in scene.state.hands[turn]
        assert len(scene.state.hands[turn]) == 8
    assert [type(event) for event in events[1:]] == [TrickWon]


@pytest.mark.rule("was-sticht.trick.winner-leads")
def test_the_winner_takes_the_trick_and_leads_the_next() -> None:
    scene = dealt("Y 5", "B7 R1", "B3 G1", "B8 G2", "B9 G3")
    before = scene.state
    scene.play("B3 B8 B9 B7")
    assert scene.tricks_won() == [(3, "B9", LED)]
    assert scene.state.won == ((), (), (), (cards("B3 B8 B9 B7"),))
    assert (scene.waits_for(), scene.state.trick, scene.state.leader) == ((3,), (), 3)
    moved = scene.game.replay(scene.log[:-1])
    (reason,) = scene.game.why(moved, scene.log[-1])
    assert reason == Reason(LED, cards("B9"), seat=3)
    assert before.leader == 1


@pytest.mark.rule("was-sticht.trick.winner-leads")
def test_nine_tricks_are_played() -> None:
    scene = dealt("R 5")
    scene.play_on()
    assert len(scene.tricks_won()) == 9
    assert scene.state.phase != "play"
