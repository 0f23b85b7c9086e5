"""Which pages the site has, where each comes from, and links that lead from one to another.

In the repository a link leads to a file. On the site it leads to the page that is made of that
file; where there is none, only its words are left. A link to nowhere is an error.
"""

from __future__ import annotations

import os.path
import re
from functools import cache, partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from cardtable import GAMES
from cardtable.games import ENGINE, rulebook
from docsite.code import errors_page, names_page, rules_page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["BrokenLink", "anchors", "pages", "places", "title"]

ROOT = Path(__file__).parents[1]
ENGINE_FOLDER = Path("src/cardtable/engine")

PROJECT = {
    "README.md": "index.md",
    "docs/adr": "adr/index.md",
    "ARCHITECTURE.md": "explanation/architecture.md",
    "GLOSSARY.md": "reference/glossary.md",
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "LICENSE": "project/licence.md",
}

FENCED = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(rf"{FENCED.pattern}|`[^`\n]*(?:\n[^`\n]+)?`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[(?P<words>[^\]]*)\]\((?P<file>[^)#\s:]*)(?:#(?P<anchor>[^)\s]*))?\)")
HEADING = re.compile(r"^#{1,6} (.*)$", re.MULTILINE)


class BrokenLink(ValueError):
    """A link in the docs that leads nowhere."""


@cache
def places() -> dict[Path, str]:
    """Where on the site each file of the repository has its page."""
    found = {Path(name): place for name, place in PROJECT.items()}
    for page in sorted(ROOT.glob("docs/**/*.md")):
        file = page.relative_to(ROOT)
        found[file] = file.relative_to("docs").as_posix()
    for file, (place, _) in _made_from_code().items():
        found[file] = place
    for folder, name in _books().items():
        for book in sorted((ROOT / folder).glob("RULEBOOK.*.md")):
            found[folder / book.name] = f"rulebooks/{name}{book.suffixes[0]}.md"
    return found


def pages() -> dict[str, str]:
    """Every page of the site by its place, with links that fit there."""
    return {place: _linked(file, place, _text(file)) for file, place in places().items()}


def title(text: str) -> str:
    """The first heading of a page."""
    found = HEADING.search(CODE.sub("", text))
    return found[1] if found else ""


def anchors(text: str) -> Iterator[str]:
    """The places within a page that a link can name: its headings, and its rules."""
    for heading in HEADING.findall(FENCED.sub("", text)):
        plain = normalize("NFKD", heading).encode("ascii", "ignore").decode()
        yield re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())
    yield from re.findall(r"\{ *#([\w.-]+) *\}", text)


@cache
def _books() -> dict[Path, str]:
    """The folders with a rulebook, and whose it is."""
    packages = {GAMES[name].__module__.rpartition(".")[0]: name for name in GAMES}
    return {Path("src", *package.split(".")): name for package, name in packages.items()} | {
        ENGINE_FOLDER: ENGINE
    }


@cache
def _made_from_code() -> dict[Path, tuple[str, Callable[[], str]]]:
    """The source files instead of which a page is shown: its place, and what makes it."""
    rules = {
        folder / ("game.py" if name == ENGINE else "rules.py"): (
            f"reference/rules/{name}.md",
            partial(rules_page, name, folder / "RULEBOOK.en.md"),
        )
        for folder, name in _books().items()
    }
    return rules | {
        ENGINE_FOLDER / "__init__.py": ("reference/python.md", names_page),
        ENGINE_FOLDER / "errors.py": ("reference/errors.md", errors_page),
    }


def _text(file: Path) -> str:
    """The words of a page as its file, or the code, has them."""
    if file in _made_from_code():
        return _made_from_code()[file][1]()
    if (ROOT / file).is_dir():
        return _contents(file)
    text = (ROOT / file).read_text("utf-8")
    if file.name == "LICENSE":
        return f"# Licence\n\n```text\n{text}```\n"
    return _with_rules(file, text) if file.name.startswith("RULEBOOK") else text


def _contents(folder: Path) -> str:
    """A page that lists the pages of a folder."""
    listed = [
        f"- [{title(page.read_text('utf-8'))}]({page.name})\n"
        for page in sorted((ROOT / folder).glob("*.md"))
    ]
    said = "Each on one page: its context, what was decided, what was rejected."
    return f"# Decisions\n\n{said}\n\n{''.join(listed)}"


def _with_rules(file: Path, text: str) -> str:
    """A rulebook in whose language a browser reads it, and whose rules can be linked to.

    It also says its name to the style sheet, for a page that is printed alone.
    """
    language = file.suffixes[0].removeprefix(".")
    for rule in rulebook(_books()[file.parent], language):
        ending = re.compile(rf"(?<=\s)`{re.escape(rule)}`$", re.MULTILINE)
        text = ending.sub(f"`{rule}`{{ #{rule} }}", text)
    heading, _, rest = text.partition("\n")
    style = escape(f'--book: "{heading.removeprefix("# ")}"')
    opening = f'<div class="rulebook" lang="{language}" style="{style}" markdown="1">'
    return f"{heading}\n\n{opening}\n\n{rest}\n\n</div>\n"


def _linked(file: Path, place: str, text: str) -> str:
    """The page with links that lead from its place on the site."""

    def lead(found: re.Match[str]) -> str:
        if not found["file"]:
            return found[0]
        target = Path(os.path.normpath(_home(file) / found["file"]))
        if not (ROOT / target).exists():
            raise BrokenLink(f"{file}: there is no {target}, but a link to it")
        if target not in places():
            return found["words"]
        there = os.path.relpath(places()[target], Path(place).parent)
        anchor = f"#{found['anchor']}" if found["anchor"] else ""
        return f"[{found['words']}]({there}{anchor})"

    parts = re.split(f"({CODE.pattern})", text, flags=CODE.flags)
    return "".join(part if at % 2 else LINK.sub(lead, part) for at, part in enumerate(parts))


def _home(file: Path) -> Path:
    """The folder from which the links of a page lead."""
    if file in _made_from_code():
        return Path()
    return file if (ROOT / file).is_dir() else file.parent
