"""What can be asked of a table, and what it says where it does not do it."""

from collections.abc import Callable
from typing import Any

import pytest

from eldorado.errors import IllegalAction, ParseError
from eldorado.table import Clock, Refused, Table
from eldorado.table.events import (
    Acted,
    Paused,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Rose,
    Sat,
)
from eldorado.table.seat import Thought
from eldorado.table.table import STAND_IN
from tests.situations import in_every_language, path, situation
from tests.table.journeys import NOON, act, begun, documents, legal, lobby, moving, status


def over() -> Table:
    """A table of two where one has resigned."""
    table = begun("pp")
    table.do(table.resign(1, NOON))
    return table


def paused() -> Table:
    table = begun("pp")
    table.do(table.pause(1, NOON))
    return table


def stopped() -> Table:
    """A table with a clock where seat 0 has used up its pauses."""
    table = begun("pp", clock=Clock(30))
    table.do(table.pause(0, NOON))
    table.do(table.resume(1, NOON + 60))
    return table


def away() -> Table:
    """A table where a computer player stands in for seat 0, to move."""
    table = begun("pp")
    table.do(table.leave(0, NOON))
    return table


def gone() -> Table:
    """A table where seat 1 has resigned and the others play on."""
    table = begun("ppp")
    table.do(table.resign(1, NOON))
    return table


REFUSALS: list[tuple[str, Callable[[], Table], Callable[[Table], Any], str]] = [
    ("seat_taken", begun, lambda t: t.sit("Ann", NOON), "Watch it, or open another table."),
    ("seat_taken", lambda: lobby("pp"), lambda t: t.sit("Ann", NOON), "Every seat is taken."),
    ("seat_taken", lobby, lambda t: t.sit("Ann", NOON, 0), "Choose an open one."),
    ("not_seated", lobby, lambda t: t.sit("Ann", NOON, 2), "There is no such seat."),
    ("not_seated", lobby, lambda t: t.sit("Ann", NOON, -1), "There is no such seat."),
    ("name", lobby, lambda t: t.sit(" ", NOON), "“” cannot be a name"),
    ("name", lobby, lambda t: t.sit("<b>", NOON), "“<b>” cannot be a name"),
    ("name", lobby, lambda t: t.sit("A" * 21, NOON), "Write 1 to 20 characters"),
    ("name", lobby, lambda t: t.sit("A\u202eB", NOON), "cannot be a name"),
    ("level", lobby, lambda t: t.sit("", NOON, level="dragon"), "There is no level 'dragon'"),
    ("level", lobby, lambda t: t.sit("Bo", NOON, level="rookie@/etc/passwd"), "There is no level"),
    ("begun", begun, lambda t: t.rise(0, NOON), "or give up"),
    ("not_seated", lobby, lambda t: t.rise(1, NOON), "Nobody sits there."),
    ("not_seated", lobby, lambda t: t.rise(-1, NOON), "There is no such seat."),
    ("waiting", lobby, lambda t: t.begin(NOON), "a seat is still open"),
    ("begun", begun, lambda t: t.begin(NOON), "The game has already started."),
    ("waiting", lobby, lambda t: t.act(0, "end", NOON), "has not started"),
    ("paused", paused, lambda t: t.act(0, "end", NOON), "Resume it to continue."),
    ("over", over, lambda t: t.act(0, "end", NOON), "This game is over."),
    ("not_your_turn", begun, lambda t: t.act(1, "end", NOON), "It is not your turn yet."),
    ("not_your_turn", begun, lambda t: t.act(None, "end", NOON), "It is not your turn yet."),
    (
        "stand_in",
        away,
        lambda t: t.act(0, "end", NOON, person=True),
        "Take over your seat first.",
    ),
    ("waiting", lobby, lambda t: t.undo(0, NOON), "has not started"),
    ("paused", paused, lambda t: t.undo(0, NOON), "The game is paused"),
    ("over", over, lambda t: t.undo(0, NOON), "This game is over."),
    ("not_your_turn", begun, lambda t: t.undo(1, NOON), "It is not your turn yet."),
    ("stand_in", away, lambda t: t.undo(0, NOON), "A computer player is playing for you."),
    ("no_undo", begun, lambda t: t.undo(0, NOON), "There is nothing to take back this turn."),
    ("waiting", lobby, lambda t: t.pause(0, NOON), "has not started"),
    ("paused", paused, lambda t: t.pause(0, NOON), "The game is paused"),
    ("over", over, lambda t: t.pause(0, NOON), "This game is over."),
    (
        "not_seated",
        lambda: begun("pb"),
        lambda t: t.pause(1, NOON),
        "There is no person in that seat.",
    ),
    ("not_seated", begun, lambda t: t.pause(7, NOON), "There is no such seat."),
    ("resigned", gone, lambda t: t.pause(1, NOON), "You have given up this race."),
    ("no_pause", stopped, lambda t: t.pause(0, NOON), "used all your pause time."),
    ("not_paused", begun, lambda t: t.resume(0, NOON), "The game is not paused."),
    ("waiting", lobby, lambda t: t.resume(0, NOON), "has not started"),
    ("waiting", lobby, lambda t: t.leave(0, NOON), "has not started"),
    ("over", over, lambda t: t.leave(0, NOON), "This game is over."),
    ("not_seated", away, lambda t: t.leave(0, NOON), "A computer player already has that seat."),
    ("not_seated", lambda: begun("pb"), lambda t: t.leave(1, NOON), "already has that seat"),
    ("not_seated", begun, lambda t: t.leave(-1, NOON), "There is no such seat."),
    ("level", begun, lambda t: t.leave(0, NOON, "dragon"), "There is no level 'dragon'"),
    ("not_seated", begun, lambda t: t.come_back(0, NOON), "No computer player is playing for you."),
    ("resigned", gone, lambda t: t.come_back(1, NOON), "You have given up this race."),
    ("waiting", lobby, lambda t: t.come_back(0, NOON), "has not started"),
    ("waiting", lobby, lambda t: t.resign(0, NOON), "has not started"),
    ("over", over, lambda t: t.resign(0, NOON), "This game is over."),
    ("resigned", gone, lambda t: t.resign(1, NOON), "You have given up this race."),
    (
        "not_seated",
        lambda: begun("pb"),
        lambda t: t.resign(1, NOON),
        "There is no person in that seat.",
    ),
    (
        "waiting",
        begun,
        lambda t: t.meet_again("b", NOON),
        "You can ask for a rematch after the game.",
    ),
    (
        "waiting",
        lobby,
        lambda t: t.meet_again("b", NOON),
        "You can ask for a rematch after the game.",
    ),
]


@pytest.mark.parametrize(("code", "make", "request_", "words"), REFUSALS)
def test_refusals(
    code: str, make: Callable[[], Table], request_: Callable[[Table], Any], words: str
) -> None:
    table = make()
    before = documents(table)
    with pytest.raises(Refused) as caught:
        request_(table)
    assert caught.value.code == code
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")
    assert caught.value.sentence or in_every_language(caught.value)
    assert documents(table) == before


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    table = begun()
    before = documents(table)
    with pytest.raises(IllegalAction) as caught:
        table.act(0, "move 1 native B1", NOON)
    assert caught.value.clause
    for unreadable in ("", "jump", 7, None):
        with pytest.raises(ParseError):
            table.act(0, unreadable, NOON)
    assert documents(table) == before


def test_a_check_says_what_an_action_would_meet_and_changes_nothing() -> None:
    table = begun()
    before = documents(table)
    table.check(0, "end")
    with pytest.raises(IllegalAction) as caught:
        table.check(0, "move 1 native B1")
    assert caught.value.clause == "T-02"
    with pytest.raises(Refused) as refused:
        table.check(1, "end")
    assert refused.value.code == "not_your_turn"
    with pytest.raises(Refused) as refused:
        away().check(0, "end")
    assert refused.value.code == "stand_in"
    event = table.act(0, "end", NOON)
    table.check(0, "end")
    assert documents(table) == before
    table.apply(event)
    assert moving(table) == 1


def test_a_request_changes_nothing_before_its_event_is_applied() -> None:
    table = begun()
    before = documents(table)
    event = table.act(0, "end", NOON)
    table.pause(0, NOON)
    table.resign(1, NOON)
    assert documents(table) == before
    table.apply(event)
    assert moving(table) == 1
    assert table.number == 2


def test_actions_are_stored_in_their_canonical_form() -> None:
    table = begun(
        "pp", position=situation(path("g1", "F:g1"), "scout sailor", others="a").position()
    )
    assert table.act(0, "END  keep Scout,sailor", NOON).action == "end keep sailor,scout"
    assert all(table.act(0, action, NOON).action == str(action) for action in legal(table))


def test_the_lobby_fills_and_empties() -> None:
    table = lobby("poo")
    assert (table.status, table.host, table.ready) == ("lobby", 0, False)
    assert table.wake_at(NOON) is None
    assert table.document(None)["seats"][1] == {"kind": "open", "name": "", "colour": "blue"}
    assert table.do(table.sit(" Ann  B ", NOON)) == Sat(NOON, 1, "Ann B")
    assert table.do(table.sit("Ann B", NOON, 2)) == Sat(NOON, 2, "Ann B 2")
    assert table.ready
    assert table.wake_at(NOON) == NOON
    assert table.do(table.rise(0, NOON)) == Rose(NOON, 0)
    assert table.host == 1
    assert table.do(table.sit("", NOON, level="rookie")) == Sat(NOON, 0, "Rookie", "rookie")
    assert [seat.colour for seat in table.seats] == ["red", "blue", "white"]
    table.do(table.begin(NOON, seed=1))
    assert (table.status, table.number) == ("running", 5)
    assert "view" in table.document(None)


def test_a_person_may_take_the_seat_of_a_computer_player_that_rose() -> None:
    table = lobby("pb")
    table.do(table.rise(1, NOON))
    table.do(table.sit("Bo", NOON))
    table.do(table.begin(NOON, seed=1))
    snapshot = table.snapshot()
    assert snapshot is not None
    twin = Table(table.id, table.setup)
    twin.restore(snapshot)
    assert twin.seats == table.seats
    assert not twin.seats[1].driver


def test_nobody_is_host_where_only_computer_players_sit() -> None:
    table = begun("bb")
    assert table.host is None
    assert table.acting is None
    assert table.thought == Thought(0, "walker")


def test_acting_and_thought_tell_who_moves() -> None:
    table = begun("pb")
    assert (table.acting, table.thought, table.wake_at(NOON)) == (0, None, None)
    act(table, "end")
    assert (table.acting, table.thought) == (None, Thought(1, "walker"))
    assert table.wake_at(NOON + 5) == NOON + 5
    table.do(table.pause(0, NOON))
    assert (table.acting, table.thought, table.wake_at(NOON)) == (None, None, None)


def test_pause_and_resume_by_anybody() -> None:
    table = begun("pp")
    assert table.do(table.pause(1, NOON)) == Paused(NOON, 1)
    assert table.status == "paused"
    assert "options" not in table.document(0)
    assert table.do(table.resume(0, NOON + 1)) == Resumed(NOON + 1, 0)
    assert status(table) == "running"
    assert "options" in table.document(0)


@pytest.mark.clause("O-23")
def test_a_computer_player_stands_in_and_hands_back() -> None:
    table = begun("pp")
    assert table.do(table.leave(0, NOON)) == Replaced(NOON, 0, STAND_IN)
    assert table.thought == Thought(0, STAND_IN)
    assert table.document(1)["seats"][0]["stand_in"] == STAND_IN
    assert "options" not in table.document(0)
    assert isinstance(table.do(table.act(0, "end", NOON)), Acted)
    assert table.do(table.come_back(0, NOON)) == Returned(NOON, 0)
    assert "stand_in" not in table.document(1)["seats"][0]
    act(table, "end")
    assert table.acting == 0


@pytest.mark.clause("O-23")
def test_one_may_leave_and_return_in_a_pause() -> None:
    table = begun("pp", clock=Clock(30))
    table.do(table.pause(0, NOON))
    table.do(table.leave(1, NOON))
    table.do(table.come_back(1, NOON))
    assert table.status == "paused"


def test_a_rematch_is_announced_once() -> None:
    table = over()
    assert table.do(table.meet_again("other", NOON)) == Rematched(NOON, "other")
    assert table.document(None)["rematch"] == "other"
    with pytest.raises(Refused) as caught:
        table.meet_again("third", NOON)
    assert caught.value.code == "rematched"


def test_someone_who_left_finds_the_game_over() -> None:
    table = begun("ppp")
    table.do(table.leave(0, NOON))
    for seat in (1, 2):
        table.do(table.resign(seat, NOON))
    assert table.status == "over"
    with pytest.raises(Refused) as caught:
        table.come_back(0, NOON)
    assert caught.value.code == "over"


def test_resigning_is_an_event() -> None:
    table = begun("ppp")
    assert table.do(table.resign(1, NOON)) == Resigned(NOON, 1)
    assert table.document(0)["seats"][1]["resigned"] is True


def test_a_copy_goes_its_own_way() -> None:
    table = begun("pp", clock=Clock(30, 60))
    event = table.act(0, legal(table)[0], NOON + 40)
    twin = table.copy()
    before = documents(table)
    assert documents(twin) == before
    twin.apply(event)
    twin.do(twin.act(0, "end", NOON + 41))
    twin.do(twin.leave(0, NOON + 42))
    assert documents(table) == before
    assert documents(twin) != before
    table.apply(event)
    assert table.takebacks
    assert not twin.takebacks
