"""Reading lessons and puzzles from JSON, with the name of the field where one is wrong."""

import re
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from eldorado.core.game import Game
from eldorado.core.view_types import BoardView
from eldorado.errors import ParseError, PositionError
from eldorado.input_limits import check_position, check_puzzle
from eldorado.routes.hexes import distance

FOLDER: Final = Path(__file__).parent
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""Ids of lessons, steps and puzzles: they stand in addresses and in the ids of texts."""

T = TypeVar("T")


class CourseError(ParseError):
    """A lesson or puzzle is invalid or does not exist; `path` leads to the field."""

    def __init__(self, path: str, sentence: str) -> None:
        super().__init__(f"{path}: {sentence}" if path else sentence)
        self.path = path


def read(data: bytes, kind: type[T]) -> T:
    """JSON as one of the types of this package; CourseError names the field that does not fit."""
    try:
        check_puzzle(data)
        return msgspec.json.decode(data, type=kind)
    except PositionError as error:
        raise CourseError("", str(error)) from error
    except msgspec.ValidationError as error:
        sentence, _, path = str(error).partition(" - at `$")
        path = path.strip("`").lstrip(".")
        sentence = sentence.replace("`", "'")
        raise CourseError(path or "document", f"{sentence[:1].lower()}{sentence[1:]}") from error
    except msgspec.DecodeError as error:
        raise CourseError("document", f"this is not valid JSON: {error}") from error


def check_name(path: str, name: str) -> None:
    if not NAME.fullmatch(name):
        raise CourseError(
            path, f"'{name[:40]}' is not an id; write lowercase letters, digits and hyphens"
        )


def deal(position: dict[str, Any], path: str) -> Game:
    """The game of a position document. Without `edges`, all adjacent hexes are joined.

    The seed is fixed, so that the same actions always lead to the same game.
    """
    try:
        check_position(position)
        return Game.from_position(joined_up(position), seed=0)
    except PositionError as error:
        sentence = str(error).partition(": ")[2]
        raise CourseError(f"{path}.{error.path}", sentence) from error


def pictured(position: dict[str, Any]) -> BoardView:
    """What a small picture of a position shows: its route, or its spaces and their places."""
    board: BoardView = position["board"]
    if "spaces" in board:
        return {"spaces": board["spaces"], "hexes": board.get("hexes", {})}
    return {"route": board["route"]}


def joined_up(position: dict[str, Any]) -> dict[str, Any]:
    """The document with an edge between every two adjacent spaces."""
    board = position.get("board")
    if not isinstance(board, dict) or "edges" in board or "hexes" not in board:
        return position
    document = deepcopy(position)
    hexes = document["board"]["hexes"]
    try:
        document["board"]["edges"] = [
            [a, b]
            for a, b in combinations(hexes, 2)
            if distance(tuple(hexes[a]), tuple(hexes[b])) == 1
        ]
    except (TypeError, ValueError, AttributeError):  # not hexes: reading it says so
        document["board"]["edges"] = []
    return document
