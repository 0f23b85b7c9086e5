"""What Typer says in English alone is said in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.locales import Words
from cardtable.terminal.usage import problem_in_words
from tests.terminal.sessions import piped

ARGUMENTS = ("", "play", "rules", "replay", "verify", "simulate")


@pytest.mark.parametrize("command", ARGUMENTS)
def test_help_stands_under_headings_in_the_language(command: str, tmp_path: Path) -> None:
    out = piped(tmp_path, *command.split(), "--lang", "fr", "--help").out
    assert out.startswith("Usage\N{NO-BREAK SPACE}: cardtable")
    assert "Options\N{NO-BREAK SPACE}:\n" in out
    assert "--lang LANGUE" in out
    english = ("Usage:", "Options:", "Arguments:", "Commands:", "[default", "[required", "Show")
    assert not [word for word in english if word in out]
    assert not {"{", "}"} & {*out}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play --foo", "L’option --foo n’existe pas."),
        ("play --optio", "L’option --optio n’existe pas."),
        ("jouer", "La commande «_jouer_» n’existe pas."),
        ("play sticheln 3 4", "Ceci est de trop\N{NO-BREAK SPACE}: 3 4."),
        ("simulate", "Il manque JEU."),
        ("play --players", "L’option --players demande une valeur."),
        ("simulate sticheln --json=3", "L’option --json ne prend pas de valeur."),
        (
            "play sticheln --players trois",
            "L’option --players prend un nombre entier, et non «_trois_».",
        ),
        (
            "simulate sticheln --games trois",
            "L’option --games prend un nombre entier, et non «_trois_».",
        ),
        (
            "simulate sticheln --games 0",
            "L’option --games prend un nombre de 1 à 10000000, et non 0.",
        ),
    ],
)
def test_what_is_wrong_with_the_arguments_is_said_in_the_language(
    arguments: str, said: str, tmp_path: Path
) -> None:
    command, *rest = arguments.split()
    known = command in ARGUMENTS
    done = piped(
        tmp_path, *((command, "--lang", "fr") if known else ("--lang", "fr", command)), *rest
    )
    assert said.replace("_", "\N{NARROW NO-BREAK SPACE}") in done.err


def test_what_typer_says_newly_is_passed_on() -> None:
    assert problem_in_words("Something new.", Words("fr")) == "Something new."
