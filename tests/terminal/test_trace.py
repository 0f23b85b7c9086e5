"""The trace from a rule to its code and tests finds what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable import GAMES
from cardtable.games import ENGINE, rulebook
from cardtable.terminal import trace as tracing
from cardtable.terminal.trace import Gap, TracedRule, gaps_of, trace
from tests.terminal.sessions import piped


@pytest.mark.parametrize("name", [ENGINE, *GAMES])
def test_every_rule_is_written_played_and_tested(name: str) -> None:
    traced = trace(name)
    assert {rule.rule for rule in traced} == {*rulebook(name)}
    assert [*gaps_of(traced)] == []


def test_the_command_prints_rule_code_and_tests(tmp_path: Path) -> None:
    done = piped(tmp_path, "rules", "sticheln", "--trace")
    assert (done.code, done.err) == (0, "")
    lines = [line.strip() for line in done.out.splitlines()]
    at = next(n for n, line in enumerate(lines) if line.startswith("sticheln.deal.hand-size "))
    assert lines[at + 1] == "played in sticheln.rules:Options.hand_size"
    assert "test_cards:test_everybody_is_dealt_15_cards_and_14_with_8_players" in lines[at + 2]


@pytest.mark.parametrize(
    ("traced", "problems"),
    [
        (TracedRule("a.b.c", ("en",), ("a:f",), ("t:t",)), []),
        (TracedRule("a.b.c", (), ("a:f",), ("t:t",)), ["unknown"]),
        (TracedRule("a.b.c", ("en",), (), ("t:t",)), ["unimplemented"]),
        (TracedRule("a.b.c", ("en",), ("a:f",), ()), ["untested"]),
        (TracedRule("a.b.c", ("en",), (), ()), ["unimplemented", "untested"]),
    ],
)
def test_what_is_missing_is_named(
    traced: TracedRule, problems: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tracing, "languages", lambda: ["en"])
    assert [*gaps_of([traced])] == [Gap("a.b.c", problem) for problem in problems]


def test_a_language_that_lacks_a_rule_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "languages", lambda: ["de", "en", "fr"])
    traced = TracedRule("a.b.c", ("en",), ("a:f",), ("t:t",))
    assert [*gaps_of([traced])] == [Gap("a.b.c", "not in de, fr")]


def test_a_gap_ends_the_command_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sticheln").mkdir()
    monkeypatch.setattr(tracing, "TESTS", tmp_path)
    done = piped(tmp_path, "rules", "sticheln", "--trace")
    assert done.code == 2
    assert done.err.startswith("cardtable: 46 gaps in the trace of the rules: ")
    assert done.err.count("\n") == 1
    monkeypatch.setattr(tracing, "TESTS", tmp_path / "nowhere")
    done = piped(tmp_path, "rules", "--trace")
    assert (done.code, "the tests are not here" in done.err) == (2, True)
