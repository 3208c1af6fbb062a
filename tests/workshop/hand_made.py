"""Hand-made boards for the workshop's tests: rows of tokens on the hex grid."""

from typing import Any

from eldorado.routes import Board, board_from_graph
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
                hexes[f"r{r}c{q}"] = (-q - r, r) if mirrored else (q, r)
    return board_from_graph(_graph(tokens, hexes))


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
