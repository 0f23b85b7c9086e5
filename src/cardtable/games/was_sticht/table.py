"""The table that plays Was Sticht?: whom it waits for, what is legal, what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from cardtable.engine import (
    Action,
    Actor,
    Card,
    Cards,
    Event,
    Game,
    GameEnded,
    IllegalAction,
    Moved,
    Play,
    Reason,
    Reveal,
    Role,
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
from cardtable.games.was_sticht.events import (
    CardPutAside,
    ColumnsLaid,
    Contract,
    ContractFailed,
    ContractFulfilled,
    ContractsRevealed,
    DealerFailed,
    DealerSucceeded,
    Discard,
    HintGiven,
    RoundBegan,
    Take,
    Tile,
    TrumpsRevealed,
    TrumpsSeen,
)
from cardtable.games.was_sticht.rules import (
    COLUMN,
    GOALS,
    VARIANTS,
    WITHOUT,
    Goal,
    Options,
    following,
    forbids_beside,
    is_fulfilled,
    rule_of,
    why_trick,
    winning_card,
)
from cardtable.games.was_sticht.state import State
from cardtable.games.was_sticht.worlds import complete

if TYPE_CHECKING:
    from random import Random

__all__ = ["WasSticht"]


class WasSticht(Game[State, Options]):
    """Was Sticht? by Karl-Heinz Schmiel, for 3 or 4 players."""

    name = "was-sticht"
    version = 1
    options_type = Options
    state_type = State
    variants = VARIANTS
    reveals = (
        Reveal(TrumpsSeen, "cards", to="seat"),
        Reveal(ColumnsLaid, "cards"),
        Reveal(HintGiven, "card"),
        Reveal(HintGiven, "takers"),
        Reveal(TrumpsRevealed, "cards"),
        Reveal(ContractsRevealed, "goals"),
    )

    @cached_property
    def pack(self) -> Cards:
        """The cards that are played."""
        return self.options.pack

    @cached_property
    def play(self) -> dict[Card, Play]:
        """The play of each card."""
        return {card: Play(card) for card in self.pack}

    @cached_property
    def take(self) -> dict[Card, Take]:
        """The taking of each card."""
        return {card: Take(card) for card in self.pack}

    @cached_property
    def tile(self) -> dict[Goal, Tile]:
        """The taking of each tile."""
        return {goal: Tile(goal) for goal in GOALS}

    @cached_property
    def contract(self) -> dict[Goal, Contract]:
        """The choice of each contract."""
        return {goal: Contract(goal) for goal in GOALS}

    @cached_property
    def discard(self) -> dict[Goal, Discard]:
        """The discard of each tile."""
        return {goal: Discard(goal) for goal in GOALS}

    def all_actions(self) -> tuple[Action, ...]:
        """All tiles, cards to take, contracts to choose, cards to play and tiles to put away."""
        kinds = (self.tile, self.take, self.contract, self.play, self.discard)
        return tuple(action for kind in kinds for action in kind.values())

    @implements("was-sticht.round.first-dealer")
    def start(self) -> State:
        """All tiles lie on the table, and the dealer of the first round takes the first."""
        first, nothing = self.options.first, ((),) * self.players
        return State(dealer=first, turn=first, contracts=nothing, discarded=nothing)

    @implements("was-sticht.choice.secret", "was-sticht.choice.dealer-none")
    def to_act(self, state: State) -> tuple[Actor, ...]:
        """Chance, the seat whose turn it is, or all who have not yet chosen a contract."""
        match state.phase:
            case "tiles" | "take" | "play":
                return (state.turn,)
            case "choose":
                return tuple(
                    seat
                    for seat, chosen in enumerate(state.exposed)
                    if not chosen and seat != state.dealer
                )
            case "discard":
                return (state.dealer,)
            case "shuffle":
                return (Role.CHANCE,)
            case _:
                return ()

    @implements("was-sticht.round.shuffle")
    def packs(self, state: State) -> tuple[Cards, ...]:  # noqa: ARG002 - always the same three
        """The cards, and the two trump decks."""
        return (self.pack, *self.options.trump_decks)

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        """Tiles on the table, cards of the column, own tiles, or hand cards."""
        match state.phase:
            case "tiles":
                return [self.tile[goal] for goal in dict.fromkeys(state.supply(self.options.tiles))]
            case "take":
                return [self.take[card] for card in sorted(state.columns[state.column])]
            case "choose":
                return [self.contract[goal] for goal in _kinds(state.contracts[seat])]
            case "play":
                return [self.play[card] for card in state.hands[seat]]
            case "discard":
                return [self.discard[goal] for goal in _kinds(state.contracts[seat])]
            case _:
                return ()

    @implements(
        "was-sticht.tiles.on-the-table",
        "was-sticht.draft.one-of-the-column",
        "was-sticht.choice.own-tile",
        "was-sticht.dealer.discards",
    )
    def forbids(self, state: State, seat: Seat, action: Action) -> RuleId | None:
        """What lies there may be taken; of one's own tiles any may be chosen or put away."""
        match action:
            case Tile(goal):
                there = goal in state.supply(self.options.tiles)
                return None if there else "was-sticht.tiles.on-the-table"
            case Take(card):
                there = card in state.columns[state.column]
                return None if there else "was-sticht.draft.one-of-the-column"
            case Contract(goal):
                return None if goal in state.contracts[seat] else "was-sticht.choice.own-tile"
            case Discard(goal):
                return None if goal in state.contracts[seat] else "was-sticht.dealer.discards"
            case Play(card):
                return self._forbids_play(state, seat, card)
        raise TypeError(action)

    @implements("was-sticht.trick.own-cards", "was-sticht.follow.anything")
    def _forbids_play(self, state: State, seat: Seat, card: Card) -> RuleId | None:
        hand = state.hands[seat]
        if card not in hand:
            return "was-sticht.trick.own-cards"
        if not state.trick:
            return None
        follows = self.options.value_follows
        return forbids_beside(card, hand, state.trick[0], state.trumps, follows)

    def consequence(self, state: State) -> Event | None:
        """The next thing that happens by itself, phase by phase."""
        match state.phase:
            case "tiles":
                return self._after_tile(state)
            case "look":
                return TrumpsSeen(state.dealer, state.trumps)
            case "lay":
                return ColumnsLaid(state.deck)
            case "take":
                return self._after_take(state)
            case "choose":
                return self._after_choice(state)
            case "play" if len(state.trick) == self.players:
                return self._trick_end(state)
            case "play" if not any(state.hands):
                return self._round_end(state)
            case "reveal":
                return TrumpsRevealed(state.trumps)
            case "end":
                return self._after_round(state)
            case _:
                return None

    @implements("was-sticht.tiles.number")
    def _after_tile(self, state: State) -> Event | None:
        enough = all(len(tiles) == self.options.contracts for tiles in state.contracts)
        return RoundBegan(state.dealer) if enough else None

    @implements("was-sticht.draft.put-aside", "was-sticht.draft.hint")
    def _after_take(self, state: State) -> Event | None:
        """The last card of the column is put aside, and a hint is given."""
        if len(state.taken) == COLUMN:
            card = winning_card(state.taken, state.trumps)
            return HintGiven(card, self._takers(state, card))
        if len(state.taken) == self.players:
            return CardPutAside(*state.columns[state.column])
        return None

    @implements("was-sticht.choice.revealed")
    def _after_choice(self, state: State) -> Event | None:
        return None if self.to_act(state) else ContractsRevealed(state.exposed)

    @implements("was-sticht.draft.put-aside-counts")
    def _takers(self, state: State, card: Card) -> tuple[Seat, ...]:
        """Who has taken the card, unless it was put aside."""
        place = state.taken.index(card)
        return ((state.turn + place) % self.players,) if place < self.players else ()

    def _trick_end(self, state: State) -> TrickWon:
        card = winning_card(state.trick, state.trumps)
        seat = (state.leader + state.trick.index(card)) % self.players
        return TrickWon(seat, card, why_trick(state.trick, state.trumps).rule)

    def _round_end(self, state: State) -> Event:
        """Contract by contract, clockwise from the dealer's left; then what the dealer has done."""
        for place in range(1, self.players):
            seat = (state.dealer + place) % self.players
            if seat not in (*state.fulfilled, *state.failed):
                return self._judged(state, seat)
        return self._dealer_judged(state)

    @implements("was-sticht.round.fulfilled", "was-sticht.round.failed")
    def _judged(self, state: State, seat: Seat) -> Event:
        (goal,) = state.exposed[seat]
        fulfilled = is_fulfilled(goal, seat, state.results)
        return (ContractFulfilled if fulfilled else ContractFailed)(seat, goal, rule_of(goal))

    @implements(
        "was-sticht.dealer.succeeds",
        "was-sticht.dealer.any-of-them",
        "was-sticht.dealer.owner-first",
        "was-sticht.dealer.fails",
    )
    def _dealer_judged(self, state: State) -> Event:
        dealer, results = state.dealer, state.results
        for seat in state.failed:
            (goal,) = state.exposed[seat]
            if is_fulfilled(goal, dealer, results):
                return DealerSucceeded(dealer, goal)
        return DealerFailed(dealer)

    @implements("was-sticht.round.deal-passes", "was-sticht.game.after-all-discards")
    def _after_round(self, state: State) -> Event:
        finished = [seat for seat, tiles in enumerate(state.contracts) if not tiles]
        if finished:
            return self._end(state, finished)
        return RoundBegan((state.dealer + 1) % self.players)

    @implements(
        "was-sticht.game.first-finisher",
        "was-sticht.game.several-finishers",
        "was-sticht.game.shared-victory",
    )
    def _end(self, state: State, finished: Sequence[Seat]) -> GameEnded:
        if len(finished) == 1:
            return GameEnded(tuple(finished), "was-sticht.game.first-finisher")
        totals = state.totals
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        alone = len(winners) == 1
        rule = "was-sticht.game.several-finishers" if alone else "was-sticht.game.shared-victory"
        return GameEnded(winners, rule)

    def evolve(self, state: State, event: Event) -> State:
        """Tiles and cards move, phases change."""
        match event:
            case Moved(int(seat), Play(card)):
                return self._played(state, seat, card)
            case Moved(int(seat), Take(card)):
                return self._taken(state, seat, card)
            case TrickWon(seat):
                return self._won(state, seat)
            case HintGiven():
                return self._hinted(state)
            case CardPutAside(card):
                return but(_without_card(state, card), taken=(*state.taken, card))
            case Moved(int(seat), Tile(goal)):
                return self._tile_taken(state, seat, goal)
            case Moved(int(seat), Contract(goal)):
                return but(state, exposed=changed(state.exposed, seat, (goal,)))
            case Moved(int(seat), Discard(goal)):
                return but(self._put_away(state, seat, goal), phase="end")
            case RoundBegan(seat):
                return but(state, phase="shuffle", dealer=seat)
            case Moved(_, Shuffle((deck, *trump_decks))):
                return self._fresh_round(state, deck, tuple(trump_decks))
            case TrumpsSeen(_, trumps):
                return but(_with_trumps(state, trumps), phase="lay")
            case ColumnsLaid(cards):
                return self._laid(state, cards)
            case TrumpsRevealed(trumps):
                return but(_with_trumps(state, trumps), phase="choose")
            case ContractsRevealed(goals):
                return but(state, phase="play", exposed=goals)
            case ContractFulfilled(seat, goal):
                after = self._put_away(state, seat, goal)
                return but(after, fulfilled=(*state.fulfilled, seat))
            case ContractFailed(seat):
                return but(state, failed=(*state.failed, seat))
            case DealerSucceeded():
                return but(state, phase="discard")
            case DealerFailed():
                return but(state, phase="end")
            case GameEnded():
                return but(state, phase="over")
        raise TypeError(event)

    @implements("was-sticht.tiles.clockwise", "was-sticht.tiles.open")
    def _tile_taken(self, state: State, seat: Seat, goal: Goal) -> State:
        tiles = (*state.contracts[seat], goal)
        contracts = changed(state.contracts, seat, tuple(sorted(tiles, key=GOALS.index)))
        return but(state, contracts=contracts, turn=(seat + 1) % self.players)

    @implements("was-sticht.draft.token", "was-sticht.trumps.dealer-looks")
    def _fresh_round(self, state: State, deck: Cards, trump_decks: tuple[Cards, ...]) -> State:
        first, nothing = (state.dealer + 1) % self.players, ((),) * self.players
        return State(
            "look",
            state.dealer,
            turn=first,
            leader=first,
            contracts=state.contracts,
            discarded=state.discarded,
            deck=deck,
            trump_decks=trump_decks,
            hands=nothing,
            exposed=nothing,
            won=nothing,
        )

    @implements("was-sticht.draft.columns")
    def _laid(self, state: State, cards: Cards) -> State:
        columns = tuple(cards[at : at + COLUMN] for at in range(0, len(cards), COLUMN))
        return but(state, phase="take", deck=(), columns=columns)

    @implements("was-sticht.draft.clockwise")
    def _taken(self, state: State, seat: Seat, card: Card) -> State:
        after = _without_card(state, card)
        return but(after, taken=(*state.taken, card), turn=(seat + 1) % self.players)

    @implements(
        "was-sticht.draft.hands-open",
        "was-sticht.draft.token",
        "was-sticht.draft.trumps-revealed",
        "was-sticht.trick.lead",
    )
    def _hinted(self, state: State) -> State:
        """The cards go to the hands, and the token moves on.

        After the last column the seat that held it first leads.
        """
        takers = [(seat - state.turn) % self.players for seat in range(self.players)]
        hands = tuple(
            tuple(sorted((*hand, state.taken[place])))
            for hand, place in zip(state.hands, takers, strict=True)
        )
        more = any(state.columns)
        return but(
            state,
            phase="take" if more else "reveal",
            taken=(),
            aside=(*state.aside, *state.taken[self.players :]),
            hands=hands,
            turn=(state.turn + 1) % self.players if more else state.leader,
        )

    @implements("was-sticht.trick.clockwise")
    def _played(self, state: State, seat: Seat, card: Card) -> State:
        hands = changed(state.hands, seat, without(state.hands[seat], card))
        return but(state, hands=hands, trick=(*state.trick, card), turn=(seat + 1) % self.players)

    @implements("was-sticht.trick.winner-leads")
    def _won(self, state: State, seat: Seat) -> State:
        won = changed(state.won, seat, (*state.won[seat], state.trick))
        return but(state, won=won, trick=(), leader=seat, turn=seat)

    @implements("was-sticht.round.fulfilled")
    def _put_away(self, state: State, seat: Seat, goal: Goal) -> State:
        return but(
            state,
            contracts=changed(state.contracts, seat, without(state.contracts[seat], goal)),
            discarded=changed(state.discarded, seat, (*state.discarded[seat], goal)),
        )

    def why(self, before: State, what: Event | IllegalAction) -> tuple[Reason, ...]:
        """The rules behind a hint, a trick, a contract judged; what the whole table knows.

        Behind a card that does not follow, those of the hand that do.
        """
        match what:
            case IllegalAction(seat=int(seat), rule=rule) if rule.startswith("was-sticht.follow."):
                hand, (led, *_), trumps = before.hands[seat], before.trick, before.trumps
                follow = following(hand, led, trumps, self.options.value_follows)
                return (Reason("was-sticht.follow.anything", follow), *super().why(before, what))
            case HintGiven(card, takers):
                aside = () if takers else (Reason("was-sticht.draft.put-aside-counts", (card,)),)
                return (*aside, Reason(what.rule, (card,)))
            case TrickWon(seat):
                return (replace(why_trick(before.trick, before.trumps), seat=seat),)
            case ContractFulfilled(seat, goal):
                done = Reason("was-sticht.round.fulfilled", seat=seat)
                return (_why_goal(before, seat, goal), done)
            case ContractFailed(seat, goal):
                failed = Reason("was-sticht.round.failed", seat=seat)
                return (_why_goal(before, seat, goal), *_why_tied(before, seat, goal), failed)
            case DealerSucceeded(seat, goal):
                return (_why_goal(before, seat, goal), Reason(what.rule, seat=seat))
            case DealerFailed(seat):
                return (*_why_not(before), Reason(what.rule, seat=seat))
        return super().why(before, what)

    def complete(self, view: View[State], rng: Random) -> list[Moved] | None:
        """Fill in the trumps, and the contracts that lie face down."""
        return complete(self, view, rng)


def _without_card(state: State, card: Card) -> State:
    """The column being taken less this card."""
    left = without(state.columns[state.column], card)
    return but(state, columns=changed(state.columns, state.column, left))


def _with_trumps(state: State, trumps: Cards) -> State:
    """The bottom cards of the trump decks seen, by whoever sees them."""
    decks = zip(state.trump_decks, trumps, strict=True)
    return but(state, trump_decks=tuple((*deck[:-1], card) for deck, card in decks))


def _kinds(tiles: tuple[Goal, ...]) -> list[Goal]:
    """The tiles without those that are there twice."""
    return [*dict.fromkeys(tiles)]


def _why_goal(state: State, seat: Seat, goal: Goal) -> Reason:
    """What the contract asks, and the cards by which the seat has done it or not."""
    tricks = state.won[seat]
    if goal in WITHOUT:
        cards = tuple(c for trick in tricks for c in trick if c.colour == WITHOUT[goal])
    elif goal is Goal.LAST_TRICK:
        cards = (winning_card(state.won[state.leader][-1], state.trumps),)
    else:
        cards = tuple(winning_card(trick, state.trumps) for trick in tricks)
    return Reason(rule_of(goal), cards, seat)


def _why_tied(state: State, seat: Seat, goal: Goal) -> Iterator[Reason]:
    """That somebody else has taken as many tricks as this seat, where that is why it failed."""
    tricks = [taken.tricks for taken in state.results]
    ends = {Goal.MOST_TRICKS: max(tricks), Goal.FEWEST_TRICKS: min(tricks)}
    if ends.get(goal) == tricks[seat]:
        yield Reason("was-sticht.contract.tied", seat=seat)


def _why_not(state: State) -> Iterator[Reason]:
    """What the dealer would have had to do, or has done together with the owner of a contract."""
    for seat in state.failed:
        yield _why_goal(state, state.dealer, *state.exposed[seat])
    for seat in state.fulfilled:
        (goal,) = state.exposed[seat]
        if is_fulfilled(goal, state.dealer, state.results):
            yield Reason("was-sticht.dealer.owner-first", seat=seat)
