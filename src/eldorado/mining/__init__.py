"""Puzzles from games between computer players: positions where one turn is clearly best."""

from eldorado.mining.miner import examine, mine_game
from eldorado.mining.mining_run import MiningPlan, mine

__all__ = ["MiningPlan", "examine", "mine", "mine_game"]
