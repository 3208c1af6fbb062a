"""The laboratory: simulated games in any number, checked and added up."""

from eldorado.lab.simulation.invariants import Inspector, InvariantError, check_game
from eldorado.lab.simulation.plan import SimulationPlan, make_jobs, make_plan
from eldorado.lab.simulation.play import GameJob, GameResult, play_one
from eldorado.lab.simulation.simulate import Run, run_simulation, simulate
from eldorado.lab.simulation.summary import Summary

__all__ = [
    "GameJob",
    "GameResult",
    "Inspector",
    "InvariantError",
    "Run",
    "SimulationPlan",
    "Summary",
    "check_game",
    "make_jobs",
    "make_plan",
    "play_one",
    "run_simulation",
    "simulate",
]
