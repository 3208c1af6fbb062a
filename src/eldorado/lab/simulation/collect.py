"""Completes a plan: finds existing results, plays and saves the missing ones."""

import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.storage.shards import Shards
from eldorado.lab.workers.chunks import PlayedChunk, chunk_count, make_chunk
from eldorado.lab.workers.processes import shielded
from eldorado.lab.workers.runners import Runner, all_cores, local_runner
from eldorado.reporting.phrases import count
from eldorado.reporting.progress import ProgressReport


@dataclass(frozen=True)
class RunSettings:
    """How the games are run, and what is shown."""

    workers: int | None = 1
    """Processes of this computer; None is one for each core."""
    as_json: bool = False
    """Whether results are printed as JSON, not as a table."""
    progress: bool | None = None
    """Whether progress is shown on standard error; None is on a terminal only."""
    records: Path | None = None
    """A folder for the records of the games."""
    positions: Path | None = None
    """A folder for their positions."""

    @property
    def kept(self) -> dict[str, Path]:
        """What is kept besides results, and where."""
        wanted = {"records": self.records, "positions": self.positions}
        return {name: folder for name, folder in wanted.items() if folder is not None}


IN_THIS_PROCESS = RunSettings()


def collect(
    plan: SimulationPlan,
    runner: Runner,
    shards: Shards | None,
    add: Callable[[PlayedChunk], None],
    watch: ProgressReport,
    timed: bool = False,
) -> bool:
    """Add up existing results and play the missing games; False if interrupted."""
    size = plan.portion
    try:
        missing = []
        for index in range(chunk_count(plan, size)):
            found = shards.load(index) if shards is not None else None
            if found is None:
                missing.append(index)
            else:
                add(found)
                watch.found(len(found.results))
        if shards is not None and shards.damaged:
            print(f"Played again: {count(shards.damaged, 'damaged shard')}.", file=sys.stderr)
        if not missing:
            return True
        kept = () if shards is None else tuple(shards.kept)
        made = (make_chunk(plan, size, index) for index in missing)
        chunks = (replace(chunk, timed=timed, kept=kept) for chunk in made)
        with closing(runner.run(chunks)) as portions:
            for played in portions:
                with shielded():  # a chunk is saved and counted as a whole or not at all
                    if shards is not None:
                        shards.save(played)
                    add(played)
                    watch.add(len(played.results))
    except KeyboardInterrupt:
        return False
    return True


def runner_for(plan: SimulationPlan, workers: int | None, scheduler: str | None = None) -> Runner:
    """The runner of a plan: a cluster, or at most as many workers as there are chunks."""
    if scheduler is not None:
        from eldorado.lab.workers.cluster import Cluster

        return Cluster(scheduler)
    wanted = all_cores() if workers is None else workers
    return local_runner(min(wanted, max(chunk_count(plan, plan.portion), 1)))
