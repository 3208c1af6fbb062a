"""Games go on through faults: nothing acknowledged is lost, nothing is seen twice or missed."""

import pytest

from benchmarks.faults import FAULTS, run
from server.postgres import postgresql_binaries


@pytest.mark.parametrize("fault", FAULTS)
def test_games_survive(fault: str) -> None:
    if fault in ("database", "worker"):
        postgresql_binaries()
    found = run(fault, games=12, pause=2.0)
    assert found["faults"] == []
    assert found["acknowledged"] > 0
    if fault in ("server", "drops"):
        assert found["returns"] > 0
