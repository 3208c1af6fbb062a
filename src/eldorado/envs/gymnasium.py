"""Gymnasium: one seat against bots, registered as `Eldorado-v0`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eldorado.bots import Bot, BotError, BotSpec, check_bot, load_bot, specs_of
from eldorado.bots.bot import close_bot
from eldorado.bots.loading import given_bots, know_bots
from eldorado.bots.playing import choice, perform
from eldorado.bots.resting_bot import RestingBot
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

    Opponents are whatever `load_bot` takes: names, `package.module:Class`, engines, classes. The
    reward comes at the end: 1 for the first place, -1 for the last. A number that cannot be chosen
    loses the game at once, and `info["illegal"]` says why. An opponent that fails does nothing from
    then on, and `info["failed"]` of every later step has its sentence.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        opponents: Sequence[BotSpec] = OPPONENTS,
        route: str = "first_game",
        caves: bool = False,
        full_race: bool = False,
        max_rounds: int = EpisodeSetup.max_rounds,
        render_mode: str | None = None,
    ) -> None:
        self.opponents = specs_of(opponents)
        if not 1 <= len(opponents) <= 3:
            raise EldoradoError(f"There are 1 to 3 opponents, not {len(opponents)}.")
        for name in self.opponents:
            check_bot(name)
        self.setup = EpisodeSetup(route, len(opponents) + 1, caves, full_race, max_rounds)
        self.render_mode = render_mode
        self.observation_space: Any = observation_space()
        self.action_space: ChoiceSpace = ChoiceSpace()
        self.seat = 0
        self.episode = Episode(self.setup.new_game(0), max_rounds)
        self._over = True
        """Until it is reset, nothing can be chosen."""
        self._bots: list[Bot] = []
        self._bot_seeds: list[int] = []
        self._failed: list[str] = []

    def __repr__(self) -> str:
        return f"<EldoradoEnv: seat {self.seat} against {', '.join(self.opponents)[:120]}>"

    def __getstate__(self) -> dict[str, Any]:
        """For pickling: the game as plain data. Bots begin again with their seeds."""
        given = given_bots(self.opponents)
        return self.__dict__ | {"_bots": [], "_given": given, "episode": self.episode.state()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        know_bots(state.pop("_given"))
        self.__dict__.update(state)
        self.episode = Episode.from_state(state["episode"])
        self._bots = self._make_bots()

    def _make_bots(self) -> list[Bot]:
        pairs = zip(self.opponents, self._bot_seeds, strict=False)
        return [load_bot(name, seed, seconds=None) for name, seed in pairs]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. `options={"seat": 1}` chooses the own seat; otherwise it is drawn.
        `options={"state": ...}` goes on from what `get_state` gave."""
        super().reset(seed=seed)
        options = dict(options or {})
        draw = self.np_random.integers
        state: dict[str, Any] | None = options.pop("state", None)
        drawn = int(draw(self.setup.players)) if state is None else _seat_of(state)
        seat = int(options.pop("seat", drawn))
        if options:
            raise EldoradoError(f"There is no option '{next(iter(options))}'; use seat or state.")
        if not 0 <= seat < self.setup.players:
            raise EldoradoError(f"There is no seat {seat}.")
        if state is None:
            episode = Episode(self.setup.new_game(int(draw(2**62))), self.setup.max_rounds)
        else:
            episode = Episode.from_state(state)
        seeds = [int(draw(2**62)) for _ in self.opponents]
        self._begin(episode, seat, seeds if state is None else state.get("bot_seeds", seeds))
        return self._observe(), self._info()

    def _begin(self, episode: Episode, seat: int, bot_seeds: Sequence[int]) -> None:
        players = len(episode.game.players)
        if players != self.setup.players or len(bot_seeds) != len(self.opponents):
            raise EldoradoError(f"The state is not for {self.setup.players} players.")
        self.close()
        self.episode, self.seat = episode, seat
        self._bot_seeds = list(bot_seeds)
        self._bots = self._make_bots()
        self._failed = []
        self._play_the_others()
        self._over = self.episode.over

    def close(self) -> None:
        """Ends the game of the opponents; engines are left to other games."""
        for bot in self._bots:
            close_bot(bot)
        self._bots = []
        self._over = True

    def get_state(self) -> dict[str, Any]:
        """The game with everything hidden, as JSON-ready data for `reset(options={"state": ...})`.

        Opponents start again from their seeds: what they had planned is not stored.
        """
        return self.episode.state() | {"seat": self.seat, "bot_seeds": self._bot_seeds}

    def imagine(self, seed: int) -> "EldoradoEnv":
        """A copy to plan in: what the own seat cannot see is dealt from the seed, and so is the
        luck of the opponents. Nothing of the game's own future reaches it."""
        setup = self.setup
        other = EldoradoEnv(
            self.opponents, setup.route, setup.caves, setup.full_race, setup.max_rounds
        )
        seeds = np.random.default_rng(seed).integers(2**62, size=len(self.opponents)).tolist()
        other._begin(self.episode.imagine(self.seat, seed), self.seat, seeds)
        other._over |= self._over
        other._observe()
        return other

    def step(self, action: np.int64) -> EnvStep:
        """Makes a choice; the others play once it completes the own turn."""
        if self._over:
            raise EldoradoError("No game is running; reset the environment.")
        try:
            if self.episode.choose(int(action)):
                self._play_the_others()
        except IllegalChoice as error:
            self._over = True
            return self._observe(), -1.0, True, False, self._info() | {"illegal": str(error)}
        self._over = self.episode.over
        reward = self.episode.rewards()[self.seat]
        ends = self.episode.finished, self.episode.cut_off
        return self._observe(), reward, *ends, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The numbers that may be chosen, where sb3-contrib looks for them."""
        return self.action_space.current.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"failed": list(self._failed)} if self._failed else {}

    def _play_the_others(self) -> None:
        """Lets the bots play until it is the own seat's turn or the game is over."""
        game = self.episode.game
        before = game.done
        while not self.episode.over and game.to_move != self.seat:
            place = (game.to_move - self.seat) % self.setup.players - 1
            bot = self._bots[place]
            try:
                perform(game, bot, choice(bot, game.view(game.to_move)))
            except BotError as error:
                close_bot(bot)
                self._bots[place] = RestingBot()
                self._failed.append(str(error))
        if game.done != before:
            self.episode = Episode(game, self.episode.max_rounds)

    def _observe(self) -> Observation:
        observation = np.zeros(OBSERVATION_SIZE, np.float32)
        mask = np.zeros(TABLE_SIZE, np.int8)
        self.episode.fill(self.seat, observation, mask)
        if self._over:
            mask[:] = 0
        self.action_space.current[:] = mask
        return {"observation": observation, "action_mask": mask}

    def render(self) -> Any:
        """The position in a few lines of text."""
        if self.render_mode is None:
            return None
        from eldorado.envs.text import describe

        return describe(self.episode.game.view(self.seat))


def _seat_of(state: dict[str, Any]) -> int:
    """The own seat of a stored game; of an episode without one, the seat to move."""
    if isinstance(state, dict) and "seat" in state:
        return int(state["seat"])
    return Episode.from_state(state).seat


if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point="eldorado.envs.gymnasium:EldoradoEnv")
