"""Messages in the reader's language. A language is a folder of Fluent files, and nothing else.

Callers name a message by its id and give plain strings and numbers as arguments.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

__all__ = ["FALLBACK", "Words", "languages", "message_ids", "system_language"]

LONGEST = 900
"""Characters of an argument: Fluent refuses a thousand, and no sentence needs them."""

FALLBACK = "en"
"""The language every message exists in."""


class Words:
    """What the program says in one language, and in English where that language has no message."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, **arguments: str | float) -> str:
        """The message in words. A message that nobody has written shows its id and arguments."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                said = {name: _shortened(value) for name, value in arguments.items()}
                text, problems = bundle.format_pattern(pattern, said)  # type: ignore[arg-type]
                if problems:
                    error = f"{message} in {bundle.locales[0]}: {problems[0]}"
                    raise LookupError(error)
                return str(text)
        return " ".join([message, *(f"{name}={value}" for name, value in arguments.items())])


def _shortened(value: str | float) -> str | float:
    long = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[:LONGEST]}…" if long else value


def languages() -> list[str]:
    """The languages there are files for."""
    return sorted(folder.name for folder in resources.files(__name__).iterdir() if _files(folder))


def system_language(environment: Mapping[str, str]) -> str:
    """The language the system asks for, if there are files for it; otherwise English."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = re.split(r"[_.@-]", next(filter(None, names), ""))[0].lower()
    return language if language in languages() else FALLBACK


def message_ids(language: str) -> list[str]:
    """The ids of all messages in this language, in the order of the files; some may be twice."""
    text = "\n".join(_texts(language))
    return re.findall(r"^([a-z][\w-]*) *=", text, flags=re.MULTILINE)


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(files, key=lambda file: file.name)


def _texts(language: str) -> list[str]:
    folder = resources.files(__name__).joinpath(language)
    return [file.read_text(encoding="utf-8") for file in _files(folder)]


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - 50 ms

    bundle = FluentBundle([language], use_isolating=False)
    for text in _texts(language):
        bundle.add_resource(FluentResource(text))
    return bundle
