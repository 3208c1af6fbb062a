"""A board: spaces joined by edges, some edges covered by blockades, and caves next to them.

A board knows nothing of players. Spaces are small integers everywhere inside the package;
their names (`C14`, `X2`) are for people and documents.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from eldorado.errors import ParseError
from eldorado.facts import Hex

JUNGLE: Final = 0
RIVER: Final = 1
VILLAGE: Final = 2
RUBBLE: Final = 3
CAMP: Final = 4
MOUNTAIN: Final = 5
START: Final = 6
"""Terrain. The first three are numbered like the symbols that enter them."""

TERRAIN_NAMES = ("jungle", "river", "village", "rubble", "base camp", "mountain", "start")
TERRAIN_LETTERS = {"g": JUNGLE, "b": RIVER, "y": VILLAGE, "R": RUBBLE, "C": CAMP}


@dataclass(frozen=True)
class Space:
    """One hex. `need` is the number of symbols, or of cards for rubble and base camp."""

    name: str
    terrain: int
    need: int = 0
    start: int = 0
    finish: bool = False
    cave: bool = False
    hex: Hex | None = None

    @property
    def enterable(self) -> bool:
        """Mountains never are (M-19), starting spaces only with a printed terrain (M-22)."""
        return self.terrain < MOUNTAIN

    @property
    def token(self) -> str:
        """The space as written in `facts/tiles.json` and in position documents."""
        if self.terrain == MOUNTAIN:
            return "MC" if self.cave else "MM"
        terrain = f"{'gbyRC'[self.terrain]}{self.need}" if self.enterable else ""
        if self.finish:
            return f"F:{terrain}"
        if self.start:
            return f"S{self.start}:{terrain}" if terrain else f"S{self.start}"
        return terrain

    @classmethod
    def read(cls, name: str, token: str, hex: Hex | None = None) -> "Space":
        """The space a token describes: g2, R1, MM, MC, S3, S3:g1, F:b1."""
        if token in ("MM", "MC"):
            return cls(name, MOUNTAIN, cave=token == "MC", hex=hex)
        mark, colon, terrain = token.rpartition(":")
        start = 0
        if not colon and token[:1] == "S":
            mark, terrain = token, ""
        if mark[:1] == "S" and mark[1:].isdecimal() and len(mark) == 2 and mark[1] in "1234":
            start = int(mark[1])
        elif mark not in (("F",) if colon else ("",)):
            raise ParseError(f"'{token}' is not a space; starting spaces are S1 to S4")
        if start and not terrain and not colon:
            return cls(name, START, start=start, hex=hex)
        if len(terrain) != 2 or terrain[0] not in TERRAIN_LETTERS or terrain[1] not in "123456789":
            raise ParseError(
                f"'{token}' is not a space; write for example g1, b2, y3, R1, C2, MM, MC, S1, F:g1"
            )
        return cls(
            name,
            TERRAIN_LETTERS[terrain[0]],
            int(terrain[1]),
            start=start,
            finish=mark == "F",
            hex=hex,
        )


@dataclass(frozen=True)
class Seam:
    """The edges one blockade covers (B-01). `number` is set where the document fixes it."""

    edges: tuple[tuple[int, int], ...]
    number: int | None = None


@dataclass(frozen=True)
class Ground:
    """What only a picture needs: the lettered pieces of the route and the golden city."""

    letters: tuple[tuple[str, Hex], ...] = ()
    el_dorado: tuple[Hex, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Board:
    """Spaces, edges and seams, with everything the rules look up precomputed.

    `seams` are the connections that carry a blockade, from start to end. `source` is what
    stands in a position document: a route name, a route code, or a graph.
    """

    spaces: tuple[Space, ...]
    edges: tuple[tuple[int, int], ...]
    seams: tuple[Seam, ...]
    source: Any
    ground: Ground = Ground()

    index: dict[str, int] = field(init=False)
    names: tuple[str, ...] = field(init=False)
    terrain: tuple[int, ...] = field(init=False)
    need: tuple[int, ...] = field(init=False)
    finish: tuple[bool, ...] = field(init=False)
    neighbours: tuple[tuple[int, ...], ...] = field(init=False)
    """All adjacent spaces, mountains included."""
    steps: tuple[tuple[tuple[int, int], ...], ...] = field(init=False)
    """Per space the adjacent enterable spaces, each with the seam in between or -1."""
    paid_steps: tuple[tuple[tuple[int, int], ...], ...] = field(init=False)
    """Those of the steps that are paid for with cards: onto rubble and base camps."""
    seams_at: tuple[tuple[int, ...], ...] = field(init=False)
    """Per space the seams it borders (B-02)."""
    caves: tuple[int, ...] = field(init=False)
    caves_at: tuple[tuple[tuple[int, int], ...], ...] = field(init=False)
    """Per space the adjacent caves (their place in `caves`), each with the seam between or -1."""
    starts: dict[int, int] = field(init=False)
    remembered: "dict[BoardCache[Any], Any]" = field(init=False, repr=False)
    """Values computed from this board by `BoardCache`; not part of equality."""

    def __post_init__(self) -> None:
        spaces = self.spaces
        seam_of = {edge: i for i, seam in enumerate(self.seams) for edge in both(seam.edges)}
        adjacent: list[list[int]] = [[] for _ in spaces]
        for a, b in self.edges:
            adjacent[a].append(b)
            adjacent[b].append(a)
        caves = tuple(i for i, space in enumerate(spaces) if space.cave)
        cave_number = {space: i for i, space in enumerate(caves)}
        everywhere = range(len(spaces))
        steps = tuple(
            tuple((t, seam_of.get((s, t), -1)) for t in sorted(adjacent[s]) if spaces[t].enterable)
            for s in everywhere
        )
        derived: dict[str, Any] = {
            "index": {space.name: i for i, space in enumerate(spaces)},
            "names": tuple(space.name for space in spaces),
            "terrain": tuple(space.terrain for space in spaces),
            "need": tuple(space.need for space in spaces),
            "finish": tuple(space.finish for space in spaces),
            "neighbours": tuple(tuple(sorted(near)) for near in adjacent),
            "steps": steps,
            "paid_steps": tuple(
                tuple((t, seam) for t, seam in near if spaces[t].terrain >= RUBBLE)
                for near in steps
            ),
            "seams_at": tuple(
                tuple(sorted({seam_of[s, t] for t in adjacent[s] if (s, t) in seam_of}))
                for s in everywhere
            ),
            "caves": caves,
            "caves_at": tuple(
                tuple(
                    (cave_number[t], seam_of.get((s, t), -1))
                    for t in sorted(adjacent[s])
                    if t in cave_number
                )
                for s in everywhere
            ),
            "starts": {space.start: i for i, space in enumerate(spaces) if space.start},
            "remembered": {},
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def title(self) -> str:
        """The route's name or code; hand-made boards have none."""
        return self.source if isinstance(self.source, str) else "a hand-made board"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (
            self is other
            or (self.spaces, self.edges, self.seams) == (other.spaces, other.edges, other.seams)
        )

    def __hash__(self) -> int:
        return hash((self.spaces, self.seams))

    def __repr__(self) -> str:
        return f"<Board {self.title}: {len(self.spaces)} spaces, {len(self.seams)} blockades>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self) -> str:
        """A picture of the board."""
        from eldorado.routes.drawing import draw_board

        return draw_board(self)


Value = TypeVar("Value")


class BoardCache(Generic[Value]):
    """A value that one module computes for a board; cached as long as the board exists.

    With `most`, no more boards than that have a value: of more, those computed last.
    """

    __slots__ = ("_boards", "_make", "_most")

    def __init__(self, make: Callable[[Board], Value], most: int = 0) -> None:
        self._make = make
        self._most = most
        self._boards: list[Board] = []

    def of(self, board: Board) -> Value:
        """The value for a board, computed on first use."""
        found: Value | None = board.remembered.get(self)
        if found is None:
            found = board.remembered[self] = self._make(board)
            if self._most:
                self._boards.append(board)
                if len(self._boards) > self._most:
                    self._boards.pop(0).remembered.pop(self, None)
        return found


def both(edges: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Every edge in both directions."""
    return [*edges, *((b, a) for a, b in edges)]
