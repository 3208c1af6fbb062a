"""The five levels: one planner and one network with five settings."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.lookahead import AFFORDABLE
from eldorado.bots.planner.planner import Planner, PlannerSettings
from eldorado.bots.planner.search.width import Width

WEIGHTS: Final = Path(__file__).parent / "weights.npz"

BRISK: Final = Width(20, 6)
"""The search width of levels without lookahead."""


@dataclass(frozen=True)
class Level:
    """A level's name, and how it judges."""

    name: str
    settings: PlannerSettings


LEVEL_TABLE: Final[tuple[Level, ...]] = (
    Level(
        "rookie",
        PlannerSettings(noise=0.35, weighed=60, width=BRISK, draws=1),
    ),
    Level(
        "rambler",
        PlannerSettings(noise=0.2, weighed=40, width=BRISK, draws=1),
    ),
    Level(
        "ranger",
        PlannerSettings(noise=0.078, weighed=30, width=BRISK, draws=1),
    ),
    Level(
        "navigator",
        PlannerSettings(noise=0.041, width=BRISK, draws=1),
    ),
    Level(
        "pathfinder",
        PlannerSettings(draws=8, ahead=AFFORDABLE),
    ),
)

BY_NAME: Final[dict[str, Level]] = {level.name: level for level in LEVEL_TABLE}


@cache
def network(file: str = "") -> Network:
    """The network in a file, or the one that comes with the package; read once."""
    return Network.load(Path(file) if file else WEIGHTS)


def make_planner(
    level: str, file: str = "", seed: int = 0, seconds: float | None = None
) -> Planner:
    """A player of that level, with weights from a file if one is named; it can also `explain`."""
    return Planner(level, BY_NAME[level].settings, network(file), seed, seconds)
