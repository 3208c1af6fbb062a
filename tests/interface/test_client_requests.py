"""Who may want something of a table, and what everybody else is told in their language."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from eldorado.interface import messages as m
from eldorado.interface.table_requests import (
    advised_seat,
    check_pace,
    check_remark,
    own_seat,
    request_of,
)
from eldorado.table import Clock, Refused, Table
from tests.situations import in_every_language
from tests.table.journeys import begun, lobby


class Holder(NamedTuple):
    """A client, by the seats it holds."""

    seat: int | None
    held: frozenset[int]


HOST = Holder(0, frozenset({0}))
GUEST = Holder(1, frozenset({1}))
SPECTATOR = Holder(None, frozenset())


def asks(
    table: Table, client: Holder, message: m.Incoming, absent: bool = False
) -> Callable[[], Any]:
    return lambda: request_of(table, client, message, lambda seat: absent)


REFUSED: list[tuple[str, Callable[[], Any]]] = [
    ("not_seated-host", asks(lobby("ppo"), GUEST, m.Fill(0, seat=2, level="walker"))),
    ("not_seated-host", asks(lobby("ppo"), GUEST, m.Rise(0, seat=0))),
    ("not_seated-host", lambda: check_pace(begun(), GUEST)),
    ("not_seated-unknown", asks(begun(), HOST, m.Leave(0, seat=2))),
    ("not_seated-here", asks(begun(), HOST, m.Leave(0, seat=1))),
    ("clock", asks(begun(clock=Clock(30)), HOST, m.Leave(0, seat=1), absent=True)),
    ("not_seated", asks(begun(), SPECTATOR, m.Resign(0))),
    ("not_seated", lambda: own_seat(SPECTATOR)),
    ("alone", lambda: check_remark(begun("pb"), HOST)),
    ("no_hints", lambda: advised_seat(begun(), HOST.held)),
]


@pytest.mark.parametrize(("message", "ask"), REFUSED)
def test_a_refusal_says_why_in_every_language(message: str, ask: Callable[[], Any]) -> None:
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.message == f"refusal-{message}"
    assert not caught.value.sentence
    assert in_every_language(caught.value)
