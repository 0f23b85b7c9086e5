"""Messages and rulebooks are set as their language is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cardtable

PACKAGE = Path(cardtable.__file__).parent

WRONG = {
    "de": {
        "an apostrophe or quotation mark of a typewriter": r"['\"]",
        "quotation marks that are not a pair „…“": r"”|^[^„“]*“|„[^“]*(?:„|$)",
        "a hyphen for a dash or a minus": r"(?<=\S) - |\s-\d",
        "three dots": r"\.\.\.",
    },
    "fr": {
        "an apostrophe or quotation mark of a typewriter": r"['\"“”]",
        "no narrow no-break space before a high mark": r"(?<!\N{NARROW NO-BREAK SPACE})[;!?»]",
        "no narrow no-break space inside an opening guillemet": r"«(?!\N{NARROW NO-BREAK SPACE})",
        "no no-break space before a colon": r"(?<![\N{NO-BREAK SPACE}}]):(?=\s|$)",
        "three dots": r"\.\.\.",
    },
}
"""By language: what never stands in its texts, as a pattern. `{ $line }: …` is a line of a file."""

FILES = [
    (language, file)
    for language in WRONG
    for file in sorted(
        [
            *PACKAGE.glob(f"locales/{language}/*.ftl"),
            *PACKAGE.glob(f"**/RULEBOOK.{language}.md"),
        ]
    )
]

NOT_PROSE = {
    ".ftl": re.compile(r"^#.*|\{ *(\"\"|[A-Z]+\(.*\)) *\}|Was Sticht\?", re.MULTILINE),
    ".md": re.compile(r"<!--.*?-->|```\w*|`[^`\n]+`|Was Sticht\?"),
}
"""By kind of file: comments, code, the marks of examples, and a name."""


def prose(file: Path) -> list[str]:
    """The lines of a file, without what is not in its language."""
    text = file.read_text(encoding="utf-8")
    return NOT_PROSE[file.suffix].sub(lambda _: "", text).split("\n")


def faults(language: str, lines: list[str]) -> list[str]:
    """What is set wrongly, with the line."""
    return [
        f"{fault}: {line}"
        for line in lines
        for fault, pattern in WRONG[language].items()
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize(
    ("language", "file"), FILES, ids=[f"{file.parent.name}-{file.name}" for _, file in FILES]
)
def test_texts_are_set_as_their_language_is_printed(language: str, file: Path) -> None:
    assert faults(language, prose(file)) == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "geht's"),
        ("de", 'sagt "nein"'),
        ("de", "sagt “nein”"),
        ("de", "sagt „nein”"),
        ("de", "„warum, „plan“"),
        ("de", "nein“"),
        ("de", "Stiche - und Punkte"),
        ("de", "wert: -5"),
        ("de", "und so weiter..."),
        ("fr", "l'atout"),
        ("fr", "le “pli”"),
        ("fr", "Non !"),
        ("fr", "Non!"),
        ("fr", "oui\N{NO-BREAK SPACE}; non"),
        ("fr", "« pli\N{NARROW NO-BREAK SPACE}»"),
        ("fr", "un pli: le"),
        ("fr", "un pli :"),
        ("fr", "et puis..."),
    ],
)
def test_what_is_set_wrongly_is_found(language: str, line: str) -> None:
    assert len(faults(language, [line])) == 1


def test_what_is_set_well_is_not_found_fault_with() -> None:
    narrow, wide = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
    line = f"L’atout{wide}: «{narrow}R7{narrow}»{narrow}; package.module:Class…"
    assert faults("fr", [line]) == []
    assert faults("de", ["- Stick ’Em: „warum?“, „plan R7, B3“, zum Not-Aus…"]) == []
