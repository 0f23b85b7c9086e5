"""The reference rules stay fast, beside a bare Python loop of the same run."""

import pytest

from benchmarks.reference import speeds_of
from cardtable import GAMES


@pytest.mark.slow
def test_random_play_keeps_its_ratio_to_a_bare_loop() -> None:
    """`make bench` measures 0.8 and 0.3; less than this is a loss, not noise."""
    unseen, seen = speeds_of(GAMES["sticheln"](), seconds=4)
    assert unseen.ratio > 0.45
    assert seen.ratio > 0.15
