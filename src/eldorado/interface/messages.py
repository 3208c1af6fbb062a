"""What travels over a socket, in both directions: small typed messages as JSON.

A client acts on what it has seen: whatever changes the table carries the number `n` of the last
event it knows. `id` is the client's own mark; the answer to a message repeats it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from eldorado.errors import Argument
from eldorado.input_limits import LONGEST_ACTION
from eldorado.table.document_types import TableDocument
from eldorado.table.events import VisibleEvent
from eldorado.table.setup import SLOWEST_PACE, Word

Number = Annotated[int, Meta(ge=0, le=2**53)]
Mark = Annotated[int, Meta(ge=-(2**53), le=2**53)] | None
SeatNumber = Annotated[int, Meta(ge=0, le=3)]

Reaction = Literal["smile", "laugh", "wow", "sad", "cheer", "heart"]
Phrase = Literal[
    "good_luck",
    "well_played",
    "nice_move",
    "that_hurt",
    "close_race",
    "thinking",
    "back_soon",
    "sorry",
    "thanks",
    "one_more",
]
Remark = Reaction | Phrase
"""What players can say to each other: ids alone, worded and drawn by the reader's client."""


class FromClient(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Anything a client says."""


class Hello(FromClient, frozen=True):
    """The first message: who is there, and what it knows already.

    `secret` holds a seat; without one the cookie is used, and a client without a seat watches.
    `seat` chooses among several held; `since` is the last event the client has seen.
    """

    secret: Word | None = None
    seat: SeatNumber | None = None
    since: Number | None = None


class Look(FromClient, frozen=True):
    """See the table from another seat that this client holds too (one device for several)."""

    seat: SeatNumber
    id: Mark = None


class Ping(FromClient, frozen=True):
    id: Mark = None


class Pace(FromClient, frozen=True, kw_only=True):
    """From now on computer players leave this many seconds between their moves; the host decides.

    Answered by `allowed`. Nothing of it is stored: a client says it again when it comes back.
    """

    seconds: Annotated[float, Meta(ge=0, le=SLOWEST_PACE)]
    id: Mark = None


class Say(FromClient, frozen=True, kw_only=True):
    """A reaction or a ready phrase, for everybody at the table; answered by `said`.

    Nothing of it is stored. Only players can say something, and only where other people play.
    """

    what: Remark
    id: Mark = None


class Request(FromClient, frozen=True):
    """A wish to change the table."""

    n: Number
    id: Mark = None


class Act(Request, frozen=True, kw_only=True):
    """An action, in the text form of docs/formats.md."""

    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Check(Request, frozen=True, kw_only=True):
    """Asks whether an action is allowed: answered by `refused` or `allowed`, nothing is done."""

    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Undo(Request, frozen=True):
    pass


class Pause(Request, frozen=True):
    pass


class Resume(Request, frozen=True):
    pass


class Leave(Request, frozen=True):
    """A computer player takes over until `comeback`; `seat` may name someone long gone."""

    seat: SeatNumber | None = None


class Comeback(Request, frozen=True):
    pass


class Resign(Request, frozen=True):
    pass


class Fill(Request, frozen=True, kw_only=True):
    """The host puts a computer player into an open seat."""

    seat: SeatNumber
    level: Word


class Rise(Request, frozen=True):
    """Give the seat up before the game begins; the host may also free others (`seat`)."""

    seat: SeatNumber | None = None


class Rematch(Request, frozen=True):
    pass


Incoming = (
    Hello
    | Look
    | Ping
    | Pace
    | Say
    | Act
    | Check
    | Undo
    | Pause
    | Resume
    | Leave
    | Comeback
    | Resign
    | Fill
    | Rise
    | Rematch
)


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Anything the server says."""


class Absence(Struct, frozen=True):
    """A person who is not at a screen: since when, and from when on others may let a computer
    player stand in (`leave`); null where the clock decides that. Both in seconds of the epoch."""

    seat: int
    since: float
    stand_in_at: float | None


class Welcome(FromServer, frozen=True):
    """The whole table as this seat may see it; `missed` are the events since the one it knew, of
    which the last is number `n`.
    """

    n: int
    table: TableDocument
    now: float
    held: list[int] = []
    """The seats this client may look from."""
    missed: list[VisibleEvent] = []
    online: list[int] = []
    watching: int = 0
    away: list[Absence] = []
    id: Mark = None


class Happened(FromServer, frozen=True):
    """One event, and how the table document changes by it (JSON pointers)."""

    n: int
    event: VisibleEvent
    set: dict[str, Any] = {}
    gone: list[str] = []
    id: Mark = None


class Refusal(FromServer, frozen=True, tag="refused"):
    """Something was not done; `code` is for programs, `sentence` for people.

    `message` is the id of a text and `about` its arguments, ids and numbers.
    """

    code: str
    sentence: str
    clause: str = ""
    message: str = ""
    about: dict[str, Argument] = {}
    id: Mark = None


class Allowed(FromServer, frozen=True):
    """The action of a `check` is allowed; it was not done. Also the answer to `pace`."""

    id: Mark = None


class Presence(FromServer, frozen=True):
    """Which seats have somebody at a screen, how many watch, and who has left."""

    online: list[int]
    watching: int = 0
    away: list[Absence] = []


class Said(FromServer, frozen=True):
    """A player's remark."""

    seat: int
    what: Remark
    id: Mark = None


class Pong(FromServer, frozen=True):
    now: float
    id: Mark = None


class Goodbye(FromServer, frozen=True):
    """The last message before the server closes the connection; `message` is the id of a text."""

    code: str
    sentence: str
    message: str = ""


Outgoing = Welcome | Happened | Refusal | Allowed | Presence | Said | Pong | Goodbye

_encoder = Encoder()
_decoder: Decoder[Incoming] = Decoder(Incoming)


def write_message(message: Outgoing) -> bytes:
    return _encoder.encode(message)


def read_message(data: bytes | str) -> Incoming:
    """What a client said; raises msgspec.ValidationError or DecodeError."""
    return _decoder.decode(data)
