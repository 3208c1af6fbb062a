"""Which tests run which lines, and how long each takes."""

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from benchmarks.mutants.mutations import Mutant
from benchmarks.mutants.project import Project

MOST_CALLS = 100
"""Calls of a function that are traced in one test; further ones add little."""

MOST_EVENTS = 300_000
"""Calls of any function in one test until tracing stops: by then a long test repeats itself."""

Lines = dict[str, list[int]]
"""Lines that ran, by file."""


@dataclass(frozen=True)
class Observation:
    """One test: its seconds of processor time while traced, and the lines it ran."""

    test: str
    seconds: float
    lines: Lines


@dataclass
class Visibility:
    """What is known of every test, and the lines that every import runs."""

    imported: Lines = field(default_factory=dict)
    tests: dict[str, Observation] = field(default_factory=dict)

    def add(self, observations: Iterable[Observation]) -> None:
        for observation in observations:
            self.tests[observation.test] = observation

    def at_import(self, mutant: Mutant) -> bool:
        """Whether the mutant is at work as soon as its module is imported."""
        return _meet(self.imported.get(mutant.file, ()), mutant)

    def choice(self, mutant: Mutant) -> dict[str, float]:
        """The tests that can see a mutant with their seconds, quickest first."""
        everything = self.at_import(mutant)
        chosen = [
            one
            for one in self.tests.values()
            if everything or _meet(one.lines.get(mutant.file, ()), mutant)
        ]
        chosen.sort(key=lambda one: one.seconds)
        return {one.test: one.seconds for one in chosen}


def _meet(lines: Iterable[int], mutant: Mutant) -> bool:
    first, last = mutant.lines
    return any(first <= line <= last for line in lines)


class Observations:
    """Observations on disk, a file for each file of tests; those of a changed file are void."""

    def __init__(self, project: Project, folder: Path) -> None:
        self.project = project
        self.folder = folder / "observations"

    def _file(self, place: str) -> Path:
        digest = hashlib.sha256(f"{self.project.seen_by_tests}{place}".encode())
        digest.update((self.project.root / place).read_bytes())
        return self.folder / f"{digest.hexdigest()[:32]}.json"

    def read(self, place: str) -> list[Observation] | None:
        file = self._file(place)
        if not file.exists():
            return None
        return [Observation(**one) for one in json.loads(file.read_text("utf-8"))]

    def keep(self, place: str, observations: list[Observation]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        data = json.dumps([asdict(one) for one in observations])
        self._file(place).write_text(data, "utf-8")


class Tracer:
    """Notes the lines that run in the mutated modules while it is entered."""

    def __init__(self, project: Project) -> None:
        base = f"{project.root / project.source}/"
        self._files = {str(file): str(file).removeprefix(base) for file in project.files()}
        self._seen: dict[CodeType, set[int]] = {}
        self._all: dict[CodeType, int] = {}
        self._calls: Counter[CodeType] = Counter()
        self._events = 0

    def __enter__(self) -> None:
        sys.settrace(self._call)

    def __exit__(self, *details: object) -> None:
        sys.settrace(None)

    def take(self) -> Lines:
        """The lines seen since the last time."""
        found: dict[str, set[int]] = {}
        for code, lines in self._seen.items():
            found.setdefault(self._files[code.co_filename], set()).update(lines)
        self._seen.clear()
        self._calls.clear()
        self._events = 0
        return {file: sorted(lines) for file, lines in found.items()}

    def _call(self, frame: FrameType, event: str, argument: Any) -> Any:
        self._events += 1
        if self._events > MOST_EVENTS:
            sys.settrace(None)
            return None
        code = frame.f_code
        if code.co_filename not in self._files:
            return None
        if code not in self._all:
            self._all[code] = len({line for _, _, line in code.co_lines() if line})
        seen = self._seen.setdefault(code, set())
        self._calls[code] += 1
        if len(seen) == self._all[code] or self._calls[code] > MOST_CALLS:
            return None

        def local(frame: FrameType, event: str, argument: Any) -> Any:
            seen.add(frame.f_lineno)
            return local

        return local
