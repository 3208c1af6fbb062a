"""PettingZoo: every seat is an agent that acts in its turn (AEC)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from eldorado.envs import NEEDS_EXTRA
from eldorado.envs.action_table import SIZE as TABLE_SIZE
from eldorado.envs.episode import Episode, EpisodeSetup
from eldorado.envs.observation import SIZE as OBSERVATION_SIZE
from eldorado.envs.observation import bounds
from eldorado.errors import EldoradoError

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError(NEEDS_EXTRA) from error

Observation = dict[str, NDArray[Any]]


def env(
    players: int = 3,
    route: str = "first_game",
    caves: bool = False,
    full_race: bool = False,
    max_rounds: int = EpisodeSetup.max_rounds,
) -> "EldoradoAEC":
    """The environment; `route` is a name or a route code. Agents are `seat_0`, `seat_1`, ..."""
    return EldoradoAEC(EpisodeSetup(route, players, caves, full_race, max_rounds))


def observation_space() -> Dict:
    """What every agent sees, and the numbers it may choose (`action_mask`)."""
    return Dict(
        {
            "observation": Box(*bounds(), dtype=np.float32),
            "action_mask": Box(0, 1, (TABLE_SIZE,), np.int8),
        }
    )


class EldoradoAEC(AECEnv):  # type: ignore[misc]
    """The game for PettingZoo. A step is one choice of the table, see `action_table`."""

    metadata = {"name": "eldorado_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, setup: EpisodeSetup) -> None:
        super().__init__()
        self.setup = setup
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.action_spaces = {agent: Discrete(TABLE_SIZE) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self._episode: Episode | None = None

    def __repr__(self) -> str:
        setup = self.setup
        return f"<EldoradoAEC: {setup.players} agents on {setup.route[:100]}>"

    @property
    def episode(self) -> Episode:
        """The running game, or the one that has just ended."""
        if self._episode is None:
            raise EldoradoError("No game has begun; reset the environment.")
        return self._episode

    def observation_space(self, agent: str) -> Dict:
        """The same for every agent: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The numbers of the table of choices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options={"state": ...}` goes on from a stored state instead."""
        state = (options or {}).get("state")
        if state is None:
            self._episode = Episode(self.setup.new_game(seed), self.setup.max_rounds)
        else:
            self._episode = self._restored(state)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.episode.finished)
        self.truncations = dict.fromkeys(self.agents, self.episode.cut_off)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def _restored(self, state: dict[str, Any]) -> Episode:
        """The game of a stored state, if it has as many players as there are agents."""
        episode = Episode.from_state(state)
        if len(episode.game.players) != self.setup.players:
            raise EldoradoError(f"The state is not for {self.setup.players} players.")
        return episode

    def step(self, action: int | None) -> None:
        """One choice of the table; None for an agent whose game is over."""
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("An agent that is still in the game must choose a number.")
        self._cumulative_rewards[agent] = 0.0
        episode.choose(int(action))
        if episode.over:
            self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, episode.finished)
            self.truncations = dict.fromkeys(self.agents, episode.cut_off)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty while another one chooses."""
        seat = self.possible_agents.index(agent)
        observation = np.zeros(OBSERVATION_SIZE, np.float32)
        mask = np.zeros(TABLE_SIZE, np.int8)
        self.episode.fill(seat, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def state(self) -> NDArray[Any]:
        """What all seats see together, one after the other."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.setup.players)])

    def get_state(self) -> dict[str, Any]:
        """The whole game as JSON-ready data, for `reset(options={"state": ...})`."""
        return self.episode.state()

    def render(self) -> str:
        """The position in a few lines of text, as nobody in particular may see it."""
        from eldorado.envs.text import describe

        return describe(self.episode.game.view(None))

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
