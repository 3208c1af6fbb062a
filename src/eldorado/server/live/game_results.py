"""What is remembered of a game that is over."""

from collections import Counter

import msgspec

from eldorado.core.kinds import CARD_IDS, STARTING_DECK
from eldorado.server.live.webhooks import Webhooks
from eldorado.server.store import Notice, Work
from eldorado.server.store.daily_tries import DailyTries
from eldorado.server.store.results import Results, SeatResult
from eldorado.server.work.day_plan import PERSON_SEAT
from eldorado.table import Table
from eldorado.table.result import steps_left


class TurnWork:
    """What is stored when a turn passes or a game ends: whom to call, what came of it."""

    def __init__(self, results: Results, tries: DailyTries, webhooks: Webhooks) -> None:
        self._results = results
        self._tries = tries
        self._webhooks = webhooks

    def __call__(self, table: Table) -> tuple[Notice | None, list[Work]]:
        works: list[Work] = []
        if table.status == "over":
            found = results_of(table)
            works.append(self._results.over(table.id, found))
            if table.setup.daily is not None:
                arrival = found[PERSON_SEAT].arrival
                played = arrival is not None or not table.seats[PERSON_SEAT].resigned
                works.append(self._tries.over(table.id, arrival, played))
        return self._webhooks.notice(table), works


def results_of(table: Table) -> list[SeatResult]:
    """How everybody came out of a game that is over."""
    outcome = table.result()
    game = table.game
    if outcome is None or game is None:
        return []
    found = []
    steps = steps_left(game)
    for seat, (one, player) in enumerate(zip(table.seats, game.players, strict=True)):
        deck = player.hand + player.draw + player.discard + player.play + player.removed
        gained = Counter(deck) - Counter(STARTING_DECK)
        cards = {CARD_IDS[card]: number for card, number in sorted(gained.items())}
        who = f"bot:{one.level}" if one.kind == "bot" else ""
        arrival = player.arrival_round or None
        text = msgspec.json.encode(cards).decode()
        found.append(SeatResult(seat, who, outcome.places[seat], arrival, text, steps[seat]))
    return found
