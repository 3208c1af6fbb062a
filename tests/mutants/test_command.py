"""Mutation testing of a tiny package whose survivor is known."""

from pathlib import Path

import pytest

from benchmarks.mutants.__main__ import report, try_mutants
from benchmarks.mutants.ledger import Ledger
from benchmarks.mutants.project import Explanations, Project
from benchmarks.mutants.trial import KILLED, SURVIVED, TIMED_OUT, Verdict

SOURCE = '''"""A till."""

FULL_PRICE = 10


def price(age: int) -> int:
    """Children below six go free."""
    return 0 if age < 6 else FULL_PRICE


def countdown(number: int) -> int:
    while number > 0:
        number -= 1
    return number


def never_called() -> int:
    return 1
'''

TESTS = """from till.desk import countdown, price

def test_price():
    assert price(3) == 0
    assert price(30) == 10

def test_countdown():
    assert countdown(3) == 0
"""

SURVIVORS = """
memories = []

[[survivor]]
reason = "Nobody calls it."
mutants = ["till/desk.py never_called: return 1 -> return None"]
"""


@pytest.fixture
def till(tmp_path: Path) -> Project:
    package = tmp_path / "src" / "till"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "desk.py").write_text(SOURCE, "utf-8")
    (tmp_path / "checks").mkdir()
    (tmp_path / "checks" / "test_desk.py").write_text(TESTS, "utf-8")
    (tmp_path / "pytest.ini").touch()
    return Project(tmp_path, source="src", package="till", tests=("checks",))


@pytest.mark.slow
def test_survivors_are_exactly_the_faults_no_test_sees(
    till: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    mutants = till.mutants()
    folder = till.root / "results"
    verdicts = try_mutants(till, mutants, folder, workers=1)
    outcomes = {key.removeprefix("till/desk.py "): one.outcome for key, one in verdicts.items()}
    free = "return 0 if age < 6 else FULL_PRICE"
    assert outcomes == {
        ": FULL_PRICE = 10 -> FULL_PRICE = 11": KILLED,
        f"price: {free} -> return None": KILLED,
        f"price: {free} -> return 1 if age < 6 else FULL_PRICE": KILLED,
        f"price: {free} -> return 0 if (age <= 6) else FULL_PRICE": SURVIVED,
        f"price: {free} -> return 0 if (age >= 6) else FULL_PRICE": KILLED,
        f"price: {free} -> return 0 if age < 7 else FULL_PRICE": SURVIVED,
        "countdown: while number > 0: -> while (number >= 0):": KILLED,
        "countdown: while number > 0: -> while (number <= 0):": KILLED,
        "countdown: while number > 0: -> while number > 1:": KILLED,
        "countdown: number -= 1 -> pass": TIMED_OUT,
        "countdown: number -= 1 -> number += 1": TIMED_OUT,
        "countdown: number -= 1 -> number -= 2": KILLED,
        "countdown: return number -> return None": KILLED,
        "never_called: return 1 -> return None": SURVIVED,
        "never_called: return 1 -> return 2": SURVIVED,
    }
    killer = verdicts[f"till/desk.py price: {free} -> return None"].test
    assert killer == "checks/test_desk.py::test_price"

    reached = report(till, mutants, verdicts, explanations(till))
    told = capsys.readouterr().out
    assert not reached
    assert "src/till/desk.py:8 in price" in told
    assert "+    return 0 if (age <= 6) else FULL_PRICE" in told
    assert "explained: Nobody calls it." in told
    assert "11 of 15 mutants killed (73.3 %), 2 of them timed out; 4 survived" in told
    assert "3 of them not explained" in told
    assert report(till, [mutants[0]], verdicts, explanations(till))


def explanations(till: Project) -> Explanations:
    file = till.root / "survivors.toml"
    file.write_text(SURVIVORS, "utf-8")
    return Explanations.read(file)


@pytest.mark.slow
def test_an_interrupted_run_goes_on(till: Project) -> None:
    folder = till.root / "results"
    mutants = till.mutants()[:3]
    first = try_mutants(till, mutants[:2], folder, workers=1)
    lines = (folder / "results.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 2
    all_three = try_mutants(till, mutants, folder, workers=1)
    assert (folder / "results.jsonl").read_text("utf-8").splitlines()[:2] == lines
    assert len(all_three) == 3
    assert first.items() <= all_three.items()


def test_results_count_only_while_nothing_has_changed(till: Project) -> None:
    mutant = till.mutants()[0]
    file = till.root / "results.jsonl"
    Ledger(file, till.fingerprint).add(mutant, Verdict(KILLED, "checks/test_desk.py::test_price"))
    assert Ledger(file, till.fingerprint).known(mutant) is not None
    (till.root / "checks" / "test_desk.py").write_text(f"{TESTS}\n", "utf-8")
    changed = Project(till.root, till.source, till.package, till.tests)
    assert changed.fingerprint != till.fingerprint
    ledger = Ledger(file, changed.fingerprint)
    assert ledger.known(mutant) is None
    assert ledger.first(mutant) == "checks/test_desk.py::test_price"


@pytest.mark.slow
def test_tests_that_fail_by_themselves_tell_nothing(till: Project) -> None:
    (till.root / "checks" / "test_desk.py").write_text(
        "def test_no():\n    assert False\n", "utf-8"
    )
    with pytest.raises(RuntimeError, match="fail without any fault"):
        try_mutants(till, till.mutants()[:1], till.root / "results", workers=1)
