"""Where things go in a picture of a board: places of spaces, outlines of pieces, lines of seams."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import dist

from eldorado.facts import Hex
from eldorado.routes.board import Board, Space
from eldorado.routes.hexes import DIRECTIONS, add, corners, pixel, subtract

Point = tuple[float, float]
Segment = tuple[Point, Point]


@dataclass(frozen=True)
class Sketch:
    """A board on paper; `size` is the distance from a hex's center to its corners."""

    board: Board
    size: float

    @cached_property
    def on_grid(self) -> bool:
        """Whether the spaces have hexes of their own; otherwise they are laid out in layers."""
        return all(space.hex is not None for space in self.board.spaces)

    @cached_property
    def places(self) -> tuple[Point, ...]:
        """The center of every space."""
        if self.on_grid:
            return tuple(_rounded(pixel(space.hex or (0, 0), self.size)) for space in self.spaces)
        return self._layered()

    @property
    def spaces(self) -> tuple[Space, ...]:
        return self.board.spaces

    def _layered(self) -> tuple[Point, ...]:
        """Columns by distance from the start, or from the first space where there is none."""
        places = [(0.0, 0.0)] * len(self.spaces)
        for column, layer in enumerate(layers(self.board)):
            for row, space in enumerate(layer):
                x = column * 3.4 + (row % 2) * 0.5
                places[space] = (x * self.size, (row - (len(layer) - 1) / 2) * 2.5 * self.size)
        return tuple(_rounded(place) for place in places)

    @property
    def gold(self) -> tuple[Point, ...]:
        """The centers of the golden city's hexes."""
        return tuple(_rounded(pixel(place, self.size)) for place in self.board.ground.el_dorado)

    def shared_edge(self, a: int, b: int) -> Segment | None:
        """The line between two spaces that lie edge to edge; None where they do not."""
        here, there = self.spaces[a].hex, self.spaces[b].hex
        if not self.on_grid or here is None or there is None:
            return None
        way = subtract(there, here)
        return self._edge(here, DIRECTIONS.index(way)) if way in DIRECTIONS else None

    def _edge(self, place: Hex, direction: int) -> Segment:
        points = corners(place, self.size)
        return _rounded(points[direction]), _rounded(points[(direction + 1) % 6])

    def outline(self, hexes: Iterable[Hex]) -> list[list[Point]]:
        """The rim of an area of hexes."""
        area = set(hexes)
        return chain(
            self._edge(place, i)
            for place in sorted(area)
            for i, direction in enumerate(DIRECTIONS)
            if add(place, direction) not in area
        )

    def walls(self) -> list[Segment]:
        """The lines between hexes that touch although their spaces are not neighbors."""
        at = {space.hex: i for i, space in enumerate(self.spaces)}
        return [
            self._edge(space.hex, i)
            for number, space in enumerate(self.spaces)
            if space.hex and self.on_grid
            for i, direction in enumerate(DIRECTIONS[:3])
            if (other := at.get(add(space.hex, direction))) is not None
            and other not in self.board.neighbours[number]
        ]

    def areas(self) -> list[tuple[Hex, ...]]:
        """The hexes of each piece of the route, then of the ending tile; a graph is one area."""
        areas: dict[str, list[Hex]] = {}
        for space in self.spaces:
            if space.hex is not None:
                letter = space.name[0] if self.board.ground.letters else ""
                areas.setdefault(letter, []).append(space.hex)
        return [tuple(area) for area in areas.values()] if self.on_grid else []

    def bars(self, seam: int) -> list[list[Point]]:
        """The line of a blockade: shared edges, or a bar across each drawn connection."""
        segments = []
        for a, b in self.board.seams[seam].edges:
            segments.append(self.shared_edge(a, b) or self._across(a, b))
        return chain(segments)

    def _across(self, a: int, b: int) -> Segment:
        (x1, y1), (x2, y2) = self.places[a], self.places[b]
        length = dist(self.places[a], self.places[b]) or 1.0
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        dx, dy = (x2 - x1) / length * self.size / 2, (y2 - y1) / length * self.size / 2
        return _rounded((x - dy, y + dx)), _rounded((x + dy, y - dx))

    def signpost(self, seam: int) -> Point:
        """The place of a blockade's sign: in the middle, on a corner that is the top of some hex.

        There an edge goes straight up, so the sign hides neither icons nor names.
        """
        points = [point for line in self.bars(seam) for point in line]
        tops = {_rounded(corners(space.hex, self.size)[5]) for space in self.spaces if space.hex}
        middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        on_top = [point for point in points if point in tops or not self.on_grid]
        return min(on_top or points, key=lambda point: dist(point, middle))


def layers(board: Board) -> list[list[int]]:
    """Spaces by their distance from the start; each layer ordered to keep lines from crossing."""
    seen = list(board.starts.values()) or [0]
    found = [sorted(seen)]
    known = set(seen)
    while len(known) < len(board.spaces):
        rank = {space: row for row, space in enumerate(found[-1])}
        fresh = {t for s in found[-1] for t in board.neighbours[s]} - known
        if not fresh:
            fresh = {min(set(range(len(board.spaces))) - known)}
        found.append(sorted(fresh, key=lambda space: (_mean_rank(board, space, rank), space)))
        known |= fresh
    return found


def _mean_rank(board: Board, space: int, rank: dict[int, int]) -> float:
    ranks = [rank[near] for near in board.neighbours[space] if near in rank]
    return sum(ranks) / len(ranks) if ranks else 0.0


def chain(segments: Iterable[Segment]) -> list[list[Point]]:
    """Segments joined end to end into as few lines as possible; a ring ends where it began."""
    left = dict.fromkeys(segments)
    lines = []
    while left:
        ends: dict[Point, int] = {}
        for segment in left:
            for point in segment:
                ends[point] = ends.get(point, 0) + 1
        start = next((p for s in left for p in s if ends[p] == 1), next(iter(left))[0])
        line = [start]
        while step := next((segment for segment in left if line[-1] in segment), None):
            del left[step]
            line.append(step[1] if step[0] == line[-1] else step[0])
        lines.append(line)
    return lines


def path(lines: Iterable[Iterable[Point]]) -> str:
    """Lines as the data of an SVG path."""
    return "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in line) for line in map(list, lines))


def _rounded(point: Point) -> Point:
    return round(point[0], 1) + 0.0, round(point[1], 1) + 0.0
