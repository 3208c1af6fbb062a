"""People find each other: races with strangers, remarks, rematches, the ladder."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any, cast

import httpx
import msgspec
import pytest

from eldorado.client import Server, Visit
from eldorado.server.http.people.server_ladder import FEW, ServerLadder
from eldorado.server.live.hub import A_DAY, GONE, Hub
from eldorado.server.live.live_table import LiveTable, Watcher
from eldorado.server.live.presence import PresenceTracker
from eldorado.server.live.remarks import RemarkNote, Remarks
from eldorado.server.live.scheduler import Scheduler
from eldorado.server.settings import Limits
from eldorado.server.store import Store
from eldorado.server.store.ladder_names import LadderNames
from eldorado.server.store.results import Results
from eldorado.server.store.waiting_races import WaitingRaces
from eldorado.table import STAND_IN, Clock, Refused, SeatPlan, Setup
from eldorado.table.seat import Seat
from eldorado.table.setup import Gathering
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Running
from tests.server.stores import opened, progress
from tests.server.test_daily import Moment, made
from tests.server.test_presence import Unheard

pytestmark = pytest.mark.anyio


class Racer:
    """Somebody with a browser who looks for a race."""

    def __init__(self, running: Running, name: str) -> None:
        self.client = running.client()
        self.name = name
        self.cookies = httpx.Cookies()
        self.table = ""
        self.secret = ""

    def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        """As a browser does, with its cookies."""
        local = httpx.HTTPTransport(local_address=self.client.local)
        options: dict[str, Any] = {"base_url": self.client.url, "timeout": PATIENCE}
        with httpx.Client(transport=local, cookies=self.cookies, **options) as browser:
            answer = browser.post(path, json=body)
            self.cookies = browser.cookies
            return answer

    def seek(self, players: int | None = 4, pace: str = "relaxed") -> dict[str, Any]:
        wish = {"pace": pace, "players": players, "name": self.name}
        answer = self.post("/api/races", wish)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        self.table = found["id"]
        if found["seats"]:
            self.secret = found["seats"][0]["secret"]
        return found

    def visit(self) -> Visit:
        return Visit(self.client, self.table, self.secret)


@pytest.fixture(scope="module")
def patient() -> Iterator[Running]:
    """A server whose races wait for people for as long as a test may take."""
    running = Running("--no-limits", "--gather-seconds", "600").start()
    yield running
    running.remove()


@pytest.fixture(scope="module")
def hasty() -> Iterator[Running]:
    """A server whose races begin at once with whoever is there."""
    running = Running("--no-limits", "--gather-seconds", "0").start()
    yield running
    running.remove()


async def hear(visit: Visit, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(PATIENCE):
        while (message := await visit.next())["type"] != kind:
            pass
    return message


async def catch_up(*visits: Visit) -> None:
    """Everybody knows the last event."""
    newest = max(visit.number for visit in visits)
    async with asyncio.timeout(PATIENCE):
        for visit in visits:
            while visit.number < newest:
                await visit.next()


async def insist(visit: Visit, kind: str) -> None:
    """Asks again where a computer player has moved in the meantime."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await visit.ask(kind)
                return
            except Refused as refused:
                if refused.code != "stale":
                    raise


async def four_meet(running: Running) -> None:
    """Four people find a race, react, one leaves and comes back, and all meet again."""
    racers = [Racer(running, name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    for racer in racers:
        racer.seek()
    assert len({racer.table for racer in racers}) == 1
    async with contextlib.AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(racer.visit()) for racer in racers]
        for seat, visit in enumerate(visits):
            await visit.until("running")
            assert visit.document["seat"] == seat
        names = [seat["name"] for seat in visits[0].document["seats"]]
        assert names == ["Ann", "Ben", "Cleo", "Dan"]
        first = visits[0].document["view"]["to_move"]

        # they say something, each in turn
        for seat, what in enumerate(("good_luck", "smile", "thanks", "cheer")):
            told = await visits[seat].ask("say", what=what)
            assert (told["seat"], told["what"]) == (seat, what)
            for other in visits:
                if other is not visits[seat]:
                    heard = await hear(other, "said")
                    assert (heard["seat"], heard["what"]) == (seat, what)

        # one leaves, a computer player stands in, and comes back
        await catch_up(*visits)
        await visits[2].ask("leave")
        await catch_up(*visits)
        assert visits[0].document["seats"][2]["stand_in"]
        await visits[2].socket.close()  # type: ignore[union-attr]
        back = await stack.enter_async_context(racers[2].visit())
        visits[2] = back
        await insist(back, "comeback")
        await catch_up(*visits)
        assert "stand_in" not in visits[0].document["seats"][2]

        # three give up: the race is over, and all meet again
        for seat in (0, 1, 2):
            await insist(visits[seat], "resign")
        for visit in visits:
            await visit.until("over")
        await visits[3].ask("rematch")
        again = visits[3].document["rematch"]
        await catch_up(*visits)
        assert {visit.document["rematch"] for visit in visits} == {again}
    async with contextlib.AsyncExitStack() as stack:
        for racer in (racers[3], *racers[:3]):
            racer.table = again
            visit = await stack.enter_async_context(racer.visit())
            assert visit.document["seat"] == racers.index(racer)
        await visit.until("running")
        assert [seat["name"] for seat in visit.document["seats"]] == names
        assert visit.document["view"]["to_move"] == (first + 1) % 4


async def test_four_people_meet(patient: Running) -> None:
    await four_meet(patient)


async def test_four_people_meet_on_several_workers(postgres: Postgres) -> None:
    options = ("--no-limits", "--gather-seconds", "600", "--workers", "2")
    running = Running("--database", postgres.emptied(), *options).start()
    try:
        await four_meet(running)
    finally:
        running.remove()


async def test_computer_players_come_if_nobody_does(hasty: Running) -> None:
    ann = Racer(hasty, "Ann")
    assert len(ann.seek(players=3)["seats"]) == 1
    async with ann.visit() as visit:
        await visit.until("running")
        kinds = [seat["kind"] for seat in visit.document["seats"]]
        assert kinds == ["person", "bot", "bot"]
        assert visit.document["setup"]["gathering"] == {"race": "relaxed", "seconds": 0}


async def test_a_race_is_found_by_pace_and_players(patient: Running) -> None:
    ann, ben, cleo = (Racer(patient, name) for name in ("Ann", "Ben", "Cleo"))
    two = ann.seek(players=2, pace="quick")["id"]
    assert ben.seek(players=3, pace="quick")["id"] != two
    assert cleo.seek(players=None, pace="quick")["id"] == two
    async with cleo.visit() as visit:
        await visit.until("running")
        assert visit.document["clock"]["turn"] == 60


async def test_who_look_for_a_race_at_the_same_moment_meet(patient: Running) -> None:
    racers = [Racer(patient, name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    await asyncio.gather(*(asyncio.to_thread(racer.seek, 4, "days") for racer in racers))
    assert len({racer.table for racer in racers}) == 1


async def test_nobody_is_matched_with_themselves(patient: Running) -> None:
    ann = Racer(patient, "Ann")
    waiting = ann.seek(players=2, pace="days")["id"]
    again = ann.seek(players=None, pace="days")
    assert (again["id"], again["seats"]) == (waiting, [])
    answer = ann.post(f"/api/tables/{waiting}/seats", {"name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (409, "seated")


async def test_who_leaves_gives_the_seat_back(patient: Running) -> None:
    ann, ben = Racer(patient, "Ann"), Racer(patient, "Ben")
    waiting = ann.seek(players=3, pace="days")["id"]
    async with ann.visit() as visit:
        fill_at = visit.document["fill_at"]
        assert fill_at > time.time() + 3600
        await visit.ask("rise")
        assert "fill_at" not in visit.document
        listed = Server(patient.url).get("/api/tables")
        assert waiting not in {one["id"] for one in listed}
        assert ben.seek(players=3, pace="days")["id"] == waiting
        while visit.document["seats"][0]["kind"] != "person":
            await visit.next()
        assert visit.document["seats"][0]["name"] == "Ben"
        assert visit.document["fill_at"] > fill_at


async def test_anybody_who_waits_starts_with_computer_players(patient: Running) -> None:
    ann, ben = Racer(patient, "Ann"), Racer(patient, "Ben")
    ann.seek(players=4, pace="quick")
    ben.seek(players=4, pace="quick")
    assert ann.table == ben.table
    async with ben.visit() as visit:
        for seat in (2, 3):
            await visit.ask("fill", seat=seat, level="rookie")
        await visit.until("running")
        with pytest.raises(Refused) as refused:
            await visit.ask("fill", seat=0, level="rookie")
        assert refused.value.code == "seat_taken"


async def test_a_seat_of_a_rematch_that_a_bot_took_is_not_its_persons(patient: Running) -> None:
    party = patient.table("person", "guest")
    async with party.visit(0) as visit:
        await visit.ask("resign")
        await visit.ask("rematch")
        again = visit.document["rematch"]
    async with Visit(party.clients[0], again, party.secrets[0]) as visit:
        assert [seat["kind"] for seat in visit.document["seats"]] == ["person", "open"]
        await visit.ask("fill", seat=1, level="rookie")
        await visit.until("running")
    with pytest.raises(Refused) as refused:
        async with Visit(party.clients[1], again, party.secrets[1]):
            pass
    assert refused.value.code == "not_seated"


async def test_a_rematch_of_one_begins_at_once_with_the_next_start(patient: Running) -> None:
    party = patient.table("person", "rookie", "rookie", start=2)
    async with party.visit(0) as visit:
        assert await visit.turn()  # until then the rookie that begins may be faster
        await visit.ask("resign")
        await visit.until("over")
        await visit.ask("rematch")
        again = visit.document["rematch"]
    async with Visit(party.clients[0], again, party.secrets[0]) as visit:
        await visit.until("running")
        assert visit.document["view"]["to_move"] == 0


# Waiting tables and their people


async def long_waiting(store: Store, clock: Clock | None) -> tuple[Hub, LiveTable]:
    """A race with two people whose time is up; only the second is at a screen."""
    _, hub, _ = made(store, Moment(1000.0))
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Ben"), SeatPlan("open"))
    setup = Setup(seats, clock=clock, gathering=Gathering(30, 900.0, "relaxed")).checked()
    live = await hub.create("t", setup, "me", {0: "a", 1: "b"})
    live.watchers.add(Watcher(1, frozenset({1}), Unheard()))
    live.seen[0] -= 2 * GONE
    return hub, live


async def test_who_has_gone_is_not_dealt_in(url: str) -> None:
    async with opened(url) as store:
        hub, live = await long_waiting(store, None)
        scheduler = Scheduler(hub, cast(Any, None))
        await scheduler.fill(live)
        assert [(seat.kind, seat.level) for seat in live.table.seats] == [
            ("bot", STAND_IN),
            ("person", ""),
            ("bot", STAND_IN),
        ]
        assert live.table.status == "running"
        assert await store.holders("t") == {1: "b"}
        await hub.close()


async def test_in_a_race_over_days_nobody_has_to_stay(url: str) -> None:
    async with opened(url) as store:
        hub, live = await long_waiting(store, Clock(2 * A_DAY))
        await hub.free_absent(live)
        assert [seat.kind for seat in live.table.seats] == ["person", "person", "open"]
        await hub.close()


# Remarks


async def test_who_may_say_something(server: Running) -> None:
    party = server.table("person", "guest", "rookie", start=0)
    async with party.visit(0) as visit, party.visit() as spectator, party.visit(1) as other:
        with pytest.raises(Refused) as refused:
            await spectator.ask("say", what="smile")
        assert refused.value.code == "not_seated"
        await visit.send({"type": "say", "what": "<b>hello</b>"})
        assert (await hear(visit, "refused"))["code"] == "unreadable"
        number = visit.number
        told = await visit.ask("say", what="well_played")
        assert {**told, "id": 0} == {"type": "said", "seat": 0, "what": "well_played", "id": 0}
        for one in (spectator, other):
            assert await hear(one, "said") == {"type": "said", "seat": 0, "what": "well_played"}
        assert visit.number == number
    alone = server.table("person", "rookie")
    async with alone.visit(0) as visit:
        with pytest.raises(Refused) as refused:
            await visit.ask("say", what="smile")
        assert refused.value.code == "alone"


async def test_a_seat_says_only_so_much() -> None:
    running = Running("--limit", "remark_burst=2", "--limit", "remarks_per_minute=0.001").start()
    try:
        party = running.table("person", "guest")
        async with party.visit(0) as visit, party.visit(1) as other:
            for mark in range(3):
                await visit.send({"type": "say", "what": "smile", "id": mark})
            for kind in ("said", "said", "refused"):
                async with asyncio.timeout(PATIENCE):
                    while (message := await visit.next())["type"] not in ("said", "refused"):
                        pass
                assert message["type"] == kind
            assert message["code"] == "too_fast"
            await other.ask("say", what="heart")
    finally:
        running.remove()


async def test_remarks_reach_other_workers(postgres: Postgres) -> None:
    options = ("--no-limits", "--workers", "2")
    running = Running("--database", postgres.emptied(), *options).start()
    try:
        party = running.table("person", "guest")
        async with contextlib.AsyncExitStack() as stack:
            speaker = await stack.enter_async_context(party.visit(0))
            crowd = [await stack.enter_async_context(party.visit()) for _ in range(6)]
            await speaker.ask("say", what="one_more")
            for one in crowd:
                assert (await hear(one, "said"))["what"] == "one_more"
    finally:
        running.remove()


def test_a_note_that_is_none_is_not_heard() -> None:
    """Presence and remarks share one channel."""
    heard: list[str] = []

    class Table:
        watchers = ()

    class Hub:
        live = {"t": Table()}
        presence = PresenceTracker({})

    remarks = Remarks(Hub(), Limits())  # type: ignore[arg-type]
    remarks._pass_on = lambda live, said, sender=None: heard.append(said.what)  # type: ignore
    note = RemarkNote("other", "t", 1, "smile")
    remarks.hear(msgspec.json.encode(note).decode())
    remarks.hear(msgspec.json.encode(RemarkNote(Hub.presence.worker, "t", 1, "sad")).decode())
    remarks.hear('{"about":"presence","worker":"other","tables":{}}')
    remarks.hear('{"about":"remark","worker":"other","table":"t","seat":1,"what":"rude"}')
    assert heard == ["smile"]


# The ladder


@contextlib.asynccontextmanager
async def names_in(url: str) -> AsyncIterator[LadderNames]:
    async with opened(url) as store:
        yield LadderNames(store)


async def test_names_on_the_ladder(url: str) -> None:
    async with names_in(url) as names:
        await names.show("ann", "Ann")
        await names.show("ann", "ANN")
        with pytest.raises(Refused) as refused:
            await names.show("ben", "ann")
        assert refused.value.code == "name_taken"
        assert await names.of(["ann", "ben"]) == {"ann": "ANN"}
        await names.hide("ann")
        await names.show("ben", "ann")
        assert await names.of(["ann", "ben"]) == {"ben": "ann"}


async def test_races_that_wait_are_found(url: str) -> None:
    ann, empty = SeatPlan("person", "Ann"), SeatPlan("open")
    async with opened(url) as store:
        races, results = WaitingRaces(store), Results(store)

        async def wait(id: str, at: float, pace: str, *seats: SeatPlan, over: bool = False) -> None:
            setup = Setup(seats, gathering=Gathering(30, at, pace))
            shown = msgspec.json.encode([Seat.of(seat) for seat in seats]).decode()
            state = progress(at, "running" if over else "lobby", seats=shown)
            await store.create(id, msgspec.json.encode(setup), state, True, "me")

        assert await races.newest("quick", 2) == ""
        await wait("begun", 1, "quick", ann, ann, over=True)
        await wait("old", 2, "quick", ann, empty, empty)
        await wait("full", 3, "quick", ann, ann, empty)
        await wait("slow", 4, "days", ann, empty, empty)
        await wait("pair", 5, "quick", ann, empty)
        await results.sat("old", 0, "me")
        await results.sat("begun", 0, "me")
        assert await races.waiting("quick", (3,)) == ["full", "old"]
        assert await races.waiting("quick", (2, 3, 4)) == ["full", "pair", "old"]
        assert await races.of("quick", (2, 3, 4), "me") == [("old", 0)]
        assert await races.of("quick", (2, 3, 4), "you") == []
        assert [await races.newest("quick", n) for n in (2, 3, 4)] == ["pair", "full", ""]


def test_people_are_on_the_ladder_who_want_to_be(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:

        def ladder() -> ServerLadder:
            return msgspec.json.decode(client.get("/api/ladder").content, type=ServerLadder)

        assert (ladder().name, ladder().own) == (None, None)
        assert client.put("/api/me/ladder", json={"name": " <b> "}).status_code == 400
        assert client.put("/api/me/ladder", json={"name": "Zenobia Q"}).json() == {
            "name": "Zenobia Q"
        }
        assert ladder().name == "Zenobia Q"
        assert "Zenobia Q" not in {line.name for line in ladder().people}
        assert client.get("/api/me/export").json()["ladder_name"] == "Zenobia Q"
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as other:
            answer = other.put("/api/me/ladder", json={"name": "zenobia q"})
            assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")
        assert client.delete("/api/me/ladder").json() == {"name": None}
        assert ladder().name is None
        client.put("/api/me/ladder", json={"name": "Zenobia Q"})
        client.delete("/api/me")
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as other:
            assert other.put("/api/me/ladder", json={"name": "zenobia q"}).status_code == 200
            other.delete("/api/me")


def test_a_played_race_brings_a_place(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        seats = [{"kind": "person", "name": "Q"}, {"kind": "bot", "level": "rookie"}]
        made = client.post("/api/tables", json={"seats": seats, "pace": 0}).json()
        client.put("/api/me/ladder", json={"name": "Quentin"})

        async def give_up() -> None:
            async with Visit(server.client(), made["id"], made["seats"][0]["secret"]) as visit:
                await insist(visit, "resign")
                await visit.until("over")

        asyncio.run(give_up())
        client.get("/api/me")  # a first game brings new ratings
        found = msgspec.json.decode(client.get("/api/ladder").content, type=ServerLadder)
        (line,) = [line for line in found.people if line.name == "Quentin"]
        assert line == found.own
        assert (line.games, line.provisional, line.you) == (1, FEW > 1, True)
        assert line.error > 0
        assert "rookie" in {line.level for line in found.levels}
        text = Server(server.url).get("/api/ladder")
        assert not any(line["you"] for line in text["people"])
        client.delete("/api/me")
        shown = Server(server.url).get("/api/ladder")["people"]
        assert "Quentin" not in {line["name"] for line in shown}
