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
"""How much of a turn is looked at by those who answer at once."""


@dataclass(frozen=True)
class Level:
    """A level's name, its character in one line, and how it judges."""

    name: str
    character: str
    settings: PlannerSettings


LEVEL_TABLE: Final[tuple[Level, ...]] = (
    Level(
        "rookie",
        "Eager and easily distracted. A good first opponent.",
        PlannerSettings(noise=0.35, weighed=60, width=BRISK, draws=1),
    ),
    Level(
        "rambler",
        "Knows the way, but not which cards to buy.",
        PlannerSettings(noise=0.2, weighed=40, width=BRISK, draws=1),
    ),
    Level(
        "ranger",
        "Moves well and buys sensibly, with a mistake now and then.",
        PlannerSettings(noise=0.078, weighed=30, width=BRISK, draws=1),
    ),
    Level(
        "navigator",
        "Plans every turn to the end and rarely makes mistakes.",
        PlannerSettings(noise=0.041, width=BRISK, draws=1),
    ),
    Level(
        "pathfinder",
        "Plans each turn and thinks ahead to the hands that may follow.",
        PlannerSettings(draws=8, ahead=AFFORDABLE),
    ),
)

LEVELS: Final[tuple[str, ...]] = tuple(level.name for level in LEVEL_TABLE)
"""The names of the levels, from weakest to strongest."""

CHARACTERS: Final[dict[str, str]] = {level.name: level.character for level in LEVEL_TABLE}
"""Every level in one line."""

BY_NAME: Final[dict[str, Level]] = {level.name: level for level in LEVEL_TABLE}


@cache
def network(file: str = "") -> Network:
    """The network in a file, or the one that comes with the package; read once."""
    return Network.load(Path(file) if file else WEIGHTS)


def make_planner(level: str, file: str, seed: int, seconds: float | None) -> Planner:
    """A player of that level, with weights from a file if one is named."""
    return Planner(level, BY_NAME[level].settings, network(file), seed, seconds)
