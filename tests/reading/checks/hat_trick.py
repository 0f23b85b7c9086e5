"""What the rules of Hat Trick answer to the questions, by the question's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.engine import GameEnded, Moved, Play
from cardtable.games.hat_trick import HatTrick
from cardtable.games.hat_trick.events import TrickCleared
from cardtable.games.hat_trick.rules import colours_in, is_pass
from tests.reading.questions import NAMES, Value
from tests.reading.words import Check, first_leaders, yes_no
from tests.rules.builders import card, cards, whole_game
from tests.rules.hat_trick.scenes import Scene, after_first_trick, after_scores, points
from tests.rules.hat_trick.scenes import winners as winners_of


def taker(trick: str, colour: str) -> Value:
    """Who takes this colour of a first trick to which these cards are played."""
    (seat,) = [seat for seat, best, _ in winners_of(after_first_trick(trick)) if best[0] == colour]
    return NAMES[seat]


def leader(trick: str, **options: Any) -> Value:
    """Who leads after such a first trick."""
    return NAMES[after_first_trick(trick, **options).turn]


def hands_and_tricks(players: int) -> Value:
    log = whole_game(HatTrick(players=players, rounds=1))
    hand = HatTrick(players=players).options.hand_size
    return [hand, sum(isinstance(event, TrickCleared) for event in log)]


def unplayed_with_seven(_: str) -> Value:
    log = whole_game(HatTrick(players=7, rounds=1))
    played = sum(isinstance(event, Moved) and isinstance(event.action, Play) for event in log)
    return len(HatTrick(players=7).options.deck) - played


def passes(named: str) -> Value:
    return sum(map(len, after_first_trick(named).state.passed))


def last_one_passes(named: str) -> Value:
    """Whether the last of the cards played is a pass."""
    *before, last = cards(named)
    return yes_no(is_pass(last.colour, colours_in(tuple(before))))


def one_may_pass(named: str) -> Value:
    """Whether the fourth player can pass, who holds these cards and others no better for it."""
    words = named.split()
    scene = Scene(HatTrick(players=4))
    scene.deal(*words[:3], " ".join([*words[3:], *OTHERS]))
    scene.play(" ".join(words[:3]))
    opened = colours_in(cards(" ".join(words[:3])))
    colours = [word.split()[1][0] for word in scene.may(3)]
    return yes_no(any(is_pass(colour, opened) for colour in colours))


OTHERS = [f"R{number}" for number in range(9, 21)]
"""Red cards that fill the fourth player's hand; red has been led."""


def winners(_: str) -> Value:
    ended = HatTrick(rounds=1).consequence(after_scores((-12, -4, -9, -4)))
    assert isinstance(ended, GameEnded)
    return [NAMES[seat] for seat in ended.winners]


CHECKS: Mapping[str, Check] = {
    "six-at-the-table": lambda _: hands_and_tricks(6),
    "zeros-in-the-game": lambda named: yes_no(card(named) in HatTrick(players=6).options.deck),
    "unplayed-with-seven": unplayed_with_seven,
    "single-trick": leader,
    "single-card": lambda named: taker(named, "B"),
    "passed-twenty": lambda named: taker(named, "G"),
    "lead-after-equals": leader,
    "lead-after-equals-with-option": lambda named: leader(named, tied_lead="winner"),
    "two-pairs-cancel": leader,
    "all-numbers-twice": leader,
    "two-twenties": lambda named: taker(named, "R"),
    "how-many-pass": passes,
    "no-pass-beside-one-colour": last_one_passes,
    "no-third-colour-in-hand": one_may_pass,
    "pass-of-free-will": one_may_pass,
    "score-tied-colours": lambda _: points(won="R1-7 B1-7 G1-3", passed="R8-9"),
    "score-pass-of-best-colour": lambda _: points(won="G1-6 R1", passed="G7"),
    "score-passes-alone": lambda _: points(won="", passed="R1-3"),
    "who-leads-round-five": lambda _: first_leaders(HatTrick())[-1],
    "shared-victory": winners,
}
