"""Which connections may be open: limits in total and per address, and none that is idle."""

import time
from collections import Counter
from functools import cache
from typing import Protocol

from eldorado.server.net.rate_limits import Buckets, household
from eldorado.server.settings import Limits, Settings

BANNED_FOR = 5.0
"""Seconds for which an address that ignores its limits cannot connect."""

MOST_BANNED = 10_000


class OpenConnection(Protocol):
    """An open connection as this module sees it."""

    @property
    def wait(self) -> tuple[float, float] | None:
        """Since when it waits for its client, and how many seconds it may; None otherwise."""

    def abort(self) -> None:
        """Ends it at once."""


class Admission:
    """The open connections of this process."""

    def __init__(self, limits: Limits, proxied: bool) -> None:
        self.limits = limits
        self.most_of_one = None if proxied else limits.connections_per_address
        """None where all connections come from a proxy."""
        self.refused: Counter[str] = Counter()
        """Connections that were refused or ended, by reason."""
        self._open: dict[int, tuple[OpenConnection, str]] = {}
        self._by_address: Counter[str] = Counter()
        self._banned: dict[str, float] = {}
        self._new = Buckets(limits.connections_per_second, limits.connection_burst)

    def __len__(self) -> int:
        return len(self._open)

    def hurried(self, host: str) -> bool:
        """Whether a new connection comes too soon after others of its address."""
        if self.most_of_one is None or self._new.take(household(host)):
            return False
        self.refused["connections_per_second"] += 1
        return True

    def admit(self, connection: OpenConnection, host: str) -> bool:
        """Whether one more connection may be; it must be released later."""
        address = household(host)
        if len(self._open) >= self.limits.connections:
            self.refused["connections"] += 1
            return False
        if self.most_of_one is not None and self._by_address[address] >= self.most_of_one:
            self.refused["connections_of_address"] += 1
            return False
        self._open[id(connection)] = (connection, address)
        self._by_address[address] += 1
        return True

    def hand_over(self, old: OpenConnection, new: OpenConnection) -> None:
        """The same connection goes on under another protocol."""
        _, address = self._open.pop(id(old))
        self._open[id(new)] = (new, address)

    def release(self, connection: OpenConnection) -> None:
        """The connection is closed."""
        found = self._open.pop(id(connection), None)
        if found is not None:
            address = found[1]
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def ban(self, address: str) -> None:
        """An address far beyond its limits cannot connect for a few seconds."""
        if self.most_of_one is not None:
            if len(self._banned) >= MOST_BANNED:
                self._banned.clear()
            self._banned[address] = time.monotonic() + BANNED_FOR

    def is_banned(self, host: str) -> bool:
        """Whether an address cannot connect just now."""
        if not self._banned:
            return False
        address = household(host)
        if self._banned.get(address, 0.0) > time.monotonic():
            self.refused["banned"] += 1
            return True
        self._banned.pop(address, None)
        return False

    def end_waiting(self) -> None:
        """Ends the connections whose clients let them wait too long."""
        now = time.monotonic()
        for connection, _ in list(self._open.values()):
            if connection.wait is not None:
                since, seconds = connection.wait
                if now - since > seconds:
                    self.refused["too_slow"] += 1
                    connection.abort()


@cache
def admission() -> Admission:
    """The one of this process; protocols are made by the HTTP server and find it here."""
    settings = Settings.from_environment()
    return Admission(settings.limits, proxied=settings.proxies > 0)
