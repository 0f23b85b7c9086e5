"""A bot that takes what looks best at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.bots import hat_trick, sticheln, the_game, was_sticht
from cardtable.engine import CardtableError

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.engine import Action, View

__all__ = ["KNOWLEDGE", "Greedy"]

KNOWLEDGE: Mapping[str, Callable[[View[Any], Sequence[Action]], Action]] = {
    "sticheln": sticheln.best,
    "stick-em": sticheln.best,
    "hat-trick": hat_trick.best,
    "the-game": the_game.best,
    "was-sticht": was_sticht.best,
}
"""By game: the action that looks best to its seat."""


class Greedy:
    """The action that promises most at once, by what is known of the game."""

    def __call__(self, view: View[Any], legal: Sequence[Action], rng: random.Random, /) -> Action:  # noqa: ARG002 - it leaves nothing to chance
        """One of the legal actions."""
        game = view.game.name
        if game not in KNOWLEDGE:
            known = ", ".join(KNOWLEDGE)
            message = f"Greedy cannot play {game}; it plays {known}"
            raise CardtableError(message, "bot-cannot-play", bot="Greedy", game=game, known=known)
        return KNOWLEDGE[game](view, legal)
