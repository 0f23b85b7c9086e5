"""The table of Sticheln and Stick 'Em."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group

from cardtable.engine import UNKNOWN, Colour, Seat
from cardtable.terminal.cardplay import HERE, CardplayLayout, by_colour, round_sheet, spaced
from cardtable.terminal.screen import grid
from cardtable.terminal.speech import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from cardtable.engine import Reason, View
    from cardtable.games.sticheln import Options, State
    from cardtable.terminal.speech import Speaker
    from cardtable.terminal.story import Step

__all__ = ["StichelnLayout"]


class StichelnLayout(CardplayLayout):
    """One line a seat: its cursed colour, its card in the trick, the cards it won, its points."""

    def table(self, view: View[State], speaker: Speaker) -> RenderableType:
        """The round, the trick, and a line a seat."""
        words, state, options = speaker.words, view.state, view.game.options
        reverse = options.objective == "reverse"
        table = grid(
            "",
            "",
            words("sticheln-column-lucky") if reverse else words("sticheln-column-cursed"),
            words("sticheln-column-trick"),
            words("sticheln-column-won"),
            words("sticheln-column-points"),
        )
        for seat in range(len(state.hands)):
            table.add_row(
                HERE if seat in view.game.to_act(state) else "",
                speaker.seat(seat),
                _cursed(state, seat, speaker),
                _in_trick(state, seat, speaker),
                str(len(state.won[seat])),
                signed(sum(points[seat] for points in state.points)),
            )
        parts: list[RenderableType] = [_heading(state, options, speaker), "", table]
        if state.phase == "declare" and isinstance(view.seat, Seat):
            won = by_colour(state.won[view.seat], speaker)
            parts += ["", words("sticheln-you-won"), won]
        return Group(*parts)

    def sheet(self, step: Step, view: View[State], speaker: Speaker) -> RenderableType | None:
        """After a round: what each seat's points are made of."""
        words = speaker.words
        headings = (
            words("sticheln-column-own"),
            words("sticheln-column-others"),
            words("sticheln-column-points"),
        )

        def sums(reasons: Sequence[Reason]) -> list[str]:
            own, others = reasons
            count = words("sticheln-other-cards", count=len(others.cards))
            return [
                f"{spaced(tuple(sorted(own.cards)))}  {signed(own.amount or 0)}",
                f"{count}  {signed(others.amount or 0)}",
            ]

        return round_sheet(step, view, speaker, headings, sums)


def _heading(state: State, options: Options, speaker: Speaker) -> str:
    words, players = speaker.words, options.players
    scored = len(state.points) == options.round_count
    number = len(state.points) + (0 if scored else 1)
    parts = [words("sticheln-round", round=number, rounds=options.round_count)]
    if state.phase == "play":
        laid = 0 if options.visibility == "delayed" else options.curses
        trick = (sum(map(len, state.won)) + len(state.aside)) // players + 1
        parts.append(words("sticheln-trick", trick=trick, tricks=options.hand_size - laid))
    if state.trick:
        led = speaker.named(Colour[state.trick[0].colour])
        parts.append(words("sticheln-led", colour=led))
    return ", ".join(parts)


def _cursed(state: State, seat: Seat, speaker: Speaker) -> str:
    laid, named = state.designating[seat], state.declared[seat]
    if UNKNOWN in laid or Colour.UNKNOWN in named:
        return speaker.words("sticheln-secret")
    return " ".join([*map(str, laid), *map(speaker.named, named)])


def _in_trick(state: State, seat: Seat, speaker: Speaker) -> str:
    place = (seat - state.leader) % len(state.hands)
    if place >= len(state.trick):
        return ""
    card = str(state.trick[place])
    return card if place else f"{card} {speaker.words('sticheln-leads')}"
