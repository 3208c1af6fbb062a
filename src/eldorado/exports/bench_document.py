"""A route on the workbench: as far as it is built, what is wrong with it, where a piece may lie."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from eldorado.errors import Argument, RouteError
from eldorado.exports.board_document import Edges, named
from eldorado.facts import Hex, endings, pieces
from eldorado.input_limits import check_pieces, check_route
from eldorado.routes.assembly import Layout, assemble, ground_of
from eldorado.routes.board import Board
from eldorado.routes.check import Fault, layout_faults, misplaced
from eldorado.routes.code import Route, attachments, find_route
from eldorado.routes.paths import steps_from
from eldorado.workshop.measures.ground_plan import GroundPlan, OpenLayout, open_plan
from eldorado.workshop.measures.route_advice import RouteTip, advice
from eldorado.workshop.measures.route_facts import RouteFacts, route_facts

UNFINISHED = ("fault-code-ending", "fault-code-parts", "fault-route")
"""What a code without an ending tile is refused for."""


class TrayPiece(Struct, frozen=True):
    """One side of a piece of the box, or of the ending tile, as it looks unturned."""

    letter: str
    """Or `blue` or `green`: the ending tile."""
    back: str
    kind: Literal["start", "terrain", "strip", "ending"]
    spaces: dict[str, str]
    hexes: dict[str, Hex]
    city: list[Hex] = []


class PieceSpot(Struct, frozen=True):
    """A place where a piece may lie, by its part of the route's code."""

    part: str
    hexes: list[Hex]


class BenchFault(Struct, frozen=True):
    """What is wrong: a message, its arguments, and the pieces it is about."""

    message: str
    about: dict[str, Argument]
    clause: str
    fatal: bool
    pieces: list[str]


class BenchBoard(Struct, frozen=True):
    """The pieces as a board to draw."""

    spaces: dict[str, str]
    hexes: dict[str, Hex]
    edges: Edges
    seams: list[Edges]
    letters: list[tuple[str, Hex]]
    city: list[Hex]


class BenchDocument(Struct, frozen=True):
    """A route as far as it is built."""

    code: str
    """Without an ending tile where there is none yet; empty before the first piece."""
    route: str
    """The id of a printed route, else empty."""
    playable: bool
    board: BenchBoard
    faults: list[BenchFault]
    facts: RouteFacts | None
    tips: list[RouteTip]
    spots: list[PieceSpot]
    """Where the piece that was asked for may lie."""


EMPTY = BenchBoard({}, {}, [], [], [], [])


def tray() -> list[TrayPiece]:
    """Everything in the box that a route is built of, each side by itself."""
    sides = [
        TrayPiece(
            letter=letter,
            back=piece.back,
            kind=piece.kind,  # type: ignore[arg-type]
            spaces={f"{letter}{n}": token for n, (_, token) in enumerate(piece.hexes, 1)},
            hexes={f"{letter}{n}": place for n, (place, _) in enumerate(piece.hexes, 1)},
        )
        for letter, piece in pieces().items()
    ]
    return sides + [
        TrayPiece(
            letter=side,
            back="green" if side == "blue" else "blue",
            kind="ending",
            spaces={f"X{n}": f"F:{token}" for n, (_, token) in enumerate(one.finishing, 1)},
            hexes={f"X{n}": place for n, (place, _) in enumerate(one.finishing, 1)},
            city=list(one.el_dorado),
        )
        for side, one in endings().items()
    ]


def bench_document(code: str, piece: str = "", at: int | None = None) -> BenchDocument:
    """The workbench of a code.

    `piece` is a piece, as a letter and its turns, whose places are wanted: as the one of number
    `at` instead of the piece there, or after the last one. Raises RouteError for what cannot be
    read; pieces that overlap or do not touch are faults.
    """
    check_route(code)
    check_route(piece)
    layout = read_layout(code)
    if layout is None:
        return BenchDocument("", "", False, EMPTY, [], None, [], [])
    spots = piece_spots(layout, piece, at) if piece else []
    whole = isinstance(layout, Route)
    wrong = [
        one
        for one in (layout_faults(layout) if whole else misplaced(layout))
        if whole or one.message != "fault-no-terrain"
    ]
    board = EMPTY if misplaced_here(wrong) else None
    letters = [one.letter for one in layout.placements]
    code = code_of_layout(layout)
    known = layout.id if isinstance(layout, Route) else ""
    shown = [_fault(one, letters) for one in wrong]
    if board is not None:
        return BenchDocument(code, known, False, _loose(layout), shown, None, [], spots)
    laid = assemble(layout, None)
    playable = whole and not any(one.fatal for one in wrong)
    plan = GroundPlan.of(laid) if whole else open_plan(layout)  # type: ignore[arg-type]
    return BenchDocument(
        code=code,
        route=known,
        playable=playable,
        board=_board(laid),
        faults=[_at_its_place(one, laid) for one in shown],
        facts=route_facts(plan),
        tips=advice(plan),
        spots=spots,
    )


def misplaced_here(found: list[Fault]) -> bool:
    """Whether the pieces do not make a board."""
    return any(one.fatal and one.message != "fault-unreachable" for one in found)


def read_layout(code: str) -> Layout | None:
    """The pieces of a code, with or without an ending tile; None before the first one."""
    if not code.strip():
        return None
    try:
        return find_route(code)
    except RouteError as error:
        if error.message not in UNFINISHED:
            raise
        try:
            route = Route.parse(f"{code}-blue0")
        except RouteError:
            raise error from None
    return OpenLayout(route.placements, "", 0)


def code_of_layout(layout: Layout) -> str:
    """The code of pieces, without an ending tile where there is none."""
    if isinstance(layout, Route):
        return str(layout)
    return str(Route(layout.placements, "blue", 0)).rpartition("-")[0]


def piece_spots(layout: Layout, piece: str, at: int | None) -> list[PieceSpot]:
    """Where a piece may lie: it touches the one before and lies on no other."""
    name, turns = piece[:-1], piece[-1:]
    if not turns.isdecimal() or int(turns) > 5:
        raise RouteError("fault-code-turns", {"word": piece[:40], "code": "C5"})
    if name in endings():
        return _ending_spots(layout, name)
    letter = name.upper()
    if letter not in pieces():
        raise RouteError("fault-letter", {"letter": letter[:40], "known": ", ".join(pieces())})
    place = len(layout.placements) if at is None else at
    check_pieces(place)
    if not 0 < place <= len(layout.placements):
        return []
    others = layout.placements[:place] + layout.placements[place + 1 :]
    taken = {hex for one in others for hex in ground_of(one)}
    return [
        PieceSpot(part, list(ground))
        for part, placement in attachments(layout.placements[place - 1], letter, int(turns)).items()
        if taken.isdisjoint(ground := ground_of(placement))
    ]


def _ending_spots(layout: Layout, side: str) -> list[PieceSpot]:
    taken = {hex for one in layout.placements for hex in ground_of(one)}
    found = []
    for turns in range(6):
        whole = Layout(layout.placements, side, turns)
        ground = [*(place for place, _ in whole.finishing), *whole.el_dorado]
        if taken.isdisjoint(ground):
            found.append(PieceSpot(f"{side}{turns}", ground))
    return found


def _fault(fault: Fault, letters: list[str]) -> BenchFault:
    """A fault with the pieces that its arguments name."""
    named_pieces = [
        str(fault.about[key]) for key in ("letter", "before", "other") if key in fault.about
    ]
    about = [letter for letter in named_pieces if letter in letters]
    return BenchFault(fault.message, fault.about, fault.clause, fault.fatal, about)


def _at_its_place(fault: BenchFault, board: Board) -> BenchFault:
    """A way that ends before the finish is wrong on the last piece that somebody reaches."""
    if fault.message != "fault-unreachable":
        return fault
    letters = [letter for letter, _ in board.ground.letters]
    reached = [steps_from(board, [start]) for start in board.starts.values()]
    ends = {
        max((board.names[space][0] for space in spaces), key=letters.index)
        for spaces in reached
        if not any(board.finish[space] for space in spaces)
    }
    return replace(fault, pieces=sorted(ends, key=letters.index))


def _board(board: Board) -> BenchBoard:
    return BenchBoard(
        spaces={space.name: space.token for space in board.spaces},
        hexes={space.name: space.hex for space in board.spaces if space.hex},
        edges=named(board, board.edges),
        seams=[named(board, seam.edges) for seam in board.seams],
        letters=list(board.ground.letters),
        city=list(board.ground.el_dorado),
    )


def _loose(layout: Layout) -> BenchBoard:
    """Pieces that do not make a board: each as it lies, without what joins them."""
    spaces, hexes = {}, {}
    for placement in layout.placements:
        ground = zip(pieces()[placement.letter].hexes, ground_of(placement), strict=True)
        for number, ((_, token), place) in enumerate(ground, 1):
            spaces[f"{placement.letter}{number}"] = token
            hexes[f"{placement.letter}{number}"] = place
    for number, (place, token) in enumerate(layout.finishing, 1):
        spaces[f"X{number}"], hexes[f"X{number}"] = f"F:{token}", place
    letters = [(one.letter, one.center) for one in layout.placements]
    return BenchBoard(spaces, hexes, [], [], letters, list(layout.el_dorado))
