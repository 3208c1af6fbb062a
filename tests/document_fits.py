"""Holds what is sent to the types it is described by."""

from typing import Any

from msgspec.json import decode, encode


def assert_fits(value: Any, kind: Any) -> None:
    """The value is of that type as JSON, with no field that the type does not know."""
    data = encode(value)
    assert decode(encode(decode(data, type=kind))) == decode(data)
