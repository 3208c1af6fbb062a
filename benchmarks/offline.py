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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.offline.same_games import TASKS

ROOT = Path(__file__).parents[1]


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
        answer = in_browser("speed", chosen.turns, chosen.runtime)
        print(f"started in {answer['started']:.2f} s")
        for name, figure in answer["found"].items():
            print(f"{name}: {figure}")


def compare(task: str, count: int, runtime: Path) -> None:
    """Does the same in both, at the same time, and prints how much of it is equal."""
    with ThreadPoolExecutor() as pool:
        there = pool.submit(in_browser, task, count, runtime)
        here: Any = TASKS[task](count)
        pairs = list(zip(there.result()["found"], here, strict=True))
    same = sum(one == other for one, other in pairs)
    print(f"{task}: {same} of {len(pairs)} are the same ({same / len(pairs):.3%})")
    for one, other in [pair for pair in pairs if pair[0] != pair[1]][:10]:
        print(f"  {one}  here: {other}")


def in_browser(task: str, count: int, runtime: Path) -> dict[str, Any]:
    """What the browser's Python answers, run in Node."""
    script = ROOT / "tests" / "offline" / "same_games.py"
    headless = ROOT / "tools" / "runtime" / "headless.mjs"
    line = [str(ROOT / "tools" / "node"), "node", str(headless), str(runtime), str(script)]
    done = subprocess.run([*line, task, str(count)], check=True, capture_output=True, text=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


if __name__ == "__main__":
    main()
