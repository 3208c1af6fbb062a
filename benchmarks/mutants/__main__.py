"""Puts 500 small faults into the rules, one at a time, and lists those that no test notices.

`python -m benchmarks.mutants` goes on where it was interrupted; results are in `build/mutants`.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.mutants.ledger import Ledger
from benchmarks.mutants.mutations import Mutant
from benchmarks.mutants.project import Explanations, Project, sample
from benchmarks.mutants.trial import KILLED, SURVIVED, TIMED_OUT, Trial, Verdict
from benchmarks.mutants.visibility import Observations, Visibility
from benchmarks.mutants.worker import Workers
from eldorado.reporting.progress import progress_bar

ROOT = Path(__file__).parents[2]
GOAL = 95.0
"""Percent of the mutants that tests must stop."""

EVERY = 25
"""Mutants between two lines of progress where there is no terminal."""

QUICK = 3.0
"""Seconds of a test that every mutant has to face; longer ones are for those that are left."""

EXPLANATIONS = Explanations.read(Path(__file__).with_name("survivors.toml"))

RULES = Project(
    ROOT,
    source="src",
    package="eldorado/core",
    tests=("tests/core", "tests/records", "tests/contract", "tests/test_random_games.py"),
    seen=("src/eldorado/routes", "src/eldorado/facts", "tests/situations.py"),
    memories=EXPLANATIONS.memories,
)


def try_mutants(
    project: Project, mutants: list[Mutant], folder: Path, workers: int
) -> dict[str, Verdict]:
    """The verdict on each mutant, by its key; those known already are not tried again."""
    ledger = Ledger(folder / "results.jsonl", project.fingerprint)
    todo = [mutant for mutant in mutants if ledger.known(mutant) is None]
    if todo:
        with Workers(project, workers) as pool, progress_bar() as bar:
            seen = observe(project, folder, pool, Steps(bar, "files of tests"))
            steps = Steps(bar, "mutants", len(mutants) - len(todo), len(mutants))
            trials = [first_trial(mutant, seen, ledger.first(mutant)) for mutant in todo]
            left: list[Trial] = []
            for mutant, verdict in verdicts(pool, trials):
                if verdict.outcome == SURVIVED:
                    left.append(second_trial(mutant, seen))
                    steps.tell(f"left by the quick tests: {mutant.key}")
                else:
                    ledger.add(mutant, verdict)
                    steps.add(verdict.outcome)
            for mutant, verdict in verdicts(pool, left):
                ledger.add(mutant, verdict)
                steps.add(verdict.outcome)
    return {mutant.key: ledger.verdict(mutant) for mutant in mutants}


def verdicts(pool: Workers, trials: list[Trial]) -> Iterator[tuple[Mutant, Verdict]]:
    for trial, verdict in pool.answers(trials):
        assert isinstance(trial, Trial)
        assert isinstance(verdict, Verdict)
        yield trial.mutant, verdict


def observe(project: Project, folder: Path, pool: Workers, steps: "Steps") -> Visibility:
    """What tests run which lines; files of tests that have not changed are not run again."""
    kept = Observations(project, folder)
    seen = Visibility(pool.imported)
    todo: list[str] = []
    for place in project.test_files():
        observations = kept.read(place)
        if observations is None:
            todo.append(place)
        else:
            seen.add(observations)
    steps.expect(len(todo))
    for file, found in pool.answers(todo):
        assert isinstance(file, str)
        assert isinstance(found, list)
        kept.keep(file, found)
        seen.add(found)
        steps.add("observed")
    return seen


def first_trial(mutant: Mutant, seen: Visibility, first: str) -> Trial:
    """By the quick tests, begun by the one that stopped the mutant before."""
    tests = seen.choice(mutant)
    quick = {test: seconds for test, seconds in tests.items() if seconds <= QUICK}
    if first in tests:
        quick = {first: tests[first], **quick}
    return Trial(mutant, quick, afresh=seen.at_import(mutant))


def second_trial(mutant: Mutant, seen: Visibility) -> Trial:
    """By all tests, for a mutant that the quick ones let through.

    None survives before the package was imported with it: what tests prepare while they are
    collected shows the fault only then.
    """
    tests = seen.choice(mutant)
    slow = {test: seconds for test, seconds in tests.items() if seconds > QUICK}
    return Trial(mutant, slow | tests, afresh=True)


class Steps:
    """Progress: a bar on a terminal, elsewhere a line now and then."""

    def __init__(self, bar: Any, what: str, done: int = 0, total: int = 0) -> None:
        self.bar = bar
        self.what = what
        self.done = done
        self.total = total
        self.counts: Counter[str] = Counter()
        self.task = bar.add_task(what, total=total, completed=done, rate="")

    def expect(self, total: int) -> None:
        self.total = total
        self.bar.update(self.task, total=total)

    def add(self, outcome: str) -> None:
        self.done += 1
        self.counts[outcome] += 1
        told = ", ".join(f"{number} {name}" for name, number in sorted(self.counts.items()))
        self.bar.update(self.task, completed=self.done, rate=told)
        if self.done % EVERY == 0 or self.done == self.total:
            self.tell(f"{self.done} of {self.total} {self.what}: {told}")

    def tell(self, line: str) -> None:
        if not sys.stderr.isatty():
            print(line, file=sys.stderr, flush=True)


def report(
    project: Project,
    mutants: list[Mutant],
    verdicts: dict[str, Verdict],
    explanations: Explanations,
) -> bool:
    """Prints the figure and every survivor; whether the goal is reached."""
    counts = Counter(verdicts[mutant.key].outcome for mutant in mutants)
    unexplained = 0
    for mutant in sorted(mutants, key=lambda one: (one.file, one.line)):
        if verdicts[mutant.key].outcome != SURVIVED:
            continue
        reason = explanations.reason(mutant)
        unexplained += reason is None
        print(f"{project.source}/{mutant.file}:{mutant.line} in {mutant.function or 'the module'}")
        print(mutant.diff(project.text(mutant.file)))
        print(f"  explained: {reason}\n" if reason else f"  NOT EXPLAINED: {mutant.key!r}\n")
    stopped = counts[KILLED] + counts[TIMED_OUT]
    percent = 100 * stopped / len(mutants)
    print(
        f"{stopped} of {len(mutants)} mutants killed ({percent:.1f} %), {counts[TIMED_OUT]} of "
        f"them timed out; {counts[SURVIVED]} survived, {unexplained} of them not explained."
    )
    return percent >= GOAL and not unexplained


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "mutants")
    parser.add_argument("--only", default="", help="mutants whose name contains this")
    arguments = parser.parse_args()
    every = RULES.mutants()
    mutants = sample(every, arguments.count, arguments.seed)
    mutants = [mutant for mutant in mutants if arguments.only in mutant.key]
    print(f"{len(mutants)} of {len(every)} possible mutants, seed {arguments.seed}", flush=True)
    try:
        verdicts = try_mutants(RULES, mutants, arguments.folder, arguments.workers)
    except KeyboardInterrupt:
        print("interrupted; the same command goes on", file=sys.stderr)
        return 1
    return 0 if report(RULES, mutants, verdicts, EXPLANATIONS) else 1


if __name__ == "__main__":
    sys.exit(main())
