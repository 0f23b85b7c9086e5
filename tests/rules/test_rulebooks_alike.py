"""A rulebook says the same in every language: rules, drawn examples, tables and numbers."""

from __future__ import annotations

import re
from itertools import product

import pytest

from cardtable import GAMES
from cardtable.engine import RuleId
from cardtable.games import ENGINE, rulebook, rulebook_text
from cardtable.locales import FALLBACK, languages
from tests.corpus.examples import RULEBOOKS

SHORTEST = 0.7
"""How much of the longest language's text a rulebook must have to be a rulebook and no summary."""

BOOKS = [*product([ENGINE, *GAMES], languages())]
GAMES_BOOKS = [*product(GAMES, languages())]


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_a_rulebook_has_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    assert [*rulebook(name, language)] == [*rulebook(name)]


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_a_rulebook_is_about_as_long_in_every_language(name: str, language: str) -> None:
    lengths = {each: len(rulebook_text(name, each)) for each in languages()}
    assert lengths[language] >= SHORTEST * max(lengths.values())


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_a_rulebook_has_the_same_sections_and_summary(name: str, language: str) -> None:
    assert outline(rulebook_text(name, language)) == outline(rulebook_text(name))


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_no_line_within_an_entry_looks_like_a_new_one(name: str, language: str) -> None:
    """It would cut the entry in two."""
    assert re.findall(r"^ +(?:\d+\.|-) ", rulebook_text(name, language), re.MULTILINE) == []


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_the_tables_of_a_rulebook_hold_the_same_numbers(name: str, language: str) -> None:
    assert numbers_in_tables(name, language) == numbers_in_tables(name, FALLBACK)


@pytest.mark.parametrize(("name", "language"), GAMES_BOOKS)
def test_a_rulebook_draws_the_same_examples(name: str, language: str) -> None:
    assert drawn(name, language) == drawn(name, FALLBACK)


RULING = {"en": "Ruling:", "fr": "Arbitrage\u00a0:", "de": "Auslegung:"}


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_the_same_rules_are_marked_as_rulings(name: str, language: str) -> None:
    assert rulings(name, language) == rulings(name, FALLBACK)


def rulings(name: str, language: str) -> list[RuleId]:
    """The rules that are there because the text is silent or can be read in two ways."""
    book = rulebook(name, language)
    return [rule for rule, entry in book.items() if RULING[language] in entry]


def outline(text: str) -> list[str]:
    """The levels of the headings and the items of numbered lists, in their order."""
    return re.findall(r"^(#+|\d+\.) ", text, flags=re.MULTILINE)


def numbers_in_tables(name: str, language: str) -> list[list[str]]:
    """The numbers in each line of a table."""
    text = rulebook_text(name, language)
    return [re.findall(r"\d+", line) for line in text.splitlines() if line.startswith("|")]


def drawn(name: str, language: str) -> list[str]:
    """The marks of the drawn examples, in their order."""
    folder = name.replace("-", "_")
    (book,) = [p for p in RULEBOOKS if p.parent.name == folder and f".{language}." in p.name]
    return re.findall(r"<!-- (example .*?): made by", book.read_text(encoding="utf-8"))
