"""What a device keeps of its games: bounded, whole after a crash, and easy to take away."""

import json

import pytest

from eldorado.errors import EldoradoError
from eldorado.local import saved_file, saved_games
from tests.local.desk import PERSON, WALKER, Desk, ProblemAnswer


def resigned(desk: Desk) -> str:
    """A game that is over at once."""
    page = desk.page(desk.table(PERSON, WALKER))
    page.say("resign")
    page.close()
    desk.time += 1
    return page.table


def test_every_event_is_kept_before_the_page_hears_of_it() -> None:
    desk = Desk()
    page = desk.page(desk.table(PERSON, WALKER, start=0))
    kept: list[int] = []
    send = desk._send

    def counting(connection: int, text: str) -> None:
        pages = [lines for key, lines in desk.saved.items() if "/events/" in key]
        kept.append(sum(len(lines.split("\n")) for lines in pages))
        send(connection, text)

    desk.server._device.tables._send = counting
    page.act("end")
    assert kept[0] == page.document["n"]


def test_the_oldest_finished_games_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_games, "MOST_GAMES", 3)
    desk = Desk()
    running = desk.table(PERSON, WALKER)
    first, second = resigned(desk), resigned(desk)
    third = desk.table(PERSON, WALKER)
    assert {key.split("/")[1] for key in desk.saved} == {running, second, third}
    with pytest.raises(ProblemAnswer):
        desk.ask("GET", f"/api/tables/{first}")
    desk.table(PERSON, WALKER)
    with pytest.raises(ProblemAnswer) as problem:
        desk.table(PERSON, WALKER)
    assert (problem.value.status, problem.value.code) == (409, "device_full")
    assert len({key.split("/")[1] for key in desk.saved}) == 3
    assert desk.ask("GET", f"/api/tables/{running}")["status"] == "running"


@pytest.mark.parametrize("part", ["setup", "events/0"])
@pytest.mark.parametrize("text", ["", "{", '{"type":"acted","at":0,"seat":0,"action":"end"}'])
def test_a_damaged_game_is_refused_and_harms_no_other(part: str, text: str) -> None:
    desk = Desk()
    good, bad = desk.table(PERSON, WALKER), desk.table(PERSON, WALKER)
    saved = {**desk.saved, f"table/{bad}/{part}": text, "else": "x", "shelf/B": "{"}
    again = Desk(saved)
    with pytest.raises(ProblemAnswer) as problem:
        again.ask("GET", f"/api/tables/{bad}")
    assert (problem.value.status, problem.value.code) == (422, "damaged")
    assert problem.value.problem["sentence"]
    page = again.page(bad)
    assert (page.heard[0]["type"], page.heard[0]["code"]) == ("goodbye", "damaged")
    assert again.ask("GET", f"/api/tables/{good}")["status"] == "running"
    assert [game["table"] for game in again.ask("GET", "/api/me")["games"]] == [good]
    assert again.saved[f"table/{bad}/{part}"] == text
    assert [one["id"] for one in json.loads(again.server.export())["games"]] == [good]
    assert again.ask("DELETE", f"/api/me/games/{bad}") == {"seats": 1}
    assert not [key for key in again.saved if bad in key]


def test_a_lost_page_of_events_is_noticed() -> None:
    desk = Desk()
    id = desk.play_out(desk.table(PERSON, WALKER)).table
    del desk.saved[f"table/{id}/events/0"]
    with pytest.raises(ProblemAnswer) as problem:
        desk.again().ask("GET", f"/api/tables/{id}")
    assert problem.value.code == "damaged"


def test_an_outline_that_was_lost_is_made_again() -> None:
    desk = Desk()
    id = resigned(desk)
    before = desk.ask("GET", "/api/me")
    for text in (None, "{"):
        desk._save(f"table/{id}/outline", text)
        again = desk.again()
        assert again.ask("GET", "/api/me") == before
        assert f"table/{id}/outline" in again.saved


def test_games_go_from_one_device_to_another() -> None:
    desk, other = Desk(), Desk()
    over, running = resigned(desk), desk.table(PERSON, WALKER, start=0)
    assert other.server.take_in(desk.server.export()) == 2
    assert {game["table"] for game in other.ask("GET", "/api/me")["games"]} == {over, running}
    assert other.page(running).document == desk.page(running).document
    assert other.again().page(over).document == desk.page(over).document
    assert other.server.take_in(desk.server.export()) == 0


def test_a_game_that_went_on_elsewhere_goes_on_here() -> None:
    desk, other = Desk(), Desk()
    id = desk.table(PERSON, WALKER, start=0)
    other.server.take_in(desk.server.export())
    page, here = desk.page(id), other.page(id)
    page.act("end")
    desk.work()
    assert other.server.take_in(desk.server.export()) == 1
    assert here.heard[-1]["type"] == "goodbye"
    page.catch_up()
    assert other.page(id).document == page.document
    other.page(id).act("end")
    page.act("end")
    desk.work()
    assert other.server.take_in(desk.server.export()) == 0  # both went on, each keeps its own


def test_files_that_are_refused_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, other = Desk(), Desk()
    desk.table(PERSON, WALKER)
    other.table(PERSON, WALKER)
    before = dict(other.saved)
    good = json.loads(desk.server.export())
    never = {"type": "acted", "at": 0, "seat": 0, "action": "move 1 native B1"}
    broken = []
    for change in (
        {"format": "something else"},
        {"games": [{**good["games"][0], "id": "../up"}]},
        {"games": [{**good["games"][0], "events": [*good["games"][0]["events"], never]}]},
        {"games": [good["games"][0], {**good["games"][0], "id": "other", "events": [{}]}]},
        {"games": [{**good["games"][0], "setup": {"seats": []}}]},
    ):
        broken.append(json.dumps({**good, **change}))
    for text in ("", "{", "[]", "[" * 100_000, *broken):
        with pytest.raises(EldoradoError) as error:
            other.server.take_in(text)
        assert str(error.value)
        assert other.saved == before
    monkeypatch.setattr(saved_file, "LARGEST_SAVED", 10)
    with pytest.raises(EldoradoError):
        other.server.take_in(desk.server.export())


def test_a_file_with_more_running_games_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, other = Desk(), Desk()
    desk.table(PERSON, WALKER)
    resigned(desk)
    other.table(PERSON, WALKER)
    before = dict(other.saved)
    for module in (saved_games, saved_file):
        monkeypatch.setattr(module, "MOST_GAMES", 2)
    with pytest.raises(EldoradoError):
        other.server.take_in(desk.server.export())
    assert other.saved == before


def test_a_few_tables_are_in_memory_and_all_can_be_opened() -> None:
    desk = Desk()
    ids = [desk.table(PERSON, WALKER) for _ in range(12)]
    for id in ids:
        assert desk.ask("GET", f"/api/tables/{id}")["status"] == "running"
    assert len(desk.server._device.tables.in_use) <= 9
