"""The pages that are made from code: the names, the errors, and where each rule is played."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

import cardtable
from cardtable import bots, engine
from cardtable.terminal.trace import trace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

__all__ = ["errors_page", "names_page", "rules_page"]

ENGLISH = Path(cardtable.__file__).parent / "locales" / "en"


# Names


def names_page() -> str:
    """What Python code can import, with what its docstrings say."""
    taken: set[str] = set()
    sections = []
    for module in (cardtable, bots, engine):
        names = [name for name in module.__all__ if name not in taken]
        taken |= {*names}
        described = "".join(_described(module, name) for name in sorted(names, key=str.casefold))
        sections.append(f"## {module.__name__}\n\n{_first_line(module)}\n\n{described}")
    return "# Python names\n\nMade from the code.\n\n" + "".join(sections)


def _described(module: ModuleType, name: str) -> str:
    value = getattr(module, name)
    if inspect.isclass(value):
        members = "".join(_members(value))
        signature = _shown(f"class {name}{_signature(value)}")
        return f"### {name}\n\n{signature}\n\n{_doc(value)}\n\n{members}\n"
    if inspect.isfunction(value):
        return f"### {name}\n\n{_shown(name + _signature(value))}\n\n{_doc(value)}\n\n"
    if isinstance(value, Mapping):
        return f"### {name}\n\nBy name: {', '.join(f'`{key}`' for key in value)}.\n\n"
    written = re.sub(r"\bcardtable(?:\.\w+)*\.", "", repr(value))
    return f"### {name}\n\n{_shown(f'{name} = {written}')}\n\n"


def _shown(code: str) -> str:
    """Code as it stands on a page, in lines that fit."""
    return f"```python\n{fill(code, 88, subsequent_indent='    ', break_long_words=False)}\n```"


def _members(kind: type) -> Iterator[str]:
    """The methods and properties that a class itself defines, with a docstring."""
    for name, member in vars(kind).items():
        found = getattr(
            member, "__func__", getattr(member, "func", getattr(member, "fget", member))
        )
        public = not name.startswith("_") or name == "__call__"
        if inspect.isfunction(found) and found.__doc__ and public:
            signature = _signature(found) if callable(getattr(kind, name)) else ""
            yield f"- `{name}{signature}`: {_doc(found, indent='  ')}\n"


def _signature(value: object) -> str:
    """Its arguments; of a class that only says how something is called, none."""
    if getattr(value, "_is_protocol", False):
        return ""
    try:
        written = str(inspect.signature(value))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return ""
    written = re.sub(r"<function .* at 0x[0-9a-f]+>", "...", written)
    written = re.sub(r"ForwardRef\((.*?)\)", r"\1", written).replace("'", "")
    return re.sub(r"^\((?:self|cls)(?:, )?", "(", written)


def _doc(documented: object, indent: str = "") -> str:
    return (inspect.getdoc(documented) or "").replace("\n", f"\n{indent}")


def _first_line(documented: object) -> str:
    return _doc(documented).partition("\n")[0]


# Errors


def errors_page() -> str:
    """Each problem code with what it is told with, and its English message."""
    sections = [
        ("From Python", "engine", "`CardtableError.problem` and the keys of its `details`."),
        ("From the command", "terminal", "After `cardtable: `, with exit code 2."),
    ]
    parts = ["# Errors\n\nMade from the messages.\n"]
    for heading, file, where in sections:
        text = (ENGLISH / f"{file}.ftl").read_text("utf-8")
        rows = "".join(_rows(FluentParser().parse(text)))
        parts.append(
            f"\n## {heading}\n\n{where}\n\n| problem | details | says |\n|---|---|---|\n{rows}"
        )
    return "".join(parts)


def _rows(resource: ast.Resource) -> Iterator[str]:
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("error-") and entry.value:
            says = "".join(_pieces(entry.value))
            details = dict.fromkeys(re.findall(r"\{(\w+)\}", says))
            named = ", ".join(f"`{name}`" for name in details)
            problem = entry.id.name.removeprefix("error-")
            yield f"| `{problem}` | {named} | {says.replace('|', ' or ')} |\n"


def _pieces(pattern: ast.Pattern) -> Iterator[str]:
    """The words of a message, arguments in braces; of several forms the usual one."""
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=text):
                yield text.replace("\n", " ")
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                yield f"{{{name.name}}}"
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                yield from _pieces(next(each.value for each in variants if each.default))


# Rules


def rules_page(name: str, book: Path) -> str:
    """Where each rule of a game is played, and which tests show it."""
    rows = "".join(
        f"| [{rule.rule}]({book.as_posix()}#{rule.rule}) "
        f"| {_listed(rule.code)} | {_listed(rule.tests)} |\n"
        for rule in trace(name)
    )
    return (
        f"# Rules of {name}: code and tests\n\nAs `cardtable rules --trace` prints it.\n\n"
        f"| rule | code | tests |\n|---|---|---|\n{rows}"
    )


def _listed(places: tuple[str, ...]) -> str:
    return "<br>".join(f"`{place}`" for place in places)
