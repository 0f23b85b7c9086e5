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
        self._sources = [_source(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, **arguments: str | float) -> str:
        """The message in words. A message that nobody has written shows its id and arguments."""
        for source in self._sources:
            bundle = source.bundle_with(message)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                said = {name: _shortened(value) for name, value in arguments.items()}
                text, problems = bundle.format_pattern(pattern, said)  # type: ignore[arg-type]
                if problems:
                    error = f"{message} in {bundle.locales[0]}: {problems[0]}"
                    raise LookupError(error)
                return str(text)
        return " ".join([message, *(f"{name}={value}" for name, value in arguments.items())])


class _Source:
    """The messages of one language, each parsed when it is first said: `--help` needs few."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - 50 ms

        self._unparsed = dict(_messages(language))
        self._bundle = FluentBundle([language], use_isolating=False)

    def bundle_with(self, message: str) -> FluentBundle:
        """The messages parsed so far and this one, if the language has it."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - loaded with the bundle

        if message in self._unparsed:
            self._bundle.add_resource(FluentResource(self._unparsed.pop(message)))
        return self._bundle


_source = cache(_Source)


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
    return [message for message, _ in _messages(language)]


def _messages(language: str) -> list[tuple[str, str]]:
    """Every message by its id, as it is written: messages name no others."""
    written = re.split(r"^(?=[a-z][\w-]* *=)", "\n".join(_texts(language)), flags=re.MULTILINE)
    return [(text.partition("=")[0].strip(), text) for text in written[1:]]


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(files, key=lambda file: file.name)


def _texts(language: str) -> list[str]:
    folder = resources.files(__name__).joinpath(language)
    return [file.read_text(encoding="utf-8") for file in _files(folder)]
