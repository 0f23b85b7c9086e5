"""The exam of the rulebooks: what a reader of one rulebook alone must be able to answer.

A question has a value, which every answer begins with, so that answers can be compared and checked.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from cardtable.engine import RuleId

__all__ = ["EXAMS", "LANGUAGES", "NAMES", "Question", "Value", "in_words", "questions", "sheet"]

Value: TypeAlias = str | int | list[str] | list[int]

HERE = Path(__file__).parent
EXAMS = tuple(sorted(path.stem for path in HERE.glob("*.toml")))

NAMES = ("Ann", "Bea", "Carl", "Dora", "Emil", "Fritz", "Gina", "Hugo")
"""The players of every question, seat by seat."""

_HEADS = {
    "en": "The players sit clockwise in this order: {names}. The cards of a trick stand in the"
    " order in which they are played. An option that is not named is left as it is.",
    "fr": "Les places se suivent ainsi, dans le sens horaire\u00a0: {names}. Les cartes"
    " d’un pli sont dans l’ordre où elles sont jouées. Une option qui n’est pas nommée reste telle"
    " quelle.",
    "de": "Im Uhrzeigersinn sitzen in dieser Reihenfolge: {names}. Die Karten eines Stichs stehen"
    " in der Reihenfolge, in der sie gespielt werden. Eine Option, die nicht genannt ist, bleibt,"
    " wie sie ist.",
}
LANGUAGES = tuple(_HEADS)

_WORDS = {
    "yes": {"en": "Yes", "fr": "Oui", "de": "Ja"},
    "no": {"en": "No", "fr": "Non", "de": "Nein"},
    "nobody": {"en": "Nobody", "fr": "Personne", "de": "Niemand"},
}
_AND = {"en": " and ", "fr": " et ", "de": " und "}


@dataclass(frozen=True)
class Question:
    """A question and its answer by language, and the rules that settle it."""

    name: str
    rules: tuple[RuleId, ...]
    value: Value
    ask: Mapping[str, str]
    answer: Mapping[str, str]

    @property
    def cards(self) -> str:
        """The cards that the question names, in its order, each once."""
        return " ".join(dict.fromkeys(re.findall(r"\b[RYGBNPK]\d+\b", self.ask["en"])))


def questions(game: str) -> list[Question]:
    """The questions on the rulebook of a game."""
    found = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))["question"]
    return [
        Question(
            each["name"],
            tuple(each["rules"]),
            each["value"],
            {language: each[language]["ask"] for language in LANGUAGES},
            {language: each[language]["answer"] for language in LANGUAGES},
        )
        for each in found
    ]


def in_words(value: Value, language: str) -> str:
    """The value as an answer in this language says it."""
    if isinstance(value, list):
        *others, last = [in_words(each, language) for each in value]
        return _AND[language].join([", ".join(others), last]) if others else last
    if isinstance(value, int):
        return str(value).replace("-", "\u2212")
    return _WORDS.get(value, {}).get(language, value)


def sheet(game: str, language: str, *, answers: bool) -> str:
    """The exam as it is printed."""
    parts = [f"{game} ({language})", _HEADS[language].format(names=", ".join(NAMES))]
    for number, question in enumerate(questions(game), 1):
        parts.append(f"{number}. {question.ask[language]}")
        if answers:
            parts.append(f"   {question.answer[language]}")
    return "\n\n".join(parts)
