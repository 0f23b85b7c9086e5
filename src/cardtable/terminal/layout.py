"""How a table is drawn: each family of games has its layout, any other a plain one."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from cardtable.engine import Card
from cardtable.terminal.screen import grid

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardtable.engine import View
    from cardtable.terminal.speech import Speaker
    from cardtable.terminal.story import Step

__all__ = ["Layout", "PlainLayout", "layout_of"]

LAYOUTS = {
    "sticheln": "sticheln:StichelnLayout",
    "stick-em": "sticheln:StichelnLayout",
    "hat-trick": "hat_trick:HatTrickLayout",
    "the-game": "the_game:TheGameLayout",
    "was-sticht": "was_sticht:WasStichtLayout",
}


class Layout(Protocol):
    """Draws what a view knows."""

    def table(self, view: View[Any], speaker: Speaker) -> RenderableType:
        """Everything but the own hand."""

    def hand(self, view: View[Any], speaker: Speaker) -> RenderableType:
        """The cards that the viewer holds, or every hand it can see."""

    def scores(self, view: View[Any], speaker: Speaker) -> RenderableType:
        """The points of all so far."""

    def sheet(self, step: Step, view: View[Any], speaker: Speaker) -> RenderableType | None:
        """What is drawn after an event besides its sentence, if anything."""


class PlainLayout:
    """For a game without a layout of its own: the fields of its state, as they are."""

    def table(self, view: View[Any], speaker: Speaker) -> RenderableType:  # noqa: ARG002 - codes, not words
        """Every field that holds something."""
        table = grid("", "")
        for field in fields(view.state):
            value = getattr(view.state, field.name)
            if value not in ((), None):
                table.add_row(field.name, _plain(value))
        return table

    def hand(self, view: View[Any], speaker: Speaker) -> RenderableType:
        """A plain table shows the hands as well."""
        return self.table(view, speaker)

    def scores(self, view: View[Any], speaker: Speaker) -> RenderableType:
        """A plain table shows the points as well."""
        return self.table(view, speaker)

    def sheet(self, step: Step, view: View[Any], speaker: Speaker) -> None:
        """Sentences do."""


def layout_of(game: str) -> Layout:
    """The layout of a game."""
    if game not in LAYOUTS:
        return PlainLayout()
    module, name = LAYOUTS[game].split(":")
    layout: type[Layout] = getattr(import_module(f"cardtable.terminal.{module}"), name)
    return layout()


def _plain(value: object) -> str:
    if isinstance(value, Card) or not isinstance(value, tuple):
        return str(value)
    nested = any(isinstance(each, tuple) and not isinstance(each, Card) for each in value)
    return (" / " if nested else " ").join(_plain(each) for each in value) or "-"
