"""The other side of a pool: a process that works out one job after the other."""

import multiprocessing
import os
import pickle
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from eldorado.errors import EldoradoError

MOST_MEMORY = 2_000_000_000
"""Bytes of data a process may have: a job that wants more fails alone."""


def serve_jobs(pipe: Connection, priority: int) -> None:
    """Answers jobs until the server ends or closes the pipe."""
    _live_with_the_server()
    _be_modest(priority)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            work, arguments, progressing = pickle.loads(pipe.recv_bytes())
            if progressing:
                arguments = (*arguments, lambda value: _send(pipe, "progress", value))
            try:
                _send(pipe, "done", work(*arguments))
            except EldoradoError as error:
                _send(pipe, "failed", error)
            except Exception as error:  # noqa: BLE001 the caller gets it
                _send(pipe, "failed", RuntimeError(f"{type(error).__name__}: {error}"))


def _send(pipe: Connection, kind: str, value: Any) -> None:
    pipe.send_bytes(pickle.dumps((kind, value), pickle.HIGHEST_PROTOCOL))


def _live_with_the_server() -> None:
    """Ctrl-C is for the server, which then stops its processes; if it is killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _be_modest(priority: int) -> None:
    """Lowers the priority of the process, and limits its memory."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(priority)
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = MOST_MEMORY if most == resource.RLIM_INFINITY else min(MOST_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (wanted, most))
