"""What the rules of The Game answer to the questions, by the question's name."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.engine import Event
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import Stuck
from cardtable.games.the_game.rules import Mark, verdict_on
from tests.reading.questions import NAMES, Value
from tests.reading.words import Check, yes_no
from tests.rules.the_game.scenes import Scene, fitting, midway, opened, started


def hand_and_draw_pile(_: str) -> Value:
    state = opened(TheGame(players=2, expert=2)).state
    return [len(state.hands[0]), len(state.draw)]


def way_back(_: str) -> Value:
    return yes_no(min(fitting("sun", 11)) < 11)


def several_back(_: str) -> Value:
    """An illegal card would be an error."""
    scene = midway(TheGame(), "41 31 32 22 80 81", draw="50", sun="40")
    scene.lay("41 sun", "31 sun", "32 sun", "22 sun")
    return yes_no(scene.waits_for() == (0,))


def left_when_stuck(_: str) -> Value:
    hands = ("80 50 51 52 53 54", "20 21 22 23 24 25", "30 31 32 33 34 35")
    piles = {"sun": "90", "moon": "95", "star": "8", "leaf": "5"}
    scene = midway(TheGame(players=3), *hands, draw="60 61 62 63", **piles)  # type: ignore[arg-type]
    assert scene.may(0) == ["place 80 sun"]
    return stuck(scene.lay("80 sun")).left


def stuck(events: list[Event]) -> Stuck:
    (found,) = [event for event in events if isinstance(event, Stuck)]
    return found


def where_to_lay_the_89(_: str) -> Value:
    fine = []
    for pile, top in (("sun", 99), ("moon", 88)):
        piles = {"sun": "99", "moon": "88", "star": "2", "leaf": "3"}
        hand = "89 78 30 31 33 34 35"
        scene = midway(TheGame(players=2), hand, "40", draw="50", **piles)  # type: ignore[arg-type]
        scene.lay(f"89 {pile}")
        if scene.waits_for():
            scene.lay("78 moon")
            assert scene.may(0) == ["end"]
            fine.append(top)
    (top,) = fine
    return top


def over_after_the_minimum(_: str) -> Value:
    piles = {"sun": "97", "moon": "98", "star": "2", "leaf": "3"}
    scene = midway(TheGame(players=2), "99 50 51", "60", draw="61", laid=1, **piles)
    scene.lay("99 sun")
    assert scene.may(0) == ["end"]
    return yes_no(not scene.waits_for())


def hand_after_the_last_cards(_: str) -> Value:
    scene = midway(TheGame(players=3), "10 11 12 13 80 81", "20", "30", draw="90 91")
    scene.lay("10 sun", "11 sun", "12 sun", "13 sun")
    scene.end()
    return len(scene.state.hands[0])


def least(scene: Scene) -> int:
    """How many cards whose turn it is must lay before the turn may end; they are laid."""
    laid, turn = 0, scene.state.turn
    while "end" not in scene.may(turn):
        scene.act(turn, scene.may(turn)[0])
        laid += 1
    return laid


def minimum_of_two_turns(_: str) -> Value:
    scene = midway(TheGame(players=3), "10 11 12", "20 21", "30", draw="90")
    first = least(scene)
    scene.end()
    return [first, least(scene)]


def minimum_of_experts(_: str) -> Value:
    return least(midway(TheGame(players=4, expert=1), "10 11 12 13", "20", "30", "40"))


def next_turn(_: str) -> Value:
    scene = midway(TheGame(players=4), "10 11 12", "", "", "40", sun="9")
    scene.lay("10 sun")
    scene.end()
    return NAMES[scene.state.turn]


def must_say_end(_: str) -> Value:
    scene = midway(TheGame(players=2), "98 99", sun="97")
    scene.lay("98 sun", "99 sun")
    return yes_no(bool(scene.waits_for()))


def nine_are_excellent(_: str) -> Value:
    left = midway(TheGame(players=3), "10 11 12 13", "20 21 22", "30 31").state.left
    return yes_no(verdict_on(left) == "excellent")


def who_starts(_: str) -> Value:
    scene = opened(TheGame())
    scene.act(1, "begin")
    scene.act(0, "begin")
    assert "begin" not in scene.may(1)
    return NAMES[scene.state.turn]


def vital_in_the_same_turn(_: str) -> Value:
    scene = started(TheGame(talk="grades"))
    scene.act(1, "leave moon")
    return yes_no("vital moon" in scene.may(1))


def vital_in_the_next_turn(_: str) -> Value:
    scene = started(TheGame(players=4, talk="grades"))
    scene.act(3, "leave moon")
    scene.lay("3 sun")
    scene.end()
    return yes_no("vital moon" in scene.may(3))


def whose_turn_ends_a_mark(_: str) -> Value:
    scene = opened(TheGame(talk="hold", first=2))
    scene.act(2, scene.may(2)[0])
    scene.act(1, "leave leaf")
    while Mark.LEAVE in scene.state.marks[1]:
        turn = scene.state.turn
        least(scene)
        scene.end()
    return NAMES[turn]


def may_clear_anothers(_: str) -> Value:
    scene = started(TheGame(players=4, talk="hold"))
    scene.act(1, "leave moon")
    return yes_no("clear moon" in scene.may(2))


def may_mark_after_done(_: str) -> Value:
    scene = started(TheGame(talk="hold"))
    scene.act(2, "done")
    return yes_no("leave moon" in scene.may(2))


CHECKS: Mapping[str, Check] = {
    "hands-of-experts": hand_and_draw_pile,
    "rising-pile": lambda _: sorted(fitting("sun", 62) & {51, 52, 61, 72}),
    "falling-pile": lambda _: sorted(fitting("star", 34) & {24, 33, 43, 44, 45}),
    "way-back-to-the-base": way_back,
    "two-ways-back-in-one-turn": several_back,
    "stuck-below-the-minimum": left_when_stuck,
    "not-to-be-stranded": where_to_lay_the_89,
    "minimum-laid-nothing-fits": over_after_the_minimum,
    "draw-pile-runs-out": hand_after_the_last_cards,
    "minimum-when-the-pile-runs-out": minimum_of_two_turns,
    "experts-without-a-draw-pile": minimum_of_experts,
    "empty-hands-are-skipped": next_turn,
    "no-word-after-the-last-card": must_say_end,
    "nine-left": nine_are_excellent,
    "begin-once": who_starts,
    "mark-changed-in-the-same-turn": vital_in_the_same_turn,
    "mark-made-stronger-later": vital_in_the_next_turn,
    "how-long-a-mark-lasts": whose_turn_ends_a_mark,
    "marks-of-others": may_clear_anothers,
    "second-thoughts-after-done": may_mark_after_done,
}
