"""How a table of Was Sticht? stands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cardtable.engine import Cards, Seat
from cardtable.games.was_sticht.events import Phase
from cardtable.games.was_sticht.rules import Goal, Taken, Trumps, value_of

__all__ = ["State"]


@dataclass(frozen=True)
class State:
    """A table of Was Sticht? What belongs to a seat stands at the seat's place."""

    phase: Phase = "tiles"
    dealer: Seat = 0
    turn: Seat = 0
    leader: Seat = 0
    """Who leads the trick or, when all cards are played, won the last one."""
    contracts: tuple[tuple[Goal, ...], ...] = ()
    """The tiles a seat has still to fulfil."""
    discarded: tuple[tuple[Goal, ...], ...] = ()
    """The tiles a seat has put away as fulfilled, in that order."""
    deck: Cards = ()
    trump_decks: tuple[Cards, ...] = ()
    """The trump colour and the trump value are the bottom cards."""
    columns: tuple[Cards, ...] = ()
    """What is left of each column."""
    taken: Cards = ()
    """The cards gone from that column, in this order: they lie there until the hint is given."""
    aside: Cards = ()
    hands: tuple[Cards, ...] = ()
    exposed: tuple[tuple[Goal, ...], ...] = ()
    """The one contract a seat has chosen for the round, or none."""
    trick: Cards = ()
    """In the order in which the cards were played."""
    won: tuple[tuple[Cards, ...], ...] = ()
    """By seat: the tricks it has won."""
    fulfilled: tuple[Seat, ...] = ()
    failed: tuple[Seat, ...] = ()
    """Whose exposed contract has been found fulfilled or failed at the end of the round."""

    def supply(self, tiles: tuple[Goal, ...]) -> tuple[Goal, ...]:
        """Which of the game's tiles still lie on the table."""
        gone = Counter(goal for owned in self.contracts for goal in owned)
        return tuple((Counter(tiles) - gone).elements())

    @property
    def column(self) -> int:
        """Which column is being taken: each one before it has given every hand a card."""
        return len(self.hands[0])

    @property
    def trumps(self) -> Trumps:
        """The trump colour and the trump value of the round."""
        return tuple([deck[-1] for deck in self.trump_decks])

    @property
    def results(self) -> tuple[Taken, ...]:
        """What each seat has taken in tricks."""
        over = not any(self.hands)
        return tuple(
            Taken(
                len(tricks),
                frozenset([card.colour for trick in tricks for card in trick]),
                over and seat == self.leader and bool(tricks),
            )
            for seat, tricks in enumerate(self.won)
        )

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat: the value of the tiles it has put away."""
        return tuple(map(value_of, self.discarded))
