"""From pieces laid on the table to a board of named spaces, edges and blockades."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from eldorado.facts import BLOCKADES, Ending, Hex, Piece, Placement, endings, pieces
from eldorado.routes.board import Board, Ground, Seam, Space
from eldorado.routes.hexes import NORTH_EAST, add, around, dot, rotate, subtract

Edge = tuple[int, int]


@dataclass(frozen=True)
class Layout:
    """Pieces from start to end and the ending tile at a corner of the last one."""

    placements: tuple[Placement, ...]
    ending_side: str
    ending_rotation: int

    @cached_property
    def ground(self) -> tuple[tuple[Hex, ...], ...]:
        """The hexes under each piece, in reading order of the unturned piece."""
        return tuple(ground_of(placement) for placement in self.placements)

    @cached_property
    def ending_origin(self) -> Hex:
        """The middle finishing space: beyond the last piece's corner in its direction.

        The corner is the hex of the piece that reaches farthest that way; it fills the notch.
        """
        toward = rotate(NORTH_EAST, self.ending_rotation)
        corner = max(self.ground[-1], key=lambda place: dot(place, toward))
        return subtract(corner, rotate(self._ending.notch, self.ending_rotation))

    @property
    def finishing(self) -> tuple[tuple[Hex, str], ...]:
        """The three finishing spaces, each with its printed requirement."""
        return tuple((self._beside_origin(h), token) for h, token in self._ending.finishing)

    @property
    def el_dorado(self) -> tuple[Hex, ...]:
        """The golden city behind the finishing spaces."""
        return tuple(self._beside_origin(place) for place in self._ending.el_dorado)

    @property
    def _ending(self) -> Ending:
        return endings()[self.ending_side]

    def _beside_origin(self, place: Hex) -> Hex:
        return add(self.ending_origin, rotate(place, self.ending_rotation))

    def touching(self) -> tuple[tuple[int, int], ...]:
        """The pairs of pieces lying edge to edge, as places in the layout, from the start."""
        return self._touching

    @cached_property
    def _touching(self) -> tuple[tuple[int, int], ...]:
        owner = {place: i for i, ground in enumerate(self.ground) for place in ground}
        pairs = {
            (owner[near], i)
            for place, i in owner.items()
            for near in around(place)
            if owner.get(near, i) < i
        }
        return tuple(sorted(pairs, key=lambda pair: (pair[1], pair[0])))

    def connections(self) -> tuple[tuple[int, int], ...]:
        """The touching pairs that need a blockade, from the start.

        Pieces that do not follow each other count too (L-04); the far side of a strip, where the
        strip is the earlier piece, never does (L-02, L-03); nor does the ending tile (S-04).
        """
        kinds = [pieces()[placement.letter].kind for placement in self.placements]
        return tuple((i, j) for i, j in self._touching if kinds[i] != "strip")

    def blocked(self) -> tuple[tuple[int, int], ...]:
        """The connections that get one of the six blockades; any further stay open (L-04)."""
        return self.connections()[: len(BLOCKADES)]


def ground_of(placement: Placement) -> tuple[Hex, ...]:
    """The hexes a placed piece covers, in reading order of the unturned piece."""
    return tuple(
        add(placement.center, rotate(place, placement.rotation))
        for place, _ in pieces()[placement.letter].hexes
    )


def assemble(layout: Layout, source: Any) -> Board:
    """The board of a layout without faults; `source` is what a position document says of it."""
    spaces = tuple(_spaces(layout))
    edges = _edges(spaces)
    sizes = [len(ground) for ground in layout.ground]
    owner = [i for i, size in enumerate(sizes) for _ in range(size)]
    between: dict[tuple[int, int], list[Edge]] = {}
    for a, b in edges:
        if b < len(owner):
            between.setdefault((owner[a], owner[b]), []).append((a, b))
    return Board(
        spaces=spaces,
        edges=edges,
        seams=tuple(Seam(tuple(between[pair])) for pair in layout.blocked()),
        source=source,
        ground=Ground(
            letters=tuple((placement.letter, placement.center) for placement in layout.placements),
            el_dorado=layout.el_dorado,
        ),
    )


def _spaces(layout: Layout) -> Iterator[Space]:
    """Every space, from start to end: first the pieces, then X1 to X3."""
    for placement, ground in zip(layout.placements, layout.ground, strict=True):
        piece: Piece = pieces()[placement.letter]
        for number, ((_, token), place) in enumerate(zip(piece.hexes, ground, strict=True), 1):
            yield Space.read(f"{piece.letter}{number}", token, place)
    for number, (place, token) in enumerate(layout.finishing, 1):
        yield Space.read(f"X{number}", f"F:{token}", place)


def _edges(spaces: tuple[Space, ...]) -> tuple[Edge, ...]:
    """Every pair of adjacent hexes, the earlier space first."""
    at = {space.hex: i for i, space in enumerate(spaces)}
    return tuple(
        (i, j)
        for i, space in enumerate(spaces)
        if space.hex
        for j in sorted(at[near] for near in around(space.hex) if near in at)
        if i < j
    )
