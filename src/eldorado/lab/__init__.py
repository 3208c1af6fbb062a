"""The laboratory: simulated games in any number, checked and added up."""

from eldorado.lab.simulation.collect import RunSettings
from eldorado.lab.simulation.invariants import Inspector, InvariantError, check_game
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.simulation.play import GameJob, GameResult, play_one
from eldorado.lab.simulation.simulate import Run, run_simulation, simulate
from eldorado.lab.simulation.summary import Summary

__all__ = [
    "GameJob",
    "GameResult",
    "Inspector",
    "InvariantError",
    "Run",
    "RunSettings",
    "SimulationPlan",
    "Summary",
    "check_game",
    "play_one",
    "run_simulation",
    "simulate",
]
