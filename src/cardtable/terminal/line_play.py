"""One person plays with bots: a new game, or one that a record holds."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable.engine import CardtableError, Game, Seat, play
from cardtable.terminal.errors import BadInput
from cardtable.terminal.files import RecordFile, taken_up
from cardtable.terminal.offer import chosen_game, unfinished_game, wants_to_go_on
from cardtable.terminal.person import Left, Person
from cardtable.terminal.seats import NamedBot, bot_of, bot_of_record, bots_named, name_of, spoken
from cardtable.terminal.speech import Speaker
from cardtable.terminal.story import Story

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine import Bot, Event, Record
    from cardtable.locales import Words
    from cardtable.terminal.screen import Screen

__all__ = ["DEFAULT_BOT", "Sitting", "begun", "play_on", "play_what_is_chosen", "resumed"]

DEFAULT_BOT = "greedy"

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


@dataclass(frozen=True)
class Sitting:
    """A person and bots at a table, the game so far, and the record that is being written."""

    game: Game[Any, Any]
    seat: Seat
    bots: dict[Seat, NamedBot]
    names: tuple[str, ...]
    record: RecordFile
    log: Sequence[Event] = ()


def begun(game: Game[Any, Any], *, seat: Seat, name: str, bots: str, path: Path | None) -> Sitting:
    """A game from its start, with a new record."""
    _check_seat(game, seat)
    if not name.isprintable() or not name.strip() or bot_of(name):
        raise BadInput("wrong-name", name=name)
    others = [other for other in range(game.players) if other != seat]
    seated = dict(zip(others, bots_named(bots, len(others)), strict=True))
    everybody = range(game.players)
    names = tuple(name_of(seated[at], at) if at in seated else name for at in everybody)
    return Sitting(game, seat, seated, names, RecordFile.new(path, game, names))


def resumed(path: Path, *, seat: Seat | None, bots: str | None) -> Sitting:
    """The game of a record, from where it stopped, with the same bots unless others are named."""
    file, record, log = taken_up(path)
    try:
        return _seated(file, record, log, seat=seat, bots=bots)
    except BaseException:
        file.close()
        raise


def _seated(
    file: RecordFile, record: Record, log: Sequence[Event], *, seat: Seat | None, bots: str | None
) -> Sitting:
    game = record.game
    people = [at for at, name in enumerate(record.seats) if bot_of(name) is None]
    seat = next(iter(people), 0) if seat is None else seat
    _check_seat(game, seat)
    others = [other for other in range(game.players) if other != seat]
    if bots is None:
        seated = {at: bot_of_record(record.seats[at], DEFAULT_BOT) for at in others}
    else:
        seated = dict(zip(others, bots_named(bots, len(others)), strict=True))
    return Sitting(game, seat, seated, record.seats, file, log)


def play_what_is_chosen(words: Words, screen: Screen) -> int:
    """Play with somebody who has named no game: the unfinished one, or what they choose."""
    try:
        unfinished = unfinished_game()
        if unfinished is not None and wants_to_go_on(unfinished, words, screen):
            sitting = resumed(unfinished, seat=None, bots=None)
        else:
            game = chosen_game(words, screen)
            sitting = begun(game, seat=0, name=words("guest"), bots=DEFAULT_BOT, path=None)
    except EOFError:
        screen.say()
        return 0
    return play_on(sitting, None, words, screen)


def play_on(sitting: Sitting, seed: int | None, words: Words, screen: Screen) -> int:
    """Play until the game is over or the person leaves; the exit code."""
    speaker = Speaker(words, sitting.game, tuple(map(spoken, sitting.names)), sitting.seat)
    story = Story(sitting.game, sitting.seat)
    story.follow(sitting.log)
    person = Person(sitting.seat, story, speaker, screen)
    _greet(sitting, speaker, screen)

    def watch(moment: Sequence[Event]) -> None:
        sitting.record.append(moment)
        person.watch(moment)

    players: list[Bot] = [sitting.bots.get(at, person) for at in range(sitting.game.players)]
    seed = secrets.randbits(64) if seed is None else seed
    try:
        with closing(sitting.record):
            log = play(sitting.game, players, seed, log=sitting.log, watch=watch)
    except (Left, KeyboardInterrupt) as reason:
        screen.say()
        _say_goodbye(sitting, words, screen)
        return 0 if isinstance(reason, Left) else INTERRUPTED
    except CardtableError:
        _say_goodbye(sitting, words, screen)
        raise
    story.end(log)
    screen.show(person.layout.scores(story.view, speaker))
    screen.say_unbroken(words("finished", path=str(sitting.record.path)))
    person.after_the_game()
    return 0


def _say_goodbye(sitting: Sitting, words: Words, screen: Screen) -> None:
    path = shlex.quote(str(sitting.record.path))
    screen.say_unbroken(words("left", command=_command(), path=path))


def _command() -> str:
    """How the command is called here: by its name or, off the search path, where it lies."""
    started = Path(sys.argv[0])
    found = shutil.which("cardtable") or started.name != "cardtable"
    return "cardtable" if found else shlex.quote(str(started))


def _check_seat(game: Game[Any, Any], seat: Seat) -> None:
    if seat not in range(game.players):
        raise BadInput("no-such-seat", seat=seat, last=game.players - 1)


def _greet(sitting: Sitting, speaker: Speaker, screen: Screen) -> None:
    words, game = speaker.words, sitting.game
    others = [name for seat, name in enumerate(sitting.names) if seat != sitting.seat]
    name = words(f"game-{game.name}-name")
    if game.variant != next(iter(game.variants)):
        name = f"{name} ({game.variant})"
    count, players = len(others), speaker.joined(others)
    screen.say(words("welcome", game=name, players=players, count=count), style="bold")
    base = next(iter(game.variants))
    for variant in game.variant.split("+"):
        line = f"game-{game.name}-line" if variant == base else f"variant-{game.name}-{variant}"
        screen.say(words(line))
    if game.settings:
        options = ", ".join(f"{name}={value}" for name, value in game.settings.items())
        screen.say(words("with-options", options=options))
    screen.say_unbroken(words("recording", path=str(sitting.record.path)))
    screen.say(words("help-hint"))
