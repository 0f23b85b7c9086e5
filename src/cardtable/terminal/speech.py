"""Cards, players, actions, events and reasons as sentences.

Message ids and arguments follow from the classes: `TrickWon(seat, card, rule)` is said by
`event-trick-won` with $player, $who, $card and $rule. A screen adds nothing for a new event but
its message.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from cardtable.engine import UNKNOWN, Card, Cards, Colour, Moved, Role, Seat, Word, words

if TYPE_CHECKING:
    from cardtable.engine import Action, Actor, Event, Game, Reason, RuleId
    from cardtable.locales import Words

__all__ = [
    "Speaker",
    "named_message",
    "rule_message",
    "signed",
    "verb_message",
]


def rule_message(rule: RuleId) -> str:
    """The id of the message that says a rule in one sentence."""
    return f"rule-{rule.replace('.', '-')}"


def verb_message(action: type[Action]) -> str:
    """The id of the message with the word for an action that people type and menus show."""
    return f"verb-{words(action)}"


def named_message(named: Word) -> str:
    """The id of the message that names a colour, a pile, or whatever else the notation has."""
    return f"{words(type(named))}-{'unknown' if named == str(UNKNOWN) else named}"


def signed(points: int) -> str:
    """Points as a score sheet writes them: with a sign, and a minus as wide as a plus."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


@dataclass(frozen=True)
class Speaker:
    """Speaks to one viewer of a table: the seat that is `you`, if any, and the names of all.

    Every sentence may ask how the game is set: $objective, $curses.
    """

    words: Words
    game: Game[Any, Any]
    names: tuple[str, ...]
    you: Seat | None = None

    def player(self, actor: Actor) -> str:
        """The name of whoever sits there."""
        if isinstance(actor, Role):
            return actor.value
        return self.words("you") if actor == self.you else self.names[actor]

    def seat(self, seat: Seat) -> str:
        """The name at the head of a line about the seat."""
        return self.words("you-alone") if seat == self.you else self.names[seat]

    def who(self, *actors: Actor) -> str:
        """Whether these are the person spoken to: their verbs differ."""
        return "you" if actors == (self.you,) else "other"

    def card(self, card: Card) -> str:
        """The card as it is written, or that it is face down or says there is no trump."""
        match card:
            case Card("no-colour"):
                return self.words("card-no-colour")
            case Card("no-value"):
                return self.words("card-no-value")
            case Card(colour, None) if card != UNKNOWN:
                return self.named(Colour[colour])
        return self.cards((card,)) if card == UNKNOWN else str(card)

    def cards(self, cards: Cards) -> str:
        """The cards in a list; those face down are only counted."""
        hidden = cards.count(UNKNOWN)
        listed = [self.card(card) for card in cards if card != UNKNOWN]
        listed += [self.words("cards-hidden", count=hidden)] if hidden else []
        return self.joined(listed or [self.words("cards-none")])

    def named(self, named: Word) -> str:
        """The name of a colour, or of whatever else the notation has a word for."""
        return self.words(named_message(named))

    def joined(self, parts: Sequence[str]) -> str:
        """The parts in a list: `R4, R7 and B3`."""
        if len(parts) <= 1:
            return "".join(parts)
        return self.words("joined", first=", ".join(parts[:-1]), last=parts[-1])

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        if isinstance(event, Moved):
            said = self._said(event.action)
            said |= {"player": self.player(event.seat), "who": self.who(event.seat)}
            return self.words(f"action-{words(type(event.action))}", **said)
        return self.words(f"event-{words(type(event))}", **self._said(event))

    def question(self, action: type[Action]) -> str:
        """What is asked of somebody who may do this."""
        return self.words(f"ask-{words(action)}", **vars(self.game.options))

    def reason(self, reason: Reason) -> str:
        """One rule that led to what happened, with the cards it was about."""
        said: dict[str, str | int] = {"cards": self.cards(reason.cards), "count": len(reason.cards)}
        if reason.amount is not None:
            said["points"] = signed(reason.amount)
        sentence = self.words(rule_message(reason.rule), **said)
        if reason.seat is None:
            return sentence
        return self.words("reason-of-seat", player=self.seat(reason.seat), reason=sentence)

    def _said(self, shown: Action | Event) -> dict[str, str | int]:
        said: dict[str, str | int] = {**vars(self.game.options)}
        for field in fields(shown):  # type: ignore[arg-type]
            said |= self._argument(field.name, str(field.type), getattr(shown, field.name))
        return said

    def _argument(self, name: str, declared: str, value: Any) -> dict[str, str | int]:
        """One field as arguments. Seats and numbers differ only in how the class declares them."""
        match declared:
            case "Seat":
                return {"player": self.player(value), "who": self.who(value)}
            case "tuple[Seat, ...]":
                listed = self.joined([self.player(seat) for seat in value])
                return {name: listed, "who": self.who(*value), "count": len(value)}
            case "Count":
                return {name: value}
            case "Cards":
                return {name: self.cards(value), "count": len(value)}
        if isinstance(value, tuple) and not isinstance(value, Card):
            return {name: self._by_seat(value)}
        return {name: self._value(value)}

    def _by_seat(self, values: tuple[Any, ...]) -> str:
        """What each seat has; those who have nothing are passed over."""
        parts = [
            self.words("by-seat", player=self.player(seat), value=self._value(value))
            for seat, value in enumerate(values)
            if value != ()
        ]
        return ", ".join(parts)

    def _value(self, value: Any) -> str | int:
        if isinstance(value, Card):
            return self.card(value)
        if isinstance(value, Word):
            return self.named(value)
        if isinstance(value, tuple):
            return self.joined([str(self._value(part)) for part in value])
        return signed(value) if isinstance(value, int) else str(value)
