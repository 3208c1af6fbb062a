"""Items (I)."""

import pytest

from eldorado.facts import CARDS
from tests.situations import ground, path, piece, play, refused, situation, texts, zone

ITEMS = ["giant_machete", "treasure_chest", "prop_plane", "transmitter", "compass", "travel_log"]
OTHER_CARDS = {
    **{card: ["move 1 {} b"] for card in ["explorer", "scout", "trailblazer", "pioneer"]},
    **{card: ["move 1 {} c"] for card in ["sailor", "captain"]},
    **{card: ["move 1 {} d"] for card in ["traveler", "photographer", "journalist", "millionaire"]},
    **{card: ["move 1 {}:machete b"] for card in ["jack_of_all_trades", "adventurer"]},
    "cartographer": ["play {}"],
    "scientist": ["play {}", "remove none"],
    "native": ["native 1 b"],
}
FUNCTIONS = {
    "giant_machete": ["move 1 giant_machete b"],
    "treasure_chest": ["buy scout with treasure_chest"],
    "prop_plane": ["move 1 prop_plane:machete b"],
    "transmitter": ["take scout"],
    "compass": ["play compass"],
    "travel_log": ["play travel_log", "remove none"],
}
WAY = path("g1", "g1", "g1")


@pytest.mark.clause("I-01", "I-02")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_leaves_the_game_at_once_when_its_function_is_used(item: str) -> None:
    game = situation(WAY, item, draw="sailor sailor sailor sailor sailor")
    for action in FUNCTIONS[item]:
        play(game, action)
    assert zone(game, "removed") == [item]
    assert zone(game, "play") == []
    play(game, "end")
    assert item not in zone(game, "discard")


@pytest.mark.clause("I-01")
@pytest.mark.parametrize("card", OTHER_CARDS)
def test_every_other_card_stays_in_the_deck_after_its_use(card: str) -> None:
    assert {*OTHER_CARDS, *ITEMS} == {card.id for card in CARDS}
    crossing = ground("a=g1 b=g1 c=b1 d=y1", "ab ac ad")
    game = situation(crossing, card, draw="sailor sailor sailor sailor sailor sailor")
    for action in OTHER_CARDS[card]:
        play(game, action.format(card))
    assert zone(game, "play") == [card]
    assert zone(game, "removed") == []
    play(game, "end")
    assert card in zone(game, "discard")


@pytest.mark.clause("I-03", "A-13")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_paid_for_rubble_stays_in_the_deck(item: str) -> None:
    game = situation(path("g1", "R1"), item, draw="sailor sailor sailor sailor")
    play(game, f"pay 1 b {item}")
    assert (zone(game, "play"), zone(game, "removed")) == ([item], [])
    play(game, "end")
    assert zone(game, "discard") == [item]


@pytest.mark.clause("I-03", "A-13")
@pytest.mark.parametrize("item", ["giant_machete", "transmitter", "compass", "travel_log"])
def test_an_item_spent_as_half_a_coin_stays_in_the_deck(item: str) -> None:
    game = situation(WAY, f"explorer {item}", draw="sailor sailor sailor sailor")
    play(game, f"buy scout with explorer,{item}")
    assert (zone(game, "play"), zone(game, "removed")) == (["explorer", item], [])
    play(game, "end")
    assert item in zone(game, "discard")


@pytest.mark.clause("I-04")
def test_an_item_is_removed_although_power_was_left() -> None:
    game = situation(WAY, "prop_plane")
    play(game, "move 1 prop_plane:machete b")
    assert piece(game) == "b"
    assert zone(game, "removed") == ["prop_plane"]


@pytest.mark.clause("I-04")
def test_taking_a_blockade_with_an_item_uses_its_function() -> None:
    board = ground("a=g1 b=b1", "ab", blockades={1: "ab"})
    game = situation(board, "giant_machete")
    play(game, "move 1 giant_machete #1")
    assert zone(game, "removed") == ["giant_machete"]


@pytest.mark.clause("I-04", "I-05")
@pytest.mark.parametrize("item", ["treasure_chest", "prop_plane"])
def test_full_coin_value_removes_the_item_when_the_purchase_is_done(item: str) -> None:
    game = situation(WAY, f"explorer {item}")
    play(game, f"buy transmitter with {item}")
    assert zone(game, "removed") == [item]
    assert zone(game, "play") == []
    assert zone(game, "discard") == ["transmitter"]


@pytest.mark.clause("I-05")
def test_one_of_two_chests_may_go_and_the_other_stay() -> None:
    market = {"board": {"pioneer": 3}, "reserve": {}}
    game = situation(WAY, "treasure_chest treasure_chest explorer", market=market)
    play(game, "buy pioneer with explorer,treasure_chest,treasure_chest/2")
    assert zone(game, "removed") == ["treasure_chest"]
    assert zone(game, "play") == ["explorer", "treasure_chest"]


@pytest.mark.clause("I-06")
@pytest.mark.parametrize("item", ITEMS)
def test_an_unplayed_item_is_kept_or_discarded_like_any_card(item: str) -> None:
    game = situation(WAY, item, draw="sailor sailor sailor sailor")
    kept, discarded = game.copy(), game.copy()
    play(kept, f"end keep {item}")
    play(discarded, "end")
    assert item in zone(kept, "hand")
    assert zone(discarded, "discard") == [item]
    assert zone(kept, "removed") == zone(discarded, "removed") == []


@pytest.mark.clause("I-07")
def test_a_removed_item_is_not_in_a_reshuffle_of_the_same_turn() -> None:
    game = situation(WAY, "compass", discard="sailor sailor")
    play(game, "play compass")
    assert zone(game, "hand") == ["sailor", "sailor"]
    play(game, "end")
    assert zone(game, "hand") == ["sailor", "sailor"]
    assert zone(game, "removed") == ["compass"]


@pytest.mark.clause("I-02")
def test_a_travel_log_is_gone_while_its_removal_is_answered() -> None:
    game = situation(WAY, "travel_log", discard="sailor")
    play(game, "play travel_log")
    assert zone(game, "removed") == ["travel_log"]
    assert texts(game) == {"remove none", "remove sailor"}
    refused(game, "end", "A-07")
