"""Ratings of routes that somebody asks for: quick ones at once, full ones chunk by chunk.

Whatever has been worked out is stored. A full rating goes on where it stopped, when nobody asked
any more or the server ended, as soon as somebody asks again.
"""

import random
import time
from collections.abc import Callable, Mapping

from eldorado import __version__
from eldorado.core import COMPILED
from eldorado.core.state import RULES_VERSION
from eldorado.interface.questions import RatingDepth
from eldorado.interface.work.route_races import (
    CHUNK,
    CHUNKS,
    QUICK_RACES,
    RACES,
    RatingState,
    full_rating,
    race_chunk,
    rate_quickly,
)
from eldorado.server.jobs.polled_jobs import JobUnderWay, PolledJobs, packed
from eldorado.server.jobs.pools import Pools
from eldorado.server.store import Store
from eldorado.server.store.route_lists.stored_ratings import StoredRatings

EDITION = f"{__version__}, rules {RULES_VERSION}, {'compiled' if COMPILED else 'plain'}"
"""The version of the bots: what others made is not comparable."""

TOO_LONG = "This took too long and was stopped."


class RouteRatings:
    """Ratings by code and depth. Quick ones race beside surprises, full ones beside analyses."""

    def __init__(self, store: Store, pools: Pools, now: Callable[[], float] = time.time) -> None:
        self._stored = StoredRatings(store, EDITION)
        self._jobs: dict[RatingDepth, PolledJobs] = {
            "quick": PolledJobs(pools.races, 256, TOO_LONG),
            "full": PolledJobs(pools.analyses, 64, TOO_LONG),
        }
        self._now = now

    async def answer(self, code: str, depth: RatingDepth) -> bytes | None:
        """The packed answer of a rating that is there; raises what went wrong with it."""
        known = self._jobs[depth].answer(code)
        return known if known is not None else await self._stored.of(code, depth)

    async def played(self, code: str, depth: RatingDepth) -> RatingState:
        """How much of a rating has been played for an earlier request."""
        chunks = await self._stored.count_chunks(code) if depth == "full" else 0
        return RatingState(QUICK_RACES + CHUNK * chunks if chunks else 0, RACES[depth])

    def begin(self, code: str, depth: RatingDepth, owner: str) -> RatingState:
        """How far a rating is; begins it, or goes on with it."""

        async def quick(job: JobUnderWay) -> bytes:
            return await self._quick(job, code)

        async def full(job: JobUnderWay) -> bytes:
            return await self._full(job, code)

        done = self._jobs[depth].begin_steps(code, owner, full if depth == "full" else quick)
        return RatingState(done or 0, RACES[depth])

    async def _quick(self, job: JobUnderWay, code: str) -> bytes:
        found = await job.run(packed, rate_quickly, code, tell=job.tell)
        await self._stored.keep(code, "quick", found, self._now())
        return found

    async def _full(self, job: JobUnderWay, code: str) -> bytes:
        quick = await self._stored.of(code, "quick") or await self._quick(job, code)
        while len(chunks := await self._stored.chunks(code)) < CHUNKS:
            await self._chunk(job, code, chunks)
        found = await job.run(packed, full_rating, code, quick, list(chunks.values()))
        await self._stored.keep(code, "full", found, self._now())
        return found

    async def _chunk(self, job: JobUnderWay, code: str, played: Mapping[int, bytes]) -> None:
        """Plays a chunk and keeps it. Chosen at random: two servers of a database seldom play the
        same."""
        number = random.choice([one for one in range(CHUNKS) if one not in played])
        before = QUICK_RACES + CHUNK * len(played)
        job.tell(before)
        chunk = await job.run(race_chunk, code, number, tell=lambda done: job.tell(before + done))
        await self._stored.keep_chunk(code, number, chunk, self._now())
