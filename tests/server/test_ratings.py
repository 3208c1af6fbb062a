"""Ratings: who beat whom in the newest games, worked out as seldom as can be."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from eldorado.interface.own_results import SeatResult, standings
from eldorado.interface.work.table_ratings import Place, rated, wins_of
from eldorado.server.live.rating_cache import RATED_FOR, Ratings
from eldorado.server.store import Store
from eldorado.server.store.results import MOST_PEOPLE, Results
from eldorado.stats.ratings import Rating
from tests.server.stores import opened, progress, statements


@pytest.mark.parametrize(
    ("places", "wins"),
    [
        ([("t", "a", 1), ("t", "b", 2)], {("a", "b"): 1}),
        ([("t", "a", 1), ("t", "b", 1)], {}),
        ([("t", "a", 1), ("t", "b", 2), ("t", "b", 3)], {("a", "b"): 2}),
        ([("t", "a", 1), ("u", "b", 2)], {}),
    ],
)
def test_whoever_has_the_better_place_has_won(
    places: list[tuple[str, str, int]], wins: dict[tuple[str, str], int]
) -> None:
    assert wins_of(places) == wins


def test_other_people_are_not_named() -> None:
    found = rated([("t", "ann", 1), ("t", "ben", 2), ("t", "bot:ranger", 3)])
    assert [one.who for one in standings(found, "ann")] == ["ranger", "you"]
    assert standings(found, "cleo") == []


async def over(store: Store, id: str, *players: str, at: float = 1.0, setup: bytes = b"{}") -> None:
    """A game that is over; the players came in in this order."""
    await store.create(id, setup, progress(at, "over"), False, "me")
    found = [SeatResult(seat, who, seat + 1, None, "{}", seat) for seat, who in enumerate(players)]
    work = Results(store).over(id, found)
    await store.do(id, work)


@pytest.mark.anyio
async def test_made_up_games_do_not_count(url: str) -> None:
    async with opened(url) as store:
        await over(store, "t", "ann", "ben")
        await over(store, "u", "ben", "ann", setup=b'{"position":{}}')
        assert await Results(store).places() == [("t", "ann", 1), ("t", "ben", 2)]


@pytest.mark.anyio
async def test_only_so_many_people_are_rated_the_newest_first(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a.db") as store:
        for i in range(MOST_PEOPLE // 2 + 1):
            await over(store, f"t{i}", f"a{i}", f"b{i}", at=float(i))
        people = {who for _, who, _ in await Results(store).places()}
        assert len(people) == MOST_PEOPLE
        assert people >= {f"a{MOST_PEOPLE // 2}", "b1"}
        assert "a0" not in people


async def worked_out(places: Sequence[Place]) -> list[Rating]:
    return rated(places)


@pytest.mark.anyio
async def test_a_game_brings_new_ratings_once(tmp_path: Path) -> None:
    """Somebody who took both seats has no rating, and must not force new ones by asking."""
    now = 1000.0
    async with opened(f"sqlite:///{tmp_path}/a.db") as store:
        ratings = Ratings(Results(store), worked_out, lambda: now)

        async def asked(who: str, newest: float) -> tuple[int, int]:
            """How often results were read for it, and how many are rated."""
            with statements() as said:
                found = await ratings.current(who, newest)
            return len(
                [one for one in said if "FROM results" in one or "JOIN results" in one]
            ), len(found)

        await over(store, "t", "ann", "ann", at=990.0)
        await over(store, "u", "ben", "bot:walker", at=990.0)
        assert await asked("ann", 990.0) == (1, 2)
        assert await asked("ann", 990.0) == (0, 2)
        assert await asked("ben", 990.0) == (0, 2)
        now += 10
        await over(store, "v", "cleo", "bot:walker", at=1005.0)
        assert await asked("ann", 990.0) == (0, 2)
        assert await asked("cleo", 1005.0) == (1, 3)
        assert await asked("cleo", 1005.0) == (0, 3)
        now += RATED_FOR + 1
        assert await asked("ann", 990.0) == (1, 3)
