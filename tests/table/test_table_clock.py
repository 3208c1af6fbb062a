"""The clock: time per turn, a bank that is never filled again; told by hand, never waited for."""

import pytest

from eldorado.table import Clock, Refused, Table
from eldorado.table.events import Replaced
from eldorado.table.table import STAND_IN
from table.journeys import NOON, act, begun, documents, restored


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
    assert table.document(1)["clock"] == {"turn": 30, "banks": [60, 60], "deadline": NOON + 90}
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


def test_whoever_runs_out_of_time_is_replaced() -> None:
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
    assert table.deadline is None
    assert table.expire(NOON + 1000) is None
    table.do(table.resume(1, NOON + 5000))
    assert table.deadline == NOON + 5000 + 50
    act(table, "end", at=NOON + 5000)
    assert banks(table) == [50, 60]


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


@pytest.mark.parametrize("moment", ["running", "paused", "stand_in", "late"])
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
    snapshot = table.snapshot()
    assert snapshot is not None
    twin = restored(table, snapshot)
    assert documents(twin) == documents(table)
    for one in (table, twin):
        if moment == "paused":
            one.do(one.resume(0, NOON + 300))
        elif moment == "stand_in":
            one.do(one.come_back(1, NOON + 300))
    assert documents(twin) == documents(table)
    assert twin.deadline == table.deadline
