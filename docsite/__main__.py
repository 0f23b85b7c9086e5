"""Builds the site: `python -m docsite`, or `make docs`."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from itertools import groupby
from pathlib import Path

from cardtable import GAMES
from docsite.pages import ROOT, pages, title

HERE = Path(__file__).parent
BUILT = ROOT / "build" / "docs"

SECTIONS = {
    "tutorial": ("Tutorial", ["first-game", "first-bot", "check-a-record"]),
    "how-to": ("How-to", []),
    "rulebooks": ("Rulebooks", []),
    "reference": (
        "Reference",
        ["commands", "games", "rule-numbers", "python", "errors", "glossary"],
    ),
    "explanation": ("Explanation", ["architecture"]),
    "adr": ("Decisions", ["index"]),
    "project": ("Project", []),
}
"""By folder: what it is called, and the pages that come first. They stand in this order."""

ELSEWHERE = re.compile(
    r"<(?:script|img|iframe|source|link)\b[^>]*\b(?:src|href)=[\"']?(?:https?:)?//[^>]*>"
    r"|url\([\"']?(?:https?:)?//[^)]*\)|@import\s*[\"']?(?:https?:)?//"
)
"""Whatever a browser would fetch from another server."""


def main() -> None:
    """Write the pages, build the site of them, and look at what was built."""
    shutil.rmtree(BUILT, ignore_errors=True)
    made = pages()
    for place, text in made.items():
        file = BUILT / "pages" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    shutil.copy(HERE / "print.css", BUILT / "pages")
    settings = (HERE / "zensical.toml").read_text("utf-8")
    nav = f"[project]\nnav = {_navigation(made)}\n"
    (BUILT / "zensical.toml").write_text(settings.replace("[project]\n", nav, 1), "utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    subprocess.run(command, cwd=BUILT, check=True)  # noqa: S603 - our own words
    fetched = _fetched_from_elsewhere(BUILT / "site")
    if fetched:
        sys.exit("\n".join(["The site would fetch from elsewhere:", *fetched]))
    print(f"The site begins at {(BUILT / 'site' / 'index.html').relative_to(ROOT)}")


def _navigation(made: dict[str, str]) -> str:
    """Every page under its section, as Zensical wants it."""
    sections = ['{ "Cardtable" = "index.md" }']
    for folder, (name, first) in SECTIONS.items():
        places = [place for place in made if place.startswith(f"{folder}/")]
        places.sort(key=lambda place: _rank(place, first))
        sections.append(f"{{ {json.dumps(name)} = [{', '.join(_entries(places, made))}] }}")
    return f"[{', '.join(sections)}]"


def _rank(place: str, first: list[str]) -> tuple[int, int, str]:
    stem = place.partition("/")[2].removesuffix(".md")
    game = stem.removeprefix("rules/").partition(".")[0]
    in_catalogue = [*GAMES].index(game) if game in GAMES else len(GAMES)
    return first.index(stem) if stem in first else len(first), in_catalogue, stem


def _entries(places: list[str], made: dict[str, str]) -> list[str]:
    entries = []
    for inner, group in groupby(places, lambda place: place.count("/") > 1):
        pages_of_it = [f"{{ {json.dumps(_label(p, made))} = {json.dumps(p)} }}" for p in group]
        entries += [f'{{ "Rules" = [{", ".join(pages_of_it)}] }}'] if inner else pages_of_it
    return entries


def _label(place: str, made: dict[str, str]) -> str:
    """The heading of a page; a rulebook also says its language."""
    language = re.fullmatch(r"rulebooks/.*\.(\w+)\.md", place)
    heading = title(made[place])
    return f"{heading} ({language[1]})" if language else heading


def _fetched_from_elsewhere(site: Path) -> list[str]:
    return [
        f"{file.relative_to(site)}: {found[0][:100]}"
        for file in sorted(site.rglob("*"))
        if file.suffix in {".html", ".css"}
        for found in ELSEWHERE.finditer(file.read_text("utf-8"))
    ]


if __name__ == "__main__":
    main()
