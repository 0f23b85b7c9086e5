"""Games with so few cards that all that could be behind them can be counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from cardtable.engine import one_of
from cardtable.games.was_sticht import Options, WasSticht

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, kw_only=True)
class TinyOptions(Options):
    contracts: int = one_of(2)

    numbers: ClassVar[tuple[int, ...]] = (1, 2)


class TinyWasSticht(WasSticht):
    """Was Sticht? with 8 cards in two columns, and 15 pairs of trumps."""

    options_type = TinyOptions
    variants: ClassVar[Mapping[str, Options]] = {"base": TinyOptions()}
