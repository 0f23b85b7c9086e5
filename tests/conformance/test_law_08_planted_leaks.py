"""Law 8 tried on itself: whatever is made to leak must be found, and named."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.engine import (
    UNKNOWN,
    Action,
    Actor,
    Card,
    Dealt,
    Event,
    Moved,
    Public,
    Role,
    RoundScored,
    RuleId,
    Seat,
    Shuffle,
    TrickWon,
    Viewer,
    but,
)
from cardtable.games.sticheln import State, Sticheln
from cardtable.games.sticheln.events import Curse, CursesRevealed, Declare, PhaseBegan
from tests.conformance.neighbours import compared

if TYPE_CHECKING:
    from collections.abc import Sequence

PAIRS = 40
"""Pairs of games for each viewer within which every leak must be found."""


def leak(game: Sticheln) -> str | None:
    """The first thing found by which any viewer of the game could tell two games apart."""
    viewers = (*range(game.players), Role.WATCHER)
    rng = Random(str(game))
    found = (compared(game, viewer, rng).leaks for _, viewer in product(range(PAIRS), viewers))
    return next((leaks[0] for leaks in found if leaks), None)


# In what a class shows


def everybody(_self: object, _viewer: Viewer) -> bool:
    return True


def next_seat_too(self: Dealt, viewer: Viewer) -> bool:
    return viewer in {self.seat, self.seat + 1}


def its_colour(self: Curse) -> Curse:
    return Curse(Card(self.card.colour, None))


def only_a_zero(self: Curse) -> Curse:
    return Curse(UNKNOWN if self.card.number else self.card)


def unmasked(self: Any) -> Any:
    return self


def first_card(self: Dealt) -> Dealt:
    return Dealt(self.seat, (self.cards[0], *(UNKNOWN,) * (len(self.cards) - 1)))


def top_card(self: Shuffle) -> Shuffle:
    return Shuffle(tuple((pack[0], *(UNKNOWN,) * (len(pack) - 1)) for pack in self.packs))


@pytest.mark.parametrize(
    ("kind", "method", "planted", "found"),
    [
        (Dealt, "seen_by", everybody, "Dealt.cards"),
        (Dealt, "seen_by", next_seat_too, "Dealt.cards"),
        (Dealt, "masked", first_card, "Dealt.cards"),
        (Shuffle, "seen_by", everybody, "Moved.action"),
        (Shuffle, "masked", top_card, "Moved.action"),
        (Curse, "masked", its_colour, "Moved.action"),
        (Curse, "masked", only_a_zero, "Moved.action"),
        (Curse, "masked", unmasked, "Moved.action"),
        (Declare, "masked", unmasked, "Moved.action"),
        (Moved, "masked", unmasked, "Moved.action"),
    ],
)
def test_a_class_that_shows_too_much_is_found(
    monkeypatch: pytest.MonkeyPatch, kind: type, method: str, planted: object, found: str
) -> None:
    game = Sticheln(variant="delayed" if kind is Declare else "hazy", players=4, rounds=1)
    monkeypatch.setattr(kind, method, planted)
    assert leak(game) == found


# In what a game says


@dataclass(frozen=True, slots=True)
class RedsCounted(PhaseBegan, Public):
    reds: int


class CountsReds(Sticheln):
    """An event carries the number of red cards in a hand."""

    def consequence(self, state: State) -> Event | None:
        event = super().consequence(state)
        if isinstance(event, PhaseBegan):
            return RedsCounted(event.phase, sum(card.colour == "R" for card in state.hands[0]))
        return event


@dataclass(frozen=True, slots=True)
class PointsShown(TrickWon, Public):
    points: int


class ScoresLive(Sticheln):
    """A trick is worth its points at once, though the curse lies face down."""

    def consequence(self, state: State) -> Event | None:
        event = super().consequence(state)
        if isinstance(event, TrickWon):
            after = self.evolve(state, event)
            points = sum(part.amount or 0 for part in self.why_points(after, event.seat))
            return PointsShown(event.seat, event.card, event.rule, points)
        return event


class ScoresFaceDown(Sticheln):
    """The round is scored before the curses are turned over."""

    def consequence(self, state: State) -> Event | None:
        event = super().consequence(state)
        if isinstance(event, CursesRevealed):
            scored = super().consequence(self.evolve(state, event))
            assert isinstance(scored, RoundScored)
            return scored
        return event


class NamesTheCurse(Sticheln):
    """The rule of a trick tells whether it holds the winner's curse."""

    def consequence(self, state: State) -> Event | None:
        event = super().consequence(state)
        if isinstance(event, TrickWon) and event.card.colour in {
            card.colour for card in state.designating[event.seat]
        }:
            return TrickWon(event.seat, event.card, "sticheln.score.cursed-minus-number")
        return event


class HurriesOn(Sticheln):
    """A phase is announced once more if the first seat laid a 0."""

    def consequence(self, state: State) -> Event | None:
        began = state.phase == "play" and not state.trick and not any(state.won)
        if began and len(state.points) == 0 and not state.aside and not state.revealed:
            zero = state.designating[0][0].number == 0
            return Named("play") if zero else super().consequence(state)
        return super().consequence(state)

    def evolve(self, state: State, event: Event) -> State:
        after = super().evolve(state, event)
        return but(after, aside=(UNKNOWN,)) if isinstance(event, Named) else after


@dataclass(frozen=True, slots=True)
class Named(PhaseBegan, Public):
    pass


class BlamesAnother(Sticheln):
    """The reason of a refusal depends on a hand behind the refused seat's back."""

    def forbids(self, state: State, seat: Seat, action: Action) -> RuleId | None:
        rule = super().forbids(state, seat, action)
        other = state.hands[(seat + 1) % self.players]
        if rule == "sticheln.aggravated.two-colours" and Card("R", 5) in other:
            return "sticheln.aggravated.one-colour-hand"
        return rule


class SparesACard(Sticheln):
    """What a seat may play depends on the curses of others."""

    def forbids(self, state: State, seat: Seat, action: Action) -> RuleId | None:
        lain = {card.colour for cards in state.designating for card in cards}
        if state.phase == "play" and len(state.hands[seat]) > 10 and "R" in lain:
            return super().forbids(state, seat, action) or (
                "sticheln.trick.any-card" if action == self.play[state.hands[seat][0]] else None
            )
        return super().forbids(state, seat, action)


class SkipsASeat(Sticheln):
    """Whoever holds a certain card is not waited for."""

    def to_act(self, state: State) -> tuple[Actor, ...]:
        due = super().to_act(state)
        if state.phase == "choose":
            waiting = tuple(
                seat
                for seat in due
                if isinstance(seat, Role) or Card("G", 3) not in state.hands[seat]
            )
            return waiting or due
        return due


class OffersToOne(Sticheln):
    """Whoever laid a red card is asked for a free action first."""

    def offers(self, state: State) -> tuple[Seat, ...]:
        laid: Sequence[tuple[Card, ...]] = state.designating if state.phase == "play" else ()
        return tuple(seat for seat, cards in enumerate(laid) if cards and cards[0].colour == "R")


@pytest.mark.parametrize(
    ("kind", "variant", "found"),
    [
        (CountsReds, "hazy", {"RedsCounted.reds"}),
        (ScoresLive, "hazy", {"PointsShown.points"}),
        (ScoresFaceDown, "hazy", {"RoundScored.points"}),
        (NamesTheCurse, "hazy", {"TrickWon.rule"}),
        (HurriesOn, "hazy", {"Named"}),
        (BlamesAnother, "aggravated", {"barred"}),
        (SparesACard, "hazy", {"legal_actions", "barred"}),
        (SkipsASeat, "hazy", {"to_act"}),
        (OffersToOne, "hazy", {"offers"}),
    ],
)
def test_a_game_that_tells_too_much_is_found(
    kind: type[Sticheln], variant: str, found: set[str]
) -> None:
    assert leak(kind(variant=variant, players=4, rounds=1)) in found


class Undeclared(Sticheln):
    """As it should be, but it does not say where the curses come out."""

    reveals = tuple(  # type: ignore[assignment]
        reveal for reveal in Sticheln.reveals if reveal.event is not CursesRevealed
    )


class DeclaredToAll(Sticheln):
    """As it should be, and the whole table may see a hand that only its seat is shown."""

    reveals = tuple(  # type: ignore[assignment]
        reveal._replace(to=None) for reveal in Sticheln.reveals
    )


def test_a_reveal_that_is_not_declared_is_found() -> None:
    assert leak(Undeclared(players=4, rounds=1)) == "CursesRevealed.cards"


def test_a_reveal_to_one_seat_is_none_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dealt, "seen_by", everybody)
    assert leak(Sticheln(players=4, rounds=1)) == "Dealt.cards"
    assert leak(DeclaredToAll(players=4, rounds=1)) is None


@pytest.mark.parametrize("variant", ["hazy", "aggravated", "delayed"])
def test_nothing_is_found_where_nothing_is_planted(variant: str) -> None:
    assert leak(Sticheln(variant=variant, players=4, rounds=1)) is None
