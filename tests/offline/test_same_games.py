"""The browser's Python, run in Node: it plays the same games and makes the same choices."""

import gzip
import hashlib
import json
import os
import re
import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.offline.same_games import everything

ROOT = Path(__file__).parents[2]
GAMES = 14
"""Every route twice, with caves and without; the benchmark plays a hundred."""

SAME = 0.99
"""The share of choices that have to be the same; `benchmarks.offline` measures it finely."""

pytestmark = pytest.mark.slow


def run(*command: str | Path) -> str:
    line = [str(part) for part in command]
    done = subprocess.run(line, check=False, cwd=ROOT, capture_output=True, text=True, timeout=900)
    assert not done.returncode, (done.stdout + done.stderr)[-4000:]
    return done.stdout


def test_the_browsers_python_plays_as_this_one_does(tmp_path: Path) -> None:
    told = run(ROOT / "tools" / "build-runtime", tmp_path / "runtime")
    check_parts(told)
    check_manifest(tmp_path / "runtime")
    script = ROOT / "tests" / "offline" / "same_games.py"
    headless = ROOT / "tools" / "runtime" / "headless.mjs"
    command = (ROOT / "tools" / "node", "node", headless, tmp_path / "runtime", script)
    there = json.loads(run(*command, "everything", str(GAMES)))["found"]
    here = everything(GAMES)
    assert there["games"] == here["games"]
    assert flat(there["chances"]) == pytest.approx(flat(here["chances"]), abs=1e-5)
    pairs = list(zip(there["choices"], here["choices"], strict=True))
    assert len(pairs) == 10 * GAMES
    assert sum(one == other for one, other in pairs) >= SAME * len(pairs)


def check_parts(told: str) -> None:
    """The kernel and the compiled modules are there, or the build has said why not. Where every
    change is tested, they have to be."""
    proven = os.environ.get("CI") == "true"
    assert "with the kernel" in told or ("There is no Clang" in told and not proven), told
    compiled = "none of them compiled" not in told
    assert compiled or ("stays plain Python" in told and not proven), told


def check_manifest(folder: Path) -> None:
    """Every file is listed as it is, under a name that tells its contents, and no other."""
    manifest: dict[str, Any] = json.loads((folder / "runtime.json").read_text("utf-8"))
    files = manifest["files"]
    assert {file["name"] for file in files} | {"runtime.json"} == {
        path.name for path in folder.iterdir()
    }
    packed = 0
    for file in files:
        data = (folder / file["name"]).read_bytes()
        assert len(data) == file["bytes"]
        assert hashlib.sha256(data).hexdigest() == file["sha256"]
        assert file["sha256"][:12] in file["name"]
        packed += len(gzip.compress(data, 6))
    (game,) = folder.glob("eldorado-*.zip")
    with zipfile.ZipFile(game) as archive:
        assert any(re.match(r"msgspec-.*/LICENSE$", name) for name in archive.namelist())
    assert manifest["bytes"] == sum(file["bytes"] for file in files)
    assert packed <= 6_500_000


def flat(rows: Iterable[Iterable[float]]) -> list[float]:
    return [number for row in rows for number in row]
