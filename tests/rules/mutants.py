"""Whether a rule is tested: its own tests notice when the code that bears its id goes wrong.

    python -m tests.rules.mutants sticheln

For each rule of a game, errors are planted one by one in the functions and options that name the
rule, until the tests marked with that rule fail. A rule whose tests notice none is printed.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import os
import signal
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import fields, is_dataclass
from functools import cached_property
from itertools import chain, count, islice, zip_longest
from pathlib import Path
from types import FunctionType, MappingProxyType
from typing import Any, TypeAlias

import pytest

from cardtable.terminal.trace import TESTS, TracedRule, trace

__all__ = ["mutants_of", "unnoticed"]

LONGEST = 10.0
"""Seconds that the tests of a rule may take; a mutant that never ends has been noticed."""

MOST_TRIED = 40
"""Mutants of a rule that its tests may overlook before it counts as untested."""

Mutant: TypeAlias = Callable[[], Callable[[], None]]
"""Plants an error, and returns what takes it out again."""

LATE = __future__.annotations.compiler_flag

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.FloorDiv,
    ast.FloorDiv: ast.Mod,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


class _Planter(ast.NodeTransformer):
    """Plants one error, at the place of this number."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.seen = 0

    def visit(self, node: ast.AST) -> Any:
        """The node, or what stands in its place."""
        self.generic_visit(node)
        wrong = _gone_wrong(node)
        if wrong is None:
            return node
        self.seen += 1
        return ast.copy_location(wrong, node) if self.seen == self.place else node


def _gone_wrong(node: ast.AST) -> ast.AST | None:
    """The node with an error in it, if one can be made."""
    match node:
        case ast.Compare(left, [operator], right) if type(operator) in COMPARED:
            return ast.Compare(left, [COMPARED[type(operator)]()], right)
        case ast.BoolOp(operator, values):
            return ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.BinOp(left, operator, right) if type(operator) in COMPUTED:
            return ast.BinOp(left, COMPUTED[type(operator)](), right)
        case ast.UnaryOp(ast.Not(), operand) | ast.UnaryOp(ast.USub(), operand):
            return operand
        case ast.IfExp(test, body, orelse):
            return ast.IfExp(test, orelse, body)
        case ast.If(test, body, orelse):
            return ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Constant(bool(value)):
            return ast.Constant(not value)
        case ast.Constant(int(value)):
            return ast.Constant(value + 1)
        case ast.Return(ast.expr() as value) if ast.unparse(value) != "None":
            return ast.Return(ast.Constant(None))
    return None


def mutants_of(bearer: object) -> Iterator[Mutant]:
    """Every error that can be planted in a function, a property or the options of a class."""
    match bearer:
        case property(fget=function) | cached_property(func=function):
            yield from mutants_of(function)
        case FunctionType():
            yield from _mutants_of_function(bearer)
        case type() if is_dataclass(bearer):
            yield from _mutants_of_options(bearer)


def _mutants_of_function(function: FunctionType) -> Iterator[Mutant]:
    source = textwrap.dedent(inspect.getsource(function))
    for place in count(1):
        tree = ast.parse(source)
        (definition,) = tree.body
        assert isinstance(definition, ast.FunctionDef)
        definition.decorator_list = []
        planter = _Planter(place)
        definition.body = [planter.visit(statement) for statement in definition.body]
        if planter.seen < place:
            return
        code = _compiled(definition, function)
        if code is not None:
            yield lambda code=code: _swap(function, "__code__", code)  # type: ignore[misc]


def _compiled(definition: ast.FunctionDef, like: FunctionType) -> Any:
    """The code of the definition, if it can take the place of the function's own."""
    body: list[ast.stmt] = [definition]
    if "__class__" in like.__code__.co_freevars:
        body = [ast.ClassDef("Holder", [], [], body, [])]
    tree = ast.fix_missing_locations(ast.Module(body, []))
    made: dict[str, Any] = {}
    exec(  # noqa: S102 - our own code with an error in it
        compile(
            tree, "<mutant>", "exec", flags=__future__.annotations.compiler_flag, dont_inherit=True
        ),
        dict(like.__globals__),
        made,
    )
    holder = vars(made["Holder"]) if "Holder" in made else made
    code = holder[definition.name].__code__
    return code if code.co_freevars == like.__code__.co_freevars else None


def _mutants_of_options(kind: type) -> Iterator[Mutant]:
    """Each axis with another usual value, and with one value less to take."""
    for axis in fields(kind):
        takes = axis.metadata.get("takes", ())
        usual = kind.__init__.__kwdefaults__  # type: ignore[misc]
        for other in [value for value in takes if value != axis.default][:1]:
            changed = {**usual, axis.name: other}
            yield lambda changed=changed: _swap(kind.__init__, "__kwdefaults__", changed)  # type: ignore[misc]
        fewer = MappingProxyType({"takes": takes[:-1]})
        yield lambda axis=axis, fewer=fewer: _swap(axis, "metadata", fewer)  # type: ignore[misc]


def _swap(holder: Any, name: str, value: object) -> Callable[[], None]:
    before = getattr(holder, name)
    setattr(holder, name, value)
    return lambda: setattr(holder, name, before)


def unnoticed(game: str) -> list[str]:
    """The rules of a game whose own tests overlook all that can go wrong where they are played."""
    return [traced.rule for traced in trace(game) if not _noticed(game, traced)]


def _noticed(game: str, traced: TracedRule) -> bool:
    folder = TESTS if game == "engine" else TESTS / game.replace("-", "_")
    tests = [f"{folder / file}.py::{name}" for file, name in (t.split(":") for t in traced.tests)]
    one_by_one = zip_longest(*(mutants_of(_found(place)) for place in traced.code))
    mutants = (mutant for mutant in chain.from_iterable(one_by_one) if mutant)
    return any(_fails(tests, mutant) for mutant in islice(mutants, MOST_TRIED))


def _found(place: str) -> object:
    """What stands at `sticheln.rules:Options.deck`."""
    module, _, path = place.partition(":")
    prefix = "cardtable." if module.startswith("engine.") else "cardtable.games."
    found: Any = sys.modules[prefix + module]
    for name in path.split("."):
        found = vars(found)[name]
    return found


def _fails(tests: list[str], mutant: Mutant) -> bool:
    """Whether a test fails once the error is planted."""
    take_out = mutant()
    signal.signal(signal.SIGALRM, _out_of_time)
    signal.setitimer(signal.ITIMER_REAL, LONGEST)
    try:
        with _silence():
            options = ["-x", "-q", "-n0", "-p", "no:randomly", "-p", "no:cacheprovider"]
            return pytest.main([*options, *tests]) is not pytest.ExitCode.OK
    except TimeoutError:
        return True
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        take_out()


def _out_of_time(_signal: int, _frame: object) -> None:
    raise TimeoutError


@contextmanager
def _silence() -> Iterator[None]:
    with Path(os.devnull).open("w") as nothing, redirect_stdout(nothing), redirect_stderr(nothing):
        yield


if __name__ == "__main__":
    for rule in [rule for game in sys.argv[1:] for rule in unnoticed(game)]:
        print(rule)
