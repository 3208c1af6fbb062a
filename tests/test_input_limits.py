"""What comes from outside is measured before any work is done for it, whatever way it comes."""

import json
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, NamedTuple, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Meta
from typer.testing import CliRunner

from eldorado import Game, Record
from eldorado import input_limits as limits
from eldorado.cli import app
from eldorado.core.actions import Action
from eldorado.core.kinds import ALL_TOKENS, CARD_IDS, FULL_PILES, STARTING_DECK
from eldorado.course import CourseError, load_puzzle, read_puzzle
from eldorado.course import loader as course_reading
from eldorado.errors import EldoradoError, PositionError, RecordError, RouteError
from eldorado.facts import pieces
from eldorado.routes import Route, board_from_graph, find_route, random_route
from eldorado.routes import code as route_codes
from eldorado.routes import graph as graphs
from eldorado.table import SeatPlan, Setup
from eldorado.terminal.save_files import read_record

EVERY_PIECE = "A0-C0nwr99-E0nwr99-G0nwr99-I0nwr99-K0nwr99-M0nwr99-O0nwr99-Q0nwr99-green5"
"""A code with all pieces of the box, each part as long as it can be; they do not touch."""

SEATS = (SeatPlan("person"), SeatPlan("open"))


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything costly that is done: pieces placed, boards built."""
    done: list[str] = []

    def counted(module: Any, name: str) -> None:
        real = getattr(module, name)

        def call(*arguments: Any) -> Any:
            done.append(name)
            return real(*arguments)

        monkeypatch.setattr(module, name, call)

    counted(route_codes, "_push")
    counted(route_codes, "assemble")
    counted(graphs, "Board")
    counted(course_reading, "distance")
    return done


def table_of(document: Any) -> Any:
    """The way by which a server and the terminal get a game from a position."""
    return Setup(SEATS, position=document).checked()


def record_with(document: Any) -> Game:
    """The way by which a game comes out of a record."""
    return Record.parse(f"Start: {json.dumps(document)}\n", strict=False).start()


def puzzle_with(document: Any) -> Any:
    puzzle = {"id": "p", "position": document, "score": [], "stars": {"three": []}, "solution": []}
    return read_puzzle(json.dumps(puzzle).encode())


ROUTE_WAYS: tuple[Callable[[str], Any], ...] = (
    find_route,
    Route.parse,
    Game.new,
    lambda code: Setup(SEATS, route=code).checked(),
)
WAYS_IN: tuple[Callable[[Any], Any], ...] = (
    Game.from_position,
    table_of,
    record_with,
    puzzle_with,
)


@pytest.mark.clause("C-02", "C-03", "C-04")
def test_the_limits_of_a_route_are_those_of_the_box() -> None:
    sheets = {min(letter, piece.back): len(piece.hexes) for letter, piece in pieces().items()}
    assert len(sheets) == limits.MOST_PIECES
    assert sum(sheets.values()) + 3 <= limits.MOST_SPACES
    assert len(EVERY_PIECE) <= limits.LONGEST_ROUTE
    assert len(Route.parse(EVERY_PIECE).placements) == limits.MOST_PIECES
    longest = random_route(3, tiles=8)
    assert len(longest.placements) == limits.MOST_PIECES
    assert len(find_route(str(longest)).board().spaces) == sum(sheets.values()) + 3


@pytest.mark.clause("C-02", "C-03", "C-04", "C-05")
@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (EVERY_PIECE.replace("-green5", "-D0n-green5"), "The box holds 9 pieces for a route, not"),
        ("B2-" + "-".join(["C5ne"] * 19) + "-blue0", "at most 100 characters"),
        ("B2-" + "-".join(["C5ne"] * 10_000) + "-blue0", "at most 100 characters"),
        ("A0-C0nl-E0nl-C0nl-blue0", "Piece C is used twice"),
        ("A0-C0nl-E0nl-F0nl-blue0", "E and F are the two sides"),
        ("A0-O0n-C0n-P0n-blue0", "O and P are the two sides"),
        ("A0-C0nl-A0nl-blue0", "Piece A is used twice"),
        ("A0-C0nl-E0nl-blue6", "“blue6” cannot be read"),
        ("A0-C0nl-E0up-blue0", "“e0up” cannot be read"),
        ("A0-C0nl-Z0n-blue0", "There is no piece Z"),
        ("x" * 101, "at most 100 characters"),
    ],
)
def test_a_route_beyond_the_box_is_refused_before_a_piece_is_placed(
    code: str, sentence: str, work: list[str]
) -> None:
    for ask in ROUTE_WAYS:
        with pytest.raises(RouteError, match=sentence):
            ask(code)
    for way in WAYS_IN:
        with pytest.raises(EldoradoError, match=sentence):
            way({"board": {"route": code}, "players": [{}, {}]})
    assert work == []


def largest() -> dict[str, Any]:
    """A position with as much in it as there may be."""
    names = [f"space_{number:06}" for number in range(limits.MOST_SPACES)]
    spaces = dict.fromkeys(names, "g1") | {names[0]: "S1", names[1]: "S2", names[2]: "MC"}
    edges = [
        [name, names[at + far]]
        for far in (1, 2, 3, 4)
        for at, name in enumerate(names[: limits.MOST_SPACES - far])
    ][: limits.MOST_EDGES]
    cards = list(CARD_IDS)
    player = {
        "hand": cards[:13],
        "draw": (cards * 5)[: limits.MOST_CARDS - 13],
        "tokens": ["coin_1"] * limits.MOST_TOKENS,
    }
    return {
        "board": {
            "spaces": spaces,
            "edges": edges,
            "hexes": {name: [at % 20, at // 20] for at, name in enumerate(names)},
            "blockades": [{"number": n + 1, "edges": edges[150 * n :][:150]} for n in range(6)],
            "caves": {names[2]: ["coin_1"] * limits.MOST_TOKENS},
        },
        "players": [player | {"pieces": [names[0]]}, player | {"pieces": [names[1]]}],
        "tokens": {"used": ["coin_1"] * limits.MOST_TOKENS, "spare": []},
    }


def longer_name(document: dict[str, Any]) -> None:
    board = document["board"]
    for part in ("spaces", "hexes"):
        board[part]["x" * (limits.LONGEST_SPACE_NAME + 1)] = board[part].pop("space_000299")


def more_players(document: dict[str, Any]) -> None:
    document["players"] = [{}] * (limits.MOST_PLAYERS + 1)


def add_space(document: dict[str, Any]) -> None:
    document["board"]["spaces"]["more"] = "g1"


def add_hex(document: dict[str, Any]) -> None:
    document["board"]["hexes"]["more"] = [-1, -1]


def add_edge(document: dict[str, Any]) -> None:
    document["board"]["edges"].append(["space_000000", "space_000299"])


def add_blocked_edge(document: dict[str, Any]) -> None:
    document["board"]["blockades"][0]["edges"].append(["space_000000", "space_000299"])


def add_cave_token(document: dict[str, Any]) -> None:
    document["board"]["caves"]["space_000003"] = ["coin_1"]


def add_caves(document: dict[str, Any]) -> None:
    document["board"]["caves"] = {f"c{n}": [] for n in range(limits.MOST_SPACES + 1)}


def add_card(document: dict[str, Any]) -> None:
    document["players"][1]["removed"] = ["scout"]


def add_token(document: dict[str, Any]) -> None:
    document["players"][1]["tokens"].append("coin_1")


def add_used_token(document: dict[str, Any]) -> None:
    document["tokens"]["used"].append("coin_1")


def widen_hand(document: dict[str, Any]) -> None:
    player = document["players"][0]
    player["hand"] = list(CARD_IDS[:14])
    player["draw"] = player["draw"][1:]


def add_used_items(document: dict[str, Any]) -> None:
    document["turn"] = {"items_used": ["compass"] * (limits.MOST_CARDS + 1)}


ONE_MORE: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (add_space, "board.spaces: there are at most 300 spaces"),
    (add_hex, "board.hexes: there are at most 300 hexes"),
    (add_edge, "board.edges: there are at most 900 edges"),
    (add_blocked_edge, "board.blockades: blockades cover at most 900 edges"),
    (longer_name, "a space's name has at most 12 characters"),
    (add_cave_token, "board.caves: the caves hold at most 36 tokens together"),
    (add_caves, "board.caves: there are at most 300 caves"),
    (more_players, "players: there are at most 4 players"),
    (add_card, r"players\[1\]: a player has at most 100 cards"),
    (add_token, r"players\[\d\].tokens: there are at most 36 cave tokens"),
    (widen_hand, r"players\[0\].hand: a hand has at most 8,192 choices"),
    (add_used_token, "tokens.used: there are at most 36 cave tokens"),
    (add_used_items, "turn.items_used: there are at most 100 cards"),
]


@pytest.mark.parametrize("way", [Game.from_position, table_of, record_with])
def test_the_largest_position_is_played(way: Callable[[Any], Any], work: list[str]) -> None:
    assert way(largest())
    assert work == ["Board"]


def test_the_largest_position_fits_into_a_record_and_a_request() -> None:
    assert len(json.dumps(largest())) <= limits.LONGEST_POSITION <= limits.LARGEST_SETUP
    assert limits.LONGEST_RECORD <= limits.LARGEST_UPLOAD


@pytest.mark.parametrize(("change", "sentence"), ONE_MORE)
def test_one_more_of_anything_is_refused_before_a_board_is_built(
    change: Callable[[dict[str, Any]], None], sentence: str, work: list[str]
) -> None:
    document = json.loads(json.dumps(largest()))
    change(document)
    for way in WAYS_IN:
        with pytest.raises(EldoradoError, match=sentence):
            way(document)
    assert work == []


def test_a_hand_made_board_is_measured_without_players_too(work: list[str]) -> None:
    board = largest()["board"]
    del board["caves"]
    assert len(board_from_graph(board).spaces) == limits.MOST_SPACES
    with pytest.raises(PositionError, match="at most 300 spaces"):
        board_from_graph(board | {"spaces": board["spaces"] | {"more": "g1"}})
    assert work == ["Board"]


def test_hexes_of_a_puzzle_are_counted_before_they_are_joined(work: list[str]) -> None:
    document = largest()
    del document["board"]["edges"]
    add_hex(document)
    with pytest.raises(CourseError, match="at most 300 hexes"):
        puzzle_with(document)
    assert work == []


def test_what_one_player_of_a_real_game_can_own_is_allowed() -> None:
    assert len(STARTING_DECK) + sum(FULL_PILES) <= limits.MOST_CARDS
    assert len(ALL_TOKENS) <= limits.MOST_TOKENS
    owned = [CARD_IDS[card] for card in STARTING_DECK]
    owned += [name for name, count in zip(CARD_IDS, FULL_PILES, strict=True) for _ in range(count)]
    assert len(str(Action.parse(f"end keep {','.join(owned)}"))) <= limits.LONGEST_ACTION


oversize = st.builds(
    lambda part, count: (part, count),
    st.sampled_from(["spaces", "hexes", "edges", "caves", "hand", "draw", "removed", "tokens"]),
    st.integers(1, 3_000),
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(oversize)
def test_nothing_too_large_reaches_a_builder(work: list[str], more: tuple[str, int]) -> None:
    part, count = more
    document = json.loads(json.dumps(largest()))
    board, player = document["board"], document["players"][0]
    if part == "edges":
        board["edges"] += [["space_000000", "space_000001"]] * count
    elif part in board:
        board[part] |= {f"m{number}": ["coin_1"] for number in range(count)}
    else:
        player[part] = player.get(part, []) + ["coin_1" if part == "tokens" else "scout"] * count
    for way in (Game.from_position, table_of, record_with):
        with pytest.raises(EldoradoError):
            way(document)
    assert work == []


def test_actions_are_measured_before_they_are_read() -> None:
    room = limits.LONGEST_ACTION - len("end")
    assert str(Action.parse("end" + " " * room)) == "end"
    with pytest.raises(EldoradoError, match="at most 1,000 characters"):
        Action.parse("end" + " " * (room + 1))


START = 'Start: {"board":{"route":"first_game"},"players":[{},{}]}\n\n'


def steps_in(count: int) -> str:
    """A record with that many actions that can be read."""
    return START + "\n".join(["1.1 " + " | ".join(["end"] * 100)] * (count // 100)) + "\n"


def filled(text: str, length: int) -> str:
    """A text made longer by comments, none of them a long line."""
    comment = ";" + "x" * 198 + "\n"
    text += comment * ((length - len(text)) // 200)
    return text + ";" * (length - len(text))


class Long(NamedTuple):
    """A record that is just not too long, and one that is."""

    allowed: str
    refused: str
    sentence: str


RECORDS = {
    "characters": Long(
        filled(START, limits.LONGEST_RECORD),
        filled(START, limits.LONGEST_RECORD) + ";",
        "a record has at most 200,000 characters",
    ),
    "lines": Long(
        START + ";\n" * (limits.MOST_LINES - 3) + ";",
        START + ";\n" * (limits.MOST_LINES - 2) + ";",
        "a record has at most 5,000 lines",
    ),
    "line": Long(
        START + ";" * limits.LONGEST_LINE,
        START + ";" * (limits.LONGEST_LINE + 1),
        "line 3: this line has more than 4,000 characters",
    ),
    "start": Long(
        "Start: ".ljust(limits.LONGEST_POSITION, "["),
        "Start: ".ljust(limits.LONGEST_POSITION + 1, "["),
        "line 1: this line has more than 100,000 characters",
    ),
    "actions": Long(
        steps_in(limits.MOST_STEPS),
        steps_in(limits.MOST_STEPS) + "1.2 end\n",
        "a record has at most 4,000 actions",
    ),
}


@pytest.mark.parametrize("kind", RECORDS)
def test_a_record_is_measured_however_leniently_it_is_read(kind: str) -> None:
    long = RECORDS[kind]
    assert Record.parse(long.allowed, strict=False).tags["Start"]
    for strict in (True, False):
        with pytest.raises(RecordError, match=long.sentence):
            Record.parse(long.refused, strict=strict)


@pytest.mark.parametrize("kind", ["characters", "lines", "line", "start"])
def test_a_record_that_is_too_long_is_not_read_line_by_line(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Record, "_read_tag", None)
    monkeypatch.setattr(Record, "_read_line", None)
    with pytest.raises(RecordError, match=RECORDS[kind].sentence):
        Record.parse(RECORDS[kind].refused)


def test_a_deep_start_position_is_refused() -> None:
    deep = "[" * 50_000 + "]" * 49_000
    with pytest.raises(RecordError, match="is not valid JSON"):
        Record.parse(f"Start: {deep}\n", strict=False).start()


@pytest.fixture
def endless(tmp_path: Path) -> Iterator[tuple[Path, list[int]]]:
    """A file that goes on and on, and how much of it was read; it ends by itself."""
    path = tmp_path / "endless.txt"
    os.mkfifo(path)
    written: list[int] = []

    def write() -> None:
        chunk = b";" + b"x" * 9_998 + b"\n"
        try:
            with path.open("wb", buffering=0) as file:
                for _ in range(20 * limits.LONGEST_RECORD // len(chunk)):
                    written.append(file.write(chunk))
        except BrokenPipeError:
            pass

    writer = threading.Thread(target=write)
    writer.start()
    yield path, written
    writer.join()


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (read_record, "a record has at most 200,000 characters"),
        (load_puzzle, "a puzzle or lesson has at most 131,072 bytes"),
    ],
)
def test_of_a_file_that_is_too_long_only_the_beginning_is_read(
    read: Callable[[Path], Any], sentence: str, endless: tuple[Path, list[int]]
) -> None:
    path, written = endless
    with pytest.raises(EldoradoError, match=sentence):
        read(path)
    assert sum(written) < 10 * limits.LONGEST_RECORD


@pytest.mark.parametrize("command", [["replay"], ["replay", "--check"], ["analyse"]])
def test_the_command_line_has_the_same_limits(command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "long.txt"
    file.write_text(RECORDS["characters"].refused)
    done = CliRunner().invoke(app, [*command, str(file)])
    assert "a record has at most 200,000 characters" in str(done.exception)


def test_a_puzzle_is_measured_before_it_is_read(tmp_path: Path) -> None:
    small = json.dumps({"id": "p"}).encode()
    with pytest.raises(CourseError, match="missing required field"):
        read_puzzle(small.ljust(limits.LARGEST_PUZZLE))
    for ask in (read_puzzle, lambda data: load_puzzle(_written(tmp_path / "p.json", data))):
        with pytest.raises(CourseError, match="at most 131,072 bytes"):
            ask(small.ljust(limits.LARGEST_PUZZLE + 1))


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


MEASURED_ELSEWHERE = {"Setup.position"}
"""Documents of any shape: `check_position` measures them."""


def unbounded(kind: msgspec.inspect.Type, where: str) -> Iterator[str]:
    """The texts, lists and objects within a type that could be of any size."""
    inspect = msgspec.inspect
    if isinstance(kind, inspect.Metadata):
        yield from unbounded(kind.type, where)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from unbounded(one, where)
    elif isinstance(kind, inspect.StructType | inspect.DataclassType):
        for field in kind.fields:
            yield from unbounded(field.type, f"{kind.cls.__name__}.{field.name}")
    elif isinstance(kind, inspect.StrType):
        if kind.max_length is None:
            yield where
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType):
        if kind.max_length is None:
            yield where
        yield from unbounded(kind.item_type, f"{where}[]")
    elif isinstance(kind, inspect.DictType):
        if kind.max_length is None:
            yield where
        yield from unbounded(kind.key_type, f"{where} key")
        yield from unbounded(kind.value_type, f"{where} value")
    elif not isinstance(
        kind,
        inspect.IntType
        | inspect.FloatType
        | inspect.BoolType
        | inspect.NoneType
        | inspect.LiteralType,
    ):
        yield where


def incoming() -> dict[str, Any]:
    """Every type that strangers fill in: socket messages and the bodies of requests."""
    from eldorado.interface.messages import Incoming
    from eldorado.server.wire_schema import ALL_HANDLERS

    assert isinstance(Incoming, UnionType)
    found = {kind.__name__: kind for kind in get_args(Incoming)}
    for handler in ALL_HANDLERS:
        body = get_type_hints(handler.fn, include_extras=True).get("data")
        if body is not None:
            found[body.__name__] = body
    return found


def test_everything_a_stranger_fills_in_has_a_limit() -> None:
    kinds = incoming()
    assert {"Act", "Hello", "Setup", "RecordText", "Joining", "Claim", "Webhook"} <= set(kinds)
    found = {
        where.partition("[")[0].partition(" ")[0]
        for name, kind in kinds.items()
        for where in unbounded(msgspec.inspect.type_info(kind), name)
    }
    assert found == MEASURED_ELSEWHERE


def test_a_type_without_a_limit_would_be_found() -> None:
    bounded = Annotated[str, Meta(max_length=3)]
    for kind in (str, list[bounded], dict[bounded, int], Any, tuple[bounded, ...], bytes):
        assert list(unbounded(msgspec.inspect.type_info(kind), "here"))
    assert not list(unbounded(msgspec.inspect.type_info(bounded), "here"))


def test_every_handler_with_a_body_reads_a_limited_one() -> None:
    from eldorado.server.wire_schema import ALL_HANDLERS

    own = {
        handler.fn.__name__: handler.request_max_body_size
        for handler in ALL_HANDLERS
        if isinstance(handler.request_max_body_size, int)
    }
    assert own == {
        "create_table": limits.LARGEST_SETUP,
        "replay_file": limits.LARGEST_UPLOAD,
        "analyse_file": limits.LARGEST_UPLOAD,
    }
