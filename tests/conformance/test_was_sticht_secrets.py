"""Laws 8 and 10 where Was Sticht? has something of its own: the trumps, of which hints tell."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice, permutations, product
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from cardtable.engine import (
    Action,
    Event,
    IllegalAction,
    Moved,
    Public,
    Reveal,
    Role,
    RuleId,
    Seat,
    Shuffle,
    View,
    seen,
)
from cardtable.games.was_sticht import State, WasSticht
from cardtable.games.was_sticht.events import ColumnsLaid, Contract, HintGiven, Take, TrumpsSeen
from cardtable.games.was_sticht.rules import GOALS, Trumps, is_trump, why_trick, winning_card
from cardtable.games.was_sticht.worlds import announced, possible_trumps
from tests.conformance.neighbours import compared
from tests.conformance.test_law_10_fair_worlds import deviation
from tests.rules.was_sticht.scenes import begun
from tests.tables import Table
from tests.tiny import TinyWasSticht

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PAIRS = 20
"""Pairs of games for each viewer within which every leak must be found."""

SAMPLES = 1500

# Law 8, on what is planted


def leak(game: WasSticht) -> str | None:
    """The first thing found by which any viewer of the game could tell two games apart."""
    viewers = (*range(game.players), Role.WATCHER)
    rng = Random(str(game))
    found = (compared(game, viewer, rng).leaks for _, viewer in product(range(PAIRS), viewers))
    return next((leaks[0] for leaks in found if leaks), None)


@dataclass(frozen=True, slots=True)
class HintExplained(HintGiven, Public):
    why: RuleId


class ExplainsHints(TinyWasSticht):
    """The dealer says by which rule the card would have won."""

    reveals = (  # type: ignore[assignment]
        *WasSticht.reveals,
        Reveal(HintExplained, "card"),
        Reveal(HintExplained, "takers"),
    )

    def consequence(self, state: State) -> Event | None:
        event = super().consequence(state)
        if isinstance(event, HintGiven):
            rule = why_trick(state.taken, state.trumps).rule
            return HintExplained(event.card, event.takers, rule)
        return event


class SparesTrumps(TinyWasSticht):
    """A trump cannot be taken, so that whoever may not take it knows what is trump."""

    def forbids(self, state: State, seat: Seat, action: Action) -> RuleId | None:
        if isinstance(action, Take) and is_trump(action.card, state.trumps):
            return "was-sticht.draft.one-of-the-column"
        return super().forbids(state, seat, action)


CERTAIN = {*GOALS[::2]}


class WaitsForFewer(TinyWasSticht):
    """One seat need not choose once another has chosen one of certain contracts."""

    def to_act(self, state: State) -> tuple[Any, ...]:
        due = super().to_act(state)
        if state.phase == "choose" and len(due) > 1:
            chosen = {goal for goals in state.exposed for goal in goals}
            return due[1:] if chosen & CERTAIN else due
        return due


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (ExplainsHints, {"HintExplained.why"}),
        (SparesTrumps, {"legal_actions", "barred"}),
        (WaitsForFewer, {"to_act"}),
    ],
)
def test_a_game_that_tells_of_trumps_or_choices_is_found(
    kind: type[WasSticht], found: set[str]
) -> None:
    assert leak(kind(players=4)) in found


def everybody(_self: object, _viewer: object) -> bool:
    return True


def unmasked(self: object) -> object:
    return self


@pytest.mark.parametrize(
    ("shown", "method", "planted", "found"),
    [
        (TrumpsSeen, "seen_by", everybody, "TrumpsSeen.cards"),
        (TrumpsSeen, "masked", unmasked, "TrumpsSeen.cards"),
        (Contract, "masked", unmasked, "Moved.action"),
    ],
)
def test_a_class_that_shows_too_much_is_found(
    monkeypatch: pytest.MonkeyPatch, shown: type, method: str, planted: object, found: str
) -> None:
    monkeypatch.setattr(shown, method, planted)
    assert leak(TinyWasSticht(players=4)) == found


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_is_found_where_nothing_is_planted(players: int) -> None:
    assert leak(TinyWasSticht(players=players)) is None


# Law 10: hints


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_sampled_world_contradicts_no_hint(players: int, seed: int) -> None:
    game = WasSticht(players=players, contracts=1)
    table = Table(game, seed)
    rng = table.random("worlds")
    for moment in table.some_moments(4):
        for viewer in table.viewers:
            for world in islice(game.worlds(moment.views[viewer], rng), 2):
                for column, card in announced(world.log):
                    assert winning_card(column, world.state.trumps) == card


@pytest.mark.parametrize("players", [3, 4])
def test_each_hint_leaves_the_truth_and_no_more_than_before(players: int) -> None:
    scene = begun(players=players)
    scene.shuffle("Y 4")
    before: set[Trumps] = {*product(*scene.game.options.trump_decks)}
    while scene.state.phase == "take":
        scene.act(scene.turn, scene.may(scene.turn)[0])
        after = {*possible_trumps(scene.view(1))}
        assert scene.state.trumps in after <= before
        before = after
    assert len(before) == 1


def test_the_dealer_knows_from_the_beginning() -> None:
    scene = begun(first=2)
    scene.shuffle("Y 4")
    assert possible_trumps(scene.view(2)) == [scene.state.trumps]
    assert len(possible_trumps(scene.view(1))) == 50


# Law 10: whole shuffles, on a table with so few trump cards that each order can be tried


def shuffles_that_fit(view: View[State]) -> Iterator[Shuffle]:
    """Every order of the trump decks with which the view's decisions show just this."""
    game = view.game
    decided = [event for event in view.events if isinstance(event, Moved)]
    at = next(n for n, each in enumerate(decided) if each.seat is Role.CHANCE)
    columns = next(event.cards for event in view.events if isinstance(event, ColumnsLaid))
    for decks in product(*map(permutations, game.options.trump_decks)):
        shuffle = Shuffle((columns, *decks))
        state, log = game.start(), []
        for decision in (*decided[:at], Moved(Role.CHANCE, shuffle), *decided[at + 1 :]):
            try:
                events, state = game.act(state, decision.seat, decision.action)
            except IllegalAction:
                break
            log += events
        if seen(log, view.seat) == view.events:
            yield shuffle


def whole(shuffle: Shuffle) -> object:
    return shuffle.packs


def bottoms(shuffle: Shuffle) -> Trumps:
    return (shuffle.packs[1][-1], shuffle.packs[2][-1])


GAME = TinyWasSticht(players=3)
DRAFTED = 6
"""The moments in which tiles are taken."""


class Unfair(TinyWasSticht):
    """Its worlds have a favourite trump."""

    favourite: ClassVar[str] = "R"

    def complete(self, view: View[State], rng: Random) -> list[Moved] | None:
        found = super().complete(view, rng)
        if found and rng.random() < 0.6:
            decks = next(d.action.packs for d in found if isinstance(d.action, Shuffle))
            return found if decks[1][-1].colour == self.favourite else None
        return found


def unfairness(game: WasSticht, view: View[State], aspect: Callable[[Shuffle], object]) -> float:
    """By how much the worlds of a view miss their chances, in standard deviations."""
    fits = [*shuffles_that_fit(view)]
    wanted = Counter(map(aspect, fits))
    expected = {what: Fraction(count, len(fits)) for what, count in wanted.items()}
    sampled: Counter[object] = Counter()
    for world in islice(game.worlds(view, Random(str(view))), SAMPLES):
        (shuffle,) = [d.action for d in world.decisions if isinstance(d.action, Shuffle)]
        sampled[aspect(shuffle)] += 1
    assert sampled.keys() <= expected.keys()
    return deviation(expected, sampled)


@pytest.mark.parametrize("aspect", [whole, bottoms])
@pytest.mark.parametrize("moment", [1, 4, 7])
@pytest.mark.parametrize("viewer", [0, 1, Role.WATCHER])
def test_shuffles_come_as_often_as_they_should(
    viewer: Any, moment: int, aspect: Callable[[Shuffle], object]
) -> None:
    view = GAME.view(Table(GAME, 1).log, viewer, moment=DRAFTED + moment)
    assert unfairness(GAME, view, aspect) < 5


def test_a_favourite_trump_is_found() -> None:
    game = Unfair(players=3)
    view = game.view(Table(game, 1).log, Role.WATCHER, moment=DRAFTED + 1)
    assert unfairness(game, view, bottoms) > 10


def test_contracts_that_lie_face_down_come_alike() -> None:
    """Each kind of tile is as likely, whether the seat has one of it or two."""
    mine, twice = "no-tricks no-tricks no-green", "one-trick one-trick last-trick"
    scene = begun("no-tricks no-red no-blue", twice, mine)
    scene.deal("R 5")
    scene.act(1, "contract one-trick")
    view = scene.view(2)
    worlds = islice(scene.game.worlds(view, Random(1)), 1000)
    found = Counter(str(world.decisions[-1].action) for world in worlds)
    assert found.keys() == {"contract one-trick", "contract last-trick"}
    assert 440 < found["contract one-trick"] < 560
