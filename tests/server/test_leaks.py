"""Whole games with every byte recorded that each client is sent: nobody learns what is hidden."""

import asyncio
import hashlib
import json
import random
from typing import Any

import pytest

from eldorado.bots import make_bot
from eldorado.client import Server, Visit
from eldorado.table import Changes, Refused
from tests.server.running import Party, Running
from tests.server.truth import Truth, contains_any, names, numbers

pytestmark = pytest.mark.anyio

FIELDS = {
    "welcome": {"n", "table", "now", "held", "missed", "online", "away", "watching", "id"},
    "happened": {"n", "event", "set", "gone", "id"},
    "presence": {"online", "away", "watching"},
    "refused": {"code", "sentence", "clause", "message", "about", "id"},
    "pong": {"now", "id"},
}
DOCUMENT = {"id", "n", "status", "seat", "seats", "setup", "clock", "view", "options", "undo"}
DOCUMENT |= {"result", "rematch", "fill_at"}
SEAT = {"kind", "name", "colour", "level", "stand_in", "resigned"}
SETUP = {"route", "variant", "public"}
LARGEST_NEWS = 2048
LARGEST_NUMBER = 1_000_000
"""Seeds and the generator are far larger than anything that is counted."""


class Witness:
    """A client that keeps whatever it is sent, over both ways."""

    def __init__(self, party: Party, seat: int | None) -> None:
        self.party = party
        self.seat = seat
        self.client = party.running.client()
        self.secret = None if seat is None else party.secrets[seat]
        self.heard: list[str] = []
        self.read: list[tuple[str, str, int]] = []
        """Path, answer and the event known when it was asked."""
        self.known = 0
        self.moves = 0

    def visit(self) -> Visit:
        visit = Visit(self.client, self.party.id, self.secret, since=self.known)
        take = visit.read

        def keep(text: str | bytes) -> dict[str, Any]:
            self.heard.append(text if isinstance(text, str) else text.decode())
            return take(text)

        visit.read = keep  # type: ignore[method-assign]
        return visit

    def look_round(self, number: int) -> None:
        """Asks for all there is to ask over HTTP."""
        id = self.party.id
        table = f"/api/tables/{id}"
        for path in (table, f"{table}/actions", f"{table}/hints", "/api/tables?limit=100"):
            self._ask(path, number)
        try:
            self.client.get(f"/api/tables/{id}/record", self.secret or "")
        except Refused as refused:
            self.read.append(("record", json.dumps(str(refused)), number))
        else:
            assert self.client.get(f"/api/tables/{id}")["status"] == "over"

    def _ask(self, path: str, number: int) -> None:
        try:
            answer = Server(self.client.url, self.client.local).get(path, self.secret or "")
        except Refused as refused:
            answer = [refused.code, str(refused)]
        self.read.append((path, json.dumps(answer), number))


async def _play(witness: Witness, rng: random.Random) -> None:
    """Mostly sensible, sometimes surprising, with breaks, looks back and second thoughts."""
    bot = make_bot("walker", seed=rng.randrange(1000))
    over = False
    while not over:
        async with witness.visit() as visit:
            for _ in range(rng.randrange(20, 60)):
                while "options" not in visit.document:
                    over = visit.document["status"] == "over"
                    if over:
                        break
                    await visit.next()
                if over:
                    break
                await _move(witness, visit, bot, rng)
            witness.known = visit.number


async def _move(witness: Witness, visit: Visit, bot: Any, rng: random.Random) -> None:
    view = visit.view
    surprising = rng.random() < 0.12
    action = rng.choice(view.legal_actions()) if surprising else bot.choose(view)
    if witness.moves % 25 == 3:
        witness.look_round(visit.number)
    await visit.send({"type": "ping", "id": -1})
    await _try(visit, "act", action=str(action))
    if rng.random() < 0.05 and visit.document.get("undo"):
        await _try(visit, "undo")
    witness.moves += 1
    if witness.moves == 6:
        await _try(visit, "leave")
        while visit.document["seats"][visit.document["seat"]].get("stand_in"):
            if await _try(visit, "comeback") == "over":
                break


async def _try(visit: Visit, kind: str, **fields: Any) -> str:
    """Asks for something; others, or the own bot, may have been quicker."""
    try:
        await visit.ask(kind, **fields)
    except Refused as refused:
        if refused.code not in ("stale", "over"):
            raise
        return refused.code
    return ""


async def _watch(witness: Witness, rng: random.Random) -> None:
    over = False
    while not over:
        async with witness.visit() as visit:
            for _ in range(rng.randrange(20, 40)):
                over = visit.document["status"] == "over"
                if over:
                    break
                await visit.next()
            witness.known = visit.number
        if not over:
            witness.look_round(witness.known)


@pytest.mark.parametrize(
    ("kinds", "seed"),
    [
        (("person", "guest"), 1),
        (("guest", "walker", "guest"), 2),
        (("person", "guest", "guest", "guest"), 3),
    ],
)
async def test_no_byte_tells_what_a_seat_cannot_know(
    server: Running, kinds: tuple[str, ...], seed: int
) -> None:
    rng = random.Random(seed)
    variant = {"caves": True, "full_race": seed == 1, "free_order": False}
    party = server.table(*kinds, variant=variant, public=True)
    witnesses = [Witness(party, seat) for seat in (*sorted(party.secrets), None)]
    await asyncio.gather(
        *(
            (_watch if one.seat is None else _play)(one, random.Random(rng.random()))
            for one in witnesses
        )
    )
    truth = Truth(server.database, party.id)
    kinds_seen = {event["type"] for event in truth.events}
    assert {"started", "acted", "replaced", "returned"} <= kinds_seen
    for witness in witnesses:
        _check_heard(witness, truth)
        _check_read(witness, truth)
        _check_secrets(witness, truth)


def _check_heard(witness: Witness, truth: Truth) -> None:
    """Every message against what that seat may know at that moment, nothing more."""
    seat = witness.seat
    document: dict[str, Any] = {}
    assert len(witness.heard) > 20
    for text in witness.heard:
        message = json.loads(text)
        kind = message.pop("type")
        assert set(message) <= FIELDS[kind]
        if kind == "welcome":
            document = message["table"]
            n = message["n"]
            missed = message.get("missed", [])
            first = n - len(missed) + 1
            assert missed == [truth.event(i, seat) for i in range(first, n + 1)]
            assert message.get("held", []) == ([] if seat is None else [seat])
        elif kind == "happened":
            n = message["n"]
            assert len(text.encode()) <= LARGEST_NEWS
            assert message["event"] == truth.event(n, seat)
            Changes(message.get("set", {}), message.get("gone", [])).apply(document)
        else:
            assert not list(names(message))
            assert all(abs(number) < LARGEST_NUMBER for number in numbers(message))
            continue
        _check_document(document, truth, n, seat)


def _check_document(document: dict[str, Any], truth: Truth, n: int, seat: int | None) -> None:
    assert set(document) <= DOCUMENT
    assert all(set(one) <= SEAT for one in document["seats"])
    assert set(document["setup"]) == SETUP
    assert document["n"] == n
    assert document["seat"] == seat
    assert document.get("view") == truth.view(n, seat)
    assert all(abs(number) < LARGEST_NUMBER for number in numbers(document))
    rest = {name: part for name, part in document.items() if name not in ("view", "options")}
    assert not list(names(rest))
    if "options" in document:
        assert seat is not None
        assert document["view"]["to_move"] == seat
        assert set(names(document["options"])) <= truth.own(n, seat)


def _check_read(witness: Witness, truth: Truth) -> None:
    assert witness.read
    for path, answer, n in witness.read:
        found = set(names(json.loads(answer)))
        if path.endswith("/actions") and witness.seat is not None:
            assert found <= truth.own(n, witness.seat)
        else:
            assert not found
        assert all(abs(number) < LARGEST_NUMBER for number in numbers(json.loads(answer)))


def _check_secrets(witness: Witness, truth: Truth) -> None:
    party = witness.party
    secrets = [*party.secrets.values(), *truth.hashes]
    secrets += [hashlib.sha256(one.encode()).hexdigest() for one in party.secrets.values()]
    secrets += [key.hex() for key in truth.keys]
    everything = "\n".join([*witness.heard, *(answer for _, answer, _ in witness.read)])
    assert not contains_any(everything, secrets)


async def test_the_database_and_the_log_keep_no_secret(server: Running) -> None:
    party = server.table("person", "guest")
    async with party.visit(0) as visit:
        await visit.ask("pause")
    for file in server.folder.glob("games.db*"):
        stored = file.read_bytes()
        assert not any(secret.encode() in stored for secret in party.secrets.values())
    assert not contains_any(server.output, party.secrets.values())
