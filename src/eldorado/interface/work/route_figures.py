"""Figures of a route for the gallery: its facts, and its rating by play."""

from msgspec import Struct

from eldorado.routes import find_route
from eldorado.workshop.measures.route_facts import route_facts


class RouteFigures(Struct, frozen=True):
    """A route in figures that need no game."""

    code: str
    id: str
    """The name under which this program knows it; empty for any other route."""
    letters: str
    """Its pieces in order."""
    steps: int
    cost: int
    """The sum of the numbers on the easiest way."""
    rounds: float
    """An estimate of the round of the first arrival."""
    blockades: int
    caves: int
    width: int
    """How many ways lead side by side."""
    terrain: dict[str, float]
    """The share of each terrain among the spaces that can be entered."""


class PlayedFigures(Struct, frozen=True):
    """What races of bots say about a route."""

    difficulty: str
    score: float
    length: float
    bots: str


def figures_of(route: str) -> RouteFigures:
    """A route by its name or code; runs in a pool."""
    found = find_route(route)
    facts = route_facts(found)
    return RouteFigures(
        code=str(found),
        id=found.id,
        letters="".join(placement.letter for placement in found.placements),
        steps=facts.steps,
        cost=facts.cost,
        rounds=round(facts.rounds, 1),
        blockades=facts.blockades,
        caves=facts.caves,
        width=facts.width,
        terrain={name: round(share, 3) for name, share in facts.terrain.items()},
    )


def played_figures(code: str) -> PlayedFigures:
    """A quick rating by races of walkers, some seconds; runs in a pool."""
    from eldorado.workshop.ratings.board_rating import (
        rate_board,  # only processes that race need it
    )

    rating = rate_board(find_route(code).board())
    length = rating.criteria["length"].value
    return PlayedFigures(rating.difficulty, rating.score, round(length, 1), rating.bots)


def rating_bots() -> str:
    """The bots that rate the gallery, with their version; runs in a pool."""
    from eldorado.workshop.ratings.rating_plan import PLANS

    return PLANS["quick"].bots
