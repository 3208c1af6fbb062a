"""Ratings of all who met at the tables of this server."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from eldorado.stats.ratings import Rating, rate

Place = tuple[str, str, int]
"""A table, who sat there, and the place reached."""


def rated(places: Sequence[Place]) -> list[Rating]:
    """The ratings of everybody in these places, each with the number of tables; takes long when
    there are many."""
    games = games_of(places)
    return [replace(one, games=games[one.bot]) for one in rate(wins_of(places))]


def games_of(places: Sequence[Place]) -> dict[str, int]:
    """At how many tables each of them has played."""
    return dict(Counter(who for _, who in {(table, who) for table, who, _ in places}))


def wins_of(places: Sequence[Place]) -> dict[tuple[str, str], int]:
    """How often each player finished ahead of each other player at a table."""
    tables: dict[str, list[tuple[str, int]]] = {}
    for table, who, place in places:
        tables.setdefault(table, []).append((who, place))
    wins: Counter[tuple[str, str]] = Counter()
    for seats in tables.values():
        for winner, better in seats:
            for loser, worse in seats:
                if better < worse and winner != loser:
                    wins[winner, loser] += 1
    return wins
