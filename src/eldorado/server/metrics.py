"""Figures about a running server, in the text format of Prometheus."""

import os
from collections.abc import Mapping

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counted since the start of this process."""

    def __init__(self) -> None:
        self.tables = 0
        self.events = 0
        self.refused = 0
        self.floods = 0
        self._stored = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def stored(self, seconds: float) -> None:
        """An event was committed after so long."""
        self._seconds += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._stored[i] += 1
                return
        self._stored[-1] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything, with the gauges of the moment."""
        lines = []
        counters = {
            "tables_created": self.tables,
            "events": self.events,
            "refused": self.refused,
            "floods": self.floods,
        }
        for name, value in counters.items():
            lines += [f"# TYPE eldorado_{name} counter", f"eldorado_{name}_total {value}"]
        for name, gauge in {**gauges, "memory_bytes": _memory()}.items():
            lines += [f"# TYPE eldorado_{name} gauge", f"eldorado_{name} {gauge:g}"]
        lines.append("# TYPE eldorado_commit_seconds histogram")
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._stored, strict=True):
            total += count
            lines.append(f'eldorado_commit_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"eldorado_commit_seconds_sum {self._seconds:.6f}")
        lines.append(f"eldorado_commit_seconds_count {total}")
        return "\n".join(lines) + "\n"


def _memory() -> float:
    """Bytes of memory in use, where the system tells."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0.0
