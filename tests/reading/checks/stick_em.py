"""What the rules of Stick 'Em answer to the questions, by the question's name."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from cardtable.engine import GameEnded, TrickWon
from cardtable.games.sticheln.rules import card_points
from cardtable.games.stick_em import StickEm
from tests.reading.checks.sticheln import scored, taker
from tests.reading.questions import NAMES, Value
from tests.reading.words import Check, first_leaders, yes_no
from tests.rules.builders import card
from tests.rules.sticheln.scenes import Scene, after_first_trick, after_scores


def who_takes(trick: str) -> Value:
    return taker(StickEm(players=len(trick.split())), trick)


def turn(scene: Scene) -> str:
    (seat,) = scene.waits_for()
    assert isinstance(seat, int)
    return NAMES[seat]


def leader_after_zeros(named: str) -> Value:
    """Carl leads; the cards of Ann and Bea come last."""
    scene = Scene(StickEm(players=4, first=2))
    words = named.split()
    scene.deal(*words[2:], *words[:2])
    scene.lay_any_but(named)
    scene.trick(named)
    return turn(scene)


def won_beside_zeros(_: str) -> Value:
    scene, _end = after_first_trick(StickEm(players=4, rounds=1), "R0 Y0 G0 B0")
    scene.play_on()
    return 4 * sum(isinstance(event, TrickWon) for event in scene.log)


def dearest_trick(_: str) -> Value:
    numbers = {each.number or 0 for each in StickEm(players=3).options.deck}
    return -min(
        sum(card_points(number, "normal", cursed=True) for number in trick)
        for trick in combinations(numbers, 3)
    )


def winners(_: str) -> Value:
    ended = StickEm(players=3).consequence(after_scores((-4, 9, 0), (10, -2, 0), (3, 2, 8)))
    assert isinstance(ended, GameEnded)
    return [NAMES[seat] for seat in ended.winners]


def must_choose_another(named: str) -> Value:
    first, last = named.split()
    scene = Scene(StickEm(players=3))
    scene.deal(first, "", last)
    scene.lay(first, str(scene.state.hands[1][0]), last)
    return yes_no(scene.state.phase != "play")


def may_play_what_is_laid(named: str) -> Value:
    scene = Scene(StickEm(players=4))
    scene.deal(named)
    scene.lay(named, *(str(hand[0]) for hand in scene.state.hands[1:]))
    return yes_no(f"play {named}" in scene.may(0))


def leader_after_three_tricks(named: str) -> Value:
    scene = Scene(StickEm(players=4))
    scene.deal("R8 Y11 G0", "R2 Y3 G4", "P0 B0 R4", "G1 Y6 P4")
    scene.lay_any_but(named)
    words = named.split()
    for first in range(0, len(words), 4):
        scene.trick(" ".join(words[first : first + 4]))
    return turn(scene)


CHECKS: Mapping[str, Check] = {
    "equal-trumps": who_takes,
    "one-trump": who_takes,
    "zero-trump": who_takes,
    "one-card-not-zero": who_takes,
    "base-colour-beaten": who_takes,
    "all-zeros": who_takes,
    "lead-after-all-zeros": leader_after_zeros,
    "cards-won-after-all-zeros": won_beside_zeros,
    "score": lambda named: scored(StickEm(), named, laid=1, others="R0-9"),
    "no-trick-won": lambda named: scored(StickEm(players=6), named, laid=1),
    "laid-zero": lambda named: scored(StickEm(), named, laid=1),
    "dearest-trick": dearest_trick,
    "grey-with-five": lambda named: yes_no(card(named) in StickEm(players=5).options.deck),
    "highest-number-with-four": lambda _: max(
        each.number or 0 for each in StickEm(players=4).options.deck
    ),
    "rounds-with-six": lambda _: first_leaders(StickEm(players=6))[3],
    "number-of-rounds": lambda _: len(first_leaders(StickEm(players=3))),
    "shared-victory": winners,
    "same-curse": must_choose_another,
    "laid-card-is-out": may_play_what_is_laid,
    "three-tricks": leader_after_three_tricks,
}
