"""Events of a table. A table is the list of its events; nothing else is stored.

Random results are part of their event, so loading a table needs no generator.
"""

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder, Encoder


class Event(Struct, frozen=True, tag_field="type", omit_defaults=True, tag=str.lower):
    """Anything that changes a table; `at` is when, in seconds of the epoch."""

    at: float


class Sat(Event, frozen=True):
    """Somebody, or a computer player, took an open seat."""

    seat: int
    name: str
    level: str = ""


class Rose(Event, frozen=True):
    """Somebody gave a seat up before the game began."""

    seat: int


class Started(Event, frozen=True):
    """The game began with this position; it contains hidden information and is never sent."""

    position: dict[str, Any]


class Acted(Event, frozen=True):
    """A seat did something; `chance` is what it revealed, as in records."""

    seat: int
    action: str
    chance: str = ""


class Undone(Event, frozen=True):
    """A seat took its last action back."""

    seat: int


class Paused(Event, frozen=True):
    seat: int


class Resumed(Event, frozen=True):
    """The game continues: somebody resumed it, or (`late`) that seat's pause time is used up."""

    seat: int
    late: bool = False


class Extended(Event, frozen=True):
    """The server was down, and these seconds were given back to the running turn or pause."""

    seconds: float


class Replaced(Event, frozen=True):
    """A computer player stands in for a seat: its person left, or its time ran out."""

    seat: int
    level: str
    late: bool = False


class Returned(Event, frozen=True):
    """A person is back in the own seat."""

    seat: int


class Resigned(Event, frozen=True):
    seat: int


class Rematched(Event, frozen=True):
    """The same people meet again at another table."""

    table: str


AnyEvent = (
    Sat
    | Rose
    | Started
    | Acted
    | Undone
    | Paused
    | Resumed
    | Extended
    | Replaced
    | Returned
    | Resigned
    | Rematched
)


class ShownStart(Event, frozen=True, tag="started"):
    """The start of the game, as clients see it."""


class ShownAction(Event, frozen=True, tag="acted"):
    """What a seat did, as one client sees it.

    `found` are cave tokens that came to light, `drawn` says how many cards were drawn, `cards`
    which, for the player who drew them, `kept` how many were kept at the end of the turn.
    """

    seat: int
    action: str
    found: list[str] | UnsetType = UNSET
    drawn: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    shuffled: bool = False
    """Whether the discard pile was shuffled for it."""
    kept: int | UnsetType = UNSET


VisibleEvent = (
    Sat
    | Rose
    | ShownStart
    | ShownAction
    | Undone
    | Paused
    | Resumed
    | Extended
    | Replaced
    | Returned
    | Resigned
    | Rematched
)
"""An event as a client sees it."""

_encoder = Encoder()
_decoder: Decoder[AnyEvent] = Decoder(AnyEvent)


def write_event(event: AnyEvent) -> bytes:
    """An event as JSON."""
    return _encoder.encode(event)


def read_event(data: bytes | str) -> AnyEvent:
    """The inverse of `write_event`."""
    return _decoder.decode(data)
