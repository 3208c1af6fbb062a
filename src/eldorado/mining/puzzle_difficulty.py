"""How difficult a puzzle is: which levels find its solution, and how often."""

import math
from collections.abc import Collection
from typing import Final

from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.levels import BY_NAME
from eldorado.bots.planner.planner import Planner
from eldorado.core.game import Game
from eldorado.course.measures import TurnResult
from eldorado.mining.turn_options import end_of

LEVEL_RATINGS: Final = {"rookie": 1000, "rambler": 1200, "ranger": 1450, "navigator": 1700}
"""On one scale with the puzzles: who has a puzzle's rating solves it every other time."""

TRIES: Final = 12
"""Of each level."""

RATINGS: Final = range(600, 2401, 25)
USUAL: Final = 1400.0
SPREAD: Final = 400.0
"""Before any level has tried it, a puzzle is expected to be about that difficult."""


def difficulty(game: Game, ends: Collection[TurnResult], network: Network) -> int:
    """The rating of a position whose best turns end like this."""
    results: list[tuple[int, int]] = []
    for level, rating in LEVEL_RATINGS.items():
        results.append((rating, _solved(game, ends, level, network)))
    return max(RATINGS, key=lambda own: _likelihood(own, results))


def _solved(game: Game, ends: Collection[TurnResult], level: str, network: Network) -> int:
    """How often a level finds one of the best turns."""
    view = game.view(game.to_move)
    rivals = Rivals(view.world, network)
    found = 0
    for seed in range(TRIES):
        planner = Planner(level, BY_NAME[level].settings, network, seed)
        found += end_of(game, tuple(planner.judge(view, rivals)[0].actions())) in ends
    return found


def _likelihood(own: int, results: list[tuple[int, int]]) -> float:
    """How well a rating explains who has solved it, as a logarithm."""
    total = -0.5 * ((own - USUAL) / SPREAD) ** 2
    for rating, solved in results:
        chance = 1 / (1 + 10 ** ((own - rating) / 400))
        total += solved * math.log(chance) + (TRIES - solved) * math.log(1 - chance)
    return total
