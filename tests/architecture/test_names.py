"""What a module offers is what it says it offers.

Functions, classes and types without an underscore are all offered in `__all__`, unless a decorator
has handed them on, like a command; of the constants only those that others need.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import cardtable

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(cardtable.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that a module runs, those under an `if` too."""
    for statement in body:
        yield statement
        if isinstance(statement, ast.If):
            if ast.unparse(statement.test) != "TYPE_CHECKING":
                yield from statements(statement.body)
            yield from statements(statement.orelse)


def constants_of(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if not is_alias(kind):
            return [name]
    return []


def definitions_of(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.FunctionDef(name=name, decorator_list=decorators):
            registered = any(ast.unparse(each).startswith("application.") for each in decorators)
            return [] if registered else [name]
        case ast.ClassDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if is_alias(kind):
            return [name]
    return []


def is_alias(annotation: ast.expr) -> bool:
    return ast.unparse(annotation) == "TypeAlias"


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def imported(path: Path) -> set[tuple[str, str]]:
    """The names a module takes from other modules of the package: (module, name)."""
    return {
        (statement.module, alias.name)
        for statement in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(statement, ast.ImportFrom) and statement.module
        for alias in statement.names
        if statement.module in OFFERED and not is_module(statement.module, alias.name)
    }


def is_module(package: str, name: str) -> bool:
    return f"{package}.{name}" in OFFERED and name not in OFFERED[package]


def body_of(path: Path) -> list[ast.stmt]:
    return [*statements(ast.parse(path.read_text(encoding="utf-8")).body)]


def to_be_offered(path: Path) -> set[str]:
    """What a module defines, and what a package takes from its own modules."""
    names = {name for statement in body_of(path) for name in definitions_of(statement)}
    if path.name == "__init__.py":
        own = f"{module_name(path)}."
        names |= {name for module, name in imported(path) if module.startswith(own)}
    return {name for name in names if not name.startswith("_")}


def offered(path: Path) -> list[str]:
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return [str(name) for name in ast.literal_eval(value)]
    return []


OFFERED = {module_name(path): offered(path) for path in MODULES}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_offers_every_name_without_an_underscore(path: Path) -> None:
    offers, expected = OFFERED[module_name(path)], to_be_offered(path)
    constants = {name for statement in body_of(path) for name in constants_of(statement)}
    assert {*offers} - constants == expected
    assert len({*offers}) == len(offers)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_takes_only_what_another_offers(path: Path) -> None:
    assert [f"{m}: {name}" for m, name in imported(path) if name not in OFFERED[m]] == []


def test_the_names_are_found() -> None:
    assert {"Game", "but", "changed"} <= to_be_offered(ROOT / "engine" / "game.py")
    assert ("cardtable.engine.events", "Moved") in imported(ROOT / "engine" / "game.py")
