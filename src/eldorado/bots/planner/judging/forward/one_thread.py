"""Matrix products in one thread: those of a planner are too small to be shared out.

Libraries share larger products out to all cores, and waiting for each other then takes far longer
than the work itself: a planner that shared its machine was five times slower that way. Numpy has
no setting for it, but the library it comes with has.
"""

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

import numpy as np

NAMES: Final = ("scipy_openblas_{}_num_threads64_", "scipy_openblas_{}_num_threads")


@final
class BlasThreads:
    """How many threads the library of numpy uses; `known` says whether that can be found out."""

    def __init__(self) -> None:
        self._get: Any = None
        self._set: Any = None
        for file in _libraries():
            for name in NAMES:
                try:
                    library = ctypes.CDLL(str(file))
                    self._get = library[name.format("get")]
                    self._set = library[name.format("set")]
                except (OSError, AttributeError):
                    continue
                self.known = True
                return
        self.known = False

    def count(self) -> int:
        """The number of threads now; only where `known`."""
        return int(self._get())

    def alone(self, work: Callable[[], Any]) -> Any:
        """The result of work that is done in one thread."""
        before = self.count()
        if before == 1:
            return work()
        self._set(1)
        try:
            return work()
        finally:
            self._set(before)


def _libraries() -> list[Path]:
    """Libraries of matrix products that came with numpy."""
    package = Path(np.__file__).parent
    folders = (package.parent / "numpy.libs", package / ".dylibs")
    return sorted(file for folder in folders for file in folder.glob("*openblas*"))
