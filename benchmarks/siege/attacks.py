"""The attacks, each as a stranger would do it; the report calls them by their docstrings."""

import asyncio
import contextlib
import gzip
import itertools
import random
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from benchmarks.lines import Line
from benchmarks.siege import inputs
from benchmarks.siege.attacker import Answer, Attacker, Seated, read_answer
from benchmarks.siege.crowd_attacks import (
    crowded_table,
    daily_days,
    daily_tries,
    missed_events,
    unread_answers,
)
from benchmarks.siege.history import GAMES, game_id
from benchmarks.siege.workshop_attacks import (
    benches,
    full_ratings,
    full_shelves,
    gallery_pages,
    ratings,
    strangers,
    surprises,
)
from eldorado.bots import LEVELS

Attack = Callable[[Attacker], Awaitable[None]]

SLOW_RECEIVER = "127.66.0.9"
"""Where the server may call webhooks during a siege; nobody answers there."""

SOCKETS = 60
"""Sockets one address opens: within the limit."""

COME_BACK = 0.2
"""Seconds after which a socket that was let go is opened again."""


async def huge_routes(attacker: Attacker) -> None:
    """Tables on routes of 10,000 pieces"""
    body = inputs.setup(route=inputs.route_code(10_000))
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("POST", "/api/tables", body), at_once=3)


async def long_board_codes(attacker: Attacker) -> None:
    """Boards of route codes of 400 characters"""
    code = inputs.route_code(77)[:398]
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("GET", f"/api/boards/{code}"), at_once=4)


async def new_boards(attacker: Attacker) -> None:
    """Boards of legal routes, another one each time"""
    codes = itertools.cycle(inputs.legal_codes(150))
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("GET", f"/api/boards/{next(codes)}"), at_once=4)


async def many_hexes(attacker: Attacker) -> None:
    """Positions whose board has 15,000 hexes"""
    body = inputs.setup(position=inputs.many_hexes(15_000))
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("POST", "/api/tables", body), at_once=3)


async def large_positions(attacker: Attacker) -> None:
    """Tables from the largest positions, at full speed"""
    bodies = [inputs.setup(position=one) for one in inputs.large_positions()[:6]]
    turns = itertools.cycle(itertools.product(bodies, attacker.addresses))
    await attacker.begin()

    async def one() -> None:
        body, address = next(turns)
        await attacker.ask("POST", "/api/tables", body, address=address)

    await attacker.crowd(one, at_once=6)


async def many_tables(attacker: Attacker) -> None:
    """New tables at full speed"""
    await attacker.begin()
    addresses = itertools.cycle(attacker.addresses)
    body = inputs.setup(public=True)
    await attacker.crowd(
        lambda: attacker.ask("POST", "/api/tables", body, address=next(addresses)), at_once=8
    )


def _records() -> Callable[[], bytes]:
    """Uploads in turn: the widest board, the longest game; each different from the last."""
    texts = itertools.cycle([inputs.wide_record(290, 1_400), inputs.long_record(3_500)])
    numbers = itertools.count()
    return lambda: inputs.record_body(next(texts), next(numbers))


async def replays(attacker: Attacker) -> None:
    """Heavy records to replay"""
    body = _records()
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("POST", "/api/replays", body()), at_once=6)


async def replays_hanging_up(attacker: Attacker) -> None:
    """The same from clients that hang up at once"""
    body = _records()
    await attacker.begin()

    async def one() -> None:
        _, writer = await attacker.connect()
        writer.write(attacker.request("POST", "/api/replays", body()))
        await writer.drain()
        writer.close()
        attacker.tally["sent"] += 1
        await asyncio.sleep(0.05)

    await attacker.crowd(one, at_once=4)


async def analyses(attacker: Attacker) -> None:
    """Heavy records to analyse"""
    body = _records()
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("POST", "/api/analyses", body()), at_once=6)


async def _large_table(attacker: Attacker, **fields: object) -> Seated:
    """A table from the largest position that the server takes."""
    for position in inputs.large_positions():
        made = await attacker.table(inputs.setup(position=position, **fields))
        if made is not None:
            return made
    made = await attacker.table(inputs.setup())
    assert made is not None, "The server takes no table at all."
    return made


async def _lines(attacker: Attacker, made: Seated, number: int) -> list[Line]:
    """This many sockets in the first seat of a table."""
    lines = [await _line(attacker, made) for _ in range(number)]
    return [line for line in lines if line is not None]


async def _line(attacker: Attacker, made: Seated) -> Line | None:
    """One more; with a small buffer of its own it never reads."""
    address, secret = attacker.addresses[0], made.secrets[0]
    line = await attacker.line(made.id, secret, lambda text: _hear(attacker, text), address)
    if line is not None and attacker.buffer:
        line.stop_reading()
    return line


def _hear(attacker: Attacker, text: bytes) -> None:
    kind = text[:30].partition(b'"type":"')[2].partition(b'"')[0].decode() or "other"
    attacker.tally[f"heard {kind}"] += 1


async def never_reading(attacker: Attacker) -> None:
    """Readers that never read and look again and again"""
    attacker.buffer = 4_096
    made = await _large_table(attacker)
    lines = await _lines(attacker, made, 20)
    await attacker.begin()
    await _flood(attacker, made, lines, [b'{"type":"look","seat":0}'], pause=0.05)


async def looks(attacker: Attacker) -> None:
    """Looks at a large position as often as allowed"""
    made = await _large_table(attacker)
    lines = await _lines(attacker, made, 20)
    await attacker.begin()
    await _flood(attacker, made, lines, [b'{"type":"look","seat":0}'], pause=0.05)


async def checks(attacker: Attacker) -> None:
    """Questions whether an action is allowed, at a large position"""
    made = await _large_table(attacker)
    lines = await _lines(attacker, made, 20)
    actions = ("end", "buy transmitter with traveler,scout,trailblazer", "move 1 s1 s2", "x" * 1000)
    texts = [
        msgspec.json.encode({"type": "check", "n": n, "action": action})
        for action in actions
        for n in (0, 1)
    ]
    await attacker.begin()
    await _flood(attacker, made, lines, texts, pause=0.05)


async def garbage(attacker: Attacker) -> None:
    """Messages that make no sense, too large, or far too many"""
    made = await attacker.table(inputs.setup())
    assert made is not None
    lines = await _lines(attacker, made, SOCKETS)
    texts = [b"{", b"[" * 3_000, b'{"type":"ping"}', b"x" * 60_000, b'{"type":"act","n":1}']
    await attacker.begin()
    await _flood(attacker, made, lines, texts, pause=0.005)


async def _flood(
    attacker: Attacker, made: Seated, lines: Sequence[Line], texts: Sequence[bytes], pause: float
) -> None:
    """Every socket says one text after another, with a pause between; let go, it comes back."""

    async def one(first: Line) -> None:
        line: Line | None = first
        for text in itertools.cycle(texts):
            if not attacker.going():
                return
            if line is None or line.gone:
                await asyncio.sleep(COME_BACK)
                line = await _line(attacker, made)
                continue
            line.send(text)
            attacker.tally["messages sent"] += 1
            await asyncio.sleep(pause)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(attacker.seconds):
            await asyncio.gather(*(one(line) for line in lines))


async def no_hello(attacker: Attacker) -> None:
    """Sockets that never say hello, from several addresses"""
    await attacker.begin()
    addresses = itertools.cycle(attacker.addresses)

    async def one() -> None:
        await attacker.line("a", None, lambda text: _hear(attacker, text), next(addresses))
        await asyncio.sleep(0.02)

    await attacker.crowd(one, at_once=4)
    await attacker.rest()


async def silent_connections(attacker: Attacker) -> None:
    """Connections that say nothing, half a header or half a body"""
    halves = (
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: a",
        attacker.request("POST", "/api/tables", b"x" * 100)[:-50],
    )
    await attacker.begin()
    for half, _ in itertools.product(halves, range(500)):
        if not attacker.going():
            break
        try:
            _, writer = await attacker.connect(random.choice(attacker.addresses))
        except OSError:
            attacker.tally["connection refused"] += 1
            continue
        attacker.tally["connections"] += 1
        attacker.kept.append(writer)
        writer.write(half)
    await attacker.rest()


async def byte_by_byte(attacker: Attacker) -> None:
    """Requests that arrive byte by byte"""
    text = attacker.request("POST", "/api/routes", b'{"tiles":8}')
    await attacker.begin()

    async def one() -> None:
        _, writer = await attacker.connect(random.choice(attacker.addresses))
        attacker.tally["connections"] += 1
        attacker.kept.append(writer)
        for byte in text:
            writer.write(bytes((byte,)))
            await asyncio.sleep(0.25)

    await attacker.crowd(one, at_once=300)


async def churn(attacker: Attacker) -> None:
    """Connections opened and closed as quickly as possible"""
    await attacker.begin()

    async def one() -> None:
        _, writer = await attacker.connect(random.choice(attacker.addresses))
        attacker.tally["connections"] += 1
        writer.transport.abort()

    await attacker.crowd(one, at_once=10)


async def pipelining(attacker: Attacker) -> None:
    """Hundreds of requests at once on one connection"""
    text = attacker.request("GET", "/api/boards/first_game") * 300
    await attacker.begin()

    async def one() -> None:
        reader, writer = await attacker.connect()
        try:
            writer.write(text)
            for _ in range(300):
                attacker.count(await read_answer(reader))
        finally:
            writer.close()

    await attacker.crowd(one, at_once=4)


async def forged_addresses(attacker: Attacker) -> None:
    """Requests that claim another address each time"""
    await attacker.begin()

    async def one() -> None:
        forged = f"203.0.113.{random.randrange(256)}"
        headers = {"X-Forwarded-For": forged, "Forwarded": f"for={forged}", "X-Real-IP": forged}
        await attacker.ask("GET", "/api/tables", headers=headers)

    await attacker.crowd(one, at_once=8)


async def large_bodies(attacker: Attacker) -> None:
    """Bodies without end: chunked, packed, or of a false length"""
    packed = gzip.compress(b" " * 50_000_000)
    chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
    await attacker.begin()

    async def one() -> None:
        kind = random.randrange(3)
        if kind == 0:
            await attacker.ask("POST", "/api/tables", packed, {"Content-Encoding": "gzip"})
        elif kind == 1:
            await attacker.ask("POST", "/api/tables", b"{}", {"Content-Length": "9" * 12})
        else:
            await _endless(attacker, chunk)

    await attacker.crowd(one, at_once=4)


async def _endless(attacker: Attacker, chunk: bytes) -> None:
    """A chunked body of up to 60 MB, whatever the server says meanwhile."""
    head = "POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    reader, writer = await attacker.connect()
    try:
        writer.write(head.encode())
        for _ in range(900):
            writer.write(chunk)
            await writer.drain()
        attacker.count(await read_answer(reader))
    finally:
        writer.transport.abort()


async def hints(attacker: Attacker) -> None:
    """Hints and advice in a loop"""
    seats = [{"kind": "person"}, {"kind": "bot", "level": LEVELS[0]}]
    made = await attacker.table(inputs.setup(seats=seats, start=0))
    assert made is not None
    headers = {"Authorization": f"Bearer {made.secrets[0]}"}
    plan = msgspec.json.encode({"actions": ["end"]})
    ways = itertools.cycle((("GET", "hints", b""), ("POST", "advice", plan)))
    await attacker.begin()

    async def one() -> None:
        method, way, body = next(ways)
        await attacker.ask(method, f"/api/tables/{made.id}/{way}", body, headers)

    await attacker.crowd(one, at_once=10)


async def bot_tables(attacker: Attacker) -> None:
    """Tables of the strongest computer players alone"""
    body = inputs.setup(seats=[{"kind": "bot", "level": LEVELS[-1]}] * 4)
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("POST", "/api/tables", body), at_once=4)


async def listings(attacker: Attacker) -> None:
    """Lists of tables after sixty large public ones"""
    for _ in range(60):
        try:
            await _large_table(attacker, public=True)
        except AssertionError:
            break
        await asyncio.sleep(0.05)
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("GET", "/api/tables?limit=100"), at_once=4)


async def long_hand(attacker: Attacker) -> None:
    """Every legal action of a hand of 196 cards"""
    hands = (inputs.LONG_HAND, inputs.LONG_HAND[78:118], inputs.MIXED_HAND)
    for hand in hands:
        made = await attacker.table(inputs.setup(position=inputs.position(inputs.board(40), hand)))
        if made is not None:
            break
    assert made is not None
    headers = {"Authorization": f"Bearer {made.secrets[0]}"}
    path = f"/api/tables/{made.id}/actions"
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("GET", path, headers=headers), at_once=4)


async def own_games(attacker: Attacker) -> None:
    """Ratings of somebody who has none, over and over"""
    cookie = await _resigned(attacker)
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("GET", "/api/me", headers=cookie), at_once=4)


async def _resigned(attacker: Attacker) -> dict[str, str]:
    """The cookie of somebody who has given up a game against nobody else."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    made: Answer = await attacker.ask("POST", "/api/tables", inputs.setup(seats=seats))
    cookie = {"Cookie": "; ".join(made.cookies)}
    path = f"/api/tables/{made.data['id']}/seats"
    await attacker.ask("POST", path, b'{"name":"Again"}', cookie)
    line = await attacker.line(
        made.data["id"], made.data["seats"][0]["secret"], lambda text: None, attacker.addresses[0]
    )
    assert line is not None
    for n in range(1, 5):
        line.send(msgspec.json.encode({"type": "resign", "n": n}))
        await asyncio.sleep(0.2)
    return cookie


async def stored_games(attacker: Attacker) -> None:
    """Records and tables of stored games, another one each time"""
    paths = itertools.cycle(
        f"/api/tables/{game_id(i)}{part}" for i in range(GAMES) for part in ("/record", "")
    )
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("GET", next(paths)), at_once=4)


async def made_up_routes(attacker: Attacker) -> None:
    """Made-up routes of the greatest length"""
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("POST", "/api/routes", b'{"tiles":8}'), at_once=8)


async def descriptions(attacker: Attacker) -> None:
    """The description of the interface, over and over"""
    paths = itertools.cycle(("/schema/openapi.json", "/schema/messages.json"))
    packed = {"Accept-Encoding": "gzip"}
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("GET", next(paths), headers=packed), at_once=4)


async def lessons(attacker: Attacker) -> None:
    """Tries of the greatest length in lessons and puzzles"""
    course = (await attacker.ask("GET", "/api/course")).data
    paths = [f"/api/course/lessons/{one['id']}" for one in course["lessons"]]
    paths += [f"/api/course/puzzles/{one['id']}" for one in course["puzzles"]]
    body = msgspec.json.encode({"actions": ["end"] * 200, "attempt": "end"})
    turns = itertools.cycle(paths)
    await attacker.begin()
    await attacker.crowd(lambda: attacker.ask("POST", next(turns), body), at_once=4)


async def slow_webhooks(attacker: Attacker) -> None:
    """Webhooks to an address that never answers, and to forbidden ones"""
    silent = await asyncio.start_server(lambda reader, writer: None, SLOW_RECEIVER, 0)
    port = silent.sockets[0].getsockname()[1]
    tables = [await attacker.table(inputs.setup(start=0)) for _ in range(20)]
    await attacker.begin()
    turns = itertools.cycle(
        (made, url)
        for made in tables
        if made is not None
        for url in (f"http://{SLOW_RECEIVER}:{port}/", "http://127.0.0.1:8080/", "http://[::1]/")
    )

    async def one() -> None:
        made, url = next(turns)
        headers = {"Authorization": f"Bearer {made.secrets[1]}"}
        body = msgspec.json.encode({"url": url})
        await attacker.ask("PUT", f"/api/tables/{made.id}/webhook", body, headers)
        line = await attacker.line(
            made.id, made.secrets[0], lambda text: None, attacker.addresses[1]
        )
        if line is not None:
            line.send(b'{"type":"act","n":1,"action":"end"}')

    await attacker.crowd(one, at_once=2)
    silent.close()


async def unknown_tables(attacker: Attacker) -> None:
    """Tables that do not exist, and secrets that hold nothing"""
    await attacker.begin()

    async def one() -> None:
        table = f"{random.getrandbits(60):x}"
        await attacker.ask("GET", f"/api/tables/{table}", address=random.choice(attacker.addresses))
        await attacker.ask("POST", f"/api/tables/{game_id(0)}/claim", b'{"secret":"guess"}')

    await attacker.crowd(one, at_once=4)


_ALL: tuple[Attack, ...] = (
    never_reading,
    huge_routes,
    long_board_codes,
    new_boards,
    many_hexes,
    large_positions,
    many_tables,
    looks,
    checks,
    garbage,
    no_hello,
    crowded_table,
    missed_events,
    silent_connections,
    byte_by_byte,
    churn,
    pipelining,
    forged_addresses,
    large_bodies,
    hints,
    listings,
    long_hand,
    own_games,
    stored_games,
    made_up_routes,
    descriptions,
    lessons,
    slow_webhooks,
    unknown_tables,
    daily_days,
    daily_tries,
    unread_answers,
    benches,
    gallery_pages,
    full_shelves,
    strangers,
    ratings,
    surprises,
    replays,
    replays_hanging_up,
    bot_tables,
    full_ratings,
    analyses,
)

ATTACKS = {attack.__name__: attack for attack in _ALL}
"""Every attack by its name, in the order of a siege: last those whose work goes on after them."""
