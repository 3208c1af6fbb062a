"""Analyses of finished games: worked out beside everything else, with progress to look at."""

import asyncio
import hashlib
import multiprocessing
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from eldorado.errors import EldoradoError
from eldorado.records import Record
from eldorado.table import Refused

KEPT = 64
"""Analyses that are remembered."""

MOST_WAITING = 8

LONGEST = 300.0
"""Seconds after which an analysis is given up."""


class AnalysisState(Struct, frozen=True):
    """How far an analysis is; `analysis` is there when it is done (docs/analysis.md)."""

    progress: float
    analysis: dict[str, Any] | None = None


class Analyses:
    """One analysis at a time, in a process of its own; asking again tells how far it is."""

    def __init__(self) -> None:
        self.done: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._progress: dict[str, float] = {}
        self._faults: dict[str, str] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def state(self, text: str) -> AnalysisState:
        """What is known of a record's analysis; begins it if nobody has."""
        key = hashlib.sha256(text.encode()).hexdigest()
        if key in self.done:
            self.done.move_to_end(key)
            return AnalysisState(1.0, self.done[key])
        if key in self._faults:
            raise EldoradoError(self._faults.pop(key))
        if key not in self._progress:
            if len(self._progress) >= MOST_WAITING:
                raise Refused("too_many", "Other games are being looked at; try again soon.")
            self._progress[key] = 0.0
            task = asyncio.create_task(self._work(key, text))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return AnalysisState(self._progress[key])

    async def _work(self, key: str, text: str) -> None:
        async with self._turn:
            receiver, sender = multiprocessing.Pipe(duplex=False)
            process = multiprocessing.get_context("spawn").Process(
                target=_analyse, args=(text, sender), daemon=True
            )
            process.start()
            sender.close()
            try:
                async with asyncio.timeout(LONGEST):
                    await self._listen(key, receiver)
            except TimeoutError:
                self._faults[key] = "The game is too long to be looked at here."
            except (EOFError, OSError):
                self._faults[key] = "The analysis was interrupted; ask for it again."
            finally:
                process.kill()
                await asyncio.to_thread(process.join)
                receiver.close()
                self._progress.pop(key, None)

    async def _listen(self, key: str, receiver: Connection) -> None:
        while True:
            while not receiver.poll():
                await asyncio.sleep(0.05)
            kind, value = receiver.recv()
            if kind == "progress":
                self._progress[key] = value
            elif kind == "fault":
                self._faults[key] = value
                return
            else:
                self.done[key] = value
                if len(self.done) > KEPT:
                    self.done.popitem(last=False)
                return

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


def _analyse(text: str, sender: Connection) -> None:
    """The work itself, in another process; what is found travels back through the pipe."""
    from eldorado.analysis import analyse

    try:
        record = Record.parse(text, strict=False)
        found = analyse(record, lambda done, of: sender.send(("progress", done / of)))
        sender.send(("done", found.to_json()))
    except EldoradoError as error:
        sender.send(("fault", str(error)))
