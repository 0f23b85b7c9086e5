"""What a person means by what it types: a number of the menu, a card, or the notation."""

from __future__ import annotations

import unicodedata
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from cardtable.engine import UnreadableNotation, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine import Action, Game
    from cardtable.locales import Words

__all__ = ["TYPED", "arguments", "in_english", "meant"]

TYPED = (
    *("why", "plan", "lay", "hand", "scores", "rules", "help", "quit"),
    *("trick", "score", "end", "hint", "back", "none", "yes", "no"),
)
"""Words that people type besides actions: in English, or as `word-...` says in their language."""


def in_english(text: str, words: Words) -> str:
    """The text typed, small and with the words of the person's language in English.

    Accents may be left out, and a question mark may follow a word.
    """
    english = {_unaccented(words(f"word-{word}")): word for word in TYPED}
    parts = [(word.rstrip("?"), word) for word in text.casefold().split()]
    return " ".join(english.get(_unaccented(bare), word) for bare, word in parts)


def _unaccented(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def arguments(action: Action) -> str:
    """The action without its verb, as a menu shows it: `R7`; the verb if there is no more."""
    values = [str(getattr(action, field.name)) for field in fields(action)]  # type: ignore[arg-type]
    return " ".join(values) or words(type(action))


def meant(text: str, game: Game[Any, Any], legal: Sequence[Action]) -> Action:
    """The action of the game that somebody who has the choice of these means; maybe no legal one.

    The verb may be left out where only one makes sense, and capitals do not matter.
    """
    typed = " ".join(text.casefold().split())
    numbers = [str(number + 1) for number in range(len(legal))]
    if typed in numbers:
        return legal[numbers.index(typed)]
    verbs = sorted({words(type(action)) for action in legal})
    sentences = [typed, *(f"{verb} {typed}" for verb in verbs)]
    written = {str(action).casefold(): action for action in game.actions}
    known = [written[sentence] for sentence in sentences if sentence in written]
    if not known and not typed.isdigit():  # that would be a number beyond the menu
        known = [action for sentence in sentences for action in _elsewhere(sentence, game)]
    if len(known) == 1:
        return known[0]
    raise UnreadableNotation(f"{text!r} is no action", "not-an-action", text=text)


def _elsewhere(sentence: str, game: Game[Any, Any]) -> list[Action]:
    """What the sentence says, if it is an action about a card, but not one of this game."""
    verb, _, rest = sentence.partition(" ")
    for written in (sentence, f"{verb} {rest.upper()}"):
        try:
            return [game.parse(written)]
        except UnreadableNotation:
            continue
    return []
