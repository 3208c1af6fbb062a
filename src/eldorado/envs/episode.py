"""One game played through the table of choices; every environment is built on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eldorado.core.game import Game
from eldorado.core.state import Variant
from eldorado.envs.action_builder import ActionBuilder
from eldorado.envs.observation import SIZE as OBSERVATION_SIZE
from eldorado.envs.observation import Array, mark_choices, observe
from eldorado.errors import EldoradoError

STATE_FORMAT = "eldorado-episode/1"


@dataclass(frozen=True)
class EpisodeSetup:
    """What is the same in every episode of an environment."""

    route: str = "first_game"
    players: int = 3
    caves: bool = False
    full_race: bool = False
    max_rounds: int = 100
    """After this round an episode is cut off without a winner: random play can go on for long."""

    def __post_init__(self) -> None:
        if self.max_rounds < 1:
            raise EldoradoError(f"An episode has at least one round, not {self.max_rounds}.")

    def new_game(self, seed: int | None) -> Game:
        """A fresh game; the same seed gives the same game."""
        variant = Variant(caves=self.caves, full_race=self.full_race)
        return Game.new(self.route, self.players, seed, variant)


class Episode:
    """A running game, and the choices made for the next action."""

    def __init__(self, game: Game, max_rounds: int = EpisodeSetup.max_rounds) -> None:
        self.game = game
        self.max_rounds = max_rounds
        self.builder = ActionBuilder(game.legal_actions())
        self._seen: dict[int, Array] = {}

    def __repr__(self) -> str:
        return f"<Episode: {self.game!r}, {len(self.builder.chosen)} choices made>"

    @property
    def seat(self) -> int:
        """The seat that chooses next."""
        return self.game.to_move

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.game.finished

    @property
    def cut_off(self) -> bool:
        """Whether the episode ends because it has lasted too long."""
        return not self.finished and self.game.round > self.max_rounds

    @property
    def over(self) -> bool:
        """Whether it has ended, in either way."""
        return self.finished or self.cut_off

    def choose(self, choice: int) -> bool:
        """Makes a choice of the table; whether it completed an action, which is then applied."""
        if self.over:
            raise EldoradoError("The episode is over; reset the environment.")
        action = self.builder.choose(choice)
        if action is None:
            return False
        self.game.apply(action)
        self.builder = ActionBuilder(self.game.legal_actions())
        self._seen.clear()
        return True

    def rewards(self) -> list[float]:
        """Per seat 1 for the first place, -1 for the last, evenly in between; they sum to 0.

        Seats with the same place share what their places are worth. 0 while the game runs.
        """
        outcome = self.game.outcome()
        if outcome is None:
            return [0.0] * len(self.game.players)
        return place_rewards(outcome.places)

    def observe(self, seat: int) -> Array:
        """What a seat sees; the choices of an unfinished action are seen by its own seat only."""
        observation = np.empty(OBSERVATION_SIZE, np.float32)
        self._fill_observation(seat, observation)
        return observation

    def fill(self, seat: int, observation: Array, mask: NDArray[np.int8]) -> None:
        """Writes what a seat sees and may choose into arrays."""
        self._fill_observation(seat, observation)
        if seat == self.seat and not self.over:
            self.builder.fill_mask(mask)
        else:
            mask[:] = 0

    def _fill_observation(self, seat: int, observation: Array) -> None:
        """A seat sees the same until the next action, but for its own choices."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = observe(self.game.view(seat))
        observation[:] = seen
        if seat == self.seat:
            mark_choices(observation, self.builder.chosen)

    def clone(self) -> "Episode":
        """An independent copy with the same future; never give it to a player."""
        return self._with(self.game.copy())

    def imagine(self, seat: int, seed: int) -> "Episode":
        """A copy to plan in: everything that seat cannot see is dealt again from the seed."""
        return self._with(self.game.view(seat).determinize(Random(seed)))

    def _with(self, game: Game) -> "Episode":
        other = Episode.__new__(Episode)
        other.game = game
        other.max_rounds = self.max_rounds
        other.builder = ActionBuilder(game.legal_actions(), self.builder.chosen)
        other._seen = {}
        return other

    def state(self) -> dict[str, Any]:
        """Everything, hidden cards and seed included, as JSON-ready data."""
        return {
            "format": STATE_FORMAT,
            "position": self.game.position(),
            "seed": self.game.rng,
            "shuffles": [player.shuffles for player in self.game.players],
            "chosen": list(self.builder.chosen),
            "max_rounds": self.max_rounds,
        }

    @classmethod
    def from_state(cls, state: dict[str, Any]) -> "Episode":
        """The episode that `state` described; it goes on in the same way."""
        if not isinstance(state, dict) or state.get("format") != STATE_FORMAT:
            raise EldoradoError(f"The state of an episode has the format '{STATE_FORMAT}'.")
        try:
            game = Game.from_position(state["position"])
            game.rng = int(state["seed"])
            for player, shuffles in zip(game.players, state["shuffles"], strict=True):
                player.shuffles = int(shuffles)
            episode = cls(game, int(state["max_rounds"]))
            episode.builder = ActionBuilder(game.legal_actions(), state["chosen"])
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, EldoradoError):
                raise
            raise EldoradoError("This is not the whole state of an episode.") from error
        return episode


def place_rewards(places: Sequence[int]) -> list[float]:
    """The rewards of seats by their places, which begin with 1."""
    last = len(places) - 1
    values = [1 - 2 * position / last for position in range(last + 1)]
    order = sorted(places)
    return [
        sum(values[i] for i, other in enumerate(order) if other == place) / order.count(place)
        for place in places
    ]
