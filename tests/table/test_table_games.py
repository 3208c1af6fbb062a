"""Whole games at a table, with everything people do: nothing is lost, and nobody falls behind."""

import pytest

from eldorado.facts import known_routes
from eldorado.table import Table
from tests.table.journeys import CLOCKS, VARIANTS, Journey, documents, replayed, setup

ROUTES = list(known_routes())
GAMES = [
    (route, kinds, (7 * i + j) % len(VARIANTS), (i + j) % len(CLOCKS))
    for i, route in enumerate(ROUTES)
    for j, kinds in enumerate(("pp", "pbp", "pppb"))
]

TOO_LARGE = 2_048
"""Bytes of a message that tells of one event."""


@pytest.mark.clause("O-22", "O-23")
@pytest.mark.parametrize(("route", "kinds", "variant", "clock"), GAMES)
def test_a_whole_game_by_chance(route: str, kinds: str, variant: int, clock: int) -> None:
    plan = setup(kinds, route=route, variant=VARIANTS[variant], clock=CLOCKS[clock])
    seed = 31 * ROUTES.index(route) + len(kinds)
    journey = Journey(Table("table", plan, keep_history=False), seed)
    journey.run()
    table = journey.table
    assert table.status == "over"
    assert table.number == len(journey.events)
    assert journey.largest < TOO_LARGE
    assert journey.snapshots
    assert len(journey.kinds) > 4
    again = replayed(table, journey.events)
    assert documents(again) == documents(table)
    assert again.result() == table.result()


def test_every_variant_and_clock_is_among_the_games() -> None:
    assert {game[2] for game in GAMES} == set(range(len(VARIANTS)))
    assert {game[3] for game in GAMES} == set(range(len(CLOCKS)))
