"""Computer players go on thinking when a process of theirs dies, and end with the server."""

import asyncio
import os
import signal
import time
from pathlib import Path

from benchmarks.servers import ServerProcess
from tests.server.playing import play_seat
from tests.server.running import PATIENCE, Party, Running


def test_a_killed_thinker_is_replaced() -> None:
    server = ServerProcess(None)
    server.start()
    try:
        party: Party = server.table("person", "walker")
        assert server.process is not None
        server.wait(lambda: bool(server.thinking()))
        processes = server.thinking()
        for pid in processes:
            os.kill(pid, signal.SIGKILL)
        visit = asyncio.run(play_seat(party, 0))
        assert visit.document["status"] == "over"
    finally:
        server.remove()


def test_nobody_thinks_on_for_a_server_that_was_killed() -> None:
    server = ServerProcess(None)
    server.start()
    try:
        server.wait(lambda: bool(server.thinking()))
        processes = server.thinking()
        Running.kill(server)  # it alone, not what it started
        until = time.monotonic() + PATIENCE
        while not all(map(gone, processes)):
            assert time.monotonic() < until, "somebody is still thinking"
            time.sleep(0.05)
    finally:
        server.remove()


def gone(pid: int) -> bool:
    """Whether a process has ended, even if nobody has asked how."""
    try:
        return not Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return True
