"""The client of a request: its address, its seats, and the person behind the browser."""

from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from eldorado.server.live.live_table import LiveTable
from eldorado.server.monitoring.metrics import Metrics
from eldorado.server.net.rate_limits import forwarded_address, household
from eldorado.server.seat_secrets import Signer, cookie_name, hashed, new_secret
from eldorado.server.settings import Settings
from eldorado.server.store import Store
from eldorado.table import Refused

Connection = ASGIConnection[Any, Any, Any, Any]

A_YEAR = 31_536_000
PERSON = "person"


class Identity:
    """Reads and writes what identifies clients."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.signer = Signer(bytes.fromhex(settings.key))

    def address(self, scope: Scope) -> str:
        """Where a client is; behind proxies, where the outermost of them says it is."""
        if self.settings.proxies:
            lines = [v.decode("latin-1") for k, v in scope["headers"] if k == b"x-forwarded-for"]
            forwarded = forwarded_address(lines, self.settings.proxies)
            if forwarded is not None:
                return household(forwarded)
        client = scope["client"]
        return household(client[0] if client else "unknown")

    def creator(self, connection: Connection) -> str:
        """The opaque name of an address."""
        return self.signer.tag(self.address(connection.scope))

    def check_origin(self, connection: Connection) -> None:
        """A page of another site must not act in a visitor's name."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        public = self.settings.public_url.rstrip("/")
        host = connection.headers.get("host", "")
        allowed = {public} if public else {f"http://{host}", f"https://{host}"}
        if origin not in allowed:
            self.metrics.refuse("origin")
            raise Refused("origin")

    async def held(
        self, live: LiveTable, connection: Connection, secret: str | None = None
    ) -> frozenset[int]:
        """The seats of a table that a client has proved to hold; a secret counts for itself."""
        header = connection.headers.get("authorization", "")
        if secret is None and header.lower().startswith("bearer "):
            secret = header[7:].strip()
        shown = self.cookie_seats(live.table.id, connection)
        if secret is None and not shown:
            return frozenset()
        holders = await self.store.holders(live.table.id)
        if secret is not None:
            mark = hashed(secret)
            return frozenset(seat for seat, kept in holders.items() if kept == mark)
        return frozenset(s for s, held in shown.items() if holders.get(s) == hashed(held))

    async def seat(self, live: LiveTable, connection: Connection, wanted: int | None = None) -> int:
        """The one seat a client speaks for; of several, the one it names or the one to move."""
        held = await self.held(live, connection)
        if not held:
            raise Refused("not_seated")
        if wanted is not None and wanted not in held:
            raise Refused("not_seated", kind="other")
        if wanted is not None:
            return wanted
        acting = live.table.acting
        return acting if acting in held and acting is not None else min(held)

    def cookie_seats(self, table: str, connection: Connection) -> dict[int, str]:
        return self.signer.read(table, connection.cookies.get(cookie_name(table)))

    def cookie(self, table: str, held: Mapping[int, str], connection: Connection) -> Cookie:
        """What a browser keeps of the seats it holds, and sends to this table only."""
        return Cookie(
            cookie_name(table),
            value=self.signer.sign(table, held),
            path=f"/api/tables/{table}",
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._base(connection).startswith("https:"),
        )

    def person(self, connection: Connection) -> str:
        """The name under which a browser's games are remembered; empty for a stranger."""
        secret = self.signer.read_badge(connection.cookies.get(PERSON))
        return hashed(secret) if secret else ""

    def person_cookie(self, connection: Connection) -> tuple[str, Cookie]:
        """The name of the client, created if necessary, and the cookie that stores it."""
        secret = self.signer.read_badge(connection.cookies.get(PERSON)) or new_secret()
        cookie = Cookie(
            PERSON,
            value=self.signer.badge(secret),
            path="/api",
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._base(connection).startswith("https:"),
        )
        return hashed(secret), cookie

    def link(self, connection: Connection, table: str, secret: str = "") -> str:
        """Where a person finds a table; with a secret, where its holder finds the seat."""
        return f"{self._base(connection)}/table/{table}" + (f"#{secret}" if secret else "")

    def _base(self, connection: Connection) -> str:
        """How the client reaches this server."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        base = connection.base_url
        proxied = self.settings.proxies and connection.headers.get("x-forwarded-proto")
        return f"{'https' if proxied == 'https' else base.scheme}://{base.netloc}"
