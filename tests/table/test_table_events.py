"""Events: stored, read back, told to each seat; a table is the list of its events."""

import random

import msgspec
import pytest

from eldorado import EldoradoError, Game, Record, Variant
from eldorado.core.kinds import CARD_IDS
from eldorado.errors import RecordError
from eldorado.input_limits import MOST_SPACES
from eldorado.table import Clock, SeatPlan, Setup, Table, read_event, write_event
from eldorado.table.events import (
    Acted,
    AnyEvent,
    Extended,
    Paused,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Rose,
    Sat,
    Started,
    Undone,
)
from tests.situations import ground, situation
from tests.table.journeys import (
    NOON,
    act,
    begun,
    documents,
    eyes,
    heard,
    legal,
    moving,
    replayed,
    restored,
    setup,
)

EVENTS: list[AnyEvent] = [
    Sat(NOON, 1, "Ann"),
    Sat(NOON, 1, "Rookie", "rookie"),
    Rose(NOON, 1),
    Started(NOON, Game.new("first_game", 2, seed=1).position()),
    Acted(NOON, 0, "move 1 scout C14", "coin_2"),
    Acted(NOON, 0, "end keep sailor", "explorer ~ scout,sailor / traveler"),
    Undone(NOON, 2),
    Paused(NOON, 0),
    Resumed(NOON, 1),
    Resumed(NOON, 1, late=True),
    Extended(NOON, 720.5),
    Replaced(NOON, 0, "ranger"),
    Replaced(NOON, 0, "ranger", late=True),
    Returned(NOON, 0),
    Resigned(NOON, 3),
    Rematched(NOON, "another"),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_reads_back_equal(event: AnyEvent) -> None:
    data = write_event(event)
    assert read_event(data) == event
    assert read_event(data.decode()) == event
    assert msgspec.json.decode(data)["type"] == type(event).__name__.lower()


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_everybody_hears_of_every_event(event: AnyEvent) -> None:
    for seat in (0, 1, None):
        story = heard(event, seat)
        assert story["type"] == type(event).__name__.lower()
        assert story["at"] == NOON
        assert not story.keys() & {"chance", "position"}
        if not isinstance(event, Started | Acted):
            assert story == msgspec.json.decode(write_event(event))


def test_the_deal_is_not_sent() -> None:
    assert heard(EVENTS[3], 0) == {"type": "started", "at": NOON}


@pytest.mark.clause("V-06")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_cave_tokens_are_found_openly(seat: int | None) -> None:
    assert heard(EVENTS[4], seat) == {
        "type": "acted",
        "at": NOON,
        "seat": 0,
        "action": "move 1 scout C14",
        "found": ["coin_2"],
    }


@pytest.mark.clause("S-11", "D-02")
def test_cards_kept_and_drawn_are_sent_to_their_player_only() -> None:
    common = {"type": "acted", "at": NOON, "seat": 0, "kept": 1, "drawn": 3, "shuffled": True}
    cards = ["explorer", "scout", "sailor"]
    assert heard(EVENTS[5], 0) == common | {"action": "end keep sailor", "cards": cards}
    for seat in (1, 2, None):
        assert heard(EVENTS[5], seat) == common | {"action": "end"}


def test_replaying_asks_no_generator() -> None:
    board = ground("a=g1 b=g1 k=MC z=F:g1", "ab bk bz", caves={"k": "coin_2 coin_1"})
    position = situation(board, "explorer sailor", discard="scout captain native", others="a")
    table = begun("pb", position=position.position(), seed=5)
    events = [table.do(table.act(0, text, NOON)) for text in ("move 1 explorer b", "end")]
    assert next(event.chance for event in events if isinstance(event, Acted)) == "coin_2"
    start = begun("pb", position=position.position(), seed=6)
    for event in events:
        start.apply(read_event(write_event(event)))
    assert documents(start) == documents(table)
    assert start.game == table.game


def test_what_was_proposed_is_what_happens() -> None:
    """A shuffle is asked once: the event tells it, and applying the event does not ask again."""
    table = begun("pp")
    event = table.act(0, "end", NOON)
    twin = table.copy()
    twin.apply(read_event(write_event(event)))
    table.apply(event)
    assert twin.game == table.game


def test_the_beginning_and_the_lobby_replay_too() -> None:
    table = Table("table", setup("oob", clock=Clock(30)))
    events: list[bytes] = []

    def happen(event: AnyEvent) -> None:
        events.append(write_event(event))
        table.apply(event)
        assert documents(replayed(table, events)) == documents(table)

    happen(table.sit("Ann", NOON))
    happen(table.sit("Bo", NOON))
    happen(table.rise(0, NOON))
    happen(table.sit("", NOON, level="rookie"))
    happen(table.begin(NOON, seed=1))
    for _ in range(6):
        happen(table.act(moving(table), "end", NOON))
    happen(table.resign(1, NOON))
    happen(table.meet_again("other", NOON))
    assert table.status == "over"


def test_a_snapshot_waits_until_nothing_can_be_taken_back() -> None:
    table = Table("table", setup("pp"))
    assert table.snapshot() is None
    table.do(table.begin(NOON, seed=1))
    assert table.snapshot() is not None
    act(table, str(legal(table)[0]))
    assert table.snapshot() is None
    act(table, "end")
    assert table.snapshot() is not None


def test_a_snapshot_holds_no_generator() -> None:
    snapshot = begun().snapshot()
    assert snapshot is not None
    text = msgspec.json.encode(snapshot)
    assert b"rng" not in text
    assert b"seed" not in text


def test_a_restored_table_has_no_record_of_its_own() -> None:
    table = begun()
    snapshot = table.snapshot()
    assert snapshot is not None
    twin = Table(table.id, table.setup)
    twin.restore(snapshot)
    act(twin, "end")
    with pytest.raises(EldoradoError, match="no known beginning"):
        twin.record()


def test_a_stored_table_beyond_the_limits_of_today_is_opened() -> None:
    """Limits are for what comes in; a game that was begun goes on."""
    spaces = {f"a_space_with_a_long_name_{n}": "g1" for n in range(MOST_SPACES + 1)}
    first, second, *_ = spaces
    hand = list(CARD_IDS[:14])
    position = {
        "board": {"spaces": spaces, "edges": [[first, second]]},
        "players": [{"pieces": [first], "hand": hand}, {"pieces": [second], "hand": hand}],
    }
    plan = Setup((SeatPlan("person", "Ann"), SeatPlan("person", "Bob")), position=position)
    with pytest.raises(EldoradoError, match="at most 300 spaces"):
        plan.checked()
    table = Table("table", plan)
    begin = table.begin(NOON, seed=1)
    table.do(begin)
    assert replayed(table, [write_event(begin)]).game == table.game
    snapshot = table.snapshot()
    assert snapshot is not None
    assert restored(table, snapshot).game == table.game


@pytest.mark.parametrize("seed", range(3))
def test_a_table_can_go_on_from_a_record(seed: int) -> None:
    played = begun("ppp", variant=Variant(caves=True), seed=seed)
    rng = random.Random(seed)
    for _ in range(60):
        act(played, str(rng.choice(legal(played)[:8])))
    while not played.takebacks:
        act(played, str(legal(played)[0]))
    record = Record.parse(str(played.record()))
    twin = Table.from_record(record, played.setup.seats, id="table")
    assert twin.game == played.game
    assert bool(twin.takebacks) == bool(played.takebacks)
    assert str(twin.record()) == str(record)
    for seat in eyes(played):
        shown = played.document(seat)
        shown["setup"]["made_up"] = True
        assert twin.document(seat) == shown
    while twin.takebacks:
        for one in (twin, played):
            one.do(one.undo(one.acting, NOON))
    assert twin.game == played.game


def test_a_bad_record_names_its_line() -> None:
    text = str(begun().record()) + "1.1 move 1 native B1 | end\n"
    with pytest.raises(RecordError, match="line 9"):
        Table.from_record(Record.parse(text), [SeatPlan("person")] * 2)
