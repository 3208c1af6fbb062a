"""The daily expedition: the same for everybody, ranked once, and nobody's to foresee."""

import asyncio
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import msgspec
import pytest

from eldorado.bots import LEVELS, make_bot
from eldorado.client import Visit
from eldorado.core.view import View
from eldorado.interface.daily_documents import Daily, DailyTable
from eldorado.interface.work.day_plan import PERSON_SEAT, STRONGEST, plan_day, strongest_rounds
from eldorado.records import Record
from eldorado.routes.code import KNOWN
from eldorado.server.http.people.export import Export
from eldorado.server.jobs.pool import Pool, PoolLimits
from eldorado.server.live import dailies as dailies_module
from eldorado.server.live.dailies import Dailies
from eldorado.server.live.downtime import Downtime
from eldorado.server.live.game_results import TurnWork
from eldorado.server.live.hub import Hub
from eldorado.server.live.presence import PresenceTracker
from eldorado.server.live.scheduler import Scheduler
from eldorado.server.live.webhooks import Webhooks
from eldorado.server.monitoring.metrics import Metrics
from eldorado.server.store import Store
from eldorado.server.store.daily_tries import TAKEN_OVER, DailyTries, StoredTry
from eldorado.server.store.results import Results
from eldorado.server.store.route_lists.published_routes import PublishedRoutes
from eldorado.server.upkeep.retention import delete_old
from eldorado.table import Refused, Setup, Table, read_event, write_event
from eldorado.table.bot_turn import BotSeat, plan_by_fixed_work
from tests.document_fits import assert_fits
from tests.server.running import PATIENCE, Running
from tests.server.stores import opened

SECRET = b"s" * 32
MONDAY = 1_763_337_600.0
"""The beginning of 2025-11-17."""
DAY = 86_400.0


# What a day is like


def test_a_week_is_varied_and_follows_from_the_secret() -> None:
    days = [f"2025-11-{number}" for number in range(17, 24)]
    week = [plan_day(SECRET, day) for day in days]
    assert week == [plan_day(SECRET, day) for day in days]
    printed = [one.route for one in week if one.route in KNOWN]
    assert len(printed) == len(set(printed)) == 4
    assert {one.variant.caves for one in week} == {True, False}
    assert all(one.variant.full_race for one in week)
    for one in week:
        assert [seat.kind for seat in one.seats[:1]] == ["person"]
        assert 2 <= len(one.seats[1:]) <= 3
        assert all(seat.level in LEVELS for seat in one.seats[1:])
    other = [plan_day(b"t" * 32, day) for day in days]
    assert not {one.seed for one in week} & {one.seed for one in other}
    assert [one.route for one in week] != [one.route for one in other]


def played(setup: Setup, choose: Callable[[View], object], rounds: int) -> Table:
    """Some rounds of a day's table, its rivals as on a server; the person plays as told."""
    table = Table("t", setup)
    table.do(table.begin(0.0))
    while table.game is not None and table.game.round <= rounds and table.status == "running":
        seat = table.game.to_move
        view = table.view(seat)
        if seat == PERSON_SEAT:
            table.do(table.act(seat, choose(view), 0.0))
            continue
        bot = BotSeat("t", seat, setup.seats[seat].level, setup.seed or 0)
        for text in plan_by_fixed_work(bot, view):
            table.do(table.act(seat, text, 0.0))
    return table


def test_rivals_do_the_same_to_everybody_who_plays_the_same() -> None:
    setup = plan_day(SECRET, "2025-11-18")
    walk = [make_bot("walker", 1) for _ in range(2)]
    one, other = (played(setup, bot.choose, 3) for bot in walk)
    assert str(one.record()) == str(other.record())


def test_a_table_that_is_loaded_anew_goes_on_with_the_same_luck() -> None:
    """From its events and from a snapshot: a restart of the server changes nobody's cards."""
    setup = plan_day(SECRET, "2025-11-17")
    lasting = Table("t", setup)
    started = lasting.do(lasting.begin(0.0))
    loaded = Table("t", setup)
    loaded.apply(read_event(write_event(started)))
    for _ in range(60):
        assert lasting.game is not None
        seat = lasting.game.to_move
        lasting.do(lasting.act(seat, "end", 0.0))
        snapshot = loaded.snapshot()
        event = loaded.act(seat, "end", 0.0)
        assert snapshot is not None
        again = Table("t", setup)
        again.restore(snapshot)
        assert again.act(seat, "end", 0.0) == event
        loaded.apply(event)
        assert loaded.game == lasting.game
        if lasting.status == "over":
            break


def test_the_strongest_level_plays_the_same_deal() -> None:
    rounds = strongest_rounds(plan_day(SECRET, "2025-11-17"))
    assert rounds == strongest_rounds(plan_day(SECRET, "2025-11-17"))
    assert rounds is not None
    assert 5 < rounds < 40


# Tries in the store, and the change of days


class Moment:
    """A clock that is set by hand."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class AtOnce:
    """A pool whose strongest level always needs 13 rounds; it notes what it was asked for."""

    def __init__(self) -> None:
        self.done: list[str] = []

    async def run(self, work: Callable[..., Any], *arguments: Any, owner: str) -> Any:
        self.done.append(work.__name__)
        return 13


def made(store: Store, moment: Moment) -> tuple[Dailies, Hub, AtOnce]:
    """The daily expeditions of a worker whose clock is set by hand."""
    tries, pool = DailyTries(store), AtOnce()
    live: dict[str, Any] = {}
    ends = TurnWork(Results(store), tries, PublishedRoutes(store), Webhooks(store, ()))
    hub = Hub(store, Metrics(), live, PresenceTracker(live), Downtime(store, moment), ends)
    return Dailies(hub, tries, pool), hub, pool  # type: ignore[arg-type]


async def begun(dailies: Dailies, hub: Hub, who: str) -> str:
    """Somebody's first table of the day."""
    day = dailies.today()
    id = f"{who}{day.replace('-', '')}"
    live = await hub.create(id, (await dailies.day(day)).setup, "me", {})
    await Results(hub.store).sat(id, PERSON_SEAT, who)
    await dailies.tries.enter(id, day, who, ranked=True)
    await hub.request(live, lambda table, at: table.begin(at))
    return id


async def arrived(dailies: Dailies, hub: Hub, id: str, rounds: int | None, played: bool) -> None:
    await hub.store.do(id, dailies.tries.over(id, rounds, played))


@pytest.mark.anyio
async def test_nobody_sees_a_day_before_it_comes(url: str) -> None:
    moment = Moment(MONDAY + DAY - 10)
    async with opened(url) as store:
        dailies, _, _ = made(store, moment)
        assert dailies.today() == "2025-11-17"
        assert dailies.seconds_left() == 10
        today = await dailies.day("2025-11-17")
        for day in ("2025-11-18", "2025-11-19", "2025-11-16"):
            with pytest.raises(Refused):
                await dailies.day(day)
        moment.now += 10
        tomorrow = await dailies.day(dailies.today())
        assert tomorrow.setup.daily is not None
        assert tomorrow.setup.daily.day == "2025-11-18"
        assert tomorrow.setup.seed != today.setup.seed
        assert await dailies.day("2025-11-17") == today
        other, _, _ = made(store, moment)
        assert await other.day("2025-11-18") == tomorrow


@pytest.mark.anyio
async def test_a_day_is_planned_once_however_many_ask(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned: list[str] = []

    def counted(secret: bytes, day: str) -> Setup:
        planned.append(day)
        return plan_day(secret, day)

    monkeypatch.setattr(dailies_module, "plan_day", counted)
    async with opened(url) as store:
        dailies, _, _ = made(store, Moment(MONDAY))
        days = await asyncio.gather(*(dailies.day("2025-11-17") for _ in range(20)))
    assert planned == ["2025-11-17"]
    assert all(day == days[0] for day in days)


@pytest.mark.anyio
async def test_nobody_waits_while_somebody_elses_table_is_opened(url: str) -> None:
    async with opened(url) as store:
        dailies, _, _ = made(store, Moment(MONDAY))
        async with dailies.opening("ann"):
            assert dailies.opening("ann").locked()
            assert not dailies.opening("ben").locked()
        assert not dailies.opening("ann").locked()


@pytest.mark.anyio
async def test_servers_have_days_of_their_own(url: str, tmp_path: Any) -> None:
    async with opened(url) as store, opened(f"sqlite:///{tmp_path}/other.db") as another:
        (one, _, _), (other, _, _) = (made(each, Moment(MONDAY)) for each in (store, another))
        seeds = [(await each.day("2025-11-17")).setup.seed for each in (one, other)]
        assert seeds[0] != seeds[1]


@pytest.mark.anyio
async def test_the_strongest_level_plays_once_for_all_workers(url: str) -> None:
    moment = Moment(MONDAY)
    async with opened(url) as store:
        workers = [made(store, moment) for _ in range(2)]
        day = await workers[0][0].day("2025-11-17")
        assert day.strongest is None
        for dailies, _, _ in workers:
            await dailies._find_strongest("2025-11-17", day.setup)
        assert [pool.done for _, _, pool in workers] == [["strongest_rounds"], []]
        assert (await workers[1][0].day("2025-11-17")).strongest == 13
        tries = workers[0][0].tries
        await tries.keep_day("2025-11-18", b"{}")
        assert await tries.begin_strongest("2025-11-18", 1.0)
        assert not await tries.begin_strongest("2025-11-18", 2.0)
        assert await tries.begin_strongest("2025-11-18", 2.0 + TAKEN_OVER)


@pytest.mark.anyio
async def test_a_game_that_ends_after_midnight_counts_for_its_day(url: str) -> None:
    moment = Moment(MONDAY + DAY - 60)
    async with opened(url) as store:
        dailies, hub, _ = made(store, moment)
        first = await begun(dailies, hub, "ann")
        moment.now += 120
        assert await dailies.tries.streak("ann", dailies.today()) == 0
        second = await begun(dailies, hub, "ann")
        await arrived(dailies, hub, second, 12, played=True)
        assert await dailies.tries.streak("ann", dailies.today()) == 1
        await arrived(dailies, hub, first, 14, played=True)
        assert await dailies.tries.streak("ann", dailies.today()) == 2
        assert await dailies.tries.field("2025-11-17") == [(14, 1)]
        assert await dailies.tries.field("2025-11-18") == [(12, 1)]
        assert await dailies.tries.of("2025-11-17", "ann") == [StoredTry(first, True, True, 14, 1)]
        moment.now += DAY
        assert await dailies.tries.streak("ann", dailies.today()) == 2
        moment.now += DAY
        assert await dailies.tries.streak("ann", dailies.today()) == 0


@pytest.mark.anyio
async def test_who_gives_up_has_no_rounds_and_no_streak(url: str) -> None:
    async with opened(url) as store:
        dailies, hub, _ = made(store, Moment(MONDAY))
        id = await begun(dailies, hub, "ann")
        live = await hub.open(id)
        await hub.request(live, lambda table, at: table.resign(PERSON_SEAT, at))
        assert await dailies.tries.of("2025-11-17", "ann") == [
            StoredTry(id, True, True, None, None)
        ]
        last = await begun(dailies, hub, "ben")
        await arrived(dailies, hub, last, None, played=True)
        assert await dailies.tries.streak("ben", "2025-11-17") == 1
        assert await dailies.tries.streak("ann", "2025-11-17") == 0
        assert await dailies.tries.field("2025-11-17") == [(None, 2)]


@pytest.mark.anyio
async def test_results_go_with_the_person_and_with_old_tables(url: str) -> None:
    moment = Moment(MONDAY)
    async with opened(url) as store:
        dailies, hub, _ = made(store, moment)
        for who, rounds in (("ann", 12), ("ben", 12), ("cy", 15)):
            await arrived(dailies, hub, await begun(dailies, hub, who), rounds, played=True)
        assert await dailies.tries.field("2025-11-17") == [(12, 2), (15, 1)]
        assert [one.rounds for one in await dailies.tries.all_of("ann")] == [12]
        await Results(store).forget("ann20251117", PERSON_SEAT, "ann")
        assert await dailies.tries.all_of("ann") == []
        assert await dailies.tries.field("2025-11-17") == [(12, 1), (15, 1)]
        assert await Results(store).places() == []  # daily expeditions are not rated
        await store.do("x", lambda connection: None)
        await delete_old(store, MONDAY + 2 * DAY)
        assert await dailies.tries.field("2025-11-17") == []
        assert await dailies.tries.day("2025-11-17") is None


# Rivals


@pytest.mark.anyio
async def test_rivals_are_the_same_however_busy_the_server_is(url: str) -> None:
    """A rival that takes too long is asked again; nobody simpler moves in its place."""
    async with opened(url) as store:
        dailies, hub, _ = made(store, Moment(MONDAY))
        pool = Pool("bots", PoolLimits(1, 0.001, 8, 8))
        scheduler = Scheduler(hub, pool)
        live = await hub.open(await begun(dailies, hub, "ann"))
        if live.table.thought is None:
            await hub.request(live, lambda table, at: table.act(PERSON_SEAT, "end", at))
        thought, number = live.table.thought, live.table.number
        assert thought is not None
        seed = live.table.setup.seed or 0
        bot = BotSeat(live.table.id, thought.seat, thought.level, seed)
        wanted = plan_by_fixed_work(bot, live.table.view(thought.seat))
        try:
            scheduler.schedule(live)
            await until(lambda: pool.finished["late"] >= 2)
            assert live.table.number == number
            pool.limits = msgspec.structs.replace(pool.limits, deadline=PATIENCE)
            await until(lambda: live.table.number >= number + len(wanted))
        finally:
            pool.close()
        stored = await store.events(live.table.id, number)
        moves = [msgspec.json.decode(event)["action"] for _, event in stored[: len(wanted)]]
        assert moves == wanted


async def until(there: Callable[[], bool]) -> None:
    """Waits for something; the test fails if it never comes."""
    async with asyncio.timeout(PATIENCE):
        while not there():
            await asyncio.sleep(0.01)


# On a running server


async def plan_easy_days(url: str) -> None:
    """Today and tomorrow are like a Monday, with rivals who do not wait; nobody is to work out how
    the strongest level does.
    """
    now = time.time()
    easy = plan_day(SECRET, "2025-11-17")
    assert easy.daily is not None
    async with opened(url) as store:
        tries = DailyTries(store)
        for moment in (now, now + DAY):
            day = datetime.fromtimestamp(moment, UTC).date().isoformat()
            deal = msgspec.structs.replace(easy.daily, day=day)
            setup = msgspec.structs.replace(easy, daily=deal, pace=0)
            await tries.keep_day(day, msgspec.json.encode(setup))
            assert await tries.begin_strongest(day, now)


@pytest.fixture
def daily_server(url: str) -> Iterator[Running]:
    options = () if url.startswith("sqlite") else ("--database", url)
    running = Running("--no-limits", *options)
    asyncio.run(plan_easy_days(url if options else f"sqlite:///{running.database}"))
    running.start()
    try:
        yield running
    finally:
        running.remove()


def visit(server: Running, told: dict[str, Any]) -> Visit:
    return Visit(server.client(), told["id"], told["seats"][0]["secret"])


TURNS = 6
"""A deck of eight cards is shuffled after every second turn."""


async def play(server: Running, told: dict[str, Any], moves: bool) -> list[str]:
    """Some turns in which nothing is bought, with moves or without, and no more; the first hand."""
    async with visit(server, told) as seat:
        mark = seat.document["setup"]["daily"]
        assert mark == {"day": told["day"], "ranked": True}
        hand = sorted(seat.document["view"]["players"][PERSON_SEAT]["hand"])
        with pytest.raises(Refused) as refused:
            await seat.ask("leave")
        assert refused.value.code == "daily"
        for _ in range(TURNS):
            assert await seat.turn()
            walking = [one for one in map(str, seat.view.legal_actions()) if one.startswith("move")]
            if moves and walking:
                await seat.act(walking[0])
            await seat.act("end")
        await seat.turn()
        await seat.ask("resign")
        await seat.until("over", PATIENCE)
    return hand


def shuffles(record: str) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """The person's shuffles by their number: what was shuffled, and how it came out."""
    found: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    for entry in Record.parse(record).replay().entries():
        chance = entry.chance
        if entry.seat == PERSON_SEAT and chance.reshuffled:
            order = (*chance.drawn[chance.before :], *(chance.left or ()))
            found[len(found) + 1] = (tuple(sorted(order)), order)
    return found


def test_two_people_have_the_same_luck_and_one_ranked_try(daily_server: Running) -> None:
    with (
        httpx.Client(base_url=daily_server.url, timeout=PATIENCE) as ann,
        httpx.Client(base_url=daily_server.url, timeout=PATIENCE) as ben,
    ):
        today = ann.get("/api/daily").json()
        assert_fits(today, Daily)
        assert today["own"] is None
        assert today["strongest"] is None
        assert not {"seed", "secret"} & set(today)
        tables: list[dict[str, Any]] = []
        for who, client in (("Ann", ann), ("Ben", ben)):
            told = client.post("/api/daily", json={"name": who}).json()
            assert_fits(told, DailyTable)
            assert told["ranked"] is True
            again = client.post("/api/daily", json={"name": who}).json()
            assert (again["id"], again["seats"]) == (told["id"], [])
            with pytest.raises(Refused) as refused:
                daily_server.client().get(
                    f"/api/tables/{told['id']}/hints", told["seats"][0]["secret"]
                )
            assert refused.value.code == "no_hints"
            tables.append(told)

        hands = [
            asyncio.run(play(daily_server, told, moves))
            for told, moves in zip(tables, (True, False), strict=True)
        ]
        assert hands[0] == hands[1]
        one, other = (shuffles(ann.get(f"/api/tables/{told['id']}/record").text) for told in tables)
        assert len(one) > 2
        assert one == other
        check_results(ann, ben)


def check_results(ann: httpx.Client, ben: httpx.Client) -> None:
    """Both have finished: what they are told, what a second try is, what is deleted."""
    mine, his = (client.get("/api/daily").json() for client in (ann, ben))
    assert mine["own"]["over"]
    assert his["own"]["over"]
    assert mine["streak"] == his["streak"] == 0  # both gave up
    assert sum(line["people"] for line in mine["field"]) == 2
    assert mine["strongest_level"] == STRONGEST
    again = ann.post("/api/daily", json={"name": "Ann"}).json()
    assert again["ranked"] is False
    assert again["id"] != mine["own"]["table"]
    assert ann.post("/api/daily", json={"name": "Ann"}).json()["id"] == again["id"]
    assert ann.get("/api/daily").json()["own"] == mine["own"]
    taken = ann.get("/api/me/export").json()
    assert_fits(taken, Export)
    assert {one["ranked"] for one in taken["dailies"]} == {True, False}
    for day in ("2999-01-01", "2001-01-01"):
        assert ann.get("/api/daily", params={"day": day}).status_code == 404
    assert ann.get("/api/daily", params={"day": "tomorrow"}).status_code == 400
    assert ann.delete(f"/api/me/games/{mine['own']['table']}").status_code == 200
    assert ann.get("/api/daily").json()["own"] is None
    assert ann.delete("/api/me").status_code == 200
    assert sum(line["people"] for line in ben.get("/api/daily").json()["field"]) == 1


def test_nobody_makes_a_daily_table_by_hand(server: Running) -> None:
    """A seed of one's own choice would tell everything; it is not taken."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "walker"}]
    daily = {"day": "2999-01-01", "seed": 1, "ranked": True}
    party = server.client().post("/api/tables", {"seats": seats, "daily": daily, "pace": 0})
    told = server.client().get(f"/api/tables/{party['id']}")
    assert "daily" not in str(told)
