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
    trumps: Trumps = ()
    deck: Cards = ()
    columns: tuple[Cards, ...] = ()
    """As they were laid."""
    taken: tuple[Cards, ...] = ()
    """By column: its cards in the order in which they were taken or put aside."""
    hints: Cards = ()
    """By column: the card announced."""
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
    def taken_now(self) -> Cards:
        """The cards that are gone from the column being taken."""
        return self.taken[len(self.hints)] if len(self.taken) > len(self.hints) else ()

    @property
    def column(self) -> Cards:
        """The cards that are left in the column being taken."""
        gone = self.taken_now
        return tuple([card for card in self.columns[len(self.hints)] if card not in gone])

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
