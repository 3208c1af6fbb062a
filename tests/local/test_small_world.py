"""A device without a server has the standard library and msgspec, and nothing else."""

import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parent / "small_world.py"


def test_games_lessons_and_refusals_need_no_other_package() -> None:
    done = subprocess.run(
        [sys.executable, str(PROGRAM)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "played"
