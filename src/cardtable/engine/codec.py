"""JSON for everything: the class name is the tag, the dataclass fields are the keys.

`encode` needs no game; `decode` finds the classes in the modules that define the game.
"""

from __future__ import annotations

import reprlib
import sys
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import ModuleType, UnionType
from typing import (
    Any,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from cardtable.engine.cards import Card
from cardtable.engine.errors import UnreadableNotation
from cardtable.engine.events import Action, Event, Moved, Role, Seat, Shuffle
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.engine.views import View

__all__ = ["Json", "decode", "decode_view", "encode", "vocabulary"]

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"


def encode(value: object) -> Json:
    """The value as plain JSON data; a view leaves its game to whoever sends it."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, StrEnum):
        return value.value
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [encode(each) for each in value]
    if isinstance(value, View):
        parts = {"seat": value.seat, "state": value.state, "events": value.events}
        return {"type": "View", **{name: encode(part) for name, part in parts.items()}}
    if is_dataclass(value):
        data = {field.name: encode(getattr(value, field.name)) for field in fields(value)}
        return {"type": type(value).__name__, **data}
    message = f"{type(value).__name__} has no JSON form"
    raise TypeError(message)


@cache
def vocabulary(kind: type[Game[Any, Any]]) -> dict[str, type]:
    """The classes that a game's JSON can name, by tag: actions, events, the state and its parts."""
    found: dict[str, type] = {"Moved": Moved, "Shuffle": Shuffle}
    kinds = [base for base in kind.__mro__ if issubclass(base, Game) and base is not Game]
    for module in (sys.modules[base.__module__] for base in kinds):
        for member in vars(module).values():
            if _belongs(member, module) and found.setdefault(member.__name__, member) is not member:
                message = f"{kind.__name__} has two classes {member.__name__}"
                raise TypeError(message)
    return found


def _belongs(member: object, module: ModuleType) -> bool:
    """Whether a module's member is one of the classes of a game that JSON can name."""
    if not isinstance(member, type) or not is_dataclass(member) or issubclass(member, Options):
        return False
    same_folder = member.__module__.rpartition(".")[0] == module.__package__
    return issubclass(member, (Action, Event)) or same_folder


def decode(game: Game[Any, Any], data: object) -> Any:
    """The action, event or state that was encoded so."""
    return _decode_object(game, object, data)


def decode_view(game: Game[Any, Any], data: object) -> View[Any]:
    """The view that was encoded so, folded anew from its events."""
    if not isinstance(data, dict) or data.get("type") != "View":
        raise _unreadable(data, "a view")
    viewer: Any = _decode_as(game, Seat | Role, data.get("seat"))
    events: Any = _decode_as(game, tuple[Event, ...], data.get("events"))
    try:
        return game.view(events, viewer)
    except (IndexError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise _unreadable(data["events"], f"a view of {game.name}") from error


def _decode_object(game: Game[Any, Any], wanted: type, data: object) -> Any:
    """The object of a class that was encoded so; its class is checked before its fields."""
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise _unreadable(data, f"the JSON form of a {wanted.__name__}")
    kind: Any = vocabulary(type(game)).get(data["type"])
    if kind is None or not issubclass(kind, wanted):
        raise _unreadable(data["type"], f"a type of {game.name} that fits here")
    hints = _hints(kind)
    if data.keys() - {"type"} != hints.keys():
        raise _unreadable(list(data), f"the fields of {data['type']}")
    return kind(**{name: _decode_as(game, hint, data[name]) for name, hint in hints.items()})


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _decode_as(game: Game[Any, Any], hint: Any, data: object) -> object:
    origin = get_origin(hint) or hint
    if origin is tuple:
        return _decode_tuple(game, get_args(hint), data)
    if origin in {Union, UnionType}:
        return _decode_union(game, get_args(hint), data)
    if isinstance(data, dict) and isinstance(hint, type):
        return _decode_object(game, hint, data)
    return _decode_plain(hint, data)


def _decode_plain(hint: Any, data: object) -> object:
    if hint is Card and isinstance(data, str):
        return Card.parse(data)
    if get_origin(hint) is Literal:
        fits = isinstance(data, str) and data in get_args(hint)
    elif isinstance(data, str) and issubclass(hint, StrEnum):
        data = next((member for member in hint if member.value == data), data)
        fits = isinstance(data, hint)
    else:
        fits = type(data) is hint
    if fits:
        return data
    raise _unreadable(data, str(getattr(hint, "__name__", hint)))


def _decode_tuple(game: Game[Any, Any], hints: tuple[Any, ...], data: object) -> tuple[object, ...]:
    if not isinstance(data, list):
        raise _unreadable(data, "a list")
    each = hints[:1] * len(data) if hints[-1] is Ellipsis else hints
    if len(each) != len(data):
        raise _unreadable(data, f"a list of {len(each)}")
    return tuple(_decode_as(game, hint, item) for hint, item in zip(each, data, strict=True))


def _decode_union(game: Game[Any, Any], hints: tuple[Any, ...], data: object) -> object:
    for hint in hints:
        try:
            return _decode_as(game, hint, data)
        except UnreadableNotation:
            continue
    raise _unreadable(data, " or ".join(str(getattr(hint, "__name__", hint)) for hint in hints))


def _unreadable(data: object, wanted: str) -> UnreadableNotation:
    short = reprlib.repr(data)
    message = f"{short} is not {wanted}"
    return UnreadableNotation(message, "unreadable-json", found=short, wanted=wanted)
