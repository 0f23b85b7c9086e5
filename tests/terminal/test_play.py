"""Whole games through a real terminal and through pipes, and every way to leave them."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path

import pexpect
import pytest

from cardtable import GAMES
from cardtable.engine import UNKNOWN, Card, Game, Moved, RoundScored, moments
from cardtable.terminal.files import checked_record
from cardtable.terminal.speech import signed
from tests.terminal.sessions import (
    COMMAND,
    LAST_PROMPT,
    PROMPT,
    environment,
    piped,
    process,
    short_table,
    terminal,
)

SHORT = ("--players", "3", "--option", "rounds=1", "--seed", "5")

slow = pytest.mark.slow


def record_in(home: Path) -> Path:
    (path,) = (home / "cardtable").glob("*.txt")
    return path


def play_to_the_end(child: pexpect.spawn[str]) -> str:
    """Answer every question with 1, and a warning with `lay`; everything the screen has shown."""
    screen = ""
    while found := child.expect([pexpect.EOF, PROMPT, LAST_PROMPT]):
        screen += f"{child.before}{child.after}"
        first = "lay" if "Take care" in str(child.before) else "1"
        child.sendline(first if found == 1 else "")
    child.close()
    assert child.exitstatus == 0
    return screen + str(child.before)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_in_a_terminal(name: str, tmp_path: Path) -> None:
    screen = play_to_the_end(terminal(tmp_path, "play", *short_table(name), "--seed", "5"))
    record, log = checked_record(record_in(tmp_path))
    final = record.game.replay(log)
    assert not record.game.to_act(final)
    assert "The game is over" in screen
    plain = re.sub(r"\x1b\[[0-9;]*m", "", screen)
    for total in getattr(final, "totals", ()):
        assert signed(total) in plain.rpartition("total")[2]
    assert str(record_in(tmp_path)) in plain.replace("\r\n", "")


@slow
@pytest.mark.parametrize(
    ("name", "variant"), [(name, variant) for name in GAMES for variant in GAMES[name].variants]
)
def test_every_variant_in_a_terminal(name: str, variant: str, tmp_path: Path) -> None:
    screen = play_to_the_end(terminal(tmp_path, "play", *short_table(name, variant=variant)))
    assert "The game is over" in screen


@slow
@pytest.mark.parametrize("players", range(3, 9))
def test_every_table_size_through_a_pipe(players: int, tmp_path: Path) -> None:
    done = piped(
        tmp_path,
        *("play", "sticheln", "--players", str(players), "--option", "rounds=1"),
        typed="1\n" * 40,
    )
    assert (done.code, done.err) == (0, "")
    assert "The game is over" in done.out


def test_the_letter_of_a_card_is_shown_with_its_colour_and_without(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sticheln", *SHORT)
    child.expect(PROMPT)
    coloured = str(child.before)
    child.close()
    child = terminal(tmp_path, "play", "sticheln", *SHORT, NO_COLOR="1")
    child.expect(PROMPT)
    plain = str(child.before)
    child.close()
    assert "\x1b[1;31mR" in coloured
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", plain)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", plain)
    held = re.findall(r"\b[RBGYN][0-9]+", plain)
    assert held
    assert {*held} <= {*re.findall(r"[RBGYN][0-9]+", coloured)}


def test_without_a_terminal_there_is_no_escape_sequence(tmp_path: Path) -> None:
    done = process(tmp_path, "play", "sticheln", *SHORT, typed=b"1\n" * 20)
    assert (done.code, done.err) == (0, "")
    assert "The game is over" in done.out
    assert "\x1b" not in done.out


def test_input_that_is_no_text_is_answered(tmp_path: Path) -> None:
    done = process(tmp_path, "play", "sticheln", *SHORT, typed=b"\xff\x00\xfe\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "I do not understand" in done.out


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "sticheln", *SHORT, typed="1\n" * 4)
    assert (done.code, done.err) == (0, "")
    assert f"--resume {record_in(tmp_path)}" in done.out
    record, _ = checked_record(record_in(tmp_path))
    assert [each.seat for each in record.decisions].count(0) == 4


def test_quit_leaves_in_peace(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "sticheln", *SHORT, typed="1\nquit\n1\n")
    assert done.code == 0
    record, _ = checked_record(record_in(tmp_path))
    assert [each.seat for each in record.decisions].count(0) == 1


def test_control_c_saves_the_game(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sticheln", *SHORT)
    for _ in range(3):
        child.expect(PROMPT)
        child.sendline("1")
    child.expect(PROMPT)
    child.sendintr()
    child.expect("Your game is saved")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    record, _ = checked_record(record_in(tmp_path))
    assert [each.seat for each in record.decisions].count(0) == 3


def test_a_killed_game_has_lost_nothing_and_can_be_taken_up_again(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sticheln", *SHORT, "--bots", "greedy,random")
    for _ in range(5):
        child.expect(PROMPT)
        child.sendline("1")
    child.expect(PROMPT)
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    child.close()
    assert child.signalstatus == signal.SIGKILL
    path = record_in(tmp_path)
    before, _ = checked_record(path)
    assert [each.seat for each in before.decisions].count(0) == 5
    screen = play_to_the_end(terminal(tmp_path, "play", "--resume", str(path)))
    after, log = checked_record(path)
    assert after.decisions[: len(before.decisions)] == before.decisions
    assert after.seats == before.seats == ("Guest", "Bea (greedy)", "Carl (random)")
    assert not after.game.to_act(after.game.replay(log))
    assert "The game is over" in screen


def test_a_game_taken_up_again_is_the_game_it_would_have_been(tmp_path: Path) -> None:
    seed = ("--option", "rounds=2", "--seed", "8")
    whole, cut = tmp_path / "whole.txt", tmp_path / "cut.txt"
    piped(tmp_path, "play", "sticheln", *seed, "--record", str(whole), typed="1\n" * 40)
    piped(tmp_path, "play", "sticheln", *seed, "--record", str(cut), typed="1\n" * 9)
    piped(tmp_path, "play", "--resume", str(cut), "--seed", "8", typed="1\n" * 40)
    assert "OK" in piped(tmp_path, "verify", str(whole)).out
    assert whole.read_text() == cut.read_text()


@pytest.mark.parametrize("variant", ["base", "hazy", "delayed", "aggravated+hazy"])
def test_no_card_is_on_the_screen_before_this_seat_may_know_it(
    variant: str, tmp_path: Path
) -> None:
    asked = ["hand", "scores", "why", "why trick", "1"]
    typed = "\n".join(asked) + "\n"
    options = ("--variant", variant, "--option", "rounds=1", "--seed", "11")
    done = piped(tmp_path, "play", "sticheln", *options, typed=typed * 20)
    record, log = checked_record(record_in(tmp_path))
    prompts = [match.end() for match in re.finditer(PROMPT, done.out)]
    comparisons = 0
    own = [at for at, moment in enumerate(moments(log)) if _mover(moment[0]) == 0]
    for decision, moment in enumerate(own):
        # The last prompt before the decision: by then all of its five lines have been answered.
        screen = done.out[: prompts[len(asked) * (decision + 1) - 1]]
        secret = _secrets(record.game, log[: sum(map(len, moments(log)[:moment]))])
        comparisons += len(secret)
        assert secret.isdisjoint(re.findall(r"(?<![\w.])[RBGYN][0-9]{1,2}(?![\w.])", screen))
    assert len(prompts) == len(asked) * len(own)
    assert comparisons > 200


def _mover(event: object) -> object:
    return event.seat if isinstance(event, Moved) else None


def _secrets(game: Game, log: list) -> set[str]:  # type: ignore[type-arg]
    """The cards that lie hidden from seat 0: in the hands of the others, and before them."""
    truth, view = game.replay(log), game.view(log, 0).state
    piles = [*truth.hands[1:], *truth.designating[1:]]
    shown = [*view.hands[1:], *view.designating[1:]]
    pairs = [pair for pile, seen in zip(piles, shown, strict=True) for pair in zip(pile, seen)]  # noqa: B905
    return {str(card) for card, seen in pairs if seen == UNKNOWN and isinstance(card, Card)}


def test_somebody_who_types_nothing_but_enter_is_sitting_at_a_table(tmp_path: Path) -> None:
    child = terminal(tmp_path)
    child.expect("Which game")
    child.sendline("")
    child.expect("How many players")
    child.sendline("a few")
    child.expect("players takes 3-8")
    child.expect("How many players")
    child.sendline("")
    child.expect("Which variant")
    child.sendline("reverse+mild")
    child.expect("want different values")
    child.expect("Which variant")
    child.sendline("")
    child.expect("Sticheln: you play with Bea")
    child.expect(PROMPT)
    child.sendline("3")
    child.expect(PROMPT)
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_variants_can_be_chosen_by_their_numbers(tmp_path: Path) -> None:
    done = piped(tmp_path, typed="sticheln\n3\n2 + 6\n")
    assert "Several go together, as in reverse+aggravated (Enter: base):" in done.out
    assert "Sticheln (reverse+delayed): you play with" in done.out


def test_variants_that_exclude_each_other_are_not_said_to_go_together(tmp_path: Path) -> None:
    done = piped(tmp_path, typed="the game\n2\n2\n")
    assert "Which variant (Enter: base)?" in done.out
    assert "The Game (expert-three): you play with" in done.out


def test_the_unfinished_game_is_offered_again(tmp_path: Path) -> None:
    piped(tmp_path, "play", "sticheln", *SHORT, typed="1\n1\n")
    again = piped(tmp_path, typed="maybe\n\n1\n")
    assert "please answer yes or no" in again.out
    record, _ = checked_record(record_in(tmp_path))
    assert [each.seat for each in record.decisions].count(0) == 3
    other = piped(tmp_path, typed="no\nstick em\n3\n1\n")
    assert "Stick ’Em: you play with Bea" in other.out
    assert len(list((tmp_path / "cardtable").glob("*.txt"))) == 2


def test_half_a_line_is_dropped_when_a_game_is_taken_up_again(tmp_path: Path) -> None:
    piped(tmp_path, "play", "sticheln", *SHORT, typed="1\n" * 4)
    path = record_in(tmp_path)
    whole = path.read_text()
    path.write_text(whole + "1 play R")
    done = piped(tmp_path, "play", "--resume", str(path))
    assert (done.code, done.err) == (0, "")
    assert path.read_text() == whole


@pytest.mark.parametrize(
    "end", ["a line that was never ended", "0 play R99\n1 play", '{"a": 1}\n\n{"b": 2}', "\n\n"]
)
def test_what_is_no_record_stays_as_it_is(end: str, tmp_path: Path) -> None:
    piped(tmp_path, "play", "sticheln", *SHORT, typed="1\n")
    record = record_in(tmp_path).read_text()
    for name, start in {
        "diary.txt": "Dear diary,\n\n",
        "broken.txt": f"{record}3 play R1\n",
    }.items():
        path = tmp_path / "cardtable" / name
        path.write_text(start + end)
        assert piped(tmp_path, "play", "--resume", str(path)).code == 2
        assert "is not over" in piped(tmp_path).out
        assert path.read_text() == start + end


def test_what_is_to_be_copied_is_not_broken_into_lines(tmp_path: Path) -> None:
    home = tmp_path / ("a-long-name-" * 12)
    child = terminal(home.parent, "play", "sticheln", *SHORT, XDG_DATA_HOME=str(home))
    child.expect(PROMPT)
    screen = str(child.before)
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    path = str(record_in(home))
    assert path in screen
    assert f"play --resume {path}" in str(child.before)


def test_a_game_is_played_in_one_window_alone(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sticheln", *SHORT)
    child.expect(PROMPT)
    path = record_in(tmp_path)
    before = path.read_text()
    again = process(tmp_path, "play", "--resume", str(path), typed=b"1\n")
    assert again.code == 2
    assert "is being played in another window" in again.err
    assert "Which game" in process(tmp_path).out
    assert path.read_text() == before
    child.sendline("1")
    child.expect(PROMPT)
    child.close()
    assert process(tmp_path, "play", "--resume", str(path), typed=b"1\n").code == 0
    assert "OK" in process(tmp_path, "verify", str(path)).out


def test_an_older_game_is_offered_once_a_newer_one_is_over(tmp_path: Path) -> None:
    older, newer = tmp_path / "cardtable/older.txt", tmp_path / "cardtable/newer.txt"
    older.parent.mkdir()
    piped(tmp_path, "play", "sticheln", *SHORT, "--record", str(older), typed="1\n")
    piped(tmp_path, "play", "sticheln", *SHORT, "--record", str(newer), typed="1\n" * 40)
    assert "Your last game, older.txt, is not over." in piped(tmp_path).out


def test_a_record_does_not_choose_whose_code_is_run(tmp_path: Path) -> None:
    (tmp_path / "stranger.py").write_text("print('I RAN')\nclass Bot: pass\n")
    piped(tmp_path, "play", "sticheln", *SHORT, typed="1\n")
    path = record_in(tmp_path)
    path.write_text(path.read_text().replace("Bea (greedy)", "Bea (stranger:Bot)"))
    done = process(tmp_path, "play", "--resume", str(path))
    assert (done.code, done.out) == (2, "")
    assert "the record names the bot stranger:Bot" in done.err
    assert process(tmp_path, "play", "--resume", str(path), "--bots", "random").code == 0


def test_a_name_in_a_record_cannot_command_the_terminal(tmp_path: Path) -> None:
    piped(tmp_path, "play", "sticheln", *SHORT, typed="1\n")
    path = record_in(tmp_path)
    path.write_text(path.read_text().replace("Guest", "\x1b[31mRED\x1b]0;title\x07"))
    for command in (("replay", str(path)), ("play", "--resume", str(path))):
        done = piped(tmp_path, *command)
        assert done.code == 0
        assert not {"\x1b", "\x07"} & {*done.out}


def test_a_line_too_long_for_any_sentence_is_answered(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "sticheln", *SHORT, typed="x" * 5000 + "\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "I do not understand" in done.out
    done = piped(tmp_path, "simulate", "sticheln", "--seed", "9" * 5000)
    assert done.code == 2
    assert done.err.count("\n") == 1


def test_closed_streams_end_the_game_in_peace(tmp_path: Path) -> None:
    command = f"exec {COMMAND} play sticheln {' '.join(SHORT)}"
    for closed, code in (("<&-", 0), (">&-", 2), ("2>&-", 0)):
        done = subprocess.run(  # noqa: S602 - our own command
            f"{command} {closed}",
            shell=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=environment(tmp_path),
            check=False,
        )
        assert done.returncode == code, (closed, done.stderr)
        assert b"Traceback" not in done.stderr


def test_an_old_terminal_gets_plain_letters(tmp_path: Path) -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = process(tmp_path, "play", "sticheln", *SHORT, typed=b"1\n" * 20, **plain)
    assert (done.code, done.err) == (0, "")
    assert '"why?" explains what happened' in done.out
    assert re.search("> +You", done.out)
    assert re.search(r" -[0-9]", done.out)


@pytest.mark.parametrize("columns", [60, 80, 100])
def test_no_figure_of_a_score_sheet_is_lost_on_a_narrow_terminal(
    columns: int, tmp_path: Path
) -> None:
    options = ("--players", "5", "--option", "rounds=1", "--seed", "5")
    done = process(tmp_path, "play", "sticheln", *options, typed=b"1\n" * 20, COLUMNS=str(columns))
    _, log = checked_record(record_in(tmp_path))
    points = next(event for event in log if isinstance(event, RoundScored)).points
    sheet = done.out.rpartition("own colour")[2].partition("The game is over")[0]
    for value in points:
        assert sheet.count(signed(value)) >= 2, value
    assert all(name in sheet for name in ("You", "Bea", "Carl", "Dora", "Emil"))
