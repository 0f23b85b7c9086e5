"""The command `cardtable`: what can be typed after it, and how it ends.

What commands and parameters are for is said by the messages `command-...` and `parameter-...`.
Exit codes: 0 done, or left in peace; 1 whoever read the output has gone; 2 bad input, with one
line on the error output; 70 a fault of the program; 130 Ctrl-C.
"""

from __future__ import annotations

import errno
import os
import secrets
import sys
from codecs import register_error
from contextlib import suppress
from functools import cached_property
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption
from typer.exceptions import TyperException
from typer.main import get_group

from cardtable.engine import CardtableError, Role
from cardtable.games import GAMES
from cardtable.locales import Words, languages, system_language
from cardtable.terminal.errors import BadInput, complaint, in_plain_letters, one_line
from cardtable.terminal.usage import help_in_words, metavar_in_words, problem_in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine import Viewer
    from cardtable.terminal.screen import Screen

__all__ = ["Session", "application", "command_in_words", "main", "run"]

OUTPUT_CLOSED = 1
BAD_INPUT = 2
FAULT = 70
"""A fault of the program itself; `python -X dev` shows where."""

application = typer.Typer(add_completion=False, rich_markup_mode=None)


class Session:
    """What the commands share: the words of the language asked for, and the screen."""

    def __init__(self) -> None:
        self.words = Words(system_language(os.environ))

    @cached_property
    def screen(self) -> Screen:
        """The console."""
        from cardtable.terminal.screen import Screen

        return Screen()


GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
OptionalGame = Annotated[str | None, typer.Argument(metavar="[GAME]", show_default=False)]
Players = Annotated[int | None, typer.Option(metavar="N")]
Variant = Annotated[str | None, typer.Option(metavar="NAME")]
Option = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")]
Seat = Annotated[int | None, typer.Option(metavar="N")]
Bots = Annotated[str | None, typer.Option(metavar="NAMES")]
Seed = Annotated[int | None, typer.Option(metavar="NUMBER")]
OptionalFile = Annotated[Path | None, typer.Option(metavar="FILE", readable=False)]
File = Annotated[Path, typer.Argument(metavar="FILE", readable=False)]
"""Whether a file can be read is found, and said in the language, where it is read."""
Json = Annotated[bool, typer.Option("--json")]


def _say_version(wanted: bool) -> None:  # noqa: FBT001 - called by Typer
    if wanted:
        from importlib.metadata import version

        print(f"cardtable {version('cardtable')}")  # noqa: T201 - for people and programs
        raise typer.Exit


@application.callback(invoke_without_command=True)
def cardtable(
    context: typer.Context,
    *,
    version: Annotated[  # noqa: ARG001 - its callback answers
        bool, typer.Option("--version", callback=_say_version, is_eager=True)
    ] = False,
) -> int:
    """Without a command, ask what to play."""
    if context.invoked_subcommand:
        return 0
    from cardtable.terminal import line_play

    return line_play.play_what_is_chosen(context.obj.words, context.obj.screen)


@application.command()
def play(  # noqa: PLR0913 - all that a table can be told
    context: typer.Context,
    game: OptionalGame = None,
    *,
    players: Players = None,
    variant: Variant = None,
    option: Option = None,
    seat: Seat = None,
    bots: Bots = None,
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    seed: Seed = None,
    record: OptionalFile = None,
    resume: OptionalFile = None,
) -> int:
    """Play in the terminal."""
    from cardtable.terminal import line_play
    from cardtable.terminal.tables import game_of

    words, screen = context.obj.words, context.obj.screen
    about_the_table = [game, players, variant, option, name, record]
    if resume is not None:
        if any(given is not None for given in about_the_table):
            raise BadInput("resume-alone")
        sitting = line_play.resumed(resume, seat=seat, bots=bots)
    elif game is None:
        raise BadInput("game-missing", known=", ".join(GAMES))
    else:
        sitting = line_play.begun(
            game_of(game, players, variant or "", option or ()),
            seat=seat or 0,
            bots=line_play.DEFAULT_BOT if bots is None else bots,
            name=words("guest") if name is None else name,
            path=record,
        )
    return line_play.play_on(sitting, seed, words, screen)


@application.command()
def rules(
    context: typer.Context,
    game: OptionalGame = None,
    *,
    trace: Annotated[bool, typer.Option("--trace")] = False,
) -> None:
    """Show a rulebook, or which games there are, or where each rule is played and tested."""
    from cardtable.terminal import rulebooks
    from cardtable.terminal.tables import game_name
    from cardtable.terminal.trace import show_trace

    words, screen = context.obj.words, context.obj.screen
    if trace:
        show_trace(None if game is None else game_name(game), words, screen)
    elif game is None:
        rulebooks.show_games(words, screen)
    else:
        rulebooks.show_rulebook(game_name(game), words, screen)


@application.command()
def replay(  # noqa: PLR0913 - a record can be seen in many ways
    context: typer.Context,
    file: File,
    *,
    seat: Seat = None,
    open_: Annotated[bool, typer.Option("--open")] = False,
    moment: Annotated[int | None, typer.Option(metavar="K")] = None,
    json: Json = False,
) -> None:
    """Show a record again."""
    from cardtable.terminal import replay as replays

    if open_ and seat is not None:
        raise BadInput("seat-or-open")
    viewer: Viewer = Role.OPEN if open_ else Role.WATCHER if seat is None else seat
    if json:
        replays.print_events(file, viewer, moment, context.obj.words)
    else:
        replays.tell(file, viewer, moment, context.obj.words, context.obj.screen)


@application.command()
def verify(context: typer.Context, file: File, *, json: Json = False) -> None:
    """Check a record."""
    from cardtable.terminal import replay as replays

    if json:
        replays.print_record(file)
    else:
        replays.verify(file, context.obj.words, context.obj.screen)


@application.command()
def simulate(  # noqa: PLR0913 - all that a table can be told
    context: typer.Context,
    game: GameName,
    *,
    players: Players = None,
    variant: Variant = None,
    option: Option = None,
    games: Annotated[int, typer.Option(metavar="K", min=1, max=10_000_000)] = 100,
    bots: Annotated[str, typer.Option(metavar="NAMES")] = "random",
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Let bots play many games, and count."""
    from cardtable.terminal import simulation
    from cardtable.terminal.seats import bots_named
    from cardtable.terminal.tables import game_of

    words, screen = context.obj.words, context.obj.screen
    table = game_of(game, players, variant or "", option or ())
    seated = bots_named(bots, table.players)
    seed = secrets.randbits(32) if seed is None else seed
    numbers = simulation.with_progress(range(games), words)
    result, tally = simulation.simulate(table, seated, seed, numbers)
    if json:
        simulation.print_json(result)
    else:
        simulation.show(result, tally, [bot.name for bot in seated], words, screen)


def main() -> None:
    """The console script."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    register_error("plain", in_plain_letters)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # no encoding of a terminal ends a game
            stream.reconfigure(errors="replace" if stream is sys.stdin else "plain")
    session = Session()
    if sys.stdout is None:
        return _complain(session.words("output-failed", reason=os.strerror(errno.EBADF)))
    try:
        language = _asked_for(arguments)
        session.words = session.words if language is None else _words_in(language)
        code = command_in_words(session).main(
            [*arguments], prog_name="cardtable", standalone_mode=False, obj=session
        )
        sys.stdout.flush()
    except TyperException as error:
        return _complain(
            session.words("usage", problem=problem_in_words(error.format_message(), session.words))
        )
    except CardtableError as error:
        return _complain(complaint(error, session.words))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED
    except OSError as error:
        return _complain(session.words("output-failed", reason=error.strerror or str(error)))
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        fault = f"{type(error).__name__} {error}"
        _complain(session.words("fault", fault=fault))
        return FAULT
    return code or 0


def command_in_words(session: Session) -> TyperGroup:
    """The command with `--lang`, and with its help in the language of the session."""
    group = get_group(application)

    def show_help(context: typer.Context, parameter: object, wanted: bool) -> None:  # noqa: ARG001, FBT001 - called by Typer
        if wanted:
            print(help_in_words(context.get_help(), session.words))  # noqa: T201 - for people
            raise typer.Exit

    for command in (group, *group.commands.values()):
        command.add_help_option = False
        command.params += [
            TyperOption(param_decls=["--lang"], metavar="LANGUAGE", expose_value=False),
            TyperOption(
                param_decls=["--help"],
                is_flag=True,
                callback=show_help,
                is_eager=True,
                expose_value=False,
            ),
        ]
    _describe(group, session.words)
    return group


def _asked_for(arguments: Sequence[str]) -> str | None:
    """The language named last by `--lang`: it must be known before anything can be found wrong."""
    for at, argument in reversed([*enumerate(arguments)]):
        option, _, language = argument.partition("=")
        if option == "--lang":
            return language or next(iter(arguments[at + 1 :]), None)
    return None


def _words_in(language: str) -> Words:
    """The words of a language that somebody asked for by name."""
    if language not in languages():
        raise BadInput("unknown-language", name=language, known=", ".join(languages()))
    return Words(language)


def _describe(group: TyperGroup, words: Words) -> None:
    for command in (group, *group.commands.values()):
        command.options_metavar = f"[{words('metavar-options')}]"
        command.help = command.short_help = words(f"command-{command.name or 'cardtable'}")
        for parameter in command.params:
            if isinstance(parameter, TyperArgument | TyperOption):
                parameter.help = words(f"parameter-{parameter.name}".rstrip("_"))
                if parameter.name == "game":
                    parameter.help += f" {', '.join(GAMES)}"
                parameter.metavar = metavar_in_words(parameter.metavar or "", words) or None
    credit = [words(f"game-{name}-credit") for name in GAMES]
    group.subcommand_metavar = words("metavar-subcommand")
    group.epilog = " ".join([*credit, words("unofficial")])


def _complain(text: str) -> int:
    with suppress(OSError):  # nobody listens
        print(f"cardtable: {one_line(text)}", file=sys.stderr)  # noqa: T201 - the error output
    return BAD_INPUT
