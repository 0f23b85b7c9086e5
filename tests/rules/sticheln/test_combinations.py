"""Variants combined: each changes only what it says."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable import CardtableError
from cardtable.engine import UNKNOWN, Colour, Role, RoundScored, TrickWon
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import CursesRevealed, Declared, TrickSetAside
from tests.rules.builders import cards
from tests.rules.sticheln.scenes import (
    AT_LAST,
    AT_SCORING,
    Scene,
    first_trick,
    points,
    round_over,
    won,
)

COMBINATIONS = [
    "+".join(filter(None, names))
    for names in product(["", "reverse", "mild"], ["", "aggravated"], ["", "hazy", "delayed"])
]


@pytest.mark.rule("sticheln.combine.independent-axes")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("variant", COMBINATIONS, ids=lambda variant: variant or "base")
def test_every_combination_is_a_game_with_its_number_of_tricks(variant: str, players: int) -> None:
    scene = Scene(Sticheln(players=players, variant=variant))
    scene.play_round()
    hand = 14 if players == 8 else 15
    laid = 0 if "delayed" in variant else 2 if "aggravated" in variant else 1
    tricks = [event for event in scene.log if isinstance(event, TrickWon | TrickSetAside)]
    assert len(tricks) == hand - laid


@pytest.mark.rule("sticheln.combine.independent-axes")
@pytest.mark.parametrize(
    ("variant", "settings"),
    [
        ("base", ("normal", 1, "open")),
        ("reverse", ("reverse", 1, "open")),
        ("mild", ("mild", 1, "open")),
        ("aggravated", ("normal", 2, "open")),
        ("hazy", ("normal", 1, "hazy")),
        ("delayed", ("normal", 1, "delayed")),
        ("reverse+delayed", ("reverse", 1, "delayed")),
        ("hazy+aggravated+mild", ("mild", 2, "hazy")),
    ],
)
def test_each_variant_turns_one_axis_of_its_own(
    variant: str, settings: tuple[str, int, str]
) -> None:
    options = Sticheln(variant=variant).options
    assert (options.objective, options.curses, options.visibility) == settings
    assert (options.zero_trick, options.untrumped_reverse) == ("leader", "highest")
    assert (options.players, options.rounds, options.first) == (4, 5, 0)


@pytest.mark.rule("sticheln.combine.independent-axes")
@pytest.mark.parametrize(
    ("variant", "option"), [("reverse+mild", "objective"), ("hazy+delayed", "visibility")]
)
def test_two_variants_that_turn_the_same_axis_exclude_each_other(variant: str, option: str) -> None:
    with pytest.raises(CardtableError, match=option):
        Sticheln(variant=variant)


@pytest.mark.rule("sticheln.combine.independent-axes")
def test_aggravated_and_hazy_hide_both_cards_until_the_score() -> None:
    scene = Scene(Sticheln(players=3, variant="aggravated+hazy"))
    scene.deal("R0 B0", "R1 B1", "R2 B2")
    scene.lay("R0 B0", "R1 B1", "R2 B2")
    hidden = (UNKNOWN, UNKNOWN)
    assert scene.view(0).state.designating == (cards("B0 R0"), hidden, hidden)
    assert scene.view(Role.WATCHER).state.designating == (hidden, hidden, hidden)
    scene.play_on()
    assert scene.log[-2] == CursesRevealed(
        (cards("B0 R0"), cards("B1 R1"), cards("B2 R2")), AT_LAST
    )


@pytest.mark.rule("sticheln.combine.independent-axes")
def test_reverse_and_delayed_name_a_lucky_colour_won() -> None:
    scene = Scene(Sticheln(players=3, variant="reverse+delayed"))
    piles = ("", "R4 R2 B1"), ("", "G5 Y8"), ("", "N0 B3")
    scene.state = round_over(scene.game, *piles)
    assert scene.may(1) == ["declare green", "declare yellow"]
    for seat, colour in enumerate(["red", "yellow", "brown"]):
        events = scene.act(seat, f"declare {colour}")
    assert events[1:] == [
        Declared(((Colour.R,), (Colour.Y,), (Colour.N,)), AT_SCORING),
        RoundScored((6 - 1, 8 - 1, 0 - 1), "sticheln.score.round-points"),
    ]
    assert first_trick(scene.game, "Y5 G7 B2") == won(2, "B2", "sticheln.reverse.lowest-trump")


@pytest.mark.rule("sticheln.combine.independent-axes")
def test_reverse_and_aggravated_have_two_lucky_colours() -> None:
    game = Sticheln(variant="reverse+aggravated")
    assert points(game, laid="R4 B3", won="R2 B5 G0-11") == (4 + 3 + 2 + 5) - 12


@pytest.mark.rule("sticheln.combine.independent-axes")
def test_aggravated_and_delayed_name_two_colours_won_and_play_all_cards() -> None:
    scene = Scene(Sticheln(players=3, variant="aggravated+delayed"))
    scene.play_round()
    named = [len(colours) for colours in scene.state.declared]
    won_colours = [len({card.colour for card in pile}) for pile in scene.state.won]
    assert named == [min(2, count) for count in won_colours]
    assert 2 in named


@pytest.mark.rule("sticheln.combine.independent-axes")
def test_mild_and_aggravated_and_hazy_cost_5_a_card_of_either_colour() -> None:
    game = Sticheln(variant="mild+aggravated+hazy")
    assert points(game, laid="R0 B3", won="R2 B5 B0 G0-2") == 3 - 5 * 5


@pytest.mark.rule("sticheln.combine.independent-axes")
def test_mild_and_delayed_cost_5_for_each_card_of_the_colour_named() -> None:
    scene = Scene(Sticheln(players=3, variant="mild+delayed"))
    scene.state = round_over(scene.game, ("", "R8 B0 B1 B2"), ("", ""), ("", ""))
    assert scene.act(0, "declare red")[-1] == RoundScored((-2, 0, 0), "sticheln.score.round-points")


@pytest.mark.rule("sticheln.combine.independent-axes")
def test_the_options_of_tricks_go_with_every_variant() -> None:
    for variant in COMBINATIONS:
        game = Sticheln(variant=variant, zero_trick="nobody")
        assert isinstance(first_trick(game, "R0 B0 Y0 G0"), TrickSetAside)
