"""Self-play on the workers of a dask cluster."""

import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from eldorado.errors import EldoradoError
from eldorado.lab.simulation.edition import edition
from eldorado.lab.training.selfplay import WALKER, Samples, SelfplayPlan, play_lesson
from eldorado.lab.workers.cluster import RETRIES, connect


class LessonCluster:
    """Hands lessons to a cluster, with the networks that play them."""

    def __init__(self, pool: Executor) -> None:
        self._pool = pool

    def submit(
        self, task: Callable[[SelfplayPlan], Samples], lesson: SelfplayPlan
    ) -> Future[Samples]:
        """The samples of a lesson, played somewhere; workers need no files of ours."""
        weights = [b"" if name == WALKER else Path(name).read_bytes() for name in lesson.teachers]
        return self._pool.submit(play_there, lesson, weights, edition(()))


def play_there(lesson: SelfplayPlan, weights: list[bytes], expected: str) -> Samples:
    """Play a lesson with these networks, if this is the edition that wants it."""
    if edition(()) != expected:
        raise EldoradoError(
            f"A worker of the cluster has eldorado {edition(())}, but this computer has {expected}."
        )
    with tempfile.TemporaryDirectory(prefix="eldorado-") as folder:
        teachers: list[str] = []
        for number, (name, data) in enumerate(zip(lesson.teachers, weights, strict=True)):
            file = Path(folder) / f"teacher-{number}.npz"
            if data:
                file.write_bytes(data)
            teachers.append(str(file) if data else name)
        return play_lesson(replace(lesson, teachers=tuple(teachers)))


@contextmanager
def lesson_cluster(address: str) -> Iterator[LessonCluster]:
    """The cluster of a scheduler for the length of a block."""
    client: Any = connect(address)
    try:
        yield LessonCluster(client.get_executor(pure=False, retries=RETRIES))
    except (CancelledError, OSError) as error:
        raise EldoradoError(
            f"The scheduler at {address} is lost; the same command resumes from what is finished."
        ) from error
    finally:
        client.close()
