"""Work in parts: generators that report how far they are, and return what they found."""

from collections.abc import Callable, Generator
from typing import TypeVar

Told = TypeVar("Told")
State = TypeVar("State")
Found = TypeVar("Found")


def finish(work: Generator[Told, None, Found], watch: Callable[[Told], object]) -> Found:
    """What the work finds; `watch` is called with its progress after each part."""
    while True:
        try:
            told = next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
        watch(told)


def told_as(
    state: Callable[[Told], State], work: Generator[Told, None, Found]
) -> Generator[State, None, Found]:
    """The same work, which reports its progress in another way."""
    while True:
        try:
            told = next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
        yield state(told)
