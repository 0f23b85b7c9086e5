"""Bots: each decides from the view of its own seat, the legal actions and a source of chance."""

from cardtable.bots.greedy import Greedy
from cardtable.bots.random import Random

__all__ = ["Greedy", "Random"]
