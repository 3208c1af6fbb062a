"""The pools of one worker: computer players think in one, requests are worked out in others."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from eldorado.server.jobs.pool import Pool, PoolLimits
from eldorado.server.settings import Limits

MANY = 1_000_000


class Pools(Struct, frozen=True):
    """The pools for each kind of work. No request runs in the pool of the computer players."""

    bots: Pool
    """The moves of computer players."""
    requests: Pool
    """What somebody waits for: hints, records, replays, boards, lessons, ratings."""
    analyses: Pool
    """Analyses of whole games, which take many seconds."""
    races: Pool
    """Races of walkers that rate and find routes: seconds each."""

    @classmethod
    def of(cls, bots: int, limits: Limits, lock: Path | None) -> "Pools":
        """The pools, with this number of processes for computer players; with a lock, analyses and
        races wait for those of other workers on this machine."""
        share, thoughts = (4, 1_000) if limits.fair else (MANY, MANY)
        return cls(
            Pool("bots", PoolLimits(bots, 20.0, thoughts, share, priority=5)),
            Pool(
                "requests",
                PoolLimits(2, limits.job_seconds, 64, 2 * share, priority=10, idle=300.0),
            ),
            _large("analyses", PoolLimits(1, 300.0, 8, 2, priority=15), lock),
            _large("races", PoolLimits(1, 300.0, 16, 2, priority=10), lock),
        )

    def __iter__(self) -> Iterator[Pool]:
        return iter((self.bots, self.requests, self.analyses, self.races))

    def close(self) -> None:
        """Ends all processes at once."""
        for pool in self:
            pool.close()


def _large(name: str, limits: PoolLimits, lock: Path | None) -> Pool:
    """A pool whose jobs take much memory: one at a time, each in a process of its own."""
    own = lock.with_suffix(f".{name}") if lock else None
    return Pool(name, replace(limits, one_job_each=True, lock=own))
