"""Law 9: a record replays to the same state; another version's is shown from its events."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardtable import GAMES
from cardtable.engine import ForeignRecord, Record, UnreadableRecord, encode, read_record
from tests.tables import Table, every_table


def names(table: Table) -> list[str]:
    return [f"Player {seat}" for seat in table.seats]


def record(table: Table) -> Record:
    return Record.of(table.game, table.log, names(table))


@every_table
def test_both_forms_of_a_record_replay_to_the_same_log(table: Table) -> None:
    kept = record(table)
    for form in (kept.text(), kept.json()):
        back = read_record(form, GAMES)
        assert isinstance(back, Record)
        assert (back.game, back.seats) == (table.game, tuple(names(table)))
        assert tuple(back.verify()) == table.log
        assert table.game.replay(back.verify()) == table.moments[-1].state


@every_table
def test_both_forms_of_a_record_read_and_written_again_are_the_same(table: Table) -> None:
    kept = record(table)
    from_text, from_json = (read_record(form, GAMES) for form in (kept.text(), kept.json()))
    assert isinstance(from_text, Record)
    assert isinstance(from_json, Record)
    assert from_text == kept
    assert replace(from_json, stored=None) == kept
    assert from_text.json() == from_json.json() == kept.json()
    assert from_json.text() == kept.text()


@every_table
def test_a_record_grows_by_a_line_a_decision(table: Table) -> None:
    whole = record(table).text()
    for at, moment in enumerate(table.moments):
        events = table.log[: len(moment.views[0].events)]
        part = Record.of(table.game, events, names(table)).text()
        assert whole.startswith(part)
        assert part.count("\n") == record(table).header().count("\n") + at


@every_table
def test_an_unfinished_record_replays_to_the_moment_it_stopped_at(table: Table) -> None:
    for moment in table.some_moments(5):
        events = table.log[: len(moment.views[0].events)]
        part = Record.of(table.game, events, names(table))
        for form in (part.text(), part.json()):
            back = read_record(form, GAMES)
            assert isinstance(back, Record)
            assert table.game.replay(back.verify()) == moment.state


@every_table
def test_a_record_of_another_version_is_shown_from_its_stored_events_alone(table: Table) -> None:
    data = json.loads(record(table).json())
    ours = f"game: {table.game.name} {table.game.version}\n"
    for version in (table.game.version - 1, table.game.version + 1):
        back = read_record(json.dumps(data | {"version": version}), GAMES)
        assert isinstance(back, ForeignRecord)
        assert back.version == version
        assert list(back.events) == encode(table.log)
        assert not hasattr(back, "log")

        theirs = f"game: {table.game.name} {version}\n"
        with pytest.raises(UnreadableRecord, match="made by version") as refused:
            read_record(record(table).text().replace(ours, theirs, 1), GAMES)
        assert (refused.value.problem, refused.value.line) == ("other-version", 2)


@every_table
def test_stored_events_that_do_not_follow_are_found_at_their_decision(table: Table) -> None:
    kept = record(table)
    data = json.loads(kept.json())
    last = len(table.log) - len(table.moments[-2].events)
    for wrong in (data["events"][:-1], [*data["events"], data["events"][-1]]):
        back = read_record(json.dumps(data | {"events": wrong}), GAMES)
        assert isinstance(back, Record)
        with pytest.raises(UnreadableRecord) as refused:
            back.verify()
        assert refused.value.problem == "wrong-events"
        decided = kept.text().count("\n")
        assert refused.value.line in {decided, decided + 1}
    data["events"][last] = data["events"][0]
    back = read_record(json.dumps(data), GAMES)
    assert isinstance(back, Record)
    with pytest.raises(UnreadableRecord) as refused:
        back.verify()
    assert refused.value.line == kept.text().count("\n")


@every_table
def test_stored_events_agree_in_whatever_order_their_keys_stand(table: Table) -> None:
    data = json.loads(record(table).json())
    back = read_record(json.dumps(data, sort_keys=True), GAMES)
    assert isinstance(back, Record)
    assert tuple(back.verify()) == table.log


@every_table
def test_a_decision_that_breaks_a_rule_is_found_at_its_line(table: Table) -> None:
    kept = record(table)
    twice = replace(kept, decisions=(*kept.decisions[:2], kept.decisions[0], *kept.decisions[2:]))
    back = read_record(twice.text(), GAMES)
    assert isinstance(back, Record)
    with pytest.raises(UnreadableRecord) as refused:
        back.verify()
    assert refused.value.problem == "broken-rule"
    assert refused.value.line == kept.header().count("\n") + 3
