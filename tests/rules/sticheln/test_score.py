"""The end of a round and of the game."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable import CardtableError
from cardtable.engine import GameEnded, Reason, Role, RoundScored, Shuffle, TrickWon
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import CursesRevealed
from tests.rules.builders import cards, first_player, rounds_of, whole_game
from tests.rules.sticheln.scenes import (
    TOGETHER,
    Scene,
    after_first_trick,
    after_scores,
    points,
    round_over,
)

HIGHEST_TOTAL = "sticheln.game.highest-total"
SHARED_VICTORY = "sticheln.game.shared-victory"


# The round


@pytest.mark.rule("sticheln.round.ends-with-empty-hands")
@pytest.mark.parametrize(
    ("players", "tricks"), [(3, 14), (4, 14), (5, 14), (6, 14), (7, 14), (8, 13)]
)
def test_the_round_ends_after_14_tricks_and_13_with_8_players(players: int, tricks: int) -> None:
    scene = Scene(Sticheln(players=players))
    scene.play_round()
    assert not any(scene.state.hands)
    assert [type(event) for event in scene.log].count(TrickWon) == tricks


@pytest.mark.rule("sticheln.round.ends-with-empty-hands")
def test_the_round_is_scored_as_soon_as_the_last_trick_is_won_and_not_before() -> None:
    scene = Scene(Sticheln(players=3))
    scene.deal()
    scene.lay_any_but()
    while len(scene.state.hands[0]) > 1 or scene.state.trick:
        (seat,) = scene.waits_for()
        assert isinstance(seat, int)
        scene.act(seat, scene.may(seat)[0])
    assert not any(isinstance(event, RoundScored) for event in scene.log)
    scene.play_on()
    assert [type(event) for event in scene.log[-2:]] == [TrickWon, RoundScored]


# Points


@pytest.mark.rule("sticheln.score.cursed-minus-number")
def test_the_example_of_the_rulebook_is_worth_3() -> None:
    assert points(Sticheln(), laid="R4", won="R2 R5 B0-11 G0-1") == 3


@pytest.mark.rule("sticheln.score.cursed-minus-number")
@pytest.mark.parametrize("number", range(19))
def test_each_cursed_card_costs_its_number(number: int) -> None:
    laid, took = ("R0", f"R{number}") if number else ("R1", "R0")
    game = Sticheln(players=8)
    assert points(game, laid=laid, won=took) - points(game, laid=laid, won="") == -number


@pytest.mark.rule("sticheln.score.cursed-minus-number")
def test_a_cursed_0_costs_nothing_and_gains_nothing() -> None:
    assert points(Sticheln(), laid="R0", won="") == 0
    assert points(Sticheln(), laid="R3", won="R0") == -3


@pytest.mark.rule("sticheln.score.cursed-minus-number")
def test_only_ones_own_cursed_colour_costs_points() -> None:
    state = round_over(Sticheln(), ("R4", "B5 R2"), ("B3", "B6 R7"))
    scored = Sticheln().consequence(state)
    assert scored == RoundScored((1 - 6, 1 - 9, 0, 0), "sticheln.score.round-points")


@pytest.mark.rule("sticheln.score.others-plus-one")
@pytest.mark.parametrize("other", ["B0", "B1", "B11", "G0", "N7", "Y11"])
def test_each_card_of_another_colour_is_worth_1_whatever_its_number(other: str) -> None:
    assert points(Sticheln(), laid="R0", won=other) == 1


@pytest.mark.rule("sticheln.score.others-plus-one")
def test_a_round_without_a_cursed_card_won_is_worth_a_point_a_card() -> None:
    assert points(Sticheln(), laid="R0", won="B0-11 G0-11 N0-11 Y0-11") == 48


@pytest.mark.rule("sticheln.score.round-points")
def test_the_points_are_the_others_less_the_cursed() -> None:
    game = Sticheln()
    piles = ("R4", "R2 R5 B0-11 G0-1"), ("Y11", "Y10 N1"), ("G0", ""), ("N2", "N3 Y5")
    scored = game.consequence(round_over(game, *piles))
    assert scored == RoundScored((3, -20, 0, -4), "sticheln.score.round-points")


@pytest.mark.rule("sticheln.score.round-points")
def test_the_two_sums_are_the_reasons_given_for_each_seat() -> None:
    game = Sticheln(players=3)
    state = round_over(game, ("R4", "R2 R5 B0-8"), ("Y7", ""), ("G0", "N1"))
    scored = game.consequence(state)
    assert scored is not None
    assert game.why(state, scored) == (
        Reason("sticheln.score.cursed-minus-number", cards("R4 R2 R5"), 0, -11),
        Reason("sticheln.score.others-plus-one", cards("B0-8"), 0, 9),
        Reason("sticheln.score.cursed-minus-number", cards("Y7"), 1, -7),
        Reason("sticheln.score.others-plus-one", (), 1, 0),
        Reason("sticheln.score.cursed-minus-number", cards("G0"), 2, 0),
        Reason("sticheln.score.others-plus-one", cards("N1"), 2, 1),
    )


@pytest.mark.rule("sticheln.score.round-points")
def test_the_points_of_a_round_are_added_to_those_before() -> None:
    scene = Scene(Sticheln(players=3))
    one, two = scene.play_round(), scene.play_round()
    assert scene.state.points == (one.points, two.points)
    assert scene.state.totals == tuple(a + b for a, b in zip(one.points, two.points, strict=True))


# From round to round


@pytest.mark.rule("sticheln.round.fresh-deal")
@pytest.mark.parametrize("players", [3, 7, 8])
def test_all_cards_are_shuffled_again_those_left_over_too(players: int) -> None:
    scene = Scene(Sticheln(players=players))
    scene.play_round()
    deck = scene.game.options.deck
    assert scene.game.packs(scene.state) == (deck,)
    assert scene.refusal(Role.CHANCE, Shuffle((deck[1:],))) == "engine.not-a-shuffle"
    before = scene.state.aside
    scene.deal(" ".join(map(str, before)))
    assert {*before} <= {*scene.state.hands[0]}


@pytest.mark.rule("sticheln.round.fresh-deal")
@pytest.mark.parametrize("variant", ["base", "aggravated", "hazy", "delayed"])
def test_nothing_of_the_round_before_lies_on_the_table(variant: str) -> None:
    scene = Scene(Sticheln(players=3, variant=variant))
    scene.play_round()
    scene.deal()
    nothing = ((), (), ())
    state = scene.state
    assert (state.won, state.designating, state.declared) == (nothing, nothing, nothing)
    assert (state.trick, state.aside, state.revealed) == ((), (), False)


@pytest.mark.rule("sticheln.round.fresh-deal")
def test_cards_set_aside_in_a_trick_are_dealt_again() -> None:
    scene, _ = after_first_trick(Sticheln(players=3, zero_trick="nobody"), "R0 B0 Y0")
    scene.play_on()
    scene.deal("R0", "B0", "Y0")
    assert scene.state.aside == ()
    assert {"curse R0"} < {*scene.may(0)}


@pytest.mark.rule("sticheln.round.fresh-deal")
@pytest.mark.parametrize("colour", ["R", "G"])
def test_everybody_chooses_anew_the_same_colour_or_another(colour: str) -> None:
    scene = Scene(Sticheln(players=3))
    for laid in ("R", colour):
        scene.deal(f"{laid}0", f"{laid}1", f"{laid}2")
        events = scene.lay(f"{laid}0", f"{laid}1", f"{laid}2")
        revealed = tuple(cards(f"{laid}{number}") for number in range(3))
        assert CursesRevealed(revealed, TOGETHER) in events
        scene.play_on()


@pytest.mark.rule("sticheln.round.leader")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("first", [0, 2])
def test_the_next_seat_clockwise_leads_the_first_trick_of_each_later_round(
    players: int, first: int
) -> None:
    log = whole_game(Sticheln(players=players, first=first))
    leaders = [first_player(events) for events in rounds_of(log)]
    assert leaders == [(first + number) % players for number in range(5)]


@pytest.mark.rule("sticheln.round.leader")
def test_the_first_seat_leads_unless_the_table_chose_another() -> None:
    for game, leader in [(Sticheln(), 0), (Sticheln(first=3), 3)]:
        scene = Scene(game)
        scene.deal()
        scene.lay_any_but()
        assert scene.waits_for() == (leader,)


@pytest.mark.rule("sticheln.round.leader")
def test_only_a_seat_at_the_table_can_be_chosen_to_lead() -> None:
    with pytest.raises(CardtableError, match=r"first takes 0-3, not 4"):
        Sticheln(players=4, first=4)


@pytest.mark.rule("sticheln.round.number")
@pytest.mark.parametrize("players", range(3, 9))
def test_a_game_has_5_rounds_however_many_play(players: int) -> None:
    log = whole_game(Sticheln(players=players))
    assert [type(event) for event in log].count(RoundScored) == 5
    assert isinstance(log[-1], GameEnded)


@pytest.mark.rule("sticheln.round.number")
@pytest.mark.parametrize(("rounds", "number"), [(1, 1), (2, 2), (6, 6), ("players", 3)])
def test_the_option_rounds_takes_another_number_or_one_a_player(
    rounds: int | str, number: int
) -> None:
    log = whole_game(Sticheln(players=3, rounds=rounds))
    assert [type(event) for event in log].count(RoundScored) == number
    assert isinstance(log[-1], GameEnded)


# Winning the game


def ended(*rounds: tuple[int, ...]) -> object:
    """What comes of a game of these rounds."""
    game = Sticheln(players=len(rounds[0]), rounds=len(rounds))
    return game.consequence(after_scores(*rounds))


@pytest.mark.rule("sticheln.game.highest-total")
def test_the_highest_total_wins() -> None:
    assert ended((10, -2, 3), (-9, 5, 1)) == GameEnded((2,), HIGHEST_TOTAL)
    assert ended((10, -2, 3), (-9, 8, 1)) == GameEnded((1,), HIGHEST_TOTAL)
    assert ended((10, 0, 0), (0, 9, 9)) == GameEnded((0,), HIGHEST_TOTAL)


@pytest.mark.rule("sticheln.game.highest-total")
def test_the_least_negative_total_wins() -> None:
    assert ended((-10, -2, -3)) == GameEnded((1,), HIGHEST_TOTAL)


@pytest.mark.rule("sticheln.game.highest-total")
def test_nobody_has_won_before_the_last_round() -> None:
    game = Sticheln(players=3, rounds=2)
    assert game.consequence(after_scores((10, 0, 0))) is None
    assert game.to_act(after_scores((10, 0, 0))) == (Role.CHANCE,)


@pytest.mark.rule("sticheln.game.highest-total")
def test_a_game_played_to_its_end_is_won_by_the_highest_total() -> None:
    game = Sticheln(players=4)
    log = whole_game(game)
    totals = [0, 0, 0, 0]
    for event in log:
        if isinstance(event, RoundScored):
            totals = [total + more for total, more in zip(totals, event.points, strict=True)]
    (winner,) = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert log[-1] == GameEnded((winner,), HIGHEST_TOTAL)
    assert game.to_act(game.replay(log)) == ()


@pytest.mark.rule("sticheln.game.shared-victory")
def test_equal_highest_totals_share_the_victory() -> None:
    assert ended((10, 4, 3), (-6, 0, 0)) == GameEnded((0, 1), SHARED_VICTORY)
    assert ended((-3, -4, -3)) == GameEnded((0, 2), SHARED_VICTORY)
    assert ended((0, 0, 0)) == GameEnded((0, 1, 2), SHARED_VICTORY)


@pytest.mark.rule("sticheln.game.shared-victory")
def test_a_game_played_to_its_end_with_equal_totals_is_won_by_all() -> None:
    scene = Scene(Sticheln(players=3, variant="delayed", rounds=1))
    scene.deal("B6-8 G6-8 N6-8 R6-8 Y6-8", "B0-2 G0-2 N0-2 R0-2 Y0-2")
    for colour, less in product("BGNRY", range(3)):
        scene.trick(f"{colour}{8 - less} {colour}{2 - less} {colour}{5 - less}")
    # Seat 0 has taken all 45 cards, and those of any colour cost what the others are worth.
    assert scene.act(0, "declare red")[-2:] == [
        RoundScored((0, 0, 0), "sticheln.score.round-points"),
        GameEnded((0, 1, 2), SHARED_VICTORY),
    ]


@pytest.mark.rule("sticheln.game.shared-victory")
def test_equal_lower_totals_share_nothing() -> None:
    assert ended((5, 5, 6)) == GameEnded((2,), HIGHEST_TOTAL)
