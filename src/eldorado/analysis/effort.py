"""How much work goes into an analysis."""

from dataclasses import dataclass, replace
from typing import Final

from eldorado.bots.planner.levels import BY_NAME, LEVELS
from eldorado.bots.planner.lookahead import Lookahead
from eldorado.bots.planner.planner import PlannerSettings
from eldorado.core import COMPILED

STRONGEST: Final = LEVELS[-1]


@dataclass(frozen=True)
class Effort:
    """Fixed amounts of work: no clock decides anything."""

    worlds: int
    """Sampled worlds in which what was played and what was found are compared."""
    depth: int
    """How many further turns are played in each of them."""
    draws: int
    """Sampled draws with which a draw is compared; 0 to leave luck aside."""
    settings: PlannerSettings
    """How better turns are looked for."""


def _settings(turns: int, worlds: int, draws: int) -> PlannerSettings:
    """The strongest level's, with a shorter look ahead: what it finds is compared again."""
    return replace(
        BY_NAME[STRONGEST].settings,
        draws=draws,
        ahead=Lookahead(turns=turns, worlds=worlds, depth=1),
    )


WHOLE: Final = (
    Effort(worlds=16, depth=2, draws=40, settings=_settings(4, 4, 6))
    if COMPILED
    else Effort(worlds=3, depth=1, draws=16, settings=_settings(3, 2, 3))
)
"""What an analysis takes unless told otherwise; less without compiled rules."""

QUICK: Final = Effort(worlds=2, depth=1, draws=6, settings=replace(_settings(2, 1, 1), ahead=None))
"""A first glance, for tests and impatient programs."""
