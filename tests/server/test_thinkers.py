"""Computer players go on thinking when a process of theirs dies."""

import asyncio
import os
import signal

from benchmarks.servers import ServerProcess
from server.playing import play_seat
from server.running import Party


def test_a_killed_thinker_is_replaced() -> None:
    server = ServerProcess(None)
    server.start()
    try:
        party: Party = server.table("person", "walker")
        assert server.process is not None
        thinkers = server.thinking()
        assert thinkers
        for pid in thinkers:
            os.kill(pid, signal.SIGKILL)
        visit = asyncio.run(play_seat(party, 0))
        assert visit.document["status"] == "over"
    finally:
        server.remove()
