"""A bot that plays anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from cardtable.engine import Action, View

__all__ = ["Random"]


class Random:
    """Any legal action, each as likely as the others."""

    def __call__(self, view: View[Any], legal: Sequence[Action], rng: random.Random, /) -> Action:  # noqa: ARG002 - it looks at nothing
        """One of the legal actions."""
        return rng.choice(legal)
