"""Small tables of The Game: crafted packs, crafted moments, and turns played through `act`."""

from __future__ import annotations

from cardtable.engine import Card, Event, Role, Seat, Shuffle
from cardtable.games.the_game import State, TheGame
from cardtable.games.the_game.rules import PILES, Mark
from tests.rules import builders as scenes
from tests.rules.builders import cards


class Scene(scenes.Scene):
    """A table of The Game and what has happened at it so far."""

    game: TheGame
    state: State

    def deal(self, *hands: str, draw: str = "") -> list[Event]:
        """Deal so that each seat holds at least these cards, and these are drawn first."""
        wanted = [cards(hand) for hand in hands] + [()] * (self.game.players - len(hands))
        named = {*cards(draw), *(each for hand in wanted for each in hand)}
        others = iter([each for each in self.game.pack if each not in named])
        size = self.game.options.hand_size
        deck: list[Card] = []
        for hand in wanted:
            deck += [*hand, *(next(others) for _ in range(size - len(hand)))]
        return self.act(Role.CHANCE, Shuffle(((*deck, *cards(draw), *others),)))

    def deal_late(self, tail: str) -> None:
        """Deal and play until these last cards of the pack are all that is left.

        Everybody lays a whole hand on the sun, in order; then the hands, from the seat whose turn
        it is, and the draw pile are the tail. So the cards laid must make whole hands.
        """
        last = cards(tail)
        first = [each for each in self.game.pack if each not in last]
        assert len(first) % self.game.options.hand_size == 0
        self.act(Role.CHANCE, Shuffle(((*first, *last),)))
        for each in first:
            self.lay(f"{each} sun")

    def lay(self, *placed: str) -> list[Event]:
        """Whose turn it is lays these cards: `47 sun`; what happened."""
        events: list[Event] = []
        for each in placed:
            events += self.act(self.state.turn, f"place {each}")
        return events

    def end(self) -> list[Event]:
        """Whose turn it is ends it; what happened."""
        return self.act(self.state.turn, "end")

    def held(self, seat: Seat) -> str:
        """The hand of a seat."""
        return " ".join(map(str, self.state.hands[seat]))

    def tops(self) -> tuple[int, ...]:
        """The number on top of each pile."""
        return tuple(self.state.top(at) for at in range(len(PILES)))


def midway(  # noqa: PLR0913 - a whole table
    game: TheGame,
    *hands: str,
    draw: str = "",
    laid: int = 0,
    sun: str = "",
    moon: str = "",
    star: str = "",
    leaf: str = "",
) -> Scene:
    """A table in the middle of seat 0's turn; the cards not named are nowhere."""
    scene = Scene(game)
    held = [cards(hand) for hand in hands] + [()] * (game.players - len(hands))
    scene.state = State(
        phase="turn",
        laid=laid,
        draw=cards(draw),
        hands=tuple(tuple(sorted(hand)) for hand in held),
        piles=tuple(map(cards, (sun, moon, star, leaf))),
        marks=((Mark.NONE,) * len(PILES),) * game.players,
        touched=((),) * game.players,
    )
    return scene


def opened(game: TheGame) -> Scene:
    """A table at which all hold their cards, in order of the pack, and nothing is laid yet."""
    scene = Scene(game)
    scene.deal()
    return scene


def started(game: TheGame) -> Scene:
    """The same table once seat 0 has laid its lowest card, and may lay more."""
    scene = opened(game)
    scene.lay("2 sun")
    return scene


def fitting(pile: str, top: int) -> set[int]:
    """The numbers that may be laid on a pile with this card on top, of all there are."""
    others = " ".join(str(number) for number in range(2, 100) if number != top)
    on_top = {pile: str(top)} if 1 < top < 100 else {}
    scene = midway(TheGame(players=1), others, **on_top)  # type: ignore[arg-type]
    legal = (action.split() for action in scene.may(0))
    return {int(words[1]) for words in legal if words[0] == "place" and words[2] == pile}
