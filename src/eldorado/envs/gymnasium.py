"""Gymnasium: one seat against named bots, registered as `Eldorado-v0`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eldorado.bots import Bot, make_bot
from eldorado.envs import NEEDS_EXTRA
from eldorado.envs.action_builder import IllegalChoice
from eldorado.envs.action_table import SIZE as TABLE_SIZE
from eldorado.envs.episode import Episode, EpisodeSetup
from eldorado.envs.observation import SIZE as OBSERVATION_SIZE
from eldorado.envs.pettingzoo import observation_space
from eldorado.errors import EldoradoError

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ImportError as error:
    raise ImportError(NEEDS_EXTRA) from error

ID = "Eldorado-v0"
OPPONENTS = ("walker", "walker")

Observation = dict[str, NDArray[Any]]
EnvStep = tuple[Observation, float, bool, bool, dict[str, Any]]


class ChoiceSpace(Discrete[np.int64]):
    """The numbers of the table. A sample is one that may be chosen now."""

    def __init__(self) -> None:
        super().__init__(TABLE_SIZE)
        self.current = np.ones(TABLE_SIZE, np.int8)
        """The mask of the running episode; the environment keeps it up to date."""

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None
    ) -> np.int64:
        if mask is None and probability is None and self.current.any():
            mask = self.current
        return super().sample(mask, probability)


class EldoradoEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. A step is one choice of the table; the others play in between.

    The reward comes at the end: 1 for the first place, -1 for the last. A number that cannot be
    chosen loses the game at once, and `info["illegal"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        opponents: Sequence[str] = OPPONENTS,
        route: str = "first_game",
        caves: bool = False,
        max_rounds: int = EpisodeSetup.max_rounds,
        render_mode: str | None = None,
    ) -> None:
        if not 1 <= len(opponents) <= 3:
            raise EldoradoError(f"There are 1 to 3 opponents, not {len(opponents)}.")
        for name in opponents:
            make_bot(name, seed=0)
        self.opponents = tuple(opponents)
        self.setup = EpisodeSetup(route, len(opponents) + 1, caves, max_rounds=max_rounds)
        self.render_mode = render_mode
        self.observation_space: Any = observation_space()
        self.action_space: ChoiceSpace = ChoiceSpace()
        self.seat = 0
        self._bots: list[Bot] = []
        self._bot_seeds: list[int] = []

    def __getstate__(self) -> dict[str, Any]:
        """For pickling: the game as plain data. Bots begin anew with their seeds."""
        state = self.__dict__ | {"_bots": []}
        return state | {"episode": self.episode.state()} if self._bots else state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self._bot_seeds:
            self.episode = Episode.from_state(state["episode"])
            self._bots = self._make_bots()

    def _make_bots(self) -> list[Bot]:
        pairs = zip(self.opponents, self._bot_seeds, strict=True)
        return [make_bot(name, seed, seconds=None) for name, seed in pairs]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. `options={"seat": 1}` chooses the own seat; otherwise it is drawn."""
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.seat = int((options or {}).get("seat", draw(self.setup.players)))
        if not 0 <= self.seat < self.setup.players:
            raise EldoradoError(f"There is no seat {self.seat}.")
        self.episode = Episode(self.setup.new_game(int(draw(2**62))), self.setup.max_rounds)
        self._bot_seeds = [int(draw(2**62)) for _ in self.opponents]
        self._bots = self._make_bots()
        self._play_the_others()
        return self._observe(), {}

    def step(self, action: np.int64) -> EnvStep:
        try:
            if self.episode.choose(int(action)):
                self._play_the_others()
        except IllegalChoice as error:
            return self._observe(), -1.0, True, False, {"illegal": str(error)}
        reward = self.episode.rewards()[self.seat]
        return self._observe(), reward, self.episode.finished, self.episode.cut_off, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The numbers that may be chosen, where sb3-contrib looks for them."""
        return self.action_space.current.astype(np.bool_)

    def _play_the_others(self) -> None:
        """Lets the bots play until it is the own seat's turn or the game is over."""
        game = self.episode.game
        while not self.episode.over and game.to_move != self.seat:
            bot = self._bots[(game.to_move - self.seat) % self.setup.players - 1]
            game.apply(bot.choose(game.view(game.to_move)))
        self.episode = Episode(game, self.setup.max_rounds)

    def _observe(self) -> Observation:
        observation = np.zeros(OBSERVATION_SIZE, np.float32)
        mask = np.zeros(TABLE_SIZE, np.int8)
        self.episode.fill(self.seat, observation, mask)
        self.action_space.current[:] = mask
        return {"observation": observation, "action_mask": mask}

    def render(self) -> Any:
        """The position in a few lines of text."""
        if self.render_mode is None:
            return None
        from eldorado.envs.text import describe

        return describe(self.episode.game.view(self.seat))


if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point="eldorado.envs.gymnasium:EldoradoEnv")
