"""French as it is spoken at a table: typed words, figures, unbroken lines, and nobody's gender."""

from __future__ import annotations

import re
from importlib import resources
from io import StringIO
from pathlib import Path

import pytest

from cardtable import GAMES, play
from cardtable.bots import Random
from cardtable.engine import Card
from cardtable.games import ENGINE, rulebook, rulebook_text
from cardtable.locales import Words
from cardtable.terminal.screen import UnbrokenConsole
from cardtable.terminal.speech import Speaker
from cardtable.terminal.story import Story
from tests.reading.questions import EXAMS, questions
from tests.tables import short
from tests.terminal.sessions import piped

FRENCH = Words("fr")
GENDERED = re.compile(
    r"\b(?:joueurs?|donneurs?|gagnants?|vainqueurs?)\b(?! et des joueuses)",
    re.IGNORECASE,
)
"""Words for men alone; `qui entame` and `tout le monde` are for everybody."""


@pytest.mark.parametrize(
    ("name", "variant"), [(name, variant) for name in GAMES for variant in GAMES[name].variants]
)
def test_every_event_and_reason_is_said_in_french(name: str, variant: str) -> None:
    game = short(name, variant, players=4)
    log = play(game, [Random()] * game.players, seed=1)
    speaker = Speaker(FRENCH, game, ("Ann", "Bob", "Cid", "Dan"), 0)
    story = Story(game, 0)
    said = []
    for step in story.follow(log):
        said.append(speaker.event(step.event))
        said += [speaker.reason(reason) for reason in story.why(step)]
    assert not [each for each in said if re.search(r"[={]|\?\?|\b(?:you|and|card|the)\b", each)]
    assert any(re.search(r"\bvous\b", each, re.IGNORECASE) for each in said)
    assert any("Bob " in each for each in said)


def test_cards_and_players_are_listed() -> None:
    speaker = Speaker(FRENCH, GAMES["sticheln"](), ("Ann", "Bob"), 0)
    hidden = Card.parse("??")
    assert speaker.cards((hidden,)) == "une carte"
    assert speaker.cards((Card.parse("R7"), hidden, hidden)) == "R7 et 2 cartes"
    assert speaker.cards(()) == "aucune carte"
    assert speaker.joined(["Ann", "Bob", "vous"]) == "Ann, Bob et vous"


def test_colours_of_cards_agree_with_how_many_there_are() -> None:
    counted = [
        FRENCH("hat-trick-cards-of-colour", count=count, colour=colour)
        for colour in ("rouge", "bleu", "vert")
        for count in (1, 2)
    ]
    assert counted == ["1 rouge", "2 rouges", "1 bleue", "2 bleues", "1 verte", "2 vertes"]


def test_figures_have_a_comma() -> None:
    assert FRENCH("decimal", number=-12.5) == "-12,50"
    assert FRENCH("mean-actions", number=71.0) == "71,0 décisions par partie"


@pytest.mark.parametrize(
    "asked", ["pourquoi", "pourquoi?", "pourquoi ?", "pourquoi\N{NARROW NO-BREAK SPACE}?", "why"]
)
def test_a_question_may_be_put_in_french(asked: str, tmp_path: Path) -> None:
    typed = f"maudire b99\n{asked}\nregles\nquitter\n"
    done = piped(tmp_path, "play", "sticheln", "--lang", "fr", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert "[engine.no-such-action]" in done.out
    assert "## La couleur maudite" in done.out


@pytest.mark.parametrize("width", range(20, 60))
def test_no_line_is_broken_before_a_mark(width: int) -> None:
    text = rulebook("sticheln", "fr")["sticheln.trick.all-zeros-leader"]
    quoted = FRENCH("help-hint")
    console = UnbrokenConsole(file=StringIO(), width=width)
    console.print(text)
    console.print(quoted)
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert len(lines) > 4
    assert not [line for line in lines if line.lstrip()[:1] in {*":;!?»"} or line.endswith("«")]
    assert "«\N{NARROW NO-BREAK SPACE}aide\N{NARROW NO-BREAK SPACE}»" in " ".join(
        line.rstrip(" ") for line in lines
    )


@pytest.mark.parametrize("name", [ENGINE, *GAMES])
def test_a_rule_that_is_quoted_shows_no_asterisks(name: str) -> None:
    assert [rule for rule, text in rulebook(name, "fr").items() if "*" in text] == []


@pytest.mark.parametrize("game", EXAMS)
def test_no_question_gives_a_player_a_gender(game: str) -> None:
    asked = [text["fr"] for each in questions(game) for text in (each.ask, each.answer)]
    assert len(asked) == 40
    assert [each for each in asked if GENDERED.search(each)] == []


def test_no_message_gives_a_player_a_gender() -> None:
    folder = resources.files("cardtable.locales").joinpath("fr")
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir()]
    said = [line for text in texts for line in text.split("\n") if not line.startswith("#")]
    assert len(said) > 700
    assert [line for line in said if GENDERED.search(line)] == []


@pytest.mark.parametrize("name", [ENGINE, *GAMES])
def test_no_rulebook_gives_a_player_a_gender(name: str) -> None:
    assert GENDERED.findall(rulebook_text(name, "fr")) == []
