"""Every message exists and is needed, in every language there are files for."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable import GAMES, play
from cardtable.bots import Random
from cardtable.engine import Card, Cards, Colour, Game
from cardtable.locales import Words, _Source, languages, message_ids, system_language
from cardtable.terminal import inventory
from cardtable.terminal.inventory import gaps, list_gaps, needed_messages
from cardtable.terminal.layout import PlainLayout
from cardtable.terminal.reading import TYPED, in_english
from cardtable.terminal.screen import Screen
from cardtable.terminal.speech import Speaker
from cardtable.terminal.story import Story
from tests.tables import short
from tests.terminal.sessions import piped


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing_unused_or_twice(language: str) -> None:
    assert gaps(language) == gaps(language)._replace(missing=set(), unused=set(), twice=set())


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_parsed_and_plain_text_is_what_fluent_says(language: str) -> None:
    source = _Source(language)
    for message in message_ids(language):
        text = fluent_says(source, message)
        assert "Unknown external" in text or text == source.say(message, {})


def fluent_says(source: _Source, message: str) -> str:
    """The message without arguments, or what is wrong with it."""
    try:
        return source.formatted(message, {})
    except LookupError as error:
        return str(error)


@pytest.mark.parametrize(
    "message",
    [
        "action-curse",
        "ask-play",
        "event-trick-won",
        "rule-engine-not-now",
        "rule-sticheln-trick-zero-never-wins",
        "rule-stick-em-round-one-each",
        "error-broken-rule",
        "error-illegal-action",
        "error-unknown-variant",
        "error-bot-failed",
        "colour-red",
        "colour-unknown",
        "game-stick-em-credit",
        "variant-sticheln-hazy",
        "option-zero-trick",
        "command-play",
        "parameter-lang",
        "parameter-open",
        "sticheln-leads",
    ],
)
def test_messages_of_every_kind_are_found_to_be_needed(message: str) -> None:
    assert message in needed_messages()


def test_a_gap_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [each for each in message_ids("en") if each != "event-trick-won"]
    monkeypatch.setattr(inventory, "message_ids", lambda _: [*ids, "nobody-needs-me", "you"])
    assert gaps("en") == ({"event-trick-won"}, {"nobody-needs-me"}, {"you"})


def test_one_command_lists_what_is_wrong_with_each_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert list_gaps() == 0
    assert capsys.readouterr().out == "de: complete\nen: complete\nfr: complete\n"
    lost = {"de": {"you"}, "fr": {"guest", "you"}}
    monkeypatch.setattr(
        inventory,
        "message_ids",
        lambda language: sorted({*message_ids(language), "new"} - lost.get(language, {"new"})),
    )
    assert list_gaps() == 1
    assert capsys.readouterr().out == (
        "de: missing you; unused new\nen: complete\nfr: missing guest, you; unused new\n"
    )


def test_a_message_that_nobody_wrote_shows_its_id_and_arguments() -> None:
    assert Words("en")("event-of-another-game", player="Ada", count=3) == (
        "event-of-another-game player=Ada count=3"
    )


def test_a_language_without_a_message_says_it_in_english() -> None:
    assert Words("tlh")("you") == Words("en")("you")


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words("en")("not-understood")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "tlh"}, "en"),
        ({"LC_ALL": "en.UTF-8", "LANG": "tlh_QO"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_GB.UTF-8"}, "fr"),
    ],
)
def test_the_system_names_the_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


@pytest.mark.parametrize("language", languages())
def test_a_word_that_is_typed_means_one_thing(language: str) -> None:
    words = Words(language)
    assert [in_english(words(f"word-{word}"), words) for word in TYPED] == [*TYPED]
    assert [in_english(word, words) for word in TYPED] == [*TYPED]


def test_help_speaks_the_language_asked_for(tmp_path: Path) -> None:
    assert "Go on with the game" in piped(tmp_path, "play", "--lang", "en", "--help").out


@pytest.mark.parametrize(
    ("name", "variant"), [(name, variant) for name in GAMES for variant in GAMES[name].variants]
)
def test_every_event_and_reason_of_a_game_can_be_said(name: str, variant: str) -> None:
    game = short(name, variant, players=4)
    log = play(game, [Random()] * game.players, seed=1)
    names = ("Ann", "Bob", "Cid", "Dan")
    for viewer in (0, 3):
        speaker = Speaker(Words("en"), game, names, viewer)
        story = Story(game, viewer)
        said = []
        for step in story.follow(log):
            said.append(speaker.event(step.event))
            said += [speaker.reason(reason) for reason in story.why(step)]
        assert not [each for each in said if "=" in each or "{" in each or "??" in each]
        assert any("Bob " in each for each in said)
        assert any("You " in each or "you " in each for each in said)


def test_cards_that_are_hidden_are_only_counted() -> None:
    speaker = Speaker(Words("en"), GAMES["sticheln"](), ("Ann", "Bob"), 0)
    hidden = Card.parse("??")
    assert speaker.cards((hidden,)) == "a card"
    assert speaker.cards((hidden,) * 3) == "3 cards"
    assert speaker.cards((Card.parse("R7"), hidden)) == "R7 and a card"
    assert speaker.cards(()) == "no cards"
    assert speaker.named(Colour.R) == "red"
    assert speaker.named(Colour.UNKNOWN) == "a secret colour"


def test_a_game_without_a_layout_shows_its_state(capsys: pytest.CaptureFixture[str]) -> None:
    game: Game = GAMES["sticheln"](players=3, rounds=1)  # type: ignore[type-arg]
    log = play(game, [Random()] * 3, seed=1)
    view = game.view(log, 1, moment=6)
    hand: Cards = view.state.hands[1]
    speaker = Speaker(Words("en"), game, ("Ann", "Bob", "Cid"), 1)
    layout = PlainLayout()
    for draw in (layout.table, layout.hand, layout.scores):
        Screen().show(draw(view, speaker))
        shown = " ".join(capsys.readouterr().out.split())
        assert "phase play" in shown
        assert {*map(str, hand)} <= {*shown.split()}
