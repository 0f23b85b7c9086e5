"""What is drawn fits the terminal, and loses nothing."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from cardtable.locales import Words, languages
from cardtable.terminal.screen import UnbrokenConsole, grid
from tests.terminal.sessions import process


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [60, 80])
def test_no_column_of_a_table_is_lost_on_a_narrow_terminal(
    columns: int, language: str, tmp_path: Path
) -> None:
    words = Words(language)
    options = ("--players", "7", "--seed", "2", "--lang", language)
    done = process(tmp_path, "play", "hat-trick", *options, typed=b"1\n", COLUMNS=str(columns))
    (record,) = (tmp_path / "cardtable").glob("*.txt")
    table = done.out.rpartition(words("hat-trick-trick", trick=1, tricks=7))[2]
    headings = [words(f"hat-trick-column-{each}") for each in ("passed", "points")]
    assert {*headings} <= {*table.split()}
    assert "…" not in table
    long = process(tmp_path, "replay", str(record), COLUMNS=str(columns)).out
    assert {"points", "passed", "Carl", "(greedy)"} <= {*long.split()}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [40, 60, 80])
def test_the_help_keeps_its_two_columns(columns: int, language: str, tmp_path: Path) -> None:
    words = Words(language)
    heading, *entries = words("help").splitlines()
    typed = words("word-help").encode()
    options = ("--seed", "2", "--lang", language)
    done = process(tmp_path, "play", "stick-em", *options, typed=typed, COLUMNS=str(columns))
    drawn = done.out.partition(heading)[2].partition("\n\n")[0].splitlines()[1:]
    said = [re.split(" {2,}", entry.strip()) for entry in entries]
    assert {len(entry) for entry in said} == {2}
    column = len("  ") + max(len(what) for what, _ in said)
    begun = [line[:column].strip() for line in drawn if line[:column].strip()]
    assert [*map(str, begun)][: len(said)] == [what for what, _ in said]
    assert max(map(len, drawn[: len(said)])) <= columns


def test_many_rounds_stand_one_below_the_other(tmp_path: Path) -> None:
    options = ("--players", "8", "--option", "rounds=9", "--seed", "3")
    typed = b"1\n" * 200
    done = process(tmp_path, "play", "sticheln", *options, typed=typed, COLUMNS="60")
    sheet = [line.split() for line in done.out.rpartition("The game is over")[2].splitlines()]
    names = ["You", "Bea", "Carl", "Dora", "Emil", "Fritz", "Gina", "Hugo"]
    start = sheet.index(names)
    assert [line[:2] for line in sheet[start + 1 : start + 10]] == [
        ["round", str(number + 1)] for number in range(9)
    ]
    assert [len(line) for line in sheet[start + 1 : start + 11]] == [10] * 9 + [9]


@pytest.mark.parametrize("width", range(20, 40))
def test_a_table_too_wide_is_drawn_closer_and_wrapped(width: int) -> None:
    table = grid("", "trick", "this round", "points")
    table.add_row("Bea (greedy)", "B19 led, ahead", "+5", "\N{MINUS SIGN}14")
    console = UnbrokenConsole(file=(drawn := StringIO()), width=width)
    console.print(table)
    lines = drawn.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if "…" in line]
    assert "".join(sorted("".join(lines).replace(" ", ""))) == "".join(
        sorted("trickthisroundpointsBea(greedy)B19led,ahead+5\N{MINUS SIGN}14")
    )
