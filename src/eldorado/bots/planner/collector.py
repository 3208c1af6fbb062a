"""The garbage collector while a player thinks."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def resting_collector() -> Iterator[None]:
    """Suspends garbage collection: what a decision makes is kept until it is made, and freed
    without the collector. It would take a tenth of the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
