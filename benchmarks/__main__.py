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
BASELINE = Path(__file__).with_name("baseline.json")
BASE = "base "
"""Before the names of the builds of the checkout that is measured as the baseline."""

FIGURES = {
    "random actions, cold": "actions",
    "random actions, caves, cold": "actions",
    "random actions, all made, cold": "actions",
    "random actions, warm": "actions",
    "random actions, all made, warm": "actions",
    "many games in one call, cold": "actions",
    "environment steps": "steps",
    "environment steps, not observed": "steps",
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


def builds_of(root: Path, before: str = "") -> dict[str, Path]:
    """The builds of a checkout by name: plain, and compiled if it is."""
    builds = {f"{before}plain": root / "src"}
    if (root / "build" / "compiled" / "eldorado").is_dir():
        builds[f"{before}compiled"] = root / "build" / "compiled"
    return builds


def run(repeats: int, against: Path | None) -> Figures:
    """All figures of the builds there are, and of another checkout's; progress goes to standard
    error."""
    paths = builds_of(ROOT)
    if against is not None:
        paths |= builds_of(against.resolve(), BASE)
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


def commit_of(checkout: Path) -> str:
    command = ["git", "-C", str(checkout), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _document(figures: Figures, commit: str = "") -> str:
    """The figures as JSON; a baseline tells its commit and how it is made again."""
    rounded = {b: {f: round(v, 2) for f, v in row.items()} for b, row in figures.items()}
    made: dict[str, object] = {"python": platform.python_version(), "figures": rounded}
    if commit:
        made = {"commit": commit, "made_by": HOW} | made
    return json.dumps(made, indent=2) + "\n"


HOW = (
    "git worktree add ../base COMMIT; compile it there: python hatch_build.py build/compiled; "
    "here: make bench ARGS='--against ../base --keep'"
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repeats", type=int, default=8, help="laps, the best of which counts")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "build", help="where results are written"
    )
    parser.add_argument(
        "--against", type=Path, help="a checkout that is measured in the same run as the baseline"
    )
    parser.add_argument("--keep", action="store_true", help="store that baseline")
    arguments = parser.parse_args()
    if arguments.keep and not arguments.against:
        parser.error("--keep stores the baseline of --against CHECKOUT")
    measured = run(max(1, arguments.repeats), arguments.against)
    figures = {build: row for build, row in measured.items() if not build.startswith(BASE)}
    baseline: Figures = {
        build.removeprefix(BASE): row for build, row in measured.items() if build not in figures
    }
    if not baseline and BASELINE.exists():
        baseline = json.loads(BASELINE.read_text("utf-8"))["figures"]
    text = table(figures, baseline)
    print(text)
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "benchmarks.json").write_text(_document(figures), "utf-8")
    (arguments.out / "benchmarks.md").write_text(text, "utf-8")
    if arguments.keep:
        BASELINE.write_text(_document(baseline, commit_of(arguments.against)), "utf-8")
    print(f"written: benchmarks.json and benchmarks.md in {arguments.out}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
