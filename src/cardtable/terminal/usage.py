"""What Typer says of the command line, in English alone, in the reader's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.locales import Words

__all__ = ["METAVARS", "SAID_BY_TYPER", "help_in_words", "metavar_in_words", "problem_in_words"]

HEADINGS: Mapping[str, str] = {
    r"^Usage:": "help-usage",
    r"^Arguments:$": "help-arguments",
    r"^Options:$": "help-options",
    r"^Commands:$": "help-commands",
    r"(?<=\[)default:": "help-default",
    r"(?<=\[)required(?=\])": "help-required",
}

BRACES = re.compile(r"\{(\w+)\}")
"""Around what must be given; nobody is to type them."""

PROBLEMS: Mapping[str, str] = {
    r"No such option: (?P<option>\S+)( .*)?": "usage-no-such-option",
    r"No such command '(?P<command>.*)'\.": "usage-no-such-command",
    r"Got unexpected extra argument\(s\) \((?P<arguments>.*)\)": "usage-extra-arguments",
    r"Missing argument '(?P<argument>.*)'\.": "usage-missing-argument",
    r"Option '(?P<option>.*)' requires an argument\.": "usage-value-missing",
    r"Option '(?P<option>.*)' does not take a value\.": "usage-value-not-taken",
    r"Invalid value for '(?P<option>.*)': '(?P<value>.*)' is not a valid int( range)?\.": (
        "usage-no-number"
    ),
    r"Invalid value for '(?P<option>.*)': (?P<value>.*) is not in the range (?P<least>.*)<=x<="
    r"(?P<most>.*)\.": "usage-out-of-range",
}

METAVARS = ("game", "name", "value", "names", "number", "file", "language")
"""What stands for a word to be typed, besides letters like N: `GAME`, as `metavar-...` says it."""

SAID_BY_TYPER = (*HEADINGS.values(), *PROBLEMS.values(), *(f"metavar-{each}" for each in METAVARS))
"""The ids of the messages that say the same in the reader's language."""


def help_in_words(text: str, words: Words) -> str:
    """The help of a command, under headings in the reader's language."""
    for heading, message in HEADINGS.items():
        text = re.sub(heading, words(message), text, flags=re.MULTILINE)
    return BRACES.sub(r"\1", text)


def problem_in_words(text: str, words: Words) -> str:
    """What is wrong with what was typed after the command; as Typer says it, if it is new."""
    for pattern, message in PROBLEMS.items():
        if found := re.fullmatch(pattern, text):
            return words(message, **found.groupdict())
    return text


def metavar_in_words(metavar: str, words: Words) -> str:
    """`[JEU]` for `[GAME]`."""

    def said(part: re.Match[str]) -> str:
        name = part[0].lower()
        return words(f"metavar-{name}") if name in METAVARS else part[0]

    return re.sub(r"[A-Z]+", said, metavar)
