"""The cursed colour: chosen in secret, revealed together, counted at the end."""

from __future__ import annotations

from itertools import permutations

import pytest

from cardtable.engine import UNKNOWN, Card, Moved, Role, RoundScored
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import Curse, CursesRevealed, PhaseBegan
from tests.rules.builders import card, cards
from tests.rules.sticheln.scenes import TOGETHER, Scene, counting, points


def before_choosing() -> Scene:
    """Three players who hold what they are about to lay."""
    scene = Scene(Sticheln(players=3))
    scene.deal("R4 R5", "Y7 R0", "G0 R6")
    return scene


@pytest.mark.rule("sticheln.curse.one-hand-card")
def test_everybody_lays_one_hand_card_whose_colour_is_cursed() -> None:
    scene = before_choosing()
    scene.lay("R4", "Y7", "G0")
    assert scene.state.designating == (cards("R4"), cards("Y7"), cards("G0"))
    red, others = scene.game.why_points(scene.state, 0)
    assert (red.cards, others.cards) == (cards("R4"), ())


@pytest.mark.rule("sticheln.curse.one-hand-card")
def test_one_card_is_enough_and_a_second_is_refused() -> None:
    scene = before_choosing()
    scene.act(0, "curse R4")
    assert scene.waits_for() == (1, 2)
    assert scene.refusal(0, "curse R5") == "engine.not-your-turn"
    assert scene.state.designating == (cards("R4"), (), ())


@pytest.mark.rule("sticheln.curse.one-hand-card")
def test_nobody_plays_a_card_before_all_have_laid_one() -> None:
    scene = before_choosing()
    assert scene.refusal(0, "play R4") == "engine.not-now"
    scene.act(0, "curse R4")
    scene.act(2, "curse G0")
    assert scene.refusal(1, "play Y7") == "engine.not-now"


@pytest.mark.rule("sticheln.curse.any-number")
def test_any_hand_card_will_do() -> None:
    scene = Scene(Sticheln(players=4))
    scene.deal("R0-11 B0 B5 B11")
    assert scene.may(0) == [f"curse {each}" for each in cards("B0 B5 B11 R0-11")]


@pytest.mark.rule("sticheln.curse.any-number")
@pytest.mark.parametrize("variant", ["base", "reverse", "mild", "aggravated", "hazy"])
def test_a_0_may_be_laid_in_every_variant(variant: str) -> None:
    scene = Scene(Sticheln(players=3, variant=variant))
    scene.deal("R0 R8", "R1", "G5")
    assert {"curse R0", "curse R8"} <= {*scene.may(0)}
    scene.act(0, "curse R0")
    assert scene.state.designating[0] == cards("R0")


@pytest.mark.rule("sticheln.curse.any-number")
def test_all_players_may_lay_a_0() -> None:
    scene = Scene(Sticheln(players=3))
    scene.deal("R0", "Y0", "G0")
    scene.lay("R0", "Y0", "G0")
    scene.play_on()
    assert scene.state.designating == (cards("R0"), cards("Y0"), cards("G0"))


@pytest.mark.rule("sticheln.curse.revealed-together")
@pytest.mark.parametrize("order", [*permutations([(0, "R4"), (1, "Y7"), (2, "G0")])])
def test_the_last_to_lay_a_card_turns_all_over_whoever_it_is(
    order: tuple[tuple[int, str], ...],
) -> None:
    *early, (last, laid_last) = order
    scene = before_choosing()
    for seat, laid in early:
        assert scene.act(seat, f"curse {laid}") == [Moved(seat, Curse(card(laid)))]
    assert scene.act(last, f"curse {laid_last}")[1:] == [
        CursesRevealed((cards("R4"), cards("Y7"), cards("G0")), TOGETHER),
        PhaseBegan("play"),
    ]


@pytest.mark.rule("sticheln.curse.revealed-together")
def test_nobody_sees_anothers_choice_before() -> None:
    scene = before_choosing()
    scene.lay("R4", "Y7")
    hidden = (UNKNOWN,)
    assert scene.view(0).state.designating == (cards("R4"), hidden, ())
    assert scene.view(1).state.designating == (hidden, cards("Y7"), ())
    assert scene.view(2).state.designating == (hidden, hidden, ())
    assert scene.view(Role.WATCHER).state.designating == (hidden, hidden, ())


@pytest.mark.rule("sticheln.curse.revealed-together")
def test_the_cards_stay_face_up_until_the_end_of_the_round() -> None:
    scene = before_choosing()
    scene.lay("R4", "Y7", "G0")
    while scene.state.phase == "play":
        for viewer in (0, 1, 2, Role.WATCHER):
            face_up = scene.view(viewer).state.designating
            assert face_up == (cards("R4"), cards("Y7"), cards("G0"))
        (seat,) = scene.waits_for()
        assert isinstance(seat, int)
        scene.act(seat, scene.may(seat)[0])
    assert [type(event) for event in scene.log].count(CursesRevealed) == 1


@pytest.mark.rule("sticheln.curse.same-as-others")
def test_all_players_may_have_the_same_cursed_colour() -> None:
    scene = before_choosing()
    events = scene.lay("R5", "R0", "R6")
    assert CursesRevealed((cards("R5"), cards("R0"), cards("R6")), TOGETHER) in events


@pytest.mark.rule("sticheln.curse.card-leaves-hand")
def test_the_card_laid_is_no_longer_in_the_hand() -> None:
    scene = before_choosing()
    hands = scene.state.hands
    scene.lay("R4", "Y7", "G0")
    for seat, laid in enumerate(cards("R4 Y7 G0")):
        assert scene.state.hands[seat] == tuple(c for c in hands[seat] if c != laid)


@pytest.mark.rule("sticheln.curse.card-leaves-hand")
def test_the_card_laid_is_never_played() -> None:
    scene = before_choosing()
    scene.lay("R4", "Y7", "G0")
    assert scene.refusal(0, "play R4") == "sticheln.hand.own-cards"
    scene.play_on()
    played: list[Card] = [c for pile in scene.state.won for c in pile]
    assert not {*cards("R4 Y7 G0")} & {*played}


@pytest.mark.rule("sticheln.curse.card-counts")
def test_the_card_laid_counts_with_the_cards_won() -> None:
    scene = before_choosing()
    scene.lay("R4", "Y7", "G0")
    scene.play_on()
    for seat, laid in enumerate(cards("R4 Y7 G0")):
        counted = counting(scene.game, scene.state, seat)
        assert sorted(counted) == sorted([laid, *scene.state.won[seat]])


@pytest.mark.rule("sticheln.curse.card-counts")
def test_who_wins_nothing_still_pays_for_the_card_laid() -> None:
    assert points(Sticheln(), laid="R4", won="") == -4


@pytest.mark.rule("sticheln.curse.card-counts")
def test_a_played_out_round_is_scored_with_the_card_laid() -> None:
    scene = before_choosing()
    scene.lay("R5", "R0", "R6")
    scored = scene.play_on()
    assert isinstance(scored, RoundScored)
    for seat, laid in enumerate([5, 0, 6]):
        reds = sum(c.number or 0 for c in scene.state.won[seat] if c.colour == "R")
        others = sum(c.colour != "R" for c in scene.state.won[seat])
        assert scored.points[seat] == others - reds - laid
