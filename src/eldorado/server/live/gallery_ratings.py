"""Routes of the gallery are rated by bots, one after the other, in the background."""

import logging

from eldorado.errors import EldoradoError
from eldorado.interface.work.route_figures import played_figures, rating_bots
from eldorado.server.jobs.pool import Pool
from eldorado.server.live.hub import Hub
from eldorado.server.store.route_lists.published_routes import PublishedRoutes, StoredRating

log = logging.getLogger("eldorado.server")

OWNER = "gallery"
"""Whose work it is in the pool."""


class GalleryRatings:
    """Sees to it that routes on show have a rating by the present bots."""

    def __init__(self, hub: Hub, published: PublishedRoutes, pool: Pool) -> None:
        self._hub = hub
        self._published = published
        self._pool = pool
        self._bots = ""
        """The present bots; asked of the pool once, for the answer takes a while to load."""

    def soon(self, code: str, bots: str = "") -> None:
        """Rates a route unless that is done or under way; `bots` have rated it already."""
        if not bots or bots != self._bots:
            self._hub.later(self._rate(code, bots))

    async def _rate(self, code: str, bots: str) -> None:
        try:
            self._bots = self._bots or await self._pool.run(rating_bots, owner=OWNER)
            if bots == self._bots:
                return
            if not await self._published.begin_rating(code, self._bots, self._hub.now()):
                return
            found = await self._pool.run(played_figures, code, owner=OWNER)
        except EldoradoError as error:  # tried again later, when somebody looks at it
            log.warning("the rating of a published route: %s", error)
            return
        rating = StoredRating(found.difficulty, found.score, found.length, found.bots)
        await self._published.keep_rating(code, rating)
