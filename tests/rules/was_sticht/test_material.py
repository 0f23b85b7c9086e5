"""Cards, trump decks and tiles, and how the tiles are taken before the first round."""

from __future__ import annotations

import pytest

from cardtable import CardtableError
from cardtable.engine import Card, Role
from cardtable.games.was_sticht import Options, WasSticht
from cardtable.games.was_sticht.events import RoundBegan
from cardtable.games.was_sticht.rules import GOALS, Goal, value_of
from tests.rules.builders import cards
from tests.rules.was_sticht.scenes import Scene, begun, goals

SIZES = (3, 4)


@pytest.mark.rule("was-sticht.material.cards")
def test_there_are_36_cards_1_to_9_in_four_colours() -> None:
    assert Options().pack == tuple(sorted(cards("R1-9 Y1-9 G1-9 B1-9")))


@pytest.mark.rule("was-sticht.material.trump-decks")
def test_five_cards_name_a_colour_or_none_and_ten_a_value_or_none() -> None:
    colours, values = Options().trump_decks
    assert [*map(str, colours)] == ["B", "G", "R", "Y", "no-colour"]
    assert [*map(str, values)] == [*map(str, range(1, 10)), "no-value"]
    assert all(Card.parse(str(card)) == card for card in (*colours, *values))


TILES = {
    "no-tricks": (3, 1),
    "no-red": (1, 2),
    "no-yellow": (1, 2),
    "no-green": (1, 2),
    "no-blue": (1, 2),
    "one-trick": (2, 3),
    "two-tricks": (2, 4),
    "three-tricks": (2, 6),
    "four-tricks": (2, 9),
    "last-trick": (3, 5),
    "most-tricks": (3, 7),
    "fewest-tricks": (3, 8),
}
"""How often each tile is there, and its value."""


@pytest.mark.rule("was-sticht.material.tiles")
def test_there_are_24_tiles() -> None:
    tiles = Options().tiles
    assert len(tiles) == 24
    assert {str(goal): tiles.count(goal) for goal in GOALS} == {
        name: count for name, (count, _) in TILES.items()
    }


@pytest.mark.rule("was-sticht.material.values")
def test_the_values_of_all_tiles_make_115() -> None:
    assert value_of(Options().tiles) == 115
    assert {str(goal): value_of((goal,)) for goal in GOALS} == {
        name: value for name, (_, value) in TILES.items()
    }
    assert value_of(()) == 0


# Taking tiles


@pytest.mark.rule("was-sticht.round.first-dealer")
@pytest.mark.parametrize("first", [0, 2])
def test_the_seat_of_the_option_takes_the_first_tile_and_deals_the_first_round(first: int) -> None:
    scene = Scene(WasSticht(players=3, first=first, contracts=1))
    assert scene.waits_for() == (first,)
    assert scene.state.dealer == first
    events = scene.draft("no-red", "no-tricks", "no-tricks")
    assert events[-1] == RoundBegan(first)


@pytest.mark.rule("was-sticht.tiles.clockwise")
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("first", [0, 2])
def test_tiles_are_taken_one_at_a_time_clockwise(players: int, first: int) -> None:
    scene = Scene(WasSticht(players=players, first=first, contracts=3))
    for number in range(3 * players):
        turn = (first + number) % players
        assert scene.waits_for() == (turn,)
        assert [seat for seat in range(players) if scene.may(seat)] == [turn]
        scene.act(turn, scene.may(turn)[-1])
        assert len(scene.state.contracts[turn]) == number // players + 1
    assert scene.waits_for() == (Role.CHANCE,)


@pytest.mark.rule("was-sticht.tiles.on-the-table")
def test_a_tile_can_be_taken_while_one_like_it_lies_there() -> None:
    scene = Scene(WasSticht(players=4))
    assert scene.may(0) == [f"tile {name}" for name in TILES]
    scene.act(0, "tile two-tricks")
    assert "tile two-tricks" in scene.may(1)
    scene.act(1, "tile no-red")
    scene.act(2, "tile two-tricks")
    assert {*TILES} - {text.split()[1] for text in scene.may(3)} == {"two-tricks", "no-red"}
    assert scene.refusal(3, "tile two-tricks") == "was-sticht.tiles.on-the-table"
    assert scene.refusal(3, "tile no-red") == "was-sticht.tiles.on-the-table"
    assert scene.refusal(3, "contract no-tricks") == "engine.not-now"


@pytest.mark.rule("was-sticht.tiles.on-the-table")
def test_one_player_can_have_equal_tiles() -> None:
    scene = begun("last-trick last-trick", "no-tricks no-red", "no-tricks no-blue")
    assert scene.state.contracts[0] == goals("last-trick last-trick")


@pytest.mark.rule("was-sticht.tiles.number")
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("contracts", [1, 2, 5, 6])
def test_everybody_takes_as_many_tiles_as_the_game_has_contracts(
    players: int, contracts: int
) -> None:
    scene = Scene(WasSticht(players=players, contracts=contracts))
    while scene.state.phase == "tiles":
        scene.act(scene.turn, scene.may(scene.turn)[0])
    assert [len(tiles) for tiles in scene.state.contracts] == [contracts] * players


@pytest.mark.rule("was-sticht.tiles.number")
def test_it_is_five_unless_said_and_no_more_than_there_are() -> None:
    assert Options().contracts == 5
    assert WasSticht(players=3, contracts=8).options.contracts == 8
    with pytest.raises(CardtableError, match=r"contracts takes 1-6 with 4 players, not 7") as wrong:
        WasSticht(players=4, contracts=7)
    assert wrong.value.details == {"option": "contracts", "value": "7", "takes": "1-6"}
    with pytest.raises(CardtableError, match=r"contracts takes 1-8, not 9"):
        WasSticht(players=3, contracts=9)


@pytest.mark.rule("was-sticht.tiles.open")
def test_everybody_sees_the_tiles_of_all() -> None:
    scene = begun("no-tricks two-tricks", "no-red last-trick", "one-trick no-tricks")
    for viewer in (0, 1, 2, Role.WATCHER):
        state = scene.view(viewer).state
        assert state.contracts == tuple(
            map(goals, ("no-tricks two-tricks", "no-red last-trick", "no-tricks one-trick"))
        )


@pytest.mark.rule("was-sticht.tiles.open")
def test_a_tile_put_away_is_seen_by_all_too() -> None:
    scene = begun("no-tricks", "no-red", "one-trick")
    assert scene.view(1).state.discarded == ((), (), ())
    assert Goal.UNKNOWN not in GOALS
