"""How fast the reference rules are: random play, first without views, then with every seat's.

Beside each run stands a bare Python loop of the same moment, so that figures from two machines can
be compared: look at the ratios. Only this process's own time counts, whatever else is running.

    python benchmarks/reference.py --seconds 30
"""

from __future__ import annotations

import argparse
import platform
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable import GAMES
from cardtable.engine import Action, Game, Role, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RUNS = 5
LAPS = 100
TARGETS = {("sticheln", "base", 4): (60_000, 15_000)}
"""Actions a second without views and with the views of every seat."""


class Speed(NamedTuple):
    """Steps a second, and the same as a multiple of the bare loop's laps a second."""

    rate: float
    ratio: float


def play_unseen(game: Game[Any, Any], rng: Random) -> int:
    """Play a game at random; the number of its decisions."""
    state, decisions = game.start(), 0
    while due := game.to_act(state):
        _, state = game.act(state, due[0], _any_action(game, state, due[0], rng))
        decisions += 1
    return decisions


def play_seen(game: Game[Any, Any], rng: Random) -> int:
    """The same, while every seat's view is folded, one step an event."""
    state, decisions = game.start(), 0
    views = [game.view((), seat) for seat in range(game.players)]
    while due := game.to_act(state):
        events, state = game.act(state, due[0], _any_action(game, state, due[0], rng))
        views = [view.follow(events) for view in views]
        decisions += 1
    return decisions


def _any_action(game: Game[Any, Any], state: Any, seat: int | Role, rng: Random) -> Action:
    if isinstance(seat, Role):
        return shuffled(game.packs(state), rng)
    return rng.choice(game.legal_actions(state, seat))


def run_laps() -> int:
    """The bare loop: in a lap a hand of fifteen cards is turned by one card, a hundred times."""
    hand = tuple(range(15))
    for _ in range(LAPS * 100):
        hand = (*hand[1:], hand[0])
    return LAPS


def rate_of(task: Callable[[], int], seconds: float) -> float:
    """How many steps a second the task does."""
    steps, begun = 0, process_time()
    while (elapsed := process_time() - begun) < seconds or not steps:
        steps += task()
    return steps / elapsed


def speed_of(task: Callable[[], int], seconds: float) -> Speed:
    """The median of several short runs, each beside a run of the bare loop."""
    pairs = [
        (rate_of(task, 0.8 * seconds / RUNS), rate_of(run_laps, 0.2 * seconds / RUNS))
        for _ in range(RUNS)
    ]
    return Speed(median(rate for rate, _ in pairs), median(rate / laps for rate, laps in pairs))


def speeds_of(game: Game[Any, Any], seconds: float) -> tuple[Speed, Speed]:
    """Without views, and with the views of every seat."""
    rng = Random(1)
    unseen = speed_of(lambda: play_unseen(game, rng), seconds / 2)
    return unseen, speed_of(lambda: play_seen(game, rng), seconds / 2)


def tables() -> Iterator[tuple[str, str, int]]:
    """Each game's variants at its usual table, and its first variant at the others."""
    for name, kind in GAMES.items():
        usual = kind.options_type().players
        yield from ((name, variant, usual) for variant in kind.variants)
        first = next(iter(kind.variants))
        sizes = kind.options_type.axes()["players"]
        yield from ((name, first, int(size)) for size in sizes if size != usual)


def _verdict(table: tuple[str, str, int], speeds: tuple[Speed, Speed]) -> str:
    if table not in TARGETS:
        return ""
    wanted = TARGETS[table]
    met = all(speed.rate >= target for speed, target in zip(speeds, wanted, strict=True))
    return f"  target {wanted[0]:,} and {wanted[1]:,}: {'met' if met else 'MISSED'}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure the speed of the reference rules.")
    parser.add_argument("--seconds", type=float, default=30, help="for all of it (default: 30)")
    seconds = parser.parse_args().seconds
    laps = median(rate_of(run_laps, 0.1) for _ in range(RUNS))
    print(f"{platform.python_implementation()} {platform.python_version()}, random play")
    print(f"bare loop: {laps:,.0f} laps/s\n")
    print(f"{'':41}actions a second    to the bare loop")
    print(f"{'game':11}{'variant':19}players    no views all views   no views all views")
    chosen = [*tables()]
    for name, variant, players in chosen:
        game = GAMES[name](variant=variant, players=players)
        speeds = speeds_of(game, seconds / len(chosen))
        rates = "".join(f"{speed.rate:>10,.0f}" for speed in speeds)
        ratios = "".join(f"{speed.ratio:>9.2f}" for speed in speeds)
        verdict = _verdict((name, variant, players), speeds)
        print(f"{name:11}{variant:19}{players:7}{rates}   {ratios}{verdict}", flush=True)


if __name__ == "__main__":
    main()
