"""Messages in the reader's language. A language is a folder of Fluent files, and nothing else.

Callers name a message by its id and give plain strings and numbers as arguments.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from importlib import resources
from textwrap import dedent
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
            text = source.say(message, arguments)
            if text is not None:
                return text
        return " ".join([message, *(f"{name}={value}" for name, value in arguments.items())])


class _Source:
    """The messages of one language. Fluent is loaded, and parses a message, when one needs it."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._written = dict(_messages(language))

    def say(self, message: str, arguments: Mapping[str, str | float]) -> str | None:
        """The message in words, if the language has it."""
        written = self._written.get(message)
        if written is None:
            return None
        return self.formatted(message, arguments) if "{" in written else _plain(written)

    def formatted(self, message: str, arguments: Mapping[str, str | float]) -> str:
        """What Fluent makes of the message."""
        if not self._bundle.has_message(message):
            from fluent.runtime import FluentResource  # noqa: PLC0415 - 50 ms

            self._bundle.add_resource(FluentResource(self._written[message]))
        pattern = self._bundle.get_message(message).value
        said = {name: _shortened(value) for name, value in arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, said)  # type: ignore[arg-type]
        if problems:
            error = f"{message} in {self._language}: {problems[0]}"
            raise LookupError(error)
        return str(text)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - 50 ms

        return FluentBundle([self._language], use_isolating=False)


_source = cache(_Source)


def _plain(written: str) -> str:
    """The text of a message that asks for nothing, as most that `--help` says."""
    first, _, more = written.partition("=")[2].partition("\n")
    lines = [line for line in more.split("\n") if not line.startswith("#")]
    text = dedent("\n".join(lines))
    return f"{first.strip()}\n{text}".strip()


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
