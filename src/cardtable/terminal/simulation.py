"""Many games between bots, counted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypedDict

from rich.console import Console
from rich.progress import track

from cardtable.engine import Role, play
from cardtable.terminal.screen import grid

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.engine import Bot, Game
    from cardtable.locales import Words
    from cardtable.terminal.screen import Screen

__all__ = ["Result", "print_json", "show", "simulate", "with_progress"]


class Result(TypedDict):
    """What a number of games came to; lists are by seat. A shared victory counts for each."""

    game: str
    players: int
    variant: str
    games: int
    seed: int
    mean_score: list[float]
    mean_tricks: list[float]
    wins: list[int]
    mean_actions: float


def simulate(
    game: Game[Any, Any], variant: str, bots: Sequence[Bot], seed: int, games: Iterable[int]
) -> Result:
    """Play the games of these numbers; the same seed and number give the same game."""
    scores, tricks, wins = ([0] * game.players for _ in range(3))
    played = actions = 0
    for number in games:
        log: Sequence[Any] = play(game, bots, f"{seed} game {number}")
        for event in log:
            match type(event).__name__:
                case "Moved" if event.seat is not Role.CHANCE:
                    actions += 1
                case "TrickWon":
                    tricks[event.seat] += 1
                case "GameEnded":
                    wins = [won + (seat in event.winners) for seat, won in enumerate(wins)]
        totals = game.replay(log).totals
        scores = [score + total for score, total in zip(scores, totals, strict=True)]
        played += 1
    return Result(
        game=game.name,
        players=game.players,
        variant=variant,
        games=played,
        seed=seed,
        mean_score=[score / played for score in scores],
        mean_tricks=[number / played for number in tricks],
        wins=wins,
        mean_actions=actions / played,
    )


def with_progress(numbers: Sequence[int], words: Words) -> Iterable[int]:
    """The numbers, while a bar on the error output shows how far they are used up."""
    errors = Console(stderr=True)
    return track(
        numbers, words("simulating"), console=errors, disable=not errors.is_terminal, transient=True
    )


def print_json(result: Result) -> None:
    """One JSON object on one line."""
    print(json.dumps(result))  # noqa: T201 - data, not a screen


def show(result: Result, bots: Sequence[str], words: Words, screen: Screen) -> None:
    """A line a seat."""
    screen.say(
        words(
            "simulated",
            game=words(f"game-{result['game']}-name"),
            variant=result["variant"],
            players=result["players"],
            games=result["games"],
            seed=str(result["seed"]),
        )
    )
    table = grid(
        words("column-seat"),
        words("column-bot"),
        words("column-mean-score"),
        words("column-mean-tricks"),
        words("column-wins"),
    )
    for seat, bot in enumerate(bots):
        table.add_row(
            str(seat),
            bot,
            f"{result['mean_score'][seat]:.2f}",
            f"{result['mean_tricks'][seat]:.2f}",
            str(result["wins"][seat]),
        )
    screen.show(table)
    screen.say(words("mean-actions", number=f"{result['mean_actions']:.1f}"))
