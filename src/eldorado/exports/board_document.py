"""Routes and boards as a client draws them."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from eldorado.facts import BLOCKADES, Difficulty, Hex
from eldorado.routes.board import Board
from eldorado.routes.code import KNOWN, OURS, find_route

Edges = list[tuple[str, str]]
"""Pairs of spaces."""


class BoardDocument(Struct, frozen=True):
    """A route as spaces, edges and seams, each space with its place on the hex grid."""

    route: str
    code: str
    name: str
    spaces: dict[str, str]
    """What each space requires, as in position documents."""
    hexes: dict[str, Hex]
    edges: Edges
    seams: list[Edges]
    """The edges that each blockade closes."""
    letters: list[tuple[str, Hex]]
    """The lettered pieces, each with its middle."""
    city: list[Hex]


class RouteBrief(Struct, frozen=True):
    """A route that is always there: a printed one, or one of ours."""

    id: str
    name: str
    difficulty: Difficulty | Literal["first"]
    code: str
    ours: bool
    """Whether it is a route of this program, which is not printed anywhere."""


class BlockadeDocument(Struct, frozen=True):
    """What a blockade requires."""

    number: int
    symbol: str
    power: int


def board_document(route: str) -> BoardDocument:
    """A route by its name or code."""
    found = find_route(route)
    board = found.board()
    return BoardDocument(
        route=board.source,
        code=str(found),
        name=found.name or "",
        spaces={space.name: space.token for space in board.spaces},
        hexes={space.name: space.hex for space in board.spaces if space.hex},
        edges=named(board, board.edges),
        seams=[named(board, seam.edges) for seam in board.seams],
        letters=list(board.ground.letters),
        city=list(board.ground.el_dorado),
    )


def named(board: Board, edges: tuple[tuple[int, int], ...]) -> Edges:
    """Edges by the names of their spaces."""
    return [(board.names[a], board.names[b]) for a, b in edges]


@lru_cache(1)
def known_routes() -> list[RouteBrief]:
    """The printed routes, from the first to the hardest, then ours."""
    return [
        RouteBrief(id, route.name, route.difficulty or "first", str(route), id in OURS)
        for id, route in {**KNOWN, **OURS}.items()
    ]


@lru_cache(1)
def blockades() -> list[BlockadeDocument]:
    """What each blockade requires."""
    return [BlockadeDocument(one.number, one.symbol, one.power) for one in BLOCKADES]


def route_code(seed: int, tiles: int | None) -> str:
    """The code of a generated route; runs in a pool."""
    from eldorado.routes.generate import random_route

    return str(random_route(seed, tiles))
