"""Positions as rows: what a seat could see, what it might do, what it did, and how it ended."""

import io
from collections.abc import Iterator, Sequence
from typing import Any, Final

from eldorado.core.game import Game
from eldorado.core.state import GATE
from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.play import GameResult, PlayedGame
from eldorado.routes.paths import steps_to_go

SEAT_PARTS: Final = {
    "seat": "int8",
    "pieces": "list of text",
    "steps": "int16",
    "hand": "int8",
    "deck": "int16",
    "blockades": "int8",
    "arrived": "int8",
}
"""The fields of each seat, in turn order from the one to move."""

POSITION_COLUMNS: Final = {
    "game": "int32",
    "step": "int32",
    "route": "text",
    "caves": "boolean",
    "round": "int16",
    "seat": "int8",
    "players": "int8",
    "bot": "text",
    "hand": "list of text",
    "draw": "list of text",
    "discard": "list of text",
    "played": "list of text",
    "tokens": "list of text",
    "market": "list of text",
    "reserve": "list of text",
    "blockades": "list of int8",
    "bought": "boolean",
    "seats": "list of seat",
    "legal": "list of text",
    "chosen": "int32",
    "place": "int8",
    "won": "boolean",
    "arrival": "int16",
}
"""The columns with their types; docs/datasets.md says what they mean."""


def position_rows(played: PlayedGame) -> Iterator[dict[str, Any]]:
    """A row for every action of a game, from the view of the seat that took it."""
    if played.game.opening is None:
        raise EldoradoError("This game has no known beginning.")
    result = played.result
    for step, position in enumerate(played.game.record()):
        view, seat = position.view, position.game.to_move
        actions = view.legal_actions()
        yield {
            "game": result.number,
            "step": step,
            "route": result.route,
            "caves": result.caves,
            "round": view.round,
            "seat": seat,
            "players": len(result.players),
            "bot": result.players[seat],
            **_seen(view, seat),
            "legal": [str(action) for action in actions],
            "chosen": actions.index(position.action),
            "place": result.places[seat],
            "won": result.winner == seat,
            "arrival": result.arrivals[seat],
        }


def position_schema() -> Any:
    """The columns as a schema of pyarrow."""
    import pyarrow

    kinds = {
        "int8": pyarrow.int8(),
        "int16": pyarrow.int16(),
        "int32": pyarrow.int32(),
        "boolean": pyarrow.bool_(),
        "text": pyarrow.string(),
        "list of text": pyarrow.list_(pyarrow.string()),
        "list of int8": pyarrow.list_(pyarrow.int8()),
    }
    seat = pyarrow.struct([(name, kinds[kind]) for name, kind in SEAT_PARTS.items()])
    kinds["list of seat"] = pyarrow.list_(seat)
    return pyarrow.schema([(name, kinds[kind]) for name, kind in POSITION_COLUMNS.items()])


def dump_positions(games: Sequence[PlayedGame]) -> bytes:
    """The positions of some games as a Parquet file."""
    import pyarrow
    import pyarrow.parquet

    rows = [row for played in games for row in position_rows(played)]
    file = io.BytesIO()
    pyarrow.parquet.write_table(
        pyarrow.Table.from_pylist(rows, position_schema()), file, compression="zstd"
    )
    return file.getvalue()


def dump_records(games: Sequence[PlayedGame]) -> bytes:
    """The records of some games one after the other, an empty line between them."""
    return "\n".join(_record(played.game, played.result) for played in games).encode()


def _record(game: Game, result: GameResult) -> str:
    record = game.record()
    record.tags["Game"] = str(result.number)
    record.tags["Players"] = ", ".join(result.players)
    return str(record)


def _seen(view: View, seat: int) -> dict[str, Any]:
    """What the seat could see."""
    world, own = view.world, view.expeditions[seat]
    return {
        "hand": list(own.hand),
        "draw": list(own.unseen),
        "discard": list(own.discard),
        "played": list(own.play),
        "tokens": list(own.tokens),
        "market": [card for card, left in view.market.items() for _ in range(left)],
        "reserve": [card for card, left in view.reserve.items() for _ in range(left)],
        "blockades": [number for number in world.blockades if number],
        "bought": world.turn.bought,
        "seats": _seats(view, seat),
    }


def _seats(view: View, first: int) -> list[dict[str, Any]]:
    """All seats in turn order, with what everybody knows of them."""
    world, shown = view.world, view.expeditions
    way = steps_to_go(world.board)
    found = []
    for offset in range(len(shown)):
        seat = (first + offset) % len(shown)
        player, one = world.players[seat], shown[seat]
        zones = (player.hand, player.draw, player.discard, player.play)
        found.append(
            {
                "seat": seat,
                "pieces": list(one.pieces),
                "steps": sum(way[space] + 1 for space in player.pieces if space != GATE),
                "hand": one.hand_size,
                "deck": sum(map(len, zones)),
                "blockades": len(one.blockades),
                "arrived": one.arrived,
            }
        )
    return found
