"""The exams are fair: alike in three languages, settled by the rulebook, answered right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module

import pytest

from cardtable import GAMES
from cardtable.games import rulebook
from cardtable.locales import languages
from tests.reading.questions import (
    EXAMS,
    LANGUAGES,
    NAMES,
    Question,
    in_words,
    questions,
    sheet,
)
from tests.reading.words import Check

IN_GAMES = [exam for exam in EXAMS if exam in GAMES]


def checks(game: str) -> Mapping[str, Check]:
    """The questions of a game that its rules answer."""
    found: Mapping[str, Check] = import_module(
        f"tests.reading.checks.{game.replace('-', '_')}"
    ).CHECKS
    return found


def facts(text: str) -> list[str]:
    """The cards, numbers, players and options in a text, in any order."""
    names = "|".join(NAMES)
    numbered = re.sub(r"\bNull(?:en)?\b", "0", text)
    return sorted(re.findall(rf"`[^`]+`|\b[RYGBNPK]\d+\b|\u2212?\d+|\b(?:{names})", numbered))


def texts(game: str, language: str) -> list[str]:
    return [text[language] for each in questions(game) for text in (each.ask, each.answer)]


def test_there_is_an_exam_for_every_game() -> None:
    assert set(GAMES) <= set(EXAMS)


@pytest.mark.parametrize("game", EXAMS)
def test_there_are_twenty_questions_no_two_alike(game: str) -> None:
    found = questions(game)
    assert len(found) == 20
    assert len({each.name for each in found}) == 20
    for language in LANGUAGES:
        assert len({each.ask[language] for each in found}) == 20


@pytest.mark.parametrize("game", EXAMS)
def test_every_answer_begins_with_its_value(game: str) -> None:
    for each in questions(game):
        for language in LANGUAGES:
            value = re.escape(in_words(each.value, language))
            assert re.match(rf"{value}\u00a0?:", each.answer[language]), (each.name, language)


@pytest.mark.parametrize("game", EXAMS)
def test_the_languages_ask_the_same(game: str) -> None:
    for each in questions(game):
        for language in LANGUAGES:
            assert facts(each.ask[language]) == facts(each.ask["en"]), (each.name, language)


@pytest.mark.parametrize("game", IN_GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_rules_that_settle_it_stand_in_the_rulebook(game: str, language: str) -> None:
    named = {rule for each in questions(game) for rule in each.rules}
    assert named - rulebook(game, language).keys() == set()
    assert [each.name for each in questions(game) if not each.rules] == []


@pytest.mark.parametrize("game", IN_GAMES)
def test_most_questions_are_answered_by_the_program(game: str) -> None:
    found = checks(game)
    assert found.keys() <= {each.name for each in questions(game)}
    assert len(found) >= 12


CHECKED = [
    pytest.param(checks(game)[each.name], each, id=f"{game}-{each.name}")
    for game in IN_GAMES
    for each in questions(game)
    if each.name in checks(game)
]


@pytest.mark.parametrize(("check", "question"), CHECKED)
def test_the_program_gives_the_same_answer(check: Check, question: Question) -> None:
    assert check(question.cards) == question.value


def test_the_typography_is_that_of_the_language() -> None:
    for game in EXAMS:
        for text in texts(game, "fr"):
            assert not re.search(r"[^\u202f][;!?»]|«[^\u202f]|[^\u00a0]:(?!\w)|'", text), text
        for language in ("en", "de"):
            for text in texts(game, language):
                assert not re.search(r"""["']|\s[;:!?]""", text), text


@pytest.mark.parametrize("game", EXAMS)
def test_a_sheet_is_printed_with_and_without_answers(game: str) -> None:
    for language in LANGUAGES:
        asked, told = (sheet(game, language, answers=answers) for answers in (False, True))
        for number, each in enumerate(questions(game), 1):
            assert f"\n{number}. {each.ask[language]}\n" in asked + "\n"
            assert each.answer[language] not in asked
            assert each.answer[language] in told
