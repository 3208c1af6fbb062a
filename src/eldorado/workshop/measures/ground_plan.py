"""What the workshop measures: a board with its goals and pieces, finished or not."""

from dataclasses import dataclass
from functools import cached_property

from eldorado.errors import RouteError
from eldorado.facts import Hex
from eldorado.routes.assembly import Layout, assemble
from eldorado.routes.board import MOUNTAIN, Board
from eldorado.routes.check import misplaced
from eldorado.routes.code import Route, find_route


class OpenLayout(Layout):
    """Pieces that have no ending tile yet."""

    @property
    def finishing(self) -> tuple[tuple[Hex, str], ...]:
        return ()

    @property
    def el_dorado(self) -> tuple[Hex, ...]:
        return ()


@dataclass(frozen=True)
class GroundPlan:
    """A board and the spaces a way leads to: its finishing spaces, or all of its last piece."""

    board: Board
    goals: frozenset[int]
    finished: bool = True

    @classmethod
    def of(cls, board: Board) -> "GroundPlan":
        """A finished board: a route's or a hand-made one."""
        return cls(board, frozenset(i for i, last in enumerate(board.finish) if last))

    @cached_property
    def pieces(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The pieces from start to end with their spaces; a hand-made board is one piece."""
        board = self.board
        by_letter: dict[str, list[int]] = {letter: [] for letter, _ in board.ground.letters}
        if not by_letter:
            return (("", tuple(range(len(board.spaces)))),)
        for space, name in enumerate(board.names):
            if name[0] in by_letter:
                by_letter[name[0]].append(space)
        return tuple((letter, tuple(spaces)) for letter, spaces in by_letter.items())

    @cached_property
    def middles(self) -> tuple[Hex, ...]:
        """Where the pieces lie; none on a hand-made board."""
        return tuple(place for _, place in self.board.ground.letters)

    @cached_property
    def starts(self) -> frozenset[int]:
        return frozenset(self.board.starts.values())

    @cached_property
    def between(self) -> tuple[int, ...]:
        """The spaces that are neither starting nor finishing spaces and can be entered."""
        board = self.board
        return tuple(
            i
            for i, space in enumerate(board.spaces)
            if space.terrain < MOUNTAIN and not space.start and not space.finish
        )

    def named(self, spaces: "frozenset[int] | tuple[int, ...]") -> tuple[str, ...]:
        """Spaces by their names, in the order of the board."""
        return tuple(self.board.names[space] for space in sorted(spaces))


def read_plan(code: str) -> GroundPlan:
    """The plan of a route by its name or code; a code without an ending is an unfinished route.

    Raises RouteError where pieces overlap or do not touch.
    """
    try:
        route = find_route(code)
    except RouteError as error:
        if error.message not in ("fault-code-ending", "fault-code-parts", "fault-route"):
            raise
        try:
            route = Route.parse(f"{code}-blue0")
        except RouteError:
            raise error from None
        return open_plan(OpenLayout(route.placements, "", 0))
    return GroundPlan.of(route.board())


def open_plan(layout: OpenLayout) -> GroundPlan:
    """The plan of pieces without an ending tile: its goals are the spaces of the last piece."""
    for fault in misplaced(layout):
        if fault.message != "fault-no-terrain":
            raise fault.error()
    board = assemble(layout, None)
    last = layout.placements[-1].letter
    goals = {i for i, space in enumerate(board.spaces) if space.name[0] == last and space.enterable}
    return GroundPlan(board, frozenset(goals), finished=False)


def find_plan(route: "str | Route | Board | GroundPlan") -> GroundPlan:
    """A plan from whatever names or is a route."""
    if isinstance(route, str):
        return read_plan(route)
    if isinstance(route, Route):
        return GroundPlan.of(route.board())
    return route if isinstance(route, GroundPlan) else GroundPlan.of(route)
