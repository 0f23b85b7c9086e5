"""The table that plays Sticheln: whom it waits for, what is legal, what happens, how cards move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from cardtable.engine import (
    Action,
    Actor,
    Card,
    Cards,
    Colour,
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
    TrickWon,
    View,
    but,
    changed,
    implements,
    without,
)
from cardtable.engine import Options as BaseOptions
from cardtable.games.sticheln.events import (
    Curse,
    CursesRevealed,
    Declare,
    Declared,
    LeftOver,
    Phase,
    PhaseBegan,
    TrickSetAside,
)
from cardtable.games.sticheln.rules import (
    VARIANTS,
    Options,
    colours_of,
    why_points,
    why_trick,
    winning_place,
)
from cardtable.games.sticheln.worlds import complete

if TYPE_CHECKING:
    from random import Random

__all__ = ["State", "Sticheln"]


@dataclass(frozen=True)
class State:
    """A table of Sticheln. What belongs to a seat stands at the seat's place."""

    phase: Phase = "shuffle"
    leader: Seat = 0
    deck: Cards = ()
    hands: tuple[Cards, ...] = ()
    designating: tuple[Cards, ...] = ()
    declared: tuple[tuple[Colour, ...], ...] = ()
    revealed: bool = False
    trick: Cards = ()
    won: tuple[Cards, ...] = ()
    aside: Cards = ()
    points: tuple[tuple[int, ...], ...] = ()
    """By round, then by seat."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all rounds, by seat."""
        return tuple(sum(points[seat] for points in self.points) for seat in range(len(self.hands)))


class Sticheln(Game[State, Options]):
    """Sticheln by Klaus Palesch, for 3 to 8 players, and its variants."""

    name = "sticheln"
    version = 1
    options_type: ClassVar[type[BaseOptions]] = Options
    state_type = State
    variants = VARIANTS
    reveals = (
        Reveal(Dealt, "cards", to="seat"),
        Reveal(LeftOver, "cards"),
        Reveal(CursesRevealed, "cards"),
        Reveal(Declared, "colours"),
    )

    @cached_property
    def deck(self) -> Cards:
        """The cards in the game."""
        return self.options.deck

    @cached_property
    def curse(self) -> dict[Card, Curse]:
        """The curse that each card can lay."""
        return {card: Curse(card) for card in self.deck}

    @cached_property
    def play(self) -> dict[Card, Play]:
        """The play of each card."""
        return {card: Play(card) for card in self.deck}

    @cached_property
    def declare(self) -> dict[str, Declare]:
        """The declaration of each colour."""
        return {colour: Declare(Colour[colour]) for colour in sorted(colours_of(self.deck))}

    def all_actions(self) -> tuple[Action, ...]:
        """Curses or declarations, and plays, of every card or colour in the deck."""
        if self.options.visibility == "delayed":
            return (*self.play.values(), *self.declare.values())
        return (*self.curse.values(), *self.play.values())

    def start(self) -> State:
        """Nothing is dealt."""
        return State()

    @implements(
        "sticheln.curse.one-hand-card",
        "sticheln.aggravated.fewer-tricks",
        "sticheln.trick.winner-takes-and-leads",
    )
    def to_act(self, state: State) -> tuple[Actor, ...]:
        """Chance, all who have still to choose, or the seat whose turn it is."""
        match state.phase:
            case "play":
                return ((state.leader + len(state.trick)) % self.players,)
            case "choose":
                laid = enumerate(state.designating)
                return tuple([seat for seat, cards in laid if len(cards) < self.options.curses])
            case "declare":
                return tuple([s for s in range(self.players) if self._still_to_declare(state, s)])
            case "shuffle":
                return (Role.CHANCE,)
            case _:
                return ()

    @implements("sticheln.round.fresh-deal")
    def packs(self, state: State) -> tuple[Cards, ...]:  # noqa: ARG002 - always the whole deck
        """All cards, also those won or set aside in the round before."""
        return (self.deck,)

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every hand card, or every colour."""
        match state.phase:
            case "play":
                return [self.play[card] for card in state.hands[seat]]
            case "choose":
                return [self.curse[card] for card in state.hands[seat]]
            case "declare":
                return [*self.declare.values()]
            case _:
                return ()

    @implements(
        "sticheln.trick.any-card", "sticheln.curse.any-number", "sticheln.curse.same-as-others"
    )
    def forbids(self, state: State, seat: Seat, action: Action) -> RuleId | None:
        """Any hand card may be played or curse; a declared colour must have been won."""
        if isinstance(action, (Play, Curse)) and action.card not in state.hands[seat]:
            return "sticheln.hand.own-cards"
        if isinstance(action, Curse):
            return self._forbids_second_colour(state, seat, action.card.colour)
        if isinstance(action, Declare):
            return self._forbids_declaration(state, seat, action.colour)
        return None

    @implements("sticheln.aggravated.two-colours", "sticheln.aggravated.one-colour-hand")
    def _forbids_second_colour(self, state: State, seat: Seat, colour: str) -> RuleId | None:
        laid = state.designating[seat]
        if not laid or colour != laid[0].colour or len(colours_of(state.hands[seat])) == 1:
            return None
        return "sticheln.aggravated.two-colours"

    @implements("sticheln.delayed.only-a-colour-won")
    def _forbids_declaration(self, state: State, seat: Seat, colour: Colour) -> RuleId | None:
        if colour.name not in colours_of(state.won[seat]):
            return "sticheln.delayed.only-a-colour-won"
        return "sticheln.aggravated.two-colours" if colour in state.declared[seat] else None

    @implements(
        "sticheln.delayed.nothing-won",
        "sticheln.delayed.second-colour",
        "sticheln.delayed.choose-at-scoring",
    )
    def _still_to_declare(self, state: State, seat: Seat) -> bool:
        wanted = min(self.options.curses, len(colours_of(state.won[seat])))
        return len(state.declared[seat]) < wanted

    def consequence(self, state: State) -> Event | None:
        """The next thing that happens by itself, phase by phase."""
        match state.phase:
            case "play":
                return self._after_card(state)
            case "choose":
                return self._after_choice(state)
            case "declare":
                return self._after_declaration(state)
            case "deal":
                return self._next_of_deal(state)
            case "shuffle" if len(state.points) == self.options.round_count:
                return self._end(state)
            case _:
                return None

    @implements("sticheln.deal.left-over-shown", "sticheln.delayed.all-cards-played")
    def _next_of_deal(self, state: State) -> Event:
        for seat, hand in enumerate(state.hands):
            if not hand:
                return Dealt(seat, tuple(sorted(state.deck[: self.options.hand_size])))
        if state.deck:
            return LeftOver(tuple(sorted(state.deck)), "sticheln.deal.left-over-shown")
        return PhaseBegan("play" if self.options.visibility == "delayed" else "choose")

    @implements("sticheln.curse.revealed-together", "sticheln.hazy.face-down-until-scored")
    def _after_choice(self, state: State) -> Event | None:
        if self.to_act(state):
            return None
        if self.options.visibility == "open" and not state.revealed:
            return CursesRevealed(state.designating, "sticheln.curse.revealed-together")
        return PhaseBegan("play")

    @implements("sticheln.round.ends-with-empty-hands", "sticheln.hazy.face-down-until-scored")
    def _after_card(self, state: State) -> Event | None:
        if len(state.trick) == self.players:
            return self._trick_end(state)
        if any(state.hands):
            return None
        if self.options.visibility == "delayed":
            return PhaseBegan("declare")
        if state.revealed:
            return self._score(state)
        return CursesRevealed(state.designating, "sticheln.hazy.face-down-until-scored")

    @implements("sticheln.trick.winner-takes-and-leads")
    def _trick_end(self, state: State) -> Event:
        rule = why_trick(state.trick, self.options)[-1].rule
        place = winning_place(state.trick, self.options)
        if place is None:
            return TrickSetAside(rule)
        return TrickWon((state.leader + place) % self.players, state.trick[place], rule)

    def _after_declaration(self, state: State) -> Event | None:
        if self.to_act(state):
            return None
        if state.revealed:
            return self._score(state)
        return Declared(state.declared, "sticheln.delayed.choose-at-scoring")

    @implements("sticheln.score.round-points")
    def _score(self, state: State) -> RoundScored:
        sums = [self.why_points(state, seat) for seat in range(self.players)]
        points = tuple(sum(part.amount or 0 for part in parts) for parts in sums)
        return RoundScored(points, "sticheln.score.round-points")

    @implements("sticheln.curse.card-counts", "sticheln.won.remembered")
    def why_points(self, state: State, seat: Seat) -> tuple[Reason, Reason]:
        """The sums of a seat's points, as far as this state knows its colours and cards."""
        cards = (*state.designating[seat], *state.won[seat])
        declared = frozenset(colour.name for colour in state.declared[seat])
        colours = colours_of(state.designating[seat]) | declared
        return why_points(cards, colours, self.options.objective, seat)

    @implements("sticheln.game.highest-total", "sticheln.game.shared-victory")
    def _end(self, state: State) -> GameEnded:
        best = max(state.totals)
        winners = tuple(seat for seat, total in enumerate(state.totals) if total == best)
        alone = len(winners) == 1
        rule = "sticheln.game.highest-total" if alone else "sticheln.game.shared-victory"
        return GameEnded(winners, rule)

    @implements("sticheln.trick.winner-takes-and-leads", "sticheln.trick.all-zeros-nobody")
    def evolve(self, state: State, event: Event) -> State:
        """Cards move, phases change."""
        match event:
            case Moved(int(seat), Play(card)):
                hand = without(state.hands[seat], card)
                return but(
                    state, hands=changed(state.hands, seat, hand), trick=(*state.trick, card)
                )
            case TrickWon(seat):
                won = changed(state.won, seat, state.won[seat] + state.trick)
                return but(state, won=won, trick=(), leader=seat)
            case Moved(int(seat), Curse(card)):
                return self._laid_down(state, seat, card)
            case Dealt(seat, cards):
                deck = state.deck[len(cards) :]
                return but(state, hands=changed(state.hands, seat, cards), deck=deck)
            case PhaseBegan(phase):
                return but(state, phase=phase)
            case TrickSetAside():
                return but(state, aside=state.aside + state.trick, trick=())
            case CursesRevealed(cards):
                return but(state, designating=cards, revealed=True)
            case Moved(int(seat), Declare(colour)):
                named = tuple(sorted((*state.declared[seat], colour)))
                return but(state, declared=changed(state.declared, seat, named))
            case Declared(colours):
                return but(state, declared=colours, revealed=True)
            case RoundScored(points):
                return but(state, phase="shuffle", points=(*state.points, points))
            case LeftOver(cards):
                return but(state, aside=cards, deck=())
            case Moved(_, Shuffle((deck,))):
                return self._fresh_round(state, deck)
            case GameEnded():
                return but(state, phase="over")
        raise TypeError(event)

    @implements("sticheln.curse.one-hand-card", "sticheln.curse.card-leaves-hand")
    def _laid_down(self, state: State, seat: Seat, card: Card) -> State:
        hand = without(state.hands[seat], card)
        laid = tuple(sorted((*state.designating[seat], card)))
        return but(
            state,
            hands=changed(state.hands, seat, hand),
            designating=changed(state.designating, seat, laid),
        )

    @implements("sticheln.round.leader")
    def _fresh_round(self, state: State, deck: Cards) -> State:
        leader = (self.options.first + len(state.points)) % self.players
        nothing = ((),) * self.players
        return State(
            "deal", leader, deck, nothing, nothing, nothing, won=nothing, points=state.points
        )

    def why(self, before: State, what: Event | IllegalAction) -> tuple[Reason, ...]:
        """The rules behind a trick or a score; `before` is the state the event happened in."""
        match what:
            case TrickWon() | TrickSetAside():
                return why_trick(before.trick, self.options)
            case RoundScored():
                parts = [self.why_points(before, seat) for seat in range(self.players)]
                return tuple(reason for part in parts for reason in part)
        return super().why(before, what)

    def complete(self, view: View[State], rng: Random) -> list[Moved] | None:
        """Fill in the hands nobody has shown and the curses that lie face down."""
        return complete(self, view, rng)
