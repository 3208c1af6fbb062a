"""How games came out, and what people get to know about their own games."""

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from eldorado.core.kinds import CARD_IDS, STARTING_DECK
from eldorado.core.view_types import VariantDocument
from eldorado.stats.ratings import Rating
from eldorado.table import Table
from eldorado.table.document_types import SeatDocument, TableStatus
from eldorado.table.result import steps_left

AVERAGE = 1000.0
"""The mean of all ratings: nobody begins below nothing."""


class SeatResult(Struct, frozen=True):
    """How a seat came out."""

    seat: int
    who: str
    place: int
    arrival: int | None
    cards: str
    """What it bought and took, as JSON from card to number."""
    steps: int
    """How many it had still to go."""


class OwnGame(Struct, frozen=True):
    """One of somebody's games; `place` and `arrival` are null until it is over, or forever.

    `places` has everybody's by seat, and nothing until the game is over.
    """

    table: str
    at: float
    status: TableStatus
    route: str
    variant: VariantDocument
    made_up: bool
    """Whether it began from a made-up position; such games are not rated."""
    seats: list[SeatDocument]
    seat: int
    place: int | None
    arrival: int | None
    places: list[int]
    cards: dict[str, int]
    """What this seat bought and took."""
    steps: int | None
    """How many it had still to go when the game ended; null where that is not known."""


class RatingLine(Struct, frozen=True):
    """A rating on the Elo scale, 1000 being the average here, with its standard error."""

    who: str
    """`you`, or the level of a computer player."""
    elo: float
    error: float
    games: int


class Person(Struct, frozen=True):
    """What this server remembers of a browser."""

    games: list[OwnGame]
    ratings: list[RatingLine]
    """This person's and the computer players', from weakest to strongest."""


class Forgotten(Struct, frozen=True):
    seats: int


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


def standings(found: Sequence[Rating], who: str) -> list[RatingLine]:
    """Somebody's rating among the computer players'; other people are not named."""
    if not any(one.bot == who for one in found):
        return []
    return [
        RatingLine(
            "you" if one.bot == who else one.bot[4:], AVERAGE + one.elo, one.error, one.games
        )
        for one in found
        if one.bot == who or one.bot.startswith("bot:")
    ]
