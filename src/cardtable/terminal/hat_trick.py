"""The table of Hat Trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group

from cardtable.engine import Colour, Seat
from cardtable.games.hat_trick.rules import COLOURS, colours_in, is_pass, why_points, winning_card
from cardtable.terminal.cardplay import HERE, CardplayLayout, round_sheet
from cardtable.terminal.screen import grid
from cardtable.terminal.speech import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from cardtable.engine import Cards, Reason, View
    from cardtable.games.hat_trick import Options, State
    from cardtable.terminal.speech import Speaker
    from cardtable.terminal.story import Step

__all__ = ["HatTrickLayout"]


class HatTrickLayout(CardplayLayout):
    """One line a seat: its card in the trick, the cards it won and passed, its points."""

    def table(self, view: View[State], speaker: Speaker) -> RenderableType:
        """The round, a line a seat, and for whoever has to play, what a card would do."""
        words, state = speaker.words, view.state
        table = grid(
            "",
            "",
            words("hat-trick-column-trick"),
            *[speaker.named(Colour[colour]) for colour in COLOURS],
            words("hat-trick-column-passed"),
            words("hat-trick-column-now"),
            words("hat-trick-column-points"),
        )
        for seat in range(len(state.hands)):
            sums = why_points(state.won[seat], state.passed[seat], seat)
            table.add_row(
                HERE if seat in view.game.to_act(state) else "",
                speaker.seat(seat),
                _in_trick(state, seat, speaker),
                *[str(len(_of_colour(state.won[seat], colour))) for colour in COLOURS],
                str(len(state.passed[seat])),
                signed(sum(part.amount or 0 for part in sums)) if state.phase == "play" else "",
                signed(sum(points[seat] for points in state.points)),
            )
        parts: list[RenderableType] = [_heading(state, view.game.options, speaker), "", table]
        if state.phase == "play" and view.seat == state.turn:
            parts += ["", _advice(state, speaker)]
        return Group(*parts)

    def sheet(self, step: Step, view: View[State], speaker: Speaker) -> RenderableType | None:
        """After a round: what each seat's points are made of."""
        words = speaker.words
        headings = (
            words("hat-trick-column-best"),
            words("hat-trick-column-others"),
            words("hat-trick-column-passed"),
            words("hat-trick-column-points"),
        )

        def sums(reasons: Sequence[Reason]) -> list[str]:
            return [f"{_counted(r.cards, speaker)}{signed(r.amount or 0)}" for r in reasons]

        return round_sheet(step, view, speaker, headings, sums)


def _heading(state: State, options: Options, speaker: Speaker) -> str:
    words = speaker.words
    scored = len(state.points) == options.round_count
    number = len(state.points) + (0 if scored else 1)
    heading = words("hat-trick-round", round=number, rounds=options.round_count)
    if state.phase != "play":
        return heading
    tricks = options.hand_size - 1
    gone = sum(map(len, (*state.won, *state.passed)))
    trick = min(gone // options.players + 1, tricks)
    return f"{heading}, {words('hat-trick-trick', trick=trick, tricks=tricks)}"


def _in_trick(state: State, seat: Seat, speaker: Speaker) -> str:
    """The seat's card in the trick, and what there is to say of it."""
    words, played = speaker.words, state.played
    if not state.trick[seat]:
        everybody = len(state.hands) if played else 0
        behind = (state.turn - state.leader) % len(state.hands) or everybody
        has_passed = (seat - state.leader) % len(state.hands) < behind
        return f"{state.passed[seat][-1]} {words('hat-trick-passed')}" if has_passed else ""
    (card,) = state.trick[seat]
    marks = [words("hat-trick-led")] if seat == state.leader else []
    marks += [words("hat-trick-ahead")] if card == winning_card(played, card.colour) else []
    return f"{card} {', '.join(marks)}"


def _advice(state: State, speaker: Speaker) -> str:
    """What the colours of the seat's cards would do."""
    words, opened = speaker.words, colours_in(state.played)
    names = [speaker.named(Colour[colour]) for colour in opened]
    if not names:
        return words("hat-trick-you-lead")
    if len(names) == 1:
        return words("hat-trick-one-colour", colour=names[0])
    (third,) = [speaker.named(Colour[each]) for each in COLOURS if is_pass(each, opened)]
    first, second = names
    return words("hat-trick-two-colours", first=first, second=second, third=third)


def _counted(cards: Cards, speaker: Speaker) -> str:
    """How many cards of each colour there are, before what they are worth: `3 red, 1 blue  `."""
    found = [
        speaker.words(
            "hat-trick-cards-of-colour",
            count=len(_of_colour(cards, colour)),
            colour=speaker.named(Colour[colour]),
        )
        for colour in COLOURS
        if _of_colour(cards, colour)
    ]
    return f"{', '.join(found)}  " if found else ""


def _of_colour(cards: Cards, colour: str) -> Cards:
    return tuple(card for card in cards if card.colour == colour)
