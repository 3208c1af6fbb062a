"""The siege measures what it says: players go on, an attack is answered, nothing is lost."""

import re
from pathlib import Path

import pytest

from benchmarks import siege as package
from benchmarks.siege.__main__ import parse, siege
from benchmarks.siege.attacker import Attacker
from benchmarks.siege.attacks import ATTACKS
from benchmarks.siege.report import FIRST, HEADINGS, Delays, Outcome, readme_table
from eldorado.server.monitoring.event_loop import COLLECTION

MEASURED: dict[str, object] = {
    "attack": "churn",
    "what": "",
    "calm": Delays(5.0, 20.0, 50),
    "during": Delays(5.0, 20.0, 50),
    "bot_slowest": 10.0,
    "health_p99": 10.0,
    "health_slowest": 10.0,
    "health_failures": 0,
    "serving_grew": 1.0,
    "family_grew": 1.0,
    "family_peak": 200.0,
    "slow_callbacks": None,
    "calm_after": 0.0,
    "refusals": {},
    "answers": {},
    "returns": 0,
    "faults": [],
}
"""Of an attack under which every goal is met."""


def test_a_small_siege() -> None:
    size = "--tables 3 --rate 12 --seconds 1 --calm 1 --history 10"
    outcomes = siege(parse([*size.split(), "--only", "forged_addresses", "--only", "garbage"]))
    assert [one.attack for one in outcomes] == ["forged_addresses", "garbage"]
    for one in outcomes:
        assert one.calm.actions > 0
        assert one.during.actions > 0
        assert one.faults == []
        assert one.returns == 0
        assert one.answers


def test_attacks_stay_on_the_loopback() -> None:
    with pytest.raises(SystemExit, match="loopback"):
        Attacker("http://192.0.2.1:8000", 1, 1.0)


def test_every_attack_says_what_it_is() -> None:
    assert len(ATTACKS) >= 12
    assert all(attack.__doc__ for attack in ATTACKS.values())


def test_a_row_of_the_table_of_the_readme() -> None:
    change: dict[str, object] = {"slow_callbacks": {"Hub.join": 1, COLLECTION: 2}}
    calm, wild = _outcome(change), _outcome({"during": Delays(7.0, 90.0, 50), "calm_after": None})
    head, line, row = readme_table({"SQLite": [calm], "PostgreSQL": [wild]}).splitlines()
    columns = " | ".join(HEADINGS)
    assert head == f"{FIRST} SQLite: {columns} | PostgreSQL: {columns} |"
    assert line.count("|") == head.count("|") == row.count("|")
    cells = "5 / 5 ms | 20 / 20 ms | 10 ms | +1 MB | 1 + 2 gc | 0.0 s"
    others = "5 / 7 ms | 20 / 90 ms | 10 ms | +1 MB | n/a | never"
    assert row == f"| `churn` | {cells} | {others} |"


def test_the_table_of_the_readme_has_a_row_for_each_attack() -> None:
    readme = Path(package.__file__).parents[1] / "README.md"
    rows: set[str] = set()
    for table in re.findall(r"(?:^\|.*\n)+", readme.read_text("utf-8"), re.MULTILINE):
        if table.startswith(FIRST):
            rows |= set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))
    assert rows == ATTACKS.keys(), (
        f"without a row: {', '.join(sorted(ATTACKS.keys() - rows))};"
        f" no attacks any more: {', '.join(sorted(rows - ATTACKS.keys()))}"
    )


def _outcome(change: dict[str, object]) -> Outcome:
    return Outcome(**MEASURED | change)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "missed"),
    [
        ({}, []),
        ({"during": Delays(10.0, 149.0, 50)}, []),
        ({"during": Delays(10.0, 151.0, 50)}, ["players"]),
        ({"calm": Delays(10.0, 60.0, 50), "during": Delays(10.0, 170.0, 50)}, []),
        ({"health_slowest": 201.0}, ["health"]),
        ({"health_failures": 1}, ["health"]),
        ({"family_grew": 100.0}, ["memory"]),
        ({"faults": ["table a: event 3 came after 1"]}, ["loss"]),
    ],
)
def test_goals(change: dict[str, object], missed: list[str]) -> None:
    assert _outcome(change).missed == missed
