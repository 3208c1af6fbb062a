"""The file of a backup: JSON lines, compressed with gzip.

The first line is the header. Then come the rows of each table in the header's order, each an
array of the table's columns; bytes are text of the same code points (Latin-1). The last line has
the SHA-256 of all lines before it.
"""

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from eldorado.errors import EldoradoError

FORMAT = "eldorado backup"
VERSION = 1
DAMAGE = (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError, UnicodeError)
"""What reading a damaged file raises."""


class Part(Struct, frozen=True):
    """A table of the database: the names of its columns, and how many rows follow."""

    columns: list[str]
    rows: int


class Header(Struct, frozen=True):
    """What a backup holds."""

    layout: str
    """The revision of the database's layout."""
    made: float
    """When, in seconds of the epoch."""
    tables: dict[str, Part]
    format: str = FORMAT
    version: int = VERSION

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.tables.values())


class BackupEnd(Struct, frozen=True):
    """The last line."""

    sha256: str


class BackupWriter:
    """Writes one backup, line by line."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._sum = hashlib.sha256()

    def header(self, header: Header) -> None:
        self._line(header)

    def row(self, values: Iterable[Any]) -> None:
        self._line([_text(value) for value in values])

    def end(self) -> None:
        self._line(BackupEnd(self._sum.hexdigest()))

    def _line(self, what: Any) -> None:
        line = msgspec.json.encode(what) + b"\n"
        self._sum.update(line)
        self._file.write(line)


def _text(value: Any) -> Any:
    return value.decode("latin-1") if isinstance(value, bytes) else value


@contextmanager
def new_backup(path: Path, replace: bool) -> Iterator[BackupWriter]:
    """A backup that is there whole or not at all, for its owner's eyes only."""
    if path.exists() and not replace:
        raise EldoradoError(f"The file {path} already exists; --force replaces it.")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
    except OSError as error:
        raise _unwritable(path, error) from None
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6) as packed:
                writer = BackupWriter(packed)
                yield writer
                writer.end()
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError as error:
        raise _unwritable(path, error) from error
    finally:
        Path(name).unlink(missing_ok=True)
    _keep_name(path.absolute().parent)


def _keep_name(folder: Path) -> None:
    """A new name is on the disk when its folder is; Windows sees to that itself."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _unwritable(path: Path, error: OSError) -> EldoradoError:
    return EldoradoError(f"The backup {path} cannot be written: {error.strerror or error}.")


def checked_header(path: Path) -> Header:
    """The header of a backup that is whole, or a sentence about what is wrong with it."""
    with _reading(path) as file:
        line = file.readline()
        header = _header(path, line)
        found = hashlib.sha256(line)
        for _ in range(header.rows):
            line = file.readline()
            found.update(line)
        end = msgspec.json.decode(file.readline(), type=BackupEnd)
        if end.sha256 != found.hexdigest() or file.readline():
            raise _damaged(path)
    return header


def rows_of(path: Path) -> Iterator[tuple[str, list[Any]]]:
    """Every row with the name of its table, of a backup that was checked."""
    with _reading(path) as file:
        header = _header(path, file.readline())
        for name, part in header.tables.items():
            for _ in range(part.rows):
                row = msgspec.json.decode(file.readline(), type=list[Any])
                if len(row) != len(part.columns):
                    raise _damaged(path)
                yield name, row


@contextmanager
def _reading(path: Path) -> Iterator[gzip.GzipFile]:
    try:
        with gzip.GzipFile(path) as file:
            yield file
    except DAMAGE:
        raise _damaged(path) from None
    except OSError as error:
        raise EldoradoError(f"The backup {path} cannot be read: {error.strerror}.") from None


def _header(path: Path, line: bytes) -> Header:
    header = msgspec.json.decode(line, type=Header)
    if header.format != FORMAT:
        raise _damaged(path)
    if header.version != VERSION:
        raise EldoradoError(f"{path} was made by a newer eldorado; update eldorado to restore it.")
    return header


def _damaged(path: Path) -> EldoradoError:
    return EldoradoError(f"{path} is not a backup, or it is damaged; use another one.")
