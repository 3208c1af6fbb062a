"""Buying (P)."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado import Game, IllegalAction, ParseError
from eldorado.facts import CARDS
from tests.situations import path, piece, piles, play, refused, situation, texts, zone

ALONE = path("g1")
"""A board without a single step to make."""

PRICES = {"scout": 1, "captain": 2, "journalist": 3, "adventurer": 4, "pioneer": 5}
LADDER = {"board": dict.fromkeys(PRICES, 1), "reserve": {}}
"""A market with one card of every price."""

FIRST_SIX = [
    "scout",
    "trailblazer",
    "photographer",
    "treasure_chest",
    "jack_of_all_trades",
    "transmitter",
]
FOR_SALE = [card.id for card in CARDS if card.price]
RICH = "millionaire treasure_chest"
"""Enough for every card."""


def bought_kinds(game: Game) -> set[str]:
    """What could be bought now."""
    return {text.split()[1] for text in texts(game, "buy")}


@pytest.mark.clause("P-01")
def test_only_one_card_is_bought_in_a_turn() -> None:
    game = situation(ALONE, "traveler traveler")
    play(game, "buy scout with traveler")
    assert texts(game, "buy") == set()
    refused(game, "buy scout with traveler", "P-01")


@pytest.mark.clause("P-02", "V-22")
def test_an_empty_hand_buys_with_coin_tokens_alone() -> None:
    game = situation(ALONE, tokens="coin_1 draw_card")
    assert bought_kinds(game) == {"scout"}
    play(game, "buy scout with coin_1")
    assert bought_kinds(situation(ALONE, tokens="draw_card machete_1")) == set()


@pytest.mark.clause("P-01")
def test_every_turn_has_a_purchase_of_its_own() -> None:
    game = situation(ALONE, "traveler traveler")
    play(game, "buy scout with traveler")
    play(game, "end keep traveler")
    play(game, "buy scout with traveler")
    assert piles(game)[0]["scout"] == 1


@pytest.mark.clause("P-01")
def test_a_card_is_bought_after_movement_too() -> None:
    game = situation(path("g1", "g1"), "explorer traveler")
    play(game, "move 1 explorer b")
    play(game, "buy scout with traveler")
    assert (piece(game), zone(game, "discard")) == ("b", ["scout"])


@pytest.mark.clause("P-02")
@pytest.mark.parametrize(
    ("card", "coins"),
    [
        ("traveler", 1),
        ("photographer", 2),
        ("journalist", 3),
        ("treasure_chest", 4),
        ("millionaire", 4),
        ("jack_of_all_trades", 1),
        ("adventurer", 2),
        ("prop_plane", 4),
    ],
)
def test_a_card_with_a_coin_is_worth_its_full_power(card: str, coins: int) -> None:
    game = situation(ALONE, card, market=LADDER)
    assert texts(game, "buy") == {
        f"buy {kind} with {card}" for kind, price in PRICES.items() if price <= coins
    }


OTHERS = [card.id for card in CARDS if "coin" not in card.symbols]


@pytest.mark.clause("P-03")
@pytest.mark.parametrize("card", OTHERS)
def test_every_other_card_is_worth_half_a_coin(card: str) -> None:
    game = situation(ALONE, f"{card} {card} {card}", market=LADDER)
    assert texts(game, "buy") == {f"buy scout with {card},{card}"}
    refused(game, f"buy scout with {card}", "P-05")
    refused(game, f"buy captain with {card},{card},{card}", "P-05")


@pytest.mark.clause("P-04", "I-05")
@pytest.mark.parametrize("card", ["treasure_chest", "prop_plane"])
def test_a_coin_item_may_be_spent_as_half_a_coin_and_then_stays(card: str) -> None:
    game = situation(ALONE, f"explorer {card}")
    assert f"buy scout with explorer,{card}/2" in texts(game)
    play(game, f"buy scout with explorer,{card}/2")
    assert zone(game, "play") == ["explorer", card]
    assert zone(game, "removed") == []
    play(game, "end")
    assert card in zone(game, "hand")


@pytest.mark.clause("P-05")
def test_values_are_added_halves_included() -> None:
    game = situation(ALONE, "traveler explorer sailor explorer", market=LADDER)
    play(game, "buy captain with explorer,sailor,traveler")
    assert zone(game, "discard") == ["captain"]
    assert zone(game, "play") == ["explorer", "traveler", "sailor"]
    assert zone(game, "hand") == ["explorer"]


@pytest.mark.clause("P-05")
def test_a_payment_below_the_price_is_refused_by_half_a_coin() -> None:
    game = situation(ALONE, "traveler explorer", market=LADDER)
    sentence = refused(game, "buy captain with explorer,traveler", "P-05")
    assert "1½" in sentence


@pytest.mark.clause("P-05", "V-22")
def test_coin_tokens_are_added_to_cards() -> None:
    game = situation(ALONE, "traveler explorer explorer", tokens="coin_2", market=LADDER)
    play(game, "buy adventurer with explorer,explorer,traveler,coin_2")
    assert zone(game, "discard") == ["adventurer"]
    assert zone(game, "tokens") == []


@pytest.mark.clause("P-06")
def test_overpaying_is_allowed_and_the_surplus_is_lost() -> None:
    game = situation(ALONE, "millionaire", draw="explorer explorer explorer explorer")
    play(game, "buy scout with millionaire")
    assert texts(game, "buy") == set()
    play(game, "end")
    play(game, "buy photographer with explorer,explorer,explorer,explorer")
    assert zone(game, "discard") == ["scout", "photographer", "millionaire"]


@pytest.mark.clause("P-06")
def test_the_surplus_does_not_help_in_the_next_turn() -> None:
    game = situation(ALONE, "millionaire", draw="explorer explorer explorer explorer")
    play(game, "buy scout with millionaire")
    play(game, "end")
    refused(game, "buy trailblazer with explorer,explorer,explorer,explorer", "P-05")


@pytest.mark.clause("P-07")
def test_power_left_after_a_movement_is_no_money() -> None:
    game = situation(path("y1", "y1"), "journalist")
    assert texts(game, "buy")
    play(game, "move 1 journalist b")
    assert texts(game, "buy") == set()
    with pytest.raises(IllegalAction):
        game.apply("buy photographer with journalist")


@pytest.mark.clause("P-08")
def test_the_bought_card_lies_on_the_discard_pile_at_once_and_cannot_be_used() -> None:
    game = situation(
        path("g1", "g1"),
        "traveler",
        draw="sailor sailor sailor sailor",
        variant={"free_order": True},
    )
    play(game, "buy scout with traveler")
    assert zone(game, "discard") == ["scout"]
    assert zone(game, "hand") == []
    assert texts(game, "move") == set()
    with pytest.raises(IllegalAction):
        game.apply("move 1 scout b")


@pytest.mark.clause("P-09")
def test_with_six_piles_on_the_board_the_reserve_is_closed() -> None:
    game = situation(ALONE, RICH)
    assert bought_kinds(game) == set(FIRST_SIX)
    refused(game, "buy captain with millionaire", "P-09")


@pytest.mark.clause("P-10")
def test_a_used_up_pile_opens_the_reserve() -> None:
    market = {"board": dict.fromkeys(FIRST_SIX, 3) | {"scout": 1}}
    game = situation(ALONE, "traveler", draw=f"{RICH} explorer explorer", market=market)
    assert bought_kinds(game) == {"scout"}
    play(game, "buy scout with traveler")
    play(game, "end")
    assert bought_kinds(game) == set(FOR_SALE) - {"scout"}


@pytest.mark.clause("P-11")
def test_buying_from_the_reserve_brings_the_rest_of_the_pile_onto_the_board() -> None:
    board = dict.fromkeys(FIRST_SIX[1:], 3)
    game = situation(ALONE, RICH, draw=f"{RICH} explorer explorer", market={"board": board})
    play(game, "buy captain with millionaire")
    assert piles(game)[0] == {**board, "captain": 2}
    assert "captain" not in piles(game)[1]
    play(game, "end")
    assert bought_kinds(game) == {*board, "captain"}


@pytest.mark.clause("P-11")
def test_one_vacancy_of_several_stays_open() -> None:
    board = dict.fromkeys(FIRST_SIX[2:], 3)
    game = situation(ALONE, RICH, draw=f"{RICH} explorer explorer", market={"board": board})
    play(game, "buy captain with millionaire")
    play(game, "end")
    assert len(piles(game)[0]) == 5
    assert "pioneer" in bought_kinds(game)


@pytest.mark.clause("P-12")
def test_the_last_card_of_a_reserve_pile_leaves_the_slot_vacant() -> None:
    board = dict.fromkeys(FIRST_SIX[1:], 3)
    market = {"board": board, "reserve": {"captain": 1, "pioneer": 3}}
    game = situation(ALONE, RICH, draw=f"{RICH} explorer explorer", market=market)
    play(game, "buy captain with millionaire")
    assert piles(game) == (board, {"pioneer": 3})
    play(game, "end")
    assert bought_kinds(game) == {*board, "pioneer"}


@pytest.mark.clause("P-13")
def test_buying_from_the_board_leaves_another_vacancy_open() -> None:
    board = dict.fromkeys(FIRST_SIX[1:], 3)
    game = situation(ALONE, RICH, draw=f"{RICH} explorer explorer", market={"board": board})
    reserve = piles(game)[1]
    play(game, "buy trailblazer with millionaire")
    assert piles(game) == (board | {"trailblazer": 2}, reserve)
    play(game, "end")
    assert "captain" in bought_kinds(game)


@pytest.mark.clause("P-14")
@pytest.mark.parametrize("text", ["buy with traveler", "play traveler", "buy scout"])
def test_cards_are_not_laid_down_as_coins_without_a_purchase(text: str) -> None:
    game = situation(ALONE, "traveler traveler")
    with pytest.raises((ParseError, IllegalAction)):
        game.apply(text)
    assert zone(game, "hand") == ["traveler", "traveler"]
    assert {text.split()[0] for text in texts(game)} == {"buy", "end"}


@pytest.mark.clause("P-14")
def test_a_purchase_that_fails_leaves_its_cards_in_the_hand() -> None:
    game = situation(ALONE, "traveler traveler")
    refused(game, "buy transmitter with traveler,traveler", "P-05")


@pytest.mark.clause("P-15")
@pytest.mark.parametrize(
    "actions",
    [("take pioneer", "buy scout with traveler"), ("buy scout with traveler", "take pioneer")],
)
def test_taking_neither_uses_nor_needs_the_purchase(actions: tuple[str, str]) -> None:
    game = situation(ALONE, "transmitter traveler")
    for action in actions:
        assert action in texts(game)
        play(game, action)
    assert zone(game, "discard") == ["scout", "pioneer"]


@pytest.mark.clause("P-16", "A-08")
def test_the_transmitter_takes_from_every_pile_though_no_slot_is_vacant() -> None:
    game = situation(ALONE, "transmitter")
    assert texts(game, "take") == {f"take {kind}" for kind in FOR_SALE}
    play(game, "take native")
    assert zone(game, "discard") == ["native"]
    assert zone(game, "hand") == []


@pytest.mark.clause("P-17")
@pytest.mark.parametrize("vacancy", [False, True])
def test_the_transmitter_moves_no_pile(vacancy: bool) -> None:
    board = dict.fromkeys(FIRST_SIX[1:] if vacancy else FIRST_SIX, 3)
    game = situation(ALONE, "transmitter", market={"board": board})
    reserve = piles(game)[1]
    play(game, "take native")
    assert piles(game) == (board, reserve | {"native": 2})


@pytest.mark.clause("P-18")
def test_a_pile_used_up_by_the_transmitter_opens_the_reserve_in_the_same_turn() -> None:
    market = {"board": dict.fromkeys(FIRST_SIX, 3) | {"scout": 1}}
    game = situation(ALONE, "transmitter photographer", market=market)
    refused(game, "buy captain with photographer", "P-09")
    play(game, "take scout")
    play(game, "buy captain with photographer")
    assert piles(game)[0]["captain"] == 2


@pytest.mark.clause("P-19")
def test_the_last_card_of_a_reserve_pile_taken_is_sold_out() -> None:
    board = dict.fromkeys(FIRST_SIX, 3)
    market = {"board": board, "reserve": {"native": 1, "pioneer": 2}}
    game = situation(ALONE, f"transmitter transmitter {RICH}", market=market)
    play(game, "take native")
    assert piles(game) == (board, {"pioneer": 2})
    refused(game, "take native", "A-08")
    refused(game, "buy native with millionaire,treasure_chest", "O-10")
    refused(game, "buy pioneer with millionaire,treasure_chest", "P-09")


@pytest.mark.clause("P-20")
def test_removed_cards_do_not_return_to_the_market() -> None:
    board = {"scout": 1, "native": 1}
    game = situation(
        ALONE,
        "scientist scout",
        draw="treasure_chest traveler",
        market={"board": board, "reserve": {}},
    )
    play(game, "play scientist")
    play(game, "remove scout")
    play(game, "buy scout with treasure_chest")
    assert zone(game, "removed") == ["scout", "treasure_chest"]
    assert piles(game) == ({"native": 1}, {})


@pytest.mark.clause("P-21")
@pytest.mark.parametrize(
    ("hand", "tokens", "payment"),
    [
        ("traveler traveler", "", "traveler,traveler"),
        ("explorer photographer", "", "explorer,photographer"),
        ("traveler", "coin_2", "traveler,coin_2"),
        ("explorer explorer sailor", "", "explorer,explorer,sailor"),
        ("traveler treasure_chest", "", "traveler,treasure_chest/2"),
    ],
)
def test_a_superfluous_part_of_a_payment_is_refused(hand: str, tokens: str, payment: str) -> None:
    refused(situation(ALONE, hand, tokens=tokens), f"buy scout with {payment}", "P-21")


@pytest.mark.clause("P-21", "P-04")
@pytest.mark.parametrize(
    "card", ["traveler", "photographer", "millionaire", "jack_of_all_trades", "adventurer"]
)
def test_a_card_that_would_stay_anyway_is_not_spent_as_half_a_coin(card: str) -> None:
    game = situation(ALONE, f"explorer {card}", market=LADDER)
    refused(game, f"buy scout with explorer,{card}/2", "P-21")
    assert not any("/2" in text for text in texts(game, "buy"))


def half_coins(source: str) -> int:
    """The value of a source, from the table in the rules."""
    table = {"traveler": 2, "photographer": 4, "journalist": 6, "treasure_chest": 8}
    table |= {"millionaire": 8, "jack_of_all_trades": 2, "adventurer": 4, "prop_plane": 8}
    return (table | {"coin_1": 2, "coin_2": 4}).get(source, 1)


@pytest.mark.clause("P-02", "P-03", "P-04", "P-05", "P-06", "P-21")
@settings(deadline=None, max_examples=60)
@given(
    hand=st.lists(st.sampled_from([card.id for card in CARDS]), max_size=5),
    tokens=st.lists(st.sampled_from(["coin_1", "coin_2", "machete_3"]), max_size=2),
)
def test_the_listed_payments_are_exactly_those_without_a_superfluous_part(
    hand: list[str], tokens: list[str]
) -> None:
    game = situation(ALONE, " ".join(hand), tokens=" ".join(tokens), market=LADDER)
    coins = [token for token in tokens if token != "machete_3"]
    payments: set[tuple[str, ...]] = set()

    def choose(rest: list[str], chosen: list[str]) -> None:
        if not rest:
            payments.add(tuple(sorted(chosen)))
            return
        choose(rest[1:], chosen)
        choose(rest[1:], [*chosen, rest[0]])
        if rest[0] in ("treasure_chest", "prop_plane"):
            choose(rest[1:], [*chosen, f"{rest[0]}/2"])

    choose(hand + coins, [])
    expected = set()
    for payment in payments:
        values = [half_coins(source) for source in payment]
        for kind, price in PRICES.items():
            parts = combinations(values, len(values) - 1) if values else []
            if sum(values) >= 2 * price and all(sum(part) < 2 * price for part in parts):
                expected.add((kind, payment))
    listed = [str(action).split() for action in game.legal_actions()]
    found = [
        (words[1], tuple(sorted(words[3].split(",")))) for words in listed if words[0] == "buy"
    ]
    assert len(found) == len(set(found))
    assert set(found) == expected


@pytest.mark.parametrize("card", ["explorer", "traveler", "sailor"])
def test_starting_cards_are_not_for_sale(card: str) -> None:
    market: dict[str, Any] = {"board": {}}
    refused(situation(ALONE, RICH, market=market), f"buy {card} with millionaire", "C-09")
