"""Ways to use the command as a person would: piped, or through a real terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import pexpect

from cardtable import GAMES
from cardtable.engine import Action, Shuffle, vocabulary
from cardtable.locales import Words
from cardtable.terminal.command import run
from cardtable.terminal.speech import Speaker
from tests.tables import short

__all__ = [
    "COMMAND",
    "LAST_PROMPT",
    "PROMPT",
    "Done",
    "environment",
    "piped",
    "process",
    "short_table",
    "terminal",
]

COMMAND = str(Path(sys.executable).with_name("cardtable"))


def questions() -> set[str]:
    """What a person can be asked to do in any variant of any game."""
    return {
        Speaker(Words("en"), kind(variant=variant), ()).question(action)
        for kind in GAMES.values()
        for variant in kind.variants
        for action in vocabulary(kind).values()
        if issubclass(action, Action) and action is not Shuffle
    }


PROMPT = f"(?:{'|'.join(sorted(map(re.escape, questions()), key=len, reverse=True))})\\? "
LAST_PROMPT = r"Enter leaves: "


def short_table(name: str, variant: str = "base") -> list[str]:
    """How the smallest table of a game is asked for, so that the game is over soon."""
    options, usual = vars(short(name, variant).options), vars(GAMES[name].variants[variant])
    asked = [f"{axis}={value}" for axis, value in options.items() if value != usual[axis]]
    return [name, "--variant", variant, *(part for each in asked for part in ("--option", each))]


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment in which records are written under `home`."""
    plain = {name: value for name, value in os.environ.items() if name not in _UNWANTED}
    return {**plain, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm", **more}


_UNWANTED = {"LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "CLICOLOR_FORCE"}


class Done(NamedTuple):
    """How the command ended, and what it printed."""

    code: int
    out: str
    err: str


def piped(home: Path, *arguments: str, typed: str = "") -> Done:
    """The command run to its end with this on its input, in this process: it is quick."""
    home.mkdir(exist_ok=True)
    out, err = StringIO(), StringIO()
    with (
        mock.patch.dict(os.environ, environment(home), clear=True),
        mock.patch.object(sys, "stdin", StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run(arguments)
    return Done(code, out.getvalue(), err.getvalue())


def process(home: Path, *arguments: str, typed: bytes = b"", **more: str) -> Done:
    """The command run to its end with this on its input, in a process of its own."""
    done = subprocess.run(  # noqa: S603 - our own command
        [COMMAND, *arguments],
        input=typed,
        capture_output=True,
        env=environment(home, **more),
        cwd=home,
        timeout=60,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def terminal(home: Path, *arguments: str, **more: str) -> pexpect.spawn[str]:
    """The command in a terminal of 100 by 40."""
    return pexpect.spawn(
        COMMAND,
        list(arguments),
        env=environment(home, **more),
        cwd=str(home),
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=10,
        echo=False,
        preexec_fn=_heed_control_c,
    )


def _heed_control_c() -> None:
    """Tests that run in the background of a script inherit that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
