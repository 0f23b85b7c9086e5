"""The team, the cards, the piles, the deal, and what fits where."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable import CardtableError
from cardtable.engine import UNKNOWN, Card, Dealt, Role, Shuffle
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.rules import PILES, forbids_on_pile
from tests.rules.builders import card, cards
from tests.rules.the_game.scenes import Scene, fitting, midway, opened

HANDS = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
DRAW_PILES = {1: 90, 2: 84, 3: 80, 4: 74, 5: 68}


@pytest.mark.rule("the-game.team.players")
def test_one_to_five_play() -> None:
    assert [TheGame(players=players).players for players in range(1, 6)] == [1, 2, 3, 4, 5]
    for players in (0, 6):
        with pytest.raises(CardtableError):
            TheGame(players=players)


@pytest.mark.rule("the-game.team.players")
def test_all_win_or_lose_as_one() -> None:
    assert not hasattr(opened(TheGame(players=3)).state, "totals")


@pytest.mark.rule("the-game.cards.pack")
@pytest.mark.parametrize("players", HANDS)
def test_each_number_from_2_to_99_is_there_once(players: int) -> None:
    (pack,) = TheGame(players=players).packs(TheGame(players=players).start())
    assert pack == cards("2-99")
    assert str(card("47")) == "47"


@pytest.mark.rule("the-game.piles.four")
def test_two_piles_rise_and_two_fall() -> None:
    assert [*map(str, PILES)] == ["sun", "moon", "star", "leaf"]
    assert [pile.rises for pile in PILES] == [True, True, False, False]
    assert {pile: 60 in fitting(pile, 50) and 40 not in fitting(pile, 51) for pile in PILES} == {
        "sun": True,
        "moon": True,
        "star": False,
        "leaf": False,
    }


@pytest.mark.rule("the-game.piles.four")
def test_no_pile_has_a_number_for_a_name() -> None:
    game = TheGame()
    assert not any(character.isdigit() for pile in PILES for character in pile)
    assert str(game.parse("place 47 sun")) == "place 47 sun"


@pytest.mark.rule("the-game.piles.bases")
def test_the_piles_begin_at_1_and_at_100() -> None:
    scene = opened(TheGame())
    assert scene.tops() == (1, 1, 100, 100)
    assert fitting("sun", 1) == fitting("leaf", 100) == {*range(2, 100)}


@pytest.mark.rule("the-game.piles.top-card")
def test_only_the_top_card_counts() -> None:
    scene = midway(TheGame(players=1), "31 30 12", sun="2 22 42 32")
    assert "place 31 sun" not in scene.may(0)
    scene.lay("12 moon")
    assert scene.tops() == (32, 12, 100, 100)
    assert scene.state.piles[0] == cards("2 22 42 32")


@pytest.mark.rule("the-game.piles.top-card")
def test_everybody_remembers_what_lies_beneath() -> None:
    scene = Scene(TheGame())
    scene.deal("10 20")
    scene.lay("10 sun", "20 sun")
    for viewer in (0, 1, Role.WATCHER):
        assert scene.view(viewer).state.piles[0] == cards("10 20")


@pytest.mark.rule("the-game.deal.hand-size")
@pytest.mark.parametrize("players", HANDS)
def test_a_hand_is_as_large_as_the_table_asks(players: int) -> None:
    scene = opened(TheGame(players=players))
    assert [len(hand) for hand in scene.state.hands] == [HANDS[players]] * players


@pytest.mark.rule("the-game.deal.hand-size")
def test_only_its_own_seat_sees_a_hand() -> None:
    scene = opened(TheGame())
    dealt = [event for event in scene.view(1).events if isinstance(event, Dealt)]
    assert [event.cards == (UNKNOWN,) * 6 for event in dealt] == [True, False, True]
    assert scene.view(1).state.hands[1] == cards("8-13")


@pytest.mark.rule("the-game.deal.draw-pile")
@pytest.mark.parametrize("players", HANDS)
def test_the_rest_is_the_draw_pile(players: int) -> None:
    game = TheGame(players=players)
    scene = Scene(game)
    scene.act(Role.CHANCE, Shuffle((game.pack[::-1],)))
    assert len(scene.state.draw) == DRAW_PILES[players]
    assert scene.state.draw == game.pack[::-1][-DRAW_PILES[players] :]
    assert {*scene.view(0).state.draw} == {UNKNOWN}
    assert scene.state.marks == (("none",) * 4,) * players


@pytest.mark.rule("the-game.place.own-cards")
def test_only_a_card_in_the_own_hand_can_be_laid() -> None:
    scene = opened(TheGame())
    assert scene.refusal(0, "place 8 sun") == "the-game.place.own-cards"
    assert scene.refusal(0, "place 99 sun") == "the-game.place.own-cards"
    scene.lay("7 sun")
    assert scene.refusal(0, "place 7 moon") == "the-game.place.own-cards"
    assert scene.refusal(1, "place 8 moon") == "engine.not-your-turn"


@pytest.mark.rule("the-game.place.ascending")
@pytest.mark.parametrize("number", [46, 38, 36, 2])
def test_a_rising_pile_refuses_what_is_lower(number: int) -> None:
    scene = midway(TheGame(players=1), f"{number} 48", sun="47")
    assert scene.refusal(0, f"place {number} sun") == "the-game.place.ascending"
    assert forbids_on_pile(47, 47, rises=True) == "the-game.place.ascending"


@pytest.mark.rule("the-game.place.descending")
@pytest.mark.parametrize("number", [66, 74, 76, 99])
def test_a_falling_pile_refuses_what_is_higher(number: int) -> None:
    scene = midway(TheGame(players=1), f"{number} 48", leaf="65")
    assert scene.refusal(0, f"place {number} leaf") == "the-game.place.descending"
    assert forbids_on_pile(65, 65, rises=False) == "the-game.place.descending"


@pytest.mark.rule("the-game.piles.top-card")
@pytest.mark.parametrize(
    ("pile", "top", "rule"),
    [("sun", "47", "the-game.place.ascending"), ("leaf", "12", "the-game.place.descending")],
)
def test_why_a_card_does_not_fit_names_the_card_on_top(pile: str, top: str, rule: str) -> None:
    scene = midway(TheGame(players=1), "46", sun="50 47", leaf="20 12")
    reasons = scene.why_not(0, f"place 46 {pile}")
    assert [*reasons.items()] == [("the-game.piles.top-card", top), (rule, "46")]
    assert scene.why_not(0, "place 45 moon") == {"the-game.place.own-cards": "45"}


@pytest.mark.rule("the-game.place.backwards")
def test_only_exactly_ten_back_goes_backwards() -> None:
    for top, number in product(range(2, 100), range(2, 100)):
        rising = forbids_on_pile(number, top, rises=True) is None
        falling = forbids_on_pile(number, top, rises=False) is None
        assert rising == (number > top or top - number == 10)
        assert falling == (number < top or number - top == 10)


@pytest.mark.rule("the-game.place.backwards-freely")
def test_backwards_moves_may_follow_each_other() -> None:
    scene = midway(TheGame(players=1), "37 27 17 85 95", draw="2", sun="47", star="75")
    scene.lay("37 sun", "27 sun", "85 star", "17 sun", "95 star")
    assert scene.tops() == (17, 1, 95, 100)


@pytest.mark.rule("the-game.place.no-move-to-a-base")
def test_nothing_goes_backwards_from_a_base_or_to_it() -> None:
    assert not {Card("", 1), Card("", 100)} & {*TheGame().pack}
    assert fitting("sun", 11) == {*range(12, 100)}
    assert fitting("star", 90) == {*range(2, 90)}
    assert forbids_on_pile(-9, 1, rises=True) is None
    assert fitting("moon", 1) == fitting("leaf", 100) == {*range(2, 100)}
