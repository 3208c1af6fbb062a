"""Many games between computer players: as a stream of results, or with everything around it."""

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from eldorado.bots import BotSpec, specs_of
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.collect import IN_THIS_PROCESS, RunSettings, collect, runner_for
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.simulation.play import GameResult, play_one
from eldorado.lab.simulation.summary import Summary
from eldorado.lab.simulation.summary_table import print_summary
from eldorado.lab.storage.formats import Format
from eldorado.lab.storage.shards import Shards
from eldorado.lab.workers.chunks import in_order, make_chunks
from eldorado.lab.workers.runners import local_runner
from eldorado.reporting.progress import ProgressReport


def simulate(
    plan: SimulationPlan | Sequence[BotSpec], workers: int = 1, games: int = 100
) -> Iterator[GameResult]:
    """Play games and yield their results in order; the same plan gives the same results.

    A plan can simply be the bots, by name or as classes or objects, who then play `games`.

    More `workers` play in separate processes; a script that uses them must guard its main
    part with `if __name__ == "__main__"`.
    """
    if not isinstance(plan, SimulationPlan):
        plan = SimulationPlan(specs_of(plan), games=games)
    runner = local_runner(workers)
    if workers == 1:
        return map(play_one, plan.jobs())
    portions = in_order(runner.run(make_chunks(plan, plan.portion)))
    return (result for played in portions for result in played.results)


@dataclass(frozen=True)
class Run:
    """The result of a simulation, and whether it was interrupted."""

    summary: Summary
    interrupted: bool


def run_simulation(
    plan: SimulationPlan,
    run: RunSettings = IN_THIS_PROCESS,
    scheduler: str | None = None,
    out: Path | None = None,
    format: Format = "jsonl",
    report: Path | None = None,
) -> Run:
    """Play with progress on standard error, and print the results on standard output.

    `scheduler` is the address of a cluster that plays instead of workers. What is in the folder
    `out` is not played again. Interrupting it is fine: what was played so far is kept there and
    reported. `report` is an HTML file to write.
    """
    runner = runner_for(plan, run.workers, scheduler)
    if run.kept and out is None:
        raise EldoradoError("Records and positions need --out, the folder of the results.")
    if report is not None:
        _check_report(report)
    summary = Summary(plan.players)
    with ExitStack() as stack:
        shards = None
        if out is not None:
            shards = Shards(out, plan, plan.portion, format, run.kept)
        elif report is not None:
            scratch = stack.enter_context(tempfile.TemporaryDirectory(prefix="eldorado-"))
            shards = Shards(Path(scratch), plan, plan.portion, "jsonl")
        with ProgressReport(plan.games, run.progress) as watch:
            interrupted = not collect(
                plan, runner, shards, lambda played: summary.add_all(played.results), watch
            )
        if run.as_json:
            print(json.dumps(_document(plan, summary, interrupted), indent=2))
        else:
            print_summary(summary, interrupted)
        print(watch.closing_words(), file=sys.stderr)
        if report is not None and shards is not None and summary.games:
            from eldorado.lab.reports.simulation_page import report_title, write_report

            title = report_title(plan.players, summary.games)
            write_report(shards.results(), report, title)
    if interrupted:
        done = f"Stopped after {summary.games} of {plan.games} games"
        resume = "the same command resumes from there" if out else "with --out, it could resume"
        print(f"{done}; {resume}.", file=sys.stderr)
    return Run(summary, interrupted)


def _check_report(report: Path) -> None:
    """Fail at once, not after hours, if the report could not be written."""
    if report.is_dir() or not report.absolute().parent.is_dir():
        raise EldoradoError(f"The report cannot be written to {report}.")


def _document(plan: SimulationPlan, summary: Summary, interrupted: bool) -> dict[str, object]:
    """The results as JSON: nothing in it depends on clocks or workers."""
    asked = plan.to_json()
    asked.pop("players")
    asked.pop("games")
    return summary.to_json() | asked | {"interrupted": interrupted}
