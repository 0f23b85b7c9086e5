"""A person at the terminal is a bot: asked with a view and the legal actions, it types one."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.padding import Padding

from cardtable.engine import (
    Event,
    IllegalAction,
    Moved,
    Seat,
    UnreadableNotation,
    Word,
    vocabulary,
    words,
)
from cardtable.games import rulebook
from cardtable.terminal.errors import one_line
from cardtable.terminal.layout import layout_of
from cardtable.terminal.plan import Plan
from cardtable.terminal.plan import Step as Planned
from cardtable.terminal.reading import arguments, in_english, in_words, meant
from cardtable.terminal.rulebooks import show_rule, show_rulebook
from cardtable.terminal.screen import grid
from cardtable.terminal.story import is_kind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from cardtable.engine import Action, Game, Reason, View
    from cardtable.terminal.screen import Screen
    from cardtable.terminal.speech import Speaker
    from cardtable.terminal.story import Step, Story

__all__ = ["Left", "Person"]


MOST_BARRED = 15
"""A hand of actions; more, such as every card on every pile, would hide the ones allowed."""


AFTER_THE_GAME = ("why", "?", "scores", "rules")
"""What can still be asked when nothing more can be done."""


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
        self.refused: tuple[Reason, ...] = ()
        self.plan = Plan(seat, story.view)
        self.warned_of: Plan | None = None
        self.laying: list[Planned] = []
        self.answers: Mapping[str, Callable[[str], None]] = {
            "why": self._why,
            "?": self._why,
            "plan": self._change_plan,
            "lay": self._lay,
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
        self.legal, self.refused, self.plan = legal, (), Plan(self.seat, view)
        if self.laying and self.laying[0].before != view.state:
            self.laying = []
            self.screen.say(self.words("plan-overtaken"))
        if not self.laying:
            self.screen.show(self.layout.table(view, self.speaker))
            self._menu(view, legal)
        while not self.laying:
            try:
                text = self.screen.ask(self.words("ask", question=self._question()))
            except EOFError:
                raise Left from None
            self._answer(text)
        return self.laying.pop(0).action

    def after_the_game(self) -> None:
        """Answer what is asked about a game that is over, until nothing more is."""
        self.plan = Plan(self.seat, self.story.view)
        while text := self._asked_after():
            if not self._is_answered(text, AFTER_THE_GAME):
                self.screen.say(self.words("not-understood-after", text=one_line(text)))

    def _asked_after(self) -> str:
        try:
            text = self.screen.ask(self.words("after-the-game"))
        except EOFError:
            return ""
        return "" if in_english(text, self.words) in {"quit", "no"} else text

    def _is_answered(self, text: str, allowed: Collection[str]) -> bool:
        """Whether this was no action but one of the words that are answered."""
        typed, _, rest = " ".join(text.split()).partition(" ")
        word = in_english(typed, self.words)
        if word not in allowed:
            return False
        self.answers[word](rest)
        return True

    def _question(self) -> str:
        return self.speaker.question(type(self.legal[0]))

    def _answer(self, text: str) -> None:
        """Take the action typed, or answer whatever else it is.

        While there is a plan the last list shown is the plan's, so an action typed is planned too.
        One that would leave this seat stuck, where another need not, is only planned at first.
        """
        if self._is_answered(text, self.answers):
            return
        if self.plan.steps:
            self._change_plan(text)
        elif text or len(self.legal) == 1:
            tried = self._tried(self.plan, text or "1")
            if tried and tried.stuck and len(self.legal) > 1:
                self.plan = tried
                self._lay("")
            elif tried:
                self.laying = [*tried.steps]
        else:
            self._menu(self.story.view, self.legal)

    def _tried(self, plan: Plan, text: str) -> Plan | None:
        """The plan with the action typed, unless that cannot be read or is refused."""
        try:
            return plan.then(meant(text, self.game, plan.legal_actions(), self.words))
        except UnreadableNotation:
            self.screen.say(self.words("not-understood", text=one_line(text)))
        except IllegalAction as error:
            self.refused = self.game.why(plan.view.state, error)
            reason = self.speaker.reason(self.refused[-1])
            self.screen.say(self.words("refused", reason=reason))
        return None

    def _menu(self, view: View[Any], legal: Sequence[Action]) -> None:
        """Number the legal actions, a line a colour or place, and name those that are barred."""
        kinds = {type(action) for action in legal}
        text = in_words if len(kinds) > 1 else arguments
        widest = max((len(self._place(action)) for action in legal), default=0)
        number = 0
        for (_, _, place), row in groupby(legal, self._row):
            cells = [f"{place:<{widest + 1}}"] if place else []
            for action in row:
                number += 1
                named = " ".join(map(str, action.cards)) if place else text(action, self.words)
                cells.append(f"{number:>3} {named:<4}")
            for line in self._fitting(cells):
                self.screen.say(line)
        refused = self.game.barred(view.state, self.seat)
        akin = [action for action in refused if type(action) in kinds]
        barred = [(arguments if each.cards else text)(each, self.words) for each in akin]
        if 0 < len(barred) <= MOST_BARRED:
            self.screen.say(self.words("barred", actions=", ".join(barred), example=barred[0]))

    def _row(self, action: Action) -> tuple[str, str, str]:
        """Actions of a kind about cards of one colour, or about cards and a place, share a line."""
        colours = "".join(card.colour for card in action.cards)
        return words(type(action)), colours, self._place(action)

    def _place(self, action: Action) -> str:
        """Where the action lays a card, if it names a place."""
        places = [value for value in action.arguments if isinstance(value, Word)]
        return " ".join(map(self.speaker.named, places)) if action.cards else ""

    def _fitting(self, cells: Sequence[str]) -> Iterator[str]:
        """The cells in lines that a terminal need not break."""
        line = ""
        for cell in cells:
            if self.screen.is_terminal and line and len(line + cell) > self.screen.width:
                yield line
                line = ""
            line += cell
        yield line

    # What can be typed instead of an action.

    def _why(self, about: str) -> None:
        """Explain the last refusal, trick or score, or the one asked about; a card, or a rule."""
        about = about.rstrip("? ")
        kind = self._kind_meant(about)
        if self.refused and not about:
            self._explain_refusal()
        elif step := self.story.last(kind):
            self._explain(step)
        elif about in rulebook(self.game.name):
            show_rule(self.game.name, about, self.words, self.screen)
        elif kind and not self._names_event(kind):
            self._why_action(about)
        else:
            self.screen.say(self.words("why-nothing"))

    def _kind_meant(self, about: str) -> str:
        """The kind of event asked about; any, where the game has none that is called so."""
        kind = in_english(about, self.words)
        over = not self.game.to_act(self.story.view.state)
        anywhere = {"trick", "score", "hint"} | ({"end"} if over else set())
        return "" if kind in anywhere and not self._names_event(kind) else kind

    def _names_event(self, text: str) -> bool:
        kinds = vocabulary(type(self.game)).values()
        return any(issubclass(kind, Event) and is_kind(kind, text) for kind in kinds)

    def _why_action(self, text: str) -> None:
        before = self.refused
        tried = self._tried(self.plan, text)
        if tried:
            self.screen.say(self.words("allowed", action=in_words(tried.actions[-1], self.words)))
        elif self.refused is not before:
            self._explain_refusal()

    def _explain_refusal(self) -> None:
        """The rules behind the refusal; the deciding one has been said with it."""
        self._say(self.refused[:-1])
        self._show_rules(self.refused)

    def _explain(self, step: Step) -> None:
        self.screen.say(self.speaker.event(step.event), style="bold")
        reasons = self.story.why(step)
        self._say(reasons)
        self._show_rules(reasons)

    def _say(self, reasons: Iterable[Reason]) -> None:
        for reason in reasons:
            self.screen.say(f"  {self.speaker.reason(reason)}")

    def _show_rules(self, reasons: Iterable[Reason]) -> None:
        for rule in dict.fromkeys(reason.rule for reason in reasons):
            show_rule(self.game.name, rule, self.words, self.screen)

    def _change_plan(self, text: str) -> None:
        """Plan these actions as well, take the last one back, or forget them all; then show it."""
        asked = in_english(text, self.words)
        if asked in {"back", "none"}:
            kept = self.plan.actions[:-1] if asked == "back" else ()
            self.plan = Plan.of(self.seat, self.story.view, kept)
        elif text and not self._planned(text.split(",")):
            return
        self._show_plan()

    def _planned(self, texts: Sequence[str]) -> bool:
        """Plan these up to the first that cannot be done; whether any could."""
        before = self.plan
        for text in texts:
            tried = self._tried(self.plan, text)
            if tried is None:
                break
            self.plan = tried
        return self.plan is not before

    def _show_plan(self) -> None:
        if not self.plan.steps:
            self.screen.say(self.words("plan-empty"))
            self._menu(self.plan.view, self.legal)
            return
        actions = ", ".join(in_words(action, self.words) for action in self.plan.actions)
        self.screen.say(self.words("plan", actions=actions))
        self.screen.show(self.layout.table(self.plan.view, self.speaker))
        if legal := self.plan.legal_actions():
            self._menu(self.plan.view, legal)

    def _lay(self, _: str) -> None:
        """Do what is planned; what would leave this seat stuck only when asked for twice."""
        if self.plan.stuck and self.warned_of != self.plan:
            self.warned_of = self.plan
            self.screen.say(self.words("plan-stuck"))
        elif self.plan.steps:
            self.laying = [*self.plan.steps]
            self.plan = Plan(self.seat, self.story.view)
        else:
            self._show_plan()

    def _hand(self, _: str) -> None:
        self.screen.show(self.layout.hand(self.story.view, self.speaker))

    def _scores(self, _: str) -> None:
        self.screen.show(self.layout.scores(self.story.view, self.speaker))

    def _rules(self, _: str) -> None:
        show_rulebook(self.game.name, self.words, self.screen)

    def _help(self, _: str) -> None:
        """What can be typed; in the message, two spaces and more before what it does."""
        heading, *entries = self.words("help").splitlines()
        self.screen.say(heading)
        table = grid("", "")
        for entry in entries:
            table.add_row(*re.split(" {2,}", entry.strip(), maxsplit=1))
        self.screen.print(Padding(table, (0, 0, 0, 2)))

    def _quit(self, _: str) -> None:
        raise Left
