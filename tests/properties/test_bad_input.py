"""Whatever is typed, stored or sent: it is read, or refused with a CardtableError."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardtable import GAMES, CardtableError
from cardtable.engine import (
    Card,
    ForeignRecord,
    Record,
    UnreadableNotation,
    UnreadableRecord,
    decode,
    decode_view,
    encode,
    read_record,
)
from tests.properties.strategies import games, json_values, mutated, mutated_json, names, tables
from tests.tables import AnyGame, Table

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS = st.sampled_from(
    ["play", "curse", "declare", "shuffle", "R7", "??", "red", "RED", "R", "/", "??7", "R-1", "0"]
)
SENTENCES = st.text(max_size=20) | st.lists(WORDS, max_size=5).map(" ".join)

LONGEST = 1000
"""What a refusal may say: a few lines of a screen, however much text it refuses."""


def nested() -> Any:
    """JSON deeper than Python can follow."""
    data: Any = []
    for _ in range(100_000):
        data = [data]
    return data


def read_or_refused(read: Callable[[], Any], error: type[CardtableError]) -> Any:
    """What was read, or None if it was refused in the way it should be."""
    try:
        return read()
    except error as caught:
        refusal = caught
    assert refusal.problem
    assert 0 < len(str(refusal)) < LONGEST
    assert "\n" not in str(refusal)
    return None


@given(SENTENCES)
@example("9" * 5000)
@example("R²")
def test_a_card_is_read_or_refused(text: str) -> None:
    card = read_or_refused(lambda: Card.parse(text), UnreadableNotation)
    assert card is None or str(card) == text


@given(games(), SENTENCES)
@example(GAMES["sticheln"](), "play " + "9" * 5000)
def test_an_action_is_read_or_refused(game: AnyGame, text: str) -> None:
    action = read_or_refused(lambda: game.parse(text), UnreadableNotation)
    assert action is None or game.parse(str(action)) == action


@given(games(), SENTENCES, st.integers(-2, 9))
def test_a_typed_decision_is_taken_or_refused(game: AnyGame, text: str, seat: int) -> None:
    read_or_refused(lambda: game.act(game.start(), seat, text), CardtableError)


def read_whole(text: str) -> Record | ForeignRecord:
    record = read_record(text, GAMES)
    if isinstance(record, Record):
        record.verify()
        again = read_record(record.text(), GAMES)
        assert isinstance(again, Record)
        assert (again.game, again.decisions) == (record.game, record.decisions)
    return record


@given(st.text(max_size=200))
@example("")
@example("{")
@example("{}")
@example("[" * 100_000)
@example('{"record":' * 100_000)
@example('{"record": ' + "9" * 5000 + "}")
def test_any_text_is_a_record_or_refused(text: str) -> None:
    read_or_refused(lambda: read_whole(text), UnreadableRecord)


@given(json_values)
def test_any_json_is_a_record_or_refused(data: Any) -> None:
    read_or_refused(lambda: read_whole(json.dumps({"record": 1, "game": data})), UnreadableRecord)
    read_or_refused(lambda: read_whole(json.dumps(data)), UnreadableRecord)


@given(tables(), st.randoms(use_true_random=False))
def test_a_damaged_record_is_read_or_refused(table: Table, rng: Random) -> None:
    record = Record.of(table.game, table.log, [f"Player {seat}" for seat in table.seats])
    for form in (record.text(), record.json()):
        read_or_refused(lambda form=form: read_whole(mutated(form, rng)), UnreadableRecord)  # type: ignore[misc]


@given(tables(), json_values, st.randoms(use_true_random=False))
def test_a_record_with_a_strange_value_is_read_or_refused(
    table: Table, strange: Any, rng: Random
) -> None:
    record = Record.of(table.game, table.log[:1], [f"Player {seat}" for seat in table.seats])
    damaged = json.dumps(mutated_json(json.loads(record.json()), strange, rng))
    read_or_refused(lambda: read_whole(damaged), UnreadableRecord)


STRANGE_FIELDS: list[tuple[str, Any]] = [
    ("record", 2),
    ("record", None),
    ("record", [1]),
    ("record", True),
    ("record", 1.0),
    ("record", "1"),
    ("game", 7),
    ("game", "chess"),
    ("version", "x"),
    ("version", 1.5),
    ("version", True),
    ("version", float("nan")),
    ("options", []),
    ("options", {"players": "3 4"}),
    ("options", {"colour": "red"}),
    ("options", {"players": [3]}),
    ("seats", "abcd"),
    ("seats", {"a": 1}),
    ("seats", ["a", "b", "c", None]),
    ("decisions", "0 play R7"),
    ("decisions", [["0", "play R7"]]),
    ("decisions", ["4 play R7"]),
    ("decisions", ["-1 play R7"]),
    ("decisions", ["\u0660 play R7"]),
    ("decisions", ["0  play R7"]),
    ("decisions", [""]),
    ("events", {}),
    ("events", "abc"),
    ("events", [None]),
    ("events", None),
]


@pytest.mark.parametrize(("field", "strange"), STRANGE_FIELDS)
def test_a_json_record_with_a_wrong_field_is_refused(field: str, strange: Any) -> None:
    table = Table(GAMES["sticheln"](rounds=1), 0)
    data = json.loads(Record.of(table.game, table.log, "abcd").json())
    with pytest.raises(UnreadableRecord) as refused:
        read_whole(json.dumps(data | {field: strange}))
    assert refused.value.problem
    for missing in data:
        less = {key: value for key, value in data.items() if key != missing}
        with pytest.raises(UnreadableRecord):
            read_whole(json.dumps(less))


@given(games(), json_values)
def test_any_json_is_decoded_or_refused(game: AnyGame, data: Any) -> None:
    for read in (decode, decode_view):
        read_or_refused(lambda read=read: read(game, data), CardtableError)  # type: ignore[misc]


@given(tables(), json_values, st.randoms(use_true_random=False))
def test_damaged_json_is_decoded_or_refused(table: Table, strange: Any, rng: Random) -> None:
    moment = rng.choice(table.moments)
    view = moment.views[rng.choice(table.viewers)]
    for value in (*moment.events, moment.state):
        damaged = mutated_json(encode(value), strange, rng)
        back = read_or_refused(lambda damaged=damaged: decode(table.game, damaged), CardtableError)  # type: ignore[misc]
        assert back is None or encode(back) == damaged
    damaged = mutated_json(encode(view), strange, rng)
    read_or_refused(lambda: decode_view(table.game, damaged), CardtableError)


NEARLY_RIGHT: dict[str, Any] = {
    "an action for a word": {"type": "PhaseBegan", "phase": {"type": "Play", "card": "R7"}},
    "a list for a word": {"type": "PhaseBegan", "phase": ["play"]},
    "another word": {"type": "PhaseBegan", "phase": "sleep"},
    "true for a seat": {"type": "Dealt", "seat": True, "cards": []},
    "text for cards": {"type": "Dealt", "seat": 0, "cards": "R7"},
    "actions for cards": {"type": "Dealt", "seat": 0, "cards": [{"type": "Play", "card": "R7"}]},
    "a letter for a colour": {"type": "Declare", "colour": "R"},
    "no role": {"type": "Moved", "seat": "nobody", "action": {"type": "Play", "card": "R7"}},
    "an event for an action": {"type": "Moved", "seat": 0, "action": {"type": "Declared"}},
    "the game": {"type": "Sticheln"},
    "a card as an object": {"type": "Card", "colour": "R", "number": 7},
    "a field too few": {"type": "Play"},
    "a field too many": {"type": "Play", "card": "R7", "seat": 0},
}


@pytest.mark.parametrize("wrong", NEARLY_RIGHT)
def test_json_that_is_nearly_right_is_refused(wrong: str) -> None:
    with pytest.raises(UnreadableNotation) as refused:
        decode(GAMES["sticheln"](), NEARLY_RIGHT[wrong])
    assert len(str(refused.value)) < LONGEST


def test_json_that_never_ends_is_refused() -> None:
    deep = nested()
    for data in (
        deep,
        {"type": deep},
        {"type": "Play", "card": deep},
        {"type": "Dealt", "seat": 0, "cards": deep},
        {"type": "Moved", "seat": 0, "action": {"type": "Play", "card": deep}},
    ):
        with pytest.raises(UnreadableNotation):
            decode(GAMES["sticheln"](), data)


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_short_however_long_what_it_refuses(name: str) -> None:
    long: Any = "9" * 5000
    options = GAMES[name].options_type
    game = GAMES[name]()
    record = Record.of(game, (), "abcdefgh"[: game.players])
    for read in (
        lambda: GAMES[long],
        lambda: GAMES[name](variant=long),
        lambda: GAMES[name](players=long),
        lambda: GAMES[name](**{long: long}),
        lambda: GAMES["sticheln"](variant="hazy", visibility=long),
        lambda: options.value_of(long, "1"),
        lambda: options.value_of("players", long),
        lambda: read_record(record.text().replace(name, long), GAMES),
        lambda: read_record(record.text().replace("players", long), GAMES),
        lambda: read_record(record.text().replace("seat 0", long), GAMES),
        lambda: read_record(record.text() + long + "\n", GAMES),
        lambda: read_record(long, GAMES),
    ):
        with pytest.raises(CardtableError) as refused:
            read()
        assert len(str(refused.value)) < LONGEST
        assert all(len(str(detail)) < LONGEST for detail in refused.value.details.values())


@given(names, st.text(max_size=20), st.text(max_size=20))
def test_an_option_is_read_or_refused(name: str, option: str, text: str) -> None:
    options = GAMES[name].options_type
    read_or_refused(lambda: options.value_of(option, text), CardtableError)
    for axis, takes in options.axes().items():
        value = read_or_refused(lambda axis=axis: options.value_of(axis, text), CardtableError)  # type: ignore[misc]
        assert value is None or (value in takes and str(value) == text)


@pytest.mark.parametrize("strange", [None, True, 0, 1.5, [], {}, ("hazy",), b"hazy"])
@pytest.mark.parametrize("name", GAMES)
def test_a_variant_that_is_no_text_is_refused(name: str, strange: Any) -> None:
    with pytest.raises(CardtableError) as refused:
        GAMES[name](variant=strange)
    assert refused.value.problem == "unknown-variant"
