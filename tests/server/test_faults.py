"""Games go on through faults: nothing acknowledged is lost, nothing is seen twice or missed."""

from pathlib import Path

import pytest

from benchmarks.breaking import small_disk
from benchmarks.faults import run
from eldorado.errors import EldoradoError
from tests.server.postgres import postgresql_binaries


@pytest.mark.parametrize(
    ("fault", "database"),
    [
        ("server", "sqlite"),
        ("memory", "sqlite"),
        ("disk", "sqlite"),
        ("backup", "sqlite"),
        ("backup", "postgresql"),
        ("database", "postgresql"),
        ("worker", "postgresql"),
        ("drops", "sqlite"),
    ],
)
def test_games_survive(fault: str, database: str, tmp_path: Path) -> None:
    if database == "postgresql":
        postgresql_binaries()
    if fault == "disk":
        look_for_a_disk(tmp_path)
    found = run(fault, 8, database, pause=2.0)
    assert found["faults"] == []
    assert found["acknowledged"] > 0
    if fault in ("server", "drops", "backup"):
        assert found["returns"] > 0


def look_for_a_disk(folder: Path) -> None:
    """Skips a test where no disk can be mounted."""
    try:
        with small_disk(folder):
            pass
    except EldoradoError as error:
        pytest.skip(str(error))
