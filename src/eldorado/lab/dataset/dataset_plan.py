"""The reference data set: which games it has, and making it."""

import itertools
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from eldorado.core.state import Variant
from eldorado.lab.dataset.data_card import write_card
from eldorado.lab.simulation.collect import RunSettings
from eldorado.lab.simulation.plan import Setting, SimulationPlan
from eldorado.lab.simulation.simulate import run_simulation
from eldorado.routes import KNOWN

BOTS = ("navigator", "ranger", "walker", "rambler", "rookie")
"""They take the seats in turn: strong and weak ones meet everywhere."""


@dataclass(frozen=True)
class DatasetPlan(SimulationPlan):
    """Official rules on every printed route, with and without caves, for 2, 3 and 4 players."""

    players: tuple[str, ...] = BOTS
    routes: tuple[str, ...] = tuple(KNOWN)
    games: int = 10_000
    everything: bool = True

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        combinations = itertools.product((2, 3, 4), (False, True), self.routes)
        return tuple(Setting(route, Variant(caves), seats) for seats, caves, route in combinations)


def make_dataset(folder: Path, plan: DatasetPlan, run: RunSettings) -> bool:
    """Plays what is missing, then writes the card; False if somebody interrupted it."""
    run = replace(run, records=folder / "records", positions=folder / "positions")
    done = run_simulation(plan, run, out=folder / "games", format="parquet")
    if done.interrupted:
        return False
    card = write_card(folder, plan, done.summary)
    print(f"{card}: {plan.games:,} games.")
    return True
