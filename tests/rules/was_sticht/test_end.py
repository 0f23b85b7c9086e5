"""What the contracts ask, who puts tiles away at the end of a round, and who wins."""

from __future__ import annotations

import pytest

from cardtable.engine import Event, GameEnded, Reason
from cardtable.games.was_sticht import State
from cardtable.games.was_sticht.events import (
    ContractFailed,
    ContractFulfilled,
    DealerFailed,
    DealerSucceeded,
    RoundBegan,
)
from cardtable.games.was_sticht.rules import GOALS, Goal, Taken, is_fulfilled, prospect
from tests.rules.builders import cards
from tests.rules.was_sticht.scenes import Scene, ended, goals, round_over

OTHERS = "four-tricks"
"""A spare tile, so that nobody has finished."""


def fulfils(goal: str, *tricks: int, colours: str = "", last: int | None = None) -> bool:
    """Whether seat 0 has done this, when the seats have won so many tricks."""
    taken = [Taken(count, frozenset(colours), seat == last) for seat, count in enumerate(tricks)]
    return is_fulfilled(Goal(goal), 0, taken)


# What is asked


@pytest.mark.rule("was-sticht.contract.no-tricks")
def test_no_tricks() -> None:
    assert [fulfils("no-tricks", own, 5, 2, 2) for own in range(3)] == [True, False, False]


@pytest.mark.rule("was-sticht.contract.exactly")
@pytest.mark.parametrize(
    ("goal", "number"),
    [("one-trick", 1), ("two-tricks", 2), ("three-tricks", 3), ("four-tricks", 4)],
)
def test_exactly_so_many_tricks(goal: str, number: int) -> None:
    assert [own for own in range(10) if fulfils(goal, own, 9 - own, 0)] == [number]


@pytest.mark.rule("was-sticht.contract.no-colour")
@pytest.mark.parametrize(
    ("goal", "colour"), [("no-red", "R"), ("no-yellow", "Y"), ("no-green", "G"), ("no-blue", "B")]
)
def test_no_card_of_a_colour(goal: str, colour: str) -> None:
    others = "RYGB".replace(colour, "")
    assert fulfils(goal, 5, 2, 2, colours=others)
    assert not fulfils(goal, 1, 5, 3, colours=colour)
    assert not fulfils(goal, 5, 2, 2, colours="RYGB")


@pytest.mark.rule("was-sticht.contract.no-colour")
def test_without_a_trick_there_is_no_red_card_either() -> None:
    assert fulfils("no-red", 0, 5, 4)
    scene = round_over("no-red most-tricks", "", "", "R1 R2*", spare=OTHERS)
    assert scene.log[0] == ContractFulfilled(1, Goal.NO_RED, "was-sticht.contract.no-colour")


@pytest.mark.rule("was-sticht.contract.printed-colour")
def test_the_printed_colour_counts_also_for_trumps() -> None:
    """Red and 5 are trumps: B5 is blue, and no red card though it is a trump."""
    scene = round_over("no-red no-blue", "", "B5", "B5*", spare=OTHERS)
    assert scene.log[0] == ContractFulfilled(1, Goal.NO_RED, "was-sticht.contract.no-colour")
    assert scene.log[1] == ContractFailed(2, Goal.NO_BLUE, "was-sticht.contract.no-colour")


@pytest.mark.rule("was-sticht.contract.last-trick")
def test_the_last_trick_whatever_else_was_won() -> None:
    assert fulfils("last-trick", 1, 8, 0, last=0)
    assert fulfils("last-trick", 7, 2, 0, last=0)
    assert not fulfils("last-trick", 7, 2, 0, last=1)
    scene = round_over("last-trick last-trick", "B1", "B2 B3", "B4*", spare=OTHERS)
    assert [type(event) for event in scene.log[:2]] == [ContractFailed, ContractFulfilled]


@pytest.mark.rule("was-sticht.contract.most-tricks")
def test_more_tricks_than_each_of_the_others() -> None:
    assert fulfils("most-tricks", 4, 3, 2)
    assert fulfils("most-tricks", 3, 2, 2, 2)
    assert not fulfils("most-tricks", 3, 4, 2)
    assert not fulfils("most-tricks", 3, 0, 2, 4)


@pytest.mark.rule("was-sticht.contract.fewest-tricks")
def test_fewer_tricks_than_each_of_the_others() -> None:
    assert fulfils("fewest-tricks", 0, 4, 5)
    assert fulfils("fewest-tricks", 2, 3, 4)
    assert not fulfils("fewest-tricks", 2, 6, 1)
    assert not fulfils("fewest-tricks", 3, 2, 4)


@pytest.mark.rule("was-sticht.contract.tied")
def test_who_shares_the_most_or_the_fewest_has_failed() -> None:
    assert not fulfils("most-tricks", 4, 4, 1)
    assert not fulfils("most-tricks", 3, 1, 2, 3)
    assert not fulfils("fewest-tricks", 0, 0, 9)
    assert not fulfils("fewest-tricks", 2, 2, 3, 2)
    scene = round_over("most-tricks fewest-tricks", "B1 B2", "G1 G2", "", spare=OTHERS)
    assert [type(event) for event in scene.log[:2]] == [ContractFailed, ContractFulfilled]


# The end of a round


@pytest.mark.rule("was-sticht.round.fulfilled")
def test_who_has_kept_the_contract_puts_its_tile_away() -> None:
    scene = round_over("one-trick two-tricks", "G1*", "B1", "B2 B3", spare="one-trick")
    assert scene.log[:2] == [
        ContractFulfilled(1, Goal.ONE_TRICK, "was-sticht.contract.exactly"),
        ContractFulfilled(2, Goal.TWO_TRICKS, "was-sticht.contract.exactly"),
    ]
    assert scene.state.contracts[1:] == (goals("one-trick"), goals("one-trick"))
    assert scene.state.discarded == ((), goals("one-trick"), goals("two-tricks"))
    assert scene.state.totals == (0, 3, 4)


@pytest.mark.rule("was-sticht.round.failed")
def test_who_has_failed_keeps_the_tile_and_loses_nothing() -> None:
    scene = round_over("one-trick two-tricks", "G1*", "B1 B2", "B3", spare=OTHERS)
    assert scene.log[:2] == [
        ContractFailed(1, Goal.ONE_TRICK, "was-sticht.contract.exactly"),
        ContractFailed(2, Goal.TWO_TRICKS, "was-sticht.contract.exactly"),
    ]
    assert scene.state.contracts[1:] == (
        goals("one-trick four-tricks"),
        goals("two-tricks four-tricks"),
    )
    assert scene.state.discarded == ((), (), ())


@pytest.mark.rule("was-sticht.round.failed")
def test_contracts_are_judged_clockwise_from_the_left_of_the_dealer() -> None:
    scene = round_over("one-trick no-tricks no-tricks", "", "B1", "B2", "", spare=OTHERS)
    assert [event.seat for event in scene.log[:3]] == [1, 2, 3]  # type: ignore[attr-defined]


def judged(exposed: str, *won: str, tiles: str = "no-tricks most-tricks") -> Scene:
    return round_over(exposed, *won, tiles=tiles, spare=OTHERS)


def of_the_dealer(scene: Scene) -> list[Event]:
    return [event for event in scene.log if isinstance(event, (DealerSucceeded, DealerFailed))]


@pytest.mark.rule("was-sticht.dealer.succeeds")
def test_the_dealer_succeeds_by_doing_what_another_failed() -> None:
    scene = judged("two-tricks no-red", "B1 B2", "B3", "B4*")
    assert of_the_dealer(scene) == [DealerSucceeded(0, Goal.TWO_TRICKS)]
    assert scene.waits_for() == (0,)


@pytest.mark.rule("was-sticht.dealer.fails")
def test_the_dealer_fails_who_did_nothing_that_another_failed() -> None:
    scene = judged("two-tricks no-red", "B1", "B3", "B4*")
    assert of_the_dealer(scene) == [DealerFailed(0)]
    assert scene.state.discarded[0] == ()
    assert isinstance(scene.log[-1], RoundBegan)


@pytest.mark.rule("was-sticht.dealer.owner-first")
def test_if_both_have_done_it_only_the_owner_puts_a_tile_away() -> None:
    scene = judged("two-tricks no-red", "B1 B2", "B3 B5", "B4*")
    assert of_the_dealer(scene) == [DealerFailed(0)]
    assert scene.state.discarded == ((), goals("two-tricks"), goals("no-red"))
    reasons = scene.game.why(_before(scene, DealerFailed), DealerFailed(0))
    assert Reason("was-sticht.dealer.owner-first", seat=1) in reasons


@pytest.mark.rule("was-sticht.dealer.any-of-them")
def test_each_tile_is_judged_on_its_own_also_two_of_a_kind() -> None:
    """Two owners of the same contract: one has kept it, the other has not."""
    scene = judged("two-tricks two-tricks", "B1 B2", "B3 B5", "B4*")
    assert of_the_dealer(scene) == [DealerSucceeded(0, Goal.TWO_TRICKS)]
    scene = judged("two-tricks two-tricks", "B1 B2", "B3 B5", "B4 B6*")
    assert of_the_dealer(scene) == [DealerFailed(0)]


@pytest.mark.rule("was-sticht.dealer.any-of-them")
@pytest.mark.parametrize("exposed", ["no-tricks two-tricks", "two-tricks no-tricks"])
def test_any_exposed_contract_will_do(exposed: str) -> None:
    assert of_the_dealer(judged(exposed, "", "B3", "B4*")) == [DealerSucceeded(0, Goal.NO_TRICKS)]


@pytest.mark.rule("was-sticht.dealer.any-of-them")
def test_however_many_the_dealer_has_done_one_tile_goes() -> None:
    scene = judged("no-tricks no-red no-blue", "", "R3", "R4", "B1*", tiles="no-tricks no-tricks")
    assert len(of_the_dealer(scene)) == 1
    scene.act(0, "discard no-tricks")
    assert scene.state.contracts[0] == goals("no-tricks")
    assert scene.waits_for() != (0,)


@pytest.mark.rule("was-sticht.dealer.discards")
def test_a_dealer_who_succeeded_puts_away_any_own_tile_and_must() -> None:
    tiles = "no-tricks no-tricks most-tricks"
    scene = judged("two-tricks no-red", "B1 B2", "B3", "B4*", tiles=tiles)
    assert scene.may(0) == ["discard no-tricks", "discard most-tricks"]
    assert scene.refusal(0, "discard two-tricks") == "was-sticht.dealer.discards"
    assert scene.refusal(1, "discard two-tricks") == "engine.not-your-turn"
    scene.act(0, "discard most-tricks")
    assert scene.state.contracts[0] == goals("no-tricks no-tricks")
    assert scene.state.discarded[0] == goals("most-tricks")


# Why


def _before(scene: Scene, kind: type[Event]) -> State:
    """The state in which the first event of this kind happened."""
    state = scene.before
    for event in scene.log:
        if isinstance(event, kind):
            return state
        state = scene.game.evolve(state, event)
    raise AssertionError(kind)


@pytest.mark.rule("was-sticht.round.fulfilled")
@pytest.mark.parametrize(
    ("exposed", "shown"),
    [("two-tricks", "B3 B4"), ("no-red", ""), ("last-trick", "B4"), ("no-blue", "B3 B4")],
)
def test_the_reason_names_the_cards_that_decide(exposed: str, shown: str) -> None:
    scene = round_over(f"{exposed} no-tricks", "", "B3 B4*", "", spare=OTHERS)
    kind = type(scene.log[0])
    asked, done = scene.game.why(scene.before, scene.log[0])
    assert (asked.cards, asked.seat) == (cards(shown), 1)
    fulfilled = kind is ContractFulfilled
    assert done.rule == f"was-sticht.round.{'fulfilled' if fulfilled else 'failed'}"
    assert fulfilled == (exposed != "no-blue")


@pytest.mark.rule("was-sticht.round.fulfilled")
@pytest.mark.rule("was-sticht.round.failed")
def test_the_reasons_say_what_was_asked_and_of_whom() -> None:
    scene = round_over("last-trick two-tricks", "", "B1 B2 B3*", "G1", spare=OTHERS)
    kept, failed, dealer = scene.log[:3]
    assert scene.game.why(scene.before, kept) == (
        Reason("was-sticht.contract.last-trick", cards("B3"), 1),
        Reason("was-sticht.round.fulfilled", seat=1),
    )
    assert scene.game.why(scene.before, failed) == (
        Reason("was-sticht.contract.exactly", cards("G1"), 2),
        Reason("was-sticht.round.failed", seat=2),
    )
    assert scene.game.why(_before(scene, DealerFailed), dealer) == (
        Reason("was-sticht.contract.exactly", (), 0),
        Reason("was-sticht.dealer.fails", seat=0),
    )


@pytest.mark.rule("was-sticht.contract.tied")
@pytest.mark.parametrize(
    ("goal", "won", "tied"),
    [
        ("most-tricks", ("B1", "B3 B4*", "G1 G2"), True),
        ("most-tricks", ("B1 B2 B3", "B4*", "G1"), False),
        ("fewest-tricks", ("B1", "B3*", "G1 G2"), True),
        ("two-tricks", ("B1", "B3*", "G1"), False),
    ],
)
def test_the_reason_says_that_others_have_as_many(
    goal: str, won: tuple[str, ...], *, tied: bool
) -> None:
    scene = round_over(f"{goal} no-tricks", *won, spare=OTHERS)
    event = next(each for each in scene.log if isinstance(each, ContractFailed))
    rules = [reason.rule for reason in scene.game.why(scene.before, event)]
    assert ("was-sticht.contract.tied" in rules) == tied
    assert rules[-1] == "was-sticht.round.failed"


@pytest.mark.rule("was-sticht.dealer.succeeds")
def test_the_reason_of_a_success_names_what_the_dealer_did() -> None:
    scene = judged("two-tricks no-red", "B1 B2", "B3", "B4*")
    event = next(event for event in scene.log if isinstance(event, DealerSucceeded))
    reasons = scene.game.why(_before(scene, DealerSucceeded), event)
    assert reasons == (
        Reason("was-sticht.contract.exactly", cards("B1 B2"), 0),
        Reason("was-sticht.dealer.succeeds", seat=0),
    )


# The end of the game


@pytest.mark.rule("was-sticht.game.first-finisher")
def test_the_game_is_over_when_somebody_has_no_tile_left() -> None:
    scene = round_over("no-tricks one-trick", "B1 B2*", "", "", tiles="no-tricks")
    assert scene.log[-1] == GameEnded((1,), "was-sticht.game.first-finisher")
    assert scene.waits_for() == ()


@pytest.mark.rule("was-sticht.game.first-finisher")
def test_who_finishes_alone_wins_with_the_lowest_value_too() -> None:
    end = ended(("no-red", "", "no-red"), ("four-tricks", "no-tricks", "four-tricks"))
    assert end == GameEnded((1,), "was-sticht.game.first-finisher")


@pytest.mark.rule("was-sticht.game.several-finishers")
def test_of_several_finishers_the_higher_value_wins() -> None:
    end = ended(("", "", "no-red"), ("four-tricks", "last-trick", "no-tricks"))
    assert end == GameEnded((0,), "was-sticht.game.several-finishers")


@pytest.mark.rule("was-sticht.game.several-finishers")
def test_the_number_of_tiles_does_not_count_then() -> None:
    end = ended(("", "", "no-red no-red"), ("no-tricks no-red", "no-tricks", "four-tricks"))
    assert end == GameEnded((2,), "was-sticht.game.several-finishers")


@pytest.mark.rule("was-sticht.game.shared-victory")
@pytest.mark.parametrize(
    ("left", "done", "winners"),
    [
        (("", "", "no-red"), ("one-trick", "one-trick", "no-tricks"), (0, 1)),
        (("", "", "no-red"), ("no-tricks", "two-tricks", "two-tricks"), (1, 2)),
        (("", "", "", ""), ("no-tricks",) * 4, (0, 1, 2, 3)),
    ],
)
def test_equal_totals_share_the_victory_finished_or_not(
    left: tuple[str, ...], done: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    assert ended(left, done) == GameEnded(winners, "was-sticht.game.shared-victory")


@pytest.mark.rule("was-sticht.game.after-all-discards")
def test_the_dealer_puts_a_tile_away_before_anybody_has_won() -> None:
    """Seat 1 has finished with a 1; the dealer finishes in the same round with a 7."""
    scene = round_over("no-tricks no-red", "B1*", "", "R1", tiles="most-tricks")
    assert scene.waits_for() == (0,)
    assert not any(isinstance(event, GameEnded) for event in scene.log)
    events = scene.act(0, "discard most-tricks")
    assert events[-1] == GameEnded((0,), "was-sticht.game.several-finishers")


@pytest.mark.rule("was-sticht.game.after-all-discards")
def test_it_goes_on_as_long_as_everybody_has_a_tile() -> None:
    assert ended(("no-red", "no-red", "no-red"), ("", "", "")) == RoundBegan(1)


# What can still become of a contract, as the screen shows it


COLOURS = frozenset("RYGB")


@pytest.mark.rule("was-sticht.contract.exactly")
@pytest.mark.parametrize(
    ("goal", "tricks", "left", "found"),
    [
        ("no-tricks", (0, 0, 0), 9, "open"),
        ("no-tricks", (1, 0, 0), 8, "failed"),
        ("two-tricks", (0, 7, 0), 2, "open"),
        ("two-tricks", (0, 8, 0), 1, "failed"),
        ("two-tricks", (2, 7, 0), 0, "fulfilled"),
        ("most-tricks", (4, 1, 1), 3, "open"),
        ("most-tricks", (5, 1, 1), 2, "fulfilled"),
        ("most-tricks", (1, 4, 1), 3, "failed"),
        ("fewest-tricks", (0, 3, 3), 3, "open"),
        ("fewest-tricks", (0, 4, 3), 2, "fulfilled"),
        ("fewest-tricks", (2, 1, 1), 3, "failed"),
        ("fewest-tricks", (2, 1, 1), 4, "open"),
        ("last-trick", (8, 0, 0), 1, "open"),
        ("last-trick", (8, 1, 0), 0, "failed"),
    ],
)
def test_what_can_still_become_of_a_contract(
    goal: str, tricks: tuple[int, ...], left: int, found: str
) -> None:
    taken = [Taken(count) for count in tricks]
    assert prospect(Goal(goal), 0, taken, left, COLOURS) == found


@pytest.mark.rule("was-sticht.contract.no-colour")
def test_a_colour_that_is_won_is_lost_and_one_that_is_gone_is_kept() -> None:
    taken = [Taken(2, frozenset("RB")), Taken(3, frozenset("Y")), Taken(0)]
    assert prospect(Goal.NO_RED, 0, taken, 4, COLOURS) == "failed"
    assert prospect(Goal.NO_GREEN, 0, taken, 4, COLOURS) == "open"
    assert prospect(Goal.NO_YELLOW, 0, taken, 4, frozenset("GB")) == "fulfilled"


@pytest.mark.rule("was-sticht.contract.last-trick")
def test_when_nothing_is_left_every_contract_is_kept_or_lost_as_it_was_done() -> None:
    taken = [Taken(3, frozenset("RB"), last=True), Taken(3, frozenset("YG")), Taken(3)]
    for goal in GOALS:
        done = is_fulfilled(goal, 0, taken)
        assert prospect(goal, 0, taken, 0, frozenset()) == ("fulfilled" if done else "failed")
