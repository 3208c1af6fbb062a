"""What is wrong with a route: each fault is a clause and a message that says what to do."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from eldorado.errors import Argument, RouteError
from eldorado.facts import BLOCKADES, Hex, pieces
from eldorado.routes.assembly import Layout, assemble
from eldorado.routes.board import Board
from eldorado.routes.paths import reaches_finish

if TYPE_CHECKING:
    from eldorado.routes.code import Route


@dataclass(frozen=True)
class Fault:
    """A problem or a note about a route; a fatal one means that it cannot be played."""

    clause: str
    message: str
    about: dict[str, Argument] = field(default_factory=dict)
    fatal: bool = True

    @property
    def sentence(self) -> str:
        """What is wrong and what to do, in the language of the process."""
        return str(self.error())

    def error(self) -> RouteError:
        """The same as an error."""
        return RouteError(self.message, self.about, self.clause)


def faults(route: "str | Route") -> list[Fault]:
    """Everything wrong with a route, given as a route, an id, a name or a code; empty = playable.

    A part that cannot be read is the only fault reported.
    """
    from eldorado.routes.code import find_route

    if isinstance(route, str):
        try:
            route = find_route(route)
        except RouteError as error:
            return [Fault(error.clause, error.message, error.about)]
    return layout_faults(route)


def layout_faults(layout: Layout) -> list[Fault]:
    """Everything wrong with placed pieces: first the choice of pieces, then their places."""
    found = misplaced(layout) or [*unreachable(assemble(layout, None))]
    return [*found, *_open_connections(layout)]


def misplaced(layout: Layout) -> list[Fault]:
    """What keeps the pieces from being a board at all."""
    return [*_wrong_pieces(layout), *_gaps(layout), *_overlaps(layout)]


def gap(before: str, letter: str) -> Fault:
    """Two pieces that follow each other without touching."""
    return Fault("S-01", "fault-gap", {"letter": letter, "before": before})


def _wrong_pieces(layout: Layout) -> Iterator[Fault]:
    letters = [placement.letter for placement in layout.placements]
    first, *others = letters
    if pieces()[first].kind != "start":
        yield Fault("S-01", "fault-first", {"letter": first})
    for letter in others:
        if pieces()[letter].kind == "start":
            yield Fault("S-01", "fault-start", {"letter": letter})
    if all(pieces()[letter].kind != "terrain" for letter in letters):
        yield Fault("S-01", "fault-no-terrain")
    yield from used_twice(letters)


def used_twice(letters: list[str]) -> Iterator[Fault]:
    """The two letters of a pair are the two sides of one piece (C-03, C-04)."""
    clauses = {"start": "C-02", "terrain": "C-03", "strip": "C-04"}
    seen: set[str] = set()
    for letter in letters:
        piece = pieces()[letter]
        if letter in seen:
            yield Fault(clauses[piece.kind], "fault-twice", {"letter": letter})
        elif piece.back in seen:
            about: dict[str, Argument] = {"letter": letter, "before": piece.back}
            yield Fault(clauses[piece.kind], "fault-sides", about)
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
            yield Fault("L-06", "fault-overlap", {"letter": letter, "other": other})
        owner |= dict.fromkeys(ground, i)
    yield from _ending_overlaps(layout, owner)


def _ending_overlaps(layout: Layout, owner: dict[Hex, int]) -> Iterator[Fault]:
    """The finishing spaces or the golden city on a piece; each piece is named once."""
    finishing = {owner[place] for place, _ in layout.finishing if place in owner}
    golden = {owner[place] for place in layout.el_dorado if place in owner} - finishing
    for name, covered in (("ending", finishing), ("city", golden)):
        for i in sorted(covered):
            yield Fault("L-06", f"fault-{name}-overlap", {"letter": layout.placements[i].letter})


def unreachable(board: Board) -> Iterator[Fault]:
    """Only mountains can cut off the way; blockades open with the right cards."""
    if not all(reaches_finish(board, [start]) for start in board.starts.values()):
        yield Fault("S-01", "fault-unreachable")


def _open_connections(layout: Layout) -> Iterator[Fault]:
    connections = layout.connections()
    if len(connections) > len(BLOCKADES):
        letters = [placement.letter for placement in layout.placements]
        still_open = ", ".join(
            f"{letters[i]}-{letters[j]}" for i, j in connections[len(BLOCKADES) :]
        )
        about: dict[str, Argument] = {"count": len(connections), "known": still_open}
        yield Fault("L-04", "fault-open", about, fatal=False)
