"""Passing: a card of the third colour."""

from __future__ import annotations

import pytest

from cardtable.engine import Moved, Play, Reason, Role
from cardtable.games.hat_trick import HatTrick
from cardtable.games.hat_trick.events import Passed
from cardtable.games.hat_trick.rules import is_pass
from tests.rules.builders import card, cards
from tests.rules.hat_trick.scenes import Scene, after_first_trick, cleared, points


def passes(scene: Scene) -> list[tuple[int, str]]:
    """Who has passed with which card."""
    return [(e.seat, str(e.card)) for e in scene.log if isinstance(e, Passed)]


@pytest.mark.rule("hat-trick.pass.third-colour")
def test_a_card_of_the_third_colour_is_a_pass_and_is_told_at_once() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal("R5", "B9", "G20")
    scene.play("R5 B9")
    assert scene.act(2, "play G20") == [Moved(2, Play(card("G20"))), Passed(2, card("G20"))]
    assert scene.turn == 3
    assert scene.state.played == cards("R5 B9")


@pytest.mark.rule("hat-trick.pass.third-colour")
def test_a_pass_gives_the_third_colour_as_its_reason() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal("R5", "B9", "G20")
    scene.play("R5 B9")
    (_, passed) = scene.act(2, "play G20")
    before = scene.game.replay(scene.log[:-1])
    assert scene.game.why(before, passed) == (
        Reason("hat-trick.pass.third-colour", cards("G20"), 2),
    )


@pytest.mark.rule("hat-trick.pass.third-colour")
@pytest.mark.parametrize(
    ("played", "passed"),
    [
        ("R5 B9 G20 G19", [(2, "G20"), (3, "G19")]),
        ("R5 R9 G2 B19", [(3, "B19")]),
        ("G5 B9 R2 B19", [(2, "R2")]),
        ("B5 G9 R2 G19 R20 B7", [(2, "R2"), (4, "R20")]),
        ("R5 B9 R1 B2", []),
    ],
)
def test_every_card_of_the_third_colour_is_a_pass_and_no_other(
    played: str, passed: list[tuple[int, str]]
) -> None:
    assert passes(after_first_trick(played)) == passed


@pytest.mark.rule("hat-trick.pass.third-colour")
def test_a_pass_by_the_last_player_ends_the_trick() -> None:
    scene = after_first_trick("R5 B9 R2 G20")
    assert passes(scene) == [(3, "G20")]
    assert scene.state.won == (cards("R5 R2"), cards("B9"), (), ())
    assert cleared(scene).card == card("B9")


@pytest.mark.rule("hat-trick.pass.third-colour")
def test_whoever_passed_plays_to_the_next_trick_again() -> None:
    scene = after_first_trick("R5 B9 G20 B10")
    for seat in (3, 0, 1, 2):
        assert scene.turn == seat
        scene.act(seat, scene.may(seat)[0])


@pytest.mark.rule("hat-trick.pass.only-beside-two-colours")
@pytest.mark.parametrize("lying", ["", "R5", "R5 R9"])
@pytest.mark.parametrize("colour", ["R", "B", "G"])
def test_nobody_passes_before_two_colours_lie_there(lying: str, colour: str) -> None:
    scene = Scene(HatTrick(players=4))
    played = f"{lying} {colour}7"
    scene.deal(*played.split())
    scene.play(played)
    assert passes(scene) == []
    assert scene.state.played == cards(played)
    assert not is_pass(colour, ("R",))


@pytest.mark.rule("hat-trick.pass.only-beside-two-colours")
def test_nobody_could_pass_if_the_last_player_opens_the_second_colour() -> None:
    scene = after_first_trick("R5 R9 R12 G3")
    assert passes(scene) == []
    assert scene.state.won == ((), (), cards("R5 R9 R12"), cards("G3"))


@pytest.mark.rule("hat-trick.pass.only-beside-two-colours")
def test_whoever_holds_the_two_colours_alone_cannot_pass() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal("R20", "B20", "R1-8 B1-7")
    scene.play("R20 B20")
    assert {text[5] for text in scene.may(2)} == {"R", "B"}
    for action in scene.may(2):
        events, _ = scene.game.act(scene.state, 2, action)
        assert len(events) == 1
    assert is_pass("G", ("R", "B"))


@pytest.mark.rule("hat-trick.pass.of-free-will")
def test_one_may_pass_although_one_could_play() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal("R5", "B9", "R20 B20 G7")
    scene.play("R5 B9")
    assert {"play R20", "play B20", "play G7"} <= {*scene.may(2)}
    assert scene.act(2, "play G7")[1:] == [Passed(2, card("G7"))]
    assert scene.refusal(3, "play R20") == "hat-trick.hand.own-cards"


@pytest.mark.rule("hat-trick.pass.of-free-will")
def test_one_may_play_although_one_could_pass() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal("R5", "B9", "R20 B20 G7")
    scene.play("R5 B9")
    assert len(scene.act(2, "play R20")) == 1


@pytest.mark.rule("hat-trick.pass.shown-then-face-down")
def test_everybody_has_seen_the_card_and_it_may_be_remembered() -> None:
    scene = after_first_trick("R5 B9 G20 B10")
    for viewer in (0, 2, Role.WATCHER):
        view = scene.view(viewer)
        assert Passed(2, card("G20")) in view.events
        assert view.state.passed == ((), (), cards("G20"), ())


@pytest.mark.rule("hat-trick.pass.shown-then-face-down")
def test_a_card_passed_lies_in_no_colour_pile_and_counts_as_a_pass() -> None:
    scene = Scene(HatTrick(players=4))
    scene.deal("R5 R6", "B9 B1", "G20 R7", "B10 G2")
    scene.play("R5 B9 G20 B10")
    scene.play("G2 R6 B1 R7")
    assert scene.state.won == (cards("R5"), (), cards("R6 R7"), cards("B9 B10 G2"))
    assert scene.state.passed == ((), cards("B1"), cards("G20"), ())
    scene = Scene(HatTrick(players=4))
    scene.deal("R5 G6", "B9 B1", "G20 G1", "B10 R2")
    scene.play("R5 B9 G20 B10")
    scene.play("R2 G6 B1 G1")
    assert scene.state.passed == ((), cards("B1"), cards("G20"), ())
    assert points(won="R1-3", passed="R4") == 1
