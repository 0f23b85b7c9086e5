"""docs/reference/rule-numbers.md leads from every number of a rule to entries of the rulebooks."""

from __future__ import annotations

import re
from pathlib import Path

from cardtable import GAMES
from cardtable.games import rulebook

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "rule-numbers.md"

LAST = {
    "STI": 24,
    "REV": 4,
    "MIL": 1,
    "AGG": 2,
    "HAZ": 1,
    "DEL": 3,
    "HAT": 20,
    "STK": 15,
    "GAM": 18,
    "WAS": 31,
    "B": 37,
}
BETWEEN = {"B-08": "abcdef", "B-12": "ab", "B-17": "a"}
"""Rulings that came later, by the one they follow."""


def numbers() -> list[str]:
    plain = [f"{part}-{number:02}" for part, last in LAST.items() for number in range(1, last + 1)]
    return [each + letter for each in plain for letter in ("", *BETWEEN.get(each, ""))]


def table() -> dict[str, list[str]]:
    """The entries of each number; one that stands there twice is an error."""
    rows = re.findall(r"^\| ([A-Z]+-\d\d[a-f]?) \| (.*) \|$", PAGE.read_text(), re.MULTILINE)
    assert len(dict(rows)) == len(rows)
    return {number: re.findall(r"`(.*?)`", entries) for number, entries in rows}


def test_every_number_leads_to_an_entry() -> None:
    assert [*table()] == numbers()
    assert all(table().values())


def test_every_entry_has_a_number_and_no_number_leads_nowhere() -> None:
    named = {entry for entries in table().values() for entry in entries}
    assert named == {entry for game in GAMES for entry in rulebook(game)}
