"""The Game at the terminal: piles by name, whole turns planned, marks, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.engine import Record
from cardtable.games.the_game import TheGame
from cardtable.games.the_game.events import Stuck
from cardtable.terminal.files import checked_record
from tests.rules.the_game.scenes import Scene
from tests.terminal.sessions import piped

TWO = ("the-game", "--players", "2", "--seed", "3")
"""Seat 0 holds 2, 12, 14, 23, 26, 36 and 74, and is to start."""


def typed(home: Path, *lines: str, table: tuple[str, ...] = TWO) -> tuple[str, list[str]]:
    """What is on the screen once this has been typed, and what the person did by it."""
    done = piped(home, "play", *table, typed="\n".join([*lines, ""]))
    assert (done.code, done.err) == (0, "")
    seat = int(table[table.index("--seat") + 1]) if "--seat" in table else 0
    record, _ = checked_record(next((home / "cardtable").glob("*.txt")))
    return done.out, [str(each.action) for each in record.decisions if each.seat == seat]


def record_of(scene: Scene, home: Path) -> Path:
    """The record of a table at which seat 0 is a person."""
    bots = [f"Bot {seat} (greedy)" for seat in range(1, scene.game.players)]
    path = home / "game.txt"
    path.write_text(Record.of(scene.game, scene.log, ["Ann", *bots]).text())
    return path


def nearly_stuck() -> Scene:
    """Alone, with 99 and 88 on the rising piles, and cards of which 89 first would be the last."""
    scene = Scene(TheGame(players=1))
    scene.deal("99 88 2 3 50 51 52 53", draw="89 78 30 31")
    scene.lay("99 sun", "88 moon", "2 star", "3 leaf")
    scene.end()
    return scene


@pytest.mark.parametrize("players", ["1", "2", "4"])
@pytest.mark.parametrize("talk", ["silent", "grades"])
def test_a_whole_game_through_a_pipe(players: str, talk: str, tmp_path: Path) -> None:
    table = ("the-game", "--players", players, "--seed", "1", "--option", f"talk={talk}")
    done = piped(tmp_path, "play", *table, typed="1\nlay\n" * 400)
    assert (done.code, done.err) == (0, "")
    assert "The game is over, with" in done.out
    record, log = checked_record(next((tmp_path / "cardtable").glob("*.txt")))
    last = log[-1]
    assert isinstance(last, Stuck)
    assert f"{last.left} cards left" in done.out
    assert f"{last.left} cards are left." in done.out
    hands = done.out.rpartition("What was left in the hands:")[2]
    left = [[str(card) for card in hand] for hand in record.game.replay(log).hands]
    shown = [line.split()[1:] for line in hands.split("\n\n")[0].splitlines()[1:]]
    assert shown == [cards or ["no", "cards"] for cards in left]
    assert record.game.settings == ({} if talk == "silent" else {"talk": talk})


def test_cards_are_laid_on_piles_by_their_names(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "12 sun", "place 74 leaf", "2 SUN", "end")
    assert done == ["place 12 sun", "place 74 leaf", "place 2 sun", "end"]
    assert "above 12, or 2" in screen
    assert "below 74, or 84" in screen
    assert "you have laid 2, which is enough" in screen
    assert "It is your turn." in screen


def test_the_table_says_what_fits_and_how_many_are_to_lay(tmp_path: Path) -> None:
    screen, _ = typed(tmp_path, "12 sun")
    assert "0 of 98 laid; 84 cards to draw; you are to start" in screen
    assert "1 of 98 laid; 84 cards to draw; you have laid 1, 1 more to lay" in screen
    assert "below 100, or" not in screen


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("why 14 sun", "the-game.place.ascending"),
        ("why 47 sun", "the-game.place.own-cards"),
        ("why end", "the-game.turn.minimum-two"),
        ("why begin", "the-game.start.before-first-card"),
    ],
)
def test_why_says_which_rule_forbids_a_card(asked: str, rule: str, tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "26 sun", asked)
    assert f"[{rule}]" in " ".join(screen.split())
    assert done == ["place 26 sun"]


def test_a_refused_card_is_not_laid_and_can_be_explained(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "26 sun", "14 sun", "why?", "end")
    assert "No: 14 does not fit: a rising pile takes a higher card" in screen
    assert "[the-game.place.ascending]" in screen
    assert "No: At least two cards must be laid in this turn." in screen
    assert done == ["place 26 sun"]


def test_before_anything_has_a_reason_why_says_so(tmp_path: Path) -> None:
    screen, _ = typed(tmp_path, "why?")
    assert "Nothing has happened yet that needs a reason." in screen
    assert "trick" not in screen


# Planning a turn


def test_a_turn_is_planned_in_secret_and_laid_at_once(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "plan 12 sun, 2 sun", "lay")
    assert "You plan, and nobody sees it: place 12 sun, place 2 sun." in screen
    assert done == ["place 12 sun", "place 2 sun"]
    assert screen.index("you have laid 2, which is enough") < screen.index("You lay 12 on sun.")


def test_what_is_planned_is_not_laid(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "plan 12 sun, 2 sun")
    assert "You lay" not in screen
    assert done == []


def test_a_plan_can_go_on_to_the_end_of_the_turn(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "plan 12 sun, 2 sun, 74 star, end", "lay")
    assert done == ["place 12 sun", "place 2 sun", "place 74 star", "end"]
    assert "You draw " in screen


def test_the_last_card_of_a_plan_can_be_taken_back(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "plan 12 sun, 36 sun", "plan back", "plan 2 sun", "lay")
    assert done == ["place 12 sun", "place 2 sun"]
    assert "You plan, and nobody sees it: place 12 sun, place 36 sun." in screen


def test_what_is_typed_beside_a_plan_is_planned_too(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "plan 12 sun", "1", "why 2 sun", "foo", "", "back", "end")
    assert "You plan, and nobody sees it: place 12 sun, place 2 sun." in screen
    assert "You lay" not in screen
    assert "No: 2 is not in your hand." in screen
    assert done == []


def test_without_a_plan_the_list_is_that_of_the_table_again(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "plan 12 sun", "plan none", "1")
    assert "You have planned nothing." in screen
    assert screen.count("   1 2     2 12") == 2
    assert done == ["place 2 sun"]


def test_of_several_actions_those_before_a_mistake_are_planned_and_shown(tmp_path: Path) -> None:
    screen, _ = typed(tmp_path, "plan 12 sun, 99 sun, 14 sun")
    refused = screen.index("No: 99 is not in your hand.")
    assert screen.index("You plan, and nobody sees it: place 12 sun.") > refused


def test_a_plan_that_would_be_stuck_is_laid_only_after_a_warning(tmp_path: Path) -> None:
    path = record_of(nearly_stuck(), tmp_path)
    before = path.read_text()
    done = piped(tmp_path, "play", "--resume", str(path), typed="plan 89 moon\nlay\n")
    assert "Take care: after this the table would wait for you" in done.out
    assert path.read_text() == before
    done = piped(tmp_path, "play", "--resume", str(path), typed="plan 89 moon\nlay\nlay\n\n")
    assert "You must lay another card, and none fits." in done.out
    assert "The game is over, with 93 cards left." in done.out
    assert path.read_text() == f"{before}0 place 89 moon\n"


def test_a_plan_that_is_enough_is_laid_without_a_warning(tmp_path: Path) -> None:
    path = record_of(nearly_stuck(), tmp_path)
    done = piped(tmp_path, "play", "--resume", str(path), typed="plan 89 sun, 78 moon\nlay\n")
    assert "Take care" not in done.out
    assert path.read_text().endswith("0 place 89 sun\n0 place 78 moon\n")


@pytest.mark.parametrize("asked", ["why score", "why end", "why trick?"])
def test_what_the_game_has_not_explains_the_end_when_it_is_over(asked: str, tmp_path: Path) -> None:
    path = record_of(nearly_stuck(), tmp_path)
    done = piped(tmp_path, "play", "--resume", str(path), typed=f"89 moon\nlay\n{asked}\n")
    assert "[the-game.end.stuck]" in done.out


def test_a_card_that_strands_its_player_can_be_taken_back(tmp_path: Path) -> None:
    path = record_of(nearly_stuck(), tmp_path)
    typed = "89 moon\nplan back\n89 sun\n78 moon\n"
    done = piped(tmp_path, "play", "--resume", str(path), typed=typed)
    assert "Take care: after this the table would wait for you" in done.out
    assert path.read_text().endswith("0 place 89 sun\n0 place 78 moon\n")


def test_the_only_card_that_fits_is_laid_without_a_warning(tmp_path: Path) -> None:
    scene = Scene(TheGame(players=1))
    scene.deal("98 88 2 3 50 51 52 53", draw="89 30 31 32")
    scene.lay("98 sun", "88 moon", "2 star", "3 leaf")
    scene.end()
    assert scene.may(0) == ["place 89 moon"]
    path = record_of(scene, tmp_path)
    done = piped(tmp_path, "play", "--resume", str(path), typed="89 moon\n")
    assert "Take care" not in done.out
    assert path.read_text().endswith("0 place 89 moon\n")


def test_why_end_explains_a_turn_that_cannot_end_yet(tmp_path: Path) -> None:
    screen, _ = typed(tmp_path, "why end")
    assert "No: At least two cards must be laid in this turn." in screen


def test_why_explains_the_end(tmp_path: Path) -> None:
    path = record_of(nearly_stuck(), tmp_path)
    done = piped(tmp_path, "play", "--resume", str(path), typed="89 moon\nlay\nwhy\nscores\n\n")
    assert "Take care: after this the table would wait for you" in done.out
    assert "No card of the hand fits on 99, 89, 2 and 3." in done.out
    assert "[the-game.end.stuck]" in done.out
    assert done.out.count("93 cards are left.") == 2


# Talk and the start


def test_another_seat_begins(tmp_path: Path) -> None:
    table = ("the-game", "--players", "2", "--seed", "4", "--seat", "1")
    screen, done = typed(tmp_path, "begin", table=table)
    assert "is to start, unless somebody else begins." in screen
    assert "You say: I begin." in screen
    assert "you are to start" in screen
    assert done == ["begin"]


def test_a_mark_stands_beside_its_pile(tmp_path: Path) -> None:
    table = (*TWO, "--option", "talk=grades")
    lines = ("12 sun", "2 sun", "end", "leave sun", "vital leaf", "leave sun", "done")
    screen, done = typed(tmp_path, *lines, table=table)
    assert done[3:] == ["leave sun", "vital leaf", "done"]
    assert "You ask the others to leave sun alone." in screen
    assert "You beg the others to keep off leaf." in screen
    assert "Not allowed now: leave sun, vital sun. “why leave sun” says why." in screen
    assert "No: You have changed your mark on this pile in this turn already." in screen
    drawn = [" ".join(line.split()) for line in screen.splitlines()]
    assert "↑ sun 2 above 2 2 You" in drawn
    assert "↓ leaf 100 below 100 0 You!" in drawn


def test_in_ones_own_turn_one_is_told_why_one_cannot_speak(tmp_path: Path) -> None:
    screen, done = typed(tmp_path, "leave sun", table=(*TWO, "--option", "talk=hold"))
    assert "No: It is your own turn: you speak by what you lay." in screen
    assert done == []


# Leaving and coming back


def test_a_game_left_in_the_middle_of_a_turn_goes_on_there(tmp_path: Path) -> None:
    typed(tmp_path, "12 sun", "quit")
    path = next((tmp_path / "cardtable").glob("*.txt"))
    done = piped(tmp_path, "play", "--resume", str(path), typed="end\n2 sun\nend\n")
    assert (done.code, done.err) == (0, "")
    assert "you have laid 1, 1 more to lay" in done.out
    assert "No: At least two cards must be laid in this turn." in done.out
    record, _ = checked_record(path)
    mine = [str(each.action) for each in record.decisions if each.seat == 0]
    assert mine[:3] == ["place 12 sun", "place 2 sun", "end"]


# Simulations


def test_a_simulation_counts_what_is_left(tmp_path: Path) -> None:
    table = ("simulate", "the-game", "--players", "2", "--games", "6", "--bots", "greedy")
    found = json.loads(piped(tmp_path, *table, "--seed", "1", "--json").out)
    assert {*found} == {
        *("game", "players", "variant", "options", "games", "seed"),
        *("mean_left", "wins", "under_ten", "mean_actions"),
    }
    assert (found["game"], found["players"], found["games"]) == ("the-game", 2, 6)
    assert 0 <= found["wins"] <= found["under_ten"] <= 6
    assert 0 <= found["mean_left"] < 40
    screen = piped(tmp_path, *table, "--seed", "1").out
    assert "total victories" in screen
    assert f"{found['mean_left']:.2f}" in screen


def test_why_a_card_does_not_fit_tells_what_lies_on_the_pile(tmp_path: Path) -> None:
    out, done = typed(tmp_path, "74 sun", "why 36 sun", "26 sun", "why?")
    assert done == ["place 74 sun"]
    assert out.count("  74 lies on top of the pile, and only the top card counts.\n") == 2
    assert out.count("[the-game.piles.top-card]") == 2
    assert out.count("[the-game.place.ascending]") == 2
