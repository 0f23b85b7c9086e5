"""What is drawn alike in many card games: hands by colour, and points by round."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from cardtable.engine import UNKNOWN, Cards, Colour, RoundScored, Seat
from cardtable.terminal.screen import grid
from cardtable.terminal.speech import signed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rich.console import RenderableType

    from cardtable.engine import Reason, View
    from cardtable.terminal.speech import Speaker
    from cardtable.terminal.story import Step

__all__ = ["HERE", "CardplayLayout", "by_colour", "round_sheet", "spaced"]

HERE = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
"""Before the seat the table waits for."""

MOST_COLUMNS = 8
"""Rounds side by side: as many as the largest table plays, if nothing else is said."""


class CardplayLayout:
    """For states with `hands` by seat, and `points` by round, then by seat."""

    def hand(self, view: View[Any], speaker: Speaker) -> RenderableType:
        """A line a colour; without a seat of one's own, a line a hand that can be seen."""
        hands: tuple[Cards, ...] = view.state.hands
        if not hands:
            return speaker.words("cards-none")
        if isinstance(view.seat, Seat):
            return by_colour(hands[view.seat], speaker)
        table = grid("", "")
        for seat, cards in enumerate(hands):
            table.add_row(speaker.seat(seat), _held(cards, speaker))
        return table

    def scores(self, view: View[Any], speaker: Speaker) -> RenderableType:
        """A column a round, and the total; a line a round where they are too many."""
        words, seats = speaker.words, range(view.game.players)
        rounds: tuple[tuple[int, ...], ...] = view.state.points
        totals = [sum(scored[seat] for scored in rounds) for seat in seats]
        names = [words("column-round", round=n + 1) for n in range(len(rounds))]
        lines = [[*map(signed, scored)] for scored in (*rounds, totals)]
        names.append(words("column-total"))
        if len(rounds) > MOST_COLUMNS:
            table = grid("", *map(speaker.seat, seats))
            for name, line in zip(names, lines, strict=True):
                table.add_row(name, *line)
            return table
        table = grid("", *names)
        for seat in seats:
            table.add_row(speaker.seat(seat), *(line[seat] for line in lines))
        return table


def by_colour(cards: Cards, speaker: Speaker) -> RenderableType:
    """A line a colour."""
    table = grid("", "")
    for colour, of_it in groupby(sorted(cards), lambda card: card.colour):
        table.add_row(speaker.named(Colour[colour]), spaced(tuple(of_it)))
    return table


def round_sheet(
    step: Step,
    view: View[Any],
    speaker: Speaker,
    headings: Sequence[str],
    sums: Callable[[Sequence[Reason]], Iterable[str]],
) -> RenderableType | None:
    """After a round, a line a seat: the sums its points are made of, as the game words them."""
    if not isinstance(step.event, RoundScored):
        return None
    reasons = view.game.why(step.before, step.event)
    table = grid("", *headings, speaker.words("column-total"), wrapped=1)
    for seat, points in enumerate(step.event.points):
        total = points + sum(scored[seat] for scored in step.before.points)
        parts = sums([reason for reason in reasons if reason.seat == seat])
        table.add_row(speaker.seat(seat), *parts, signed(points), signed(total))
    return table


def spaced(cards: Cards) -> str:
    """The cards side by side."""
    return " ".join(map(str, cards))


def _held(cards: Cards, speaker: Speaker) -> str:
    return speaker.cards(cards) if UNKNOWN in cards else spaced(cards)
