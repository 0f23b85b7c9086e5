"""The first parts of a round: columns, hints, and the choice of contracts."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable.engine import UNKNOWN, Reason, Role, Shuffle
from cardtable.games.was_sticht import WasSticht
from cardtable.games.was_sticht.events import (
    CardPutAside,
    ColumnsLaid,
    ContractsRevealed,
    HintGiven,
    RoundBegan,
    TrumpsRevealed,
    TrumpsSeen,
)
from cardtable.games.was_sticht.rules import Goal
from tests.rules.builders import card, cards
from tests.rules.was_sticht.scenes import SIMPLE, Scene, begun, goals, trumps

HINT = "was-sticht.draft.hint"

SIZES_AND_DEALERS = [*product((3, 4), (0, 2))]


def taken_anyhow(scene: Scene) -> None:
    """All columns are taken, from each the card that comes first."""
    while scene.state.phase == "take":
        scene.act(scene.turn, scene.may(scene.turn)[0])


# Dealing


@pytest.mark.rule("was-sticht.round.shuffle")
def test_three_packs_are_shuffled() -> None:
    scene = begun()
    cards_36, colours, values = scene.game.packs(scene.state)
    assert (len(cards_36), len(colours), len(values)) == (36, 5, 10)
    wrong = Shuffle((cards_36, values, colours))
    assert scene.refusal(Role.CHANCE, wrong) == "engine.not-a-shuffle"


@pytest.mark.rule("was-sticht.trumps.dealer-looks")
@pytest.mark.parametrize("first", range(4))
def test_the_dealer_alone_sees_the_bottom_cards_of_both_trump_decks(first: int) -> None:
    scene = begun(first=first)
    scene.shuffle("G no-value")
    assert scene.log[-2] == TrumpsSeen(first, trumps("G no-value"))
    for viewer in (0, 1, 2, 3, Role.WATCHER):
        knows = viewer == first
        view = scene.view(viewer)
        assert view.state.trumps == (trumps("G no-value") if knows else (UNKNOWN, UNKNOWN))
        assert [str(each) for each in view.events if isinstance(each, TrumpsSeen)] == [
            str(TrumpsSeen(first, view.state.trumps))
        ]


@pytest.mark.rule("was-sticht.draft.columns")
def test_all_cards_lie_open_in_nine_columns_of_four() -> None:
    scene = begun()
    assert scene.game.options.columns == 9
    scene.shuffle("R 5", "B7 R6 Y2 R3", "G1 G2 G3 G4")
    assert isinstance(scene.log[-1], ColumnsLaid)
    assert len(scene.state.columns) == 9
    assert {len(column) for column in scene.state.columns} == {4}
    assert scene.state.columns[:2] == (cards("B7 R6 Y2 R3"), cards("G1 G2 G3 G4"))
    assert scene.view(Role.WATCHER).state.columns == scene.state.columns


# Taking cards


@pytest.mark.rule("was-sticht.draft.token")
@pytest.mark.parametrize(("players", "first"), SIZES_AND_DEALERS)
def test_the_left_neighbour_of_the_dealer_takes_first_then_the_next(
    players: int, first: int
) -> None:
    scene = begun(players=players, first=first)
    scene.shuffle("R 5")
    for column in range(9):
        assert scene.turn == (first + 1 + column) % players
        for _ in range(players):
            scene.act(scene.turn, scene.may(scene.turn)[-1])
    assert scene.state.phase == "choose"


@pytest.mark.rule("was-sticht.draft.clockwise")
@pytest.mark.parametrize("players", [3, 4])
def test_each_takes_one_card_of_a_column_clockwise(players: int) -> None:
    scene = begun(players=players, first=1)
    scene.shuffle("R 5", "B7 R6 Y2 R3")
    order = [(2 + place) % players for place in range(players)]
    wanted = ["B7", "Y2", "R6", "R3"][:players]
    for place, (seat, text) in enumerate(zip(order, wanted, strict=True)):
        assert scene.waits_for() == (seat,)
        assert scene.state.taken == cards(" ".join(wanted[:place]))
        scene.take(text)
    for seat, text in zip(order, wanted, strict=True):
        assert scene.state.hands[seat] == cards(text)


@pytest.mark.rule("was-sticht.draft.one-of-the-column")
def test_only_a_card_that_is_left_in_the_column_can_be_taken() -> None:
    scene = begun()
    scene.shuffle("R 5", "B7 R6 Y2 R3", "G1 G2 G3 G4")
    assert scene.may(1) == ["take B7", "take R3", "take R6", "take Y2"]
    scene.take("Y2")
    assert scene.may(2) == ["take B7", "take R3", "take R6"]
    assert scene.refusal(2, "take Y2") == "was-sticht.draft.one-of-the-column"
    assert scene.refusal(2, "take G1") == "was-sticht.draft.one-of-the-column"
    assert scene.refusal(3, "take B7") == "engine.not-your-turn"


@pytest.mark.rule("was-sticht.draft.hands-open")
def test_everybody_sees_who_has_which_cards() -> None:
    scene = begun()
    scene.shuffle("R 5", "B7 R6 Y2 R3", "G1 G2 G3 G4")
    scene.take("B7 R6 Y2 R3 G4 G3 G2 G1 B1")
    hands = tuple(map(cards, ("G2 R3", "B7 G1", "G4 R6", "G3 Y2")))
    for viewer in (0, 1, 2, 3, Role.WATCHER):
        state = scene.view(viewer).state
        assert (state.hands, state.taken) == (hands, cards("B1"))


@pytest.mark.rule("was-sticht.draft.hint")
@pytest.mark.parametrize(
    ("trump", "taken", "announced"),
    [
        pytest.param("R 5", "B7 R6 Y2 R3", "R6", id="trump-colour"),
        pytest.param("R 2", "B7 R6 Y2 R3", "Y2", id="trump-value"),
        pytest.param("R 3", "B7 R6 Y3 R3", "R3", id="super-trump"),
        pytest.param("Y 4", "B7 B3 G8 R9", "B7", id="first-colour"),
        pytest.param("Y 4", "B3 B7 G8 R9", "B7", id="higher-of-first-colour"),
        pytest.param("no-colour no-value", "B3 G8 R9 Y9", "B3", id="no-trumps-at-all"),
        pytest.param("no-colour 9", "B3 G8 R9 Y9", "R9", id="first-of-two-values"),
    ],
)
def test_the_hint_names_the_card_that_would_have_won_the_column(
    trump: str, taken: str, announced: str
) -> None:
    scene = begun()
    scene.shuffle(trump, taken)
    events = scene.take(taken)
    seat = (1 + taken.split().index(announced)) % 4
    assert events[-1] == HintGiven(card(announced), (seat,))
    assert len([event for event in scene.log if isinstance(event, HintGiven)]) == 1


@pytest.mark.rule("was-sticht.draft.hint")
@pytest.mark.parametrize("trump", ["R 5", "R 2", "no-colour no-value", "G no-value"])
def test_the_reason_of_a_hint_is_the_same_whatever_is_trump(trump: str) -> None:
    scene = begun()
    scene.shuffle(trump, "R7 R6 Y2 R3")
    before = scene.state
    hint = scene.take("R7 R6 Y2 R3")[-1]
    assert isinstance(hint, HintGiven)
    assert hint.rule == HINT
    assert scene.game.why(before, hint) == (Reason(HINT, (hint.card,)),)


@pytest.mark.rule("was-sticht.draft.put-aside")
def test_with_three_players_the_last_card_of_each_column_is_put_aside() -> None:
    scene = begun(players=3)
    scene.shuffle("Y 1", "B7 R6 Y2 R3")
    events = scene.take("R6 B7 R3")
    assert events[-2:] == [CardPutAside(card("Y2")), HintGiven(card("Y2"), ())]
    assert scene.state.aside == cards("Y2")
    taken_anyhow(scene)
    assert [len(hand) for hand in scene.state.hands] == [9, 9, 9]
    aside = [event.card for event in scene.log if isinstance(event, CardPutAside)]
    assert len(aside) == 9
    assert not {*aside} & {each for hand in scene.state.hands for each in hand}


@pytest.mark.rule("was-sticht.draft.put-aside")
def test_with_four_players_no_card_is_put_aside() -> None:
    scene = begun()
    scene.shuffle("R 5", "B7 R6 Y2 R3")
    assert not any(isinstance(event, CardPutAside) for event in scene.take("B7 R6 Y2 R3"))


@pytest.mark.rule("was-sticht.draft.put-aside-counts")
@pytest.mark.parametrize(
    ("trump", "announced", "takers"), [("Y 1", "Y2", ()), ("R 1", "R6", (1,)), ("G 7", "B7", (2,))]
)
def test_a_card_put_aside_can_be_announced(
    trump: str, announced: str, takers: tuple[int, ...]
) -> None:
    scene = begun(players=3)
    scene.shuffle(trump, "B7 R6 Y2 R3")
    before, hint = scene.state, scene.take("R6 B7 R3")[-1]
    assert scene.hints() == [(announced, takers)]
    aside = () if takers else ("was-sticht.draft.put-aside-counts",)
    assert [reason.rule for reason in scene.game.why(before, hint)] == [*aside, HINT]


@pytest.mark.rule("was-sticht.draft.trumps-revealed")
def test_after_the_last_column_everybody_sees_the_trumps() -> None:
    scene = begun()
    scene.shuffle("R 5")
    taken_anyhow(scene)
    assert isinstance(scene.log[-2], HintGiven)
    assert scene.log[-1] == TrumpsRevealed(trumps("R 5"))
    assert sum(isinstance(event, TrumpsRevealed) for event in scene.log) == 1
    for viewer in (0, 1, 2, 3, Role.WATCHER):
        assert scene.view(viewer).state.trumps == trumps("R 5")


# Choosing a contract


def choosing(*tiles: str, first: int = 0) -> Scene:
    """A table about to choose contracts."""
    scene = begun(*tiles, first=first)
    scene.deal("R 5")
    return scene


@pytest.mark.rule("was-sticht.choice.secret")
def test_all_but_the_dealer_choose_at_the_same_time_and_unseen() -> None:
    scene = choosing("no-tricks no-red", "one-trick no-blue", "no-tricks last-trick", first=2)
    assert scene.waits_for() == (0, 1)
    assert scene.act(1, "contract no-blue") == [scene.log[-1]]
    assert scene.waits_for() == (0,)
    assert scene.refusal(1, "contract one-trick") == "engine.not-your-turn"
    assert scene.view(1).state.exposed == ((), goals("no-blue"), ())
    for viewer in (0, 2, Role.WATCHER):
        assert scene.view(viewer).state.exposed == ((), (Goal.UNKNOWN,), ())


@pytest.mark.rule("was-sticht.choice.own-tile")
def test_only_an_own_tile_can_be_chosen() -> None:
    scene = choosing("no-tricks no-red", "one-trick one-trick", "no-tricks last-trick")
    assert scene.may(1) == ["contract one-trick"]
    assert scene.may(2) == ["contract no-tricks", "contract last-trick"]
    assert scene.refusal(2, "contract no-red") == "was-sticht.choice.own-tile"


@pytest.mark.rule("was-sticht.choice.revealed")
def test_the_contracts_are_turned_up_when_all_have_chosen() -> None:
    scene = choosing(*SIMPLE)
    assert len(scene.act(1, "contract one-trick")) == 1
    assert len(scene.act(3, "contract most-tricks")) == 1
    events = scene.act(2, "contract last-trick")
    chosen = ((), *map(goals, ("one-trick", "last-trick", "most-tricks")))
    assert events[1:] == [ContractsRevealed(chosen)]
    assert scene.view(Role.WATCHER).state.exposed == chosen


@pytest.mark.rule("was-sticht.choice.dealer-none")
@pytest.mark.parametrize("first", range(4))
def test_the_dealer_chooses_none(first: int) -> None:
    scene = choosing(*SIMPLE, first=first)
    assert scene.waits_for() == tuple(seat for seat in range(4) if seat != first)
    assert scene.refusal(first, f"contract {SIMPLE[first]}") == "engine.not-your-turn"
    scene.choose(*(goal for seat, goal in enumerate(SIMPLE) if seat != first))
    assert scene.state.exposed[first] == ()


# The deal


@pytest.mark.rule("was-sticht.round.deal-passes")
@pytest.mark.parametrize(("players", "first"), SIZES_AND_DEALERS)
def test_the_deal_passes_to_the_left(players: int, first: int) -> None:
    tiles = [
        "no-tricks four-tricks",
        "no-tricks no-red",
        "one-trick one-trick",
        "no-tricks no-blue",
    ]
    scene = begun(*tiles[:players], first=first)
    dealers = []
    for _ in range(4):
        if scene.state.phase == "over":
            break
        dealers.append(scene.state.dealer)
        scene.deal("R 5")
        scene.choose(*(scene.may(int(seat))[0].split()[1] for seat in scene.waits_for()))
        scene.play_on()
        if scene.state.phase == "discard":
            scene.act(scene.turn, scene.may(scene.turn)[0])
    assert len(dealers) > 1
    assert dealers == [(first + number) % players for number in range(len(dealers))]
    began = [event.seat for event in scene.log if isinstance(event, RoundBegan)]
    assert began[: len(dealers)] == dealers


@pytest.mark.rule("was-sticht.round.shuffle")
def test_each_round_begins_with_all_cards() -> None:
    scene = Scene(WasSticht(players=3, contracts=2))
    packs = scene.game.packs(scene.state)
    scene.draft("no-tricks no-red", "one-trick last-trick", "no-tricks most-tricks")
    scene.deal("R 5")
    scene.choose("one-trick", "no-tricks")
    scene.play_on()
    assert [len(pack) for pack in scene.game.packs(scene.state)] == [36, 5, 10]
    assert scene.game.packs(scene.state) == packs
