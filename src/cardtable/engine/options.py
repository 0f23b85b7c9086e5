"""Options: what can be varied in a game, as independent axes that know the values they take."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from itertools import groupby
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from cardtable.engine.errors import CardtableError, shorten

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["Options", "Value", "one_of"]

Value: TypeAlias = int | str


def one_of(*values: Value | range, default: Value | None = None) -> Any:
    """An axis that takes these values; the first is the default unless another is named."""
    takes = tuple(
        each for value in values for each in (value if isinstance(value, range) else (value,))
    )
    return field(default=takes[0] if default is None else default, metadata={"takes": takes})


def _written(values: tuple[Value, ...]) -> str:
    """The values as people read them: `3-8`, `open, hazy, delayed`."""
    parts: list[str] = []
    for runs_on, run in groupby(
        enumerate(values), lambda at: at[1] - at[0] if isinstance(at[1], int) else None
    ):
        found = [str(value) for _, value in run]
        parts += found if runs_on is None else ["-".join(dict.fromkeys((found[0], found[-1])))]
    return ", ".join(parts)


def _wrong_value(option: str, value: object, takes: str) -> CardtableError:
    message = f"{option} takes {takes}, not {shorten(repr(value))}"
    return CardtableError(message, "wrong-value", option=option, value=shorten(value), takes=takes)


def _unknown(problem: str, name: str, known: Iterable[str]) -> CardtableError:
    name, there_are = shorten(name), ", ".join(known)
    message = f"there is no {problem.removeprefix('unknown-')} {name!r}; there are {there_are}"
    return CardtableError(message, problem, name=name, known=there_are)


@dataclass(frozen=True, kw_only=True)
class Options:
    """What every game can be asked for; a game adds its own axes with `one_of`."""

    players: int = one_of(range(1, 9))
    first: int = one_of(range(8))

    def __post_init__(self) -> None:
        for name in self.axes():
            self._check(name, getattr(self, name))
        if self.first >= self.players:
            raise _wrong_value("first", self.first, f"0-{self.players - 1}")

    @classmethod
    def axes(cls) -> dict[str, tuple[Value, ...]]:
        """Every axis and the values it takes."""
        return {axis.name: axis.metadata["takes"] for axis in fields(cls)}

    @classmethod
    def described(cls) -> dict[str, str]:
        """The axes that leave a choice, each with its values as people read them."""
        return {name: _written(takes) for name, takes in cls.axes().items() if len(takes) > 1}

    @classmethod
    def value_of(cls, name: str, text: str) -> Value:
        """The value of an axis that is written so."""
        takes = cls._taken_by(name)
        for value in takes:
            if str(value) == text:
                return value
        raise _wrong_value(name, text, _written(takes))

    @classmethod
    def of(cls, variants: Mapping[str, Self], variant: str, given: Mapping[str, Value]) -> Self:
        """The options of a variant, or of several (`reverse+delayed`), and the ones given beside.

        A setting that two of them want differently is a contradiction and refused.
        """
        wanted: dict[str, tuple[Value, str]] = {}
        asked = [
            (name, cls._settings(variants, name))
            for name in (map(str.strip, str(variant).split("+")) if variant != "" else ())
        ]
        for name, value in given.items():
            cls._check(name, value)
        for source, settings in [*asked, ("the option given", given)]:
            for name, value in settings.items():
                before, other = wanted.setdefault(name, (value, source))
                if source != other and before != value:
                    message = f"{source} sets {name}={value}, but {other} sets {name}={before}"
                    second = f"{name}={value}" if settings is given else source
                    raise CardtableError(
                        message, "contradiction", option=name, one=other, other=second
                    )
        agreed: dict[str, Any] = {name: value for name, (value, _) in wanted.items()}
        return cls(**agreed)

    @classmethod
    def _settings(cls, variants: Mapping[str, Self], name: str) -> dict[str, Value]:
        if name not in variants:
            raise _unknown("unknown-variant", name, variants)
        usual = vars(cls())
        return {axis: value for axis, value in vars(variants[name]).items() if value != usual[axis]}

    @classmethod
    def _check(cls, name: str, value: Value) -> None:
        takes = cls._taken_by(name)
        if not any(value == each and type(value) is type(each) for each in takes):
            raise _wrong_value(name, value, _written(takes))

    @classmethod
    def _taken_by(cls, name: str) -> tuple[Value, ...]:
        axes = cls.axes()
        if name not in axes:
            raise _unknown("unknown-option", name, cls.described())
        return axes[name]
