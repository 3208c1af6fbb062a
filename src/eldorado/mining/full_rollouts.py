"""Checks puzzles by playing to the end of the game: slower than the miner, and apart from it."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from eldorado.analysis.trials import PER_ROUND
from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.levels import network as weights
from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.course.puzzle import Puzzle
from eldorado.lab.headroom.rollouts import play_to_end
from eldorado.lab.workers.processes import processes
from eldorado.mining.turn_options import turn_options

ALTERNATIVES: Final = 4


@dataclass(frozen=True)
class RolloutResult:
    """How the solution did against the next best turns, over the same worlds."""

    puzzle: str
    solution: float
    best_other: float
    """Games won, less a tenth for every round it took."""

    @property
    def confirmed(self) -> bool:
        return self.solution >= self.best_other


def check(puzzle: Puzzle, worlds: int, seed: int = 0) -> RolloutResult:
    """Plays the solution and other turns to the end of the game, in worlds that the player to
    move takes for possible."""
    game = puzzle.begin()
    network = weights()
    [measure] = puzzle.score
    lines: list[tuple[Action | str, ...]] = [puzzle.solution]
    for option in turn_options(game, network):
        if option.end not in measure.ends and len(lines) <= ALTERNATIVES:
            lines.append(option.actions)
    totals = [0.0] * len(lines)
    rng = random.Random(f"{puzzle.id}/{seed}")
    view = game.view(game.to_move)
    for number in range(worlds):
        world = view.determinize(rng)
        for line, actions in enumerate(lines):
            totals[line] += _worth(world.copy(), actions, network, number)
    means = [total / worlds for total in totals]
    return RolloutResult(puzzle.id, means[0], max(means[1:], default=float("-inf")))


def check_all(
    puzzles: Sequence[Puzzle], worlds: int, seed: int, workers: int
) -> Iterator[RolloutResult]:
    """The same for many puzzles, in their order; each is checked in one of several processes."""
    if workers == 1:
        yield from (check(puzzle, worlds, seed) for puzzle in puzzles)
        return
    with processes(workers) as pool:
        futures = [pool.submit(check, puzzle, worlds, seed) for puzzle in puzzles]
        try:
            for future in futures:
                yield future.result()
        finally:
            for future in futures:
                future.cancel()


def _worth(game: Game, actions: tuple[Action | str, ...], network: Network, seed: int) -> float:
    """What the turn is worth in this world: winning, and arriving soon."""
    played = play_to_end(game, actions, network, seed)
    return played.won - PER_ROUND * played.rounds
