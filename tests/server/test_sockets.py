"""People at a table of the running server, each with a socket and an address of their own."""

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.protocol import State

from eldorado.client import Visit
from eldorado.table import Refused
from tests.server.playing import play_seat, walker
from tests.server.running import PATIENCE, Party, Running

pytestmark = pytest.mark.anyio


async def refused(code: str, visit: Visit, kind: str, **fields: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await visit.ask(kind, **fields)
    assert caught.value.code == code
    return caught.value


async def hear(visit: Visit, kind: str) -> dict[str, Any]:
    """The next message, or event, of that kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = await visit.next()
            if kind in (message["type"], message.get("event", {}).get("type")):
                return message


async def level(*visits: Visit) -> None:
    """All hear what one of them knows already."""
    number = max(visit.number for visit in visits)
    async with asyncio.timeout(PATIENCE):
        for visit in visits:
            while visit.number < number:
                await visit.next()


async def test_two_finish_a_game_and_a_third_watches(server: Running) -> None:
    party = server.table("person", "open", variant={"caves": True})
    async with party.visit() as spectator, party.visit(0) as early:
        assert spectator.document["status"] == "lobby"
        assert party.join("Bob") == 1
        assert party.clients[0].local != party.clients[1].local
        games = asyncio.gather(*(play_seat(party, seat) for seat in (0, 1)))
        while spectator.document["status"] != "over":
            message = await spectator.next()
            assert len(json.dumps(message)) < 4000
            if "view" in spectator.document:
                assert "options" not in spectator.document
                assert all(
                    isinstance(player["hand"], int)
                    for player in spectator.document["view"]["players"]
                )
        one, two = await games
        await early.until("over")
    assert one.document["result"] == two.document["result"] == spectator.document["result"]
    assert one.number == two.number == spectator.number == early.number


async def test_who_comes_back_hears_what_was_missed(server: Running) -> None:
    party = server.table("person", "person", start=0)
    events = []
    async with party.visit(0) as visit:
        known = visit.number
    async with party.visit(0) as visit:
        await visit.act("end")
        events.append("acted")
    async with party.visit(1) as visit:
        await visit.ask("pause")
        await visit.ask("resume")
        events += ["paused", "resumed"]
    async with party.visit(0, since=known) as visit:
        assert [event["type"] for event in visit.missed] == events
        assert visit.number == known + len(events)
    async with party.visit(0, since=known + 2) as visit:
        assert [event["type"] for event in visit.missed] == ["resumed"]
    for since in (known + 3, known + 1000):
        async with party.visit(0, since=since) as visit:
            assert visit.missed == []


async def test_dropping_and_returning_at_random_loses_nothing(server: Running) -> None:
    party = server.table("guest", "guest", "guest", variant={"caves": True})
    stories = await asyncio.gather(*(_restless(party, seat) for seat in (0, 1, 2, None)))
    last = stories[0][-1][0]
    for story in stories:
        assert [number for number, _ in story] == list(range(story[0][0], last + 1))
    kinds = [[(n, event["type"], event["at"]) for n, event in story] for story in stories]
    assert all(kind == kinds[0][-len(kind) :] for kind in kinds)


async def _restless(party: Party, seat: int | None) -> list[tuple[int, dict[str, Any]]]:
    """Plays, or watches, with a connection that breaks all the time; what was heard of it."""
    rng = random.Random(seat)
    choose = walker(seat or 0)
    story: list[tuple[int, dict[str, Any]]] = []
    known = 0
    over = False
    while not over:
        left = rng.randrange(1, 12)
        async with party.visit(seat, since=known) as visit:
            first = visit.number - len(visit.missed) + 1
            story += [(first + i, event) for i, event in enumerate(visit.missed)]
            known = visit.number
            while left and not (over := visit.document["status"] == "over"):
                left -= 1
                if "options" in visit.document:
                    await visit.send(
                        {"type": "act", "n": visit.number, "action": str(choose(visit))}
                    )
                message = await hear(visit, "happened")
                story.append((message["n"], message["event"]))
                known = visit.number
            assert visit.socket is not None
            if rng.random() < 0.5:
                visit.socket.transport.abort()
    return story


async def test_one_device_for_two_people(server: Running) -> None:
    client = server.client()
    made = client.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "open"}], "start": 0})
    id, secret = made["id"], made["seats"][0]["secret"]
    other = client.post(f"/api/tables/{id}/seats", {"name": "Bob"})["secret"]
    async with Visit(client, id, secret) as visit:
        assert visit.document["seat"] == 0
        await refused("not_seated", visit, "look", seat=1)
    cookie = _cookie(server, client.local, id, secret, other)
    async with Visit(client, id, headers={"Cookie": cookie}) as visit:
        assert visit.document["seat"] == 0
        assert visit.held == [0, 1]
        await visit.ask("look", seat=1)
        assert visit.document["seat"] == 1
        assert isinstance(visit.document["view"]["players"][1]["hand"], list)
        assert isinstance(visit.document["view"]["players"][0]["hand"], int)
        await refused("not_your_turn", visit, "act", action="end")
        await visit.ask("look", seat=0)
        await visit.act("end")
        await visit.ask("look", seat=1)
        await visit.act("end")
        assert visit.online == [0, 1]


def _cookie(server: Running, local: str | None, id: str, *secrets: str) -> str:
    """What a browser has after it claimed these seats one after the other."""
    import http.client

    cookie = ""
    for secret in secrets:
        source = (str(local), 0)
        connection = http.client.HTTPConnection(server.url[7:], source_address=source)
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        connection.request(
            "POST", f"/api/tables/{id}/claim", json.dumps({"secret": secret}), headers
        )
        response = connection.getresponse()
        response.read()
        connection.close()
        lines = response.headers.get_all("set-cookie") or []
        (line,) = (one for one in lines if one.startswith("seat-"))
        cookie = line.partition(";")[0]
    return cookie


async def test_undo_until_something_is_revealed(server: Running) -> None:
    party = server.table("person", "person", start=0)
    async with party.visit(0) as visit, party.visit(1) as other:
        await refused("no_undo", visit, "undo")
        before = visit.document["view"]
        move = next(a for a in _actions(party, 0) if a.startswith(("move", "buy")))
        await visit.act(move)
        assert visit.document["undo"] is True
        await level(visit, other)
        await refused("not_your_turn", other, "undo")
        await visit.ask("undo")
        assert visit.document["view"] == before
        await hear(other, "undone")
        await visit.act("end")
        await refused("not_your_turn", visit, "undo")


def _actions(party: Party, seat: int) -> list[str]:
    found: list[str] = party.clients[seat].get(
        f"/api/tables/{party.id}/actions", party.secrets[seat]
    )
    return found


async def test_who_knows_too_little_is_told_so(server: Running) -> None:
    party = server.table("person", "person", start=0)
    async with party.visit(0) as visit, party.visit(1) as other:
        await visit.ask("pause")
        await refused("stale", other, "resume")
        await refused("paused", visit, "act", action="end")
        await other.ask("resume")
        await refused("stale", visit, "act", action="end")
        await visit.act("end")
        await refused("not_your_turn", visit, "act", action="end")
        await level(visit, other)
        illegal = await refused("illegal", other, "act", action="play compass")
        assert (illegal.clause, illegal.message) == ("T-02", "refusal-T-02-card")
        assert illegal.about == {"card": "compass"}
        await refused("unreadable", other, "act", action="fly me to the moon")
        assert party.host.get(f"/api/tables/{party.id}")["status"] == "running"


async def test_a_check_tells_what_is_forbidden_and_does_nothing(server: Running) -> None:
    party = server.table("person", "person", start=0)
    async with party.visit(0) as visit, party.visit(1) as other, party.visit() as spectator:
        before = json.dumps(visit.document)
        with pytest.raises(Refused) as caught:
            await visit.ask("check", action="buy compass with traveler")
        assert (caught.value.code, bool(caught.value.clause)) == ("illegal", True)
        await refused("unreadable", visit, "check", action="fly me to the moon")
        await refused("not_your_turn", other, "check", action="end")
        await refused("not_your_turn", spectator, "check", action="end")
        assert (await visit.ask("check", action="end"))["type"] == "allowed"
        assert (json.dumps(visit.document), visit.number) == (before, other.number)
        await visit.act("end")
        with pytest.raises(Refused) as caught:
            await visit.ask("check", action="end", n=visit.number - 1)
        assert caught.value.code == "stale"


async def test_a_bot_stands_in_and_hands_back(server: Running) -> None:
    party = server.table("person", "person", start=0)
    async with party.visit(0) as visit, party.visit(1) as other:
        await refused("not_seated", other, "leave", seat=0)
        await visit.ask("leave")
        assert visit.document["seats"][0]["stand_in"]
        await other.turn()
        await level(visit, other)
        await refused("not_seated", visit, "leave")
        await visit.ask("comeback")
        assert "stand_in" not in visit.document["seats"][0]
        await refused("not_seated", visit, "comeback")
        await other.until("running")


async def test_somebody_long_gone_is_replaced_and_not_sooner(server: Running) -> None:
    party = server.table("person", "guest", start=1)
    async with party.visit(0) as visit:
        async with party.visit(1) as other:
            while visit.online != [0, 1]:
                await visit.next()
            assert other.number == visit.number
        while visit.online != [0]:
            await visit.next()
        present = await refused("not_seated", visit, "leave", seat=1)
        assert present.message == "refusal-not_seated-here"
        unknown = await refused("not_seated", visit, "leave", seat=3)
        assert unknown.message == "refusal-not_seated-unknown"


async def test_resigning_ends_a_game_of_two(server: Running) -> None:
    party = server.table("person", "person")
    async with party.visit(0) as visit, party.visit(1) as other, party.visit() as spectator:
        await refused("not_seated", spectator, "resign")
        await refused("waiting", other, "rematch")
        await visit.ask("resign")
        await other.until("over")
        assert other.document["result"]["winner"] == 1
        await refused("over", other, "act", action="end")


async def test_two_who_want_a_rematch_get_one(server: Running) -> None:
    party = server.table("person", "guest", "walker", start=0)
    async with party.visit(0) as visit, party.visit(1) as other, party.visit() as spectator:
        await visit.ask("pause")
        await visit.ask("resign")
        await level(visit, other)
        await other.ask("resign")
        await visit.until("over")
        await spectator.until("over")
        await refused("not_seated", spectator, "rematch")
        outcomes = await asyncio.gather(
            visit.ask("rematch"), other.ask("rematch"), return_exceptions=True
        )
        codes = [one.code for one in outcomes if isinstance(one, Refused)]
        assert len(codes) == 1
        assert codes[0] in ("stale", "rematched")
        for one in (visit, other, spectator):
            while "rematch" not in one.document:
                await one.next()
        (again,) = {one.document["rematch"] for one in (visit, other, spectator)}
        await refused("rematched", visit, "rematch", n=spectator.number)
    async with (
        Visit(party.clients[0], again, party.secrets[0]) as visit,
        Visit(party.clients[1], again, party.secrets[1]) as other,
    ):
        assert (visit.document["seat"], other.document["seat"]) == (0, 1)
        await visit.until("running")
        await other.until("running")
        assert visit.document["view"]["to_move"] == 1
    kinds = [seat["kind"] for seat in party.host.get(f"/api/tables/{again}")["seats"]]
    assert kinds == ["person", "person", "bot"]


async def test_the_host_fills_and_frees_seats_before_the_game(server: Running) -> None:
    party = server.table("person", "guest", "open", "open")
    async with party.visit(0) as host, party.visit(1) as guest, party.visit() as spectator:
        await refused("waiting", host, "act", action="end")
        hosts = await refused("not_seated", guest, "fill", seat=2, level="walker")
        assert hosts.message == "refusal-not_seated-host"
        watching = await refused("not_seated", spectator, "fill", seat=2, level="walker")
        assert watching.message == "refusal-not_seated"
        await refused("seat_taken", host, "fill", seat=1, level="walker")
        await refused("level", host, "fill", seat=2, level="nobody")
        await host.ask("fill", seat=2, level="walker")
        await refused("not_seated", host, "rise", seat=1)
        await hear(guest, "sat")
        await guest.ask("rise")
        await hear(host, "rose")
        assert host.document["seats"][1]["kind"] == "open"
        await host.ask("fill", seat=1, level="walker")
        await host.ask("fill", seat=3, level="walker")
        await host.until("running")


async def test_who_gave_a_seat_up_sees_no_more_of_it(server: Running) -> None:
    party = server.table("person", "guest", start=1)
    async with party.visit(0) as host:
        pass
    party = server.table("person", "guest", "open", start=1)
    former = party.secrets[1]
    async with party.visit(1) as guest, party.visit(0) as host:
        await guest.ask("rise")
        message = await hear(guest, "welcome")
        assert message.get("held", []) == []
        assert guest.document["seat"] is None
        assert party.join("Bob") == 1
        assert party.join("Cid") == 2
        await guest.until("running")
        await host.until("running")
        assert all(isinstance(p["hand"], int) for p in guest.document["view"]["players"])
        assert "options" not in guest.document
        await refused("not_your_turn", guest, "act", action="end")
        await refused("not_seated", guest, "resign")
        with pytest.raises(Refused, match="does not belong to a seat"):
            async with Visit(party.clients[0], party.id, former):
                pass
        async with party.visit(1) as bob:
            await bob.act("end")


async def test_a_turn_that_takes_too_long_goes_to_a_bot(server: Running) -> None:
    party = server.table("person", "person", start=0, clock={"turn": 5})
    async with party.visit(1) as other:
        assert other.document["clock"]["deadline"] > 0
        message = await hear(other, "replaced")
        assert message["event"]["late"] is True
        assert await other.turn()


async def test_presence_and_spectators_are_counted(server: Running) -> None:
    party = server.table("person", "guest")
    async with party.visit(0) as visit:
        assert visit.online == [0]
        async with party.visit(), party.visit(1):
            while visit.online != [0, 1] or visit.watching != 1:
                await visit.next()
        while visit.online != [0] or visit.watching:
            await visit.next()


async def test_hello_is_asked_for_and_may_be_wrong_at_first(server: Running) -> None:
    party = server.table("person", "person")
    visit = Visit(server.client(), party.id)
    visit.hello = {"type": "ping"}
    async with visit:
        for nonsense in ('{"type": "hello", "since": -1}', "[]", ""):
            assert visit.socket is not None
            await visit.socket.send(nonsense)
            assert (await visit.next())["type"] == "refused"
        await visit.send({"type": "hello"})
        assert (await visit.next())["type"] == "welcome"
        await visit.send({"type": "hello"})
        assert (await hear(visit, "refused"))["code"] == "unreadable"


@pytest.mark.parametrize(
    ("id", "secret", "code"),
    [
        ("aaaaaaaaaa", None, "no_such_table"),
        ("UPPER", None, "no_such_table"),
        ("", "wrong", "not_seated"),
    ],
)
async def test_who_cannot_come_hears_goodbye(
    server: Running, id: str, secret: str | None, code: str
) -> None:
    id = id or server.table("person", "person").id
    visit = Visit(server.client(), id, secret)
    with pytest.raises(Refused) as caught:
        async with visit:
            pass
    assert caught.value.code == code
    assert caught.value.message == f"refusal-{code}" + ("-secret" if secret else "")
    assert visit.socket is not None
    assert visit.socket.state is State.CLOSED


async def test_a_page_of_another_site_may_not_connect(server: Running) -> None:
    party = server.table("person", "person")
    for origin, allowed in ((server.url, True), ("https://elsewhere.example", False)):
        visit = Visit(server.client(), party.id, headers={"Origin": origin})
        if allowed:
            async with visit:
                assert visit.document["seat"] is None
        else:
            with pytest.raises(Refused) as caught:
                async with visit:
                    pass
            assert caught.value.code == "origin"
            assert visit.socket is not None
            assert visit.socket.state is State.CLOSED
