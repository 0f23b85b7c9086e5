"""What can go wrong, and what each error can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.engine.events import Action, Actor
    from cardtable.engine.rulebook import RuleId

__all__ = [
    "CardtableError",
    "IllegalAction",
    "UnreadableNotation",
    "UnreadableRecord",
    "shorten",
]


class CardtableError(ValueError):
    """The root of every error that Cardtable raises on bad input.

    The message is for those who write code. `problem` and `details` say the same as a code and
    its arguments, so that a screen can say it in the reader's language.
    """

    def __init__(self, message: str, problem: str, /, **details: object) -> None:
        # `args` stay what the constructor was called with, so that every error can be pickled.
        self.message = message
        self.problem = problem
        self.details = details

    def __str__(self) -> str:
        return self.message


class IllegalAction(CardtableError):
    """An action that a rule forbids; `rule` is the id of that rule."""

    def __init__(self, seat: Actor, action: Action, rule: RuleId) -> None:
        short = shorten(str(action))
        who = f"seat {seat}" if type(seat) is int else str(seat)
        message = f"{who} may not {short}: {rule}"
        super().__init__(message, "illegal-action", seat=str(seat), action=short, rule=rule)
        self.seat = seat
        self.action = action
        self.rule = rule


class UnreadableNotation(CardtableError):
    """Text that is neither a card nor an action of the game."""


class UnreadableRecord(CardtableError):
    """A record that cannot be read; `line` is its first bad line, counted from 1."""

    def __init__(self, line: int, message: str, problem: str, /, **details: object) -> None:
        super().__init__(f"line {line}: {message}", problem, line=line, **details)
        self.line = line


def shorten(text: object) -> str:
    """What somebody wrote, short enough for one line of an error."""
    longest = 60
    text = str(text)
    return text if len(text) <= longest else f"{text[: longest - 3]}..."
