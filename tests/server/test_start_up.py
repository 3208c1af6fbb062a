"""What a server loads before it answers: nothing that only thinking or moving needs."""

import subprocess
import sys

import pytest

SLOW = {"numpy", "alembic", "sqlalchemy.orm", "eldorado.bots.planner.planner", "eldorado.lab"}
"""Each takes a tenth of a start or more."""


@pytest.mark.parametrize("module", ["eldorado", "eldorado.cli", "eldorado.server.app"])
def test_a_start_loads_nothing_that_is_not_needed_yet(module: str) -> None:
    script = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    ).stdout.split()
    assert module in loaded
    assert SLOW.intersection(loaded) == set()
