"""Many games in one call: arrays for all of them, filled in place."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from eldorado.envs.action_builder import IllegalChoice
from eldorado.envs.action_table import SIZE as TABLE_SIZE
from eldorado.envs.episode import Episode, EpisodeSetup
from eldorado.envs.observation import SIZE as OBSERVATION_SIZE
from eldorado.errors import EldoradoError

STATE_FORMAT = "eldorado-vector/1"


class VectorEnv:
    """`count` games, each with one seat that chooses next.

    After `reset` and `step`, row `i` of the arrays belongs to game `i`: `observations` and
    `masks` are those of the seat in `seats`; `rewards` has a column for each seat. A game that
    ended is begun again in the same call, with the next seed of its row: then `finished` or
    `cut_off` is true, and `rewards` are those of the game that ended.
    """

    def __init__(
        self, count: int, setup: EpisodeSetup | None = None, observed: bool = True
    ) -> None:
        """Unless `observed`, the observations stay zero, which is quicker."""
        if count < 1:
            raise EldoradoError(f"There must be at least one game, not {count}.")
        self.count = count
        self.setup = setup or EpisodeSetup()
        self.observed = observed
        self.observations = np.zeros((count, OBSERVATION_SIZE), np.float32)
        self.masks = np.zeros((count, TABLE_SIZE), np.int8)
        self.rewards = np.zeros((count, self.setup.players), np.float32)
        self.finished = np.zeros(count, np.bool_)
        self.cut_off = np.zeros(count, np.bool_)
        self.seats = np.zeros(count, np.int8)
        self.episodes: list[Episode] = []
        self._seed = 0
        self._begun = [0] * count

    def __repr__(self) -> str:
        setup = self.setup
        return f"<VectorEnv: {self.count} games of {setup.players} on {setup.route[:100]}>"

    def reset(self, seed: int = 0) -> None:
        """New games: game `i` of the `n`-th round of games has the seed `seed + n * count + i`."""
        self._seed = seed
        self._begun = [0] * self.count
        self.episodes = [self._begin(row) for row in range(self.count)]
        self._clear()
        for row in range(self.count):
            self._fill(row)

    def step(self, choices: NDArray[np.integer]) -> None:
        """One choice for every game; nothing happens if one of them cannot be chosen."""
        if len(choices) != self.count:
            raise EldoradoError(f"There must be {self.count} choices, not {len(choices)}.")
        if not self.episodes:
            raise EldoradoError("No game has begun; reset the environment.")
        picked = choices.tolist()
        for row, choice in enumerate(picked):
            if not 0 <= choice < TABLE_SIZE or not self.masks[row, choice]:
                raise IllegalChoice(f"Game {row} cannot choose {choice} now; the mask shows what.")
        self._clear()
        for row, choice in enumerate(picked):
            episode = self.episodes[row]
            episode.choose(choice)
            if episode.over:
                self.finished[row] = episode.finished
                self.cut_off[row] = episode.cut_off
                self.rewards[row] = episode.rewards()
                self.episodes[row] = self._begin(row)
            self._fill(row)

    def get_state(self) -> dict[str, Any]:
        """All games with everything hidden, as JSON-ready data for `set_state`."""
        return {
            "format": STATE_FORMAT,
            "seed": self._seed,
            "begun": list(self._begun),
            "episodes": [episode.state() for episode in self.episodes],
        }

    def set_state(self, state: dict[str, Any]) -> None:
        """Goes on from what `get_state` gave; later games begin as they would have begun."""
        if not isinstance(state, dict) or state.get("format") != STATE_FORMAT:
            raise EldoradoError(f"The state of many games has the format '{STATE_FORMAT}'.")
        try:
            episodes = [Episode.from_state(one) for one in state["episodes"]]
            seed, begun = int(state["seed"]), [int(one) for one in state["begun"]]
        except (KeyError, TypeError) as error:
            raise EldoradoError("This is not the whole state of many games.") from error
        players = {len(episode.game.players) for episode in episodes}
        if len(episodes) != self.count or len(begun) != self.count:
            raise EldoradoError(f"There must be {self.count} games, not {len(episodes)}.")
        if players != {self.setup.players}:
            raise EldoradoError(f"Every game must have {self.setup.players} players.")
        self.episodes, self._seed, self._begun = episodes, seed, begun
        self._clear()
        for row in range(self.count):
            self._fill(row)

    def _clear(self) -> None:
        """Nothing has ended yet."""
        self.rewards[:] = 0
        self.finished[:] = False
        self.cut_off[:] = False

    def _begin(self, row: int) -> Episode:
        seed = self._seed + self._begun[row] * self.count + row
        self._begun[row] += 1
        return Episode(self.setup.new_game(seed), self.setup.max_rounds)

    def _fill(self, row: int) -> None:
        episode = self.episodes[row]
        self.seats[row] = episode.seat
        if self.observed:
            episode.fill(episode.seat, self.observations[row], self.masks[row])
        else:
            episode.builder.fill_mask(self.masks[row])
