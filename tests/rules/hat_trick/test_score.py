"""The end of a round and of the game."""

from __future__ import annotations

import pytest

from cardtable.engine import GameEnded, Reason, Role, RoundScored, Shuffle
from cardtable.games.hat_trick import HatTrick
from cardtable.games.hat_trick.events import LastCardsAside, TrickCleared
from cardtable.games.hat_trick.rules import best_colour, colour_points, passed_points, why_points
from tests.rules.builders import card, cards, whole_game
from tests.rules.hat_trick.scenes import Scene, after_scores, points, round_over

POINTS = "hat-trick.score.round-points"
BEST = "hat-trick.score.best-colour-plus-one"
OTHERS = "hat-trick.score.others-minus-one"
PASSED = "hat-trick.score.passed-minus-two"
HIGHEST_TOTAL = "hat-trick.game.highest-total"
SHARED_VICTORY = "hat-trick.game.shared-victory"


@pytest.mark.rule("hat-trick.score.round-points")
@pytest.mark.rule("hat-trick.score.best-colour-plus-one")
@pytest.mark.rule("hat-trick.score.others-minus-one")
@pytest.mark.rule("hat-trick.score.passed-minus-two")
def test_the_example_of_the_rulebook_is_worth_1() -> None:
    assert points(won="R1-9 B1-2 G1-4", passed="B20") == 1


# The end of the round


@pytest.mark.rule("hat-trick.round.last-card-aside")
@pytest.mark.parametrize(("players", "tricks"), [(4, 14), (5, 11), (6, 9), (7, 8)])
def test_the_last_card_of_each_hand_is_put_aside_after_the_last_trick(
    players: int, tricks: int
) -> None:
    scene = Scene(HatTrick(players=players))
    scene.play_round()
    kinds = [type(event) for event in scene.log]
    assert kinds.count(TrickCleared) == tricks
    assert kinds[-3:] == [TrickCleared, LastCardsAside, RoundScored]
    assert kinds.count(LastCardsAside) == 1
    assert [len(pile) for pile in scene.state.aside] == [1] * players
    assert not any(scene.state.hands)


@pytest.mark.rule("hat-trick.round.last-card-aside")
def test_the_last_card_stays_secret_and_counts_for_nobody() -> None:
    scene = Scene(HatTrick(players=4))
    scored = scene.play_round()
    state = scene.state
    for viewer in (0, Role.WATCHER):
        hidden = [pile for s, pile in enumerate(scene.view(viewer).state.aside) if s != viewer]
        assert {*hidden} == {(card("??"),)}
    assert scene.view(0).state.aside[0] == state.aside[0]
    assert card("??") not in state.aside[0]
    counted = [each for pile in (*state.won, *state.passed) for each in pile]
    assert len(counted) == 56
    assert not {*counted} & {each for pile in state.aside for each in pile}
    assert scored.points == tuple(
        sum(part.amount or 0 for part in why_points(won, passed, 0))
        for won, passed in zip(state.won, state.passed, strict=True)
    )


@pytest.mark.rule("hat-trick.round.last-card-aside")
def test_a_hand_of_two_cards_goes_on() -> None:
    scene = Scene(HatTrick(players=7))
    scene.deal()
    while len(scene.state.hands[scene.turn]) > 2 or any(scene.state.trick):
        scene.act(scene.turn, scene.may(scene.turn)[0])
    assert not any(isinstance(event, (LastCardsAside, RoundScored)) for event in scene.log)
    scene.play_on()
    assert isinstance(scene.log[-1], RoundScored)


# Points


@pytest.mark.rule("hat-trick.score.best-colour-plus-one")
@pytest.mark.parametrize("pile", ["R1", "B20", "G1-20", "R7 R9", "R1 R2 R20"])
def test_each_card_of_the_best_colour_is_worth_1_whatever_its_number(pile: str) -> None:
    assert points(won=pile) == len(cards(pile))


@pytest.mark.rule("hat-trick.score.best-colour-plus-one")
def test_the_colour_with_most_cards_is_the_best_wherever_it_stands() -> None:
    assert points(won="R1 B1-2") == points(won="B1-2 G9") == points(won="G1-2 R20") == 1
    assert [best_colour(cards(won)) for won in ("R1 B1-2", "B1-2 G9", "B20 G1-2 R20")] == [*"BBG"]
    assert [colour_points(count, best=True) for count in (0, 1, 9)] == [0, 1, 9]
    assert [colour_points(count, best=False) for count in (0, 1, 9)] == [0, -1, -9]


@pytest.mark.rule("hat-trick.score.others-minus-one")
@pytest.mark.parametrize("other", ["B1", "B20", "G1", "G7 B3", "G1-9 B1-9"])
def test_each_card_of_another_colour_costs_1_whatever_its_number(other: str) -> None:
    assert points(won=f"R1-10 {other}") == 10 - len(cards(other))
    assert colour_points(len(cards(other)), best=False) == -len(cards(other))
    assert colour_points(3, best=True) == 3


@pytest.mark.rule("hat-trick.score.tied-colours")
@pytest.mark.parametrize(
    ("won", "worth"), [("R1 B1", 0), ("R1-3 G4-6", 0), ("R1-2 B1-2 G1-2", -2), ("B1-4 G1-4 R1", -1)]
)
def test_of_tied_colours_one_counts_and_the_others_cost(won: str, worth: int) -> None:
    assert points(won=won) == worth
    by_colour = [[c for c in cards(won) if c.colour == colour] for colour in "RBG"]
    most = max(map(len, by_colour))
    best = best_colour(cards(won))
    assert len([c for c in cards(won) if c.colour == best]) == most
    assert worth == 2 * most - len(cards(won))


@pytest.mark.rule("hat-trick.score.tied-colours")
def test_the_first_of_tied_colours_is_taken_without_asking() -> None:
    assert best_colour(cards("G1-2 B1-2 R1-2")) == "R"
    assert best_colour(cards("G1-2 B1-2 R1")) == "B"
    assert best_colour(cards("G1-3 B1-2 R1-2")) == "G"


@pytest.mark.rule("hat-trick.score.passed-minus-two")
@pytest.mark.parametrize("passed", ["R1", "R20", "B3 B4", "G1-5"])
def test_each_card_passed_costs_2_whatever_its_colour_and_number(passed: str) -> None:
    assert points(won="R2-9", passed=passed) == 8 - 2 * len(cards(passed))
    assert passed_points(len(cards(passed))) == -2 * len(cards(passed))


@pytest.mark.rule("hat-trick.score.passed-minus-two")
def test_a_card_passed_does_not_count_for_its_colour() -> None:
    assert points(won="R1-2 B1", passed="B2-5") == 2 - 1 - 8


@pytest.mark.rule("hat-trick.score.round-points")
def test_without_a_card_won_only_passes_count() -> None:
    assert points(won="") == 0
    assert points(won="", passed="R3 B4 G5") == -6


@pytest.mark.rule("hat-trick.score.round-points")
def test_the_points_are_the_three_sums_together() -> None:
    game = HatTrick()
    piles = ("R1-9 B1-2 G1-4", "B20"), ("", "B19 B18"), ("G10 R10", ""), ("B3-9", "")
    scored = game.consequence(round_over(game, *piles))
    assert scored == RoundScored((1, -4, 0, 7), POINTS)


@pytest.mark.rule("hat-trick.score.round-points")
def test_the_three_sums_are_the_reasons_given_for_each_seat() -> None:
    game = HatTrick()
    state = round_over(game, ("R1-3 B1-2 G4", "B20"), ("", ""), ("G5", ""), ("", "R9"))
    scored = game.consequence(state)
    assert scored is not None
    assert game.why(state, scored) == (
        Reason(BEST, cards("R1-3"), 0, 3),
        Reason(OTHERS, cards("B1-2 G4"), 0, -3),
        Reason(PASSED, cards("B20"), 0, -2),
        Reason(BEST, (), 1, 0),
        Reason(OTHERS, (), 1, 0),
        Reason(PASSED, (), 1, 0),
        Reason(BEST, cards("G5"), 2, 1),
        Reason(OTHERS, (), 2, 0),
        Reason(PASSED, (), 2, 0),
        Reason(BEST, (), 3, 0),
        Reason(OTHERS, (), 3, 0),
        Reason(PASSED, cards("R9"), 3, -2),
    )


@pytest.mark.rule("hat-trick.score.round-points")
def test_the_points_of_a_round_are_added_to_those_before() -> None:
    scene = Scene(HatTrick())
    one, two = scene.play_round(), scene.play_round()
    assert scene.state.points == (one.points, two.points)
    assert scene.state.totals == tuple(a + b for a, b in zip(one.points, two.points, strict=True))


# From round to round


@pytest.mark.rule("hat-trick.round.fresh-deal")
@pytest.mark.parametrize("players", [4, 7])
def test_all_cards_are_shuffled_again_those_put_aside_too(players: int) -> None:
    scene = Scene(HatTrick(players=players))
    scene.play_round()
    deck = scene.game.options.deck
    assert scene.game.packs(scene.state) == (deck,)
    assert scene.refusal(Role.CHANCE, Shuffle((deck[1:],))) == "engine.not-a-shuffle"
    aside = [each for pile in scene.state.aside for each in pile]
    scene.deal(" ".join(map(str, aside)))
    assert {*aside} <= {*scene.state.hands[0]}


@pytest.mark.rule("hat-trick.round.fresh-deal")
def test_nothing_of_the_round_before_lies_on_the_table() -> None:
    scene = Scene(HatTrick())
    scene.play_round()
    scene.deal()
    nothing = ((), (), (), ())
    state = scene.state
    assert (state.won, state.passed, state.aside, state.trick) == (nothing,) * 4
    assert not state.takers
    assert not state.deck


@pytest.mark.rule("hat-trick.round.number")
@pytest.mark.parametrize("players", range(4, 8))
def test_a_game_has_5_rounds_however_many_play(players: int) -> None:
    log = whole_game(HatTrick(players=players))
    assert [type(event) for event in log].count(RoundScored) == 5
    assert isinstance(log[-1], GameEnded)


@pytest.mark.rule("hat-trick.round.number")
@pytest.mark.parametrize(("rounds", "number"), [(1, 1), (2, 2), (6, 6), ("players", 4)])
def test_the_option_rounds_takes_another_number_or_one_a_player(
    rounds: int | str, number: int
) -> None:
    log = whole_game(HatTrick(players=4, rounds=rounds))
    assert [type(event) for event in log].count(RoundScored) == number
    assert isinstance(log[-1], GameEnded)


# Winning the game


def ended(*rounds: tuple[int, ...]) -> object:
    """What comes of a game of these rounds."""
    game = HatTrick(players=len(rounds[0]), rounds=len(rounds))
    return game.consequence(after_scores(*rounds))


@pytest.mark.rule("hat-trick.game.highest-total")
def test_the_highest_total_wins() -> None:
    assert ended((10, -2, 3, 0), (-9, 5, 1, 0)) == GameEnded((2,), HIGHEST_TOTAL)
    assert ended((10, -2, 3, 0), (-9, 8, 1, 0)) == GameEnded((1,), HIGHEST_TOTAL)
    assert ended((10, 0, 0, 0, 0), (0, 9, 9, 9, 9)) == GameEnded((0,), HIGHEST_TOTAL)


@pytest.mark.rule("hat-trick.game.highest-total")
def test_the_least_negative_total_wins() -> None:
    assert ended((-10, -2, -3, -9)) == GameEnded((1,), HIGHEST_TOTAL)


@pytest.mark.rule("hat-trick.game.highest-total")
def test_nobody_has_won_before_the_last_round() -> None:
    game = HatTrick(rounds=2)
    assert game.consequence(after_scores((10, 0, 0, 0))) is None
    assert game.to_act(after_scores((10, 0, 0, 0))) == (Role.CHANCE,)


@pytest.mark.rule("hat-trick.game.shared-victory")
def test_equal_highest_totals_share_the_victory() -> None:
    assert ended((10, 4, 3, 0), (-6, 0, 0, 0)) == GameEnded((0, 1), SHARED_VICTORY)
    assert ended((-3, -4, -3, -9)) == GameEnded((0, 2), SHARED_VICTORY)
    assert ended((0, 0, 0, 0)) == GameEnded((0, 1, 2, 3), SHARED_VICTORY)


@pytest.mark.rule("hat-trick.game.shared-victory")
def test_equal_lower_totals_share_nothing() -> None:
    assert ended((5, 5, 6, 5)) == GameEnded((2,), HIGHEST_TOTAL)


@pytest.mark.rule("hat-trick.game.shared-victory")
def test_a_game_played_to_its_end_with_equal_totals_is_won_by_both() -> None:
    game = HatTrick(players=6, rounds=1)
    for log in (whole_game(game, seed) for seed in range(100)):
        (points,) = [event.points for event in log if isinstance(event, RoundScored)]
        best = tuple(seat for seat, worth in enumerate(points) if worth == max(points))
        if len(best) > 1:
            assert log[-1] == GameEnded(best, SHARED_VICTORY)
            return
        assert log[-1] == GameEnded(best, HIGHEST_TOTAL)
    pytest.fail("no game ended with equal totals")
