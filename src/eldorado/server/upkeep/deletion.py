"""A host deletes a table, whether a server runs or not."""

import msgspec

from eldorado.errors import EldoradoError
from eldorado.server.store import Store
from eldorado.table import Seat


async def show_table(url: str, id: str) -> str:
    """A table in words, for somebody who is about to delete it."""
    store = await Store.existing(url)
    try:
        found = await store.load(id)
        if found is None:
            raise EldoradoError(f"There is no table {id[:40]}.")
        seats = msgspec.json.decode(found.progress.seats, type=list[Seat])
        names = ", ".join(seat.name or "nobody" for seat in seats)
        return f"the table {id} ({found.progress.status}; {names})"
    finally:
        await store.close()


async def delete_table(url: str, id: str) -> None:
    """A table with everything that belongs to it."""
    store = await Store.existing(url)
    try:
        await store.delete(id)
    finally:
        await store.close()
