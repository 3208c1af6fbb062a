"""Many games in one call: arrays for all of them, filled in place."""

import numpy as np
from numpy.typing import NDArray

from eldorado.envs.action_table import SIZE as TABLE_SIZE
from eldorado.envs.episode import Episode, EpisodeSetup
from eldorado.envs.observation import SIZE as OBSERVATION_SIZE
from eldorado.errors import EldoradoError


class VectorEnv:
    """`count` games, each with one seat that chooses next.

    After `reset` and `step`, row `i` of the arrays belongs to game `i`: `observations` and
    `masks` are those of the seat in `seats`; `rewards` has a column for each seat. A game that
    ended is begun anew in the same call, with the next seed of its row: then `finished` or
    `cut_off` is true, and `rewards` are those of the game that ended.
    """

    def __init__(self, count: int, setup: EpisodeSetup | None = None) -> None:
        if count < 1:
            raise EldoradoError(f"There must be at least one game, not {count}.")
        self.count = count
        self.setup = setup or EpisodeSetup()
        self.observations = np.zeros((count, OBSERVATION_SIZE), np.float32)
        self.masks = np.zeros((count, TABLE_SIZE), np.int8)
        self.rewards = np.zeros((count, self.setup.players), np.float32)
        self.finished = np.zeros(count, np.bool_)
        self.cut_off = np.zeros(count, np.bool_)
        self.seats = np.zeros(count, np.int8)
        self.episodes: list[Episode] = []
        self._seed = 0
        self._begun = [0] * count

    def reset(self, seed: int = 0) -> None:
        """New games: game `i` of the `n`-th round of games has the seed `seed + n * count + i`."""
        self._seed = seed
        self._begun = [0] * self.count
        self.episodes = [self._begin(row) for row in range(self.count)]
        self.rewards[:] = 0
        self.finished[:] = False
        self.cut_off[:] = False
        for row in range(self.count):
            self._fill(row)

    def step(self, choices: NDArray[np.integer]) -> None:
        """One choice for every game."""
        if len(choices) != self.count:
            raise EldoradoError(f"There must be {self.count} choices, not {len(choices)}.")
        self.rewards[:] = 0
        self.finished[:] = False
        self.cut_off[:] = False
        for row, choice in enumerate(choices.tolist()):
            episode = self.episodes[row]
            episode.choose(choice)
            if episode.over:
                self.finished[row] = episode.finished
                self.cut_off[row] = episode.cut_off
                self.rewards[row] = episode.rewards()
                self.episodes[row] = self._begin(row)
            self._fill(row)

    def _begin(self, row: int) -> Episode:
        seed = self._seed + self._begun[row] * self.count + row
        self._begun[row] += 1
        return Episode(self.setup.new_game(seed), self.setup.max_rounds)

    def _fill(self, row: int) -> None:
        episode = self.episodes[row]
        self.seats[row] = episode.seat
        episode.fill(episode.seat, self.observations[row], self.masks[row])
