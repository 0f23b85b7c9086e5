"""Many games between bots, counted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console
from rich.progress import track

from cardtable.engine import GameEnded, Moved, Role, TrickWon, play
from cardtable.games.the_game.rules import verdict_on
from cardtable.terminal.screen import grid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from rich.table import Table

    from cardtable.engine import Bot, Event, Game
    from cardtable.locales import Words
    from cardtable.terminal.screen import Screen

__all__ = ["ScoreTally", "Tally", "TeamTally", "print_json", "show", "simulate", "with_progress"]


class Tally(Protocol):
    """Counts what games came to."""

    def count(self, log: Sequence[Event], final: Any) -> None:
        """Add a game that is over."""

    def figures(self) -> Mapping[str, Any]:
        """What all games came to, for programs."""

    def table(self, bots: Sequence[str], words: Words) -> Table:
        """What all games came to, for people."""


class ScoreTally:
    """For games of everybody against all: lists by seat. A shared victory counts for each."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.scores, self.tricks, self.wins = ([0] * players for _ in range(3))

    def count(self, log: Sequence[Event], final: Any) -> None:
        """Add a game that is over."""
        self.games += 1
        for event in log:
            match event:
                case TrickWon(seat):
                    self.tricks[seat] += 1
                case GameEnded(winners):
                    self.wins = [won + (seat in winners) for seat, won in enumerate(self.wins)]
        self.scores = [score + one for score, one in zip(self.scores, final.totals, strict=True)]

    def figures(self) -> Mapping[str, Any]:
        """Means of a game, and games won."""
        return {
            "mean_score": [score / self.games for score in self.scores],
            "mean_tricks": [number / self.games for number in self.tricks],
            "wins": self.wins,
        }

    def table(self, bots: Sequence[str], words: Words) -> Table:
        """A line a seat."""
        table = grid(
            words("column-seat"),
            words("column-bot"),
            words("column-mean-score"),
            words("column-mean-tricks"),
            words("column-wins"),
        )
        found = self.figures()
        for seat, bot in enumerate(bots):
            means = (found["mean_score"][seat], found["mean_tricks"][seat])
            written = [_decimal(mean, words) for mean in means]
            table.add_row(str(seat), bot, *written, str(self.wins[seat]))
        return table


class TeamTally:
    """For games of all together: what is left in the end, the fewer the better."""

    def __init__(self, players: int) -> None:  # noqa: ARG002 - one team, however many play
        self.games = self.left = self.victories = self.excellent = 0

    def count(self, log: Sequence[Event], final: Any) -> None:  # noqa: ARG002 - the end says it all
        """Add a game that is over."""
        self.games += 1
        self.left += final.left
        self.victories += not final.left
        self.excellent += verdict_on(final.left) == "excellent"

    def figures(self) -> Mapping[str, Any]:
        """Mean of the cards left, total victories, and games with fewer than ten left."""
        return {
            "mean_left": self.left / self.games,
            "wins": self.victories,
            "under_ten": self.excellent,
        }

    def table(self, bots: Sequence[str], words: Words) -> Table:
        """One line for the team."""
        table = grid(
            words("column-bots"),
            words("column-mean-left"),
            words("column-total-victories"),
            words("column-under-ten"),
        )
        team = ", ".join(dict.fromkeys(bots))
        table.add_row(
            team,
            _decimal(self.left / self.games, words),
            words("share", games=self.victories, share=self.victories / self.games),
            words("share", games=self.excellent, share=self.excellent / self.games),
        )
        return table


def _decimal(number: float, words: Words) -> str:
    """The number as the language writes it, with a minus as wide as a plus."""
    return words("decimal", number=number).replace("-", "\N{MINUS SIGN}")


TALLIES: Mapping[str, Callable[[int], Tally]] = {"the-game": TeamTally}
"""By game, where it is not everybody against all."""


def simulate(
    game: Game[Any, Any], bots: Sequence[Bot], seed: int, games: Iterable[int]
) -> tuple[dict[str, Any], Tally]:
    """Play the games of these numbers; the same seed and number give the same game."""
    tally = TALLIES.get(game.name, ScoreTally)(game.players)
    played = actions = 0
    for number in games:
        log = play(game, bots, f"{seed} game {number}")
        actions += sum(isinstance(e, Moved) and e.seat is not Role.CHANCE for e in log)
        tally.count(log, game.replay(log))
        played += 1
    result = {
        "game": game.name,
        "players": game.players,
        "variant": game.variant,
        "options": game.settings,
        "games": played,
        "seed": seed,
        **tally.figures(),
        "mean_actions": actions / played,
    }
    return result, tally


def with_progress(numbers: Sequence[int], words: Words) -> Iterable[int]:
    """The numbers, while a bar on the error output shows how far they are used up."""
    errors = Console(stderr=True)
    return track(
        numbers, words("simulating"), console=errors, disable=not errors.is_terminal, transient=True
    )


def print_json(result: Mapping[str, Any]) -> None:
    """One JSON object on one line."""
    print(json.dumps(result))  # noqa: T201 - data, not a screen


def show(
    result: Mapping[str, Any], tally: Tally, bots: Sequence[str], words: Words, screen: Screen
) -> None:
    """What was played, what came of it, and how long it took."""
    settings = (f"{name}={value}" for name, value in result["options"].items())
    screen.say(
        words(
            "simulated",
            game=words(f"game-{result['game']}-name"),
            variant=", ".join([result["variant"], *settings]),
            players=result["players"],
            games=result["games"],
            seed=str(result["seed"]),
        )
    )
    screen.show(tally.table(bots, words))
    screen.say(words("mean-actions", number=result["mean_actions"]))
