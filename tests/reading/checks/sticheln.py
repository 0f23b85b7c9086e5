"""What the rules of Sticheln answer to the questions, by the question's name."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable import CardtableError
from cardtable.engine import Event, RoundScored, TrickWon
from cardtable.games.sticheln import Sticheln
from cardtable.games.sticheln.events import TrickSetAside
from tests.reading.questions import NAMES, Value
from tests.reading.words import Check, first_leaders, yes_no
from tests.rules.builders import card, whole_game
from tests.rules.sticheln.scenes import Scene, first_trick, points, round_over


def taker(game: Sticheln, trick: str) -> str:
    """Who takes a first trick to which these cards are played."""
    end = first_trick(game, trick)
    return NAMES[end.seat] if isinstance(end, TrickWon) else "nobody"


def tricks_of(game: Sticheln) -> int:
    """How many tricks its first round has."""
    return sum(isinstance(event, TrickWon | TrickSetAside) for event in whole_game(game))


def scored(game: Sticheln, named: str, *, laid: int, others: str = "") -> int:
    """What a seat scores that has laid the first cards named, and won the rest and others."""
    words = named.split()
    return points(game, laid=" ".join(words[:laid]), won=" ".join([*words[laid:], others]))


def may_play_another_colour(named: str) -> Value:
    led, *hand = named.split()
    scene = Scene(Sticheln(players=4))
    scene.deal(led, " ".join(hand))
    scene.lay_any_but(named)
    scene.act(0, f"play {led}")
    return yes_no(f"play {hand[-1]}" in scene.may(1))


def cards_of_seven(_: str) -> Value:
    options = Sticheln(players=7).options
    return [len(options.deck), len(options.deck) - 7 * options.hand_size]


def best_delayed(named: str) -> Value:
    """What the best of the colours that may be named is worth to the seat that won these cards."""
    game = Sticheln(players=4, variant="delayed")
    state = round_over(game, ("", named))
    tried = [game.act(state, 0, colour)[0] for colour in game.legal_actions(state, 0)]
    return max(points_in(events) for events in tried)


def points_in(events: list[Event]) -> int:
    (score,) = [event for event in events if isinstance(event, RoundScored)]
    return score.points[0]


def one_colour_is_enough(named: str) -> Value:
    scene = Scene(Sticheln(players=4, variant="aggravated+delayed"))
    scene.state = round_over(scene.game, ("", named))
    scene.act(0, "declare green")
    return yes_no(0 not in scene.waits_for())


def playable(name: str) -> bool:
    try:
        Sticheln(variant=name)
    except CardtableError:
        return False
    return True


def the_only_combination(_: str) -> Value:
    names = ("reverse+mild", "hazy+delayed", "reverse+hazy")
    (name,) = [name for name in names if playable(name)]
    return f"`{name}`"


def never_first(_: str) -> Value:
    leaders = first_leaders(Sticheln(players=8))
    return [name for name in NAMES if name not in leaders]


CHECKS: Mapping[str, Check] = {
    "equal-trumps": lambda named: taker(Sticheln(players=4), named),
    "led-zero": lambda named: taker(Sticheln(players=4), named),
    "zeros-of-other-colours": lambda named: taker(Sticheln(players=5), named),
    "all-zeros": lambda named: taker(Sticheln(players=5), named),
    "all-zeros-with-option": lambda named: taker(Sticheln(players=3, zero_trick="nobody"), named),
    "no-duty-to-follow": may_play_another_colour,
    "seven-at-the-table": cards_of_seven,
    "purple-with-five": lambda named: yes_no(card(named) in Sticheln(players=5).options.deck),
    "aggravated-with-eight": lambda _: tricks_of(
        Sticheln(players=8, variant="aggravated", rounds=1)
    ),
    "delayed-and-aggravated-with-five": lambda _: tricks_of(
        Sticheln(players=5, variant="aggravated+delayed", rounds=1)
    ),
    "score": lambda named: scored(Sticheln(), named, laid=1, others="R0-10 B0-5"),
    "mild-score": lambda named: scored(
        Sticheln(variant="mild"), named, laid=1, others="R0-10 B0-6"
    ),
    "reverse-score": lambda named: scored(Sticheln(variant="reverse+aggravated"), named, laid=2),
    "reverse-lowest-trump": lambda named: taker(Sticheln(players=5, variant="reverse"), named),
    "reverse-without-trump": lambda named: taker(Sticheln(players=4, variant="reverse"), named),
    "reverse-without-trump-lowest": lambda named: taker(
        Sticheln(players=4, variant="reverse", untrumped_reverse="lowest"), named
    ),
    "delayed-best-choice": best_delayed,
    "delayed-second-colour": one_colour_is_enough,
    "what-combines": the_only_combination,
    "never-first": never_first,
}
