"""Stick 'Em: Sticheln as its later publisher tells it, a deck and a few settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from cardtable.engine import implements, one_of
from cardtable.games import sticheln

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["VARIANTS", "Options", "StickEm"]


@implements("stick-em.deck.by-players", "stick-em.round.one-each")
@dataclass(frozen=True, kw_only=True)
class Options(sticheln.Options):
    """Sticheln's axes: this edition leaves open only the players, the rounds and who leads."""

    players: int = one_of(range(3, 7), default=4)
    objective: Literal["normal"] = one_of("normal")
    curses: int = one_of(1)
    visibility: Literal["open"] = one_of("open")
    zero_trick: Literal["nobody"] = one_of("nobody")
    untrumped_reverse: Literal["highest"] = one_of("highest")
    rounds: int | Literal["players"] = one_of("players", range(1, 100))

    decks: ClassVar[Mapping[int, tuple[str, int]]] = {
        3: ("RYGBP", 8),
        4: ("RYGBP", 11),
        5: ("RYGBP", 14),
        6: ("RYGBPK", 14),
    }


VARIANTS: Mapping[str, Options] = {"base": Options()}


class StickEm(sticheln.Sticheln):
    """Stick 'Em by Klaus Palesch, for 3 to 6 players."""

    name = "stick-em"
    version = 1
    options_type = Options
    variants = VARIANTS
