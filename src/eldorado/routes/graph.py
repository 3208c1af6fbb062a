"""Hand-made boards: a handful of named spaces, for puzzles, tutorials and rule tests."""

import re
from typing import Any

from eldorado.errors import ParseError, PositionError
from eldorado.facts import BLOCKADES, Hex
from eldorado.input_limits import check_board
from eldorado.routes.board import Board, Seam, Space

Edge = tuple[int, int]

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_FIELDS = ("spaces", "edges", "blockades", "hexes", "caves")
_FARTHEST = 999


def board_from_graph(data: dict[str, Any]) -> Board:
    """The board a position document describes space by space, if it is not too large.

    Raises PositionError with the path of the first invalid field.
    """
    check_board(data)
    return read_graph(data)


def read_graph(data: dict[str, Any]) -> Board:
    """The same for a graph of any size; what lies in caves is not read here."""
    _mapping("board", data)
    for field in data:
        if field not in _FIELDS:
            raise PositionError(
                f"board.{field}",
                f"this field is unknown; a hand-made board has {', '.join(_FIELDS)}",
            )
    spaces = _spaces(data.get("spaces"), _hexes(data.get("hexes")))
    index = {space.name: i for i, space in enumerate(spaces)}
    edges = _edges("board.edges", data.get("edges", []), index)
    seams = _seams(data.get("blockades", []), index, set(edges))
    edges = tuple(sorted(edges))
    return Board(spaces, edges, seams, _canonical(spaces, edges, seams))


def _canonical(
    spaces: tuple[Space, ...], edges: tuple[Edge, ...], seams: tuple[Seam, ...]
) -> dict[str, Any]:
    """The graph as plain data, written one way only; reading it again gives an equal board."""

    def named(pairs: tuple[Edge, ...]) -> list[list[str]]:
        return [[spaces[a].name, spaces[b].name] for a, b in pairs]

    graph: dict[str, Any] = {
        "spaces": {space.name: space.token for space in spaces},
        "edges": named(edges),
        "blockades": [{"number": seam.number, "edges": named(seam.edges)} for seam in seams],
    }
    places = {space.name: list(space.hex) for space in spaces if space.hex}
    return graph | {"hexes": places} if places else graph


def _spaces(data: Any, hexes: dict[str, Hex]) -> tuple[Space, ...]:
    if not _mapping("board.spaces", data):
        raise PositionError("board.spaces", "a board needs at least one space")
    for name in hexes:
        if name not in data:
            raise PositionError(f"board.hexes.{name}", f"there is no space '{name}'")
    spaces = tuple(_space(name, token, hexes.get(name)) for name, token in data.items())
    starts: dict[int, str] = {}
    for space in spaces:
        if space.start in starts:
            raise PositionError(
                f"board.spaces.{space.name}",
                f"start {space.start} is space '{starts[space.start]}' already; use another number",
            )
        if space.start:
            starts[space.start] = space.name
        if hexes and space.hex is None:
            raise PositionError(
                "board.hexes", f"space '{space.name}' has no hex; give every space one, or none"
            )
    return spaces


def _space(name: Any, token: Any, place: Hex | None) -> Space:
    path = f"board.spaces.{name}"
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name.lower() == "gate":
        raise PositionError(
            path,
            "a space name is a letter and then letters, digits or '_', and not 'gate'; rename it",
        )
    if not isinstance(token, str):
        raise PositionError(path, "a space is written as text, for example g1, b2, MC, S1 or F:g1")
    try:
        space = Space.read(name, token, place)
    except ParseError as error:
        raise PositionError(path, str(error)) from None
    if space.token != token:
        raise PositionError(path, f"'{token}' is not a space; write {space.token}")
    return space


def _hexes(data: Any) -> dict[str, Hex]:
    """The places for drawing, if the document gives any."""
    if data is None:
        return {}
    hexes: dict[str, Hex] = {}
    taken: set[Hex] = set()
    for name, place in _mapping("board.hexes", data).items():
        path = f"board.hexes.{name}"
        if len(_sequence(path, place)) != 2:
            raise PositionError(path, "a hex is two whole numbers, [q, r]")
        for i, number in enumerate(place):
            if not _whole(number) or abs(number) > _FARTHEST:
                raise PositionError(
                    f"{path}[{i}]", f"write a whole number from -{_FARTHEST} to {_FARTHEST}"
                )
        hexes[name] = (place[0], place[1])
        if hexes[name] in taken:
            raise PositionError(path, "another space lies on this hex already; choose a free one")
        taken.add(hexes[name])
    return hexes


def _edges(path: str, data: Any, index: dict[str, int]) -> tuple[Edge, ...]:
    """Pairs of space names as pairs of numbers, the lower first; each pair once."""
    edges: dict[Edge, None] = {}
    for i, pair in enumerate(_sequence(path, data)):
        edge = _edge(f"{path}[{i}]", pair, index)
        if edge in edges:
            raise PositionError(f"{path}[{i}]", "this edge is listed already; remove one of them")
        edges[edge] = None
    return tuple(edges)


def _edge(path: str, pair: Any, index: dict[str, int]) -> Edge:
    if len(_sequence(path, pair)) != 2:
        raise PositionError(path, "an edge is two space names, for example ['a', 'b']")
    for i, name in enumerate(pair):
        if not isinstance(name, str):
            raise PositionError(f"{path}[{i}]", "write the name of a space")
        if name not in index:
            raise PositionError(f"{path}[{i}]", f"there is no space '{name}'")
    a, b = sorted((index[pair[0]], index[pair[1]]))
    if a == b:
        raise PositionError(path, f"space '{pair[0]}' cannot be next to itself; name two spaces")
    return a, b


def _seams(data: Any, index: dict[str, int], edges: set[Edge]) -> tuple[Seam, ...]:
    path = "board.blockades"
    if len(_sequence(path, data)) > len(BLOCKADES):
        raise PositionError(path, f"there are only {len(BLOCKADES)} blockades; list fewer")
    seams: list[Seam] = []
    covered: set[Edge] = set()
    for i, blockade in enumerate(data):
        seam = _seam(f"{path}[{i}]", blockade, index)
        if seam.number in {other.number for other in seams}:
            raise PositionError(
                f"{path}[{i}].number", f"blockade {seam.number} lies elsewhere already"
            )
        for k, (a, b) in enumerate(seam.edges):
            names = " and ".join(f"'{blockade['edges'][k][side]}'" for side in (0, 1))
            if (a, b) not in edges:
                raise PositionError(
                    f"{path}[{i}].edges[{k}]",
                    f"spaces {names} are not neighbours; add the edge to board.edges first",
                )
            if (a, b) in covered:
                raise PositionError(
                    f"{path}[{i}].edges[{k}]", f"a blockade lies between {names} already"
                )
        covered.update(seam.edges)
        seams.append(Seam(tuple(sorted(seam.edges)), seam.number))
    return tuple(seams)


def _seam(path: str, data: Any, index: dict[str, int]) -> Seam:
    """One blockade with its edges in the order of the document."""
    for field in _mapping(path, data):
        if field not in ("number", "edges"):
            raise PositionError(f"{path}.{field}", "a blockade has only a number and edges")
    number = data.get("number")
    if not _whole(number) or not 1 <= number <= len(BLOCKADES):
        raise PositionError(
            f"{path}.number", f"a blockade has a whole number from 1 to {len(BLOCKADES)}"
        )
    edges = _edges(f"{path}.edges", data.get("edges", []), index)
    if not edges:
        raise PositionError(f"{path}.edges", "a blockade covers at least one edge; list it")
    return Seam(edges, number)


def _whole(value: Any) -> bool:
    """Whether a value is a whole number; JSON's true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _mapping(path: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(path, "write an object here, names with their values in { }")
    return value


def _sequence(path: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(path, "write a list here, in [ ]")
    return list(value)
