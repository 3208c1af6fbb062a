"""The processor time of a browser, read from the system as the measurements of the site do."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.browser_time import PROC, WORKER, BrowserTime

WORK = """
import sys, time
from pathlib import Path

def work():
    while time.process_time() < 0.2:
        pass

Path("/proc/self/comm").write_text(NAME)
work()
print("done", flush=True)
sys.stdin.read()
"""

pytestmark = pytest.mark.skipif(
    not (PROC / "self" / "schedstat").exists(),
    reason="the system does not tell the time of threads",
)


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[str]:
    """The profile of a program that has worked for 0.2 seconds, and waits."""
    code = WORK.replace("NAME", repr(WORKER))
    command = [sys.executable, "-c", code, f"--user-data-dir={tmp_path}"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "done\n"
        yield str(tmp_path)
        running.communicate("")


def test_the_time_of_one_browser(profile: str) -> None:
    spent = BrowserTime(profile)
    assert 0.15 <= spent.whole() < 60
    assert 0.15 <= spent.worker() < 60
    assert spent.largest() > 1_000_000
    other = BrowserTime(f"{profile}/other")
    assert (other.whole(), other.worker()) == (0, 0)
