"""Sticheln: win many cards, but not those of your own cursed colour.

In the order of the rulebook: options, deck, trick, score, and the table that plays it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from cardtable.engine import (
    Action,
    Actor,
    Card,
    Cards,
    Colour,
    Event,
    Game,
    Moved,
    Reason,
    Reveal,
    Role,
    RuleId,
    Seat,
    Shuffle,
    but,
    changed,
    implements,
    one_of,
    pack_of,
    without,
)
from cardtable.engine import Options as BaseOptions
from cardtable.games.sticheln.events import (
    Curse,
    CursesRevealed,
    Dealt,
    Declare,
    Declared,
    GameEnded,
    LeftOver,
    Phase,
    PhaseBegan,
    Play,
    RoundScored,
    TrickSetAside,
    TrickWon,
)
from cardtable.games.sticheln.worlds import complete

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from cardtable.engine import View

__all__ = ["VARIANTS", "Options", "State", "Sticheln", "card_points", "strength"]

Objective: TypeAlias = Literal["normal", "reverse", "mild"]
Untrumped: TypeAlias = Literal["highest", "lowest"]

# Options


@implements("sticheln.combine.independent-axes")
@dataclass(frozen=True, kw_only=True)
class Options(BaseOptions):
    """The axes along which Sticheln varies; any combination is a game."""

    players: int = one_of(range(3, 9), default=4)
    objective: Objective = one_of("normal", "reverse", "mild")
    curses: int = one_of(1, 2)
    visibility: Literal["open", "hazy", "delayed"] = one_of("open", "hazy", "delayed")
    zero_trick: Literal["leader", "nobody"] = one_of("leader", "nobody")
    untrumped_reverse: Untrumped = one_of("highest", "lowest")
    rounds: int | Literal["players"] = one_of("players", range(1, 100), default=5)

    decks: ClassVar[Mapping[int, tuple[str, int]]] = {
        3: ("GNRBY", 8),
        4: ("GNRBY", 11),
        5: ("GNRBY", 14),
        6: ("GNRBYP", 14),
        7: ("GNRBYP", 17),
        8: ("GNRBYP", 18),
    }
    """By players: the colours, and the top number of each; the bottom is 0."""

    @property
    @implements("sticheln.deck.by-players")
    def deck(self) -> Cards:
        """The cards in the game."""
        colours, top = self.decks[self.players]
        return pack_of(colours, range(top + 1))

    @property
    @implements("sticheln.deal.hand-size")
    def hand_size(self) -> int:
        """The cards dealt to each seat."""
        colours, top = self.decks[self.players]
        return min(15, len(colours) * (top + 1) // self.players)

    @property
    @implements("sticheln.round.number")
    def round_count(self) -> int:
        """The rounds of a game."""
        return self.players if self.rounds == "players" else self.rounds


VARIANTS: Mapping[str, Options] = {
    "base": Options(),
    "reverse": Options(objective="reverse"),
    "mild": Options(objective="mild"),
    "aggravated": Options(curses=2),
    "hazy": Options(visibility="hazy"),
    "delayed": Options(visibility="delayed"),
}

# Trick

TOP = 20
"""The highest number in the box."""

ALL_ZEROS_RULE: Mapping[str, RuleId] = {
    "leader": "sticheln.trick.all-zeros-leader",
    "nobody": "sticheln.trick.all-zeros-nobody",
}
UNTRUMPED_RULE: Mapping[Untrumped, RuleId] = {
    "highest": "sticheln.reverse.untrumped-highest",
    "lowest": "sticheln.reverse.untrumped-lowest",
}


@implements(
    "sticheln.trick.other-colours-trump",
    "sticheln.trick.highest-trump",
    "sticheln.trick.highest-of-led-colour",
    "sticheln.trick.zero-never-wins",
    "sticheln.reverse.lowest-trump",
    "sticheln.reverse.untrumped-highest",
    "sticheln.reverse.untrumped-lowest",
)
def strength(card: Card, led: str, objective: Objective, untrumped: Untrumped) -> int:
    """How strong a card is in a trick of the led colour: the strongest wins, a 0 never."""
    if not card.number:
        return 0
    trump = card.colour != led
    lowest_wins = objective == "reverse" and (trump or untrumped == "lowest")
    return (TOP + 1 if trump else 0) + (TOP + 1 - card.number if lowest_wins else card.number)


@implements("sticheln.trick.first-card-sets-colour", "sticheln.trick.first-of-equals")
def winning_place(trick: Cards, options: Options) -> int:
    """The place in the trick of the card that wins it: the first of the strongest."""
    led = trick[0].colour
    strengths = [strength(c, led, options.objective, options.untrumped_reverse) for c in trick]
    return strengths.index(max(strengths))


@implements("sticheln.trick.all-zeros-leader", "sticheln.trick.all-zeros-nobody")
def why_trick(trick: Cards, options: Options) -> tuple[Reason, ...]:
    """The rules that decide a trick, with the cards involved, the deciding one last."""
    reasons = [Reason("sticheln.trick.first-card-sets-colour", trick[:1])]
    zeros = tuple(card for card in trick if not card.number)
    if len(zeros) == len(trick):
        return (*reasons, Reason(ALL_ZEROS_RULE[options.zero_trick], trick))
    if zeros:
        reasons.append(Reason("sticheln.trick.zero-never-wins", zeros))
    trumps = tuple(card for card in trick if card.colour != trick[0].colour and card.number)
    if trumps:
        reasons.append(Reason("sticheln.trick.other-colours-trump", trumps))
    best = trick[winning_place(trick, options)]
    reasons.append(Reason(_winning_rule(options, trumped=bool(trumps)), (best,)))
    equals = tuple(card for card in trumps if card.number == best.number)
    if len(equals) > 1:
        reasons.append(Reason("sticheln.trick.first-of-equals", equals))
    return tuple(reasons)


def _winning_rule(options: Options, *, trumped: bool) -> RuleId:
    if options.objective == "reverse":
        return (
            "sticheln.reverse.lowest-trump"
            if trumped
            else UNTRUMPED_RULE[options.untrumped_reverse]
        )
    return "sticheln.trick.highest-trump" if trumped else "sticheln.trick.highest-of-led-colour"


# Score


@implements(
    "sticheln.score.cursed-minus-number",
    "sticheln.score.others-plus-one",
    "sticheln.reverse.lucky-plus-number",
    "sticheln.reverse.others-minus-one",
    "sticheln.mild.minus-five",
)
def card_points(number: int, objective: Objective, *, cursed: bool) -> int:
    """What a card is worth at the end of the round, of one's own cursed colour or another."""
    if cursed:
        return {"normal": -number, "reverse": number, "mild": -5}[objective]
    return -1 if objective == "reverse" else 1


CURSED_RULE: Mapping[Objective, RuleId] = {
    "normal": "sticheln.score.cursed-minus-number",
    "reverse": "sticheln.reverse.lucky-plus-number",
    "mild": "sticheln.mild.minus-five",
}
OTHER_RULE: Mapping[Objective, RuleId] = {
    "normal": "sticheln.score.others-plus-one",
    "reverse": "sticheln.reverse.others-minus-one",
    "mild": "sticheln.score.others-plus-one",
}


def why_points(
    cards: Cards, colours: frozenset[str], objective: Objective, seat: Seat
) -> tuple[Reason, Reason]:
    """The two sums that make a seat's points: its cursed colours, and all others."""
    cursed = tuple(card for card in cards if card.colour in colours)
    others = tuple(card for card in cards if card.colour not in colours)

    def total(part: Cards, *, cursed: bool) -> int:
        return sum(card_points(card.number or 0, objective, cursed=cursed) for card in part)

    return (
        Reason(CURSED_RULE[objective], cursed, seat, total(cursed, cursed=True)),
        Reason(OTHER_RULE[objective], others, seat, total(others, cursed=False)),
    )


# Table


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
        if not state.designating[seat]:
            return None
        cursed = colours_of(state.designating[seat])
        another = colours_of(state.hands[seat]) - cursed
        return "sticheln.aggravated.two-colours" if colour in cursed and another else None

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
            return LeftOver(tuple(sorted(state.deck)))
        return PhaseBegan("play" if self.options.visibility == "delayed" else "choose")

    @implements("sticheln.curse.revealed-together", "sticheln.hazy.face-down-until-scored")
    def _after_choice(self, state: State) -> Event | None:
        if self.to_act(state):
            return None
        if self.options.visibility == "open" and not state.revealed:
            return CursesRevealed(state.designating)
        return PhaseBegan("play")

    @implements("sticheln.round.ends-with-empty-hands", "sticheln.aggravated.fewer-tricks")
    def _after_card(self, state: State) -> Event | None:
        if len(state.trick) == self.players:
            return self._trick_end(state)
        if state.trick or any(state.hands):
            return None
        if self.options.visibility == "delayed":
            return PhaseBegan("declare")
        return self._score(state) if state.revealed else CursesRevealed(state.designating)

    @implements("sticheln.trick.winner-takes-and-leads")
    def _trick_end(self, state: State) -> Event:
        deciding = why_trick(state.trick, self.options)[-1]
        if deciding.rule == "sticheln.trick.all-zeros-nobody":
            return TrickSetAside(deciding.rule)
        best = deciding.cards[0]
        seat = (state.leader + state.trick.index(best)) % self.players
        return TrickWon(seat, best, deciding.rule)

    def _after_declaration(self, state: State) -> Event | None:
        if self.to_act(state):
            return None
        return self._score(state) if state.revealed else Declared(state.declared)

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

    def why(self, before: State, event: Event) -> tuple[Reason, ...]:
        """The rules behind a trick or a score; `before` is the state the event happened in."""
        match event:
            case TrickWon() | TrickSetAside():
                return why_trick(before.trick, self.options)
            case RoundScored():
                parts = [self.why_points(before, seat) for seat in range(self.players)]
                return tuple(reason for part in parts for reason in part)
        return super().why(before, event)

    def complete(self, view: View[State], rng: Random) -> list[Moved] | None:
        """Fill in the hands nobody has shown and the curses that lie face down."""
        return complete(self, view, rng)


def colours_of(cards: Cards) -> frozenset[str]:
    """The colours among these cards."""
    return frozenset([card.colour for card in cards])
