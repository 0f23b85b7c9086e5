"""A wrong setting is refused by a CardtableError that names it and what it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardtable import GAMES, CardtableError
from cardtable.engine import Options, one_of
from tests.properties.strategies import games, names
from tests.tables import AnyGame, game_of

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary()
ANYTHING = SCALARS | st.lists(SCALARS, max_size=3) | st.dictionaries(st.text(), SCALARS, max_size=2)


def fits(value: object, takes: tuple[object, ...]) -> bool:
    return any(type(value) is type(each) and value == each for each in takes)


@given(names, st.data(), ANYTHING)
def test_a_wrong_value_is_refused_by_the_name_of_its_option(
    name: str, data: st.DataObject, value: Any
) -> None:
    axes = GAMES[name].options_type.axes()
    option = data.draw(st.sampled_from([*axes]))
    assume(not fits(value, axes[option]))
    with pytest.raises(CardtableError) as refused:
        GAMES[name](**{option: value})
    assert option in str(refused.value)
    assert refused.value.problem == "wrong-value"
    assert refused.value.details["option"] == option
    assert refused.value.details["takes"]


@pytest.mark.parametrize("option", ["players", "first"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_number_is_a_wrong_value(name: str, option: str) -> None:
    """Not even the same as itself, it contradicts nothing else that was asked for."""
    asked: dict[str, Any] = {option: float("nan")}
    with pytest.raises(CardtableError) as refused:
        GAMES[name](**asked)
    assert refused.value.problem == "wrong-value"


@given(names, st.text(), st.integers())
def test_an_option_that_is_not_there_is_refused_by_its_name(
    name: str, option: str, value: int
) -> None:
    assume(option not in {*GAMES[name].options_type.axes(), "variant", "self"})
    with pytest.raises(CardtableError) as refused:
        GAMES[name](**{option: value})  # type: ignore[arg-type]
    assert refused.value.problem == "unknown-option"
    assert refused.value.details["name"] == option


@given(names, st.text(min_size=1))
def test_a_variant_that_is_not_there_is_refused_by_its_name(name: str, variant: str) -> None:
    assume(not {part.strip() for part in variant.split("+")} <= {*GAMES[name].variants})
    with pytest.raises(CardtableError) as refused:
        GAMES[name](variant=variant)
    assert refused.value.problem == "unknown-variant"


@given(names, st.integers(0, 7), st.integers(1, 8))
def test_the_first_to_lead_sits_at_the_table(name: str, first: int, players: int) -> None:
    kind = GAMES[name]
    assume(players in kind.options_type.axes()["players"])
    if first < players:
        assert kind(players=players, first=first).options.first == first
    else:
        with pytest.raises(CardtableError, match="first takes 0-"):
            kind(players=players, first=first)


@given(games())
def test_the_written_options_give_the_same_game(game: AnyGame) -> None:
    written = {name: str(value) for name, value in vars(game.options).items()}
    values: dict[str, Any] = {
        name: game.options_type.value_of(name, text) for name, text in written.items()
    }
    assert type(game)(**values) == game
    assert game_of(type(game), game.options) == game
    assert hash(type(game)(**values)) == hash(game)


@given(games(), games())
def test_games_are_the_same_when_their_options_are(one: AnyGame, other: AnyGame) -> None:
    alike = type(one) is type(other) and vars(one.options) == vars(other.options)
    assert (one == other) == alike


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_sets_what_its_options_say(name: str) -> None:
    kind = GAMES[name]
    for variant, options in kind.variants.items():
        assert kind(variant=variant).options == options
        for axis, value in vars(options).items():
            others = [each for each in kind.options_type.axes()[axis] if each != value]
            if value != vars(kind.options_type())[axis]:
                with pytest.raises(CardtableError) as refused:
                    kind(variant=variant, **{axis: others[0]})
                assert refused.value.problem == "contradiction"


@given(games())
def test_a_game_says_the_variant_and_the_settings_that_make_it(game: AnyGame) -> None:
    again = type(game)(variant=game.variant, **game.settings, players=game.players)
    assert again == game
    assert again.variant == game.variant


def test_variants_are_named_in_the_order_of_the_rulebook() -> None:
    game = GAMES["sticheln"](visibility="delayed", objective="reverse", rounds=7)
    assert (game.variant, game.settings) == ("reverse+delayed", {"rounds": 7})
    game = GAMES["sticheln"](players=6)
    assert (game.variant, game.settings) == ("base", {})


def test_the_values_of_an_axis_are_told_as_people_read_them() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Some(Options):
        players: int = one_of(range(3, 6), default=4)
        rounds: int | str = one_of("players", range(1, 4), 7, 9, 10, default=2)
        mood: str = one_of("calm", "wild")
        either: int = one_of(2, 3)
        fixed: str = one_of("so")

    usual = Some()
    assert (usual.players, usual.rounds, usual.mood, usual.either) == (4, 2, "calm", 2)
    assert Some.axes()["rounds"] == ("players", 1, 2, 3, 7, 9, 10)
    assert Some.described() == {
        "players": "3-5",
        "first": "0-7",
        "rounds": "players, 1-3, 7, 9-10",
        "mood": "calm, wild",
        "either": "2-3",
    }
    with pytest.raises(CardtableError, match="rounds takes players, 1-3, 7, 9-10, not 4"):
        Some(rounds=4)
