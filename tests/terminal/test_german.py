"""German as it is spoken at a table: whole games, typed words, figures, and nobody's gender."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable import GAMES, locales, play
from cardtable.bots import Random
from cardtable.engine import Card, Colour
from cardtable.games import ENGINE, rulebook_text
from cardtable.locales import Words
from cardtable.terminal.speech import Speaker
from cardtable.terminal.story import Story
from tests.reading.questions import EXAMS, questions
from tests.tables import short
from tests.terminal.sessions import piped, process

GERMAN = Words("de")
GENDERED = re.compile(r"\b(?:Mitspieler|Spieler|Geber|Gewinner|Sieger|Teilnehmer|Zuschauer)\w*")
"""Words for men alone; the plural `Spielende` and a plain `wer` are for everybody."""

TABLE = ("play", "sticheln", "--players", "3", "--seed", "3", "--lang", "de")


@pytest.mark.parametrize(
    ("name", "variant"), [(name, variant) for name in GAMES for variant in GAMES[name].variants]
)
def test_every_event_and_reason_is_said_in_german(name: str, variant: str) -> None:
    game = short(name, variant, players=4)
    log = play(game, [Random()] * game.players, seed=1)
    speaker = Speaker(GERMAN, game, ("Ann", "Bob", "Cid", "Dan"), 0)
    story = Story(game, 0)
    said = []
    for step in story.follow(log):
        said.append(speaker.event(step.event))
        said += [speaker.reason(reason) for reason in story.why(step)]
    assert not [each for each in said if re.search(r"[={]|\?\?|\b(?:you|and|card|the)\b", each)]
    assert any(re.search(r"\bdu\b", each, re.IGNORECASE) for each in said)
    assert any("Bob " in each for each in said)


def test_cards_and_colours_are_listed() -> None:
    speaker = Speaker(GERMAN, GAMES["sticheln"](), ("Ann", "Bob"), 0)
    hidden = Card.parse("??")
    assert speaker.cards((hidden,)) == "eine Karte"
    assert speaker.cards((Card.parse("R7"), hidden, hidden)) == "R7 und 2 Karten"
    assert speaker.cards(()) == "keine Karten"
    assert speaker.joined(["Ann", "Bob", "du"]) == "Ann, Bob und du"
    assert speaker.named(Colour.UNKNOWN) == "eine geheime Farbe"


def test_decimals_have_a_comma() -> None:
    assert GERMAN("decimal", number=-12.5) == "-12,50"
    assert GERMAN("mean-actions", number=71.0) == "71,0 Entscheidungen je Partie"


def test_no_message_speaks_of_men_alone() -> None:
    messages = Path(locales.__file__).with_name("de").glob("*.ftl")
    said = "".join(file.read_text(encoding="utf-8") for file in messages)
    assert GENDERED.findall(said) == []


@pytest.mark.parametrize("name", [ENGINE, *GAMES])
def test_no_rulebook_speaks_of_men_alone(name: str) -> None:
    assert GENDERED.findall(rulebook_text(name, "de")) == []


@pytest.mark.parametrize("game", EXAMS)
def test_no_question_on_a_rulebook_speaks_of_men_alone(game: str) -> None:
    asked = " ".join(each.ask["de"] + each.answer["de"] for each in questions(game))
    assert GENDERED.findall(asked) == []


def test_errors_begin_as_sentences_do() -> None:
    """They stand after a colon, where German sentences have a capital."""
    messages = Path(locales.__file__).with_name("de").glob("*.ftl")
    said = "".join(file.read_text(encoding="utf-8") for file in messages)
    assert (
        re.findall(r"^(?:error-[\w-]+|fault|output-failed) = [a-zäöü].*", said, re.MULTILINE) == []
    )


def test_nothing_and_one_are_said_as_such() -> None:
    """No `0 Karten`, no `1 Aufgaben`, no `Farbe keine`."""
    assert GERMAN("sticheln-other-cards", count=0) == "keine Karte"
    assert GERMAN("was-sticht-heading-tiles", count=1).endswith("nehmen reihum eine Aufgabe.")
    assert GERMAN("was-sticht-trumps", colour="keine", value="7") == "keine Farbe, Zahl 7"


def test_german_words_are_typed_and_answered(tmp_path: Path) -> None:
    """A lead, then `warum?` after the trick it led to."""
    typed = "hilfe\n1\n1\nwarum?\npunkte\nplan leer\nverlassen\n"
    told = piped(tmp_path, *TABLE, typed=typed)
    assert told.code == 0
    assert "Du kannst tippen:" in told.out
    assert "ist angespielt und bestimmt die Farbe des Stichs." in told.out
    assert "Die erste Karte bestimmt die Farbe des Stichs" in told.out
    assert "Durchgang 1" in told.out
    assert "Du hast nichts geplant." in told.out
    assert "Deine Partie ist gespeichert." in told.out


def test_actions_are_typed_in_german(tmp_path: Path) -> None:
    """Cards are laid on piles by their German names, and a plan is carried out."""
    alone = ("play", "the-game", "--players", "1", "--seed", "3", "--lang", "de")
    hand = "2, 12, 14, 23, 26, 36, 74 und 75"
    told = piped(tmp_path, *alone, typed="plan 2 sonne, legen 12 MOND\nlos\nende\nverlassen\n")
    assert f"Du bekommst {hand}." in told.out
    assert "Du planst, und niemand sieht es: legen 2 Sonne, legen 12 Mond." in told.out
    assert "Du legst 2 auf Sonne." in told.out
    assert "Du legst 12 auf Mond." in told.out
    assert "Du beendest deinen Zug." in told.out


def test_german_is_legible_without_its_letters(tmp_path: Path) -> None:
    """On a terminal of ASCII alone."""
    told = process(tmp_path, *TABLE, typed=b"verlassen\n", PYTHONIOENCODING="ascii")
    assert '"hilfe" nennt alles Weitere' in told.out
    assert "erklaert" in told.out
    assert "?" not in told.out.replace('"warum?"', "").replace("vor dich?", "")
