"""How a server is set up; travels to worker processes as one environment variable."""

import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from eldorado.data_folder import data_file
from eldorado.errors import EldoradoError
from eldorado.table.setup import Clock

VARIABLE = "ELDORADO_SERVER"

GAMES = "games.db"
"""The file with the games of a server."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits of one address and one connection."""

    messages_per_second: float = 20.0
    burst: int = 60
    """Messages that may come at once before the rate counts."""
    requests_per_second: float = 20.0
    request_burst: int = 40
    files_per_second: float = 100.0
    file_burst: int = 1_000
    """The same for the files of the page, which cost little."""
    remarks_per_minute: float = 20.0
    remark_burst: int = 5
    """Reactions and phrases of one seat at a table."""
    openings_per_second: float = 2.0
    opening_burst: int = 12
    """Stored tables that are loaded for one address; further ones wait a little."""
    sockets_per_address: int = 64
    sockets_per_seat: int = 20
    spectators_per_table: int = 200
    tables_per_hour: int = 60
    tables_at_once: int = 20
    publications_per_hour: int = 20
    kept_routes_per_hour: int = 300
    """Routes that come into the gallery and onto shelves from one address."""
    address_share: int = 5
    """How many connections' worth of messages one address may send."""
    connections: int = 4_000
    """In all, for each worker."""
    connections_per_address: int = 100
    connections_per_second: float = 20.0
    """New ones of one address."""
    connection_burst: int = 200
    fair: bool = True
    """Whether addresses share the pools fairly."""
    head_seconds: float = 10.0
    """For the head of a request."""
    body_seconds: float = 20.0
    """For its body after that."""
    unread_seconds: float = 20.0
    """For which a client may leave unread what was sent to it, once that is more than a little."""
    job_seconds: float = 20.0
    """For anything that a request has worked out."""

    @classmethod
    def none(cls) -> "Limits":
        """For load on one machine, where everybody has the same address."""
        much = 1_000_000
        rates = [name for name in cls.__struct_fields__ if "per_" in name or "burst" in name]
        return cls(
            **dict.fromkeys(rates, much), tables_at_once=much, address_share=much, fair=False
        )

    def changed(self, changes: Sequence[str]) -> "Limits":
        """The same with some limits given by name, as in `burst=100`."""
        found = asdict(self)
        for change in changes:
            name, _, value = change.partition("=")
            if name not in found:
                raise EldoradoError(
                    f"There is no limit '{name[:40]}'; choose one of {', '.join(found)}."
                )
            found[name] = value
        try:
            return msgspec.convert(found, Limits, strict=False)
        except msgspec.ValidationError:
            raise EldoradoError(
                "Write a limit as name=number, for example --limit burst=100."
            ) from None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the server keeps its tables and how it is reached."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bot_processes: int = 1
    """Processes of each worker in which computer players think."""
    public_url: str = ""
    """The public URL of the server, if a proxy stands before it."""
    proxies: int = 0
    """How many proxies stand before the server, each adding to X-Forwarded-For."""
    webhooks_to: tuple[str, ...] = ()
    """Private addresses that webhooks may call all the same."""
    limits: Limits = Limits()
    keep_days: int = 0
    """Days after which a table where nothing happens is deleted; 0 keeps all tables."""
    gather_seconds: float = 30.0
    """For which a race or a rematch waits for people before computer players take the seats."""
    gather_days_seconds: float = 86_400.0
    """The same where a turn has a day or more."""
    key: str = ""
    """What cookies are signed with, in hexadecimal digits; the database keeps it."""

    def patience(self, clock: Clock | None) -> float:
        """Seconds for which a table with that clock waits for people."""
        slow = clock is not None and clock.turn >= 86_400
        return self.gather_days_seconds if slow else self.gather_seconds

    @property
    def jobs_lock(self) -> Path | None:
        """By which files several workers take turns at long jobs; others cannot guess its name."""
        if self.workers == 1:
            return None
        name = sha256(f"{self.port} {self.key}".encode()).hexdigest()[:20]
        return Path(gettempdir()) / f"eldorado-{name}"

    def to_environment(self) -> None:
        """Leaves the settings for worker processes to find."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def games_in(data: Path | None) -> Path:
    """The file with the games in a folder, or in the usual one."""
    file = data_file(GAMES) if data is None else data.expanduser() / GAMES
    return file.absolute()


def bot_processes(workers: int) -> int:
    """Processes for computer players beside each worker: half of the processors together."""
    return max(1, (os.cpu_count() or 2) // (2 * workers))
