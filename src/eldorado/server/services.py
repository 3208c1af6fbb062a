"""What every handler of a server needs: the tables, who is asking, and how much they may ask."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from eldorado.interface.work.advice import Hint
from eldorado.interface.work.route_figures import RouteFigures
from eldorado.interface.work.table_ratings import rated
from eldorado.server.identity import Connection, Identity
from eldorado.server.jobs.body import Body
from eldorado.server.jobs.polled_jobs import PolledJobs
from eldorado.server.jobs.pools import Pools
from eldorado.server.live.dailies import Dailies
from eldorado.server.live.downtime import Downtime
from eldorado.server.live.gallery_ratings import GalleryRatings
from eldorado.server.live.game_results import TurnWork
from eldorado.server.live.hub import Hub
from eldorado.server.live.live_table import LiveTable
from eldorado.server.live.presence import PresenceTracker
from eldorado.server.live.rating_cache import Ratings
from eldorado.server.live.remarks import Remarks
from eldorado.server.live.route_ratings import TOO_LONG, RouteRatings
from eldorado.server.live.scheduler import Scheduler
from eldorado.server.live.webhooks import Webhooks
from eldorado.server.monitoring.metrics import Metrics
from eldorado.server.monitoring.store_probe import StoreProbe
from eldorado.server.net.rate_limits import AddressLimits
from eldorado.server.recent_answers import RecentAnswers
from eldorado.server.settings import Settings
from eldorado.server.store import Store
from eldorado.server.store.daily_tries import DailyTries
from eldorado.server.store.ladder_names import LadderNames
from eldorado.server.store.results import Results
from eldorado.server.store.route_lists.published_routes import PublishedRoutes
from eldorado.server.store.route_lists.shelves import Shelves
from eldorado.server.store.waiting_races import WaitingRaces
from eldorado.table import Refused

T = TypeVar("T")

OPENING_PATIENCE = 4.0
"""Seconds for which a client may have to wait until a stored table is loaded for it."""

MOST_RECORDS = 64
MOST_BOARDS = 256
MOST_HINTS = 256
MOST_FIGURES = 1_000
"""Answers that are remembered."""


@dataclass(frozen=True)
class Services:
    """One worker's tools, kept in the state of its application."""

    settings: Settings
    store: Store
    metrics: Metrics
    pools: Pools
    hub: Hub
    scheduler: Scheduler
    remarks: Remarks
    identity: Identity
    limits: AddressLimits
    webhooks: Webhooks
    results: Results
    ratings: Ratings
    analyses: PolledJobs
    surprises: PolledJobs
    route_ratings: RouteRatings
    dailies: Dailies
    races: WaitingRaces
    ladder_names: LadderNames
    published: PublishedRoutes
    gallery_ratings: GalleryRatings
    shelves: Shelves
    probe: StoreProbe
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Two who want the same rematch at once come one after the other."""
    records: RecentAnswers[tuple[str, ...], str] = field(
        default_factory=lambda: RecentAnswers(MOST_RECORDS)
    )
    """Records of finished games."""
    hints: RecentAnswers[bytes, list[Hint]] = field(
        default_factory=lambda: RecentAnswers(MOST_HINTS)
    )
    """By position: a search that is limited by time finds something else when it is repeated."""
    boards: RecentAnswers[tuple[str, bool], Body] = field(
        default_factory=lambda: RecentAnswers(MOST_BOARDS)
    )
    """Boards, packed or not."""
    figures: RecentAnswers[str, RouteFigures] = field(
        default_factory=lambda: RecentAnswers(MOST_FIGURES)
    )
    """Figures of routes that somebody looked at."""

    @classmethod
    def of(cls, settings: Settings, store: Store) -> "Services":
        """The tools of a worker that keeps its games in a store."""
        metrics = Metrics()
        pools = Pools.of(settings.bot_processes, settings.limits, settings.jobs_lock)
        results = Results(store)
        webhooks = Webhooks(store, settings.webhooks_to)
        live: dict[str, LiveTable] = {}
        presence = PresenceTracker(live)
        tries = DailyTries(store)
        published = PublishedRoutes(store)
        ends = TurnWork(results, tries, published, webhooks)
        hub = Hub(store, metrics, live, presence, Downtime(store), ends)
        return cls(
            settings=settings,
            store=store,
            metrics=metrics,
            pools=pools,
            hub=hub,
            scheduler=Scheduler(hub, pools.bots),
            remarks=Remarks(hub, settings.limits),
            identity=Identity(settings, store, metrics),
            limits=AddressLimits(settings.limits),
            webhooks=webhooks,
            results=results,
            ratings=Ratings(results, partial(pools.requests.run, rated, owner="ratings")),
            analyses=PolledJobs(pools.analyses, 64, "The game is too long to be analyzed here."),
            surprises=PolledJobs(pools.races, 256, TOO_LONG),
            route_ratings=RouteRatings(store, pools),
            races=WaitingRaces(store),
            ladder_names=LadderNames(store),
            published=published,
            gallery_ratings=GalleryRatings(hub, published, pools.races),
            shelves=Shelves(store),
            dailies=Dailies(hub, tries, pools.analyses),
            probe=StoreProbe(store),
        )

    async def table(self, connection: Connection, id: str) -> LiveTable:
        """The table of that name. Loading a stored one costs more than most requests, so an
        address that asks for many waits."""
        if id not in self.hub.live:
            wait = self.limits.openings.wait(self.identity.address(connection.scope))
            if wait > OPENING_PATIENCE:
                self.metrics.refuse("openings")
                raise Refused("too_fast")
            await asyncio.sleep(wait)
        return await self.hub.open(id)

    async def check_tables(self, connection: Connection) -> str:
        """The opaque name of the client that opens a table, if it may open one more."""
        creator = self.identity.creator(connection)
        allowed = self.settings.limits.tables_per_hour
        made = await self.store.count_created(creator, self.hub.now() - 3600)
        if made >= allowed or not self.limits.tables.take(creator):
            self.metrics.refuse("tables")
            raise Refused(
                "too_many",
                f"At most {allowed} tables an hour can be opened from one address, and fewer at"
                " once; wait a while.",
            )
        return creator

    async def work(self, connection: Connection, work: Callable[..., T], *arguments: Any) -> T:
        """Computes something for the client that asks, unless it disconnects in the meantime."""

        async def gone() -> None:
            while (await connection.receive())["type"] != "http.disconnect":
                pass

        owner = self.identity.address(connection.scope)
        return await self.pools.requests.run(work, *arguments, owner=owner, gone=gone)
