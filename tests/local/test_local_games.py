"""Whole games on a device without a server: through requests, messages and steps alone."""

import json
from typing import Any

import pytest
from msgspec.json import decode, encode

from eldorado.interface.messages import Outgoing
from eldorado.interface.news import news_for_all
from eldorado.local import local_bots
from eldorado.local.device import QUICK_AGAIN, Device
from eldorado.records import Record
from eldorado.table import Setup, Table, bot_turn, read_event
from tests.local.desk import PERSON, WALKER, Desk, Page

PLAYED: list[tuple[str, list[dict[str, str]], dict[str, Any]]] = [
    ("two", [PERSON, WALKER], {}),
    ("three with caves", [WALKER, PERSON, WALKER], {"variant": {"caves": True}}),
    ("four, another route", [PERSON, WALKER, WALKER, WALKER], {"route": "swamplands"}),
    ("two pieces each", [PERSON, WALKER], {"variant": {"two_pieces": True}}),
    ("pass and play", [PERSON, PERSON, WALKER], {}),
    ("everybody a person", [PERSON, PERSON, PERSON, PERSON], {"variant": {"caves": True}}),
]


def events_of(desk: Desk, table: str) -> list[str]:
    pages = sorted(
        (int(key.rpartition("/")[2]), text)
        for key, text in desk.saved.items()
        if key.startswith(f"table/{table}/events/")
    )
    return [line for _, text in pages for line in text.split("\n")]


@pytest.mark.parametrize(
    ("seats", "setup"), [one[1:] for one in PLAYED], ids=[p[0] for p in PLAYED]
)
def test_a_whole_game(seats: list[dict[str, str]], setup: dict[str, Any]) -> None:
    desk = Desk()
    page = desk.play_out(desk.table(*seats, **setup))
    assert page.document["result"]["ranking"]
    for message in page.heard:
        decode(encode(message), type=Outgoing)
    text = desk.answer("GET", f"/api/tables/{page.table}/record")
    assert text["type"] == "text/plain"
    record = Record.parse(text["body"])
    assert record.tags["Result"]


def test_messages_are_those_of_the_tables_own_documents() -> None:
    """What a page hears is what follows from the events that were kept, and from nothing else."""
    desk = Desk()
    id = desk.table(PERSON, WALKER, WALKER, variant={"caves": True})
    page = desk.page(id, since=0)
    desk.work()
    page.play_turn()
    desk.work()
    setup = decode(encode(json.loads(desk.saved[f"table/{id}/setup"])["setup"]), type=Setup)
    table = Table(id, setup)
    happened = [one for one in page.heard if one["type"] == "happened"]
    first = happened[0]["n"]
    before = table.documents()
    for n, line in enumerate(events_of(desk, id), 1):
        event = read_event(line)
        table = table.copy()
        table.apply(event)
        after = table.documents(before)
        if n >= first:
            expected = json.loads(encode(news_for_all(before, after, event, {0})[0]))
            heard = happened[n - first]
            assert {**heard, "id": None} == {**expected, "id": None}
        elif n == first - 1:
            welcome = page.heard[0]
            assert welcome["table"] == json.loads(encode(after.of(0)))
            assert len(welcome["missed"]) == welcome["n"] == n
        before = after
    page.catch_up()
    assert page.document == json.loads(encode(before.of(0)))


def test_going_on_after_the_page_was_closed() -> None:
    """In the middle of a person's turn and of a computer player's."""
    desk = Desk()
    id = desk.table(PERSON, WALKER, WALKER, start=0)
    page = desk.page(id)
    page.act(page.choice(0))
    for steps in (0, 1, 2, 3, 5):
        page.play_turn()
        for _ in range(steps):
            desk.server.step()
        page.catch_up()
        again = desk.again()
        same = again.page(id, since=page.document["n"])
        assert same.document == page.document
        assert "missed" not in same.heard[0]
        desk, page = again, same
        desk.work()
    assert desk.play_out(id).document["status"] == "over"
    last = desk.again().page(id)
    assert last.document["status"] == "over"


def test_what_was_taken_back_stays_so_after_a_restart() -> None:
    desk = Desk()
    page = desk.page(desk.table(PERSON, WALKER, start=0))
    before = page.document["view"]
    page.act("end") if page.choice(0) == "end" else page.act(page.choice(0))
    assert page.say("undo")["type"] == "happened"
    assert page.document["view"] == before
    assert desk.again().page(page.table).document["view"] == before
    refused = page.say("undo")
    assert (refused["type"], refused["code"]) == ("refused", "no_undo")


def test_pausing_leaving_and_giving_up() -> None:
    desk = Desk()
    page = desk.page(desk.table(PERSON, PERSON, WALKER, start=0))
    assert page.say("pause")["event"]["type"] == "paused"
    assert page.document["status"] == "paused"
    assert desk.server.step() is None
    assert page.say("act", action="end")["code"] == "paused"
    assert desk.again().page(page.table).document["status"] == "paused"
    assert page.say("resume")["event"]["type"] == "resumed"
    assert page.say("resume")["code"] == "not_paused"
    assert page.say("leave")["event"]["type"] == "replaced"
    assert page.document["seats"][0]["stand_in"]
    desk.work()
    page.catch_up()
    assert page.document["view"]["to_move"] == 1
    assert page.say("comeback")["event"]["type"] == "returned"
    assert page.say("resign")["event"]["type"] == "resigned"
    assert page.say("look", seat=1)["type"] == "welcome"
    assert page.say("resign")["event"]["type"] == "resigned"
    assert page.document["status"] == "over"


def test_rematch_with_the_same_people() -> None:
    desk = Desk()
    page = desk.play_out(desk.table(PERSON, PERSON, WALKER))
    start = page.document["view"].get("start")
    again = page.say("rematch")["event"]["table"]
    assert page.document["rematch"] == again
    assert page.say("rematch")["code"] == "rematched"
    assert desk.ask("POST", f"/api/tables/{page.table}/follow", {}) == {
        "table": again,
        "seats": [0, 1],
    }
    shown = desk.ask("GET", f"/api/tables/{again}")
    assert (shown["status"], shown["held"]) == ("running", [0, 1])
    assert [seat["name"] for seat in shown["seats"]] == [
        seat["name"] for seat in page.document["seats"]
    ]
    next_page = desk.page(again)
    assert start is None or next_page.document["view"]["start"] == (start + 1) % 3


def test_a_lobby_on_one_device() -> None:
    desk = Desk()
    id = desk.table(PERSON, {"kind": "open"}, {"kind": "open"}, {"kind": "open"})
    page = desk.page(id)
    assert page.document["status"] == "lobby"
    assert page.say("act", action="end")["code"] == "waiting"
    assert page.say("fill", seat=1, level="walker")["event"]["level"] == "walker"
    assert page.say("fill", seat=1, level="walker")["code"] == "seat_taken"
    held = desk.ask("POST", f"/api/tables/{id}/seats", {"name": "Ann", "seat": 2})
    assert held["seat"] == 2
    again = desk.page(id)
    assert again.heard[0]["held"] == [0, 2]
    assert again.say("rise", seat=2)["event"]["type"] == "rose"
    page.catch_up()
    assert page.document["seats"][2]["kind"] == "open"
    for seat in (2, 3):
        again.say("fill", seat=seat, level="walker")
    assert again.document["status"] == "running"


def test_computer_players_keep_their_pace() -> None:
    desk = Desk()
    page = desk.page(desk.table(PERSON, WALKER, start=1, pace=2))
    assert desk.server.step() == 0.0  # it has thought
    assert desk.server.step() == 2.0
    before = page.document["n"]
    desk.time += 2
    assert desk.server.step() == 0.0
    page.catch_up()
    assert page.document["n"] == before + 1
    assert page.say("pace", seconds=0)["type"] == "allowed"
    began = desk.time
    desk.work()
    assert desk.time == began


def test_nobody_waits_for_the_pace_when_nobody_looks() -> None:
    desk = Desk()
    desk.table(PERSON, WALKER, WALKER, start=1, pace=5)
    desk.work()
    assert desk.time == Desk().time


def test_a_clock_runs_out_but_not_while_the_page_is_closed() -> None:
    desk = Desk()
    id = desk.table(PERSON, WALKER, start=0, clock={"turn": 30})
    page = desk.page(id)
    wait = desk.server.step()
    assert wait is not None
    assert 0 < wait <= 30
    again = Desk(desk.saved, desk.time + 1000)
    page = again.page(id)
    assert page.document["clock"]["deadline"] == pytest.approx(again.time + 30)
    again.time += 31
    again.server.step()
    page.catch_up()
    assert page.document["seats"][0]["stand_in"]


def limited(desk: Desk) -> list[str]:
    return [level["name"] for level in desk.ask("GET", "/api/levels") if "limited" in level]


def thinking_desk(monkeypatch: pytest.MonkeyPatch, seconds: float) -> Desk:
    """A device on which a level has thought about one turn, with so much time for it."""
    monkeypatch.setattr(local_bots, "THINKING", seconds)
    desk = Desk()
    desk.table(PERSON, {"kind": "bot", "level": "navigator"}, start=1)
    desk.server.step()
    return desk


def test_a_level_that_leaves_something_out_for_lack_of_time_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = thinking_desk(monkeypatch, 0.0)
    assert limited(desk) == limited(desk.again()) == ["navigator"]


def test_a_level_with_time_enough_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert limited(thinking_desk(monkeypatch, 1000.0)) == []


def test_a_level_is_no_longer_named_when_the_device_is_quick_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = thinking_desk(monkeypatch, 0.0)
    device = Device(lambda *_: None, lambda *_: None, lambda: slow.time)
    device.restore(slow.saved)
    for _ in range(QUICK_AGAIN - 1):
        device.note_thought("navigator", False)
    device.note_thought("rookie", False)
    assert device.about.limited == ["navigator"]
    device.note_thought("navigator", True)
    for _ in range(QUICK_AGAIN):
        assert device.about.limited == ["navigator"]
        device.note_thought("navigator", False)
    assert device.about.limited == []


def test_a_simpler_player_moves_for_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(bot: Any, view: Any) -> list[str]:
        if bot.name != "walker":
            raise ImportError("no arrays here")
        return bot_turn.plan(bot, view)

    monkeypatch.setattr(local_bots, "plan", failing)
    desk = Desk()
    id = desk.table(PERSON, {"kind": "bot", "level": "ranger"}, start=1)
    desk.work()
    assert desk.page(id).document["view"]["to_move"] == 0


def test_no_simpler_player_moves_in_a_daily_expedition(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival that fails is asked again in a while: everybody meets the same rivals."""
    asked: list[str] = []

    def failing(seat: bot_turn.BotSeat, view: Any) -> list[str]:
        asked.append(seat.level)
        if len(asked) < 3:
            raise MemoryError
        return bot_turn.plan_by_fixed_work(seat, view)

    monkeypatch.setattr(local_bots, "plan_by_fixed_work", failing)
    desk = Desk()
    id = desk.ask("POST", "/api/daily", {"name": "Ann"})["id"]
    page = desk.page(id)
    while page.document["view"]["to_move"] == 0:
        page.act("end")
    rival = page.document["seats"][page.document["view"]["to_move"]]["level"]
    for tries in (1, 2, 3):
        while len(asked) < tries:
            assert page.document["view"]["to_move"] != 0
            desk.time += desk.server.step() or 0.0
    assert asked == [rival] * 3


def test_refusals_are_worded_as_on_a_server() -> None:
    desk = Desk()
    page = desk.page(desk.table(PERSON, WALKER, start=0))
    asked = {
        "stale": {"type": "act", "n": 0, "id": 7, "action": "end"},
        "unreadable": {"type": "act", "n": page.document["n"], "id": 7, "action": "dance"},
        "illegal": {
            "type": "act",
            "n": page.document["n"],
            "id": 7,
            "action": f"buy scout with {','.join(['explorer'] * 8)}",
        },
    }
    for code, message in asked.items():
        page.send(message)
        refused = page.heard[-1]
        assert (refused["type"], refused["code"], refused["id"]) == ("refused", code, 7)
        assert refused["sentence"]
    page.send({"type": "hello"})
    assert page.heard[-1]["sentence"] == "hello was already sent."
    desk.server.receive(page.number, "{")
    assert page.heard[-1]["code"] == "unreadable"
    desk.server.receive(page.number, "x" * 5000)
    assert page.heard[-1]["code"] == "too_big"
    assert page.say("check", action="end")["type"] == "allowed"
    assert page.say("look", seat=1)["code"] == "not_seated"
    assert page.say("say", what="smile")["code"] == "alone"
    assert page.say("ping")["now"] == desk.time


def test_the_first_message_is_hello_and_the_table_must_be_there() -> None:
    desk = Desk()
    id = desk.table(PERSON, WALKER)
    desk.server.connect(1, id)
    desk.server.receive(1, '{"type": "ping"}')
    assert desk.heard[1][-1]["sentence"] == "The first message must be hello."
    for number, name in ((2, "nowhere"), (3, "../../etc")):
        page = Page(desk, number, name, {})
        assert [one["type"] for one in page.heard] == ["goodbye"]
        assert page.heard[0]["code"] == "no_such_table"
    desk.server.receive(99, '{"type": "ping"}')
    assert desk.heard[99] == []


def test_pages_come_and_go() -> None:
    desk = Desk()
    id = desk.table(PERSON, WALKER, start=0)
    one, other = desk.page(id), desk.page(id)
    assert one.heard[-1] == {"type": "presence", "online": [0]}
    one.act("end")
    other.catch_up()
    assert other.document == one.document
    other.close()
    count = len(other.heard)
    desk.work()
    assert len(other.heard) == count
    one.catch_up()
    assert one.document["view"]["to_move"] == 0
