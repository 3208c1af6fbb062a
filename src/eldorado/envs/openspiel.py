"""OpenSpiel: the game `python_eldorado`, with explicit chance nodes.

Seat 0 begins. A decision of a player is one choice of the table (`action_table`); a chance node
draws one card, cave token or blockade (`chance_play.OUTCOMES`).
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from eldorado.envs import NEEDS_EXTRA
from eldorado.envs.action_table import CHOICES
from eldorado.envs.chance_play import OUTCOMES, ChancePlay
from eldorado.envs.episode import EpisodeSetup
from eldorado.envs.observation import BLOCKS, SIZE, fill_observation
from eldorado.envs.text import describe

try:
    import pyspiel
except ImportError as error:
    raise ImportError(NEEDS_EXTRA) from error

NAME = "python_eldorado"
MOST_DECISIONS = 400
"""More than a seat can decide in a turn, chance included."""

DEFAULTS: dict[str, Any] = {
    "players": 3,
    "route": "first_game",
    "caves": False,
    "full_race": False,
    "max_rounds": EpisodeSetup.max_rounds,
}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="The race to El Dorado",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


def register() -> None:
    """Makes the game known: `pyspiel.load_game("python_eldorado(players=2,caves=true)")`."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, EldoradoGame)


class EldoradoGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: players, route, caves, full_race, max_rounds."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        self.setup = EpisodeSetup(
            str(given["route"]),
            int(given["players"]),
            bool(given["caves"]),
            bool(given["full_race"]),
            int(given["max_rounds"]),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(CHOICES),
            max_chance_outcomes=len(OUTCOMES),
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS * self.setup.players * self.setup.max_rounds,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "EldoradoState":
        return EldoradoState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> "EldoradoObserver | None":
        """What one player sees now, public and private.

        None for every other kind, because what a player remembers and what all see are not kept
        separately.
        """
        return EldoradoObserver(params) if _is_one_players(iig_obs_type) else None


class EldoradoState(pyspiel.State):  # type: ignore[misc]
    """A position, in the terms of OpenSpiel."""

    def __init__(self, game: EldoradoGame) -> None:
        super().__init__(game)
        self.play = ChancePlay(game.setup)

    def current_player(self) -> int:
        if self.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.play.game is None or self.play.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.play.game.to_move

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.builder.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.play.draw(action)
        else:
            self.play.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return OUTCOMES[action] if player == pyspiel.PlayerId.CHANCE else CHOICES[action]

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        return self.play.rewards()

    def resample_from_infostate(
        self, player_id: int, sampler: Callable[[], float]
    ) -> "EldoradoState":
        """A state for a planner in which everything that this player cannot see is dealt again.
        Its history stays the real one; only at a decision."""
        other: EldoradoState = self.clone()
        other.play.imagine(player_id, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        return _told(self.play, None)


class EldoradoObserver:
    """What a player sees, as one array and by its parts."""

    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"The observer takes no parameters, not {params}.")
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {name: self.tensor[block] for name, block in BLOCKS.items()}

    def __repr__(self) -> str:
        return f"<EldoradoObserver of {SIZE} numbers>"

    def set_from(self, state: EldoradoState, player: int) -> None:
        self.tensor.fill(0)
        game = state.play.game
        if game is not None:
            chosen = state.play.builder.chosen if game.to_move == player else ()
            fill_observation(self.tensor, game.view(player), chosen)

    def string_from(self, state: EldoradoState, player: int) -> str:
        return _told(state.play, player)


def _is_one_players(kind: Any) -> bool:
    """Whether an observation of this kind is what one player sees, without a memory."""
    single = pyspiel.PrivateInfoType.SINGLE_PLAYER
    return kind is None or (
        kind.public_info and kind.private_info == single and not kind.perfect_recall
    )


def _told(play: ChancePlay, seat: int | None) -> str:
    """What a seat, or a spectator, sees. Unfinished choices are seen by their own seat only."""
    game = play.game
    if game is None:
        return "The opening is being dealt."
    chosen = play.builder.chosen if seat in (None, game.to_move) else ()
    words = ", ".join(CHOICES[choice] for choice in chosen)
    return describe(game.view(seat)) + (f"\nChosen: {words}" if words else "")
