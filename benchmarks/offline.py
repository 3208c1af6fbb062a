"""The browser's Python against this one: the same games and choices, and how long turns take.

    python -m benchmarks.offline [--runtime FOLDER] [--games 100] [--positions 10000] [--far 100]
    python -m benchmarks.offline --browser [--turns 100]

Needs a built runtime (`tools/build-runtime`) and Node. Choices do not depend on the clock, so that
they can be compared; the strongest level looks less far ahead in most of them (`--positions`) than
in the others (`--far`). Turn times are taken with the limit that levels have on a device. With
`--browser` the site (`make site`) is opened in Chromium: how long it takes until a game can be
played, and how fast a worker of the page is.
"""

import argparse
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.offline.same_games import TASKS

ROOT = Path(__file__).parents[1]
OFTEN = 500
"""After so many positions it is told how many choices are equal so far."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runtime", type=Path, default=ROOT / "build" / "runtime")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--positions", type=int, default=10_000)
    options.add_argument("--far", type=int, default=100)
    options.add_argument("--turns", type=int, default=100)
    options.add_argument("--browser", action="store_true", help="measure the site in Chromium")
    chosen = options.parse_args()
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"{os.cpu_count()} processors, load {load}")
    if chosen.browser:
        from benchmarks.offline_site import measure_site

        measure_site(chosen.turns)
        return
    counts = {"games": chosen.games, "choices": chosen.positions, "far choices": chosen.far}
    for task, count in counts.items():
        if count:
            compare(task, count, chosen.runtime)
    if chosen.turns:
        with in_browser("speed", chosen.turns, chosen.runtime) as lines:
            answer = json.loads(next(lines))
        print(f"started in {answer['started']:.2f} s")
        for name, figure in answer["found"].items():
            print(f"{name}: {figure}")


def compare(task: str, count: int, runtime: Path) -> None:
    """Does the same in both, at the same time, and prints how much of it is equal so far."""
    here: Iterator[Any] = TASKS[task](count)
    with in_browser(task, count, runtime) as lines:
        same = 0
        for number, mine in enumerate(here, 1):
            other = json.loads(next(lines))
            same += mine == other
            if mine != other:
                print(f"  {other}  here: {mine}")
            if number in (count, *range(0, count, OFTEN)):
                share = f"{same} of {number} are the same ({same / number:.3%})"
                print(f"{task}: {share}", flush=True)


@contextmanager
def in_browser(task: str, count: int, runtime: Path) -> Iterator[Iterator[str]]:
    """The lines that the browser's Python prints, run in Node."""
    script = ROOT / "tests" / "offline" / "same_games.py"
    headless = ROOT / "tools" / "runtime" / "headless.mjs"
    line = [str(ROOT / "tools" / "node"), "node", str(headless), str(runtime), str(script)]
    command = [*line, task, str(count)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        yield iter(running.stdout)
    if running.returncode:
        raise subprocess.CalledProcessError(running.returncode, command)


if __name__ == "__main__":
    main()
