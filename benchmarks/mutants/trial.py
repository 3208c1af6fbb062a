"""Tests one mutant in a separate process that stops at the first failure."""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
import warnings
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType

import pytest

from benchmarks.mutants.mutations import Mutant
from benchmarks.mutants.project import Project

MUTANT_SECONDS = 240
"""Processor time a mutant may take in all."""

TEST_SECONDS = 5.0
"""Processor time a single test may take, besides three times what it takes with tracing."""

MEMORY = 3 << 30
"""Bytes of memory at most; a fault may use more and more."""

KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "timed out"
CRASHED = 70
"""The exit code of a process in which the trial itself went wrong."""


@dataclass(frozen=True)
class Trial:
    """A mutant, and tests that can see it with their seconds, in the order to run them.

    `afresh`: the package is imported again with the fault in it, which takes longer than giving
    one function other code.
    """

    mutant: Mutant
    tests: dict[str, float]
    afresh: bool


@dataclass(frozen=True)
class Verdict:
    """The verdict on a mutant, and the test that caught it."""

    outcome: str
    test: str = ""


def attempt(project: Project, trial: Trial, session: pytest.Session) -> Verdict:
    """The verdict of these tests on a mutant."""
    if not trial.tests:
        return Verdict(SURVIVED)
    if trial.afresh:
        return _verdict(*forked(lambda writer: _imported(project, trial, writer)))
    return _verdict(*forked(lambda writer: _patched(project, trial, session, writer)))


def forked(work: Callable[[int], int]) -> tuple[int, str]:
    """Does something in a copy of this process: how that ended, and what it wrote."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        code = CRASHED
        try:
            code = work(writer)
        finally:
            os._exit(code)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        told = pipe.read()
    return os.waitpid(child, 0)[1], told


def _verdict(status: int, told: str) -> Verdict:
    last = told.rpartition("\n")[2]
    if os.WIFSIGNALED(status):
        late = os.WTERMSIG(status) in (signal.SIGVTALRM, signal.SIGXCPU)
        return Verdict(TIMED_OUT if late else KILLED, last)
    code = os.WEXITSTATUS(status)
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return Verdict(SURVIVED)
    if code in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
        return Verdict(KILLED, last)
    raise RuntimeError(f"The tests ended with {code} in {last or 'no test'}.")


def _compiled(project: Project, mutant: Mutant) -> CodeType:
    source = mutant.applied(project.text(mutant.file))
    with warnings.catch_warnings(action="ignore"):
        return compile(source, project.path(mutant.file), "exec")


def _limit_process() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (MUTANT_SECONDS, MUTANT_SECONDS + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _patched(project: Project, trial: Trial, session: pytest.Session, writer: int) -> int:
    """Gives a function that is already there the code with the fault, and runs the tests."""
    _limit_process()
    mutant = trial.mutant
    patch(sys.modules[project.module(mutant.file)], mutant.function, _compiled(project, mutant))
    project.forget()
    referee = Referee(trial.tests, writer)
    items = [item for item in session.items if item.nodeid in trial.tests]
    referee.pytest_collection_modifyitems(items)
    for item, following in zip(items, [*items[1:], None], strict=True):
        referee.begin(item)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return int(pytest.ExitCode.TESTS_FAILED)
    return int(pytest.ExitCode.OK)


def patch(module: ModuleType, name: str, code: CodeType) -> None:
    """Puts the code of a function in a compiled module into the function of the same name."""
    holder: object = module
    for part in name.split("."):
        code = next(
            one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part
        )
        found = vars(holder)[part]
        found = getattr(found, "fget", None) or getattr(found, "__func__", found)
        if isinstance(found, FunctionType):
            found.__code__ = code
            return
        holder = found


def _imported(project: Project, trial: Trial, writer: int) -> int:
    """Imports the package again with the mutant in it, and runs the tests."""
    _limit_process()
    project.unload()
    mutant = trial.mutant
    finder = MutantFinder(
        project.module(mutant.file), project.path(mutant.file), _compiled(project, mutant)
    )
    sys.meta_path.insert(0, finder)
    files = dict.fromkeys(test.split("::")[0] for test in trial.tests)
    return run_tests(list(files), Referee(trial.tests, writer))


def run_tests(places: list[str], plugin: object) -> int:
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    options = ["-x", "-q", "--tb=no", "--capture=no", "-p", "no:cacheprovider"]
    return int(pytest.main([*options, *places], plugins=[plugin]))


class MutantFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the mutant in place of its module."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        self.name = name
        self.path = path
        self.code = code

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class Referee:
    """A plugin of pytest: the chosen tests in the given order, each with a limit."""

    def __init__(self, tests: dict[str, float], writer: int) -> None:
        self.tests = tests
        self.places = {test: place for place, test in enumerate(tests)}
        self.writer = writer
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        self._limit(TEST_SECONDS * 6)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.tests]
        chosen.sort(key=lambda item: self.places[item.nodeid])
        items[:] = chosen

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.begin(item)
        return (yield)

    def begin(self, item: pytest.Item) -> None:
        os.write(self.writer, f"\n{item.nodeid}".encode())
        self._limit(TEST_SECONDS + 3 * self.tests[item.nodeid])

    def _limit(self, seconds: float) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
