"""A table that waits for people, and when computer players take its seats."""

from eldorado.table import SeatPlan, Setup, Table
from eldorado.table.setup import Gathering


def waiting(*kinds: str) -> Table:
    plans = tuple(SeatPlan(kind) for kind in kinds)  # type: ignore[arg-type]
    return Table("t", Setup(plans, gathering=Gathering(30, 100.0, "quick")).checked())


def test_it_waits_from_when_it_was_opened() -> None:
    table = waiting("person", "open", "open")
    assert table.fill_at == 130
    assert table.wake_at(110.0) == 130
    document = table.document(None)
    assert document["fill_at"] == 130
    assert document["setup"]["gathering"] == {"race": "quick", "seconds": 30}


def test_another_person_does_not_make_it_wait_longer() -> None:
    table = waiting("person", "open", "open")
    table.do(table.sit("Ben", 120.0))
    assert table.fill_at == 130


def test_it_waits_anew_for_who_comes_after_all_have_left() -> None:
    table = waiting("person", "open")
    table.do(table.rise(0, 110.0))
    assert table.fill_at is None
    assert table.wake_at(111.0) is None
    assert "fill_at" not in table.document(None)
    table.do(table.sit("Ben", 200.0))
    assert table.fill_at == 230


def test_it_waits_no_more_when_all_seats_are_taken() -> None:
    table = waiting("person", "open")
    table.do(table.sit("", 120.0, level="rookie"))
    assert table.fill_at is None
    assert table.wake_at(121.0) == 121
    table.do(table.begin(122.0, seed=1))
    assert table.fill_at is None


def test_other_tables_wait_for_their_host() -> None:
    table = Table("t", Setup((SeatPlan("person"), SeatPlan("open"))).checked())
    assert table.fill_at is None
    assert table.wake_at(1.0) is None
