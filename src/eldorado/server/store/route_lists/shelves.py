"""The routes that people keep for themselves, finished or not."""

from sqlalchemy import Connection, delete, func, select

from eldorado.input_limits import MOST_SHELVED
from eldorado.interface.route_words import ShelfRoute, shelf_full
from eldorado.server.store.schema import shelf_routes
from eldorado.server.store.store import Store

KEY = "shelves"


class Shelves:
    """The part of the store that keeps people's own routes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, who: str) -> list[ShelfRoute]:
        """Somebody's routes, the last kept first."""
        columns = [shelf_routes.c[name] for name in ShelfRoute.__struct_fields__]
        mine = select(*columns).where(shelf_routes.c.who == who)
        rows = await self._store.rows(mine.order_by(shelf_routes.c.at.desc(), shelf_routes.c.code))
        return [ShelfRoute(*row) for row in rows]

    async def keep(self, who: str, route: ShelfRoute) -> None:
        """Puts a route on somebody's shelf, in place of the same one with other words."""
        words = {"name": route.name, "line": route.line, "at": route.at}
        new = self._store.insert(shelf_routes).values(who=who, code=route.code, **words)
        change = new.on_conflict_do_update(index_elements=["who", "code"], set_=words)
        others = (shelf_routes.c.who == who, shelf_routes.c.code != route.code)
        count = select(func.count()).select_from(shelf_routes).where(*others)

        def work(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() >= MOST_SHELVED:
                return False
            connection.execute(change)
            return True

        if not await self._store.do(KEY, work):
            raise shelf_full()

    async def remove(self, who: str, code: str | None = None) -> int:
        """Takes a route from somebody's shelf, or all of them; how many it were."""
        mine = [shelf_routes.c.who == who, *([shelf_routes.c.code == code] if code else [])]
        gone = delete(shelf_routes).where(*mine)
        return await self._store.do(KEY, lambda connection: connection.execute(gone).rowcount)

    async def forget_old(self, before: float) -> None:
        """Deletes what nobody has kept again since then."""
        gone = delete(shelf_routes).where(shelf_routes.c.at < before)
        await self._store.do(KEY, lambda connection: connection.execute(gone))
