"""Jobs for pools, to be found by their processes."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from eldorado.errors import EldoradoError, IllegalAction


def add(one: int, other: int) -> int:
    return one + other


def process() -> int:
    """Which process works."""
    return os.getpid()


def wait_for(file: str) -> str:
    """Ends when a file is there; before that it leaves a file that says it has begun."""
    Path(f"{file}.begun").touch()
    while not Path(file).exists():
        time.sleep(0.01)
    return file


def note(file: str, text: str) -> None:
    """Adds a line to a file."""
    with Path(file).open("a") as out:
        out.write(f"{text}\n")


def refuse() -> None:
    raise IllegalAction("M-02", "card", {"card": "native"})


def fail() -> None:
    raise ZeroDivisionError


def die_once(file: str) -> str:
    """Is killed the first time, as by a system that has no memory left."""
    if not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def count_to(number: int, progress: Callable[[int], None]) -> str:
    for one in range(number):
        progress(one)
    if number > 100:
        raise EldoradoError("That is too far.")
    return "done"
