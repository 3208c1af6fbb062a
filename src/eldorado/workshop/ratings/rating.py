"""Rates a route by play on all cores or a cluster, and resumes what was interrupted."""

import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from eldorado.lab.simulation.collect import IN_THIS_PROCESS, RunSettings, collect, runner_for
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.simulation.race_trace import RaceTrace, load_traces
from eldorado.lab.storage.shards import Shards
from eldorado.lab.workers.chunks import chunk_count
from eldorado.reporting.progress import ProgressReport
from eldorado.routes.code import Route, find_route
from eldorado.workshop.ratings.board_rating import RouteRating, rated
from eldorado.workshop.ratings.criteria import RouteRaces
from eldorado.workshop.ratings.rating_plan import PLANS, RatingPlan


@dataclass(frozen=True)
class RatingRun:
    """Where races are played: workers or a scheduler, and a folder to resume from."""

    settings: RunSettings = IN_THIS_PROCESS
    scheduler: str | None = None
    out: Path | None = None


HERE = RatingRun()


def rate_route(
    route: str | Route, plan: RatingPlan = PLANS["quick"], run: RatingRun = HERE
) -> RouteRating | None:
    """The rating of a route; None if it was interrupted.

    What is in the folder `run.out` is not played again, so that an interrupted rating resumes.
    Deeper ratings begin with a quick one, which the difficulty and likenesses are read from.
    """
    found = find_route(route) if isinstance(route, str) else route
    board = found.board()
    name = found.id or str(found)
    with ExitStack() as stack:
        folder = run.out
        if folder is None:
            scratch = tempfile.TemporaryDirectory(prefix="eldorado-")
            folder = Path(stack.enter_context(scratch))
        walkers = None
        if plan.depth != "quick":
            walkers = rate_route(
                found, PLANS["quick"], RatingRun(run.settings, run.scheduler, folder / "walkers")
            )
            if walkers is None:
                return None
        watch = stack.enter_context(ProgressReport(plan.games, run.settings.progress))
        traces = []
        for part, races in (("main", plan.main(name)), ("skill", plan.skill(name))):
            played = _collected(races, folder / part, run, watch)
            if played is None:
                return None
            traces.append(played)
    return rated(RouteRaces(board, *traces), plan, None if walkers is None else walkers.criteria)


def _collected(
    races: SimulationPlan, folder: Path, run: RatingRun, watch: ProgressReport
) -> tuple[RaceTrace, ...] | None:
    """The traces of all races of a plan; None if it was interrupted."""
    if not races.games:
        return ()
    runner = runner_for(races, run.settings.workers, run.scheduler)
    kept = folder / "traces"
    shards = Shards(folder / "results", races, races.portion, "jsonl", {"traces": kept})
    if not collect(races, runner, shards, lambda _: None, watch):
        return None
    files = [shards.kept_file("traces", i) for i in range(chunk_count(races, races.portion))]
    return tuple(trace for file in files for trace in load_traces(file.read_bytes()))
