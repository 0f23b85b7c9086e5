"""Errors as one line in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine import CardtableError, UnreadableRecord

if TYPE_CHECKING:
    from cardtable.locales import Words

__all__ = ["BadInput", "complaint", "one_line"]

LONGEST = 200
"""A line of a broken file may be endless; this much of it is enough to find it."""


class BadInput(CardtableError):
    """What was typed cannot be done; `problem` says why and `details` what was typed."""

    def __init__(self, problem: str, **details: str | int) -> None:
        super().__init__(f"{problem} {details}", problem, **details)


def complaint(error: CardtableError, words: Words) -> str:
    """What is wrong, and what to do about it, in one line."""
    details = {
        name: value if isinstance(value, int) else _shortened(str(value))
        for name, value in error.details.items()
    }
    text = words(f"error-{error.problem}", **details)
    if isinstance(error, UnreadableRecord):
        text = words("error-in-record", what=text, **details)
    return one_line(text)


def one_line(text: str) -> str:
    """The text without line ends and without what could command a terminal."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in _joined(text))


def _joined(text: str) -> str:
    return " ".join(text.split())


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
