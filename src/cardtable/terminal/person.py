"""A person at the terminal is a bot: asked with a view and the legal actions, it types one."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from cardtable.engine import IllegalAction, Moved, Seat, UnreadableNotation, words
from cardtable.games import rulebook
from cardtable.terminal.errors import one_line
from cardtable.terminal.layout import layout_of
from cardtable.terminal.reading import arguments, meant
from cardtable.terminal.rulebooks import show_rule, show_rulebook
from cardtable.terminal.speech import cards_of

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.engine import Action, Event, Game, View
    from cardtable.terminal.screen import Screen
    from cardtable.terminal.speech import Speaker
    from cardtable.terminal.story import Step, Story

__all__ = ["Left", "Person"]


MOST_BARRED = 15
"""A hand of actions; more, such as every card on every pile, would hide the ones allowed."""


class Left(Exception):
    """The person has gone; the game can be taken up again."""


class Person:
    """Shows the table to one seat and asks it what to do."""

    def __init__(self, seat: Seat, story: Story, speaker: Speaker, screen: Screen) -> None:
        self.story = story
        self.speaker = speaker
        self.screen = screen
        self.words = speaker.words
        self.game: Game[Any, Any] = story.view.game
        self.seat = seat
        self.layout = layout_of(self.game.name)
        self.legal: Sequence[Action] = ()
        self.refused: IllegalAction | None = None
        self.answers: Mapping[str, Callable[[str], None]] = {
            "why": self._why,
            "why?": self._why,
            "?": self._why,
            "hand": self._hand,
            "scores": self._scores,
            "rules": self._rules,
            "help": self._help,
            "quit": self._quit,
        }

    def watch(self, moment: Sequence[Event]) -> None:
        """Tell what happened, as this seat saw it."""
        for step in self.story.follow(moment):
            if isinstance(step.event, Moved) or not step.hidden:
                style = "bold" if self.story.why(step) else None
                self.screen.say(self.speaker.event(step.event), style=style)
            sheet = self.layout.sheet(step, self.story.view, self.speaker)
            if sheet is not None:
                self.screen.show(sheet)

    def __call__(self, view: View[Any], legal: Sequence[Action], rng: random.Random, /) -> Action:  # noqa: ARG002 - people bring their own chance
        """The action that the person types; whatever else it types is answered first."""
        self.legal, self.refused = legal, None
        self.screen.show(self.layout.table(view, self.speaker))
        self._menu()
        while True:
            try:
                text = self.screen.ask(self.words("ask", question=self._question()))
            except EOFError:
                raise Left from None
            action = self._answered(text)
            if action is not None:
                return action

    def _question(self) -> str:
        return self.words(f"ask-{words(type(self.legal[0]))}")

    def _answered(self, text: str) -> Action | None:
        """The legal action typed, or None once anything else has been answered."""
        word, _, rest = text.casefold().partition(" ")
        if word in self.answers:
            self.answers[word](rest.strip())
        elif text or len(self.legal) == 1:
            return self._chosen(text or "1")
        else:
            self._menu()
        return None

    def _chosen(self, text: str) -> Action | None:
        action = self._read(text)
        return None if action is None or self._refuses(action) else action

    def _read(self, text: str) -> Action | None:
        try:
            return meant(text, self.game, self.legal)
        except UnreadableNotation:
            self.screen.say(self.words("not-understood", text=one_line(text)))
            return None

    def _refuses(self, action: Action) -> bool:
        rule = self.game.refusal(self.story.view.state, self.seat, action)
        if rule is None:
            return False
        self.refused = IllegalAction(self.seat, action, rule)
        self.screen.say(self.words("refused", reason=self.speaker.refusal(action, rule)))
        return True

    def _menu(self) -> None:
        """Number the legal actions, a line for each colour, and name those that are barred."""
        several_verbs = len({type(action) for action in self.legal}) > 1
        text = str if several_verbs else arguments
        number = 0
        for _, row in groupby(self.legal, _row):
            cells = []
            for action in row:
                number += 1
                cells.append(f"{number:>3} {text(action):<4}")
            self.screen.say("".join(cells))
        barred = [*map(arguments, self.game.barred(self.story.view.state, self.seat))]
        if 0 < len(barred) <= MOST_BARRED:
            self.screen.say(self.words("barred", actions=", ".join(barred), example=barred[0]))

    # What can be typed instead of an action.

    def _why(self, about: str) -> None:
        """Explain the last refusal, trick or score, or the one asked about; a card, or a rule."""
        if self.refused and not about:
            show_rule(self.game.name, self.refused.rule, self.words, self.screen)
        elif step := self.story.last(about):
            self._explain(step)
        elif about in rulebook(self.game.name):
            show_rule(self.game.name, about, self.words, self.screen)
        elif about:
            self._why_action(about)
        else:
            self.screen.say(self.words("why-nothing"))

    def _why_action(self, text: str) -> None:
        action = self._read(text)
        if action is None:
            return
        if self._refuses(action) and self.refused:
            show_rule(self.game.name, self.refused.rule, self.words, self.screen)
        else:
            self.screen.say(self.words("allowed", action=str(action)))

    def _explain(self, step: Step) -> None:
        self.screen.say(self.speaker.event(step.event), style="bold")
        reasons = self.story.why(step)
        for reason in reasons:
            self.screen.say(f"  {self.speaker.reason(reason)}")
        for rule in dict.fromkeys(reason.rule for reason in reasons):
            show_rule(self.game.name, rule, self.words, self.screen)

    def _hand(self, _: str) -> None:
        self.screen.show(self.layout.hand(self.story.view, self.speaker))

    def _scores(self, _: str) -> None:
        self.screen.show(self.layout.scores(self.story.view, self.speaker))

    def _rules(self, _: str) -> None:
        show_rulebook(self.game.name, self.words, self.screen)

    def _help(self, _: str) -> None:
        self.screen.say(self.words("help"))

    def _quit(self, _: str) -> None:
        raise Left


def _row(action: Action) -> tuple[str, str]:
    """Actions of a kind about cards of one colour share a line of the menu."""
    colours = [card.colour for card in cards_of(action)]
    return words(type(action)), "".join(colours)
