"""The people who want to be shown on the ladder, and by which names."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from eldorado.server.store.schema import ladder_names
from eldorado.server.store.store import Store
from eldorado.table import Refused

KEY = "ladder"


class LadderNames:
    """The part of the store that knows who is shown on the ladder."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, people: Sequence[str]) -> dict[str, str]:
        """The names of those among them who are shown."""
        found = select(ladder_names.c.who, ladder_names.c.name)
        rows = await self._store.rows(found.where(ladder_names.c.who.in_(people)))
        return {row.who: row.name for row in rows}

    async def show(self, who: str, name: str) -> None:
        """Somebody is shown by that name from now on, unless another person is."""
        values = {"name": name, "folded": name.casefold()}
        new = self._store.insert(ladder_names).values(who=who, **values)
        change = new.on_conflict_do_update(index_elements=["who"], set_=values)
        taken = select(ladder_names.c.who).where(
            ladder_names.c.folded == values["folded"], ladder_names.c.who != who
        )

        def work(connection: Connection) -> bool:
            if connection.execute(taken).first() is not None:
                return False
            connection.execute(change)
            return True

        try:
            free = await self._store.do(KEY, work)
        except IntegrityError:  # another worker was quicker
            free = False
        if not free:
            raise Refused("name_taken")

    async def hide(self, who: str) -> None:
        """Somebody is no longer shown, and the name is forgotten."""
        gone = delete(ladder_names).where(ladder_names.c.who == who)
        await self._store.do(KEY, lambda connection: connection.execute(gone))
