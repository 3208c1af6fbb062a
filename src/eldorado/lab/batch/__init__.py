"""Many games in one call, for simulation and learning."""

from eldorado.lab.batch.game_batch import GameBatch

__all__ = ["GameBatch"]
