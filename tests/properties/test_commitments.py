"""Whoever chooses first, the same choices lead to the same table."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine import Action, Event, Role, Seat, seen, shuffled
from tests.properties.strategies import games
from tests.tables import AnyGame


def choosing(game: AnyGame, seed: int) -> Any:
    """The first state of a random game in which several have to choose, or its end."""
    rng = Random(seed)
    state = game.start()
    while len(due := game.to_act(state)) == 1:
        if due[0] is Role.CHANCE:
            action: Action = shuffled(game.packs(state), rng)
        else:
            action = rng.choice(game.legal_actions(state, int(due[0])))
        _, state = game.act(state, due[0], action)
    return state


def choose_all(
    game: AnyGame, state: Any, choices: dict[Seat, list[Action]], order: list[Seat]
) -> tuple[list[Event], list[Event], Any]:
    """The commitments, what follows from the last, and where it leads."""
    committed, consequences = [], []
    remaining = {seat: [*actions] for seat, actions in choices.items()}
    for seat in order:
        events, state = game.act(state, seat, remaining[seat].pop(0))
        committed += events[:1]
        consequences += events[1:]
    return committed, consequences, state


def draw_choices(game: AnyGame, state: Any, rng: Random) -> dict[Seat, list[Action]]:
    """What each seat chooses, until nobody who was to choose is left."""
    choices: dict[Seat, list[Action]] = {int(seat): [] for seat in game.to_act(state)}
    consequences: list[Event] = []
    while not consequences:
        seat = int(rng.choice(game.to_act(state)))
        choices[seat].append(rng.choice(game.legal_actions(state, seat)))
        events, state = game.act(state, seat, choices[seat][-1])
        consequences = events[1:]
    return choices


@given(games(), st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_the_order_of_commitments_is_irrelevant(game: AnyGame, seed: int, rng: Random) -> None:
    state = choosing(game, seed)
    if not game.to_act(state):
        return
    choices = draw_choices(game, state, rng)
    order = [seat for seat, actions in choices.items() for _ in actions]
    _, events, after = choose_all(game, state, choices, order)
    rng.shuffle(order)
    _, others, otherwise = choose_all(game, state, choices, order)
    assert (events, after) == (others, otherwise)


@given(games(), st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_until_all_have_chosen_nobody_can_tell_what_the_others_chose(
    game: AnyGame, seed: int, rng: Random
) -> None:
    state = choosing(game, seed)
    if not game.to_act(state):
        return
    one, other = (draw_choices(game, state, rng) for _ in range(2))
    for seat in {*one} & {*other}:
        mine = {**other, seat: one[seat]}
        if any(len(mine[each]) != len(one[each]) for each in one):
            continue
        order = [each for each, actions in one.items() for _ in actions]
        shown, told = (
            seen(choose_all(game, state, choices, order)[0], seat) for choices in (one, mine)
        )
        assert shown == told
