"""Metrics for the host of a server, in the text format of Prometheus."""

import os
from collections import Counter
from collections.abc import Iterable, Mapping

from eldorado.server.jobs.pool import Pool
from eldorado.server.monitoring.event_loop import LOOP

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)

Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counted since the start of this process."""

    def __init__(self) -> None:
        self.tables = 0
        self.events = 0
        self.daily_tries = 0
        self.refusals: Counter[str] = Counter()
        """What was not done, by reason."""
        self._stored = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def refuse(self, reason: str) -> None:
        """Something was not done."""
        self.refusals[reason] += 1

    def stored(self, seconds: float) -> None:
        """An event was committed after so long."""
        self._seconds += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._stored[i] += 1
                return
        self._stored[-1] += 1

    def text(
        self, gauges: Mapping[str, float], pools: Iterable[Pool], connections: Mapping[str, int]
    ) -> str:
        """Everything, with the gauges of the moment and the connections that were refused."""
        page = MetricsPage()
        page.counter("tables_created", {(): self.tables})
        page.counter("events", {(): self.events})
        page.counter("daily_tries", {(): self.daily_tries})
        page.counter("refusals", _by_reason(self.refusals))
        page.counter("connections_refused", _by_reason(connections))
        for name, gauge in {**gauges, "memory_bytes": _memory()}.items():
            page.gauge(name, {(): gauge})
        page.gauge("loop_lag_seconds", {(): LOOP.lag})
        page.gauge("loop_slowest_callback_seconds", {(): LOOP.slowest})
        page.counter("loop_slow_callbacks", {(): LOOP.slow})
        page.counter(
            "loop_slow_callbacks_by_name",
            {(("name", name),): count for name, count in sorted(LOOP.slow_by_name.items())},
        )
        _pools(page, list(pools))
        self._commits(page)
        return page.text

    def _commits(self, page: "MetricsPage") -> None:
        page.lines.append("# TYPE eldorado_commit_seconds histogram")
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._stored, strict=True):
            total += count
            page.line("commit_seconds_bucket", (("le", bound),), total)
        page.line("commit_seconds_sum", (), round(self._seconds, 6))
        page.line("commit_seconds_count", (), total)


class MetricsPage:
    """Lines of the text format."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def counter(self, name: str, values: Mapping[Labels, float]) -> None:
        self.lines.append(f"# TYPE eldorado_{name} counter")
        for labels, value in values.items():
            self.line(f"{name}_total", labels, value)

    def gauge(self, name: str, values: Mapping[Labels, float]) -> None:
        self.lines.append(f"# TYPE eldorado_{name} gauge")
        for labels, value in values.items():
            self.line(name, labels, value)

    def line(self, name: str, labels: Labels, value: float) -> None:
        inside = ",".join(f'{key}="{text}"' for key, text in labels)
        shown = f"{{{inside}}}" if inside else ""
        self.lines.append(f"eldorado_{name}{shown} {value:.12g}")


def _by_reason(counts: Mapping[str, int]) -> dict[Labels, float]:
    return {(("reason", reason),): count for reason, count in sorted(counts.items())}


def _pools(page: MetricsPage, pools: list[Pool]) -> None:
    """How much each pool has to do, what came of its jobs, and how long they took."""
    page.gauge("jobs_waiting", {(("pool", pool.name),): pool.waiting for pool in pools})
    page.counter("job_seconds", {(("pool", pool.name),): pool.seconds for pool in pools})
    page.counter(
        "jobs",
        {
            (("pool", pool.name), ("end", end)): count
            for pool in pools
            for end, count in sorted(pool.finished.items())
        },
    )


def _memory() -> float:
    """Bytes of memory in use, if the system reports it."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0.0
