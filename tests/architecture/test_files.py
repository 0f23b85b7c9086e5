"""What lies in the repository: small files, at home on any machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

BIGGEST = 2_000_000

MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(work|home|root|Users)/\w|[A-Z]:\\Users\\")
REGISTRIES = re.compile(r"\b(pypi|npmjs|yarnpkg|pythonhosted)[.](org|com)\b|://\S+[/]simple\b")


def tracked() -> list[Path]:
    """Every file that is in the repository or could be added to it."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    return [path for name in listed.stdout.split("\0")[:-1] if (path := ROOT / name).is_file()]


def mentions(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern occurs, as file:line."""
    return [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked()
        for number, line in enumerate(path.read_text("utf-8", errors="replace").split("\n"), 1)
        if pattern.search(line)
    ]


def test_no_file_is_big() -> None:
    assert Path(__file__) in tracked()
    assert [path for path in tracked() if path.stat().st_size > BIGGEST] == []


def test_no_file_knows_a_path_of_some_machine() -> None:
    assert mentions(MACHINE_PATHS) == []


def test_no_file_knows_the_address_of_a_registry() -> None:
    assert mentions(REGISTRIES) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (MACHINE_PATHS, "see " + "/ho" + "me/ann/cards"),
        (MACHINE_PATHS, "(" + "/wo" + "rk/main)"),
        (MACHINE_PATHS, "C:" + "\\Users" + "\\ann"),
        (REGISTRIES, "https://files." + "pythonhosted" + ".org/x"),
        (REGISTRIES, "https://registry." + "npmjs" + ".org/"),
        (REGISTRIES, "--index-url http://mirror.example" + "/sim" + "ple/"),
    ],
)
def test_the_patterns_find_what_they_should(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)
