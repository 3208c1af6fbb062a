"""Runs the chunks of a simulation: in this process, in several processes, or on a cluster.

Every runner plays the same chunks to the same results; only their order may differ.
"""

import itertools
import os
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from eldorado.bots.loading import require_portable
from eldorado.errors import EldoradoError
from eldorado.lab.workers.chunks import Chunk, PlayedChunk, play_chunk
from eldorado.lab.workers.processes import play, processes, shielded

Portions = Generator[PlayedChunk, None, None]
"""Chunks as they are done; closing it ends all work."""

AHEAD = 4
"""Chunks per worker that are handed out at any time."""


class Runner(Protocol):
    """Anything that plays chunks."""

    def run(self, chunks: Iterable[Chunk]) -> Portions:
        """Take chunks as they are needed and yield each when it is done, in any order."""
        ...


class Here:
    """Plays in this process, one chunk after the other."""

    def run(self, chunks: Iterable[Chunk]) -> Portions:
        return (play_chunk(chunk) for chunk in chunks)


class Processes:
    """Plays in several processes of this computer."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, chunks: Iterable[Chunk]) -> Portions:
        rest = iter(chunks)
        waiting: set[Future[PlayedChunk]] = set()
        try:
            with processes(self.workers) as pool:
                while True:
                    with shielded():
                        for chunk in itertools.islice(rest, AHEAD * self.workers - len(waiting)):
                            require_portable(chunk.given)
                            waiting.add(pool.submit(play, chunk))
                    if not waiting:
                        break
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in sorted(done, key=lambda one: one.exception() is not None):
                        yield future.result()
        except BrokenProcessPool as error:
            raise EldoradoError(
                "A worker process died, perhaps for lack of memory; with --out, the same command "
                "resumes from what is finished."
            ) from error


def all_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def local_runner(workers: int | None = None) -> Runner:
    """The runner for this many workers on this computer (default: one per core)."""
    workers = all_cores() if workers is None else workers
    if workers < 1:
        raise EldoradoError(f"The number of workers cannot be {workers}.")
    return Here() if workers == 1 else Processes(workers)
