"""The table that plays The Game: whom it waits for, what is legal, what happens, how cards move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from cardtable.engine import (
    Action,
    Actor,
    Card,
    Cards,
    Count,
    Dealt,
    Event,
    Game,
    IllegalAction,
    Moved,
    Reason,
    Reveal,
    Role,
    RuleId,
    Seat,
    Shuffle,
    View,
    but,
    changed,
    implements,
    without,
)
from cardtable.engine import Options as BaseOptions
from cardtable.games.the_game.events import (
    Begin,
    Clear,
    Done,
    Drawn,
    End,
    Leave,
    Phase,
    Place,
    StartOffered,
    Stuck,
    TotalVictory,
    TurnPassed,
    Vital,
)
from cardtable.games.the_game.rules import (
    PILES,
    VARIANTS,
    Mark,
    Options,
    Pile,
    forbids_on_pile,
    verdict_on,
)
from cardtable.games.the_game.worlds import complete

if TYPE_CHECKING:
    from random import Random

__all__ = ["State", "TheGame"]

RISES = tuple(pile.rises for pile in PILES)
PLACE_OF: Mapping[Pile, int] = {pile: at for at, pile in enumerate(PILES)}
UNMARKED = (Mark.NONE,) * len(PILES)

MARK_OF: Mapping[type[Action], Mark] = {Leave: Mark.LEAVE, Vital: Mark.VITAL, Clear: Mark.NONE}
"""The mark that each action leaves on its pile."""


@dataclass(frozen=True)
class State:
    """A table of The Game. What belongs to a seat or a pile stands at its place."""

    phase: Phase = "shuffle"
    turn: Seat = 0
    laid: Count = 0
    """The cards laid in this turn."""
    draw: Cards = ()
    hands: tuple[Cards, ...] = ()
    piles: tuple[Cards, ...] = ((),) * len(PILES)
    """The cards on each pile, its top card last."""
    marks: tuple[tuple[Mark, ...], ...] = ()
    """By seat, then by pile."""
    touched: tuple[tuple[Pile, ...], ...] = ()
    """By seat: the piles whose mark it has changed in this turn."""
    begun: tuple[Seat, ...] = ()
    """Who has said `begin`."""
    done: tuple[Seat, ...] = ()
    """Who has no more to say in this turn."""

    @property
    @implements("the-game.end.count")
    def left(self) -> int:
        """The cards that are not laid: the fewer, the better."""
        return len(self.draw) + sum(map(len, self.hands))

    @implements("the-game.piles.bases", "the-game.piles.top-card")
    def top(self, at: int) -> int:
        """The number on top of a pile, the base where no card lies yet."""
        cards = self.piles[at]
        return (cards[-1].number or 0) if cards else PILES[at].base


class TheGame(Game[State, Options]):
    """The Game by Steffen Benndorf, for 1 to 5 players in one team."""

    name = "the-game"
    version = 1
    options_type: ClassVar[type[BaseOptions]] = Options
    state_type = State
    variants = VARIANTS
    reveals = (Reveal(Dealt, "cards", to="seat"), Reveal(Drawn, "cards", to="seat"), Reveal(Stuck))

    @cached_property
    def pack(self) -> Cards:
        """The cards that are laid."""
        return self.options.pack

    @cached_property
    def place(self) -> tuple[dict[Card, Place], ...]:
        """By pile: the action that lays each card on it."""
        return tuple({card: Place(card, pile) for card in self.pack} for pile in PILES)

    @cached_property
    @implements("the-game.talk.no-numbers", "the-game.talk.leave", "the-game.talk.vital")
    def marking(self) -> tuple[Action, ...]:
        """The ways to set and take back marks, where there is talk and somebody to talk to."""
        if self.players == 1:
            return ()
        kinds = {"silent": (), "hold": (Leave, Clear), "grades": (Leave, Vital, Clear)}
        return tuple(kind(pile) for kind in kinds[self.options.talk] for pile in PILES)

    @cached_property
    def end(self) -> tuple[Action, ...]:
        """The end of a turn."""
        return (End(),)

    @cached_property
    def begin(self) -> tuple[Action, ...]:
        """The word of somebody who wants to start, if there is another."""
        return (Begin(),) if self.players > 1 else ()

    @cached_property
    def done(self) -> tuple[Action, ...]:
        """The word of somebody who has no more to say, if there is another."""
        return (Done(),) if self.players > 1 else ()

    @implements("the-game.talk.no-numbers")
    def all_actions(self) -> tuple[Action, ...]:
        """Every card on every pile, pile by pile; the end of a turn; what can be said."""
        placing = [action for actions in self.place for action in actions.values()]
        return (*placing, *self.end, *self.begin, *self.marking, *self.done)

    def start(self) -> State:
        """Nothing is dealt."""
        return State()

    def to_act(self, state: State) -> tuple[Actor, ...]:
        """Chance, or the seat whose turn it is."""
        match state.phase:
            case "turn":
                return (state.turn,)
            case "shuffle":
                return (Role.CHANCE,)
            case _:
                return ()

    def packs(self, state: State) -> tuple[Cards, ...]:  # noqa: ARG002 - always the whole pack
        """All cards."""
        return (self.pack,)

    @implements("the-game.start.begin", "the-game.talk.done")
    def offers(self, state: State) -> tuple[Seat, ...]:
        """Who may want to begin or to set marks, and has not yet said that it is done."""
        if state.phase != "turn" or not (self.marking or self._opening(state)):
            return ()
        quiet = () if self.marking else state.begun
        silent = {state.turn, *quiet, *state.done}
        return tuple([s for s, hand in enumerate(state.hands) if hand and s not in silent])

    def _opening(self, state: State) -> bool:
        """Whether no card has been laid yet."""
        return not any(state.piles)

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every hand card on every pile and the end of the turn; what there is to say."""
        if state.phase != "turn":
            return ()
        said = (*self.marking, *self.done) if self.marking or self._opening(state) else ()
        if sum(map(len, state.piles)) == state.laid:
            said = (*self.begin, *said)
        if seat != state.turn:
            return said
        hand = state.hands[seat]
        return [*[actions[card] for actions in self.place for card in hand], *self.end, *said]

    @implements("the-game.place.own-cards", "the-game.turn.any-number")
    def forbids(self, state: State, seat: Seat, action: Action) -> RuleId | None:
        """A hand card that fits on its pile; no end below the minimum; little talk."""
        if isinstance(action, Place):
            if action.card not in state.hands[seat]:
                return "the-game.place.own-cards"
            at = PLACE_OF[action.pile]
            return forbids_on_pile(action.card.number or 0, state.top(at), rises=RISES[at])
        if isinstance(action, End):
            return self._forbids_end(state)
        if isinstance(action, Begin):
            return self._forbids_begin(state, seat)
        return self._forbids_talk(state, seat, action)

    def playable(self, state: State, cards: Cards) -> Cards:
        """Those of the cards that fit on some pile."""
        tops = [(state.top(at), rises) for at, rises in enumerate(RISES)]
        return tuple(
            card
            for card in cards
            if any(forbids_on_pile(card.number or 0, top, rises=up) is None for top, up in tops)
        )

    @implements("the-game.turn.own-end")
    def _forbids_end(self, state: State) -> RuleId | None:
        enough = state.laid >= self.options.least(state.draw)
        return None if enough else self.options.least_rule(state.draw)

    @implements("the-game.start.before-first-card", "the-game.start.once", "the-game.start.others")
    def _forbids_begin(self, state: State, seat: Seat) -> RuleId | None:
        if not self._opening(state):
            return "the-game.start.before-first-card"
        if seat == state.turn:
            return "the-game.start.others"
        return "the-game.start.once" if seat in state.begun else None

    @implements("the-game.talk.not-in-own-turn", "the-game.talk.needs-cards", "the-game.talk.done")
    def _forbids_talk(self, state: State, seat: Seat, action: Action) -> RuleId | None:
        if seat == state.turn:
            return "the-game.talk.not-in-own-turn"
        if not state.hands[seat]:
            return "the-game.talk.needs-cards"
        if isinstance(action, (Leave, Vital, Clear)):
            return self._forbids_mark(state, seat, action)
        return "the-game.talk.done" if seat in state.done else None

    @implements(
        "the-game.talk.once-a-turn", "the-game.talk.changes-something", "the-game.talk.clear"
    )
    def _forbids_mark(
        self, state: State, seat: Seat, action: Leave | Vital | Clear
    ) -> RuleId | None:
        if action.pile in state.touched[seat]:
            return "the-game.talk.once-a-turn"
        if state.marks[seat][PLACE_OF[action.pile]] is not MARK_OF[type(action)]:
            return None
        clears = isinstance(action, Clear)
        return "the-game.talk.clear" if clears else "the-game.talk.changes-something"

    def consequence(self, state: State) -> Event | None:
        """The next thing that happens by itself, phase by phase."""
        match state.phase:
            case "turn":
                return self._after_card(state)
            case "refill":
                return self._refill(state)
            case "pass":
                return self._pass_turn(state)
            case "deal":
                return self._next_of_deal(state)
            case _:
                return None

    @implements("the-game.deal.hand-size", "the-game.start.offered")
    def _next_of_deal(self, state: State) -> Event:
        for seat, hand in enumerate(state.hands):
            if not hand:
                return Dealt(seat, tuple(sorted(state.draw[: self.options.hand_size])))
        return StartOffered(self.options.first)

    @implements(
        "the-game.end.stuck",
        "the-game.end.lazily",
        "the-game.end.total-victory",
        "the-game.turn.own-end",
        "the-game.turn.empty-hand-ends",
    )
    def _after_card(self, state: State) -> Event | None:
        if not state.left:
            return TotalVictory()
        hand = state.hands[state.turn]
        if state.laid < self.options.least(state.draw):
            if self.playable(state, hand):
                return None
            return Stuck(state.turn, state.left, verdict_on(state.left))
        return None if hand else self._refill(state)

    @implements(
        "the-game.refill.as-many-as-laid", "the-game.refill.runs-out", "the-game.empty.none"
    )
    def _refill(self, state: State) -> Event:
        drawn = tuple(sorted(state.draw[: state.laid]))
        return Drawn(state.turn, drawn) if drawn else self._pass_turn(state)

    @implements("the-game.turn.clockwise", "the-game.empty.skipped")
    def _pass_turn(self, state: State) -> TurnPassed:
        following = [(state.turn + step) % self.players for step in range(1, self.players + 1)]
        return TurnPassed(state.turn, next(seat for seat in following if state.hands[seat]))

    def evolve(self, state: State, event: Event) -> State:
        """Cards move, turns pass, marks come and go."""
        match event:
            case Moved(int(seat), Place(card, pile)):
                return self._laid(state, seat, card, PLACE_OF[pile])
            case Drawn(seat, cards):
                return self._drawn(state, seat, cards)
            case TurnPassed(seat, to):
                return self._passed(state, seat, to)
            case Moved(_, End()):
                return but(state, phase="refill")
            case Moved(int(seat), Done()):
                return but(state, done=(*state.done, seat))
            case Moved(int(seat), Leave(pile) | Vital(pile) | Clear(pile) as action):
                return self._marked(state, seat, pile, MARK_OF[type(action)])
            case Moved(int(seat), Begin()):
                return but(state, turn=seat, begun=(*state.begun, seat))
            case Dealt(seat, cards):
                draw = state.draw[len(cards) :]
                return but(state, hands=changed(state.hands, seat, cards), draw=draw)
            case StartOffered(seat):
                return but(state, phase="turn", turn=seat)
            case Moved(_, Shuffle((draw,))):
                return self._set_up(draw)
            case Stuck() | TotalVictory():
                return but(state, phase="over")
        raise TypeError(event)

    @implements("the-game.deal.draw-pile")
    def _set_up(self, draw: Cards) -> State:
        nobody: tuple[tuple[Pile, ...], ...] = ((),) * self.players
        marks = (UNMARKED,) * self.players
        return State("deal", draw=draw, hands=((),) * self.players, marks=marks, touched=nobody)

    @implements("the-game.piles.top-card", "the-game.refill.not-during-turn")
    def _laid(self, state: State, seat: Seat, card: Card, at: int) -> State:
        return but(
            state,
            hands=changed(state.hands, seat, without(state.hands[seat], card)),
            piles=changed(state.piles, at, (*state.piles[at], card)),
            laid=state.laid + 1,
        )

    @implements("the-game.refill.as-many-as-laid")
    def _drawn(self, state: State, seat: Seat, cards: Cards) -> State:
        hand = tuple(sorted((*state.hands[seat], *cards)))
        draw = state.draw[len(cards) :]
        return but(state, phase="pass", hands=changed(state.hands, seat, hand), draw=draw)

    @implements("the-game.talk.lasts")
    def _passed(self, state: State, seat: Seat, to: Seat) -> State:
        return but(
            state,
            phase="turn",
            turn=to,
            laid=0,
            marks=changed(state.marks, seat, UNMARKED),
            touched=((),) * self.players,
            begun=(),
            done=(),
        )

    @implements("the-game.talk.leave", "the-game.talk.vital", "the-game.talk.clear")
    def _marked(self, state: State, seat: Seat, pile: Pile, mark: Mark) -> State:
        marks = changed(state.marks[seat], PLACE_OF[pile], mark)
        touched = (*state.touched[seat], pile)
        return but(
            state,
            marks=changed(state.marks, seat, marks),
            touched=changed(state.touched, seat, touched),
        )

    def why(self, before: State, what: Event | IllegalAction) -> tuple[Reason, ...]:
        """The rules behind an end, a short refill or a skipped seat: what the whole table knows.

        Behind a card that does not fit, the card on top of its pile.
        """
        match what:
            case IllegalAction(
                rule="the-game.place.ascending" | "the-game.place.descending",
                action=Place(pile=pile),
            ):
                top = Card("", before.top(PLACE_OF[pile]))
                return (Reason("the-game.piles.top-card", (top,)), *super().why(before, what))
            case Stuck(seat):
                tops = tuple(Card("", before.top(at)) for at in range(len(PILES)))
                least = Reason(self.options.least_rule(before.draw))
                return (least, Reason("the-game.end.stuck", tops, seat))
            case Drawn(seat, cards) if len(cards) < before.laid:
                return (Reason("the-game.refill.runs-out", seat=seat),)
            case TurnPassed(seat, to):
                skipped = range(seat + 1, seat + (to - seat - 1) % self.players + 1)
                return tuple(
                    Reason("the-game.empty.skipped", seat=each % self.players) for each in skipped
                )
            case StartOffered():
                return ()
        return super().why(before, what)

    def complete(self, view: View[State], rng: Random) -> list[Moved] | None:
        """Fill in the hands nobody has shown and the draw pile."""
        return complete(self, view, rng)
