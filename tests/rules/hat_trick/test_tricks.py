"""How a trick or a double trick is played, and who wins it."""

from __future__ import annotations

from itertools import permutations

import pytest

from cardtable import CardtableError
from cardtable.engine import Play, Reason, Role, TrickWon
from cardtable.games.hat_trick import HatTrick
from cardtable.games.hat_trick.events import Passed
from cardtable.games.hat_trick.rules import is_pass, winning_card
from tests.rules.builders import card, cards, first_player, rounds_of, whole_game
from tests.rules.hat_trick.scenes import Scene, after_first_trick, why_first_trick, winners

HIGHEST = "hat-trick.trick.highest-of-colour"
SINGLE = "hat-trick.trick.single-card"
DOUBLE = "hat-trick.trick.second-colour-doubles"

# Turns


@pytest.mark.rule("hat-trick.round.leader")
@pytest.mark.parametrize("players", range(4, 8))
@pytest.mark.parametrize("first", [0, 2])
def test_the_next_seat_clockwise_leads_the_first_trick_of_each_later_round(
    players: int, first: int
) -> None:
    log = whole_game(HatTrick(players=players, first=first))
    leaders = [first_player(events) for events in rounds_of(log)]
    assert leaders == [(first + number) % players for number in range(5)]


@pytest.mark.rule("hat-trick.round.leader")
def test_only_a_seat_at_the_table_can_be_chosen_to_lead() -> None:
    with pytest.raises(CardtableError, match=r"first takes 0-3, not 4"):
        HatTrick(players=4, first=4)


@pytest.mark.rule("hat-trick.trick.one-card-each")
@pytest.mark.parametrize("players", range(4, 8))
@pytest.mark.parametrize("first", [0, 3])
def test_from_the_leader_on_everybody_plays_one_card_clockwise(players: int, first: int) -> None:
    scene = Scene(HatTrick(players=players, first=first))
    assert scene.waits_for() == (Role.CHANCE,)
    scene.deal()
    hand = len(scene.state.hands[0])
    for number in range(players):
        turn = (first + number) % players
        assert scene.waits_for() == (turn,)
        assert [s for s in range(players) if scene.may(s)] == [turn]
        assert not any(isinstance(event, TrickWon) for event in scene.log)
        scene.act(turn, scene.may(turn)[0])
        assert len(scene.state.hands[turn]) == hand - 1
    assert any(isinstance(event, TrickWon) for event in scene.log)


@pytest.mark.rule("hat-trick.trick.one-card-each")
def test_a_card_played_leaves_the_hand_and_lies_in_the_trick() -> None:
    scene = Scene(HatTrick(players=4, first=3))
    scene.deal("B4", "R9", "G1", "B7")
    scene.play("B7 B4")
    assert scene.state.trick == (cards("B4"), (), (), cards("B7"))
    assert scene.state.played == cards("B7 B4")
    assert card("B7") not in scene.state.hands[3]
    assert scene.refusal(0, "play B4") == "engine.not-your-turn"


@pytest.mark.rule("hat-trick.trick.one-card-each")
def test_nobody_is_asked_once_the_game_is_over() -> None:
    game = HatTrick(rounds=1)
    assert game.to_act(game.replay(whole_game(game))) == ()


# What a card does


@pytest.mark.rule("hat-trick.trick.any-card")
@pytest.mark.parametrize("before", ["", "R5", "R5 R9", "R5 B9", "R5 B9 B1", "R5 B9 G1"])
def test_every_hand_card_is_allowed_whatever_lies_there(before: str) -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal(*before.split())
    scene.play(before)
    hand = scene.state.hands[scene.turn]
    assert scene.may(scene.turn) == [f"play {each}" for each in hand]
    assert len(hand) == 15
    assert scene.game.barred(scene.state, scene.turn) == {}
    other = scene.state.hands[(scene.turn + 1) % 4][0]
    assert scene.game.forbids(scene.state, scene.turn, Play(other)) == "hat-trick.hand.own-cards"


@pytest.mark.rule("hat-trick.trick.second-colour-doubles")
@pytest.mark.parametrize(
    ("played", "in_trick"),
    [
        ("R5 R9 B1", "R5 R9 B1"),
        ("R5 B1 R9", "R5 B1 R9"),
        ("G5 B1 B2", "G5 B1 B2"),
        ("B5 B6 B7", "B5 B6 B7"),
    ],
)
def test_another_colour_opens_a_second_trick_beside_the_first(played: str, in_trick: str) -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal(*played.split())
    scene.play(played)
    assert scene.state.played == cards(in_trick)
    assert scene.state.passed == ((), (), (), ())


@pytest.mark.rule("hat-trick.trick.second-colour-doubles")
def test_a_double_trick_has_a_winner_for_each_colour_in_the_order_they_were_opened() -> None:
    assert winners(after_first_trick("R5 B9 R12 B3")) == [(2, "R12", HIGHEST), (1, "B9", HIGHEST)]
    assert winners(after_first_trick("B9 R12 R5 B13")) == [(3, "B13", HIGHEST), (1, "R12", HIGHEST)]


@pytest.mark.rule("hat-trick.trick.second-colour-doubles")
def test_the_reasons_name_the_two_cards_that_opened_the_colours_and_who_wins_each() -> None:
    double = why_first_trick("R5 R12 B9 B3")
    assert double[:-1] == (
        Reason(DOUBLE, cards("R5 B9")),
        Reason(HIGHEST, cards("R12"), seat=1),
        Reason(HIGHEST, cards("B9"), seat=2),
    )


@pytest.mark.rule("hat-trick.trick.second-colour-doubles")
def test_a_single_trick_has_one_winner_and_no_second_colour() -> None:
    assert winners(after_first_trick("R5 R9 R12 R3")) == [(2, "R12", HIGHEST)]
    assert why_first_trick("R5 R9 R12 R3")[:-1] == (Reason(HIGHEST, cards("R12"), seat=2),)


THREE = tuple(permutations("RBG"))


@pytest.mark.rule("hat-trick.trick.two-colours-at-most")
@pytest.mark.parametrize("order", THREE, ids="".join)
def test_a_third_colour_never_joins_a_double_trick(order: tuple[str, ...]) -> None:
    one, two, three = order
    scene = after_first_trick(f"{one}5 {two}6 {three}20 {one}7")
    assert [seat for seat, *_ in winners(scene)] == [3, 1]
    assert card(f"{three}20") not in {each for pile in scene.state.won for each in pile}


@pytest.mark.rule("hat-trick.trick.two-colours-at-most")
@pytest.mark.parametrize("order", THREE, ids="".join)
def test_a_card_joins_while_there_is_room_for_its_colour(order: tuple[str, ...]) -> None:
    one, two, three = order
    assert [is_pass(colour, ()) for colour in order] == [False, False, False]
    assert [is_pass(colour, (one,)) for colour in order] == [False, False, False]
    assert [is_pass(colour, (one, two)) for colour in order] == [False, False, True]
    assert [is_pass(colour, (three, two)) for colour in order] == [True, False, False]


# Who wins


@pytest.mark.rule("hat-trick.trick.highest-of-colour")
@pytest.mark.parametrize(
    ("trick", "colour", "wins"),
    [
        ("R5 R9 R12 R3", "R", "R12"),
        ("R5 B9 R12 B3", "R", "R12"),
        ("R5 B9 R12 B3", "B", "B9"),
        ("R19 B2 B3", "B", "B3"),
        ("G10 R9 G2", "G", "G10"),
    ],
)
def test_the_highest_card_wins_its_colour(trick: str, colour: str, wins: str) -> None:
    for order in permutations(cards(trick)):
        assert winning_card(order, colour) == card(wins)


@pytest.mark.rule("hat-trick.trick.highest-of-colour")
def test_each_winner_takes_the_cards_of_that_colour_alone() -> None:
    scene = after_first_trick("R5 B9 R12 B3 G1")
    assert scene.state.won == ((), cards("B9 B3"), cards("R5 R12"), (), ())


@pytest.mark.rule("hat-trick.trick.highest-of-colour")
def test_the_two_winners_of_a_double_trick_are_never_one_player() -> None:
    won: list[TrickWon] = []
    for event in whole_game(HatTrick(players=4)):
        if isinstance(event, TrickWon):
            won.append(event)
        else:
            assert len({each.seat for each in won}) == len(won) <= 2
            won = []


@pytest.mark.rule("hat-trick.trick.twenty-and-zero")
@pytest.mark.parametrize("other", range(1, 20))
def test_the_20_beats_every_other_card_of_its_colour(other: int) -> None:
    assert winning_card(cards(f"R{other} R20"), "R") == card("R20")
    assert winning_card(cards(f"R20 R{other} B20"), "R") == card("R20")


@pytest.mark.rule("hat-trick.trick.twenty-and-zero")
def test_two_20s_win_a_colour_each() -> None:
    scene = after_first_trick("R20 B20 R19 B19")
    assert winners(scene) == [(0, "R20", HIGHEST), (1, "B20", HIGHEST)]
    assert scene.state.won == (cards("R20 R19"), cards("B20 B19"), (), ())


@pytest.mark.rule("hat-trick.trick.twenty-and-zero")
def test_a_20_passed_wins_nothing() -> None:
    scene = after_first_trick("R2 B3 G20 R1")
    assert [seat for seat, *_ in winners(scene)] == [0, 1]


@pytest.mark.rule("hat-trick.trick.twenty-and-zero")
def test_with_seven_players_the_0_is_the_lowest_card_and_may_win_alone() -> None:
    scene = after_first_trick("R0 R1 R2 R3 B0 R4 R5")
    assert winners(scene) == [(6, "R5", HIGHEST), (4, "B0", SINGLE)]
    scene = after_first_trick("R0 B0 R1 B1 R2 B2 G0")
    assert [str(e.card) for e in scene.log if isinstance(e, Passed)] == ["G0"]
    assert winners(scene) == [(4, "R2", HIGHEST), (5, "B2", HIGHEST)]
    assert winning_card(cards("B0 B1"), "B") == card("B1")


@pytest.mark.rule("hat-trick.trick.single-card")
def test_a_single_card_wins_its_colour() -> None:
    scene = after_first_trick("R5 B1 R12 R3")
    assert winners(scene) == [(2, "R12", HIGHEST), (1, "B1", SINGLE)]
    assert scene.state.won[1] == cards("B1")


@pytest.mark.rule("hat-trick.trick.single-card")
def test_a_card_led_wins_itself_if_nobody_joins_it() -> None:
    assert winners(after_first_trick("R1 B5 B7 G9")) == [(0, "R1", SINGLE), (2, "B7", HIGHEST)]
    assert winners(after_first_trick("R1 B5 G7 G9")) == [(0, "R1", SINGLE), (1, "B5", SINGLE)]


@pytest.mark.rule("hat-trick.trick.single-card")
def test_the_winner_of_a_trick_is_told_with_its_reason() -> None:
    scene = after_first_trick("R1 B5 G7 G9")
    end = next(event for event in scene.log if isinstance(event, TrickWon))
    before = scene.game.replay(scene.log[: scene.log.index(end)])
    assert scene.game.why(before, end) == (Reason(SINGLE, cards("R1"), seat=0),)


@pytest.mark.rule("hat-trick.trick.won-face-up")
def test_everybody_sees_who_has_won_which_cards() -> None:
    scene = after_first_trick("R5 B9 R12 B3")
    for viewer in (0, 3, Role.WATCHER):
        assert scene.view(viewer).state.won == ((), cards("B9 B3"), cards("R5 R12"), ())


@pytest.mark.rule("hat-trick.trick.won-face-up")
def test_cards_won_join_those_won_before_and_the_table_is_clear() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal("R5 R12", "R6 R1", "B7 R9", "B8 B2")
    scene.play("R5 R6 B7 B8")
    assert scene.turn == 3
    scene.play("B2 R12 R1 R9")
    assert scene.state.won == (cards("R12 R1 R9"), cards("R5 R6"), (), cards("B7 B8 B2"))
    assert scene.state.trick == ((), (), (), ())
    assert scene.state.takers == ()
