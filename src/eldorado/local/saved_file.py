"""All games of a device as one document: to take away, and to bring to another device."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from eldorado.errors import EldoradoError
from eldorado.input_limits import LARGEST_SAVED, LONGEST_ACTION, MOST_SAVED_EVENTS, check_position
from eldorado.interface.table_ids import is_table_id
from eldorado.local.saved_games import (
    MOST_GAMES,
    GameOutline,
    SavedGame,
    SavedGames,
    SavedSetup,
    device_full,
)
from eldorado.table import Refused, Setup, read_event
from eldorado.table.events import Acted, Started


class GameFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with everything that happened."""

    id: str
    created: float
    setup: Setup
    events: Annotated[list[msgspec.Raw], Meta(max_length=MOST_SAVED_EVENTS)]


class SavedFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The games of a device."""

    games: Annotated[list[GameFile], Meta(max_length=MOST_GAMES)]
    format: Literal["eldorado games 1"] = "eldorado games 1"


def write_saved(games: SavedGames) -> str:
    """All games that can be read, the newest first; a finished and a running one alike."""
    found: list[GameFile] = []
    for game in games.newest():
        if game.start is not None and not game.damaged:
            events = [msgspec.Raw(line) for line in game.lines]
            found.append(GameFile(game.id, game.start.created, game.start.setup, events))
    return msgspec.json.encode(SavedFile(found)).decode()


def read_saved(text: str) -> list[SavedGame]:
    """The games of such a document; all of them can be opened, or the document is refused."""
    if len(text) > LARGEST_SAVED:
        raise unreadable_file()
    try:
        document = msgspec.json.decode(text, type=SavedFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise unreadable_file() from error
    return [_checked(one) for one in document.games]


def _checked(one: GameFile) -> SavedGame:
    """A game that was played out to its last event once."""
    if not is_table_id(one.id):
        raise unreadable_file()
    game = SavedGame(one.id, SavedSetup(one.created, one.setup))
    game.lines = [bytes(event).decode() for event in one.events]
    try:
        one.setup.check_plan()
        for line in game.lines:
            _check_event(read_event(line))
        game.outline = GameOutline.of(game.table())
    except (EldoradoError, msgspec.DecodeError) as error:
        raise unreadable_file() from error
    return game


def _check_event(event: Any) -> None:
    if isinstance(event, Started):
        check_position(event.position)
    elif isinstance(event, Acted) and len(event.action) + len(event.chance) > 2 * LONGEST_ACTION:
        raise unreadable_file()


def unreadable_file() -> Refused:
    return Refused("saved_file", "This file does not hold games of this program, or is damaged.")


def bring_in(games: SavedGames, text: str) -> list[str]:
    """Keeps the games of a document; the ids of those that were read. A game that is here already
    stays as it is, unless the document's goes on where it ends."""
    read = {game.id: game for game in read_saved(text)}
    found = [game for game in read.values() if _is_news(games.games.get(game.id), game)]
    new = {game.id for game in found}
    kept = [game for game in games.games.values() if game.id not in new]
    running = sum(not game.over for game in (*kept, *found))
    if running + any(game.over for game in found) > MOST_GAMES:
        raise device_full()
    for game in found:
        games.put(game)
    return [game.id for game in found]


def _is_news(known: SavedGame | None, game: SavedGame) -> bool:
    """Whether a game is another than the one that is kept here, or its continuation."""
    if known is None or known.damaged:
        return True
    ours = len(known.lines)
    return len(game.lines) > ours and game.lines[:ours] == known.lines
