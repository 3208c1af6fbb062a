"""How much work goes into an analysis."""

from dataclasses import dataclass, replace
from typing import Final

from eldorado.bots.level_names import LEVELS
from eldorado.bots.planner.levels import BY_NAME
from eldorado.bots.planner.lookahead import Lookahead
from eldorado.bots.planner.planner import PlannerSettings
from eldorado.core import COMPILED

STRONGEST: Final = LEVELS[-1]


@dataclass(frozen=True)
class Effort:
    """Fixed amounts of work, so that results do not depend on speed."""

    worlds: int
    """Sampled worlds in which what was played and what was found are compared."""
    depth: int
    """How many further turns are played in each of them."""
    draws: int
    """Sampled draws with which a draw is compared; 0 to leave luck aside."""
    settings: PlannerSettings
    """Settings of the search for better turns."""


def _settings(turns: int, worlds: int, draws: int) -> PlannerSettings:
    """The strongest level's search with a shorter lookahead; its results are compared again."""
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
"""The default effort of an analysis; less without compiled rules."""

QUICK: Final = Effort(worlds=2, depth=1, draws=6, settings=replace(_settings(2, 1, 1), ahead=None))
"""A quick analysis, for tests and programs in a hurry."""
