"""The laboratory: simulated games in any number, checked and added up."""

from eldorado.lab.invariants import Inspector, InvariantError, check_game
from eldorado.lab.play import Job, Result, play_one
from eldorado.lab.report import run_simulation
from eldorado.lab.simulate import Summary, make_jobs, simulate

__all__ = [
    "Inspector",
    "InvariantError",
    "Job",
    "Result",
    "Summary",
    "check_game",
    "make_jobs",
    "play_one",
    "run_simulation",
    "simulate",
]
