"""The game in a terminal: playing with people and computer players, and reading records."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from eldorado.core.state import Variant
from eldorado.errors import Argument, EldoradoError, WordedError
from eldorado.routes.board import Board
from eldorado.terminal.console import PlayerConsole

OFFICIAL_RULES = Variant()


@dataclass(frozen=True)
class NewGame:
    """A game to begin. A seat is `human` or a level, with a name if wanted: `human:Ann`."""

    seats: Sequence[str]
    route: str = "first_game"
    variant: Variant = OFFICIAL_RULES
    seed: int | None = None
    start: int | None = None
    """The seat that begins; None for a random one."""


def play(
    game: NewGame, console: PlayerConsole, save_to: Path | None = None, pace: float = 0.7
) -> None:
    """A whole game at this terminal."""
    from eldorado.table import Setup, Table
    from eldorado.terminal.save_files import fresh_path
    from eldorado.terminal.seats import read_seats
    from eldorado.terminal.session import NO_TIME, Session

    if save_to is not None and save_to.exists():
        raise WordedError("file-exists", {"path": str(save_to)})
    seats = read_seats(game.seats)
    if game.start is not None and not 0 <= game.start < len(seats):
        raise WordedError("seat-start", {"number": game.start + 1, "count": len(seats)})
    setup = Setup(seats, route_id(game.route), game.variant, game.start).checked()
    table = Table("", setup)
    table.do(table.begin(NO_TIME, game.seed))
    Session(console, table, save_to or fresh_path(setup.route), pace=pace).run()


def resume(
    file: Path,
    console: PlayerConsole,
    seats: Sequence[str] = (),
    save_to: Path | None = None,
    pace: float = 0.7,
) -> None:
    """The rest of a saved game; without seats, everybody plays on as before."""
    from eldorado.terminal.save_files import read_record, seats_of
    from eldorado.terminal.session import Session

    record = read_record(file)
    try:
        sitting = seats_of(record, seats)
        session = Session.resume(console, record, sitting, save_to or file, pace)
    except EldoradoError as error:
        told: dict[str, Argument] = {"path": str(file), "error": str(error)}
        raise WordedError("file-no-resume", told) from error
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


def check_record(path: Path) -> str:
    """Replays a record strictly to its end; how many turns it has and who won, in words."""
    from eldorado.terminal.narration import outcome_lines
    from eldorado.terminal.save_files import read_record, replaying
    from eldorado.wording.texts import listed, text

    record = read_record(path, strict=True)
    with replaying(path):
        game = record.replay()
    unfinished = text("analysis-unfinished", names=listed(record.seats), round=game.round)
    result = (outcome_lines(game, record.seats) or [unfinished])[0]
    return text("file-checked", path=str(path), count=len(record.turns), sentence=result)


def route_id(name: str) -> str:
    """The id of the printed route of this name, in any language; otherwise the text as it is."""
    from eldorado.help import find_name

    found = find_name(name, ("route",))
    return found.removeprefix("route-") if found else name


def show_route(board: Board, plain: bool = False, console: PlayerConsole | None = None) -> None:
    """An empty route: the map, the places of blockades, and its pieces."""
    from eldorado.terminal.hexmap import HexMap
    from eldorado.terminal.screen import route_lines

    console = console or PlayerConsole(plain)
    drawing = HexMap(board, None, console.width, not console.plain)
    console.show(*route_lines(board))
    if drawing.fits:
        console.show(drawing.draw())


__all__ = [
    "NewGame",
    "PlayerConsole",
    "check_record",
    "play",
    "replay",
    "resume",
    "route_id",
    "show_route",
]
