"""One server for one SQLite file: a lock beside it, which ends with the process that holds it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from eldorado.errors import EldoradoError
from eldorado.server.file_lock import try_lock
from eldorado.server.store.databases.address import read_address


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Nobody else serves this database or replaces it meanwhile; PostgreSQL serves many."""
    address = read_address(url)
    if address.drivername != "sqlite":
        yield
        return
    path = Path(str(address.database)).resolve()
    beside = path.with_name(f"{path.name}.lock")
    try:
        file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise EldoradoError(f"The file {beside} cannot be used: {error.strerror}.") from None
    try:
        if not try_lock(file):
            raise EldoradoError(_taken(path, os.read(file, 20)))
        os.ftruncate(file, 0)
        os.write(file, b"%d\n" % os.getpid())
        yield
    finally:
        os.close(file)


def _taken(path: Path, written: bytes) -> str:
    holder = written.decode("ascii", "replace").strip()
    process = f"process {holder}" if holder.isdecimal() else "another process"
    return f"{path} is in use by {process}; stop that one first, or choose another with --data."
