"""Rate limits of a connection or address: token buckets."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from eldorado.server.settings import Limits

MOST = 10_000
"""Addresses remembered at once."""


class Bucket:
    """Holds up to `burst` tokens, filled at `rate` per second."""

    __slots__ = ("at", "burst", "left", "now", "rate")

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.left = burst
        self.at = now()

    def take(self) -> bool:
        """Whether one more is within the limit; below zero the debt grows, up to a burst."""
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left = max(self.left - 1, -self.burst)
        return self.left >= 0

    @property
    def flooded(self) -> bool:
        """Whether the limit was ignored for so long that the client is disconnected."""
        return self.left <= -self.burst


class Buckets:
    """One bucket per address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            if len(self._by_address) >= MOST:
                self._forget()
            bucket = self._by_address[address] = Bucket(self.rate, self.burst)
        return bucket.take()

    def wait(self, address: str) -> float:
        """Takes one: seconds until it is within the limit."""
        return 0.0 if self.take(address) else -self._by_address[address].left / self.rate

    def flooded(self, address: str) -> bool:
        """Whether an address has ignored its limit for so long that it is disconnected."""
        bucket = self._by_address.get(address)
        return bucket is not None and bucket.flooded

    def _forget(self) -> None:
        now = time.monotonic()
        full = self.burst / self.rate
        self._by_address = {
            address: bucket
            for address, bucket in self._by_address.items()
            if now - bucket.at < full
        }
        for address in list(self._by_address)[: max(0, len(self._by_address) - MOST // 2)]:
            del self._by_address[address]


class AddressLimits:
    """What every address has asked for, by what the limits are about."""

    def __init__(self, limits: Limits) -> None:
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.files = Buckets(limits.files_per_second, limits.file_burst)
        self.openings = Buckets(limits.openings_per_second, limits.opening_burst)
        share = limits.address_share
        self.messages = Buckets(limits.messages_per_second * share, limits.burst * share)
        at_once = min(limits.tables_at_once, limits.tables_per_hour)
        self.tables = Buckets(limits.tables_per_hour / 3600, at_once)
        self.publications = _hourly(limits.publications_per_hour)
        self.kept_routes = _hourly(limits.kept_routes_per_hour)


def _hourly(number: int) -> Buckets:
    """This many an hour, half of them at once."""
    return Buckets(number / 3600, max(1, number // 2))


@lru_cache(4096)
def household(address: str) -> str:
    """Whom a limit counts: an IPv4 address, or the network of an IPv6 one, of which a household
    has 256 with no end of addresses each."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 72 << 72, 56)))
    return str(found)


def forwarded_address(lines: Sequence[str], proxies: int) -> str | None:
    """The address that the outermost of this many proxies saw, by their X-Forwarded-For headers.

    Each proxy adds one entry at the end, in a line of its own or not; what stands before those
    the client has written itself. None if there are fewer entries than proxies.
    """
    entries = [entry.strip() for line in lines for entry in line.split(",") if entry.strip()]
    if not 0 < proxies <= len(entries):
        return None
    return _without_port(entries[-proxies])


def _without_port(entry: str) -> str:
    """`1.2.3.4:5678` and `[::1]:5678` as an address alone."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    head, colon, tail = entry.rpartition(":")
    return head if colon and tail.isdecimal() and ":" not in head else entry
