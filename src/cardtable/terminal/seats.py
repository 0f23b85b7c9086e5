"""Who sits where: bots by the names they have on the command line, in records and at the table."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cardtable.bots import Greedy, Random
from cardtable.engine import CardtableError
from cardtable.terminal.errors import BadInput

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from cardtable.engine import Action, Bot, Seat, View

__all__ = [
    "BOTS",
    "NamedBot",
    "bot_named",
    "bot_of",
    "bot_of_record",
    "bots_named",
    "name_of",
    "spoken",
]

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}

FIRST_NAMES = ("Ada", "Bea", "Carl", "Dora", "Emil", "Fritz", "Gina", "Hugo")
"""By seat: four bots of a kind must be told apart."""

_BOT = re.compile(r".+ \((?P<bot>[\w.:]+)\)")


@dataclass(frozen=True)
class NamedBot:
    """A bot whose failures name it, and end the game before they can spoil its record."""

    name: str
    bot: Bot

    def __call__(self, view: View[Any], legal: Sequence[Action], rng: random.Random, /) -> Action:
        """What the bot decides, if that is legal."""
        try:
            action = self.bot(view, [*legal], rng)
            wrong = None if action in legal else str(action)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            if isinstance(error, CardtableError) and self.name in BOTS:
                raise  # it says in our own words what it cannot do
            seat, reason = str(view.seat), f"{type(error).__name__} {error}"
            raise BadInput("bot-failed", bot=self.name, seat=seat, reason=reason) from error
        if wrong is not None:
            raise BadInput("bot-illegal", bot=self.name, seat=str(view.seat), action=wrong)
        return action


def bots_named(names: str, seats: int) -> list[NamedBot]:
    """A bot for each seat, from one name for all or a list with commas."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) == 1:
        listed *= seats
    if len(listed) != seats:
        raise BadInput("wrong-bots", given=len(listed), needed=seats)
    return [bot_named(name) for name in listed]


def bot_named(name: str) -> NamedBot:
    """The bot of that name, or the one at `package.module:Class`."""
    if name in BOTS:
        return NamedBot(name, BOTS[name]())
    module, colon, attribute = name.partition(":")
    if not colon:
        raise BadInput("unknown-bot", name=name, known=", ".join(BOTS))
    if "" not in sys.path:
        sys.path.append("")  # a bot may lie in the folder where the command is given
    try:
        found = getattr(import_module(module), attribute)
        bot = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__} {error}"
        raise BadInput("bot-not-loaded", name=name, reason=reason) from error
    if not callable(bot):
        raise BadInput("bot-not-callable", name=name)
    return NamedBot(name, bot)


def bot_of_record(name: str, usual: str) -> NamedBot:
    """The bot that sits under this name in a record, or the usual one in a person's place.

    A record comes from anywhere, so the code of a stranger that it names is not run.
    """
    bot = bot_of(name) or usual
    if bot not in BOTS:
        raise BadInput("bot-of-record", bot=bot, known=", ".join(BOTS))
    return bot_named(bot)


def name_of(bot: NamedBot, seat: Seat) -> str:
    """The name of a bot at the table and in a record: `Ada (greedy)`."""
    return f"{FIRST_NAMES[seat]} ({bot.name})"


def spoken(name: str) -> str:
    """The name as it is spoken at the table, where all know who is a bot: `Ada`."""
    return name.removesuffix(f" ({bot_of(name)})")


def bot_of(name: str) -> str | None:
    """The bot that sits under this name in a record, or None for a person."""
    match = _BOT.fullmatch(name)
    return match["bot"] if match else None
