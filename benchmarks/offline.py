"""The browser's Python against this one: the same games and choices, and how long turns take.

    python -m benchmarks.offline [--games 100] [--positions 10000] [--first 0] [--far 100]
    python -m benchmarks.offline --browser [--turns 100]

Needs a built runtime (`tools/build-runtime`) and Node. Choices do not depend on the clock, so that
they can be compared; the strongest level looks less far ahead in most of them (`--positions`) than
in the others (`--far`). A comparison that was interrupted goes on with `--games 0 --first N`. Turn
times are taken with the limit that levels have on a device. With `--browser` the site (`make site`)
is opened in Chromium: how long it takes until a game can be played, and how fast a worker of the
page is.
"""

import argparse
import json
import os
import subprocess
from collections.abc import Iterable, Iterator
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
    options.add_argument("--first", type=int, default=0, help="the first of the positions")
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
    compare("games", range(chosen.games), chosen.runtime)
    compare("choices", range(chosen.first, chosen.positions), chosen.runtime)
    compare("far choices", range(chosen.far), chosen.runtime)
    if chosen.turns:
        with in_browser("speed", range(chosen.turns), chosen.runtime) as answers:
            answer = next(answers)
        print(f"started in {answer['started']:.2f} s")
        for name, figure in answer["found"].items():
            print(f"{name}: {figure}")


def compare(task: str, numbers: range, runtime: Path) -> None:
    """Does the same in both, at the same time, and prints how much of it is equal so far."""
    if not numbers:
        return
    here: Iterator[Any] = TASKS[task](numbers.stop, numbers.start)
    same = 0
    with in_browser(task, numbers, runtime) as there:
        for done, (mine, other) in enumerate(zip(here, there, strict=True), 1):
            same += mine == other
            if mine != other:
                print(f"  {other}  here: {mine}")
            if done == len(numbers) or done % OFTEN == 0:
                share = f"{same} of {done} are the same ({same / done:.3%})"
                print(f"{task} from {numbers.start}: {share}", flush=True)


@contextmanager
def in_browser(task: str, numbers: range, runtime: Path) -> Iterator[Iterator[Any]]:
    """What the browser's Python answers, run in Node; it is an error if that ends too early."""
    script = ROOT / "tests" / "offline" / "same_games.py"
    headless = ROOT / "tools" / "runtime" / "headless.mjs"
    line = [str(ROOT / "tools" / "node"), "node", str(headless), str(runtime), str(script)]
    command = [*line, task, str(numbers.stop), *([str(numbers.start)] if numbers.start else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        yield _answers(running, running.stdout)
    if running.returncode:
        raise subprocess.CalledProcessError(running.returncode, command)


def _answers(running: subprocess.Popen[str], lines: Iterable[str]) -> Iterator[Any]:
    yield from map(json.loads, lines)
    if running.wait():
        raise subprocess.CalledProcessError(running.returncode, running.args)


if __name__ == "__main__":
    main()
