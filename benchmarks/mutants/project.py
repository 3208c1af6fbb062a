"""What is mutated, what tests it, and what is known about the mutants that survive."""

import hashlib
import sys
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from benchmarks.mutants.mutations import Mutant, mutants_of


@dataclass(frozen=True)
class Project:
    """A package under test. `seen` are further folders on which results depend."""

    root: Path
    source: str
    package: str
    tests: tuple[str, ...]
    seen: tuple[str, ...] = ()
    memories: tuple[str, ...] = ()

    def files(self) -> list[Path]:
        """The modules that are mutated."""
        return sorted((self.root / self.source / self.package).rglob("*.py"))

    def name(self, file: Path) -> str:
        return file.relative_to(self.root / self.source).as_posix()

    def module(self, name: str) -> str:
        """The dotted name of a module, from its file."""
        return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def path(self, name: str) -> str:
        return str(self.root / self.source / name)

    def unload(self) -> None:
        """Makes the next import load the package and its tests again."""
        folders = {self.source, *(place.split("/")[0] for place in self.tests)}
        places = tuple(f"{self.root / folder}/" for folder in folders)
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", "")).startswith(places):
                del sys.modules[name]

    def forget(self) -> None:
        """Clears the caches, so that no test profits from an earlier one."""
        for file in self.files():
            module = sys.modules[self.module(self.name(file))]
            for memory in self.memories:
                table = getattr(module, memory, None)
                if isinstance(table, dict):
                    table.clear()

    def test_files(self) -> list[str]:
        """The files that hold tests, from the root."""
        found: list[Path] = []
        for place in self.tests:
            path = self.root / place
            found += sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
        return [file.relative_to(self.root).as_posix() for file in found]

    def text(self, name: str) -> str:
        return (self.root / self.source / name).read_text("utf-8")

    def mutants(self) -> list[Mutant]:
        found: list[Mutant] = []
        for file in self.files():
            name = self.name(file)
            found += mutants_of(name, self.text(name), self.memories)
        return found

    @cached_property
    def seen_by_tests(self) -> str:
        """Changes with the code under test."""
        return self._digest(f"{self.source}/{self.package}", *self.seen)

    @cached_property
    def fingerprint(self) -> str:
        """Changes with anything that results depend on."""
        return self._digest(f"{self.source}/{self.package}", *self.seen, *self.tests)

    def _digest(self, *places: str) -> str:
        digest = hashlib.sha256()
        for place in places:
            path = self.root / place
            for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
                if file.is_file() and file.suffix != ".pyc":
                    digest.update(file.relative_to(self.root).as_posix().encode())
                    digest.update(file.read_bytes())
        return digest.hexdigest()


def sample(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """This many random mutants; the same seed gives the same ones."""
    return sorted(mutants, key=lambda mutant: mutant.rank(seed))[:count]


@dataclass(frozen=True)
class Explanations:
    """Why some mutants behave like the original; `memories` only save time."""

    memories: tuple[str, ...]
    reasons: dict[str, str]

    @classmethod
    def read(cls, file: Path) -> "Explanations":
        data = tomllib.loads(file.read_text("utf-8"))
        reasons = {
            key: entry["reason"] for entry in data.get("survivor", []) for key in entry["mutants"]
        }
        return cls(tuple(data.get("memories", ())), reasons)

    def reason(self, mutant: Mutant) -> str | None:
        return self.reasons.get(mutant.key)
