"""What is remembered of a game that is over."""

from collections import Counter

import msgspec

from eldorado.core.kinds import CARD_IDS, STARTING_DECK
from eldorado.server.store.results import SeatResult
from eldorado.table import Table


def results_of(table: Table) -> list[SeatResult]:
    """How everybody came out of a game that is over."""
    outcome = table.result()
    game = table.game
    if outcome is None or game is None:
        return []
    found = []
    for seat, (one, player) in enumerate(zip(table.seats, game.players, strict=True)):
        deck = player.hand + player.draw + player.discard + player.play + player.removed
        gained = Counter(deck) - Counter(STARTING_DECK)
        cards = {CARD_IDS[card]: number for card, number in sorted(gained.items())}
        who = f"bot:{one.level}" if one.kind == "bot" else ""
        arrival = player.arrival_round or None
        text = msgspec.json.encode(cards).decode()
        found.append(SeatResult(seat, who, outcome.places[seat], arrival, text))
    return found
