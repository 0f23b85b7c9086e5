"""The table that plays Hat Trick: whom it waits for, what is legal, what happens to the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from cardtable.engine import (
    Action,
    Actor,
    Card,
    Cards,
    Dealt,
    Event,
    Game,
    GameEnded,
    IllegalAction,
    Moved,
    Play,
    Reason,
    Reveal,
    Role,
    RoundScored,
    RuleId,
    Seat,
    Shuffle,
    TricksBegan,
    TrickWon,
    View,
    but,
    changed,
    implements,
    without,
)
from cardtable.games.hat_trick.events import LastCardsAside, Passed, Phase, TrickCleared
from cardtable.games.hat_trick.rules import (
    VARIANTS,
    Options,
    colours_in,
    is_pass,
    why_lead,
    why_points,
    why_trick,
    winning_card,
    winning_rule,
)
from cardtable.games.hat_trick.worlds import complete

if TYPE_CHECKING:
    from random import Random

__all__ = ["HatTrick", "State"]


@dataclass(frozen=True)
class State:
    """A table of Hat Trick. What belongs to a seat stands at the seat's place."""

    phase: Phase = "shuffle"
    leader: Seat = 0
    turn: Seat = 0
    deck: Cards = ()
    hands: tuple[Cards, ...] = ()
    trick: tuple[Cards, ...] = ()
    """The one card that a seat has in the trick, in either colour, or none."""
    takers: tuple[Seat, ...] = ()
    """Who has won a colour of this trick, in the order in which the colours were opened."""
    won: tuple[Cards, ...] = ()
    passed: tuple[Cards, ...] = ()
    aside: tuple[Cards, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    """By round, then by seat."""

    @property
    def played(self) -> Cards:
        """The cards in the trick, in the order in which they were played."""
        clockwise = self.trick[self.leader :] + self.trick[: self.leader]
        return tuple(chain.from_iterable(clockwise))

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all rounds, by seat."""
        return tuple(sum(points[seat] for points in self.points) for seat in range(len(self.hands)))


class HatTrick(Game[State, Options]):
    """Hat Trick by Klaus Palesch, for 4 to 7 players."""

    name = "hat-trick"
    version = 1
    options_type = Options
    state_type = State
    variants = VARIANTS
    reveals = (Reveal(Dealt, "cards", to="seat"),)

    @cached_property
    def deck(self) -> Cards:
        """The cards in the game."""
        return self.options.deck

    @cached_property
    def hand_size(self) -> int:
        """The cards dealt to each seat."""
        return self.options.hand_size

    @cached_property
    def play(self) -> dict[Card, Play]:
        """The play of each card."""
        return {card: Play(card) for card in self.deck}

    def all_actions(self) -> tuple[Action, ...]:
        """The play of every card in the deck."""
        return tuple(self.play.values())

    def start(self) -> State:
        """Nothing is dealt."""
        return State()

    @implements("hat-trick.trick.one-card-each")
    def to_act(self, state: State) -> tuple[Actor, ...]:
        """Chance, or the seat whose turn it is."""
        match state.phase:
            case "play":
                return (state.turn,)
            case "shuffle":
                return (Role.CHANCE,)
            case _:
                return ()

    @implements("hat-trick.round.fresh-deal")
    def packs(self, state: State) -> tuple[Cards, ...]:  # noqa: ARG002 - always the whole deck
        """All cards, also those won, passed or put aside in the round before."""
        return (self.deck,)

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every hand card."""
        return [self.play[card] for card in state.hands[seat]] if state.phase == "play" else ()

    @implements("hat-trick.trick.any-card", "hat-trick.pass.of-free-will")
    def forbids(self, state: State, seat: Seat, action: Action) -> RuleId | None:
        """Any hand card may be played: its colour says where it goes."""
        own = isinstance(action, Play) and action.card in state.hands[seat]
        return None if own else "hat-trick.hand.own-cards"

    def consequence(self, state: State) -> Event | None:
        """The next thing that happens by itself, phase by phase."""
        match state.phase:
            case "play" if any(state.trick):
                return self._after_card(state)
            case "play":
                return self._after_trick(state)
            case "deal":
                return self._next_of_deal(state)
            case "shuffle" if len(state.points) == self.options.round_count:
                return self._end(state)
            case _:
                return None

    def _next_of_deal(self, state: State) -> Event:
        for seat, hand in enumerate(state.hands):
            if not hand:
                return Dealt(seat, tuple(sorted(state.deck[: self.hand_size])))
        return TricksBegan()

    def _after_card(self, state: State) -> Event | None:
        played = state.played
        if is_pass(played[-1].colour, colours_in(played[:-1])):
            return Passed((state.turn - 1) % self.players, played[-1])
        return self._trick_end(state, played) if state.turn == state.leader else None

    def _trick_end(self, state: State, played: Cards) -> Event:
        """Who wins the next of its colours; then who leads."""
        opened, settled = colours_in(played), len(state.takers)
        if settled < len(opened):
            card = winning_card(played, opened[settled])
            rule = winning_rule(played, opened[settled])
            return TrickWon(state.trick.index((card,)), card, rule)
        *_, decisive = why_lead(played, self.options.tied_lead)
        (card,) = decisive.cards
        return TrickCleared(state.trick.index((card,)), card, decisive.rule)

    @implements("hat-trick.round.last-card-aside")
    def _after_trick(self, state: State) -> Event | None:
        left = len(state.hands[state.leader])
        if left == 1:
            return LastCardsAside()
        return self._score(state) if left == 0 else None

    @implements("hat-trick.score.round-points")
    def _score(self, state: State) -> RoundScored:
        sums = [self.why_points(state, seat) for seat in range(self.players)]
        points = tuple(sum(part.amount or 0 for part in parts) for parts in sums)
        return RoundScored(points, "hat-trick.score.round-points")

    def why_points(self, state: State, seat: Seat) -> tuple[Reason, Reason, Reason]:
        """The sums of a seat's points."""
        return why_points(state.won[seat], state.passed[seat], seat)

    @implements("hat-trick.game.highest-total", "hat-trick.game.shared-victory")
    def _end(self, state: State) -> GameEnded:
        best = max(state.totals)
        winners = tuple(seat for seat, total in enumerate(state.totals) if total == best)
        alone = len(winners) == 1
        rule = "hat-trick.game.highest-total" if alone else "hat-trick.game.shared-victory"
        return GameEnded(winners, rule)

    def evolve(self, state: State, event: Event) -> State:
        """Cards move, phases change."""
        match event:
            case Moved(int(seat), Play(card)):
                return self._played(state, seat, card)
            case TrickWon(seat):
                return but(state, takers=(*state.takers, seat))
            case TrickCleared(seat):
                return self._cleared(state, seat)
            case Passed(seat, card):
                return self._passed(state, seat, card)
            case Dealt(seat, cards):
                deck = state.deck[len(cards) :]
                return but(state, hands=changed(state.hands, seat, cards), deck=deck)
            case TricksBegan():
                return but(state, phase="play")
            case LastCardsAside():
                return but(state, hands=((),) * self.players, aside=state.hands)
            case RoundScored(points):
                return but(state, phase="shuffle", points=(*state.points, points))
            case Moved(_, Shuffle((deck,))):
                return self._fresh_round(state, deck)
            case GameEnded():
                return but(state, phase="over")
        raise TypeError(event)

    @implements("hat-trick.trick.one-card-each")
    def _played(self, state: State, seat: Seat, card: Card) -> State:
        hands = changed(state.hands, seat, without(state.hands[seat], card))
        trick = changed(state.trick, seat, (card,))
        return but(state, hands=hands, trick=trick, turn=(seat + 1) % self.players)

    @implements("hat-trick.pass.shown-then-face-down")
    def _passed(self, state: State, seat: Seat, card: Card) -> State:
        passed = changed(state.passed, seat, (*state.passed[seat], card))
        return but(state, trick=changed(state.trick, seat, ()), passed=passed)

    @implements("hat-trick.trick.won-face-up")
    def _cleared(self, state: State, leader: Seat) -> State:
        won = state.won
        for taker in state.takers:
            (best,) = state.trick[taker]
            taken = tuple([card for card in state.played if card.colour == best.colour])
            won = changed(won, taker, won[taker] + taken)
        nothing: tuple[Cards, ...] = ((),) * self.players
        return but(state, won=won, trick=nothing, takers=(), leader=leader, turn=leader)

    @implements("hat-trick.round.leader")
    def _fresh_round(self, state: State, deck: Cards) -> State:
        leader = (self.options.first + len(state.points)) % self.players
        none: tuple[Cards, ...] = ((),) * self.players
        return State(
            "deal", leader, leader, deck, none, none, (), none, none, none, points=state.points
        )

    def why(self, before: State, what: Event | IllegalAction) -> tuple[Reason, ...]:
        """The rules behind a trick, its lead or a score; `before` is the state it happened in."""
        match what:
            case TrickWon(_, card, rule):
                return (self._of_its_player(before, Reason(rule, (card,))),)
            case TrickCleared():
                lead = why_lead(before.played, self.options.tied_lead)
                reasons = (*why_trick(before.played), *lead)
                return tuple(self._of_its_player(before, reason) for reason in reasons)
            case Passed(seat, card):
                return (Reason(what.rule, (card,), seat),)
            case RoundScored():
                parts = [self.why_points(before, seat) for seat in range(self.players)]
                return tuple(reason for part in parts for reason in part)
        return super().why(before, what)

    def _of_its_player(self, state: State, reason: Reason) -> Reason:
        """A reason about one card in the trick names who played it."""
        if len(reason.cards) > 1:
            return reason
        return replace(reason, seat=state.trick.index(reason.cards))

    def complete(self, view: View[State], rng: Random) -> list[Moved] | None:
        """Fill in the hands, of which all but the last card will be seen."""
        return complete(self, view, rng)
