"""Worker processes, which end when the process that started them does."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

from eldorado.lab.workers.chunks import Chunk, PlayedChunk, play_chunk

GRACE = 2.0
"""Seconds in which a worker may finish its game when it is asked to stop."""

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")

_stopped = threading.Event()


def one_thread_each() -> None:
    """Limit processes started from now on to one thread each, unless set otherwise.

    There is one process per core; more threads would only slow each other down.
    """
    for name in THREADS:
        os.environ.setdefault(name, "1")


def deaf() -> None:
    """Ignores Ctrl-C, which is for the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes for the length of a block; leaving it early stops their work."""
    one_thread_each()
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(count, context, start, (lifeline,))
    try:
        yield pool
        pool.shutdown()
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()


def start(lifeline: Connection) -> None:
    """Prepare a new process; it works as long as the other end of the lifeline is held."""
    deaf()
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()


def play(chunk: Chunk) -> PlayedChunk:
    """Play a chunk unless asked to stop."""
    return play_chunk(chunk, _stopped.is_set)


@contextmanager
def shielded() -> Iterator[None]:
    """Ctrl-C waits until the end of this block; processes started within never see it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _watch(lifeline: Connection) -> None:
    """Wait until the lifeline is closed, by intent or by death; nothing is ever sent on it."""
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    _stopped.set()
    time.sleep(GRACE)
    os._exit(1)
