"""The samples in README and docs: files, and commands with what they print.

    ```python title="name.py"      a file, which lies there for the commands of its page
    ```console                     commands, each after `$ `, and what each prints

What a person types stands behind the question it answers. A line `...` stands for any lines. The
commands of a page run one after the other in one folder. `make golden` writes what they print.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.terminal.sessions import PROMPT, environment

__all__ = ["FILE", "PAGES", "files_in", "refreshed"]

ROOT = Path(__file__).parents[2]

FILE = re.compile(
    r'^```python title="(?P<name>\w+\.py)"\n(?P<text>.*?)^```$', re.DOTALL | re.MULTILINE
)
CONSOLE = re.compile(r"^```console\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^\$ (?P<line>.*)\n(?P<shown>(?:(?!\$ ).*\n)*)", re.MULTILINE)
ANSWER = re.compile(rf"(?P<question>{PROMPT})(?P<typed>.*)")

PAGES = [
    page
    for page in sorted(chain(ROOT.glob("*.md"), ROOT.glob("docs/**/*.md")))
    if CONSOLE.search(page.read_text("utf-8"))
]
"""The pages with commands."""


def files_in(text: str) -> dict[str, str]:
    """The files on a page, by name."""
    return {found["name"]: found["text"] for found in FILE.finditer(text)}


def refreshed(page: Path) -> str:
    """The page, with what its commands print now."""
    text = page.read_text("utf-8")
    with TemporaryDirectory() as folder:
        for name, source in files_in(text).items():
            Path(folder, name).write_text(source, "utf-8")

        def run(found: re.Match[str]) -> str:
            return f"$ {found['line']}\n{_shown(found['line'], found['shown'], Path(folder))}"

        return CONSOLE.sub(lambda block: f"```console\n{COMMAND.sub(run, block['text'])}```", text)


def _shown(line: str, expected: str, folder: Path) -> str:
    """What the command prints: as expected where that fits, otherwise in full."""
    typed = [found["typed"] for found in ANSWER.finditer(expected)]
    done = subprocess.run(  # noqa: S602 - our own samples
        line,
        shell=True,
        cwd=folder,
        env=_environment(folder),
        input="".join(f"{answer}\n" for answer in typed),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    refused = done.stdout.startswith("cardtable: ")
    if done.returncode != (2 if refused else 0):
        raise AssertionError(f"{line} ended with code {done.returncode}:\n{done.stdout}")
    answers = iter(typed)
    echoed = re.sub(PROMPT, lambda found: f"{found[0]}{next(answers, '')}\n", done.stdout)
    printed = "".join(f"{each.rstrip()}\n" for each in echoed.splitlines())
    fits = doctest.OutputChecker().check_output(expected, printed, doctest.ELLIPSIS)
    return expected if fits or not expected else printed


def _environment(folder: Path) -> dict[str, str]:
    """As for tests of the terminal, with the command where a shell finds it."""
    commands = Path(sys.executable).parent
    path = os.pathsep.join([str(commands), os.environ.get("PATH", os.defpath)])
    return environment(folder, PATH=path)
