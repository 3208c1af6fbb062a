"""A pool of processes for work that must not hold up the event loop.

A job has a deadline, after which its process is killed and replaced. Jobs wait in one queue per
owner, such as an address, must not crowd out the others, and the owners take turns. Work
whose client has gone is dropped.
"""

import asyncio
import logging
import multiprocessing
import pickle
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from eldorado.errors import EldoradoError
from eldorado.server.jobs.machine_lock import machine_lock
from eldorado.server.jobs.process import serve_jobs
from eldorado.table import Refused

T = TypeVar("T")
log = logging.getLogger("eldorado.server")

TRIES = 3
"""How often a job is begun when the process dies under it."""

MOST_DEATHS = 2 * TRIES
"""Processes that may die in a row: one bad job alone does not make a pool look broken."""


class PoolLimits(Struct, frozen=True):
    """What a pool may use, and what one owner may use of it."""

    processes: int
    deadline: float
    """Seconds for one job."""
    waiting: int
    """Jobs that may wait in all."""
    waiting_of_one: int
    """Jobs of one owner that may wait or run."""
    priority: int = 0
    """By how much its processes give way to others: 0 to 19."""
    idle: float | None = None
    """Seconds without work after which a process ends."""
    one_job_each: bool = False
    """Whether a process ends with its job, so that its memory is free for the next."""
    lock: Path | None = None
    """A file by which the workers of a server let only one job run at a time on this machine."""


class DeadlineError(EldoradoError):
    """A job took too long and was given up."""


class PoolJob(Struct, eq=False):
    """Something to be worked out."""

    payload: bytes
    owner: str
    done: asyncio.Future[Any]
    progress: Callable[[Any], None] | None
    tries: int = TRIES
    gone: bool = False
    """Whether nobody waits for it any more."""


class Pool:
    """Processes and the queues before them. All methods are called on the event loop."""

    def __init__(self, name: str, limits: PoolLimits) -> None:
        self.name = name
        self.limits = limits
        self.finished: Counter[str] = Counter()
        """Jobs by how they ended: done, refused, failed, late, dropped."""
        self.seconds = 0.0
        """Spent on all jobs."""
        self._queues: OrderedDict[str, deque[PoolJob]] = OrderedDict()
        self._owned: Counter[str] = Counter()
        """Jobs by owner, waiting or running."""
        self._running: Counter[str] = Counter()
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._busy = 0
        self._deaths = 0
        """Processes that died since a job was last answered."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    @property
    def waiting(self) -> int:
        """Jobs that no process has begun yet."""
        return sum(map(len, self._queues.values()))

    @property
    def alive(self) -> bool:
        """Whether it can work: several processes in a row have not died under their jobs."""
        return not self.closed and self._deaths < MOST_DEATHS

    def warm_up(self, work: Callable[..., object]) -> None:
        """Gets a process ready before somebody waits for it."""
        task = asyncio.create_task(self._ignore(self.run(work, owner="")))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ignore(self, work: Awaitable[object]) -> None:
        with suppress(EldoradoError):
            await work

    async def run(
        self,
        work: Callable[..., T],
        *arguments: Any,
        owner: str,
        gone: Callable[[], Awaitable[object]] | None = None,
        progress: Callable[[Any], None] | None = None,
    ) -> T:
        """What a function of some module returns for picklable arguments.

        `gone` returns when nobody waits for it any more. Raises Refused when there is too much to
        do already, DeadlineError, and what the function raises.
        """
        self.check_room(owner)
        payload = pickle.dumps((work, arguments, progress is not None), pickle.HIGHEST_PROTOCOL)
        job = PoolJob(payload, owner, asyncio.get_running_loop().create_future(), progress)
        self._owned[owner] += 1
        self._queues.setdefault(owner, deque()).append(job)
        self._begin()
        watch = asyncio.ensure_future(_call_off(job, gone)) if gone is not None else None
        try:
            found: T = await job.done
            return found
        except asyncio.CancelledError:
            if job.gone:
                raise Refused("gone") from None
            job.done.cancel()
            raise
        finally:
            if watch is not None:
                watch.cancel()
            self._owned[owner] -= 1
            if not self._owned[owner]:
                del self._owned[owner]

    def check_room(self, owner: str) -> None:
        """Refuses one more job of that owner when there is too much to do already."""
        if self.closed:
            raise EldoradoError("The server is stopping; try again in a moment.")
        if self._owned[owner] >= self.limits.waiting_of_one or self.waiting >= self.limits.waiting:
            self.finished["refused"] += 1
            raise Refused("too_many", kind="busy")

    def _begin(self) -> None:
        """Gives waiting jobs to free processes, one owner after the other."""
        while self._busy < self.limits.processes:
            job = self._next()
            if job is None:
                return
            self._busy += 1
            self._running[job.owner] += 1
            task = asyncio.create_task(self._work(job))
            self._tasks.add(task)
            task.add_done_callback(self._ended)

    def _next(self) -> PoolJob | None:
        """The next job of the owner whose turn it is. With several processes no owner has all."""
        most = max(1, self.limits.processes - 1)
        for owner in list(self._queues):
            queue = self._queues[owner]
            while queue and queue[0].done.done():
                queue.popleft()
                self.finished["dropped"] += 1
            if not queue:
                del self._queues[owner]
            elif self._running[owner] < most:
                job = queue.popleft()
                if queue:
                    self._queues.move_to_end(owner)
                else:
                    del self._queues[owner]
                return job
        return None

    async def _work(self, job: PoolJob) -> None:
        async with machine_lock(self.limits.lock, lambda: not job.done.done()):
            if not job.done.done():
                await self._work_in_turn(job)
                return
        self.finished["dropped"] += 1
        self._free(job)

    async def _work_in_turn(self, job: PoolJob) -> None:
        worker: Worker | None = self._idle.pop() if self._idle else self._start()
        assert worker is not None
        began = time.monotonic()
        try:
            self._settle(job, *await self._ask(worker, job))
        except TimeoutError:
            self._give_up(job)
        except (EOFError, OSError):
            self._again(job)
        else:
            if not self.limits.one_job_each:
                worker.used = time.monotonic()
                self._idle.append(worker)
                worker = None
        finally:
            self.seconds += time.monotonic() - began
            self._free(job)
            if worker is not None:
                self._stop(worker)

    def _free(self, job: PoolJob) -> None:
        """The owner has one running job fewer."""
        self._running[job.owner] -= 1
        if not self._running[job.owner]:
            del self._running[job.owner]

    async def _ask(self, worker: "Worker", job: PoolJob) -> tuple[str, Any]:
        """The answer of a process; work nobody waits for any more is given a moment to end."""
        loop = asyncio.get_running_loop()

        def progress(value: Any) -> None:
            if job.progress is not None:
                loop.call_soon_threadsafe(job.progress, value)

        answer = asyncio.ensure_future(
            loop.run_in_executor(worker.thread, worker.ask, job.payload, progress)
        )
        gone = asyncio.ensure_future(asyncio.wait({job.done}))
        try:
            async with asyncio.timeout(self.limits.deadline):
                await asyncio.wait({answer, gone}, return_when=asyncio.FIRST_COMPLETED)
                if not answer.done():
                    async with asyncio.timeout(_GRACE):
                        await asyncio.wait({answer})
                kind, value = await answer
                return kind, value
        finally:
            gone.cancel()
            if not answer.done():
                answer.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _settle(self, job: PoolJob, kind: str, value: Any) -> None:
        self._deaths = 0
        self.finished["done" if kind == "done" else "failed"] += 1
        if job.done.done():
            return
        if kind == "done":
            job.done.set_result(value)
        else:
            job.done.set_exception(value)

    def _give_up(self, job: PoolJob) -> None:
        """A job took too long, or goes on after its client has gone."""
        if job.done.done():
            self.finished["dropped"] += 1
            return
        self.finished["late"] += 1
        job.done.set_exception(DeadlineError("This took too long and was stopped."))

    def _again(self, job: PoolJob) -> None:
        """The process died under a job: killed for its memory, perhaps."""
        job.tries -= 1
        self._deaths += 1
        if job.done.done() or self.closed:
            return
        if job.tries:
            self._queues.setdefault(job.owner, deque()).appendleft(job)
            return
        log.warning("a job of the pool '%s' ended its process %d times", self.name, TRIES)
        self.finished["failed"] += 1
        job.done.set_exception(EldoradoError("The server could not work this out."))

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._busy -= 1
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("the pool '%s' failed", self.name, exc_info=task.exception())
        if not self.closed:
            self._begin()

    def _start(self) -> "Worker":
        worker = Worker(self.limits.priority)
        self._workers.add(worker)
        return worker

    def _stop(self, worker: "Worker") -> None:
        self._workers.discard(worker)
        worker.kill()

    def rest(self) -> None:
        """Ends processes that have had nothing to do for long."""
        if self.limits.idle is None:
            return
        before = time.monotonic() - self.limits.idle
        for worker in [one for one in self._idle if one.used < before]:
            self._idle.remove(worker)
            self._stop(worker)

    def close(self) -> None:
        """Ends all processes at once; what they were doing is dropped."""
        self.closed = True
        for queue in self._queues.values():
            for job in queue:
                job.done.cancel()
        self._queues.clear()
        for worker in list(self._workers):
            self._stop(worker)
        for task in list(self._tasks):
            task.cancel()


_GRACE = 1.0
"""Seconds that a job may go on after its client has gone: a new process costs about as much."""


class Worker:
    """One process, and the thread that starts it and speaks with it."""

    def __init__(self, priority: int) -> None:
        self.priority = priority
        self.thread = ThreadPoolExecutor(1, "job")
        self.used = time.monotonic()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._killed = False

    def ask(self, payload: bytes, progress: Callable[[Any], None]) -> tuple[str, Any]:
        """Runs in the thread: hands a job over and waits for its answer."""
        pipe = self._pipe or self._start()
        try:
            pipe.send_bytes(payload)
            while True:
                kind, value = pickle.loads(pipe.recv_bytes())
                if kind != "progress":
                    return kind, value
                progress(value)
        except (EOFError, OSError):
            pipe.close()
            raise

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=serve_jobs, args=(theirs, self.priority), daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, pipe
        if self._killed:
            process.kill()
        return pipe

    def kill(self) -> None:
        """Ends the process, and with it whatever the thread waits for."""
        self._killed = True
        if self._process is not None:
            self._process.kill()
        self.thread.shutdown(wait=False)


async def _call_off(job: PoolJob, gone: Callable[[], Awaitable[object]]) -> None:
    await gone()
    job.gone = True
    job.done.cancel()
