"""How a server is set up; travels to worker processes as one environment variable."""

import os
from pathlib import Path

import msgspec
from msgspec import Struct

VARIABLE = "ELDORADO_SERVER"


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What one address and one connection may ask for."""

    messages_per_second: float = 20.0
    burst: int = 60
    """Messages that may come at once before the rate counts."""
    requests_per_second: float = 20.0
    request_burst: int = 120
    sockets_per_address: int = 64
    tables_per_hour: int = 60
    address_share: int = 20
    """How many connections' worth of messages one address may send."""

    @classmethod
    def none(cls) -> "Limits":
        """For load on one machine, where everybody has the same address."""
        much = 1_000_000
        return cls(much, much, much, much, much, much, much)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the server keeps its tables and how it is reached."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    thinkers: int = 1
    """Processes of each worker in which computer players think."""
    public_url: str = ""
    """How the world reaches the server, when a proxy stands before it."""
    behind_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto are to be believed."""
    webhooks_to: tuple[str, ...] = ()
    """Private addresses that webhooks may call all the same."""
    limits: Limits = Limits()
    key: str = ""
    """What cookies are signed with, in hexadecimal digits; the database keeps it."""

    def to_environment(self) -> None:
        """Leaves the settings for worker processes to find."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def data_folder() -> Path:
    """Where a person's games are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "eldorado"


def thinkers(workers: int) -> int:
    """Processes for computer players beside each worker: half of the processors together."""
    return max(1, (os.cpu_count() or 2) // (2 * workers))
