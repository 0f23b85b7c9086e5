"""The games and their rulebooks on the screen: whole, and the words of one rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.padding import Padding

from cardtable.engine import CardtableError
from cardtable.games import ENGINE, GAMES, rulebook, rulebook_text
from cardtable.locales import FALLBACK
from cardtable.terminal.screen import grid, held

if TYPE_CHECKING:
    from cardtable.engine import RuleId
    from cardtable.locales import Words
    from cardtable.terminal.screen import Screen

__all__ = ["show_games", "show_rule", "show_rulebook"]


EMPHASIS = re.compile(r"\*+([^*]+)\*+")
"""As Markdown writes it."""


def show_games(words: Words, screen: Screen) -> None:
    """Every game with its credit, and what can be varied in it."""
    for name, kind in GAMES.items():
        screen.say(f"{words(f'game-{name}-name')} ({name})", style="bold")
        screen.say(words(f"game-{name}-line"))
        screen.say(words(f"game-{name}-credit"))
        table = grid(words("column-variant"), "")
        for variant in kind.variants:
            table.add_row(variant, words(f"variant-{name}-{variant}"))
        screen.show(table)
        table = grid(words("column-option"), words("column-takes"), "")
        for option, takes in kind.options_type.described().items():
            table.add_row(option, takes, words(f"option-{option.replace('_', '-')}"))
        screen.show(table)
    screen.say(words("unofficial"))


def show_rulebook(name: str, words: Words, screen: Screen) -> None:
    """The rulebook, laid out on a terminal; elsewhere the text as it is."""
    text = rulebook_text(name, _language(name, words))
    if screen.is_terminal:
        from rich.markdown import Markdown  # noqa: PLC0415 - 80 ms

        screen.print(Markdown(held(text)))
    else:
        screen.out(text, highlight=False)
    screen.say()
    screen.say(words(f"game-{name}-credit"))
    screen.say(words("unofficial"))


def show_rule(name: str, rule: RuleId, words: Words, screen: Screen) -> None:
    """The rulebook's words for one rule."""
    book = ENGINE if rule.startswith(f"{ENGINE}.") else name
    text = EMPHASIS.sub(r"\1", rulebook(book, _language(book, words))[rule])
    screen.print(Padding(f"{text} [{rule}]", (0, 0, 0, 4)), style="dim")


def _language(name: str, words: Words) -> str:
    """The reader's language, if the rulebook is written in it."""
    try:
        rulebook_text(name, words.language)
    except CardtableError:
        return FALLBACK
    return words.language
