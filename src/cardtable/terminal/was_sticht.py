"""The table of Was Sticht?."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group

from cardtable.engine import UNKNOWN, Card, Colour, Seat
from cardtable.games.was_sticht.rules import COLUMN, VALUES, Goal, Prospect, prospect, winning_card
from cardtable.games.was_sticht.worlds import announced
from cardtable.terminal.cardplay import HERE, CardplayLayout, spaced
from cardtable.terminal.screen import grid
from cardtable.terminal.speech import signed

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardtable.engine import View
    from cardtable.games.was_sticht import State
    from cardtable.terminal.speech import Speaker
    from cardtable.terminal.story import Step

__all__ = ["WasStichtLayout"]


class WasStichtLayout(CardplayLayout):
    """Tiles, then columns, then tricks; hands lie open, and contracts are always in sight."""

    def table(self, view: View[State], speaker: Speaker) -> RenderableType:
        """What the phase is about, then a line a seat, and a word of advice."""
        state = view.state
        parts: list[RenderableType] = [_heading(view, speaker), ""]
        match state.phase:
            case "tiles":
                parts += [_supply(view, speaker), "", _tiles(view, speaker)]
            case "play":
                hands = ["", _hands(view, speaker)] if any(state.hands) else []
                parts += [_tricks(view, speaker), *hands]
            case "choose" | "discard":
                parts += [_tiles(view, speaker), "", _hands(view, speaker)]
            case "take" | "reveal":
                star = speaker.words("was-sticht-star")
                parts += [_columns(view, speaker), star, "", _tiles(view, speaker)]
            case _:
                parts += [_tiles(view, speaker)]
        advice = _advice(view, speaker)
        return Group(*parts, *(["", advice] if advice else []))

    def scores(self, view: View[State], speaker: Speaker) -> RenderableType:
        """The tiles put away and their value."""
        words, state = speaker.words, view.state
        table = grid("", words("was-sticht-column-done"), words("column-total"), wrapped=1)
        for seat, total in enumerate(state.totals):
            tiles = [_valued(goal, speaker) for goal in state.discarded[seat]]
            table.add_row(speaker.seat(seat), ", ".join(tiles), signed(total))
        return table

    def sheet(self, step: Step, view: View[State], speaker: Speaker) -> None:
        """Sentences do."""


def _heading(view: View[State], speaker: Speaker) -> str:
    words, state, options = speaker.words, view.state, view.game.options
    if state.phase == "tiles":
        return words("was-sticht-heading-tiles", count=options.contracts)
    who = {"player": speaker.player(state.dealer), "who": speaker.who(state.dealer)}
    heading = words("was-sticht-heading-round", trumps=_trumps(state, speaker), **who)
    if state.phase != "play":
        return heading
    trick = min(sum(map(len, state.won)) + 1, options.columns)
    return f"{heading} {words('was-sticht-heading-trick', trick=trick, tricks=options.columns)}"


def _trumps(state: State, speaker: Speaker) -> str:
    if state.phase == "shuffle" or UNKNOWN in state.trumps:
        return speaker.words("was-sticht-trumps-secret")
    colour, value = state.trumps
    return speaker.words(
        "was-sticht-trumps",
        colour=speaker.words("was-sticht-none")
        if colour == Card("no-colour", None)
        else speaker.named(Colour[colour.colour]),
        value=speaker.words("was-sticht-none") if value.number is None else str(value.number),
    )


def _here(view: View[State], seat: Seat) -> str:
    return HERE if seat in view.game.to_act(view.state) else ""


# Tiles


def _supply(view: View[State], speaker: Speaker) -> RenderableType:
    """The tiles that can still be taken: what they ask, and how hard it is."""
    words = speaker.words
    table = grid(
        words("was-sticht-column-name"),
        words("was-sticht-column-value"),
        words("was-sticht-column-on-table"),
    )
    left = view.state.supply(view.game.options.tiles)
    for goal in dict.fromkeys(left):
        table.add_row(speaker.named(goal), str(VALUES[goal]), str(left.count(goal)))
    return table


def _tiles(view: View[State], speaker: Speaker) -> RenderableType:
    """What everybody has still to do, and what the contracts done are worth."""
    words, state = speaker.words, view.state
    table = grid(
        "",
        "",
        words("was-sticht-column-done"),
        words("was-sticht-column-contract"),
        words("was-sticht-column-to-do"),
    )
    for seat, tiles in enumerate(state.contracts):
        table.add_row(
            _here(view, seat),
            speaker.seat(seat),
            f"{len(state.discarded[seat])} ({state.totals[seat]})",
            _chosen(state, seat, speaker),
            ", ".join(map(speaker.named, tiles)),
        )
    return table


def _chosen(state: State, seat: Seat, speaker: Speaker) -> str:
    if state.phase != "tiles" and seat == state.dealer:
        return speaker.words("was-sticht-dealer")
    chosen = state.exposed[seat] if state.exposed else ()
    return "".join(
        speaker.words("was-sticht-chosen") if goal is Goal.UNKNOWN else speaker.named(goal)
        for goal in chosen
    )


def _valued(goal: Goal, speaker: Speaker) -> str:
    return speaker.words("was-sticht-goal-value", goal=speaker.named(goal), value=str(VALUES[goal]))


# Columns


def _columns(view: View[State], speaker: Speaker) -> RenderableType:
    """A line a column: what is left of it, who took what, and which card was announced."""
    words, state, players = speaker.words, view.state, view.game.players
    aside = [words("was-sticht-column-aside")] if players < COLUMN else []
    table = grid(
        "",
        words("was-sticht-column-column"),
        words("was-sticht-column-left"),
        *map(speaker.seat, range(players)),
        *aside,
        words("was-sticht-column-announced"),
    )
    gone = [*announced(view.events), (state.taken, "")]
    for at, left in enumerate(state.columns):
        taken, hint = gone[at] if at < len(gone) else ((), "")
        first = (state.leader + at) % players
        cells = [""] * max(players, COLUMN)
        for place, card in enumerate(taken):
            seat = (first + place) % players if place < players else place
            cells[seat] = f"{card}*" if place == 0 else str(card)
        table.add_row(
            HERE if at == state.column else "",
            str(at + 1),
            spaced(left),
            *cells,
            str(hint),
        )
    return table


# Tricks


def _tricks(view: View[State], speaker: Speaker) -> RenderableType:
    """A line a seat: its card in the trick, what it has to do, and what can still come of it."""
    words, state = speaker.words, view.state
    table = grid(
        "",
        "",
        words("was-sticht-column-trick"),
        words("was-sticht-column-tricks"),
        words("was-sticht-column-contract"),
        words("was-sticht-column-state"),
        words("was-sticht-column-by-dealer"),
    )
    for seat in range(view.game.players):
        goals = state.exposed[seat]
        table.add_row(
            _here(view, seat),
            speaker.seat(seat),
            _in_trick(state, seat, speaker),
            str(len(state.won[seat])),
            "".join(map(speaker.named, goals)) or words("was-sticht-dealer"),
            *[_said(_prospect(state, goal, seat), speaker) for goal in goals],
            *[_said(_prospect(state, goal, state.dealer), speaker) for goal in goals],
        )
    return table


def _in_trick(state: State, seat: Seat, speaker: Speaker) -> str:
    """The seat's card in the trick, and whether it led or would win."""
    words, place = speaker.words, (seat - state.leader) % len(state.hands)
    if place >= len(state.trick):
        return ""
    card = state.trick[place]
    marks = [words("was-sticht-led")] if place == 0 else []
    marks += [words("was-sticht-ahead")] if card == winning_card(state.trick, state.trumps) else []
    return f"{card} {', '.join(marks)}"


def _prospect(state: State, goal: Goal, seat: Seat) -> Prospect:
    """What can still become of a contract, by the tricks and colours that are to be won."""
    cards = [card for hand in (*state.hands, state.trick) for card in hand]
    left = -(-len(cards) // len(state.hands))
    colours = frozenset(card.colour for card in cards)
    return prospect(goal, seat, state.results, left, colours)


def _said(found: Prospect, speaker: Speaker) -> str:
    match found:
        case "fulfilled":
            return speaker.words("was-sticht-fulfilled")
        case "failed":
            return speaker.words("was-sticht-failed")
    return speaker.words("was-sticht-open")


def _hands(view: View[State], speaker: Speaker) -> RenderableType:
    """The hands, which lie open."""
    table = grid("", speaker.words("was-sticht-column-hand"))
    for seat, cards in enumerate(view.state.hands):
        table.add_row(speaker.seat(seat), spaced(cards))
    return table


def _advice(view: View[State], speaker: Speaker) -> str:
    """What whoever has to decide should know."""
    words, state = speaker.words, view.state
    if view.seat not in view.game.to_act(state):
        return ""
    match state.phase:
        case "tiles":
            return words("was-sticht-advice-tile")
        case "take" if view.seat == state.dealer:
            return words("was-sticht-advice-dealer")
        case "take":
            return words("was-sticht-advice-take")
        case "choose":
            return words("was-sticht-advice-contract")
        case "discard":
            return words("was-sticht-advice-discard")
    return ""
