"""What every handler of a server needs: the tables, who is asking, and how much they may ask."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from eldorado.lab.ratings import Rating
from eldorado.server.analysing import Analyses
from eldorado.server.ends import results_of
from eldorado.server.hub import Hub
from eldorado.server.keys import Signer, cookie_name, hashed, new_secret
from eldorado.server.limits import Buckets, household
from eldorado.server.live import Live
from eldorado.server.metrics import Metrics
from eldorado.server.settings import Settings
from eldorado.server.store import Store, Work
from eldorado.server.store.results import Results
from eldorado.server.webhooks import Webhooks
from eldorado.table import Refused, Table

Connection = ASGIConnection[Any, Any, Any, Any]

A_YEAR = 31_536_000
PERSON = "person"


class Desk:
    """One worker's tools, kept in the state of its application."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        hub: Hub,
        signer: Signer,
        metrics: Metrics,
        webhooks: Webhooks,
    ) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.signer = signer
        self.metrics = metrics
        self.webhooks = webhooks
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        share = limits.address_share
        self.messages = Buckets(limits.messages_per_second * share, limits.burst * share)
        self.tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self.rematching = asyncio.Lock()
        """Two who want the same rematch at once come one after the other."""
        self.analyses = Analyses()
        self.results = Results(store)
        self.ratings: tuple[float, list[Rating]] | None = None
        """The ratings of everybody known, and when they were worked out."""
        self.records: OrderedDict[str, str] = OrderedDict()
        """Records of finished games that were asked for lately."""

    def address(self, connection: Connection) -> str:
        """Where a client is; behind a proxy, where the proxy says it is."""
        if self.settings.behind_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                return household(forwarded.rpartition(",")[2].strip())
        return household(connection.client.host if connection.client else "unknown")

    def check_rate(self, connection: Connection) -> None:
        if not self.requests.take(self.address(connection)):
            self.metrics.floods += 1
            raise Refused("too_fast", "That is too much at once; wait a moment.")

    async def check_tables(self, connection: Connection) -> str:
        """The opaque name of whoever opens a table, unless that were one too many."""
        creator = self.signer.tag(self.address(connection))
        allowed = self.settings.limits.tables_per_hour
        made = await self.store.count_created(creator, self.hub.now() - 3600)
        if made >= allowed or not self.tables.take(creator):
            self.metrics.floods += 1
            raise Refused(
                "too_many", f"You have opened {allowed} tables within an hour; wait a while."
            )
        return creator

    def check_origin(self, connection: Connection) -> None:
        """A page of another site must not act in a visitor's name."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = connection.headers.get("host", "")
        allowed = {f"http://{host}", f"https://{host}", self.settings.public_url.rstrip("/")}
        if origin not in allowed:
            raise Refused("origin", "This page may not speak to this server.")

    async def held(
        self, live: Live, connection: Connection, secret: str | None = None
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

    async def seat(self, live: Live, connection: Connection, wanted: int | None = None) -> int:
        """The one seat a client speaks for; of several, the one it names or the one to move."""
        held = await self.held(live, connection)
        if not held or (wanted is not None and wanted not in held):
            raise Refused("not_seated", "You do not hold that seat.")
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

    def at_turns(self, table: Table) -> list[Work]:
        """What is stored when a turn passes or a game ends: whom to call, what came of it."""
        works = self.webhooks.at_turns(table)
        if table.status == "over":
            works.append(self.results.over(table.id, results_of(table)))
        return works

    def person(self, connection: Connection) -> str:
        """The name under which a browser's games are remembered; empty for a stranger."""
        secret = self.signer.read_badge(connection.cookies.get(PERSON))
        return hashed(secret) if secret else ""

    def person_cookie(self, connection: Connection) -> tuple[str, Cookie]:
        """The name of whoever asks, made up if need be, and the cookie that keeps it."""
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
        proxied = self.settings.behind_proxy and connection.headers.get("x-forwarded-proto")
        return f"{'https' if proxied == 'https' else base.scheme}://{base.netloc}"
