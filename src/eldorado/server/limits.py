"""How much one connection or address may ask for: buckets that fill with time."""

import ipaddress
import time
from collections.abc import Callable

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
        """Whether the limit was ignored so long that patience ends."""
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


def household(address: str) -> str:
    """Whom a limit counts: an IPv4 address, or the network of an IPv6 one, which has no end of
    addresses of its own."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
