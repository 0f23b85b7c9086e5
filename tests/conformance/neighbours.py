"""Two games side by side that one viewer cannot tell apart, until a secret comes out.

The second game is a neighbour of the first: wherever something is decided behind the viewer's
back, it may be decided otherwise, as long as both look the same to the viewer. All that is
decided in the open is decided alike. So whatever the viewer is shown, may do or is refused must be
the same in both, up to an event field that the game declares in its `reveals`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from cardtable.engine import (
    Action,
    Card,
    Cards,
    Event,
    Moved,
    Reveal,
    Role,
    Seat,
    Shuffle,
    Viewer,
    seen,
    shuffled,
)
from tests.tables import AnyGame, known_cards, who_decides

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

__all__ = ["Comparison", "compared"]

Both: TypeAlias = tuple[Any, Any]

Way: TypeAlias = Literal["alike", "otherwise", "crossed"]
"""How secret decisions are made in the second game.

Crossed is what a seat can do in each game alone: of two cards exchanged between two hands, each
seat lays down the one it holds. Then nothing else differs, and both games go on alike to the end.
"""
WAYS: tuple[Way, ...] = get_args(Way)


@dataclass
class Comparison:
    """What came of playing two games side by side."""

    leaks: list[str] = field(default_factory=list)
    """What the viewer could tell the games apart by, and should not have been able to."""
    partings: list[Reveal] = field(default_factory=list)
    """The declared fields in which the games parted at last."""
    real: int = 0
    """The moments at which the games were different and looked the same."""

    @property
    def over(self) -> bool:
        return bool(self.leaks or self.partings)


def compared(game: AnyGame, viewer: Viewer, rng: Random) -> Comparison:
    """Play a random game and a random neighbour of it, until they part or one is over."""
    found = Comparison()
    way = rng.choice(WAYS)
    states: Both = (game.start(), game.start())
    while not found.over:
        found.leaks += _knowledge_leaks(game, states, viewer)
        decisions = None if found.leaks else _decisions(game, states, viewer, way, rng)
        if decisions is None:
            return found
        first, second = (
            game.act(state, decision.seat, decision.action)
            for state, decision in zip(states, decisions, strict=True)
        )
        states = (first[1], second[1])
        _note_partings(game, (first[0], second[0]), viewer, found)
        found.real += states[0] != states[1] and not found.over
    return found


def _knowledge_leaks(game: AnyGame, states: Both, viewer: Viewer) -> Iterator[str]:
    """What the table waits for, and what the viewer may and may not do, must be the same."""
    for asked in (game.to_act, game.offers):
        if asked(states[0]) != asked(states[1]):
            yield asked.__name__
    if not isinstance(viewer, Role):
        for told in (game.legal_actions, game.barred):
            if told(states[0], viewer) != told(states[1], viewer):
                yield told.__name__


# Decisions that look the same


def _decisions(
    game: AnyGame, states: Both, viewer: Viewer, way: Way, rng: Random
) -> tuple[Moved, Moved] | None:
    seat = who_decides(game, states[0], rng)
    if seat is None:
        return None
    if isinstance(seat, Role):
        shuffle = shuffled(game.packs(states[0]), rng)
        return Moved(seat, shuffle), Moved(seat, _neighbour(game, states, shuffle, viewer, rng))
    pairs = _pairs(game, states, seat, viewer, way)
    if not pairs:
        return None
    ours, theirs = rng.choice(pairs)
    return Moved(seat, ours), Moved(seat, theirs)


def _pairs(
    game: AnyGame, states: Both, seat: Seat, viewer: Viewer, way: Way
) -> list[tuple[Action, Action]]:
    """What the seat can do in both games: the same or, behind the viewer's back, two things."""
    ours, theirs = (game.legal_actions(state, seat) for state in states)
    alike = [(action, action) for action in ours if action in theirs]
    if seat == viewer:
        return alike
    otherwise = [
        (one, other)
        for one in ours
        for other in theirs
        if type(one) is type(other) and not (one.seen_by(viewer) or other.seen_by(viewer))
    ]
    crossed = [(one, other) for one, other in otherwise if one not in theirs and other not in ours]
    return {"alike": alike, "otherwise": otherwise, "crossed": crossed}[way] or alike or otherwise


def _neighbour(
    game: AnyGame, states: Both, shuffle: Shuffle, viewer: Viewer, rng: Random
) -> Shuffle:
    """The shuffle with some cards exchanged, as a rule cards that the viewer will not see."""
    if game.packs(states[1]) != game.packs(states[0]):
        return shuffled(game.packs(states[1]), rng)
    events, _ = game.act(states[0], Role.CHANCE, shuffle)
    shown = _cards_due(game, events, viewer, spared=rng.choice((None, None, None, *game.reveals)))
    return Shuffle(tuple(_exchanged(pack, shown, rng) for pack in shuffle.packs))


def _cards_due(
    game: AnyGame, events: Sequence[Event], viewer: Viewer, *, spared: Reveal | None
) -> Counter[Card]:
    """The cards the game declares that it shows this viewer; what leaks is not among them.

    One declared place may be spared, so that the games come to part there as well.
    """
    cards: Counter[Card] = Counter()
    for event in events:
        for reveal in game.reveals:
            declared = _declares(reveal, event, reveal.field, viewer)
            if reveal.field and declared and reveal is not spared:
                cards += known_cards(getattr(event, reveal.field))
    return cards


def _exchanged(pack: Cards, shown: Counter[Card], rng: Random) -> Cards:
    """The pack with two hidden cards exchanged, or more, or none."""
    hidden = [at for at, card in enumerate(pack) if card not in shown]
    count = rng.choice((0, 2, 2, 2, 3, len(hidden)))
    places = rng.sample(hidden, min(count, len(hidden)))
    cards = list(pack)
    for place, source in zip(places, [*places[1:], *places[:1]], strict=True):
        cards[place] = pack[source]
    return tuple(cards)


# Where the games part


def _note_partings(
    game: AnyGame,
    events: tuple[Sequence[Event], Sequence[Event]],
    viewer: Viewer,
    found: Comparison,
) -> None:
    """Note the first event that looks different; what follows from it may differ as it likes."""
    shown = (seen(log, viewer) for log in events)
    parted = next((pair for pair in zip_longest(*shown) if pair[0] != pair[1]), None)
    for what, places in _differences(*parted).items() if parted else ():
        declared = [r for r in game.reveals for at in places if _declares(r, *at, viewer)]
        found.partings += declared
        found.leaks += [] if declared else [what]


def _differences(
    ours: Event | None, theirs: Event | None
) -> dict[str, list[tuple[Event, str | None]]]:
    """In what two events differ, and where a game could have declared it."""
    if ours is not None and type(ours) is type(theirs):
        names = [each.name for each in fields(ours)]  # type: ignore[arg-type]
        different = [name for name in names if getattr(ours, name) != getattr(theirs, name)]
        return {f"{type(ours).__name__}.{name}": [(ours, name)] for name in different}
    happened = [event for event in (ours, theirs) if event is not None]
    kinds = " or ".join(sorted(type(event).__name__ for event in happened))
    return {kinds: [(event, None) for event in happened]}


def _declares(reveal: Reveal, event: Event, name: str | None, viewer: Viewer) -> bool:
    """Whether a secret may come out to the viewer in this field of the event, or in that it is."""
    return (
        type(event) is reveal.event
        and reveal.field == name
        and (reveal.to is None or getattr(event, reveal.to) == viewer)
    )
