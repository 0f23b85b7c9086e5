"""What Hypothesis draws from: games with any options, moments of them, and JSON."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from cardtable import GAMES
from tests.tables import AnyGame, Table, combinations, game_of, sizes

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy

__all__ = ["games", "json_values", "mutated", "mutated_json", "names", "tables"]

names = st.sampled_from([*GAMES])


@st.composite
def games(draw: DrawFn, names: SearchStrategy[str] = names) -> AnyGame:
    """Any game at any size with any combination of its axes."""
    kind = GAMES[draw(names)]
    players = draw(st.sampled_from(sizes(kind)))
    return game_of(kind, draw(st.sampled_from(combinations(kind, players))))


def tables(names: SearchStrategy[str] = names) -> SearchStrategy[Table]:
    """A game of any kind played out at random."""
    return st.builds(Table, games(names), st.integers(0, 10_000))


json_values: SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


def mutated(text: str, rng: Random) -> str:
    """The text with a few characters, words or lines taken out, doubled, changed or moved."""
    for _ in range(rng.randrange(1, 4)):
        separator = rng.choice(("", " ", "\n", "\n"))
        parts = text.split(separator) if separator else [*text]
        at, other = (rng.randrange(len(parts)) for _ in range(2))
        strange = rng.choice(
            ("", "??", "R7", "-1", "0", "9" * 5000, "é", "\x00", "\ud800", "=", "²")
        )
        changes = (
            [*parts[:at], *parts[at + 1 :]],
            [*parts[:at], parts[at], *parts[at:]],
            [*parts[:at], strange, *parts[at + 1 :]],
            [*parts[:at], parts[other], *parts[at + 1 :]],
            parts[:at],
        )
        text = separator.join(rng.choice(changes)) or "?"
    return text


def mutated_json(data: Any, strange: Any, rng: Random) -> Any:
    """The data with the strange value, or another part of the data, somewhere in it."""
    places = [*_places(data)]
    if not places:
        return strange
    holder, key = rng.choice(places)
    found, other = rng.choice(places)
    new = rng.choice((strange, found[other]))
    if rng.random() < 0.2:
        return _with(data, holder, key, None)
    return _with(data, holder, key, [new])


def _places(data: Any) -> list[tuple[Any, Any]]:
    keys = (
        [*data] if isinstance(data, dict) else [*range(len(data))] if isinstance(data, list) else []
    )
    own = [(data, key) for key in keys]
    return own + [place for key in keys for place in _places(data[key])]


def _with(data: Any, holder: Any, key: Any, new: list[Any] | None) -> Any:
    """The data with this place of this holder taken out, or filled with the one new value."""
    if isinstance(data, dict):
        return {
            name: new[0]
            if data is holder and name == key and new
            else _with(value, holder, key, new)
            for name, value in data.items()
            if new or not (data is holder and name == key)
        }
    if isinstance(data, list):
        return [
            new[0] if data is holder and at == key and new else _with(value, holder, key, new)
            for at, value in enumerate(data)
            if new or not (data is holder and at == key)
        ]
    return data
