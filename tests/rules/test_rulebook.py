"""Rule ids: the entries of a rulebook, the code that cites them, and a game that cites too many."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from cardtable import CardtableError
from cardtable.engine import Rulebook, cited_by, implements
from cardtable.games import ENGINE, _load, rulebook, rulebook_text

BOOK = """# A game

Not a rule, though it names `a.rule.in-passing` amid its words.

You may pass. `a-game.turn.pass`

- First of a list, and it
  goes on. `a-game.list.first`
- Second: it names `a-game.turn.pass` too. `a-game.list.second`
  - Inside of it. `a-game.list.inner-2nd`
1. Numbered. `a-game.list.numbered`

| a table | `a-game.table.cell` |

`not-an-id` and `two.parts`
"""


def test_an_entry_is_a_paragraph_or_list_item_that_ends_with_its_id() -> None:
    assert Rulebook.parse(BOOK) == {
        "a-game.turn.pass": "You may pass.",
        "a-game.list.first": "First of a list, and it goes on.",
        "a-game.list.second": "Second: it names `a-game.turn.pass` too.",
        "a-game.list.inner-2nd": "Inside of it.",
        "a-game.list.numbered": "Numbered.",
    }


def test_an_id_that_names_two_entries_is_an_error() -> None:
    with pytest.raises(CardtableError, match=r"two entries a-game\.turn\.pass") as refused:
        Rulebook.parse(BOOK + "\nYou may not. `a-game.turn.pass`\n")
    assert refused.value.problem == "two-entries"
    assert refused.value.details == {"rule": "a-game.turn.pass"}


CODE = """
from functools import cached_property

from cardtable.engine import implements

TABLE = {"low": "a-game.table.low", "high": ("a-game.table.high", ["a-game.table.nested"])}
NAMES = frozenset({"a-game.names.frozen"})
PLAIN = "a-game.names.plain"
NUMBER = 7

@implements("a-game.marked.first", "a-game.marked.second")
def marked():
    return "a-game.body.returned"

def outer():
    def inner():
        return {"x": "not an id", "y": "a-game.body.inner"}
    return inner

@implements("a-game.marked.other")
class Other:
    pass

@implements("a-game.marked.class")
class Thing:
    rule = "a-game.class.attribute"

    @property
    @implements("a-game.marked.property")
    def value(self):
        return "a-game.body.property"

    @cached_property
    def kept(self):
        return "a-game.body.kept"

    kind = Other

    @implements("a-game.marked.first")
    def method(self):
        return None
"""


def module(code: str, name: str = "a_game") -> ModuleType:
    """A module with this code."""
    made = ModuleType(name)
    exec(code, vars(made))  # noqa: S102 - our own code
    return made


def test_all_places_that_cite_a_rule_are_found() -> None:
    assert cited_by(module(CODE)) == {
        "a-game.table.low": ["TABLE"],
        "a-game.table.high": ["TABLE"],
        "a-game.table.nested": ["TABLE"],
        "a-game.names.frozen": ["NAMES"],
        "a-game.names.plain": ["PLAIN"],
        "a-game.marked.first": ["marked", "Thing.method"],
        "a-game.marked.second": ["marked"],
        "a-game.body.returned": ["marked"],
        "a-game.body.inner": ["outer"],
        "a-game.marked.other": ["Other"],
        "a-game.marked.class": ["Thing"],
        "a-game.class.attribute": ["Thing.rule"],
        "a-game.marked.property": ["Thing.value"],
        "a-game.body.property": ["Thing.value"],
        "a-game.body.kept": ["Thing.kept"],
    }


def test_what_a_module_has_from_elsewhere_is_not_its_own() -> None:
    other = module(CODE, "other")
    here = ModuleType("here")
    vars(here).update(taken=vars(other)["marked"], Thing=vars(other)["Thing"], other=other)
    assert cited_by(here) == {}


def test_a_mark_leaves_what_it_marks_as_it_was() -> None:
    def function() -> int:
        return 1

    assert implements("a-game.marked.first")(function) is function
    assert vars(function)["rules"] == ("a-game.marked.first",)


def test_a_game_that_cites_a_rule_its_rulebook_lacks_does_not_load(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stranger: Any = ModuleType("cardtable.games.sticheln.stranger")
    stranger.RULES = ("sticheln.trick.any-card", "engine.not-now", "sticheln.no.such-rule")
    monkeypatch.setitem(sys.modules, stranger.__name__, stranger)
    with pytest.raises(CardtableError, match=r"stranger cites .*: sticheln.no.such-rule$") as found:
        _load.__wrapped__("sticheln", "sticheln", "Sticheln")
    assert found.value.problem == "unknown-rules"
    assert found.value.details == {"rules": "sticheln.no.such-rule"}


def test_the_rulebook_of_a_game_is_the_one_that_is_printed() -> None:
    assert rulebook("sticheln") == Rulebook.parse(rulebook_text("sticheln"))
    assert not rulebook("sticheln").keys() & rulebook(ENGINE).keys()
    with pytest.raises(CardtableError) as refused:
        rulebook_text("sticheln", "tlh")
    assert refused.value.problem == "no-rulebook"
    assert refused.value.details == {"name": "sticheln", "language": "tlh"}
