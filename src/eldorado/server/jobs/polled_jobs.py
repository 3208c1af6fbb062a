"""Jobs of seconds, computed in the background: asking again says how far they are."""

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from eldorado.errors import EldoradoError
from eldorado.server.jobs.pool import DeadlineError, Pool
from eldorado.table import Refused

ASKED_AGAIN = 90.0
"""Seconds within which somebody asks how far a job is; else nobody waits for it. Browsers let a
page in the background ask once a minute."""


class PolledJobs:
    """Jobs by key. An answer is kept, encoded and packed; a fault is told once."""

    def __init__(self, pool: Pool, kept: int, too_long: str) -> None:
        self.pool = pool
        self._kept = kept
        """How many answers and faults are remembered."""
        self._too_long = too_long
        """What is said of a job that takes longer than its pool allows."""
        self._ended: OrderedDict[str, bytes | EldoradoError] = OrderedDict()
        self._progress: dict[str, Any] = {}
        """What those that are not done told last."""
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
        """What a job told last, None before that; begins it if nobody has.

        The function is called with the arguments and a callback for its progress.
        """
        if key not in self._progress:
            self.pool.check_room(owner)
            self._progress[key] = None
            task = asyncio.create_task(self._work(key, owner, work, arguments))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._asked[key] = time.monotonic()
        return self._progress[key]

    async def _work(
        self, key: str, owner: str, work: Callable[..., object], arguments: tuple[Any, ...]
    ) -> None:
        def progress(told: Any) -> None:
            if key in self._progress:
                self._progress[key] = told

        async def gone() -> None:
            while (left := self._asked[key] + ASKED_AGAIN - time.monotonic()) > 0:
                await asyncio.sleep(left)

        try:
            found = await self.pool.run(
                packed, work, *arguments, owner=owner, gone=gone, progress=progress
            )
            self._keep(key, found)
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
