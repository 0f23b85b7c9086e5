"""Small tables of Sticheln: crafted deals, and tricks played through `act`."""

from __future__ import annotations

from itertools import islice

from cardtable.engine import (
    Cards,
    Event,
    Play,
    Reason,
    Role,
    RoundScored,
    RuleId,
    Seat,
    Shuffle,
    TrickWon,
)
from cardtable.games.sticheln import State, Sticheln
from cardtable.games.sticheln.events import Curse, TrickSetAside
from tests.rules import builders as scenes
from tests.rules.builders import card, cards

TrickEnd = TrickWon | TrickSetAside

SHOWN = "sticheln.deal.left-over-shown"
TOGETHER = "sticheln.curse.revealed-together"
AT_LAST = "sticheln.hazy.face-down-until-scored"
AT_SCORING = "sticheln.delayed.choose-at-scoring"


class Scene(scenes.Scene):
    """A table of Sticheln and what has happened at it so far."""

    game: Sticheln
    state: State

    def deal(self, *hands: str, left_over: str = "") -> list[Event]:
        """Deal so that each seat holds at least these cards; the others follow in order."""
        wanted = [cards(hand) for hand in hands] + [()] * (self.game.players - len(hands))
        named = {*cards(left_over), *(each for hand in wanted for each in hand)}
        others = (each for each in self.game.options.deck if each not in named)
        size = self.game.options.hand_size
        deck = [each for hand in wanted for each in (*hand, *islice(others, size - len(hand)))]
        return self.act(Role.CHANCE, Shuffle(((*deck, *others, *cards(left_over)),)))

    def lay(self, *hands: str) -> list[Event]:
        """Each seat lays these cards face down, seat by seat; the events since."""
        return [
            event
            for seat, laid in enumerate(hands)
            for each in cards(laid)
            for event in self.act(seat, Curse(each))
        ]

    def lay_any_but(self, kept: str = "") -> None:
        """Each seat lays the first card it may, but none of those kept."""
        while self.state.phase == "choose":
            (seat, *_) = self.waits_for()
            assert isinstance(seat, int)
            legal = self.game.legal_actions(self.state, seat)
            self.act(seat, next(a for a in legal if a.card not in cards(kept)))  # type: ignore[attr-defined]

    def trick(self, played: str) -> TrickEnd:
        """Those whose turn it is play these cards, one each; what comes of the trick."""
        for each in cards(played):
            (seat,) = self.waits_for()
            events = self.act(seat, Play(each))
        (end,) = [event for event in events if isinstance(event, TrickEnd)]
        return end

    def play_on(self) -> RoundScored:
        """Everybody takes the first action allowed, until the round is scored."""
        while True:
            (seat, *_) = self.waits_for()
            assert isinstance(seat, int)
            events = self.act(seat, self.game.legal_actions(self.state, seat)[0])
            for event in events:
                if isinstance(event, RoundScored):
                    return event

    def play_round(self) -> RoundScored:
        """A whole round, dealt in order of the pack, in which everybody does the first thing."""
        self.deal()
        return self.play_on()


def first_trick(game: Sticheln, played: str) -> TrickEnd:
    """What comes of a first trick to which the seats play these cards, seat 0 first."""
    return after_first_trick(game, played)[1]


def after_first_trick(game: Sticheln, played: str) -> tuple[Scene, TrickEnd]:
    """The table after a first trick to which the seats play these cards, and what came of it."""
    scene = Scene(game)
    scene.deal(*played.split())
    scene.lay_any_but(played)
    return scene, scene.trick(played)


def why_first_trick(game: Sticheln, played: str) -> tuple[Reason, ...]:
    """The reasons for what comes of such a first trick."""
    scene, end = after_first_trick(game, played)
    before = game.replay(scene.log[: scene.log.index(end)])
    return game.why(before, end)


def won(seat: Seat, text: str, rule: RuleId) -> TrickWon:
    """The seat takes the trick with this card, by this rule."""
    return TrickWon(seat, card(text), rule)


def round_over(game: Sticheln, *piles: tuple[str, str]) -> State:
    """A round about to be scored, in which each seat has laid and won these cards."""
    missing = [("", "")] * (game.players - len(piles))
    laid, took = zip(*[map(cards, pile) for pile in [*piles, *missing]], strict=True)
    delayed = game.options.visibility == "delayed"
    return State(
        phase="declare" if delayed else "play",
        hands=((),) * game.players,
        designating=laid,
        declared=((),) * game.players,
        revealed=not delayed,
        won=took,
    )


def points(game: Sticheln, *, laid: str, won: str) -> int:
    """What a seat scores that has laid and won these cards."""
    scored = game.consequence(round_over(game, (laid, won)))
    assert isinstance(scored, RoundScored)
    return scored.points[0]


def after_scores(*rounds: tuple[int, ...]) -> State:
    """A table whose rounds so far have been worth this to the seats."""
    return State(hands=((),) * len(rounds[0]), points=rounds)


def counting(game: Sticheln, state: State, seat: Seat) -> Cards:
    """The cards that count for a seat when the round is scored."""
    return tuple(card for reason in game.why_points(state, seat) for card in reason.cards)
