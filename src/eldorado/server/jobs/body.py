"""The body of an answer, encoded and packed where it is worked out, not on the event loop."""

import gzip
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

WORTH_PACKING = 1_000
"""Bytes from which on an answer is packed."""


class Body(Struct, frozen=True):
    """An answer as it is sent."""

    content: bytes
    packed: bool

    @classmethod
    def of(cls, value: object) -> "Body":
        """A small answer."""
        return cls(msgspec.json.encode(value), False)


def encoded(pack: bool, work: Callable[..., object], *arguments: Any) -> Body:
    """What a function returns, as the body of an answer."""
    content = msgspec.json.encode(work(*arguments))
    if pack and len(content) >= WORTH_PACKING:
        return Body(gzip.compress(content, 5), True)
    return Body(content, False)
