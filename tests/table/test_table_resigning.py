"""Giving up: who is left wins, and nobody wins who has resigned."""

from typing import Any

import pytest

from eldorado import Record
from eldorado.bots import RESTING, make_bot
from eldorado.core.state import Outcome
from eldorado.table import Table
from eldorado.table.bot_turn import plan
from eldorado.table.seat import Thought
from tests.situations import path
from tests.table.journeys import NOON, act, begun, status


def finish(resigned: tuple[int, ...], *arrived: tuple[int, list[int]], seats: int = 3) -> Table:
    """A game about to end in this round: who arrives, in this order, holds these blockades."""
    players: list[dict[str, Any]] = [{"pieces": ["a"]} for _ in range(seats)]
    for place, (seat, blockades) in enumerate(arrived, 1):
        players[seat] = {"pieces": ["gate"], "arrived": place, "blockades": blockades}
    position = {
        "board": path("S1", "g1", "F:g1"),
        "players": players,
        "start": 0,
        "to_move": seats - 1,
    }
    table = begun("p" * seats, position=position)
    for seat in resigned:
        table.do(table.resign(seat, NOON))
    act(table, "end")
    return table


def test_of_two_the_other_wins_at_once() -> None:
    table = begun("pp")
    table.do(table.resign(0, NOON))
    assert table.status == "over"
    assert table.result() == Outcome(1, (1, 0), "resigned", (2, 1))
    assert table.document(None)["result"] == {
        "winner": 1,
        "ranking": [1, 0],
        "places": [2, 1],
        "reason": "resigned",
        "steps": [58, 58],
    }
    assert "options" not in table.document(0)
    assert table.thought is None


def test_a_computer_player_can_win_by_resignation() -> None:
    table = begun("pb")
    table.do(table.resign(0, NOON))
    result = table.result()
    assert result is not None
    assert result.winner == 1


def test_of_three_the_others_play_on() -> None:
    table = begun("ppp")
    table.do(table.resign(0, NOON))
    assert table.status == "running"
    assert table.thought == Thought(0, RESTING)
    assert plan(make_bot(RESTING), table.view(0)) == ["end"]
    act(table, "end")
    assert table.acting == 1
    table.do(table.resign(1, NOON))
    assert table.result() == Outcome(2, (2, 0, 1), "resigned", (2, 2, 1))


def test_computer_players_do_not_go_on_among_themselves() -> None:
    table = begun("pbb")
    table.do(table.resign(0, NOON))
    assert table.result() == Outcome(None, (1, 2, 0), "resigned", (3, 1, 1))


def test_a_player_who_left_may_resign() -> None:
    table = begun("ppp")
    table.do(table.leave(0, NOON, "rookie"))
    table.do(table.resign(0, NOON))
    assert table.thought == Thought(0, RESTING)


def test_resigning_in_a_pause_leaves_it_paused_or_ends_it() -> None:
    table = begun("ppp")
    table.do(table.pause(0, NOON))
    table.do(table.resign(0, NOON))
    assert table.status == "paused"
    table.do(table.resign(2, NOON))
    assert status(table) == "over"


@pytest.mark.clause("E-05", "E-07")
def test_who_resigned_cannot_win_whatever_a_computer_player_brought_home() -> None:
    both = ((0, [1, 2]), (1, [3]))
    assert finish((), *both).result() == Outcome(0, (0, 1, 2), "most_blockades", (1, 2, 3))
    assert finish((0,), *both).result() == Outcome(1, (1, 2, 0), "only_arrival", (3, 1, 2))


@pytest.mark.clause("E-05", "E-08")
def test_the_second_may_have_resigned() -> None:
    both = ((0, [6]), (1, [3]))
    assert finish((), *both).result() == Outcome(0, (0, 1, 2), "highest_blockade", (1, 2, 3))
    assert finish((1,), *both).result() == Outcome(0, (0, 2, 1), "only_arrival", (1, 3, 2))


def test_where_only_an_expedition_outside_the_ranking_arrived_nobody_wins() -> None:
    assert finish((0,), (0, [])).result() == Outcome(None, (1, 2, 0), "resigned", (3, 1, 1))


def test_who_resigned_and_did_not_arrive_stands_behind_the_others() -> None:
    assert finish((1,), (0, [])).result() == Outcome(0, (0, 2, 1), "only_arrival", (1, 3, 2))


def test_the_record_says_who_resigned_and_how_it_ended() -> None:
    table = begun("pp")
    act(table, "end")
    table.do(table.resign(1, NOON))
    record = table.record()
    assert record.tags["Result"] == "*"
    assert record.tags["Resigned"] == "Player 2"
    assert record.tags["Outcome"] == "seat 1, resigned, places 1 2"
    assert Record.parse(str(record)).replay() == table.game
    running = begun("ppp")
    running.do(running.resign(1, NOON))
    assert running.record().tags["Outcome"] == "*"
