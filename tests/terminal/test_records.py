"""Records shown again and checked, and games that bots play by themselves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable import GAMES, play
from cardtable.bots import Random
from cardtable.engine import Moved, Record, Role, encode, moments, seen
from cardtable.locales import Words
from cardtable.terminal.speech import Speaker
from tests.terminal.sessions import piped

NAMES = ("Ann", "Bob", "Cid")


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A game that is over, written to game.txt and game.json."""
    game = GAMES["sticheln"](players=3, variant="hazy", rounds=1)
    record = Record.of(game, play(game, [Random()] * 3, seed=4), NAMES)
    (tmp_path / "game.txt").write_text(record.text())
    (tmp_path / "game.json").write_text(record.json())
    return record


@pytest.fixture
def file(record: Record, tmp_path: Path) -> str:
    """The path of that record."""
    assert record.decisions
    return str(tmp_path / "game.txt")


@pytest.mark.parametrize("form", ["game.txt", "game.json"])
def test_a_right_record_is_called_so(form: str, record: Record, tmp_path: Path) -> None:
    done = piped(tmp_path, "verify", str(tmp_path / form))
    assert (done.code, done.err) == (0, "")
    count = len(record.decisions)
    assert done.out.startswith(f"OK: Sticheln for 3, {count} decisions. The game is over: ")


@pytest.mark.parametrize("line", [9, 20, 53])
def test_the_first_line_that_breaks_a_rule_is_named(line: int, file: str, tmp_path: Path) -> None:
    lines = Path(file).read_text().split("\n")
    lines[line - 1] = lines[line - 1].partition(" ")[0] + " play B8"
    lines[-1:-1] = ["0 play R1"]
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join(lines))
    expected = next(
        number for number in range(9, len(lines)) if lines[number - 1] != _line(file, number)
    )
    done = piped(tmp_path, "verify", str(bad))
    assert done.code == 2
    assert f"bad.txt, line {expected}: " in done.err


def _line(file: str, number: int) -> str:
    return Path(file).read_text().split("\n")[number - 1]


@pytest.mark.parametrize(
    ("options", "viewer"),
    [((), Role.WATCHER), (("--seat", "1"), 1), (("--open",), Role.OPEN)],
)
def test_json_has_the_events_as_that_viewer_saw_them(
    options: tuple[str, ...], viewer: int | Role, record: Record, file: str, tmp_path: Path
) -> None:
    done = piped(tmp_path, "replay", file, "--json", *options)
    shown = [json.loads(line) for line in done.out.splitlines()]
    assert shown == [encode(event) for event in seen(record.log(), viewer)]
    done = piped(tmp_path, "replay", file, "--json", "--moment", "7", *options)
    part = [event for moment in moments(record.log())[:7] for event in moment]
    assert len(done.out.splitlines()) == len(part)


@pytest.mark.parametrize(
    ("options", "viewer"),
    [((), Role.WATCHER), (("--seat", "1"), 1), (("--open",), Role.OPEN)],
)
def test_every_event_is_told(
    options: tuple[str, ...], viewer: int | Role, record: Record, file: str, tmp_path: Path
) -> None:
    done = piped(tmp_path, "replay", file, *options)
    speaker = Speaker(Words("en"), record.game, NAMES)
    told = iter(done.out.splitlines())
    for event in seen(record.log(), viewer):
        assert any(line[6:] == speaker.event(event) for line in told), event
    assert f"{len(record.decisions):>4}  " in done.out


def test_a_watcher_sees_no_hand_and_no_curse_before_its_time(file: str, tmp_path: Path) -> None:
    done = piped(tmp_path, "replay", file, "--moment", "5")
    shown = done.out.replace("round 1", "")
    assert "is dealt 15 cards" in shown
    played = [line.rpartition(" ")[2] for line in shown.splitlines() if " plays " in line]
    cards = [word.strip(".,") for word in shown.split() if word.strip(".,")[:1] in set("RBGYN")]
    assert {card for card in cards if card[1:].isdigit()} == {card.strip(".") for card in played}
    assert "secret" in shown


def test_a_moment_draws_the_table_of_that_moment(file: str, tmp_path: Path) -> None:
    nothing = piped(tmp_path, "replay", file, "--moment", "0")
    assert (nothing.code, nothing.err) == (0, "")
    dealt = piped(tmp_path, "replay", file, "--moment", "1", "--seat", "2")
    assert "Round 1 of 1" in dealt.out
    assert "cards won" in dealt.out


def test_a_record_of_another_version_is_shown_open_and_says_so(
    record: Record, tmp_path: Path
) -> None:
    file = tmp_path / "other.json"
    file.write_text(record.json().replace('"version": 1', '"version": 99'))
    done = piped(tmp_path, "replay", str(file), "--open", "--json")
    assert done.code == 0
    assert "version 99" in done.err
    assert [json.loads(line) for line in done.out.splitlines()] == encode(record.log())


def test_a_record_of_another_version_commands_no_terminal(record: Record, tmp_path: Path) -> None:
    data = json.loads(record.json()) | {"version": 99, "events": [{"type": "\x9b2J\u202e\ud800"}]}
    file = tmp_path / "stranger.json"
    file.write_text(json.dumps(data))
    done = piped(tmp_path, "replay", str(file), "--open")
    assert done.out == '{"type": "\\u009b2J\\u202e\\ud800"}\n'


def test_a_right_record_can_be_kept_as_json(record: Record, file: str, tmp_path: Path) -> None:
    done = piped(tmp_path, "verify", file, "--json")
    assert (done.code, done.err, done.out) == (0, "", record.json())
    Path(file).write_text(record.text() + "0 play R1\n")
    done = piped(tmp_path, "verify", file, "--json")
    assert (done.code, done.out) == (2, "")


RESULT = [
    *("game", "players", "variant", "options", "games", "seed"),
    *("mean_score", "mean_tricks", "wins", "mean_actions"),
]


def simulated(home: Path, *options: str) -> dict[str, object]:
    done = piped(home, "simulate", "sticheln", "--games", "3", "--seed", "9", "--json", *options)
    assert (done.code, done.err) == (0, "")
    result: dict[str, object] = json.loads(done.out)
    assert list(result) == RESULT
    return result


def test_a_simulation_counts_what_happens_in_its_games(tmp_path: Path) -> None:
    result = simulated(tmp_path, "--players", "5", "--variant", "mild+hazy")
    game = GAMES["sticheln"](players=5, variant="mild+hazy")
    logs = [play(game, [Random()] * 5, seed=f"9 game {number}") for number in range(3)]
    totals = [game.replay(log).totals for log in logs]
    ends = [log[-1] for log in logs]
    moves = [e for log in logs for e in log if isinstance(e, Moved) and e.seat != Role.CHANCE]
    assert result["mean_score"] == [sum(scores) / 3 for scores in zip(*totals, strict=True)]
    assert result["wins"] == [sum(seat in end.winners for end in ends) for seat in range(5)]  # type: ignore[attr-defined]
    assert result["mean_actions"] == len(moves) / 3
    tricks = result["mean_tricks"]
    assert isinstance(tricks, list)
    assert sum(tricks) == pytest.approx(5 * 14)
    assert (result["players"], result["variant"], result["games"]) == (5, "mild+hazy", 3)


def test_a_simulation_names_what_is_played_and_not_how_it_was_asked_for(tmp_path: Path) -> None:
    result = simulated(tmp_path, "--option", "objective=mild", "--option", "rounds=1")
    assert (result["variant"], result["options"]) == ("mild", {"rounds": 1})
    result = simulated(tmp_path, "--variant", " delayed + reverse ")
    assert (result["variant"], result["options"]) == ("reverse+delayed", {})


def test_the_same_seed_gives_the_same_result(tmp_path: Path) -> None:
    assert simulated(tmp_path) == simulated(tmp_path)
    assert simulated(tmp_path) != simulated(tmp_path, "--seed", "10")


def test_people_get_a_table(tmp_path: Path) -> None:
    done = piped(
        tmp_path, *["simulate", "stick-em", "--games", "2", "--bots", "greedy,random,random,random"]
    )
    assert (done.code, done.err) == (0, "")
    assert "2 games of Stick ’Em (base) for 4, seed " in done.out
    assert "mean score" in done.out
    assert done.out.count("random") == 3
