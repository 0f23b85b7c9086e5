"""Bad input: exit code 2 and one clear line on the error output, whatever it was."""

from __future__ import annotations

import os
import resource
import subprocess
from pathlib import Path

import pytest

from tests.terminal.sessions import COMMAND, Done, environment, piped, process

BOTS = """
class Raises:
    def __call__(self, view, legal, rng):
        raise RuntimeError("no idea\\nat all")

class Illegal:
    def __call__(self, view, legal, rng):
        return "play R99"

class RaisesOurs:
    def __call__(self, view, legal, rng):
        view.game.act(view.state, view.seat, "play R99")

class Exits:
    def __call__(self, view, legal, rng):
        raise GeneratorExit

class Unhashable:
    def __call__(self, view, legal, rng):
        return []

class Appends:
    def __call__(self, view, legal, rng):
        legal.append("play R99")
        return "play R99"

class WantsMore:
    def __init__(self, more):
        pass

NOT_A_BOT = 7

def first(view, legal, rng):
    return legal[0]
"""


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The records of a game that has just begun and of one that is over."""
    home = tmp_path_factory.mktemp("records")
    texts = {}
    for name, answers in {"game.txt": 2, "over.txt": 20}.items():
        table = ("stick-em", "--option", "rounds=1", "--record", str(home / name))
        assert piped(home, "play", *table, typed="1\n" * answers).code == 0
        texts[name] = (home / name).read_text()
    return texts


@pytest.fixture
def home(records: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files of many wrong kinds, and bots."""
    monkeypatch.chdir(tmp_path)
    for name, text in records.items():
        Path(name).write_text(text)
    good = records["game.txt"]
    Path("binary").write_bytes(bytes(range(256)))
    Path("utf-16").write_bytes(good.encode("utf-16"))
    Path("empty").touch()
    Path("cut").write_text(good[:-3])
    Path("illegal").write_text(good + "0 play R99\n")
    Path("gibberish").write_text(good + "0 play \x1b[31mchess\x07\n")
    Path("endless").write_text(good + "0 " + "play " * 100_000 + "\n")
    Path("other.txt").write_text(good.replace("game: stick-em 1", "game: stick-em 99"))
    Path("chess").write_text(good.replace("stick-em", "chess"))
    Path("brackets").write_text("[" * 100_000)
    Path("braces").write_text('{"a":' * 100_000)
    Path("number").write_text('{"record": 1, "version": ' + "9" * 5000 + "}")
    Path("foreign.json").write_text(
        '{"record": 1, "game": "stick-em", "version": 99, "options": {}, "seats": ["a"],'
        ' "decisions": [], "events": []}'
    )
    Path("folder").mkdir()
    Path("some_bots.py").write_text(BOTS)
    Path("broken_bots.py").write_text("this is no Python")
    Path("leaving_bots.py").write_text("raise SystemExit(0)")
    return tmp_path


CASES = """
chess
--unknown
play chess
play sticheln extra
play sticheln --players
play sticheln --players 2
play sticheln --players nine
play sticheln --players 99999999999999999999999999999999
play sticheln --players 4 --option players=5
play sticheln --variant purple
play sticheln --variant reverse+mild
play sticheln --variant +
play sticheln --option rounds
play sticheln --option rounds=0
play sticheln --option rounds=1 --option rounds=2
play sticheln --option colour=red
play sticheln --option =
play sticheln --seat 4
play sticheln --seat -1
play sticheln --seed many
play sticheln --bots clever
play sticheln --bots greedy,greedy
play sticheln --bots ,
play sticheln --bots some_bots:Nobody
play sticheln --bots nowhere:Nobody
play sticheln --bots broken_bots:Nobody
play sticheln --bots leaving_bots:Nobody
play sticheln --bots some_bots:WantsMore
play sticheln --bots some_bots:NOT_A_BOT
play sticheln --bots :
play sticheln --seat 1 --bots some_bots:Raises
play sticheln --seat 1 --bots some_bots:RaisesOurs
play sticheln --seat 1 --bots some_bots:Exits
play sticheln --seat 1 --bots some_bots:Illegal
play sticheln --seat 1 --bots some_bots:Unhashable
play sticheln --seat 1 --bots some_bots:Appends
play sticheln --name=
play sticheln --name Ada\u00a0(greedy)
play sticheln --name \x1b[31mred
play sticheln --lang tlh
play sticheln --record game.txt
play sticheln --record folder
play sticheln --record nowhere/game.txt
play sticheln --record /dev/null/game.txt
play --players 3
play --variant hazy
play --resume
play --resume nowhere.txt
play --resume folder
play --resume over.txt
play --resume illegal
play --resume game.txt --seat 7
play --resume game.txt --players 3
play --resume game.txt --bots clever
play sticheln --resume game.txt
rules chess
rules sticheln stick-em
rules --lang
replay
replay nowhere.txt
replay folder
replay binary
replay game.txt --seat 4
replay game.txt --seat -1
replay game.txt --open
replay game.txt --open --seat 1
replay over.txt --moment -1
replay over.txt --moment 1000
replay foreign.json
replay foreign.json --json
verify
verify nowhere.txt
verify folder
verify binary
verify utf-16
verify empty
verify cut
verify illegal
verify gibberish
verify endless
verify other.txt
verify chess
verify brackets
verify braces
verify number
verify foreign.json
verify /dev/zero
simulate
simulate chess
simulate sticheln --games 0
simulate sticheln --games -1
simulate sticheln --games 1000000000000000000000000
simulate sticheln --games few
simulate sticheln --bots greedy,random
simulate sticheln --bots some_bots:Raises
simulate sticheln --bots some_bots:Illegal --json
simulate sticheln --players 9
simulate sticheln --seed 1.5
""".strip().splitlines()


def assert_refused(done: Done) -> None:
    assert done.code == 2
    assert done.err.startswith("cardtable: ")
    assert done.err.count("\n") == 1
    assert len(done.err) < 700
    assert done.err.rstrip("\n").isprintable()
    assert "error-" not in done.err
    assert "Traceback" not in done.out + done.err


@pytest.mark.parametrize("line", CASES)
def test_bad_input_is_one_clear_line(line: str, home: Path) -> None:
    before = {path: path.read_bytes() for path in home.iterdir() if path.is_file()}
    assert_refused(piped(home, *line.replace("\u00a0", "\N{NO-BREAK SPACE}").split(" ")))
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("play sticheln --players 2", "the option players takes 3-8, not “2”"),
        ("play sticheln --variant purple", "there is no variant “purple”; there are base, reverse"),
        ("play sticheln --option colour=red", "there is no option “colour”; there are players"),
        ("play chess", "there is no game “chess”; there are sticheln, stick-em"),
        ("play sticheln --bots clever", "there is no bot “clever”; there are random, greedy"),
        ("play sticheln --seat 1 --bots some_bots:Raises", "in seat 0 failed: RuntimeError no"),
        ("simulate sticheln --bots some_bots:Appends", "the bot some_bots:Appends in seat 0 chose"),
        ("play sticheln --record folder", "folder is no file that a game could be written to"),
        ("play sticheln --record game.txt", "game.txt is there already"),
        ("verify illegal", "illegal, line "),
        ("verify illegal", "breaks the rule engine.no-such-action"),
        ("verify cut", "the last line was cut off"),
        ("verify folder", "folder cannot be read: Is a directory"),
        ("play sticheln --lang tlh", "there is no language “tlh”; there are de, en"),
        ("play --resume over.txt", "over.txt is over"),
    ],
)
def test_the_line_says_what_is_wrong(line: str, says: str, home: Path) -> None:
    assert says in piped(home, *line.split()).err


def test_a_bot_that_fails_leaves_a_record_that_can_be_taken_up(home: Path) -> None:
    bots = ("--bots", "greedy,some_bots:Raises,greedy")
    table = ("--seat", "2", "--option", "rounds=1", "--record", "kept.txt")
    assert piped(home, "play", "sticheln", *table, *bots).code == 2
    assert piped(home, "verify", "kept.txt").out.startswith("OK")
    assert piped(home, "play", "--resume", "kept.txt").code == 2
    done = piped(home, "play", "--resume", "kept.txt", "--bots", "random", typed="1\n" * 20)
    assert (done.code, done.err) == (0, "")


def test_a_function_is_a_bot(home: Path) -> None:
    done = piped(home, *["simulate", "sticheln", "--games", "2", "--bots", "some_bots:first"])
    assert (done.code, done.err) == (0, "")


def test_a_home_that_cannot_be_written(home: Path) -> None:
    done = process(home, "play", "sticheln", XDG_DATA_HOME="/dev/null")
    assert_refused(done)
    assert "name a file with --record" in done.err


def test_names_of_files_that_are_no_text(home: Path) -> None:
    assert_refused(process(home, "verify", os.fsdecode(b"\xff\xfe")))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk(home: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(  # noqa: S603 - our own command
            [COMMAND, "rules", "sticheln"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(home),
            check=False,
        )
    assert_refused(Done(done.returncode, "", done.stderr.decode()))
    assert done.stderr.endswith(b"cannot be written: No space left on device\n")


def test_a_file_is_refused_where_it_is_read_and_in_the_language(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    assert piped(home, "verify", "game.txt").code == 0
    assert piped(home, "play", "--resume", "game.txt").code == 0
    done = piped(home, "replay", "folder", "--lang", "de")
    assert done.err == "cardtable: folder lässt sich nicht lesen: Is a directory\n"


def test_a_full_disk_keeps_no_empty_record(home: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own command
        [COMMAND, "play", "sticheln", "--record", "new.txt"],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env=environment(home),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        check=False,
    )
    assert_refused(Done(done.returncode, done.stdout.decode(), done.stderr.decode()))
    assert "new.txt cannot be written" in done.stderr.decode()
    assert not Path("new.txt").exists()


def test_a_terminal_that_says_it_has_no_columns(home: Path) -> None:
    assert "Klaus Palesch" in process(home, "rules", COLUMNS="0").out


@pytest.mark.parametrize("line", ["rules sticheln", "replay over.txt", "replay over.txt --json"])
def test_a_reader_that_goes_away_ends_the_command_in_silence(line: str, home: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as closed:
        done = subprocess.run(  # noqa: S603 - our own command
            [COMMAND, *line.split()],
            stdout=closed,
            stderr=subprocess.PIPE,
            env=environment(home),
            cwd=home,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"")


def test_an_encoding_without_the_letters(home: Path) -> None:
    done = process(home, "rules", "sticheln", PYTHONIOENCODING="ascii")
    assert (done.code, done.err) == (0, "")
