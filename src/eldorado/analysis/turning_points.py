"""The turning points of a game: the turns that cost most."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from eldorado.analysis.decisions import Decision
from eldorado.analysis.trials import TrialOutcome, cost

THRESHOLD: Final = 0.06
"""A turn that costs more than this is a blunder; docs/analysis.md explains the value."""

MOST: Final = 3


@dataclass(frozen=True)
class TurningPoint:
    """A turn that cost much: its number, its most costly decision, the cost of the whole turn."""

    turn: int
    place: int
    """The most costly of the turn's decisions."""
    decision: Decision
    loss: TrialOutcome
    cost: float

    def __repr__(self) -> str:
        return f"<TurningPoint: turn {self.turn}, {self.loss.win:.0%} lost>"


def turn_loss(decisions: Sequence[Decision]) -> TrialOutcome:
    """What a turn cost, all its decisions together."""
    return TrialOutcome(
        sum(decision.loss.win for decision in decisions),
        sum(decision.loss.rounds for decision in decisions),
    )


def is_blunder(loss: TrialOutcome) -> bool:
    return cost(loss) > THRESHOLD


def turning_points(judged: Sequence[Sequence[Decision]]) -> tuple[TurningPoint, ...]:
    """The up to three most costly turns of a game above the threshold, most costly first."""
    found: list[TurningPoint] = []
    for number, decisions in enumerate(judged):
        loss = turn_loss(decisions)
        if decisions and is_blunder(loss):
            dear = [cost(decision.loss) for decision in decisions]
            place = dear.index(max(dear))
            found.append(TurningPoint(number, place, decisions[place], loss, cost(loss)))
    found.sort(key=lambda point: (-point.cost, point.turn))
    return tuple(found[:MOST])
