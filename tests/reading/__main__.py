"""Print the exam of a rulebook: `python -m tests.reading sticheln fr`; its answers: `--answers`."""

from __future__ import annotations

from argparse import ArgumentParser

from tests.reading.questions import EXAMS, LANGUAGES, sheet

parser = ArgumentParser(prog="python -m tests.reading", description="Print the exam of a rulebook.")
parser.add_argument("game", choices=EXAMS)
parser.add_argument("language", choices=LANGUAGES)
parser.add_argument("--answers", action="store_true", help="print the answers too")
chosen = parser.parse_args()
print(sheet(chosen.game, chosen.language, answers=chosen.answers))
