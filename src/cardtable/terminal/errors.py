"""Errors as one line in the reader's language."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from cardtable.engine import CardtableError, UnreadableRecord

if TYPE_CHECKING:
    from cardtable.locales import Words

__all__ = ["NO_BREAK_SPACES", "BadInput", "complaint", "in_plain_letters", "one_line"]

LONGEST = 200
"""A line of a broken file may be endless; this much of it is enough to find it."""


class BadInput(CardtableError):
    """What was typed cannot be done; `problem` says why and `details` what was typed."""

    def __init__(self, problem: str, **details: str | int) -> None:
        super().__init__(f"{problem} {details}", problem, **details)


def complaint(error: CardtableError, words: Words) -> str:
    """What is wrong, and what to do about it, in one line."""
    details = {
        name: value if isinstance(value, int) else _shortened(re.sub(r"\s", " ", str(value)))
        for name, value in error.details.items()
    }
    text = words(f"error-{error.problem}", **details)
    if isinstance(error, UnreadableRecord):
        text = words("error-in-record", what=text, **details)
    return one_line(text)


NO_BREAK_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Before a colon or a question mark where a language has them; Python finds them unprintable."""


def one_line(text: str) -> str:
    """The text without line ends and without what could command a terminal."""
    joined = re.sub(rf"[^\S {NO_BREAK_SPACES}]+", " ", text).strip()
    return "".join(
        c if c.isprintable() or c in NO_BREAK_SPACES else "\N{REPLACEMENT CHARACTER}"
        for c in joined
    )


PLAIN = {
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}": ">",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{LATIN SMALL LIGATURE OE}": "oe",
}
"""What stands on an old terminal for characters it cannot show."""


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """How text is written where the encoding of the terminal lacks a character: `-` for a minus."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    plain = "".join(PLAIN.get(each) or _base_letter(each) for each in missing)
    return plain, error.end


def _base_letter(character: str) -> str:
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() else "?"


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
