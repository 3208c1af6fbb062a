"""Phrases for costs and reasons in the summary of an analysis."""

from collections.abc import Sequence
from typing import Final

from eldorado.analysis.trials import TrialOutcome
from eldorado.bots import Reason
from eldorado.wording.reasons import reason_text
from eldorado.wording.texts import joined, text

LEAST: Final = 0.005
"""A smaller chance would be written as none."""


def why(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Reasons for a turn, one after the other."""
    return joined(reason_text(reason.kind, reason.about, names) for reason in reasons)


def signed(number: float, digits: int = 1) -> str:
    """A difference with its sign; zero has none."""
    text = f"{number:+.{digits}f}"
    return text if float(text) else f"{0:.{digits}f}"


def losing(loss: TrialOutcome) -> str:
    """What a turn cost: chance to win, time, or both."""
    halves = max(0, round(2 * loss.rounds))
    chance = loss.win >= LEAST
    kind = "both" if chance and halves else "win" if chance else "rounds"
    points = round(100 * max(0.0, loss.win))
    return text(f"cost-{kind}", points=points, halves=halves, rounds=round(loss.rounds))
