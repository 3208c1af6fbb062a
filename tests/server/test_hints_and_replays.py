"""Hints while playing, and looking back at finished games: over HTTP, for whoever may."""

import asyncio
import time
from typing import Any

import pytest

from eldorado.exports.replay_frames import Replay, replay_of, shown
from eldorado.interface.work.advice import Advice, Hint
from eldorado.interface.work.analysis_parts import AnalysisState
from eldorado.records import Record
from eldorado.table import Changes, Refused
from tests.document_fits import assert_fits
from tests.server.playing import play_out
from tests.server.running import PATIENCE, Party, Running


def ask(party: Party, method: str, path: str, body: Any = None, seat: int = 0) -> Any:
    return party.host.ask(method, f"/api/tables/{party.id}/{path}", body, party.secrets[seat])


def test_hints_are_turns_that_can_be_played(server: Running) -> None:
    party = server.table("person", "walker", "walker", start=0)
    hints = ask(party, "GET", "hints")
    assert_fits(hints, list[Hint])
    assert 1 <= len(hints) <= 3
    assert all(0 <= hint["win"] <= 1 and hint["arrival"] > 1 for hint in hints)
    assert any(hint["reasons"] for hint in hints)
    assert ask(party, "GET", "hints") == hints, "the same position, the same answer"

    async def follow() -> None:
        async with party.visit(0) as visit:
            for action in hints[0]["actions"]:
                await visit.act(action)

    asyncio.run(follow())


def test_there_are_no_hints_against_other_people(server: Running) -> None:
    party = server.table("person", "guest", start=0)
    with pytest.raises(Refused) as refused:
        ask(party, "GET", "hints")
    assert refused.value.code == "no_hints"
    with pytest.raises(Refused) as refused:
        party.host.ask("GET", f"/api/tables/{party.id}/hints")
    assert refused.value.code == "no_hints"


def test_a_wasted_turn_is_called_a_blunder_and_the_best_is_not(server: Running) -> None:
    party = server.table("person", "walker", "walker", start=0)
    best = ask(party, "GET", "hints")[0]["actions"]
    wasted = ask(party, "POST", "advice", {"actions": ["end"]})
    assert_fits(wasted, Advice)
    assert wasted["blunder"]
    assert wasted["win"] > 0
    assert wasted["better"]["actions"]
    if best[-1].startswith("end"):
        assert not ask(party, "POST", "advice", {"actions": best})["blunder"]
    for plan in (["fly"], ["end", "end"], ["end"] * 41):
        with pytest.raises(Refused):
            ask(party, "POST", "advice", {"actions": plan})
    with pytest.raises(Refused) as refused:
        ask(party, "POST", "advice", {"actions": ["play compass"]})
    assert (refused.value.clause, refused.value.message) == ("T-02", "refusal-T-02-card")
    assert refused.value.about == {"card": "compass"}


@pytest.fixture(scope="module")
def played(server: Running) -> Party:
    party = server.table("person", "walker", variant={"caves": True})
    with pytest.raises(Refused) as refused:
        party.host.get(f"/api/tables/{party.id}/replay")
    assert refused.value.code == "waiting"
    play_out(party)
    return party


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_replay_leads_to_the_end_from_any_eyes(played: Party, eyes: int | None) -> None:
    where = "" if eyes is None else f"?eyes={eyes}"
    replay = played.host.get(f"/api/tables/{played.id}/replay{where}")
    record = Record.parse(played.host.get(f"/api/tables/{played.id}/record"))
    assert_fits(replay, Replay)
    assert replay["eyes"] == eyes
    assert replay["names"] == record.seats
    document = replay["start"]
    for frame in replay["frames"]:
        Changes(frame["set"], frame["gone"]).apply(document)
        drew = frame["event"].get("cards")
        if eyes is not None and frame["event"]["seat"] != eyes:
            assert drew is None
    assert document == shown(record.replay(), eyes)


def test_a_file_is_replayed_like_a_table(played: Party) -> None:
    text = played.host.get(f"/api/tables/{played.id}/record")
    replay = played.host.post("/api/replays", {"record": text})
    assert len(replay["frames"]) == len(replay_of(Record.parse(text), None).frames)
    with pytest.raises(Refused) as refused:
        played.host.post("/api/replays", {"record": "no record"})
    assert refused.value.code == "unreadable"


def test_an_analysis_tells_how_far_it_is_until_it_is_there(played: Party) -> None:
    until = time.monotonic() + 5 * PATIENCE  # it works at a low priority
    path = f"/api/tables/{played.id}/analysis"
    while (state := played.host.get(path))["analysis"] is None:
        assert 0 <= state["progress"] <= 1
        assert time.monotonic() < until
        time.sleep(0.2)
    assert_fits(state, AnalysisState)
    assert state["analysis"]["format"] == "eldorado-analysis/1"
    text = played.host.get(f"/api/tables/{played.id}/record")
    again = played.host.post("/api/analyses", {"record": text})
    assert again["analysis"] == state["analysis"]


def test_a_lesson_is_played_try_by_try(server: Running) -> None:
    client = server.client()
    course = client.get("/api/course")
    lesson = course["lessons"][0]
    path = f"/api/course/lessons/{lesson['id']}"
    scene = client.post(path, {})
    assert scene["step"] == 0
    tried = client.post(path, {"attempt": "end"})
    assert tried["answer"]["kind"] in ("wrong", "refused", "accepted", "done")
    solved = client.post(path, {"attempt": scene["show"][0]})
    assert solved["answer"]["kind"] in ("accepted", "done")
    last = client.post(path, {"step": len(lesson["steps"])})
    assert last["done"]
    for wrong in ({"actions": ["fly"]}, {"step": 99}):
        with pytest.raises(Refused):
            client.post(path, wrong)
    with pytest.raises(Refused):
        client.post("/api/course/lessons/nosuch", {})
    puzzle = course["puzzles"][0]["id"]
    assert client.post(f"/api/course/puzzles/{puzzle}", {})["turn"] >= 0
