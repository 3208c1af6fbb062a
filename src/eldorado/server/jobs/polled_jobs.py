"""Jobs of seconds, computed in the background: asking again says how far they are."""

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from eldorado.errors import EldoradoError
from eldorado.interface.questions import ASKED_AGAIN
from eldorado.server.jobs.pool import DeadlineError, Pool
from eldorado.table import Refused

T = TypeVar("T")


class JobUnderWay:
    """What a job of several steps works with: the pool, and a way to report how far it is."""

    def __init__(self, jobs: "PolledJobs", key: str, owner: str) -> None:
        self._jobs = jobs
        self._key = key
        self._owner = owner

    def tell(self, progress: Any) -> None:
        """Says how far it is to those who ask."""
        self._jobs.told(self._key, progress)

    async def run(
        self, work: Callable[..., T], *arguments: Any, tell: Callable[[Any], None] | None = None
    ) -> T:
        """One step: the function is called with the arguments, and with `tell` if it is given.

        Raises Refused when nobody asks any more.
        """
        pool = self._jobs.pool
        gone = partial(self._jobs.gone, self._key)
        return await pool.run(work, *arguments, owner=self._owner, gone=gone, progress=tell)


Steps = Callable[[JobUnderWay], Awaitable[bytes]]
"""A whole job, which answers with what is sent, packed."""


class PolledJobs:
    """Jobs by key. An answer is kept, encoded and packed; a fault is reported once."""

    def __init__(self, pool: Pool, kept: int, too_long: str) -> None:
        self.pool = pool
        self._kept = kept
        """How many answers and faults are remembered."""
        self._too_long = too_long
        """What is said of a job that takes longer than its pool allows."""
        self._ended: OrderedDict[str, bytes | EldoradoError] = OrderedDict()
        self._progress: dict[str, Any] = {}
        """The latest progress of those that are not done."""
        self._asked: dict[str, float] = {}
        """When somebody last asked for them."""
        self._tasks: set[asyncio.Task[None]] = set()

    def answer(self, key: str) -> bytes | None:
        """The answer of a job that is done; raises what went wrong."""
        ended = self._ended.get(key)
        if isinstance(ended, EldoradoError):
            del self._ended[key]
            raise ended
        if ended is not None:
            self._ended.move_to_end(key)
        return ended

    def begin(self, key: str, owner: str, work: Callable[..., object], *arguments: Any) -> Any:
        """The latest progress of a job, None before that; begins it if nobody has.

        The function is called with the arguments and a callback for its progress.
        """

        async def steps(job: JobUnderWay) -> bytes:
            return await job.run(packed, work, *arguments, tell=job.tell)

        return self.begin_steps(key, owner, steps)

    def begin_steps(self, key: str, owner: str, steps: Steps) -> Any:
        """The same for a job of several steps."""
        if key not in self._progress:
            self.pool.check_room(owner)
            self._progress[key] = None
            task = asyncio.create_task(self._work(key, steps(JobUnderWay(self, key, owner))))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._asked[key] = time.monotonic()
        return self._progress[key]

    def told(self, key: str, progress: Any) -> None:
        """A job said how far it is."""
        if key in self._progress:
            self._progress[key] = progress

    async def gone(self, key: str) -> None:
        """Returns when nobody asks for a job any more."""
        while (left := self._asked[key] + ASKED_AGAIN - time.monotonic()) > 0:
            await asyncio.sleep(left)

    async def _work(self, key: str, job: Awaitable[bytes]) -> None:
        try:
            self._keep(key, await job)
        except Refused:
            pass  # asking again begins again
        except DeadlineError:
            self._keep(key, EldoradoError(self._too_long))
        except EldoradoError as error:
            self._keep(key, error)
        finally:
            self._progress.pop(key, None)
            self._asked.pop(key, None)

    def _keep(self, key: str, found: bytes | EldoradoError) -> None:
        self._ended[key] = found
        if len(self._ended) > self._kept:
            self._ended.popitem(last=False)


def packed(work: Callable[..., object], *arguments: Any) -> bytes:
    """What a function returns as it is answered; runs in a pool."""
    return gzip.compress(msgspec.json.encode(work(*arguments)), 5)
