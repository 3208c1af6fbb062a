"""`eldorado puzzles mine` as a user runs it: stopped by Ctrl-C, resumed, and its document read."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from eldorado.course.puzzle import LineOfPlay, read_puzzle

pytestmark = pytest.mark.slow

PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
from eldorado.cli import main
main()
"""

SEED = 3
"""One of the first two games of this search has a puzzle."""


def start_search(folder: Path, games: int) -> subprocess.Popen[str]:
    """The command, in a group of processes of its own."""
    asked = [folder, "--games", games, "--seed", SEED, "--workers", 1]
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "puzzles", "mine", *map(str, asked)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def looked_through(folder: Path) -> list[str]:
    """The lines that are kept, one for each game; not one that is being written."""
    file = folder / "mined.jsonl"
    lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    return [line for line in lines if line.endswith("\n")]


def test_a_search_is_stopped_and_resumed_and_writes_a_document(tmp_path: Path) -> None:
    process = start_search(tmp_path, games=50)
    deadline = time.monotonic() + 120
    while not looked_through(tmp_path):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: workers included
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, ""), err
    assert "Traceback" not in err
    kept = looked_through(tmp_path)
    assert 1 <= len(kept) < 50
    assert not (tmp_path / "puzzles.jsonl").exists()

    games = max(2, len(kept))
    process = start_search(tmp_path, games)
    out, err = process.communicate(timeout=240)
    assert process.returncode == 0, err
    lines = looked_through(tmp_path)
    assert lines[: len(kept)] == kept, "what was done is not done again"
    assert sorted(json.loads(line)["game"] for line in lines) == list(range(games))
    document = tmp_path / "puzzles.jsonl"
    found = [read_puzzle(line) for line in document.read_bytes().splitlines()]
    assert found
    assert out.startswith(f"{document}: {len(found)} of ")
    for puzzle in found:
        assert LineOfPlay(puzzle, puzzle.solution).scene()["stars"] == 3
