"""Every word that people read is in a dictionary of its language, or in `tests/words/`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.locales import languages
from tests.architecture.spelling import DICTIONARIES, Line, misspelt, page_lines, texts, word_list

HERE = Path(__file__)

TYPING_ERRORS = {
    "de": "Im augsespielten Stich liegt die Gemüsetrumpfkartne.",
    "en": "Nobody recieves the tirck.",
    "fr": "Le jouuer entame avec l’atuot.",
}


@pytest.mark.parametrize("language", DICTIONARIES)
def test_every_word_is_spelt_right(language: str) -> None:
    assert "\n".join(misspelt(language, texts(language))) == ""


def test_every_language_has_a_dictionary_and_is_read() -> None:
    assert {*languages()} <= DICTIONARIES.keys()
    for language in languages():
        kinds = {line.path.suffix for line in texts(language) if line.text.strip()}
        assert kinds >= {".md", ".ftl"}


@pytest.mark.parametrize("language", DICTIONARIES)
def test_a_typing_error_is_found_and_said_where(language: str) -> None:
    found = misspelt(language, [Line(HERE, 7, TYPING_ERRORS[language])])
    assert len(found) == 2
    assert all(each.startswith("tests/architecture/test_spelling.py:7: ") for each in found)
    assert all(f"tests/words/{language}.txt" in each for each in found)


def test_only_code_marks_and_addresses_are_passed_over(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text("`kode` is not raed\n```\nnor tihs\n```\n[btu](adress.md) <b>tihs</b>\n")
    read = " ".join(line.text for line in page_lines(page))
    assert read.split() == ["is", "not", "raed", "[btu]", "tihs"]


@pytest.mark.parametrize("language", DICTIONARIES)
def test_a_list_of_words_is_in_order_and_says_nothing_twice(language: str) -> None:
    lines = word_list(language).read_text("utf-8").splitlines()
    words = [line.partition(" like ")[0] for line in lines if not line.startswith("#")]
    assert words == sorted({*words}, key=lambda word: (word.casefold(), word))
