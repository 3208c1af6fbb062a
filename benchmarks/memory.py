"""How much memory a worker takes that plays for long: `python -m benchmarks.memory`.

One process plays whole games over all routes in turn, as a simulation does, and prints what it
occupies in main memory after so many games.
"""

import argparse
import itertools
import sys
from pathlib import Path

from eldorado import Variant
from eldorado.core import COMPILED
from eldorado.lab import SimulationPlan, play_one
from eldorado.routes import KNOWN

GOAL = 200
"""Megabytes that a worker should not exceed."""


def occupied() -> float:
    """Megabytes of main memory that this process occupies."""
    for line in Path("/proc/self/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError("this system does not say how much memory a process occupies")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description=__doc__)
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--every", type=int, default=70, help="games between two figures")
    parser.add_argument("--players", default="walker,walker,random")
    arguments = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'plain'}: {arguments.players}")
    print(f"after {0:6} games {occupied():6.0f} MB", flush=True)
    kinds = itertools.cycle(itertools.product((False, True), KNOWN))
    largest = 0.0
    for number in range(arguments.games):
        caves, route = next(kinds)
        players = tuple(arguments.players.split(","))
        plan = SimulationPlan(players, (route,), 1, Variant(caves), number)
        for job in plan.jobs():
            play_one(job)
        if (number + 1) % arguments.every == 0:
            largest = max(largest, occupied())
            print(f"after {number + 1:6} games {occupied():6.0f} MB", flush=True)
    print(f"at most {largest:.0f} MB; the goal is {GOAL}")
    return 0 if largest <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
