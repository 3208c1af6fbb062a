"""What is wrong with a route, in sentences a player understands."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from eldorado.errors import RouteError
from eldorado.facts import BLOCKADES, Hex, pieces
from eldorado.routes.assembly import Layout, assemble
from eldorado.routes.board import Board
from eldorado.routes.paths import reaches_finish

if TYPE_CHECKING:
    from eldorado.routes.code import Route


@dataclass(frozen=True)
class Fault:
    """One thing to know about a route; a fatal one keeps it from being played."""

    clause: str
    sentence: str
    fatal: bool = True


def faults(route: "str | Route") -> list[Fault]:
    """Everything wrong with a route, given as a route, an id, a name or a code; empty = playable.

    What cannot be read stops the reading, so it is the only fault reported.
    """
    from eldorado.routes.code import find_route

    if isinstance(route, str):
        try:
            route = find_route(route)
        except RouteError as error:
            return [Fault(error.clause, str(error))]
    return layout_faults(route)


def layout_faults(layout: Layout) -> list[Fault]:
    """Everything wrong with pieces on the table: first which they are, then how they lie."""
    found = misplaced(layout) or [*unreachable(assemble(layout, None))]
    return [*found, *_open_connections(layout)]


def misplaced(layout: Layout) -> list[Fault]:
    """What keeps the pieces from being a board at all."""
    return [*_wrong_pieces(layout), *_gaps(layout), *_overlaps(layout)]


def gap(before: str, letter: str) -> Fault:
    """Two pieces that follow each other without touching."""
    return Fault(
        "S-01",
        f"Piece {letter} does not touch piece {before} before it: "
        "push the two together or slide them until hexes lie edge to edge.",
    )


def _wrong_pieces(layout: Layout) -> Iterator[Fault]:
    letters = [placement.letter for placement in layout.placements]
    first, *others = letters
    if pieces()[first].kind != "start":
        yield Fault("S-01", f"The route begins with piece {first}: begin with A or B, the start.")
    for letter in others:
        if pieces()[letter].kind == "start":
            yield Fault(
                "S-01",
                f"Piece {letter} holds the start and can only be the first piece: remove it.",
            )
    if all(pieces()[letter].kind != "terrain" for letter in letters):
        yield Fault("S-01", "The route has no terrain tile: add at least one of the tiles C to N.")
    yield from used_twice(letters)


def used_twice(letters: list[str]) -> Iterator[Fault]:
    """The two letters of a pair are the two sides of one piece (C-03, C-04)."""
    clauses = {"start": "C-02", "terrain": "C-03", "strip": "C-04"}
    seen: set[str] = set()
    for letter in letters:
        piece = pieces()[letter]
        if letter in seen:
            yield Fault(
                clauses[piece.kind], f"Piece {letter} is used twice: it is in the box only once."
            )
        elif piece.back in seen:
            yield Fault(
                clauses[piece.kind],
                f"Pieces {piece.back} and {letter} are the two sides of one piece: "
                "use only one of them.",
            )
        seen.add(letter)


def _gaps(layout: Layout) -> Iterator[Fault]:
    touching = set(layout.touching())
    for i, placement in enumerate(layout.placements[1:], 1):
        if (i - 1, i) not in touching:
            yield gap(layout.placements[i - 1].letter, placement.letter)


def _overlaps(layout: Layout) -> Iterator[Fault]:
    owner: dict[Hex, int] = {}
    for i, ground in enumerate(layout.ground):
        for j in sorted({owner[place] for place in ground if place in owner}):
            letter, other = layout.placements[i].letter, layout.placements[j].letter
            yield Fault(
                "L-06", f"Piece {letter} lies on top of piece {other}: move or turn one of them."
            )
        owner |= dict.fromkeys(ground, i)
    yield from _ending_overlaps(layout, owner)


def _ending_overlaps(layout: Layout, owner: dict[Hex, int]) -> Iterator[Fault]:
    """The finishing spaces or the golden city on a piece; each piece is named once."""
    finishing = {owner[place] for place, _ in layout.finishing if place in owner}
    golden = {owner[place] for place in layout.el_dorado if place in owner} - finishing
    for name, covered in (("The ending tile", finishing), ("The golden city", golden)):
        for i in sorted(covered):
            yield Fault(
                "L-06",
                f"{name} lies on top of piece {layout.placements[i].letter}: "
                "turn the ending tile to another corner.",
            )


def unreachable(board: Board) -> Iterator[Fault]:
    """Blockades open with the right cards, mountains never: only they can cut the way off."""
    if not all(reaches_finish(board, [start]) for start in board.starts.values()):
        yield Fault(
            "S-01",
            "No finishing space can be reached from the start because mountains are in the way: "
            "turn a piece or the ending tile.",
        )


def _open_connections(layout: Layout) -> Iterator[Fault]:
    connections = layout.connections()
    if len(connections) > len(BLOCKADES):
        letters = [placement.letter for placement in layout.placements]
        still_open = ", ".join(
            f"{letters[i]}-{letters[j]}" for i, j in connections[len(BLOCKADES) :]
        )
        yield Fault(
            "L-04",
            f"The route has {len(connections)} connections and the box six blockades, "
            f"so these stay open: {still_open}.",
            fatal=False,
        )
