"""The console: cards in their colour, plain text where there is no terminal."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from rich.console import Console
from rich.highlighter import Highlighter
from rich.measure import measure_renderables
from rich.table import Table

from cardtable.terminal.errors import NO_BREAK_SPACES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import ConsoleOptions, RenderableType, RenderResult
    from rich.segment import Segment
    from rich.text import Text

__all__ = ["Screen", "UnbrokenConsole", "grid", "held"]

STYLES = {
    "R": "bold red",
    "B": "bold blue",
    "G": "bold green",
    "Y": "bold yellow",
    "N": "bold orange4",
    "P": "bold magenta",
    "K": "bold bright_black",
}
"""By the letter of the colour; the letter itself is always shown."""

SPACE = 2
"""Columns between those of a table."""

WIDEST = 1000
"""Columns that no table needs."""

USUAL_WIDTH = 80
"""Columns, where the system says that there are none."""

CARD = re.compile(r"(?<![\w.-])(?P<colour>[A-Z])[0-9]{1,2}(?![\w-]|\.\w)")


class _CardColours(Highlighter):
    """Shows every card in any text in its colour."""

    def highlight(self, text: Text) -> None:
        """Style the cards in the text."""
        for card in CARD.finditer(text.plain):
            text.stylize(STYLES.get(card["colour"], "bold"), *card.span())


HELD = {ord(space): chr(0xE000 + at) for at, space in enumerate(NO_BREAK_SPACES)}
RELEASED = {ord(letter): chr(space) for space, letter in HELD.items()}


class UnbrokenConsole(Console):
    """Breaks no line at a no-break space: Rich would, so it is shown a private letter instead."""

    def render_str(self, text: str, **how: Any) -> Text:
        """The text, with letters where no line may be broken."""
        return super().render_str(held(text), **how)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """What is drawn, with spaces again for those letters."""
        for segment in super().render(renderable, options):
            yield segment._replace(text=segment.text.translate(RELEASED))


def held(text: str) -> str:
    """The text with a private letter for each no-break space."""
    return text.translate(HELD)


class Screen(UnbrokenConsole):
    """The console of the terminal client. Without a terminal: no colour, and no broken lines."""

    def __init__(self) -> None:
        super().__init__(highlighter=_CardColours(), markup=False, emoji=False)
        if not self.width:
            self.width = USUAL_WIDTH

    def say(self, text: str = "", style: str | None = None) -> None:
        """Print a paragraph."""
        self.print(text, style=style, soft_wrap=not self.is_terminal)

    def say_unbroken(self, text: str) -> None:
        """Print what is to be copied, such as a path: lines end where the text says so alone."""
        self.print(text, soft_wrap=True)

    def show(self, drawing: RenderableType) -> None:
        """Print something drawn, with air around it."""
        self.print()
        self.print(drawing)
        self.print()

    def on_broken_pipe(self) -> NoReturn:
        """Whoever read this has gone: the command ends, as `main` says."""
        raise BrokenPipeError

    def ask(self, question: str) -> str:
        """What the person types. The end of input is an EOFError."""
        self.print(f"{question} ", end="", style="bold", soft_wrap=not self.is_terminal)
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            raise EOFError
        return line.strip()


class _Grid(Table):
    """A table that loses nothing where it is too wide: its columns move closer, and wrap."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines of the table, in the width there is."""
        if self._least(console, options) > options.max_width:
            self.padding = (0, 1, 0, 0)
            for column in self.columns:
                column.no_wrap, column.overflow = False, "fold"
        return super().__rich_console__(console, options)

    def _least(self, console: Console, options: ConsoleOptions) -> int:
        """The width below which something would be cut off."""
        wide, least = options.update(width=WIDEST), -SPACE
        for column in self.columns:
            found = measure_renderables(console, wide, [column.header, *column.cells])
            least += SPACE + (found.maximum if column.no_wrap else found.minimum)
        return least


def grid(*columns: str, wrapped: int | None = None) -> Table:
    """A table without lines, under these headings; only one column may be wrapped, or the last."""
    wrapped = len(columns) - 1 if wrapped is None else wrapped
    table = _Grid(
        box=None,
        pad_edge=False,
        padding=(0, SPACE, 0, 0),
        header_style="dim",
        show_header=any(columns),
    )
    for place, column in enumerate(columns):
        table.add_column(column, no_wrap=place != wrapped)
    return table
