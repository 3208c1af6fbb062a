"""What every handler of a server needs: the tables, who is asking, and how much they may ask."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from eldorado.server.jobs.analysis_states import Analyses
from eldorado.server.jobs.pools import Pools
from eldorado.server.live.game_results import results_of
from eldorado.server.live.hub import Hub
from eldorado.server.live.live_table import LiveTable
from eldorado.server.live.rating_cache import Ratings
from eldorado.server.live.webhooks import Webhooks
from eldorado.server.monitoring.metrics import Metrics
from eldorado.server.net.rate_limits import Buckets, forwarded_address, household
from eldorado.server.seat_secrets import Signer, cookie_name, hashed, new_secret
from eldorado.server.settings import Settings
from eldorado.server.store import Notice, Store, Work
from eldorado.server.store.results import Results
from eldorado.server.work.body import Body
from eldorado.server.work.table_ratings import rated
from eldorado.table import Refused, Table

Connection = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")

A_YEAR = 31_536_000
PERSON = "person"


class Services:
    """One worker's tools, kept in the state of its application."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        hub: Hub,
        signer: Signer,
        metrics: Metrics,
        webhooks: Webhooks,
        pools: Pools,
    ) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.signer = signer
        self.metrics = metrics
        self.webhooks = webhooks
        self.pools = pools
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.files = Buckets(limits.files_per_second, limits.file_burst)
        share = limits.address_share
        self.messages = Buckets(limits.messages_per_second * share, limits.burst * share)
        at_once = min(limits.tables_at_once, limits.tables_per_hour)
        self.tables = Buckets(limits.tables_per_hour / 3600, at_once)
        self.rematching = asyncio.Lock()
        """Two who want the same rematch at once come one after the other."""
        self.analyses = Analyses(pools.analyses)
        self.results = Results(store)
        self.ratings = Ratings(self.results, partial(pools.requests.run, rated, owner="ratings"))
        self.health: asyncio.Future[list[str]] | None = None
        """The running look at whether games can be written."""
        self.records: OrderedDict[tuple[str, ...], str] = OrderedDict()
        """Records of finished games that were asked for lately."""
        self.boards: OrderedDict[tuple[str, bool], Body] = OrderedDict()
        """Boards that were asked for lately, packed or not."""

    def address(self, scope: Scope) -> str:
        """Where a client is; behind proxies, where the outermost of them says it is."""
        if self.settings.proxies:
            lines = [v.decode("latin-1") for k, v in scope["headers"] if k == b"x-forwarded-for"]
            forwarded = forwarded_address(lines, self.settings.proxies)
            if forwarded is not None:
                return household(forwarded)
        client = scope["client"]
        return household(client[0] if client else "unknown")

    async def check_tables(self, connection: Connection) -> str:
        """The opaque name of whoever opens a table, unless that were one too many."""
        creator = self.creator(connection)
        allowed = self.settings.limits.tables_per_hour
        made = await self.store.count_created(creator, self.hub.now() - 3600)
        if made >= allowed or not self.tables.take(creator):
            self.metrics.refuse("tables")
            raise Refused(
                "too_many",
                f"There are at most {allowed} tables of one address within an hour, and fewer at"
                " once; wait a while.",
            )
        return creator

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
            raise Refused("origin", "This page may not speak to this server.")

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

    def at_turns(self, table: Table) -> tuple[Notice | None, list[Work]]:
        """What is stored when a turn passes or a game ends: whom to call, what came of it."""
        over = table.status == "over"
        works = [self.results.over(table.id, results_of(table))] if over else []
        return self.webhooks.notice(table), works

    async def work(self, connection: Connection, work: Callable[..., T], *arguments: Any) -> T:
        """Has something worked out for whoever asks, unless they hang up meanwhile."""

        async def gone() -> None:
            while (await connection.receive())["type"] != "http.disconnect":
                pass

        owner = self.address(connection.scope)
        return await self.pools.requests.run(work, *arguments, owner=owner, gone=gone)

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
        proxied = self.settings.proxies and connection.headers.get("x-forwarded-proto")
        return f"{'https' if proxied == 'https' else base.scheme}://{base.netloc}"
