"""Analyses of finished games: worked out beside everything else, with progress to look at."""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from msgspec import Struct

from eldorado.analysis.analysis_types import AnalysisDocument
from eldorado.errors import EldoradoError
from eldorado.server.jobs.pool import DeadlineError, Pool
from eldorado.table import Refused

KEPT = 64
"""Analyses and faults that are remembered."""


class AnalysisState(Struct, frozen=True):
    """How far an analysis is; `analysis` is there when it is done (docs/analysis.md)."""

    progress: float
    analysis: AnalysisDocument | None = None


class Analyses:
    """One analysis at a time; asking again says how far it is."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._ended: OrderedDict[str, bytes | EldoradoError] = OrderedDict()
        """The answers, encoded and packed; or what went wrong."""
        self._progress: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def state(self, text: str, owner: str) -> AnalysisState | bytes:
        """What is known of a record's analysis, or all of it, packed; begins it if nobody has."""
        key = hashlib.sha256(text.encode()).hexdigest()
        ended = self._ended.get(key)
        if isinstance(ended, EldoradoError):
            del self._ended[key]
            raise ended
        if ended is not None:
            self._ended.move_to_end(key)
            return ended
        if key not in self._progress:
            self.pool.check_room(owner)
            self._progress[key] = 0.0
            task = asyncio.create_task(self._work(key, text, owner))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return AnalysisState(self._progress[key])

    async def _work(self, key: str, text: str, owner: str) -> None:
        def progress(share: float) -> None:
            if key in self._progress:
                self._progress[key] = share

        try:
            self._keep(key, await self.pool.run(analysis_of, text, owner=owner, progress=progress))
        except Refused:
            pass  # asking again begins again
        except DeadlineError:
            self._keep(key, EldoradoError("The game is too long to be analysed here."))
        except EldoradoError as error:
            self._keep(key, error)
        finally:
            self._progress.pop(key, None)

    def _keep(self, key: str, found: bytes | EldoradoError) -> None:
        self._ended[key] = found
        if len(self._ended) > KEPT:
            self._ended.popitem(last=False)


def analysis_of(text: str, progress: Callable[[float], None]) -> bytes:
    """The analysis of a record's text as it is answered; runs in a pool."""
    from eldorado.analysis import analyse
    from eldorado.records import Record

    record = Record.parse(text, strict=False)
    found = analyse(record, lambda done, of: progress(done / of)).to_json()
    return gzip.compress(msgspec.json.encode(AnalysisState(1.0, found)), 5)
