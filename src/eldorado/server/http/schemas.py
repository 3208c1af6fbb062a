"""What the HTTP interface is asked and answers, as types: its description is made from them."""

from typing import Annotated

from msgspec import Meta, Struct

from eldorado.core.view_types import VariantDocument
from eldorado.input_limits import LONGEST_URL, LONGEST_WORD
from eldorado.table.document_types import SeatDocument, TableStatus
from eldorado.table.setup import Word

SeatNumber = Annotated[int, Meta(ge=0, le=3, description="A seat, counted from 0.")]
Secret = Annotated[str, Meta(max_length=LONGEST_WORD, description="What holds a seat.")]


class HeldSeat(Struct, frozen=True):
    """A seat that now belongs to the client that asked; the secret is sent only once."""

    seat: SeatNumber
    secret: Secret
    link: str
    """Brings the seat to another device."""


class Created(Struct, frozen=True):
    """A new table."""

    id: str
    link: str
    """For others to come: it leads to the open seats, or to watching."""
    seats: list[HeldSeat]


class Brief(Struct, frozen=True, kw_only=True):
    """A table in short."""

    id: str
    status: TableStatus
    route: str
    variant: VariantDocument
    seats: list[SeatDocument]
    public: bool
    made_up: bool
    """Whether it begins from a made-up position; such games are not rated."""


class Listed(Brief, frozen=True, kw_only=True):
    """A table in a list."""

    at: float
    """When something last happened, in seconds of the epoch."""


class Shown(Brief, frozen=True, kw_only=True):
    """One table."""

    n: int
    """The number of its last event."""
    rematch: str = ""
    """Where the same people meet again."""
    held: list[int] = []
    """The seats that belong to the client that asks."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the player, who may have none, and the seat they want (default: the first open
    one)."""

    name: Word = ""
    seat: SeatNumber | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret, as a personal link carries it."""

    secret: Secret


class Claimed(Struct, frozen=True):
    """The seats that this browser holds now."""

    table: str
    seats: list[SeatNumber]


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """An address to call, or null for none; `seat` chooses among several held."""

    url: Annotated[str, Meta(max_length=LONGEST_URL)] | None
    seat: SeatNumber | None = None


class WebhookKey(Struct, frozen=True):
    """What signs the calls; null when there are none any more."""

    key: str | None


class LevelBrief(Struct, frozen=True):
    """A computer player."""

    name: str
    about: str


class NewRoute(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a generated route: its length, and a seed that gives the same route again."""

    tiles: Annotated[int, Meta(ge=3, le=8)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class RouteCode(Struct, frozen=True):
    code: str
