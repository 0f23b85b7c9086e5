"""Small tables of Hat Trick: crafted deals, and tricks played through `act`."""

from __future__ import annotations

from itertools import islice
from typing import Any

from cardtable.engine import (
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
from cardtable.games.hat_trick import HatTrick, State
from cardtable.games.hat_trick.events import TrickCleared
from tests.rules import builders as scenes
from tests.rules.builders import card, cards


class Scene(scenes.Scene):
    """A table of Hat Trick and what has happened at it so far."""

    game: HatTrick
    state: State

    def deal(self, *hands: str) -> list[Event]:
        """Deal so that each seat holds at least these cards; the others follow in order."""
        wanted = [cards(hand) for hand in hands] + [()] * (self.game.players - len(hands))
        named = {each for hand in wanted for each in hand}
        others = (each for each in self.game.options.deck if each not in named)
        size = self.game.options.hand_size
        deck = [each for hand in wanted for each in (*hand, *islice(others, size - len(hand)))]
        return self.act(Role.CHANCE, Shuffle((tuple(deck),)))

    def play(self, played: str) -> list[Event]:
        """Those whose turn it is play these cards, one each; all that happens."""
        return [event for each in cards(played) for event in self.act(self.turn, Play(each))]

    @property
    def turn(self) -> Seat:
        """The seat that the table waits for."""
        (seat,) = self.waits_for()
        assert isinstance(seat, int)
        return seat

    def play_on(self) -> RoundScored:
        """Everybody plays the first card in hand, until the round is scored."""
        while True:
            for event in self.act(self.turn, Play(self.state.hands[self.turn][0])):
                if isinstance(event, RoundScored):
                    return event

    def play_round(self) -> RoundScored:
        """A whole round, dealt in order of the pack, in which everybody does the first thing."""
        self.deal()
        return self.play_on()


def after_first_trick(played: str, **options: Any) -> Scene:
    """The table after a first trick to which the seats play these cards, seat 0 first."""
    scene = Scene(HatTrick(players=len(played.split()), **options))
    scene.deal(*played.split())
    scene.play(played)
    return scene


def winners(scene: Scene) -> list[tuple[Seat, str, RuleId]]:
    """Who has won with which card, by which rule, in the order told."""
    return [(e.seat, str(e.card), e.rule) for e in scene.log if isinstance(e, TrickWon)]


def cleared(scene: Scene) -> TrickCleared:
    """How the lead was last decided."""
    return [event for event in scene.log if isinstance(event, TrickCleared)][-1]


def lead(seat: Seat, text: str, rule: RuleId) -> TrickCleared:
    """The card gives the lead to the seat, by this rule."""
    return TrickCleared(seat, card(text), rule)


def why_first_trick(played: str, **options: Any) -> tuple[Reason, ...]:
    """The reasons for what comes of such a first trick."""
    scene = after_first_trick(played, **options)
    end = cleared(scene)
    return scene.game.why(scene.game.replay(scene.log[: scene.log.index(end)]), end)


def round_over(game: HatTrick, *piles: tuple[str, str]) -> State:
    """A round about to be scored, in which each seat has won and passed these cards."""
    missing = [("", "")] * (game.players - len(piles))
    won, passed = zip(*[map(cards, pile) for pile in [*piles, *missing]], strict=True)
    nothing = ((),) * game.players
    return State(phase="play", hands=nothing, trick=nothing, won=won, passed=passed)


def points(*, won: str, passed: str = "") -> int:
    """What a seat scores that has won and passed these cards."""
    game = HatTrick()
    scored = game.consequence(round_over(game, (won, passed)))
    assert isinstance(scored, RoundScored)
    return scored.points[0]


def after_scores(*rounds: tuple[int, ...]) -> State:
    """A table whose rounds so far have been worth this to the seats."""
    return State(hands=((),) * len(rounds[0]), points=rounds)
