"""Results on disk, one line per mutant, so that an interrupted run can resume."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.mutants.mutations import Mutant
from benchmarks.mutants.trial import SURVIVED, Verdict


@dataclass(frozen=True)
class Result:
    """The verdict on a mutant, valid for the state with this fingerprint."""

    key: str
    fingerprint: str
    outcome: str
    test: str


class Ledger:
    """The results so far; the last line of a mutant counts."""

    def __init__(self, file: Path, fingerprint: str) -> None:
        self.file = file
        self.fingerprint = fingerprint
        self.results: dict[str, Result] = {}
        if file.exists():
            for line in file.read_text("utf-8").splitlines():
                result = Result(**json.loads(line))
                self.results[result.key] = result

    def known(self, mutant: Mutant) -> Result | None:
        """The result of a mutant, if nothing has changed since."""
        result = self.results.get(mutant.key)
        return result if result is not None and result.fingerprint == self.fingerprint else None

    def verdict(self, mutant: Mutant) -> Verdict:
        result = self.results[mutant.key]
        return Verdict(result.outcome, result.test)

    def first(self, mutant: Mutant) -> str:
        """The test that stopped the mutant when it was last tried: worth trying first."""
        result = self.results.get(mutant.key)
        return result.test if result is not None and result.outcome != SURVIVED else ""

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        result = Result(mutant.key, self.fingerprint, verdict.outcome, verdict.test)
        self.results[mutant.key] = result
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(result)) + "\n")
