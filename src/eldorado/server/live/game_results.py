"""What is remembered of a game that is over."""

import time

from eldorado.interface.own_results import results_of
from eldorado.interface.work.day_plan import PERSON_SEAT
from eldorado.server.live.webhooks import Webhooks
from eldorado.server.store import Notice, Work
from eldorado.server.store.daily_tries import DailyTries
from eldorado.server.store.results import Results
from eldorado.server.store.route_lists.published_routes import PublishedRoutes
from eldorado.table import Table


class TurnWork:
    """What is stored when a turn passes or a game ends: whom to call, what came of it."""

    def __init__(
        self, results: Results, tries: DailyTries, published: PublishedRoutes, webhooks: Webhooks
    ) -> None:
        self._results = results
        self._tries = tries
        self._published = published
        self._webhooks = webhooks

    def __call__(self, table: Table) -> tuple[Notice | None, list[Work]]:
        works: list[Work] = []
        if table.status == "over":
            found = results_of(table)
            works.append(self._results.over(table.id, found))
            if "-" in table.setup.route and not table.setup.made_up:
                works.append(self._published.over(table.setup.route, time.time()))
            if table.setup.daily is not None:
                arrival = found[PERSON_SEAT].arrival
                played = arrival is not None or not table.seats[PERSON_SEAT].resigned
                works.append(self._tries.over(table.id, arrival, played))
        return self._webhooks.notice(table), works
