"""The pages of the site: all that there are, with links that lead to a page and a place on it."""

from __future__ import annotations

import inspect
import re
from functools import cache
from pathlib import Path

import pytest

import cardtable
from cardtable import GAMES, bots, engine
from cardtable.games import ENGINE, rulebook
from cardtable.locales import message_ids
from docsite import pages as site
from docsite.__main__ import ELSEWHERE, SECTIONS
from docsite.pages import CODE, ROOT, BrokenLink, anchors, pages, places

LINK = re.compile(r"\]\((?P<place>[^)#\s:]*)(?:#(?P<anchor>[^)\s]+))?\)")

made = cache(pages)


def broken(place: str, text: str) -> list[str]:
    """The links of a page that lead to no page of the site, or to no place on it."""
    found = []
    for link in LINK.finditer(CODE.sub("", text)):
        folder = Path(place).parent if link["place"] else Path(place)
        target = (ROOT / folder / link["place"]).resolve().relative_to(ROOT).as_posix()
        there = made().get(target, "")
        if not there or (link["anchor"] and link["anchor"] not in anchors(there)):
            found.append(f"{place}: {link[0]}")
    return found


def test_every_page_and_rulebook_has_its_place() -> None:
    pages_there = {*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/RULEBOOK*")}
    assert {page.relative_to(ROOT) for page in pages_there} <= places().keys()
    assert {place.partition("/")[0] for place in made()} == {"index.md", *SECTIONS}


@pytest.mark.parametrize("place", places().values())
def test_every_link_leads_to_a_page_and_a_place_on_it(place: str) -> None:
    assert broken(place, made()[place]) == []


def test_a_link_that_leads_nowhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken("index.md", "[one](nowhere.md), `[two](nowhere.md)`, [three](#credit)") == [
        "index.md: ](nowhere.md)",
        "index.md: ](#credit)",
    ]
    monkeypatch.setattr(site, "_text", lambda _: "[a file](that/is-not-there.py)")
    with pytest.raises(BrokenLink, match=r"README\.md: there is no that/is-not-there\.py"):
        pages()


@pytest.mark.parametrize("name", [ENGINE, *GAMES])
def test_every_rule_can_be_linked_to(name: str) -> None:
    for place in (each for each in made() if each.startswith(f"rulebooks/{name}.")):
        assert rulebook(name).keys() <= {*anchors(made()[place])}


def test_every_name_that_is_offered_is_on_the_page_with_words_of_its_own() -> None:
    page = made()["reference/python.md"]
    for module in (cardtable, bots, engine):
        for name in module.__all__:
            assert f"### {name}\n" in page
            value = getattr(module, name)
            if inspect.isclass(value) or inspect.isfunction(value):
                assert value.__doc__, name


def test_every_problem_is_on_the_page_of_errors() -> None:
    listed = re.findall(r"^\| `([\w-]+)` \|", made()["reference/errors.md"], flags=re.MULTILINE)
    ids = [each for each in message_ids("en") if each.startswith("error-")]
    assert sorted(listed) == sorted(each.removeprefix("error-") for each in ids)


@pytest.mark.parametrize(
    "fetching",
    [
        '<script src="https://example.org/x.js">',
        "<link rel=stylesheet href=//example.org/x.css>",
        "url(https://example.org/x.woff2)",
        "@import 'https://example.org/x.css'",
    ],
)
def test_what_a_browser_would_fetch_from_elsewhere_is_found(fetching: str) -> None:
    assert ELSEWHERE.search(fetching)
    assert not ELSEWHERE.search('<a href="https://example.org">, <script src="x.js">, url(x.svg)')
