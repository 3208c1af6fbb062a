"""Pools: deadlines, fair shares, queue limits, and what happens when processes or clients go."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from eldorado.core.game import Game
from eldorado.errors import EldoradoError, IllegalAction
from eldorado.interface.work.analysis_parts import analyse_text
from eldorado.server.jobs import polled_jobs
from eldorado.server.jobs.pool import DeadlineError, Pool, PoolLimits
from eldorado.server.jobs.pools import Pools
from eldorado.server.settings import Limits
from eldorado.table import Refused
from tests.server import job_functions as jobs
from tests.server.running import PATIENCE

pytestmark = pytest.mark.anyio

LIMITS = PoolLimits(processes=1, deadline=PATIENCE, waiting=8, waiting_of_one=4)


@asynccontextmanager
async def pool(limits: PoolLimits = LIMITS) -> AsyncIterator[Pool]:
    one = Pool("test", limits)
    try:
        yield one
    finally:
        one.close()


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


async def test_results_and_errors_come_back() -> None:
    async with pool() as one:
        assert await one.run(jobs.add, 1, 2, owner="a") == 3
        with pytest.raises(IllegalAction, match="You cannot move with the Native") as refused:
            await one.run(jobs.refuse, owner="a")
        assert refused.value.clause == "M-02"
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await one.run(jobs.fail, owner="a")
        assert one.finished == {"done": 1, "failed": 2}


async def test_a_job_tells_how_far_it_is() -> None:
    told: list[int] = []
    async with pool() as one:
        assert await one.run(jobs.count_to, 3, owner="a", progress=told.append) == "done"
        await until(lambda: told == [0, 1, 2])


async def test_a_job_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    limits = PoolLimits(1, deadline=1.5, waiting=8, waiting_of_one=4)
    async with pool(limits) as one:
        with pytest.raises(DeadlineError):
            await one.run(jobs.wait_for, str(tmp_path / "never"), owner="a")
        assert one.finished["late"] == 1
    async with pool() as one:
        assert await one.run(jobs.add, 1, 1, owner="b") == 2


async def test_a_process_that_is_killed_is_replaced_and_its_job_begun_again(tmp_path: Path) -> None:
    async with pool() as one:
        assert await one.run(jobs.die_once, str(tmp_path / "died"), owner="a") == "alive"


async def test_a_job_that_kills_every_process_fails_alone() -> None:
    async with pool() as one:
        with pytest.raises(EldoradoError, match="could not work this out"):
            await one.run(jobs.die, owner="a")
        assert one.alive
        assert await one.run(jobs.add, 1, 1, owner="b") == 2


async def test_a_pool_whose_processes_all_die_is_not_alive() -> None:
    async with pool() as one:
        for _ in range(2):
            with pytest.raises(EldoradoError, match="could not work this out"):
                await one.run(jobs.die, owner="a")
        assert not one.alive
        await one.run(jobs.add, 1, 1, owner="b")
        assert one.alive


async def test_owners_take_turns(tmp_path: Path) -> None:
    """Whoever asks for much waits behind whoever asks for little."""
    gate, order = str(tmp_path / "gate"), str(tmp_path / "order")
    async with pool() as one:
        first = asyncio.create_task(one.run(jobs.wait_for, gate, owner="greedy"))
        await until(Path(f"{gate}.begun").exists)
        greedy = [
            asyncio.create_task(one.run(jobs.note, order, f"greedy {n}", owner="greedy"))
            for n in range(3)
        ]
        await until(lambda: one.waiting == 3)
        modest = asyncio.create_task(one.run(jobs.note, order, "modest", owner="modest"))
        await until(lambda: one.waiting == 4)
        Path(gate).touch()
        await asyncio.gather(first, modest, *greedy)
    lines = Path(order).read_text().split("\n")
    assert lines.index("modest") <= 1


async def test_no_owner_has_all_processes(tmp_path: Path) -> None:
    gate = str(tmp_path / "gate")
    limits = PoolLimits(2, deadline=PATIENCE, waiting=8, waiting_of_one=4)
    async with pool(limits) as one:
        greedy = [
            asyncio.create_task(one.run(jobs.wait_for, gate, owner="greedy")) for _ in range(2)
        ]
        await until(Path(f"{gate}.begun").exists)
        assert await one.run(jobs.add, 1, 1, owner="modest") == 2
        assert one.waiting == 1
        Path(gate).touch()
        await asyncio.gather(*greedy)


async def test_too_much_of_one_and_too_much_of_all_is_refused(tmp_path: Path) -> None:
    gate = str(tmp_path / "gate")
    limits = PoolLimits(1, deadline=PATIENCE, waiting=3, waiting_of_one=2)
    async with pool(limits) as one:
        tasks: list[asyncio.Task[object]] = [
            asyncio.create_task(one.run(jobs.wait_for, gate, owner="a")) for _ in range(2)
        ]
        await until(Path(f"{gate}.begun").exists)
        with pytest.raises(Refused, match="server is busy"):
            await one.run(jobs.add, 1, 1, owner="a")
        tasks += [asyncio.create_task(one.run(jobs.add, 1, 1, owner=who)) for who in "bc"]
        await until(lambda: one.waiting == 3)
        with pytest.raises(Refused) as refused:
            await one.run(jobs.add, 1, 1, owner="d")
        assert refused.value.code == "too_many"
        Path(gate).touch()
        await asyncio.gather(*tasks)
        assert await one.run(jobs.add, 1, 1, owner="a") == 2


async def test_work_whose_client_has_gone_is_dropped(tmp_path: Path) -> None:
    gate, order = str(tmp_path / "gate"), str(tmp_path / "order")
    gone = asyncio.Event()
    async with pool() as one:
        running = asyncio.create_task(one.run(jobs.wait_for, gate, owner="a"))
        await until(Path(f"{gate}.begun").exists)
        waiting = asyncio.create_task(
            one.run(jobs.note, order, "dropped", owner="b", gone=gone.wait)
        )
        await until(lambda: one.waiting == 1)
        gone.set()
        with pytest.raises(Refused) as refused:
            await waiting
        assert refused.value.code == "gone"
        Path(gate).touch()
        await running
        await one.run(jobs.note, order, "last", owner="c")
        assert Path(order).read_text() == "last\n"
        assert one.finished["dropped"] == 1


async def test_running_work_whose_client_has_gone_makes_room(tmp_path: Path) -> None:
    gone = asyncio.Event()
    file = str(tmp_path / "never")
    async with pool() as one:
        task = asyncio.create_task(one.run(jobs.wait_for, file, owner="a", gone=gone.wait))
        await until(Path(f"{file}.begun").exists)
        gone.set()
        with pytest.raises(Refused) as refused:
            await task
        assert refused.value.code == "gone"
        assert await one.run(jobs.add, 1, 1, owner="b") == 2


async def test_an_analysis_nobody_asks_for_any_more_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It makes room for others, and begins anew when somebody asks again."""
    monkeypatch.setattr(polled_jobs, "ASKED_AGAIN", 0.0)
    text = str(Game.new("first_game", 2, seed=1).record())
    async with pool() as one:
        analyses = polled_jobs.PolledJobs(one, 64, "It is too long.")
        assert analyses.begin("game", "a", analyse_text, text) is None
        await until(lambda: not analyses._progress)
        assert analyses.answer("game") is None
        assert analyses.begin("game", "a", analyse_text, text) is None


async def test_computer_players_share_a_queue_with_an_end() -> None:
    pools = Pools.of(1, Limits(), None)
    assert [pool.limits.waiting <= 1_000 for pool in pools] == [True] * 4
    assert [pool.limits.waiting_of_one <= 8 for pool in pools] == [True] * 4


async def test_pools_with_one_lock_work_one_after_the_other(tmp_path: Path) -> None:
    limits = replace(LIMITS, lock=tmp_path / "lock", one_job_each=True)
    file = tmp_path / "go"
    async with pool(limits) as first, pool(limits) as second:
        one = asyncio.create_task(first.run(jobs.wait_for, str(file), owner="a"))
        await until((tmp_path / "go.begun").exists)
        other = asyncio.create_task(second.run(jobs.add, 1, 2, owner="a"))
        await until(lambda: bool(second._busy))
        assert not second._workers, "No process starts before its turn."
        file.touch()
        assert (await one, await other) == (str(file), 3)
        await until(lambda: not first._workers and not second._workers)


async def test_work_that_waits_for_the_lock_can_be_called_off(tmp_path: Path) -> None:
    limits = replace(LIMITS, lock=tmp_path / "lock")
    file = tmp_path / "go"
    async with pool(limits) as first, pool(limits) as second:
        one = asyncio.create_task(first.run(jobs.wait_for, str(file), owner="a"))
        await until((tmp_path / "go.begun").exists)
        other = asyncio.create_task(second.run(jobs.add, 1, 2, owner="a"))
        await until(lambda: bool(second._busy))
        other.cancel()
        await until(lambda: not second._busy)
        assert second.finished == {"dropped": 1}
        file.touch()
        await one


async def test_a_process_with_one_job_ends_with_it() -> None:
    """The memory of an analysis is free again before the next one begins."""
    async with pool(replace(LIMITS, one_job_each=True)) as one:
        first = await one.run(jobs.process, owner="a")
        await until(lambda: not one._workers)
        assert await one.run(jobs.process, owner="a") != first
    pools = Pools.of(1, Limits(), Path("lock"))
    large = [pools.analyses.limits, pools.races.limits]
    assert [one.one_job_each for one in large] == [True, True]
    assert large[0].lock != large[1].lock, "A rating does not wait for an analysis."


async def test_a_process_without_work_ends() -> None:
    limits = PoolLimits(1, deadline=PATIENCE, waiting=8, waiting_of_one=4, idle=0.0)
    async with pool(limits) as one:
        await one.run(jobs.add, 1, 1, owner="a")
        await until(lambda: bool(one._idle))
        one.rest()
        assert not one._workers
        assert await one.run(jobs.add, 1, 2, owner="a") == 3
