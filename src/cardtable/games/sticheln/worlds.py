"""What could be behind the cards: the secrets of a view of Sticheln, filled in at random."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardtable.engine import (
    UNKNOWN,
    Action,
    Card,
    Cards,
    Colour,
    Event,
    Moved,
    Role,
    Seat,
    Shuffle,
)
from cardtable.games.sticheln.events import (
    Curse,
    CursesRevealed,
    Dealt,
    Declare,
    Declared,
    LeftOver,
    Play,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine import View
    from cardtable.games.sticheln.rules import State, Sticheln

__all__ = ["complete"]

MASKED = (Curse(UNKNOWN), Declare(Colour.UNKNOWN))


def complete(game: Sticheln, view: View[State], rng: Random) -> list[Moved] | None:
    """The view's decisions, its secrets drawn uniformly among all deals and choices that fit."""
    decisions: list[Moved] = []
    for events in _rounds(view.events):
        shown = _cards_shown(game, events)
        hands = _deal(game, shown, rng)
        choices = _revealed(events) or _drawn(view.state, events, hands, shown, rng)
        if choices is None:
            return None
        deck = tuple(card for hand in hands for card in hand)
        for event in events:
            match event:
                case Moved(Role.CHANCE):
                    decisions.append(Moved(Role.CHANCE, Shuffle((deck,))))
                case Moved(int(seat), action) if action in MASKED:
                    decisions.append(Moved(seat, choices[seat].pop(0)))
                case Moved():
                    decisions.append(event)
    return decisions


def _rounds(events: Sequence[Event]) -> list[Sequence[Event]]:
    starts = [at for at, e in enumerate(events) if isinstance(e, Moved) and e.seat is Role.CHANCE]
    return [events[at:end] for at, end in zip(starts, [*starts[1:], len(events)], strict=True)]


def _cards_shown(game: Sticheln, events: Sequence[Event]) -> list[Cards]:
    """The cards of each hand that the viewer has seen in any way; last, those left over."""
    shown: list[set[Card]] = [set() for _ in range(game.players + 1)]
    for event in events:
        match event:
            case Dealt(seat, cards):
                shown[seat] |= {*cards}
            case Moved(int(seat), Play(card) | Curse(card)):
                shown[seat].add(card)
            case CursesRevealed(designating):
                for seat, cards in enumerate(designating):
                    shown[seat] |= {*cards}
            case LeftOver(cards):
                shown[-1] |= {*cards}
    return [tuple(sorted(cards - {UNKNOWN})) for cards in shown]


def _deal(game: Sticheln, shown: Sequence[Cards], rng: Random) -> list[Cards]:
    """Whole hands: the cards shown first, then unseen ones at random; last, those left over."""
    seen = {card for cards in shown for card in cards}
    unseen = [card for card in game.deck if card not in seen]
    rng.shuffle(unseen)
    hands = []
    for cards in shown[:-1]:
        missing = game.options.hand_size - len(cards)
        hands.append((*cards, *unseen[:missing]))
        del unseen[:missing]
    return [*hands, shown[-1]]


def _revealed(events: Sequence[Event]) -> dict[Seat, list[Action]]:
    """The choices of a round by seat, if they have come out since."""
    for event in events:
        match event:
            case CursesRevealed(cards):
                return {seat: [*map(Curse, cards[seat])] for seat in range(len(cards))}
            case Declared(colours):
                return {seat: [*map(Declare, colours[seat])] for seat in range(len(colours))}
    return {}


def _drawn(
    state: State, events: Sequence[Event], hands: list[Cards], shown: list[Cards], rng: Random
) -> dict[Seat, list[Action]] | None:
    """Choices drawn for the seats that have chosen behind the viewer's back."""
    choices: dict[Seat, list[Action]] = {}
    masked = [e for e in events if isinstance(e, Moved) and e.action in MASKED]
    for seat, action in dict.fromkeys((int(e.seat), e.action) for e in masked):
        count = masked.count(Moved(seat, action))
        if isinstance(action, Declare):
            won = sorted({card.colour for card in state.won[seat]})
            choices[seat] = [Declare(Colour[name]) for name in rng.sample(won, count)]
        elif (curses := _drawn_curses(hands[seat], shown[seat], count, rng)) is None:
            return None
        else:
            choices[seat] = [*map(Curse, curses)]
    return choices


def _drawn_curses(hand: Cards, shown: Cards, count: int, rng: Random) -> Cards | None:
    """Curses that nobody has seen, as likely as if each had been chosen among all legal ones.

    The first could be any card. The second was one of `legal`, of which only `possible` are
    still unseen: hands in which that was likelier are kept more often.
    """
    unseen = hand[len(shown) :]
    first = rng.choice(unseen)
    if count == 1:
        return (first,)
    rest = [card for card in hand if card != first]
    legal = [card for card in rest if card.colour != first.colour] or rest
    possible = [card for card in legal if card in unseen]
    most_of_a_colour = max(Counter(card.colour for card in shown).values(), default=0)
    always_legal = len(shown) - most_of_a_colour
    likeliest = (len(unseen) - 1) / (len(unseen) - 1 + always_legal)
    if not possible or rng.random() * likeliest > len(possible) / len(legal):
        return None
    return (first, rng.choice(possible))
