"""Saved games: their place, writing them atomically, and reading them."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from eldorado.data_folder import data_folder
from eldorado.errors import Argument, EldoradoError, RecordError, WordedError
from eldorado.input_limits import LONGEST_RECORD
from eldorado.records import Comment, Record, RecordedTurn
from eldorado.wording.file_errors import file_error

if TYPE_CHECKING:
    from eldorado.table import SeatPlan, Table

PLAYERS = "Players"
"""The tag that says which seats are people."""


def fresh_path(title: str) -> Path:
    """A file that does not exist yet, named after day, time and route."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M}-{title[:40]}"
    folder = data_folder()
    path = folder / f"{stem}.txt"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


def write_record(path: Path, record: Record) -> None:
    """Replaces the file in one step, so that it is never half written."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(str(record), encoding="utf-8")
        os.replace(part, path)  # noqa: PTH105  the step that must not be divided
    except OSError as error:
        raise file_error("file-unwritable", path, error) from error


def record_text(path: Path) -> str:
    """The text of a file; if it is too long, only as much as shows that."""
    with path.open(encoding="utf-8") as file:
        return file.read(LONGEST_RECORD + 1)


def read_record(path: Path, strict: bool = False) -> Record:
    """The record in a file, read leniently; one sentence if there is none."""
    try:
        found = record_text(path)
    except UnicodeDecodeError as error:
        raise WordedError("file-not-text", {"path": str(path)}) from error
    except OSError as error:
        raise file_error("file-unreadable", path, error) from error
    try:
        return Record.parse(found, strict)
    except EldoradoError as error:
        told: dict[str, Argument] = {"path": str(path), "error": str(error)}
        raise WordedError("file-no-game", told) from error


@contextmanager
def replaying(path: Path) -> Iterator[None]:
    """Adds the file name to errors in replaying a record."""
    try:
        yield
    except RecordError as error:
        told: dict[str, Argument] = {"path": str(path), "error": str(error)}
        raise WordedError("file-no-replay", told) from error


def seats_of(record: Record, wanted: Sequence[str] = ()) -> "tuple[SeatPlan, ...]":
    """The seats of a resumed game: as requested, as recorded, or all people (O-23)."""
    from eldorado.table.setup import tidy_name
    from eldorado.terminal.seats import HUMAN, read_seats

    players = len(record.start().players)
    kinds = [kind.strip() for kind in record.tags.get(PLAYERS, "").split(",") if kind.strip()]
    texts = list(wanted) or kinds or [HUMAN] * players
    if len(texts) != players:
        raise WordedError("seat-record", {"count": players, "number": len(texts)})
    names = [tidy_name(name) for name in record.seats] if len(record.seats) == players else ()
    return read_seats(texts, names, trusted=bool(wanted))


def record_of(table: "Table", former: Record | None = None) -> Record:
    """The record of a game with its players; tags and comments of a former one survive."""
    from eldorado.terminal.seats import kind_of

    record = table.record()
    record.tags[PLAYERS] = ", ".join(map(kind_of, table.seats))
    if former is not None:
        record.tags = former.tags | record.tags
        record.lines = _with_comments(record, former)
    return record


def _with_comments(record: Record, former: Record) -> list[RecordedTurn | Comment]:
    new = {(turn.round, turn.seat): turn for turn in record.turns}
    lines: list[RecordedTurn | Comment] = []
    for line in former.lines:
        if isinstance(line, Comment):
            lines.append(line)
        elif (turn := new.pop((line.round, line.seat), None)) is not None:
            lines.append(replace(turn, comment=line.comment))
    return [*lines, *new.values()]
