"""What a command is given is measured before any work, as it is where strangers send it."""

import subprocess
import sys
from pathlib import Path

import pytest

from eldorado.input_limits import LONGEST_RECORD, LONGEST_ROUTE

LONG = "B2-" * 40_000 + "B2"

ROUTE_COMMANDS = [
    "play --route",
    "route check",
    "route facts",
    "route rate --quick",
    "route show",
    "simulate --games 1 --route",
    "arena walker random --games 1 --route",
]


def refusal(*command: str) -> str:
    """What a command says that ends with an error, and with no traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "eldorado", *command],
        check=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("command", ROUTE_COMMANDS)
def test_a_route_is_not_longer_than_the_box(command: str) -> None:
    said = refusal(*command.split(), LONG)
    assert f"has at most {LONGEST_ROUTE:,} characters" in said
    assert len(said) < 300


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_a_saved_game_is_not_longer_than_a_record(command: str, tmp_path: Path) -> None:
    """A file of any size is refused by its size."""
    file = tmp_path / "game.txt"
    file.write_text("x" * (20 * LONGEST_RECORD))
    assert f"a record has at most {LONGEST_RECORD:,} characters" in refusal(command, str(file))


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_a_line_of_a_saved_game_is_bounded(command: str, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * (LONGEST_RECORD // 2))
    assert "make it shorter" in refusal(command, str(file))


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.backup.gz"
    file.write_bytes(b"x" * 1_000_000)
    assert "is not a backup" in refusal("restore", str(file), "--data", str(tmp_path / "data"))
