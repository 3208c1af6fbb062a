"""How fast the rules and the players are: `python -m benchmarks`.

Plain and compiled rules are measured in one run, in turn, several times over, and the best of
each is reported: what a quiet machine does. Figures are per second of processor time on one core.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
BASELINE = Path(__file__).with_name("baseline.json")

FIGURES = {
    "random actions": "actions",
    "random actions, caves": "actions",
    "random actions, not listed": "actions",
    "walker games": "games",
    "legal actions": "calls",
    "reach, cold": "calls",
    "copy": "calls",
    "view": "calls",
    "view to JSON and back": "calls",
    "position": "calls",
    "game from position": "calls",
    "record write": "records",
    "record parse": "records",
    "record replay": "records",
    "games in a gigabyte": "games",
    "import": "imports",
}

Figures = dict[str, dict[str, float]]
"""Per build, per figure, the best value."""


class Worker:
    """A process that measures with one build of the package."""

    def __init__(self, path: Path) -> None:
        environment = os.environ | {"PYTHONPATH": str(path)}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.measures"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read()

    def measure(self, figure: str) -> float:
        assert self._process.stdin is not None
        print(figure, file=self._process.stdin, flush=True)
        return float(self._read())

    def _read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("benchmarks: a measuring process has died; its message is above.")
        return line

    def stop(self) -> None:
        self._process.communicate()


def run(repeats: int) -> Figures:
    """All figures of the builds there are; progress goes to standard error."""
    paths = {"plain": ROOT / "src"}
    if (COMPILED / "eldorado").is_dir():
        paths["compiled"] = COMPILED
    workers = {build: Worker(path) for build, path in paths.items()}
    best: Figures = {build: dict.fromkeys(FIGURES, 0.0) for build in workers}
    try:
        for lap in range(repeats):
            for figure in FIGURES:
                print(f"\r{lap + 1} of {repeats}: {figure:30}", end="", file=sys.stderr, flush=True)
                for build, worker in workers.items():
                    best[build][figure] = max(best[build][figure], worker.measure(figure))
    except KeyboardInterrupt:
        print("\ninterrupted: these are the figures so far", file=sys.stderr)
    finally:
        print(file=sys.stderr)
        for worker in workers.values():
            worker.stop()
    return best


def table(figures: Figures, baseline: Figures) -> str:
    """The figures as Markdown, with ratios between builds and to the stored baseline."""
    builds = list(figures)
    heads = ["figure", *(f"{build}, per second" for build in builds)]
    if "compiled" in figures:
        heads.append("compiled / plain")
    heads += [f"{build} / baseline" for build in builds if build in baseline]
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * (len(heads) - 1)]
    for figure, unit in FIGURES.items():
        cells = [f"{figure} ({unit})"]
        cells += [_number(figures[build][figure]) for build in builds]
        if "compiled" in figures:
            cells.append(_ratio(figures["compiled"][figure], figures["plain"][figure]))
        cells += [
            _ratio(figures[build][figure], baseline[build].get(figure, 0.0))
            for build in builds
            if build in baseline
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _ratio(value: float, other: float) -> str:
    return f"{value / other:.2f}" if other and value else "-"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repeats", type=int, default=8, help="laps, the best of which counts")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "build", help="where results are written"
    )
    parser.add_argument("--keep", action="store_true", help="store the figures as the baseline")
    arguments = parser.parse_args()
    figures = run(max(1, arguments.repeats))
    baseline: Figures = {}
    if BASELINE.exists():
        baseline = json.loads(BASELINE.read_text("utf-8"))["figures"]
    text = table(figures, baseline)
    print(text)
    rounded = {b: {f: round(v, 2) for f, v in row.items()} for b, row in figures.items()}
    document = {"python": platform.python_version(), "figures": rounded}
    arguments.out.mkdir(parents=True, exist_ok=True)
    written = json.dumps(document, indent=2) + "\n"
    (arguments.out / "benchmarks.json").write_text(written, "utf-8")
    (arguments.out / "benchmarks.md").write_text(text, "utf-8")
    if arguments.keep:
        BASELINE.write_text(written, "utf-8")
    print(f"written: benchmarks.json and benchmarks.md in {arguments.out}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
