"""What can be typed at the table, and how it is answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable import GAMES, UnreadableNotation
from cardtable.engine import Action
from cardtable.locales import Words, languages
from cardtable.terminal.files import checked_record
from cardtable.terminal.reading import TYPED, arguments, in_english, in_words, meant
from tests.terminal.sessions import piped

ENGLISH = Words("en")
GAME = GAMES["sticheln"](players=3)
LEGAL = [GAME.parse(f"play {card}") for card in ("B3", "R0", "R7")]


@pytest.mark.parametrize("typed", ["3", "R7", "r7", "play R7", "PLAY r7", "  play   r7 "])
def test_a_card_can_be_named_in_many_ways(typed: str) -> None:
    assert str(meant(typed, GAME, LEGAL, ENGLISH)) == "play R7"


@pytest.mark.parametrize(
    ("typed", "action"), [("R8", "play R8"), ("curse R7", "curse R7"), ("R99", "play R99")]
)
def test_what_cannot_be_done_is_still_understood(typed: str, action: str) -> None:
    assert str(meant(typed, GAME, LEGAL, ENGLISH)) == action


@pytest.mark.parametrize("typed", ["4", "0", "-1", "1" * 5000, "foo", "play", "R7 R8", "²", "٣"])
def test_what_means_nothing_is_refused(typed: str) -> None:
    with pytest.raises(UnreadableNotation):
        meant(typed, GAME, LEGAL, ENGLISH)


def test_a_verb_may_only_be_left_out_where_there_is_no_other() -> None:
    several: list[Action] = [*LEGAL, GAME.parse("curse R7")]
    with pytest.raises(UnreadableNotation):
        meant("R7", GAME, several, ENGLISH)
    assert str(meant("curse r7", GAME, several, ENGLISH)) == "curse R7"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_an_action_can_be_typed_as_the_menu_shows_it_in_any_language(
    name: str, language: str
) -> None:
    game, words = GAMES[name](), Words(language)
    for action in game.actions[:: len(game.actions) // 60 + 1]:
        assert meant(in_words(action, words), game, [action], words) == action
        assert meant(arguments(action, words), game, [action], words) == action
        assert meant(str(action), game, [action], words) == action


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_no_action_looks_like_a_question(name: str, language: str) -> None:
    game, words = GAMES[name](), Words(language)
    questions = {words(f"word-{word}") for word in TYPED[: TYPED.index("trick")]}
    assert questions.isdisjoint(in_words(action, words).split()[0] for action in game.actions)


@pytest.mark.parametrize("language", languages())
def test_a_word_that_is_typed_means_one_thing(language: str) -> None:
    words = Words(language)
    assert [in_english(words(f"word-{word}"), words) for word in TYPED] == [*TYPED]
    assert [in_english(word, words) for word in TYPED] == [*TYPED]


def answers(home: Path, *typed: str, variant: str = "base") -> str:
    """What is on the screen once this has been typed in a game of three."""
    options = ("--players", "3", "--variant", variant, "--option", "rounds=1", "--seed", "5")
    done = piped(home, "play", "sticheln", *options, typed="\n".join([*typed, ""]))
    assert (done.code, done.err) == (0, "")
    return done.out


def test_why_explains_the_last_trick_with_the_rulebooks_words(tmp_path: Path) -> None:
    screen = answers(tmp_path, "1", "1", "1", "why?")
    assert "was led, and sets the colour of the trick." in screen
    assert "[sticheln.trick.first-card-sets-colour]" in screen
    assert "The first card sets the colour of the trick" in screen


def test_why_explains_a_refused_card(tmp_path: Path) -> None:
    screen = answers(tmp_path, "1", "B99", "?")
    assert "No: There is no such card or action in this game." in screen
    assert "[engine.no-such-action]" in screen


def test_why_says_nothing_of_an_earlier_refusal_when_asked_about_something_else(
    tmp_path: Path,
) -> None:
    screen = answers(tmp_path, "1", "B99", "why nonsense")
    assert "I do not understand “nonsense” here" in screen
    assert "[engine.no-such-action]" not in screen
    assert "[engine.no-such-action]" in answers(tmp_path, "1", "B99", "why nonsense", "why?")


def test_why_explains_a_card_that_is_named(tmp_path: Path) -> None:
    screen = answers(tmp_path, "1", "why curse r1", "why 1", "why sticheln.trick.any-card")
    assert "[engine.not-now]" in screen
    assert "You may: play" in screen
    assert "[sticheln.trick.any-card]" in screen


@pytest.mark.parametrize("asked", ["why", "why?", "why trick", "why score?", "why end"])
def test_why_has_nothing_to_say_before_anything_has_happened(asked: str, tmp_path: Path) -> None:
    assert "Nothing has happened yet that needs a reason." in answers(tmp_path, asked)


def test_a_colour_is_not_taken_for_the_name_of_an_event(tmp_path: Path) -> None:
    screen = answers(tmp_path, *["1"] * 3, "why g", "why r")
    assert screen.count("[engine.no-such-action]") == 2


def test_a_question_mark_after_a_card_is_no_part_of_it(tmp_path: Path) -> None:
    assert "[engine.not-now]" in answers(tmp_path, "1", "why curse r1?")


def test_the_end_of_a_game_can_be_asked_about(tmp_path: Path) -> None:
    screen = answers(tmp_path, *["1"] * 15, "why score", "nonsense", "scores", "", "never read")
    after = screen.partition("The record of this game")[2]
    assert "Own colour, minus the numbers:" in after
    assert after.count("Enter leaves:") == 4
    assert "I do not know “nonsense”." in after
    assert "total" in after


@pytest.mark.parametrize("word", ["no", "quit"])
def test_a_word_leaves_a_game_that_is_over(word: str, tmp_path: Path) -> None:
    screen = answers(tmp_path, *["1"] * 15, word, "never read")
    assert screen.count("Enter leaves:") == 1


def test_words_follow_what_is_wanted(tmp_path: Path) -> None:
    screen = answers(tmp_path, *["1"] * 16, variant="reverse+delayed")
    assert "Sticheln (reverse+delayed): you play with" in screen
    assert "Everybody names a colour that brings luck." in screen
    assert "Which of the colours you won brings you luck?" in screen
    assert "curse" not in screen
    screen = answers(tmp_path / "two", variant="aggravated")
    assert "Everybody lays two cards face down; their colours are cursed." in screen
    assert "Which card do you lay face down, one of two?" in screen


def test_why_explains_a_score(tmp_path: Path) -> None:
    options = ("--players", "3", "--option", "rounds=2", "--seed", "5")
    done = piped(tmp_path, "play", "sticheln", *options, typed="1\n" * 15 + "why score\n")
    assert "You: Own colour, minus the numbers:" in done.out
    assert "[sticheln.score.cursed-minus-number]" in done.out


def test_a_barred_card_is_named_with_its_reason(tmp_path: Path) -> None:
    screen = answers(tmp_path, "1", "why", variant="aggravated")
    assert "Not allowed now: " in screen
    example = screen.partition("“why ")[2].partition("”")[0]
    screen = answers(tmp_path / "again", "1", f"why {example}", variant="aggravated")
    assert "Your two colours must differ." in screen
    assert "[sticheln.aggravated.two-colours]" in screen


def test_the_words_at_the_table(tmp_path: Path) -> None:
    screen = answers(tmp_path, "hand", "scores", "rules", "help", "nonsense", "", "\x1b[A\x00")
    assert "the points of all rounds" in screen
    assert "# Sticheln" in screen
    assert "I do not understand “nonsense” here." in screen
    assert "\x1b" not in screen


def test_who_names_a_colour_at_the_end_sees_the_cards_won(tmp_path: Path) -> None:
    screen = answers(tmp_path, *["1"] * 15, variant="delayed")
    assert "Which of the colours you won do you curse?" in screen
    won = screen.rpartition("The cards you won:")[2].partition("Which of")[0]
    record, log = checked_record(next((tmp_path / "cardtable").glob("*.txt")))
    cards = record.game.replay(log).won[0]
    assert len(cards) > 5
    assert {*map(str, cards)} <= {*won.split()}
