"""Taking back (O-22): the own actions of this turn, until something was revealed."""

import pytest

from eldorado.table import Refused, Table
from tests.situations import ground, path, situation
from tests.table.journeys import NOON, act, begun, documents, moving


def track(hand: str = "explorer explorer cartographer", draw: str = "scout sailor") -> Table:
    """A row of jungle with a cave beside its third space, seat 0 to move."""
    board = ground(
        "a=g1 b=g1 c=g1 d=g1 k=MC z=F:g1", "ab bc cd ck dz", caves={"k": "coin_2 coin_1"}
    )
    return begun("pp", position=situation(board, hand, draw=draw, others="a").position())


def why_not(table: Table, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        table.undo(seat, NOON)
    assert caught.value.code == "no_undo"
    return str(caught.value), caught.value.clause


@pytest.mark.clause("O-22")
def test_the_own_actions_of_this_turn_come_back_one_by_one() -> None:
    table = track("explorer explorer sailor traveler")
    seen = [documents(table)]
    for action in ("move 1 explorer b", "buy scout with traveler"):
        act(table, action)
        seen.append(documents(table))
        assert table.document(0)["undo"] is True
        assert "undo" not in table.document(1)
    for number, before in ((4, seen[1]), (5, seen[0])):
        table.do(table.undo(0, NOON))
        for document, old in zip(documents(table), before, strict=True):
            assert document == old | {"n": number}
    assert table.document(0)["undo"] is False
    assert why_not(table) == ("There is nothing to take back this turn.", "")


@pytest.mark.clause("O-22")
def test_drawn_cards_are_a_barrier() -> None:
    table = track()
    act(table, "move 1 explorer b", "play cartographer")
    sentence = "You cannot take this back: you have already seen the cards you drew."
    assert why_not(table) == (sentence, "O-22")
    act(table, "buy scout with explorer,scout")
    table.do(table.undo(0, NOON))
    assert why_not(table) == (sentence, "O-22")


@pytest.mark.clause("O-22")
def test_a_token_found_is_a_barrier() -> None:
    table = track()
    act(table, "move 1 explorer b", "move 1 explorer c")
    assert why_not(table)[0].endswith("you have already seen what is in the cave.")


@pytest.mark.clause("O-22")
def test_a_turn_that_has_ended_is_a_barrier() -> None:
    table = track()
    act(table, "move 1 explorer b", "end")
    assert why_not(table, seat=1) == ("There is nothing to take back this turn.", "")
    with pytest.raises(Refused, match="not your turn"):
        table.undo(0, NOON)


@pytest.mark.clause("O-22")
def test_a_turn_that_ended_by_arriving_is_a_barrier_too() -> None:
    table = begun("pp", position=situation(path("g1", "F:g1"), "explorer", others="a").position())
    act(table, "move 1 explorer b")
    assert moving(table) == 1
    assert not table.takebacks


@pytest.mark.clause("O-22", "O-23")
def test_nobody_takes_back_what_another_driver_did() -> None:
    table = track("explorer explorer sailor traveler")
    act(table, "move 1 explorer b")
    table.do(table.leave(0, NOON))
    assert not table.takebacks
    act(table, "buy scout with traveler")
    table.do(table.come_back(0, NOON))
    assert table.document(0)["undo"] is False
    assert why_not(table)[0].startswith("Another player took over this seat during the turn")
    assert table.snapshot() is not None


@pytest.mark.clause("O-22", "O-23")
def test_the_person_takes_back_the_own_actions_after_the_return() -> None:
    table = track("explorer explorer sailor traveler")
    table.do(table.leave(0, NOON))
    act(table, "move 1 explorer b")
    table.do(table.come_back(0, NOON))
    before = documents(table)
    act(table, "buy scout with traveler")
    table.do(table.undo(0, NOON))
    for document, old in zip(documents(table), before, strict=True):
        assert document == old | {"n": table.number}
    assert why_not(table)[0].startswith("Another player took over this seat")


def test_computer_players_take_nothing_back_and_never_stand_in_the_way_of_a_snapshot() -> None:
    table = track("explorer explorer sailor traveler")
    table.do(table.leave(0, NOON))
    act(table, "move 1 explorer b", "buy scout with traveler")
    assert not table.takebacks
    assert table.snapshot() is not None


@pytest.mark.clause("O-22")
def test_others_coming_and_going_do_not_touch_the_turn() -> None:
    table = track()
    act(table, "move 1 explorer b")
    table.do(table.leave(1, NOON))
    table.do(table.come_back(1, NOON))
    table.do(table.pause(1, NOON))
    table.do(table.resume(1, NOON))
    assert table.document(0)["undo"] is True


@pytest.mark.clause("O-22")
def test_taking_back_leaves_the_luck_to_come_as_it_was() -> None:
    """No action that shuffled can be taken back; the next shuffle stays the next one."""
    table = track("explorer")
    game = table.game
    assert game is not None
    act(table, "move 1 explorer b")
    assert table.game is not game
    table.do(table.undo(0, NOON))
    assert table.game == game
    assert table.game.rng == game.rng
    assert [one.shuffles for one in table.game.players] == [0 for _ in game.players]
