"""A game as a text that shows, decision by decision, what happened and who knew what."""

from __future__ import annotations

from dataclasses import fields
from itertools import groupby
from typing import TYPE_CHECKING, Any

from cardtable.engine import UNKNOWN, Card, Event, Game, Moved, Role, as_seen, moments, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine import Action, Reason

__all__ = ["playthrough", "written_actions"]


def playthrough(game: Game[Any, Any], log: Sequence[Event]) -> str:
    """The whole text: the options, then each moment and how the table stands after it."""
    options = " ".join(f"{name}={value}" for name, value in vars(game.options).items())
    lines = [f"{game.name} {game.version}: {options}", *_standing(game, log, 0)]
    for number, moment in enumerate(moments(log), start=1):
        lines += ["", f"[{number}]", *_events(game, log, number, moment)]
        lines += _standing(game, log, number)
    return "\n".join([*lines, ""])


def _events(
    game: Game[Any, Any], log: Sequence[Event], number: int, moment: Sequence[Event]
) -> Iterator[str]:
    """What happened, what it was for those who could not see it, and the rules behind it."""
    state = game.replay(log, number - 1)
    for event in moment:
        yield _written_event(event)
        blind = [v for v in (*range(game.players), Role.WATCHER) if as_seen(event, v) != event]
        if blind:
            shown = _written_event(event.masked()).strip()
            yield f"    to {' '.join(map(str, blind))}: {shown}"
        yield from (f"    because {_written_reason(why)}" for why in game.why(state, event))
        state = game.evolve(state, event)


def _standing(game: Game[Any, Any], log: Sequence[Event], number: int) -> Iterator[str]:
    """What has changed before everybody's eyes, what each seat knows besides, and may do."""
    before = _parts(game.view(log, Role.WATCHER, number - 1).state) if number else {}
    public = _parts(game.view(log, Role.WATCHER, number).state)
    yield from _differing("table", public, before)
    truth = game.replay(log, number)
    for seat in range(game.players):
        known = _parts(game.view(log, seat, number).state)
        yield from _differing(f"seat {seat}", known, public)
    for seat in range(game.players):
        if legal := game.legal_actions(truth, seat):
            yield f"legal {seat}: {written_actions(legal)}"
        barred = game.barred(truth, seat).items()
        for rule, group in groupby(barred, lambda pair: pair[1]):
            if rule != "engine.not-your-turn":
                actions = [action for action, _ in group]
                yield f"barred {seat}: {written_actions(actions)}, by {rule}"
    waits = " ".join(map(str, game.to_act(truth))) or "nobody: the game is over"
    yield f"waits for {waits}"


def _differing(who: str, parts: dict[str, str], others: dict[str, str]) -> Iterator[str]:
    found = [f"{name}={text}" for name, text in parts.items() if others.get(name) != text]
    if found:
        yield f"{who}: {'; '.join(found)}"


def _parts(state: Any) -> dict[str, str]:
    """The fields of a state, those that hold something for each seat or round one by one."""
    parts: dict[str, str] = {}
    for field in fields(state):
        value = getattr(state, field.name)
        if isinstance(value, tuple) and value and all(type(each) is tuple for each in value):
            parts |= {f"{field.name}[{at}]": _written(each) for at, each in enumerate(value)}
        else:
            parts[field.name] = _written(value)
    return parts


def _written(value: object) -> str:
    """A value as people write it: cards one after the other, unknown ones counted."""
    if not isinstance(value, tuple) or isinstance(value, Card):
        return str(value)
    runs = [(each, len([*run])) for each, run in groupby(value)]
    texts = [
        f"{count}x??" if each == UNKNOWN and count > 1 else " ".join([_written(each)] * count)
        for each, count in runs
    ]
    if any(type(each) is tuple for each in value):
        return " / ".join(texts)
    return " ".join(texts) or "-"


def _written_event(event: Event) -> str:
    if isinstance(event, Moved):
        who = event.seat if isinstance(event.seat, Role) else f"seat {event.seat}"
        decided = [_written(getattr(event.action, f.name)) for f in fields(event.action)]  # type: ignore[arg-type]
        return " ".join([f"{who}: {words(type(event.action))}", *decided])
    said = [f"{f.name}={_written(getattr(event, f.name))}" for f in fields(event)]  # type: ignore[arg-type]
    return " ".join([f"  {words(type(event))}", *said])


def _written_reason(reason: Reason) -> str:
    cards = f": {_written(reason.cards)}" if reason.cards else ""
    seat = "" if reason.seat is None else f", seat {reason.seat}"
    amount = "" if reason.amount is None else f", {reason.amount:+}"
    return f"{reason.rule}{cards}{seat}{amount}"


def written_actions(actions: Sequence[Action]) -> str:
    """Actions in order, the verb said once."""
    split = [str(action).partition(" ")[::2] for action in actions]
    groups = groupby(split, lambda pair: pair[0])
    return "; ".join(
        " ".join([verb, *(rest for _, rest in group)]).strip() for verb, group in groups
    )
