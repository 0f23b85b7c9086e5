"""The table of The Game."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from rich.console import Group

from cardtable.engine import UNKNOWN, Card, Cards, Seat
from cardtable.games.the_game.rules import BACK, PILES, Mark
from cardtable.terminal.cardplay import HERE
from cardtable.terminal.screen import grid

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardtable.engine import View
    from cardtable.games.the_game import State
    from cardtable.terminal.speech import Speaker
    from cardtable.terminal.story import Step

__all__ = ["TheGameLayout"]

UP, DOWN = "\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}"


class TheGameLayout:
    """One line a pile: what lies on it, what fits, who asks for it; then a line a seat."""

    def table(self, view: View[State], speaker: Speaker) -> RenderableType:
        """How far the table is, the piles, and how many cards everybody holds."""
        words, state = speaker.words, view.state
        piles = grid(
            "",
            words("the-game-column-pile"),
            words("the-game-column-top"),
            words("the-game-column-fits"),
            words("the-game-column-cards"),
            words("the-game-column-marks"),
        )
        for at, pile in enumerate(PILES):
            piles.add_row(
                UP if pile.rises else DOWN,
                speaker.named(pile),
                f"{state.top(at):>3}",
                _fitting(view, at, speaker),
                str(len(state.piles[at])),
                _asked_for(state, at, speaker),
            )
        seats = grid("", "", "")
        for seat, hand in enumerate(state.hands):
            waits = seat in view.game.to_act(state)
            seats.add_row(HERE if waits else "", speaker.seat(seat), _held(hand, speaker))
        return Group(_heading(view, speaker), "", piles, "", seats)

    def hand(self, view: View[State], speaker: Speaker) -> RenderableType:
        """The own hand; without a seat of one's own, a line a hand."""
        hands = view.state.hands
        if not hands:
            return speaker.words("cards-none")
        if isinstance(view.seat, Seat):
            return _spaced(hands[view.seat]) or speaker.words("cards-none")
        return _hands(hands, speaker)

    def scores(self, view: View[State], speaker: Speaker) -> RenderableType:
        """How many cards are left and, after a lost game, in which hands."""
        left = speaker.words("the-game-left", count=view.state.left)
        if view.state.phase != "over" or not view.state.left:
            return left
        hands = _hands(view.state.hands, speaker)
        return Group(left, "", speaker.words("the-game-hands-left"), hands)

    def sheet(self, step: Step, view: View[State], speaker: Speaker) -> None:
        """Sentences do."""


def _heading(view: View[State], speaker: Speaker) -> str:
    words, state, pack = speaker.words, view.state, view.game.options.pack
    laid = len(pack) - state.left if state.hands else 0
    parts = [words("the-game-laid", laid=laid, all=len(pack))]
    if state.hands:
        parts.append(words("the-game-draw-pile", count=len(state.draw)))
    if state.phase == "turn":
        parts.append(_turn(view, speaker))
    return reduce(lambda said, more: words("the-game-heading", said=said, more=more), parts)


def _turn(view: View[State], speaker: Speaker) -> str:
    state, seat = view.state, view.state.turn
    who = {"player": speaker.player(seat), "who": speaker.who(seat)}
    if not any(state.piles):
        return speaker.words("the-game-to-start", **who)
    more = max(view.game.options.least(state.draw) - state.laid, 0)
    return speaker.words("the-game-to-lay", laid=state.laid, more=more, **who)


def _fitting(view: View[State], at: int, speaker: Speaker) -> str:
    """What may be laid on a pile; the card for a backwards move only while it is not laid."""
    state = view.state
    top = state.top(at)
    back = Card("", top - BACK if PILES[at].rises else top + BACK)
    possible = back in view.game.options.pack and all(back not in cards for cards in state.piles)
    known = {"top": top, "back": (back.number or 0) if possible else 0}
    if PILES[at].rises:
        return speaker.words("the-game-fits-above", **known)
    return speaker.words("the-game-fits-below", **known)


def _asked_for(state: State, at: int, speaker: Speaker) -> str:
    asked = []
    for seat, marks in enumerate(state.marks):
        if marks[at] is Mark.VITAL:
            asked.append(speaker.words("the-game-vital", player=speaker.seat(seat)))
        elif marks[at] is Mark.LEAVE:
            asked.append(speaker.seat(seat))
    return ", ".join(asked)


def _hands(hands: tuple[Cards, ...], speaker: Speaker) -> RenderableType:
    table = grid("", "")
    for seat, cards in enumerate(hands):
        table.add_row(speaker.seat(seat), _held(cards, speaker))
    return table


def _held(cards: Cards, speaker: Speaker) -> str:
    known = cards and UNKNOWN not in cards
    return _spaced(cards) if known else speaker.cards(cards)


def _spaced(cards: Cards) -> str:
    return " ".join(map(str, cards))
