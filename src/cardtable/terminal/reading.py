"""What a person means by what it types: a number of the menu, a card, or the notation."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from cardtable.engine import UnreadableNotation, Word
from cardtable.engine import words as word_for
from cardtable.terminal.speech import named_message, verb_message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine import Action, Game
    from cardtable.locales import Words

__all__ = ["TYPED", "arguments", "in_english", "in_words", "meant"]

TYPED = (
    *("why", "plan", "lay", "hand", "scores", "rules", "help", "quit"),
    *("trick", "score", "end", "hint", "back", "none", "yes", "no"),
)
"""Words that people type besides actions: in English, or as `word-...` says in their language."""


def in_english(text: str, words: Words) -> str:
    """The text typed, small and with the words of the person's language in English.

    Accents may be left out, and a question mark may follow a word.
    """
    english = {_plain(words(f"word-{word}")): word for word in TYPED}
    return " ".join(english.get(word.rstrip("?"), word) for word in _plain(text).split())


def _plain(text: str) -> str:
    """The text as it is compared: small, without accents, with single spaces."""
    letters = unicodedata.normalize("NFD", " ".join(text.casefold().split()))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def arguments(action: Action, words: Words) -> str:
    """The action without its verb, as a menu shows it: `R7`; the verb if there is no more."""
    return _values(action, words) or words(verb_message(type(action)))


def in_words(action: Action, words: Words) -> str:
    """The action as it is written, but in the person's language: `jouer R7`."""
    return f"{words(verb_message(type(action)))} {_values(action, words)}".rstrip()


def _values(action: Action, words: Words) -> str:
    return " ".join(
        words(named_message(v)) if isinstance(v, Word) else str(v) for v in action.arguments
    )


def meant(text: str, game: Game[Any, Any], legal: Sequence[Action], words: Words) -> Action:
    """The action of the game that somebody who has the choice of these means; maybe no legal one.

    It may be in the person's language or as it stands in records. The verb may be left out where
    only one makes sense, and capitals and accents do not matter.
    """
    typed = _with_verb_of_notation(_plain(text), game, words)
    numbers = [str(number + 1) for number in range(len(legal))]
    if typed in numbers:
        return legal[numbers.index(typed)]
    verbs = sorted({word_for(type(action)) for action in legal})
    sentences = [typed, *(f"{verb} {typed}" for verb in verbs)]
    written = {str(action).casefold(): action for action in game.actions}
    for action in game.actions:
        values = _plain(_values(action, words))
        written.setdefault(f"{word_for(type(action))} {values}", action)
    known = [written[sentence] for sentence in sentences if sentence in written]
    if not known and not typed.isdigit():  # that would be a number beyond the menu
        known = [action for sentence in sentences for action in _elsewhere(sentence, game)]
    if len(known) == 1:
        return known[0]
    raise UnreadableNotation(f"{text!r} is no action", "not-an-action", text=text)


def _with_verb_of_notation(typed: str, game: Game[Any, Any], words: Words) -> str:
    """`play r7` for `jouer r7`."""
    verb, space, rest = typed.partition(" ")
    kinds = {type(action) for action in game.actions}
    verbs = {_plain(words(verb_message(kind))): word_for(kind) for kind in kinds}
    return f"{verbs.get(verb, verb)}{space}{rest}"


def _elsewhere(sentence: str, game: Game[Any, Any]) -> list[Action]:
    """What the sentence says, if it is an action about a card, but not one of this game."""
    verb, _, rest = sentence.partition(" ")
    for written in (sentence, f"{verb} {rest.upper()}"):
        try:
            return [game.parse(written)]
        except UnreadableNotation:
            continue
    return []
