"""Watches the event loop: callbacks that use much processor time, and how late it is.

Everything else waits for what runs on the loop. Every step of every task is timed, and so
is what arrives on a connection; steps over the limit are counted.
"""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

SLOW = 0.005
"""Seconds of processor time that one callback may use."""

PRECISION = 0.001
"""Seconds by which that may be mistaken: asking the system for the processor time of a thread
costs more than many callbacks do, so it is asked at most once in this time."""

COLLECTION = "garbage collection"
"""Names a callback that was slow because the interpreter looked for garbage during it."""

OURS = str(Path(__file__).parents[2])
"""The folder of this program; other code is not named."""

TICK = 0.5
"""Seconds between two looks at how late the loop is."""


class Loop:
    """What was seen of the event loop of this process."""

    def __init__(self) -> None:
        self.slow = 0
        """Callbacks that used more processor time than they may."""
        self.slowest = 0.0
        self.slow_by_name: Counter[str] = Counter()
        self.lag = 0.0
        """Seconds by which the loop was late at the last look."""
        self._at, self._used = time.perf_counter(), time.thread_time()
        """When the processor time was last asked for, and what it was."""
        self._collecting = self._collected = 0.0
        """The processor time when the garbage collection that runs began, and what those since
        the last question have used."""
        self._thread = threading.get_ident()

    def collection(self, phase: str, _info: dict[str, int]) -> None:
        """Called by the interpreter when a garbage collection starts and stops."""
        if threading.get_ident() != self._thread:
            return
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            self._collected += time.thread_time() - self._collecting

    def begin(self) -> float:
        """A callback begins; returns the time, to be passed to `took`."""
        now = time.perf_counter()
        if now - self._at > PRECISION:  # what ran since then is not the fault of this one
            self._at, self._used, self._collected = now, time.thread_time(), 0.0
        return now

    def took(self, name: Callable[[], str], began: float) -> None:
        """A callback has ended that began then; its name is asked for only if it was slow."""
        ended = time.perf_counter()
        if ended - self._at < PRECISION:
            return
        used = time.thread_time()
        if ended - began > SLOW:
            mine = min(ended - began, used - self._used)
            if mine > SLOW:
                self.slow += 1
                self.slow_by_name[COLLECTION if self._collected > mine / 2 else name()] += 1
                self.slowest = max(self.slowest, mine)
        self._at, self._used, self._collected = ended, used, 0.0

    async def watch(self) -> None:
        """Looks now and then how late the loop is."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK)
            self.lag = max(0.0, time.monotonic() - began - TICK)


LOOP = Loop()
"""Of this process."""


class TimedCoroutine(Coroutine[Any, Any, R]):
    """A coroutine whose steps are timed; each is one callback of the loop."""

    __slots__ = ("_coroutine", "_send")

    def __init__(self, coroutine: Coroutine[Any, Any, R]) -> None:
        self._coroutine = coroutine
        self._send = coroutine.send

    def name(self) -> str:
        """What the task runs, and what of ours it waits in now: where a step has ended."""
        names = [getattr(self._coroutine, "__qualname__", "?")]
        inner: Any = self._coroutine
        while (inner := getattr(inner, "cr_await", None)) is not None:
            code = getattr(inner, "cr_code", None)
            if code is not None and code.co_filename.startswith(OURS):
                names[1:] = [inner.__qualname__]
        return " > ".join(names)

    def send(self, value: Any) -> Any:
        began = LOOP.begin()
        try:
            return self._send(value)
        finally:
            LOOP.took(self.name, began)

    def throw(self, *error: Any) -> Any:
        return self._coroutine.throw(*error)

    def close(self) -> None:
        self._coroutine.close()

    def __await__(self) -> Generator[Any, Any, R]:
        return self._coroutine.__await__()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._coroutine, name)


def time_tasks(loop: asyncio.AbstractEventLoop) -> None:
    """Times every step of every task that is made from now on."""

    def make(loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
        return asyncio.Task(TimedCoroutine(coroutine), loop=loop, **options)

    loop.set_task_factory(make)


def timed(callback: Callable[P, R]) -> Callable[P, R]:
    """Times a callback that is not a step of a task."""

    def name() -> str:
        return callback.__qualname__

    @wraps(callback)
    def run(*arguments: P.args, **named: P.kwargs) -> R:
        began = LOOP.begin()
        try:
            return callback(*arguments, **named)
        finally:
            LOOP.took(name, began)

    return run
