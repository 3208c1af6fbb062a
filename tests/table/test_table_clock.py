"""The clock: time per turn, a bank that is never filled again; told by hand, never waited for."""

import pytest

from eldorado.table import Clock, Refused, Table
from eldorado.table.clock import seconds_within
from eldorado.table.events import Extended, Replaced, Resumed
from eldorado.table.table import STAND_IN
from tests.table.journeys import NOON, act, begun, documents, restored, status


def clocked(kinds: str = "pp", turn: float = 30, bank: float = 60) -> Table:
    return begun(kinds, clock=Clock(turn, bank))


def banks(table: Table) -> list[float]:
    found: list[float] = table.document(None)["clock"]["banks"]
    return found


def test_without_a_clock_nobody_is_hurried() -> None:
    table = begun()
    assert table.deadline is None
    assert table.expire(NOON + 1e9) is None
    assert "clock" not in table.document(0)


def test_a_turn_has_its_time_and_then_the_bank() -> None:
    table = clocked()
    assert table.deadline == table.wake_at(NOON) == NOON + 90
    assert table.document(1)["clock"] == {
        "turn": 30,
        "banks": [60, 60],
        "pauses": [60, 60],
        "deadline": NOON + 90,
    }
    act(table, "end", at=NOON + 20)
    assert banks(table) == [60, 60]
    assert table.deadline == NOON + 20 + 90
    act(table, "end", at=NOON + 20 + 45)
    assert banks(table) == [60, 45]
    act(table, "end", at=NOON + 65 + 31.5)
    assert banks(table) == [58.5, 45]
    assert table.deadline == NOON + 96.5 + 30 + 45


def test_actions_within_a_turn_do_not_move_the_deadline() -> None:
    table = clocked()
    action = str(table.view(0).legal_actions()[0])
    act(table, action, at=NOON + 12.345)
    assert table.deadline == NOON + 90
    table.do(table.undo(0, NOON + 20))
    assert table.deadline == NOON + 90


def test_a_player_who_runs_out_of_time_is_replaced() -> None:
    table = clocked()
    assert table.expire(NOON + 89.9) is None
    event = table.expire(NOON + 90)
    assert event == Replaced(NOON + 90, 0, STAND_IN, late=True)
    table.do(event)
    assert table.acting is None
    assert table.deadline is None
    assert table.expire(NOON + 1000) is None
    act(table, "end", at=NOON + 95)
    assert banks(table) == [0, 60]
    table.do(table.come_back(0, NOON + 96))
    act(table, "end", at=NOON + 97)
    assert table.deadline == NOON + 97 + 30


def test_a_used_up_turn_cannot_be_come_back_to() -> None:
    table = clocked()
    late = table.expire(NOON + 90.01)
    assert late is not None
    table.do(late)
    with pytest.raises(Refused) as caught:
        table.come_back(0, NOON + 91)
    assert caught.value.code == "late"
    act(table, "end", at=NOON + 92)
    table.do(table.come_back(0, NOON + 93))
    assert not table.seats[0].stand_in


def test_leaving_and_returning_gives_no_new_time() -> None:
    table = clocked()
    table.do(table.leave(0, NOON + 25))
    assert table.deadline is None
    table.do(table.come_back(0, NOON + 500))
    assert table.deadline == NOON + 500 + 65
    act(table, "end", at=NOON + 510)
    assert banks(table) == [55, 60]


def test_the_time_of_computer_players_is_not_counted() -> None:
    table = clocked("pb")
    act(table, "end", at=NOON + 1)
    assert table.deadline is None
    act(table, "end", at=NOON + 500)
    assert banks(table) == [60, 60]
    assert table.deadline == NOON + 590
    table.do(table.leave(0, NOON + 500))
    act(table, "end", at=NOON + 900)
    assert banks(table) == [60, 60]


def test_a_pause_stops_the_time() -> None:
    table = clocked()
    table.do(table.pause(1, NOON + 40))
    assert table.expire(NOON + 95) is None
    table.do(table.resume(0, NOON + 95))
    assert table.deadline == NOON + 95 + 50
    act(table, "end", at=NOON + 95)
    assert banks(table) == [50, 60]


def pauses(table: Table) -> list[float]:
    found: list[float] = table.document(None)["clock"]["pauses"]
    return found


@pytest.mark.parametrize(("turn", "longest"), [(5, 60), (90, 90), (3 * 86_400, 3 * 86_400)])
def test_each_seat_may_stop_the_game_for_as_long_as_a_turn_lasts(turn: int, longest: int) -> None:
    table = clocked(turn=turn, bank=0)
    assert pauses(table) == [longest, longest]
    table.do(table.pause(1, NOON + 1))
    assert table.deadline == table.wake_at(NOON + 1) == NOON + 1 + longest
    assert table.document(0)["clock"]["deadline"] == NOON + 1 + longest
    table.do(table.resume(0, NOON + 11))
    assert pauses(table) == [longest, longest - 10]
    table.do(table.pause(1, NOON + 12))
    assert table.deadline == NOON + 12 + longest - 10


def test_a_pause_ends_by_itself_and_cannot_be_repeated() -> None:
    table = clocked()
    table.do(table.pause(0, NOON + 40))
    assert table.expire(NOON + 99.9) is None
    event = table.expire(NOON + 100.05)
    assert event == Resumed(NOON + 100.05, 0, late=True)
    table.do(event)
    assert table.status == "running"
    assert table.deadline == NOON + 100.05 + 50
    assert pauses(table) == [0, 60]
    with pytest.raises(Refused) as caught:
        table.pause(0, NOON + 101)
    assert caught.value.code == "no_pause"
    table.do(table.pause(1, NOON + 101))
    assert status(table) == "paused"


def test_a_pause_goes_on_whatever_people_do_in_it() -> None:
    table = clocked("ppp")
    table.do(table.pause(1, NOON))
    table.do(table.leave(0, NOON + 10))
    table.do(table.come_back(0, NOON + 20))
    table.do(table.resign(1, NOON + 30))
    assert table.deadline == NOON + 60
    assert table.expire(NOON + 60) == Resumed(NOON + 60, 1, late=True)
    table.do(table.resume(2, NOON + 50))
    assert pauses(table) == [60, 10, 60]
    assert table.deadline == NOON + 50 + 90


def test_a_pause_ends_in_the_turn_of_a_computer_player_too() -> None:
    table = clocked("pb")
    act(table, "end", at=NOON)
    table.do(table.pause(0, NOON + 1))
    assert table.wake_at(NOON + 2) == NOON + 61
    event = table.expire(NOON + 61)
    assert event is not None
    table.do(event)
    assert table.thought is not None


def test_a_game_that_ends_in_a_pause_stays_over() -> None:
    table = clocked()
    table.do(table.pause(0, NOON))
    table.do(table.resign(1, NOON + 10))
    assert table.deadline is None
    assert table.wake_at(NOON + 10) is None
    assert table.expire(NOON + 1000) is None


def test_without_a_clock_a_pause_has_no_end() -> None:
    table = begun()
    table.do(table.pause(0, NOON))
    assert table.deadline is None
    assert table.expire(NOON + 1e9) is None
    table.do(table.resume(1, NOON + 1e9))
    table.pause(0, NOON + 1e9)


@pytest.mark.parametrize(
    ("outages", "seconds"),
    [
        ([], 0),
        ([(10, 40)], 30),
        ([(-50, 40)], 40),
        ([(90, 140)], 10),
        ([(-50, 140)], 100),
        ([(-50, 0), (100, 140)], 0),
        ([(10, 20), (30, 50)], 30),
        ([(30, 50), (10, 40)], 40),
        ([(10, 50), (20, 30)], 40),
        ([(10, 50), (20, 30), (45, 60)], 50),
        ([(10, 20), (10, 20)], 10),
        ([(50, 50), (60, 40)], 0),
    ],
)
def test_seconds_within_outages(outages: list[tuple[float, float]], seconds: float) -> None:
    moved = [(NOON + began, NOON + ended) for began, ended in outages]
    assert seconds_within(moved, NOON, NOON + 100) == seconds


def test_the_time_the_server_was_away_is_given_back_to_the_turn() -> None:
    table = clocked()
    assert table.clock is not None
    away = [(NOON - 40, NOON + 10), (NOON + 20, NOON + 520)]
    assert table.clock.owed(away, NOON + 530) == 510
    assert table.expire(NOON + 530) is not None
    table.do(table.extend(510, NOON + 530))
    assert table.deadline == NOON + 600
    assert table.expire(NOON + 530) is None
    assert table.clock.owed(away, NOON + 540) == 0
    assert table.clock.owed([*away, (NOON + 541, NOON + 551)], NOON + 555) == 10
    act(table, "end", at=NOON + 555)
    assert banks(table) == [45, 60]
    assert table.clock.owed(away, NOON + 560) == 0
    assert table.deadline == NOON + 555 + 90


def test_the_time_the_server_was_away_is_given_back_to_the_pause() -> None:
    table = clocked()
    table.do(table.pause(1, NOON + 40))
    assert table.clock is not None
    assert table.clock.owed([(NOON, NOON + 90)], NOON + 100) == 50
    assert table.do(table.extend(50, NOON + 100)) == Extended(NOON + 100, 50)
    assert table.deadline == NOON + 150
    table.do(table.resume(1, NOON + 100))
    assert pauses(table) == [60, 50]
    assert table.deadline == NOON + 150


def test_nothing_is_given_back_where_no_time_runs() -> None:
    table = clocked("pb")
    act(table, "end", at=NOON)
    assert table.clock is not None
    assert table.clock.owed([(NOON, NOON + 90)], NOON + 100) == 0
    for one in (table, begun(), begun("bb")):
        with pytest.raises(Refused) as caught:
            one.extend(50, NOON + 100)
        assert caught.value.code == "stale"


def test_a_pause_in_the_turn_of_a_computer_player() -> None:
    table = clocked("pb")
    act(table, "end", at=NOON)
    table.do(table.pause(0, NOON + 1))
    table.do(table.resume(0, NOON + 9))
    act(table, "end", at=NOON + 10)
    assert table.deadline == NOON + 100


def test_a_person_who_returns_in_a_pause_has_the_rest_of_the_time() -> None:
    table = clocked()
    table.do(table.leave(0, NOON + 10))
    table.do(table.pause(1, NOON + 11))
    table.do(table.come_back(0, NOON + 20))
    table.do(table.resume(1, NOON + 100))
    assert table.deadline == NOON + 180


def test_by_correspondence_a_turn_has_days() -> None:
    days = 3 * 86_400
    table = clocked(turn=days, bank=0)
    act(table, "end", at=NOON + days - 1)
    assert table.deadline == NOON + 2 * days - 1
    assert table.expire(NOON + 2 * days - 1) is not None


def test_clocks_of_different_machines_may_differ_a_little() -> None:
    table = clocked()
    act(table, "end", at=NOON - 2)
    assert banks(table) == [60, 60]


def test_time_stands_still_when_the_game_is_over() -> None:
    table = clocked()
    table.do(table.resign(1, NOON + 40))
    assert table.deadline is None
    assert table.wake_at(NOON + 50) is None


@pytest.mark.parametrize("paused", [False, True])
def test_a_snapshot_from_before_pauses_were_counted_loads(paused: bool) -> None:
    table = clocked()
    if paused:
        table.do(table.pause(0, NOON + 60))
    snapshot = table.snapshot()
    assert snapshot is not None
    now = snapshot["clock"]
    since = None if paused else now["since"]
    snapshot["clock"] = {"banks": now["banks"], "since": since, "spent": now["spent"]}
    twin = restored(table, snapshot)
    assert pauses(twin) == [60, 60]
    assert twin.deadline == (None if paused else NOON + 90)
    if paused:
        twin.do(twin.resume(1, NOON + 500))
        assert twin.deadline == NOON + 500 + 30
    twin.do(twin.pause(0, NOON + 501))
    assert twin.deadline == NOON + 501 + 60


@pytest.mark.parametrize("moment", ["running", "paused", "stand_in", "late", "extended"])
def test_a_snapshot_keeps_the_time(moment: str) -> None:
    table = clocked()
    act(table, "end", at=NOON + 45)
    if moment == "paused":
        table.do(table.pause(0, NOON + 60))
    elif moment == "stand_in":
        table.do(table.leave(1, NOON + 60))
    elif moment == "late":
        late = table.expire(NOON + 200)
        assert late is not None
        table.do(late)
    elif moment == "extended":
        table.do(table.extend(7.5, NOON + 60))
    snapshot = table.snapshot()
    assert snapshot is not None
    twin = restored(table, snapshot)
    assert documents(twin) == documents(table)
    for one in (table, twin):
        if moment == "paused":
            one.do(one.resume(0, NOON + 90))
        elif moment == "stand_in":
            one.do(one.come_back(1, NOON + 300))
    assert documents(twin) == documents(table)
    assert twin.deadline == table.deadline
