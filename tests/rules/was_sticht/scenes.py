"""Small tables of Was Sticht?: crafted columns and trumps, hands, and ends of rounds."""

from __future__ import annotations

from typing import Any

from cardtable.engine import Card, Cards, Event, Play, Role, RuleId, Seat, Shuffle, TrickWon
from cardtable.games.was_sticht import State, WasSticht
from cardtable.games.was_sticht.events import HintGiven, Take, Tile
from cardtable.games.was_sticht.rules import Goal, Trumps
from tests.rules import builders as scenes
from tests.rules.builders import card, cards


def trumps(text: str) -> Trumps:
    """The trump colour and the trump value, written `R 5` or `no-colour no-value`."""
    colour, value = map(Card.parse, text.split())
    return (colour, value)


def trump_decks(text: str) -> tuple[Cards, ...]:
    """Trump decks with nothing but these trumps."""
    return tuple((trump,) for trump in trumps(text))


def goals(text: str) -> tuple[Goal, ...]:
    """The contracts written so."""
    return tuple(map(Goal, text.split()))


class Scene(scenes.Scene):
    """A table of Was Sticht? and what has happened at it so far."""

    game: WasSticht
    state: State
    before: State
    """How a crafted table was crafted."""

    def draft(self, *tiles: str) -> list[Event]:
        """Each seat in turn takes its tiles, which are named from seat 0 on; all that happens."""
        events = []
        for lap in range(self.game.options.contracts):
            for _ in tiles:
                seat = self.turn
                events += self.act(seat, Tile(goals(tiles[seat])[lap]))
        return events

    def shuffle(self, trump: str, *columns: str) -> list[Event]:
        """Lay these columns first, with these trumps; the other cards follow in order."""
        laid = [each for column in columns for each in cards(column)]
        deck = (*laid, *(each for each in self.game.pack if each not in laid))
        decks = [
            (*(each for each in pack if each != at_bottom), at_bottom)
            for pack, at_bottom in zip(self.game.options.trump_decks, trumps(trump), strict=True)
        ]
        return self.act(Role.CHANCE, Shuffle((deck, *decks)))

    def take(self, taken: str) -> list[Event]:
        """Those whose turn it is take these cards, one each; all that happens."""
        return [event for each in cards(taken) for event in self.act(self.turn, Take(each))]

    def deal(self, trump: str, *hands: str) -> None:
        """A round up to the choice of contracts, in which each seat comes to hold these cards.

        Each hand may be short; the cards that nobody is to hold fill them up in order, and the
        last nine are put aside where there are three players.
        """
        wanted = [cards(hand) for hand in hands] + [()] * (4 - len(hands))
        named = {each for hand in wanted for each in hand}
        others = iter([each for each in self.game.pack if each not in named])
        full = [(*hand, *(next(others) for _ in range(9 - len(hand)))) for hand in wanted]
        columns = [*zip(*full, strict=True)]
        self.shuffle(trump, *(" ".join(map(str, column)) for column in columns))
        for column in columns:
            for _ in range(self.game.players):
                self.act(self.turn, Take(column[self.turn]))

    def choose(self, *chosen: str) -> list[Event]:
        """Those who have to choose choose these contracts, the lowest seat first."""
        due = self.waits_for()
        pairs = zip(due, chosen, strict=True)
        return [event for seat, goal in pairs for event in self.act(seat, f"contract {goal}")]

    def play(self, played: str) -> list[Event]:
        """Those whose turn it is play these cards, one each; all that happens."""
        return [event for each in cards(played) for event in self.act(self.turn, Play(each))]

    def play_on(self) -> list[Event]:
        """Everybody plays the first card that may be played, until all are; what happened last."""
        events: list[Event] = []
        while self.state.phase == "play":
            events = self.act(self.turn, self.game.legal_actions(self.state, self.turn)[0])
        return events

    @property
    def turn(self) -> Seat:
        """The seat that the table waits for."""
        (seat,) = self.waits_for()
        assert isinstance(seat, int)
        return seat

    def hints(self) -> list[tuple[str, tuple[Seat, ...]]]:
        """The cards announced so far, and who had taken each."""
        return [(str(e.card), e.takers) for e in self.log if isinstance(e, HintGiven)]

    def tricks_won(self) -> list[tuple[Seat, str, RuleId]]:
        """Who has won each trick with which card, by which rule."""
        return [(e.seat, str(e.card), e.rule) for e in self.log if isinstance(e, TrickWon)]


SIMPLE = ("no-tricks", "one-trick", "last-trick", "most-tricks")
"""A contract for each seat."""


def begun(*tiles: str, **options: Any) -> Scene:
    """A table about to shuffle, at which the seats hold these tiles."""
    tiles = tiles or SIMPLE[: options.get("players", 4)]
    contracts = len(tiles[0].split())
    options |= {"players": len(tiles), "contracts": contracts}
    scene = Scene(WasSticht(**options))
    scene.draft(*tiles)
    return scene


def dealt(trump: str, *hands: str, **options: Any) -> Scene:
    """A table about to play, seat 1 first, at which the seats hold at least these cards."""
    scene = begun(**options)
    scene.deal(trump, *hands)
    scene.choose(*SIMPLE[1 : scene.game.players])
    return scene


def round_over(exposed: str, *won: str, tiles: str = "no-tricks", spare: str = "") -> Scene:
    """A table whose last trick has just been won; what follows has happened.

    Seat 0 dealt and holds these tiles; the others have exposed these contracts, and hold the spare
    ones besides. Each seat has won these tricks, of which one card each is told; who won the last
    trick is marked with a star.
    """
    goals_of = goals(exposed)
    game = WasSticht(players=len(goals_of) + 1)
    leader = next((seat for seat, cards_of in enumerate(won) if "*" in cards_of), 0)
    tricks = [tuple((card(each),) for each in told.rstrip("*").split()) for told in won]
    scene = Scene(game)
    scene.state = State(
        phase="play",
        leader=leader,
        turn=leader,
        contracts=(goals(tiles), *((goal, *goals(spare)) for goal in goals_of)),
        discarded=((),) * game.players,
        trump_decks=trump_decks("R 5"),
        hands=((),) * game.players,
        exposed=((), *((goal,) for goal in goals_of)),
        won=(*tricks, *((),) * (game.players - len(won))),
    )
    scene.before = scene.state
    while (event := game.consequence(scene.state)) is not None:
        scene.log.append(event)
        scene.state = game.evolve(scene.state, event)
    return scene


def ended(left: tuple[str, ...], done: tuple[str, ...]) -> Event | None:
    """What follows when all have put away what they may: these tiles are left, and those done."""
    game = WasSticht(players=len(left))
    contracts, discarded = tuple(map(goals, left)), tuple(map(goals, done))
    return game.consequence(State(phase="end", contracts=contracts, discarded=discarded))
