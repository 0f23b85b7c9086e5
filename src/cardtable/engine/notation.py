"""Reading actions: the short sentences that people, records and bots write."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, get_type_hints

from cardtable.engine.cards import Card
from cardtable.engine.errors import UnreadableNotation, shorten
from cardtable.engine.events import Action, Shuffle, words

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["parse_action"]


def parse_action(text: str, actions: Iterable[Action]) -> Action:
    """The action written so: a shuffle, or one of the kinds of these actions."""
    verb, *arguments = text.split() or [""]
    if verb == "shuffle":
        return _parse_shuffle(arguments)
    for kind in {type(action) for action in actions}:
        types = _argument_types(kind)
        if verb == words(kind) and len(arguments) == len(types):
            try:
                return kind(*map(_parse_argument, types, arguments))
            except ValueError as error:
                raise _unreadable(text) from error
    raise _unreadable(text)


def _unreadable(text: str) -> UnreadableNotation:
    short = shorten(text)
    return UnreadableNotation(
        f"{short!r} is not an action of this game", "not-an-action", text=short
    )


def _parse_shuffle(arguments: list[str]) -> Shuffle:
    packs = " ".join(arguments).split("/")
    return Shuffle(tuple(tuple(Card.parse(card) for card in pack.split()) for pack in packs))


def _argument_types(kind: type) -> list[Any]:
    hints = get_type_hints(kind)
    return [hints[field.name] for field in fields(kind)]


def _parse_argument(kind: Any, text: str) -> object:
    return Card.parse(text) if kind is Card else kind(text)
