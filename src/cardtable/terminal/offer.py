"""Asks what to play, for somebody who has named no game. Enter takes what is usual."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations
from typing import TYPE_CHECKING, Any, TypeVar

from cardtable.engine import CardtableError
from cardtable.games import GAMES
from cardtable.terminal.errors import BadInput, complaint
from cardtable.terminal.files import data_folder, taken_up
from cardtable.terminal.reading import in_english
from cardtable.terminal.screen import grid
from cardtable.terminal.tables import game_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from cardtable.engine import Game, Options, Value
    from cardtable.locales import Words
    from cardtable.terminal.screen import Screen

__all__ = ["chosen_game", "unfinished_game", "wants_to_go_on"]

T = TypeVar("T")

MOST_LOOKED_AT = 20
"""Records; whoever left a game so long ago can name it."""


def chosen_game(words: Words, screen: Screen) -> Game[Any, Any]:
    """The game, the number of players and the variant that the person chooses."""
    name = _chosen_name(words, screen)
    kind = GAMES[name]
    players = _chosen_players(kind.options_type, words, screen)
    if len(kind.variants) == 1:
        return kind(players=players)
    lines = [(variant, words(f"variant-{name}-{variant}")) for variant in kind.variants]
    variants = _listed(lines, screen)

    def read(text: str) -> Game[Any, Any]:
        named = (_named(part.strip(), variants) for part in text.split("+"))
        return kind(variant="+".join(named), players=players)

    question = words("offer-variant", usual=variants[0], example=_several(kind) or "none")
    return _asked(question, read, words, screen)


def _several(kind: type[Game[Any, Any]]) -> str | None:
    """Two variants that go together, such as `hazy+mild`, if there are any."""
    for pair in combinations(kind.variants, 2):
        several = "+".join(pair)
        with suppress(CardtableError):
            if kind(variant=several).variant == several:
                return several
    return None


def _chosen_name(words: Words, screen: Screen) -> str:
    screen.say(words("offer"), style="bold")
    names = _listed([(name, words(f"game-{name}-line")) for name in GAMES], screen)

    def read(text: str) -> str:
        return game_name(_named(text, names))

    return _asked(words("offer-game", usual=names[0]), read, words, screen)


def _chosen_players(options: type[Options], words: Words, screen: Screen) -> Value:
    takes, usual = options.described()["players"], options().players

    def read(text: str) -> Value:
        return options.value_of("players", text or str(usual))

    return _asked(words("offer-players", takes=takes, usual=usual), read, words, screen)


def unfinished_game() -> Path | None:
    """The record last written in the person's folder whose game can go on."""
    try:
        records = data_folder().glob("*.txt")
        newest_first = sorted(records, key=lambda path: -path.stat().st_mtime_ns)
    except (OSError, RuntimeError):
        return None  # no folder
    return next(filter(_can_go_on, newest_first[:MOST_LOOKED_AT]), None)


def _can_go_on(path: Path) -> bool:
    """Whether the game is whole, not over, and not being played in another window."""
    try:
        file, _, _ = taken_up(path)
    except CardtableError:
        return False
    file.close()
    return True


def wants_to_go_on(path: Path, words: Words, screen: Screen) -> bool:
    """Whether the person wants to take up the unfinished game."""
    yes, no = words("word-yes"), words("word-no")

    def read(text: str) -> bool:
        answer = in_english(text, words)
        if answer not in {"", "yes", "no", yes[0], no[0], "y", "n"}:
            raise BadInput("yes-or-no", yes=yes, no=no)
        return answer not in {"no", no[0], "n"}

    return _asked(words("offer-resume", file=path.name), read, words, screen)


def _listed(entries: Iterable[tuple[str, str]], screen: Screen) -> list[str]:
    """Number the entries on the screen; their names."""
    table = grid("", "", "")
    names = []
    for number, (name, line) in enumerate(entries, start=1):
        table.add_row(str(number), name, line)
        names.append(name)
    screen.show(table)
    return names


def _named(text: str, names: list[str]) -> str:
    """The name that stands at this number, or the first, or what has been typed."""
    numbers = ["", *(str(number) for number in range(1, len(names) + 1))]
    return names[max(numbers.index(text), 1) - 1] if text in numbers else text.casefold()


def _asked(question: str, read: Callable[[str], T], words: Words, screen: Screen) -> T:
    """What is read from the answer; while it cannot be read, the question is put again."""
    while True:
        try:
            return read(screen.ask(question))
        except CardtableError as error:
            screen.say(complaint(error, words))
