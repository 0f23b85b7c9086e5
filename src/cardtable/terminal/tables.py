"""Games as they are asked for on the command line: a name, a variant and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.games import GAMES
from cardtable.terminal.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine import Game, Value

__all__ = ["game_name", "game_of"]


def game_name(text: str) -> str:
    """The name of the game somebody means: `Stick 'Em` is `stick-em`."""
    plain = "".join(c for c in text.casefold() if c not in "'’?")
    name = "-".join(plain.replace("_", " ").replace("-", " ").split())
    if name not in GAMES:
        raise BadInput("unknown-game", name=text, known=", ".join(GAMES))
    return name


def game_of(
    name: str, players: int | None, variant: str, settings: Sequence[str]
) -> Game[Any, Any]:
    """The game for so many players, with a variant and settings like `rounds=3`."""
    kind = GAMES[game_name(name)]
    given: dict[str, Value] = {} if players is None else {"players": players}
    for setting in settings:
        option, equals, text = setting.partition("=")
        if not equals:
            raise BadInput("not-a-setting", text=setting)
        if option in given:
            raise BadInput("option-twice", option=option)
        given[option] = kind.options_type.value_of(option, text)
    return kind(variant=variant.casefold(), **given)
