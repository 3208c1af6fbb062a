"""Many games between computer players, one by one or with a report."""

import json
import time
from collections.abc import Iterator, Sequence

from eldorado.core.state import Variant
from eldorado.lab.jobs import make_jobs
from eldorado.lab.play import MAX_ROUNDS, Result, play_one
from eldorado.lab.report import print_summary, progress_bar
from eldorado.lab.summary import Summary


def simulate(
    players: Sequence[str],
    routes: str | Sequence[str] = "first_game",
    games: int = 100,
    caves: bool = False,
    seed: int = 0,
    max_rounds: int = MAX_ROUNDS,
    check: bool = False,
    variant: Variant | None = None,
) -> Iterator[Result]:
    """Play games and yield their results; the same arguments give the same results.

    See `make_jobs` for what is played. With `check`, every position is checked.
    """
    jobs = make_jobs(players, routes, games, caves, seed, max_rounds, check, variant)
    return map(play_one, jobs)


def run_simulation(
    players: Sequence[str],
    route: str | Sequence[str] = "first_game",
    games: int = 100,
    variant: Variant | None = None,
    seed: int = 0,
    cap: int = MAX_ROUNDS,
    check: bool = False,
    as_json: bool = False,
    every_game: bool = False,
) -> Summary:
    """Play with progress on standard error, and print the results on standard output.

    `route` may be `all`. Interrupting it is fine: what was played so far is reported.
    `every_game` adds the single results to the JSON.
    """
    variant = variant or Variant()
    jobs = make_jobs(players, route, games, False, seed, cap, check, variant)
    summary = Summary(players)
    results: list[Result] = []
    begun = time.perf_counter()
    interrupted = False
    with progress_bar() as progress:
        task = progress.add_task("games", total=len(jobs), rate="")
        try:
            for job in jobs:
                result = play_one(job)
                summary.add(result)
                if every_game:
                    results.append(result)
                rate = summary.games / (time.perf_counter() - begun)
                progress.update(task, advance=1, rate=f"{rate:.1f}/s")
        except KeyboardInterrupt:
            interrupted = True
    seconds = time.perf_counter() - begun
    if not as_json:
        print_summary(summary, seconds, interrupted)
        return summary
    document = summary.to_json() | {
        "seed": seed,
        "routes": sorted({job.route for job in jobs}),
        "variant": {
            "caves": variant.caves,
            "full_race": variant.full_race,
            "free_order": variant.free_order,
        },
        "interrupted": interrupted,
        "seconds": round(seconds, 3),
    }
    if every_game:
        document["results"] = [result.to_json() for result in results]
    print(json.dumps(document, indent=2))
    return summary
