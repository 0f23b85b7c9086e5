"""Help is there at once, says what there is, and gives credit."""

from __future__ import annotations

import resource
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median

import pytest

from cardtable import GAMES
from cardtable.locales import Words
from tests.terminal.sessions import COMMAND, environment, piped

COMMANDS = ("play", "rules", "replay", "verify", "simulate")


def test_help_names_every_command_and_the_people_who_made_the_games(tmp_path: Path) -> None:
    done = piped(tmp_path, "--help")
    assert (done.code, done.err) == (0, "")
    text = " ".join(done.out.split())
    assert all(f" {command} " in text for command in COMMANDS)
    assert all(Words("en")(f"game-{name}-credit") in text for name in GAMES)
    assert "Nürnberger-Spielkarten-Verlag" in text
    assert "unofficial program" in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_parameter_is_explained(command: str, tmp_path: Path) -> None:
    done = piped(tmp_path, command, "--help")
    assert (done.code, done.err) == (0, "")
    assert "parameter-" not in done.out
    assert "--lang LANGUAGE" in done.out
    if "GAME]" in done.out:
        assert ", ".join(GAMES) in " ".join(done.out.split())


@pytest.mark.parametrize(
    "arguments", [(), ("sticheln",), ("stick-em",), ("Stick 'Em",), ("Stick ’Em?",)]
)
def test_rules_give_credit(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = piped(tmp_path, "rules", *arguments)
    assert (done.code, done.err) == (0, "")
    assert "Klaus Palesch" in done.out
    assert "unofficial program" in done.out


def test_help_loads_nothing_that_only_a_game_needs() -> None:
    script = (
        "import sys; from cardtable.terminal.command import run; run(['--help']);"
        "late = {'rich', 'fluent', 'cardtable.bots', 'cardtable.games.sticheln'};"
        "print(sorted(late & {*sys.modules}))"
    )
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def seconds_of_work(*command: str, home: Path) -> float:
    """The median of several runs, in processor time, which others on the machine do not change."""
    runs = []
    for _ in range(7):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, env=environment(home), capture_output=True, check=True)  # noqa: S603
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        runs.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return median(runs)


@pytest.mark.slow
def test_help_answers_in_a_fifth_of_a_second(tmp_path: Path) -> None:
    help_ = seconds_of_work(COMMAND, "--help", home=tmp_path)
    nothing = seconds_of_work(sys.executable, "-c", "pass", home=tmp_path)
    print(f"--help {help_:.3f} s, python -c pass {nothing:.3f} s")
    assert help_ < 0.2


def test_the_command_says_its_version(tmp_path: Path) -> None:
    assert piped(tmp_path, "--version").out == f"cardtable {version('cardtable')}\n"
