"""Law 6: no randomness, clock, file, log or global in the engine and the rules of the games."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parents[2] / "src" / "cardtable"

ALLOWED = {
    "abc",
    "bisect",
    "cardtable",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "reprlib",
    "types",
    "typing",
}
"""What computes, and does nothing else."""

ALLOWED_HERE = {
    "engine/codec.py": {"sys"},  # finds the classes of a game by its module
    "engine/play.py": {"random"},  # draws from the seed it is given
}

FORBIDDEN_CALLS = {
    "__import__",
    "breakpoint",
    "compile",
    "eval",
    "exec",
    "globals",
    "hash",
    "id",
    "input",
    "open",
    "print",
}
"""What reaches outside, or differs from one process to the next."""

HELD_FOR_GOOD = {"Mapping", "Final", "ClassVar", "TypeAlias"}

FAST = {"encoding.py", "fast.py"}
"""Not rules: they need NumPy and Numba."""

FILES = sorted(
    str(path.relative_to(PACKAGE))
    for path in (*PACKAGE.glob("engine/*.py"), *PACKAGE.glob("games/*/**/*.py"))
    if path.name not in FAST
)


def tree_of(file: str) -> ast.Module:
    return ast.parse((PACKAGE / file).read_text(encoding="utf-8"))


def at_run_time(node: ast.AST) -> Iterator[ast.AST]:
    """Every node but those that only a type checker reads."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            for other in child.orelse:
                yield from at_run_time(other)
        else:
            yield from at_run_time(child)


def imported(tree: ast.Module) -> set[str]:
    names = set()
    for node in at_run_time(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names - {"__future__"}


def forbidden_calls(tree: ast.Module) -> list[str]:
    """Where a name is called that reaches outside; `__hash__` may hash."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    hashing = {n for each in functions if each.name == "__hash__" for n in ast.walk(each)}
    return [
        f"{node.func.id} in line {node.lineno}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in FORBIDDEN_CALLS
        and node not in hashing
    ]


def mutable_globals(tree: ast.Module) -> list[str]:
    """Lists, dicts and sets of a module that are not declared to stay as they are."""
    makers = ("list", "dict", "set", "defaultdict", "Counter", "deque", "OrderedDict")
    displays = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
    found = []
    for node in tree.body:
        if not isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            continue
        value = node.value
        made = isinstance(value, ast.Call) and ast.unparse(value.func) in makers
        if not (made or isinstance(value, displays)):
            continue
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        annotation = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
        if ast.unparse(target) != "__all__" and annotation.partition("[")[0] not in HELD_FOR_GOOD:
            found.append(ast.unparse(target))
    return found


@pytest.mark.parametrize("file", FILES)
def test_rules_import_nothing_that_reaches_outside(file: str) -> None:
    assert imported(tree_of(file)) <= ALLOWED | ALLOWED_HERE.get(file, set())


@pytest.mark.parametrize("file", FILES)
def test_rules_call_nothing_that_reaches_outside(file: str) -> None:
    assert forbidden_calls(tree_of(file)) == []


@pytest.mark.parametrize("file", FILES)
def test_rules_keep_no_global_that_could_change(file: str) -> None:
    tree = tree_of(file)
    assert mutable_globals(tree) == []
    assert not any(isinstance(node, (ast.Global, ast.Nonlocal)) for node in ast.walk(tree))


def test_only_play_draws_and_only_from_a_seed() -> None:
    drawn = [node for node in ast.walk(tree_of("engine/play.py")) if isinstance(node, ast.Call)]
    sources = [node for node in drawn if ast.unparse(node.func) == "Random"]
    assert sources
    assert all(len(node.args) == 1 and "seed" in ast.unparse(node.args[0]) for node in sources)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import random", {"random"}),
        ("def f():\n    from time import time", {"time"}),
        ("if TYPE_CHECKING:\n    from random import Random", set()),
        ("if TYPE_CHECKING:\n    import random\nelse:\n    import os.path", {"os"}),
        ("from __future__ import annotations\nimport re", {"re"}),
    ],
)
def test_imports_are_found(code: str, found: set[str]) -> None:
    assert imported(ast.parse(code)) == found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("CACHE = {}", ["CACHE"]),
        ("SEEN: set[int] = set()", ["SEEN"]),
        ("TABLE: Mapping[str, int] = {'a': 1}", []),
        ("PAIR = (1, 2)", []),
        ("__all__ = ['PAIR']", []),
    ],
)
def test_mutable_globals_are_found(code: str, found: list[str]) -> None:
    assert mutable_globals(ast.parse(code)) == found


def test_forbidden_calls_are_found() -> None:
    code = (
        "class A:\n    def __hash__(self):\n        return hash(1)\n    def f(self):\n        id(2)"
    )
    assert forbidden_calls(ast.parse(code)) == ["id in line 5"]
