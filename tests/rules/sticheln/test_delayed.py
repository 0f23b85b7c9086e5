"""Delayed: the cursed colour is named when the round is scored."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable.engine import Colour, Moved, Role, RoundScored, TrickWon
from cardtable.games.sticheln import State, Sticheln
from cardtable.games.sticheln.events import Declare, Declared, PhaseBegan
from tests.rules.builders import cards
from tests.rules.sticheln.scenes import AT_SCORING, Scene, round_over

ONLY_WON = "sticheln.delayed.only-a-colour-won"
TWO_COLOURS = "sticheln.aggravated.two-colours"


def declaring(*piles: str, curses: int = 1, objective: str = "normal") -> Scene:
    """Three players who have won these cards and are to name a colour."""
    scene = Scene(Sticheln(players=3, variant="delayed", curses=curses, objective=objective))
    scene.state = round_over(scene.game, *[("", pile) for pile in piles])
    return scene


@pytest.mark.rule("sticheln.delayed.choose-at-scoring")
def test_nobody_lays_a_card_before_the_first_trick() -> None:
    scene = Scene(Sticheln(players=3, variant="delayed"))
    assert scene.deal()[-1] == PhaseBegan("play")
    assert [len(hand) for hand in scene.state.hands] == [15, 15, 15]
    assert scene.waits_for() == (0,)
    assert scene.refusal(0, "declare red") == "engine.not-now"


@pytest.mark.rule("sticheln.delayed.choose-at-scoring")
def test_after_the_last_trick_everybody_who_won_a_card_names_a_colour() -> None:
    scene = Scene(Sticheln(players=3, variant="delayed"))
    scene.deal("R0-8", "G0-8", "Y0-8")
    while scene.state.phase == "play":
        (seat,) = scene.waits_for()
        assert isinstance(seat, int)
        events = scene.act(seat, scene.may(seat)[0])
    assert [type(event) for event in events] == [Moved, TrickWon, PhaseBegan]
    assert events[-1] == PhaseBegan("declare")
    assert scene.waits_for() == tuple(seat for seat, pile in enumerate(scene.state.won) if pile)


@pytest.mark.rule("sticheln.delayed.choose-at-scoring")
def test_all_colours_come_out_together_and_then_the_round_is_scored() -> None:
    scene = declaring("R4 R2 B1", "G5 Y8", "N3")
    assert scene.act(2, "declare brown") == [Moved(2, Declare(Colour.N))]
    assert scene.waits_for() == (0, 1)
    assert scene.act(0, "declare red") == [Moved(0, Declare(Colour.R))]
    assert scene.act(1, "declare green")[1:] == [
        Declared(((Colour.R,), (Colour.G,), (Colour.N,)), AT_SCORING),
        RoundScored((1 - 6, 1 - 5, -3), "sticheln.score.round-points"),
    ]


@pytest.mark.rule("sticheln.delayed.choose-at-scoring")
def test_nobody_sees_anothers_colour_before() -> None:
    scene = Scene(Sticheln(players=3, variant="delayed"))
    scene.deal()
    while scene.state.phase == "play":
        (seat,) = scene.waits_for()
        assert isinstance(seat, int)
        scene.act(seat, scene.may(seat)[0])
    first, second, *_ = scene.waits_for()
    assert isinstance(first, int)
    assert isinstance(second, int)
    scene.act(first, scene.may(first)[0])
    assert scene.view(first).state.declared[first] != (Colour.UNKNOWN,)
    for other in (second, Role.WATCHER):
        assert scene.view(other).state.declared[first] == (Colour.UNKNOWN,)


@pytest.mark.rule("sticheln.delayed.choose-at-scoring")
def test_once_the_colours_are_out_everybody_knows_them() -> None:
    scene = Scene(Sticheln(players=3, variant="delayed"))
    scene.play_round()
    assert any(scene.state.declared)
    for viewer in (0, 1, 2, Role.WATCHER):
        assert scene.view(viewer).state.declared == scene.state.declared


@pytest.mark.rule("sticheln.delayed.only-a-colour-won")
def test_who_won_no_green_card_may_not_name_green() -> None:
    scene = declaring("R4 R2 B0", "G5", "N3")
    assert scene.refusal(0, "declare green") == ONLY_WON
    assert scene.may(0) == ["declare blue", "declare red"]
    assert scene.game.barred(scene.state, 0) == {
        Declare(colour): ONLY_WON for colour in (Colour.G, Colour.N, Colour.Y)
    }


@pytest.mark.rule("sticheln.delayed.only-a-colour-won")
def test_any_colour_won_may_be_named_also_by_others() -> None:
    scene = declaring("R0 G5", "G4 R1", "G3 B1")
    for seat in range(3):
        scene.act(seat, "declare green")
    assert scene.state.declared == ((Colour.G,),) * 3


@pytest.mark.rule("sticheln.delayed.nothing-won")
def test_who_won_no_card_is_not_asked_and_scores_0() -> None:
    scene = declaring("R4 R2 B1", "", "N3")
    assert scene.waits_for() == (0, 2)
    assert scene.refusal(1, "declare red") == "engine.not-your-turn"
    scene.act(0, "declare red")
    assert scene.act(2, "declare brown")[1:] == [
        Declared(((Colour.R,), (), (Colour.N,)), AT_SCORING),
        RoundScored((-5, 0, -3), "sticheln.score.round-points"),
    ]


@pytest.mark.rule("sticheln.delayed.nothing-won")
def test_if_one_seat_takes_every_trick_it_alone_names_a_colour() -> None:
    scene = Scene(Sticheln(players=3, variant="delayed"))
    scene.deal("B6-8 G6-8 N6-8 R6-8 Y6-8", "B0-2 G0-2 N0-2 R0-2 Y0-2")
    for colour, less in product("BGNRY", range(3)):
        scene.trick(f"{colour}{8 - less} {colour}{2 - less} {colour}{5 - less}")
    assert scene.waits_for() == (0,)
    assert scene.act(0, "declare red")[1:] == [
        Declared(((Colour.R,), (), ()), AT_SCORING),
        RoundScored((4 * 9 - sum(range(9)), 0, 0), "sticheln.score.round-points"),
    ]


@pytest.mark.rule("sticheln.delayed.second-colour")
def test_with_two_colours_to_name_the_second_is_a_duty() -> None:
    scene = declaring("R4 R2 B1", "G5 Y8", "N3 N4 R0", curses=2)
    scene.act(0, "declare red")
    assert scene.waits_for() == (0, 1, 2)
    assert scene.refusal(0, "declare red") == TWO_COLOURS
    assert scene.may(0) == ["declare blue"]
    scene.act(0, "declare blue")
    assert scene.waits_for() == (1, 2)
    assert scene.refusal(0, "declare red") == "engine.not-your-turn"
    for seat, colours in ((1, ("green", "yellow")), (2, ("red", "brown"))):
        for colour in colours:
            events = scene.act(seat, f"declare {colour}")
    assert events[-1] == RoundScored((-7, -13, -7), "sticheln.score.round-points")


@pytest.mark.rule("sticheln.aggravated.two-colours")
def test_the_two_colours_named_must_differ() -> None:
    scene = declaring("R4 B1 G2", "G5", "N3", curses=2)
    scene.act(0, "declare blue")
    assert scene.game.barred(scene.state, 0)[Declare(Colour.B)] == TWO_COLOURS
    assert scene.refusal(0, "declare blue") == TWO_COLOURS
    assert scene.may(0) == ["declare green", "declare red"]


@pytest.mark.rule("sticheln.delayed.second-colour")
def test_who_won_one_colour_alone_names_that_one() -> None:
    scene = declaring("R4 R2", "", "N3 Y1 B1", curses=2)
    assert scene.waits_for() == (0, 2)
    scene.act(0, "declare red")
    assert scene.waits_for() == (2,)
    scene.act(2, "declare yellow")
    scene.act(2, "declare blue")
    assert scene.state.points == ((-6, 0, 1 - 2),)


@pytest.mark.rule("sticheln.delayed.second-colour")
def test_a_round_played_out_in_which_two_seats_win_red_cards_alone() -> None:
    scene = Scene(Sticheln(players=3, variant="delayed+aggravated"))
    scene.deal("B6-8 G6-8 N6-8 Y6-8 R8 R6 R2", "B0-2 G0-2 N0-2 Y0-2 R1 R7 R0")
    for colour, less in product("BGNY", range(3)):
        scene.trick(f"{colour}{8 - less} {colour}{2 - less} {colour}{5 - less}")
    scene.trick("R8 R1 R5")
    scene.trick("R6 R7 R4")
    scene.trick("R0 R3 R2")
    assert scene.state.won[1:] == (cards("R6 R7 R4"), cards("R0 R3 R2"))
    scene.act(1, "declare red")
    scene.act(2, "declare red")
    assert scene.waits_for() == (0,)
    scene.act(0, "declare red")
    assert scene.waits_for() == (0,)
    assert scene.act(0, "declare blue")[1:] == [
        Declared(((Colour.B, Colour.R), (Colour.R,), (Colour.R,)), AT_SCORING),
        RoundScored((3 * 9 - 36 - 14, -17, -5), "sticheln.score.round-points"),
    ]


@pytest.mark.rule("sticheln.delayed.second-colour")
def test_with_one_colour_to_name_there_is_no_second() -> None:
    scene = declaring("R4 B1", "G5 Y8", "N3")
    scene.act(0, "declare red")
    assert scene.waits_for() == (1, 2)


@pytest.mark.rule("sticheln.delayed.all-cards-played")
@pytest.mark.parametrize("curses", [1, 2])
@pytest.mark.parametrize(
    ("players", "tricks"), [(3, 15), (4, 15), (5, 15), (6, 15), (7, 15), (8, 14)]
)
def test_all_cards_are_played(players: int, tricks: int, curses: int) -> None:
    scene = Scene(Sticheln(players=players, variant="delayed", curses=curses))
    scene.play_round()
    assert [type(event) for event in scene.log].count(TrickWon) == tricks
    state: State = scene.state
    taken = [card for pile in state.won for card in pile]
    assert sorted([*taken, *state.aside]) == [*scene.game.options.deck]
    assert not any(state.designating)
