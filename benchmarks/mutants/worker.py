"""A process that has collected all tests, and forks for every question it is asked."""

import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

import hypothesis
import pytest

from benchmarks.mutants.project import Project
from benchmarks.mutants.trial import Trial, Verdict, attempt, forked, run_tests
from benchmarks.mutants.visibility import Lines, Observation, Tracer

Question = Trial | str
"""A mutant to try, or a file of tests to observe."""

Answer = Verdict | list[Observation] | Exception


class WorkerFailed(RuntimeError):
    """The tests could not even be collected."""


class Workers:
    """Some workers, each with one question at a time."""

    def __init__(self, project: Project, count: int) -> None:
        context = get_context("spawn")
        self.processes: list[BaseProcess] = []
        self.idle: list[Connection] = []
        self.imported: Lines = {}
        for _ in range(count):
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(project, there), daemon=True)
            process.start()
            there.close()
            self.processes.append(process)
            self.idle.append(here)
        for connection in self.idle:
            self.imported = _receive(connection)

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *details: object) -> None:
        for process in self.processes:
            process.terminate()
            process.join()

    def answers(self, questions: Sequence[Question]) -> Iterator[tuple[Question, Answer]]:
        """Every question with its answer, as they come."""
        todo = list(reversed(questions))
        asked: dict[Connection, Question] = {}
        while todo or asked:
            while todo and self.idle:
                connection = self.idle.pop()
                asked[connection] = todo.pop()
                connection.send(asked[connection])
            for ready in wait(list(asked)):
                assert isinstance(ready, Connection)
                answer = _receive(ready)
                self.idle.append(ready)
                if isinstance(answer, Exception):
                    raise answer
                yield asked.pop(ready), answer


def _receive(connection: Connection) -> Any:
    try:
        return connection.recv()
    except EOFError:
        raise WorkerFailed("The tests cannot be collected.") from None


def serve(project: Project, connection: Connection) -> None:
    """The life of a worker: it collects the tests, then answers until nobody asks."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.chdir(project.root)
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(project.root / "build" / "mutants" / "bytecode")
    sys.path[:0] = [str(project.root), str(project.root / project.source)]
    project.unload()
    tracer = Tracer(project)
    with tracer:
        for file in project.files():
            __import__(project.module(project.name(file)))
    connection.send(tracer.take())
    hypothesis.settings.register_profile(  # the same tests in every run, and no clocks
        "mutants",
        database=None,
        derandomize=True,
        deadline=None,
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
    )
    hypothesis.settings.load_profile("mutants")
    run_tests(list(project.tests), Service(project, connection, tracer))


class Service:
    """A plugin of pytest that answers questions in place of running the tests."""

    def __init__(self, project: Project, connection: Connection, tracer: Tracer) -> None:
        self.project = project
        self.connection = connection
        self.tracer = tracer

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        while True:
            try:
                question: Question = self.connection.recv()
            except EOFError:
                return True
            self.connection.send(self._answer(question, session))

    def _answer(self, question: Question, session: pytest.Session) -> Answer:
        try:
            if isinstance(question, Trial):
                return attempt(self.project, question, session)
            return self._observe(question, session)
        except Exception as error:  # noqa: BLE001  told to who asked
            return RuntimeError(f"{question}: {error}")

    def _observe(self, place: str, session: pytest.Session) -> list[Observation]:
        status, told = forked(lambda writer: self._trace(place, session, writer))
        if status:
            raise RuntimeError("tests fail without any fault, so mutants would tell nothing")
        return [Observation(**one) for one in json.loads(told)]

    def _trace(self, place: str, session: pytest.Session, writer: int) -> int:
        """Runs the tests of a file, each traced by itself and with empty memories."""
        items = [item for item in session.items if item.nodeid.split("::")[0] == place]
        found: list[Observation] = []
        for item, following in zip(items, [*items[1:], None], strict=True):
            self.project.forget()
            begun = time.process_time()
            with self.tracer:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            seconds = round(time.process_time() - begun, 4)
            found.append(Observation(item.nodeid, seconds, self.tracer.take()))
            if session.testsfailed:
                return int(pytest.ExitCode.TESTS_FAILED)
        with os.fdopen(writer, "w") as pipe:
            json.dump([asdict(one) for one in found], pipe)
        return int(pytest.ExitCode.OK)
