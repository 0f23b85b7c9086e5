"""One person plays with bots: a new game, or one that a record holds."""

from __future__ import annotations

import secrets
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable.engine import Game, Seat, play
from cardtable.terminal.errors import BadInput
from cardtable.terminal.files import RecordFile, checked_record
from cardtable.terminal.offer import chosen_game, unfinished_game, wants_to_go_on
from cardtable.terminal.person import Left, Person
from cardtable.terminal.seats import NamedBot, bot_named, bot_of, bots_named, name_of, spoken
from cardtable.terminal.speech import Speaker
from cardtable.terminal.story import Story
from cardtable.terminal.tables import unusual_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine import Bot, Event
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
    record, log = checked_record(path)
    game = record.game
    if record.stored is not None:
        raise BadInput("resume-json", file=str(path))
    if not game.to_act(game.replay(log)):
        raise BadInput("resume-finished", file=str(path))
    people = [at for at, name in enumerate(record.seats) if bot_of(name) is None]
    seat = next(iter(people), 0) if seat is None else seat
    _check_seat(game, seat)
    others = [other for other in range(game.players) if other != seat]
    if bots is None:
        seated = {at: bot_named(bot_of(record.seats[at]) or DEFAULT_BOT) for at in others}
    else:
        seated = dict(zip(others, bots_named(bots, len(others)), strict=True))
    return Sitting(game, seat, seated, record.seats, RecordFile(path, "ab"), log)


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
    speaker = Speaker(words, tuple(map(spoken, sitting.names)), sitting.seat)
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
            play(sitting.game, players, seed, log=sitting.log, watch=watch)
    except (Left, KeyboardInterrupt) as reason:
        screen.say()
        screen.say(words("left", path=str(sitting.record.path)))
        return 0 if isinstance(reason, Left) else INTERRUPTED
    screen.show(person.layout.scores(story.view, speaker))
    screen.say(words("finished", path=str(sitting.record.path)))
    return 0


def _check_seat(game: Game[Any, Any], seat: Seat) -> None:
    if seat not in range(game.players):
        raise BadInput("no-such-seat", seat=seat, last=game.players - 1)


def _greet(sitting: Sitting, speaker: Speaker, screen: Screen) -> None:
    words, game = speaker.words, sitting.game
    others = [name for seat, name in enumerate(sitting.names) if seat != sitting.seat]
    name, players = words(f"game-{game.name}-name"), speaker.joined(others)
    screen.say(words("welcome", game=name, players=players), style="bold")
    screen.say(words(f"game-{game.name}-line"))
    unusual = unusual_options(game)
    if unusual:
        screen.say(words("with-options", options=", ".join(unusual)))
    screen.say(words("recording", path=str(sitting.record.path)))
    screen.say(words("help-hint"))
