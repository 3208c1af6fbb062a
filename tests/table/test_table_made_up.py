"""A game from a position: everybody is told, and where several play nobody knows what is hidden."""

from collections import Counter
from typing import Any

import pytest

from eldorado import Game, Variant
from tests.table.journeys import NOON, act, begun, documents, eyes, lobby

STACKED = ["native", "scout", "sailor", "pioneer", "captain", "explorer", "traveler", "compass"]
"""A draw pile that somebody laid for themselves, best cards first."""


def stacked(players: int = 2) -> dict[str, Any]:
    """A position at the start of a printed route, with a stacked draw pile and stacked caves."""
    game = Game.new("serpentine", players, seed=3, variant=Variant(caves=True), start=0)
    position = game.position()
    for player in position["players"]:
        player["draw"] = list(STACKED)
    return position


def dealt(kinds: str, seed: int = 1, **fields: Any) -> dict[str, Any]:
    """The position with which a game at such seats begins."""
    table = lobby(kinds, position=stacked(len(kinds)), **fields)
    while not table.ready:
        table.do(table.sit("Guest", NOON))
    return table.begin(NOON, seed).position


@pytest.mark.clause("S-11")
@pytest.mark.parametrize("kinds", ["po", "pp", "oo", "pbo", "bpp"])
def test_what_is_hidden_is_shuffled_where_others_may_sit_down(kinds: str) -> None:
    given, found = stacked(len(kinds)), dealt(kinds)
    for before, after in zip(given["players"], found["players"], strict=True):
        assert after["draw"] != before["draw"]
        assert Counter(after["draw"]) == Counter(before["draw"])
    before, after = given["board"]["caves"], found["board"]["caves"]
    assert after != before
    assert {cave: len(tokens) for cave, tokens in after.items()} == {
        cave: len(tokens) for cave, tokens in before.items()
    }
    assert all_tokens(found) == all_tokens(given)
    assert dealt(kinds, seed=2)["players"] != found["players"]
    assert dealt(kinds) == found


def all_tokens(position: dict[str, Any]) -> Counter[str]:
    spare = position["tokens"]["spare"]
    return sum(map(Counter, position["board"]["caves"].values()), Counter(spare))


@pytest.mark.parametrize("kinds", ["po", "pp", "pbo"])
def test_what_is_seen_stays_as_it_was_given(kinds: str) -> None:
    assert without_hidden(dealt(kinds)) == without_hidden(stacked(len(kinds)))


def without_hidden(position: dict[str, Any]) -> dict[str, Any]:
    for player in position["players"]:
        player.pop("draw")
    position["board"].pop("caves")
    position["tokens"].pop("spare")
    return position


@pytest.mark.parametrize("kinds", ["pb", "bp", "ob", "pbb", "bb"])
def test_alone_against_computer_players_the_order_is_kept(kinds: str) -> None:
    assert dealt(kinds) == stacked(len(kinds))


def test_a_stacked_deck_is_drawn_in_order_only_where_nobody_else_plays() -> None:
    hands = {}
    for kinds in ("pb", "pp"):
        table = begun(kinds, position=stacked())
        act(table, "end")
        hand = table.document(0)["view"]["players"][0]["hand"]
        assert isinstance(hand, list)
        hands[kinds] = sorted(hand)
    assert hands["pb"] == sorted(STACKED[:4])
    assert hands["pp"] != sorted(STACKED[:4])


def test_the_record_begins_with_what_was_dealt() -> None:
    table = begun("pp", position=stacked())
    act(table, "end", "end")
    assert table.game is not None
    assert table.record().replay() == table.game


@pytest.mark.parametrize("kinds", ["pp", "pb", "po"])
def test_everyone_can_see_that_a_position_was_set_up(kinds: str) -> None:
    for made_up in (True, False):
        table = lobby(kinds, position=stacked() if made_up else None)
        assert len(eyes(table)) == 3
        for document in documents(table):
            assert document["setup"].get("made_up", False) == made_up
