"""What the HTTP interface is asked and answers, as types: its description is made from them."""

from collections.abc import Collection
from typing import Annotated, Literal

from msgspec import Meta, Struct

from eldorado import __version__
from eldorado.bots import CHARACTERS, LEVELS, own_bots
from eldorado.core.position import variant_document
from eldorado.core.state import RULES_VERSION
from eldorado.core.view_types import VariantDocument
from eldorado.input_limits import LONGEST_URL, LONGEST_WORD
from eldorado.table import Table
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

    @classmethod
    def of(cls, table: Table, held: Collection[int]) -> "Shown":
        """A table for a client that holds these seats."""
        return cls(
            id=table.id,
            status=table.status,
            route=table.setup.route,
            variant=variant_document(table.setup.variant),
            seats=[seat.to_json() for seat in table.seats],
            public=table.setup.public,
            made_up=table.setup.made_up,
            n=table.number,
            rematch=table.rematch,
            held=sorted(held),
        )


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


class LevelBrief(Struct, frozen=True, omit_defaults=True):
    """A computer player."""

    name: str
    about: str
    limited: bool = False
    """Whether it thinks less than it could: this device is too slow for some of its turns."""


class NewRoute(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a generated route: its length, and a seed that gives the same route again."""

    tiles: Annotated[int, Meta(ge=3, le=8)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class RouteCode(Struct, frozen=True):
    code: str


class Alive(Struct, frozen=True):
    """The process answers; `/api/health` says whether it can do its work."""

    status: Literal["alive"] = "alive"


class Health(Struct, frozen=True):
    """Whether the server can do its work, and if not, why."""

    status: Literal["ok", "failing"]
    reasons: list[str]
    version: str = __version__
    rules: int = RULES_VERSION


def level_briefs(limited: Collection[str] = ()) -> list[LevelBrief]:
    """The computer players, from weakest to strongest, then those of the host."""
    levels = [LevelBrief(name, CHARACTERS[name], name in limited) for name in LEVELS]
    return levels + [LevelBrief(name, "") for name in own_bots()]
