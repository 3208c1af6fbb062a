"""The game in a terminal: playing with people and computer players, and reading records."""

from collections.abc import Sequence
from pathlib import Path

from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.routes.board import Board
from eldorado.terminal.console import PlayerConsole


def play(
    seats: Sequence[str],
    route: str = "first_game",
    variant: Variant | None = None,
    seed: int | None = None,
    start: int | None = None,
    plain: bool = False,
    save_to: Path | None = None,
    resume: Path | None = None,
    pace: float = 0.7,
    console: PlayerConsole | None = None,
) -> None:
    """A whole game at this terminal, or the rest of a saved one.

    A seat is `human`, `walker` or another level, with a name if wanted: `human:Ann`. With
    `resume`, seats may be empty: then everybody plays on as before.
    """
    from eldorado.table import Setup, Table
    from eldorado.terminal.save_files import fresh_path, read_record, seats_of
    from eldorado.terminal.seats import read_seats
    from eldorado.terminal.session import NO_TIME, Session

    console = console or PlayerConsole(plain)
    if resume is not None:
        record = read_record(resume)
        try:
            sitting = seats_of(record, seats)
            session = Session.resume(console, record, sitting, save_to or resume, pace)
        except EldoradoError as error:
            raise EldoradoError(f"{resume} cannot be resumed: {error}") from error
    else:
        if save_to is not None and save_to.exists():
            raise EldoradoError(f"{save_to} exists already; resume it, or save under another name.")
        setup = Setup(read_seats(seats), route, variant or Variant(), start).checked()
        table = Table("", setup)
        table.do(table.begin(NO_TIME, seed))
        session = Session(console, table, save_to or fresh_path(setup.route), pace=pace)
    session.run()


def replay(
    path: Path,
    plain: bool = False,
    turn: str | None = None,
    eyes: str | None = None,
    console: PlayerConsole | None = None,
) -> None:
    """Steps through a record; `turn` is where to begin, such as `3.1`.

    `eyes` is the number or the name of the seat to look from; otherwise everything is open.
    """
    from eldorado.terminal.replay_viewer import ReplayViewer

    ReplayViewer(console or PlayerConsole(plain), path, turn, eyes).run()


def show_route(board: Board, plain: bool = False, console: PlayerConsole | None = None) -> None:
    """A bare route: the map, where blockades will lie, and what the pieces are."""
    from eldorado.terminal.hexmap import HexMap
    from eldorado.terminal.screen import route_lines

    console = console or PlayerConsole(plain)
    drawing = HexMap(board, None, console.width, not console.plain)
    console.show(*route_lines(board))
    if drawing.fits:
        console.show(drawing.draw())


__all__ = ["PlayerConsole", "play", "replay", "show_route"]
