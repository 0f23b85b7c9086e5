"""Code is read on a screen: a function fits it, and a module is soon read through."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(
    path
    for folder in ("src", "tests", "benchmarks", "docsite")
    for path in (ROOT / folder).rglob("*.py")
)

LINES_OF_A_FUNCTION = 45
LINES_OF_A_MODULE = 520


def length(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def length_beside_tables(function: ast.FunctionDef) -> int:
    """The lines of a function; a `match`, a case a line or two, is a table and counts as one."""
    tables = [statement for statement in function.body if isinstance(statement, ast.Match)]
    return length(function) - sum(length(table) - 1 for table in tables)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_code_fits_the_eye(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    long = [f.name for f in functions if length_beside_tables(f) > LINES_OF_A_FUNCTION]
    assert long == []
    assert text.count("\n") <= LINES_OF_A_MODULE


def test_a_long_function_would_be_found() -> None:
    (table,) = ast.parse("def f(x):\n  match x:\n" + "    case 1: pass\n" * 60).body
    (lines,) = ast.parse("def f(x):\n" + "  pass\n" * 60).body
    assert isinstance(table, ast.FunctionDef)
    assert isinstance(lines, ast.FunctionDef)
    assert length_beside_tables(table) == 2
    assert length_beside_tables(lines) == 61
