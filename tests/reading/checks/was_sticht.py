"""What the rules of Was Sticht? answer to the questions, by the question's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cardtable.engine import Cards, Event, GameEnded, Moved, TrickWon
from cardtable.games.was_sticht import State, WasSticht
from cardtable.games.was_sticht.events import ContractFulfilled, DealerSucceeded, HintGiven, Take
from cardtable.games.was_sticht.rules import GOALS, Goal, value_of
from tests.reading.questions import NAMES, Value
from tests.reading.words import Check, yes_no
from tests.rules.builders import cards, whole_game
from tests.rules.was_sticht.scenes import trump_decks

NOTHING = ((),) * 4


def taker(trumped: str) -> Check:
    """Who takes the trick of the cards named, with these trumps."""

    def check(named: str) -> Value:
        state = State(
            phase="play", hands=NOTHING, trick=cards(named), trump_decks=trump_decks(trumped)
        )
        won = WasSticht().consequence(state)
        assert isinstance(won, TrickWon)
        return NAMES[won.seat]

    return check


def hint(players: int, trumped: str, named: str, *, first: int) -> HintGiven:
    """The hint about a column whose cards were taken in this order, by this seat first."""
    state = State(phase="take", turn=first, trump_decks=trump_decks(trumped), taken=cards(named))
    given = WasSticht(players=players).consequence(state)
    assert isinstance(given, HintGiven)
    return given


def who_is_announced(named: str) -> Value:
    (seat,) = hint(4, "B 7", named, first=3).takers
    return NAMES[seat]


def playable(trumped: str, value_follows: str = "trump") -> Check:
    """Which hand cards may be played; the first of the cards named was led."""

    def check(named: str) -> Value:
        led, *hand = named.split()
        state = State(
            phase="play",
            turn=3,
            hands=((), (), (), cards(" ".join(hand))),
            trick=cards(led),
            trump_decks=trump_decks(trumped),
        )
        game = WasSticht(value_follows=value_follows)
        legal = {str(action) for action in game.legal_actions(state, 3)}
        return [each for each in hand if f"play {each}" in legal]

    return check


def judged(
    exposed: Sequence[Goal | None], won: Sequence[tuple[Cards, ...]], last: int
) -> list[Event]:
    """What comes of the contracts when Dora deals; this seat has won the last trick."""
    goals = tuple((goal,) if goal else () for goal in exposed)
    state = State(
        phase="play",
        dealer=3,
        leader=last,
        contracts=(*goals[:3], (Goal.NO_TRICKS,)),
        discarded=NOTHING,
        exposed=goals,
        hands=NOTHING,
        won=tuple(won),
    )
    game, events = WasSticht(), list[Event]()
    while (event := game.consequence(state)) is not None:
        events.append(event)
        state = game.evolve(state, event)
    return events


def counted(*tricks: int) -> list[tuple[Cards, ...]]:
    """So many tricks for each seat, whatever lies in them."""
    assert sum(tricks) == 9
    return [(cards("R1 R2 R3 R4"),) * number for number in tricks]


def dealer_discards(exposed: Sequence[Goal | None], tricks: Sequence[int], last: int) -> Check:
    """Whether Dora, who deals, puts a tile away."""
    return lambda _: yes_no(
        any(isinstance(each, DealerSucceeded) for each in judged(exposed, counted(*tricks), last))
    )


def ann_fulfils(events: Sequence[Event]) -> Value:
    return yes_no(any(isinstance(each, ContractFulfilled) and not each.seat for each in events))


def most_tricks(_: str) -> Value:
    exposed = (Goal.MOST_TRICKS, Goal.NO_RED, Goal.NO_BLUE, None)
    return ann_fulfils(judged(exposed, counted(3, 3, 2, 1), 0))


def no_red(named: str) -> Value:
    won = [(cards(named),), *counted(1, 8, 0, 0)[1:]]
    return ann_fulfils(judged((Goal.NO_RED, Goal.NO_RED, Goal.NO_BLUE, None), won, 1))


def winners(*discarded: str, unfinished: int = 4) -> Callable[[str], list[str]]:
    """Who wins when these tiles, by value, are put away; from this seat on tiles are left."""

    def check(_: str) -> list[str]:
        put_away = tuple(tuple(tile(int(value)) for value in tiles.split()) for tiles in discarded)
        left = tuple(() if seat < unfinished else (Goal.NO_TRICKS,) for seat in range(4))
        ended = WasSticht().consequence(
            State(phase="end", contracts=left, discarded=put_away, hands=NOTHING)
        )
        assert isinstance(ended, GameEnded)
        return [NAMES[seat] for seat in ended.winners]

    return check


def tile(value: int) -> Goal:
    """A tile of this value."""
    return next(goal for goal in GOALS if value_of([goal]) == value)


def only(check: Callable[[str], list[str]]) -> Check:
    """The one who wins alone."""

    def single(named: str) -> Value:
        (name,) = check(named)
        return name

    return single


def first_of_the_sixth_column(_: str) -> Value:
    log = whole_game(WasSticht(players=3, contracts=1))
    takers = [e.seat for e in log if isinstance(e, Moved) and isinstance(e.action, Take)]
    seat = takers[5 * 3]
    assert isinstance(seat, int)
    return NAMES[seat]


def tiles_left_over(_: str) -> Value:
    options = WasSticht(players=3).options
    return len(options.tiles) - 3 * options.contracts


CHECKS: Mapping[str, Check] = {
    "hint": who_is_announced,
    "super-trump": taker("G 4"),
    "no-trump-colour": taker("no-colour 5"),
    "no-trump-value": taker("R no-value"),
    "value-card-does-not-follow": playable("R 3"),
    "value-card-beside-the-colour": playable("R 3"),
    "value-card-led": playable("R 3"),
    "value-card-led-without-trump-colour": playable("no-colour 3"),
    "value-card-keeps-its-colour": playable("R 3", value_follows="colour"),
    "most-tricks-tied": most_tricks,
    "red-trump-value": no_red,
    "dealer-succeeds": dealer_discards(
        (Goal.TWO_TRICKS, Goal.NO_TRICKS, Goal.LAST_TRICK, None), (3, 0, 4, 2), 2
    ),
    "owner-comes-first": dealer_discards(
        (Goal.TWO_TRICKS, Goal.LAST_TRICK, Goal.MOST_TRICKS, None), (2, 4, 1, 2), 1
    ),
    "same-contract-twice": dealer_discards(
        (Goal.NO_TRICKS, Goal.NO_TRICKS, Goal.FOUR_TRICKS, None), (0, 1, 8, 0), 2
    ),
    "card-put-aside": lambda named: str(hint(3, "G no-value", named, first=0).card),
    "token": first_of_the_sixth_column,
    "several-finishers": only(winners("1 2 3 4 2", "1 1 2 3 4", "9 7", "8", unfinished=2)),
    "one-finisher": only(winners("1 1 2 2 3", "8 7", "9 8 7", "8", unfinished=1)),
    "shared-victory": winners("1 2 3 4 2", "1 1 2 2 3", "8", "7 5", unfinished=2),
    "tiles-left-over": tiles_left_over,
}
