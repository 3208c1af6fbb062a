"""Playing a turn out to the end of the game, with quick players in all seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.planner import Planner, PlannerSettings
from eldorado.bots.planner.search.width import NARROW
from eldorado.core.actions import Action
from eldorado.core.chance import scramble
from eldorado.core.game import Game

QUICK_PLAY: Final = PlannerSettings(width=NARROW, weighed=4, draws=1)
"""How all seats play on: without noise, and quickly."""

LAST_ROUND: Final = 100
"""A game that goes on for more further rounds than this is given up."""


@dataclass(frozen=True)
class Rollout:
    """How the player to move did."""

    won: bool
    rounds: int
    """Until it arrived, or until the game ended without it."""


def play_to_end(
    game: Game, actions: Sequence[Action | str], network: Network, seed: int
) -> Rollout:
    """Carry out a turn in this world and play on; games with the same seed have the same luck."""
    seat, begun = game.to_move, game.round
    seats = range(len(game.players))
    bots = [Planner("quick", QUICK_PLAY, network, scramble(seed * 8 + n)) for n in seats]
    for action in actions:
        chance = game.apply(action)
        if chance.found:  # the rest of the turn depends on what was found
            break
    while not game.finished and game.round < begun + LAST_ROUND:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    outcome = game.outcome()
    won = outcome is not None and outcome.winner == seat
    return Rollout(won, (game.players[seat].arrival_round or game.round) - begun)
