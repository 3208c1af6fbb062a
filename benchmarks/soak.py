"""Walkers play thousands of games while every rule of conservation is watched.

`python -m benchmarks.soak --games 10000` takes all seven routes with 2, 3 and 4 players,
caves on and off, in turn; every record is replayed.
"""

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from eldorado.lab.simulation.garbage import relaxed_collector
from eldorado.lab.simulation.plan import game_seed
from eldorado.lab.simulation.play import GameJob, GameResult, play_one
from eldorado.reporting.progress import progress_bar
from eldorado.routes import KNOWN

SHOWN = 20
"""Failures printed in full."""

MIXED_EVERY = 4
"""In one of this many games a random player joins the walkers and may block them."""


def soak_jobs(games: int, seed: int, max_rounds: int = 200) -> Iterator[GameJob]:
    """The games of a soak: all combinations of route, number of players and caves, in turn."""
    combinations = list(itertools.product((2, 3, 4), (False, True), KNOWN))
    for i in range(games):
        seats, caves, route = combinations[i % len(combinations)]
        lap = i // len(combinations)
        mixed = lap % MIXED_EVERY == MIXED_EVERY - 1
        stranger = lap // MIXED_EVERY % seats if mixed else -1
        yield GameJob(
            number=i,
            seed=game_seed(seed, i),
            route=route,
            players=tuple("random" if seat == stranger else "walker" for seat in range(seats)),
            entries=tuple(range(seats)),
            caves=caves,
            max_rounds=max_rounds,
            check=True,
        )


def attempt(job: GameJob) -> tuple[GameJob, GameResult | None, str]:
    """Play a job; what went wrong comes back as text."""
    try:
        with relaxed_collector():
            result = play_one(job)
    except Exception as error:  # noqa: BLE001  whatever goes wrong is what a soak looks for
        return job, None, f"{type(error).__name__}: {error}"
    if not result.finished:
        return job, result, f"unfinished after {result.rounds} rounds"
    if result.winner is None:
        return job, result, f"no winner: {result.reason}"
    return job, result, ""


def outcomes(
    jobs: Iterator[GameJob], workers: int
) -> Iterator[tuple[GameJob, GameResult | None, str]]:
    """Play jobs in several processes, with only a few waiting at any time."""
    if workers == 1:
        yield from map(attempt, jobs)
        return
    pool = ProcessPoolExecutor(workers)
    waiting: set[Future[tuple[GameJob, GameResult | None, str]]] = set()
    try:
        for job in itertools.islice(jobs, 4 * workers):
            waiting.add(pool.submit(attempt, job))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for job in itertools.islice(jobs, len(done)):
                waiting.add(pool.submit(attempt, job))
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    games = failures = actions = 0
    begun = time.perf_counter()
    with progress_bar() as progress:
        task = progress.add_task("games", total=arguments.games, rate="")
        try:
            for job, result, fault in outcomes(
                soak_jobs(arguments.games, arguments.seed), arguments.workers
            ):
                games += 1
                actions += result.actions if result is not None else 0
                if fault:
                    failures += 1
                    if failures <= SHOWN:
                        print(f"{job}: {fault}", file=sys.stderr)
                rate = games / (time.perf_counter() - begun)
                progress.update(task, advance=1, rate=f"{rate:.1f}/s")
        except KeyboardInterrupt:
            print("interrupted", file=sys.stderr)
    seconds = time.perf_counter() - begun
    print(f"{games} games, {failures} failures, {actions} actions, {seconds:.1f} seconds")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
