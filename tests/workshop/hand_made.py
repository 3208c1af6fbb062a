"""Hand-made boards for the workshop's tests: rows of tokens on the hex grid."""

from typing import Any

from eldorado.facts import Hex
from eldorado.routes import Board, board_from_graph
from eldorado.routes.board import Seam
from eldorado.routes.hexes import around


def laid(rows: list[str], mirrored: bool = False) -> Board:
    """A board of rows of tokens, `..` where nothing lies; each row lies half a hex to the right.

    A space is named by its row and column (`r2c3`), mirrored or not.
    """
    hexes: dict[str, tuple[int, int]] = {}
    tokens: dict[str, str] = {}
    for r, row in enumerate(rows):
        for q, token in enumerate(row.split()):
            if token != "..":
                tokens[f"r{r}c{q}"] = token
                hexes[f"r{r}c{q}"] = mirror((q, r)) if mirrored else (q, r)
    return board_from_graph(_graph(tokens, hexes))


def mirror(place: Hex) -> Hex:
    """The hex at the same height on the other side."""
    q, r = place
    return -q - r, r


def mirrored_route(board: Board) -> Board:
    """The board of a route in a mirror, space by space; its spaces come in another order too."""
    places = {space.name: mirror(space.hex) for space in board.spaces if space.hex}
    names = sorted(places, key=places.__getitem__)
    tokens = {space.name: space.token for space in board.spaces}

    def named(edges: tuple[tuple[int, int], ...]) -> list[list[str]]:
        return [[board.names[one] for one in edge] for edge in edges]

    seams = enumerate(board.seams, 1)
    found = board_from_graph(
        {
            "spaces": {name: tokens[name] for name in names},
            "hexes": {name: list(places[name]) for name in names},
            "edges": named(board.edges),
            "blockades": [{"number": n, "edges": named(seam.edges)} for n, seam in seams],
        }
    )
    drawn = tuple(Seam(seam.edges) for seam in found.seams)  # for each game, as on a route
    return Board(found.spaces, found.edges, drawn, found.source)


def _graph(tokens: dict[str, str], hexes: dict[str, tuple[int, int]]) -> dict[str, Any]:
    at = {place: name for name, place in hexes.items()}
    names = list(tokens)
    edges = [
        [name, at[near]]
        for name in names
        for near in around(hexes[name])
        if near in at and names.index(at[near]) > names.index(name)
    ]
    return {"spaces": tokens, "edges": edges, "hexes": {n: list(h) for n, h in hexes.items()}}
