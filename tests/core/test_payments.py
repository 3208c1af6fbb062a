"""The payment of each price that a player misses least."""

import pytest

from eldorado.core.kinds import CARD, TOKEN
from eldorado.core.market import payments
from eldorado.core.menus.ways_to_pay import DEAREST
from eldorado.core.payments import best_payments, payment_cost


@pytest.mark.clause("P-03", "P-21", "V-22")
@pytest.mark.parametrize(
    ("sources", "cost"),
    [
        ((), (0, 0, 0, 0)),
        (("traveler",), (0, 0, 0, 1)),
        (("scout", "millionaire"), (0, 0, 1 + 5, 2)),
        (("treasure_chest",), (1, 0, 0, 1)),
        (("treasure_chest/2",), (0, 0, 3, 1)),
        (("giant_machete:coin", "explorer"), (1, 0, 0, 2)),
        (("coin_1", "coin_2", "traveler"), (0, 3, 0, 3)),
    ],
)
def test_what_a_payment_costs(sources: tuple[str, ...], cost: tuple[int, ...]) -> None:
    """Items used up, power of tokens, price of the cards, number of sources."""
    assert payment_cost(sources) == cost


HANDS = [
    ("", ""),
    ("", "coin_1 coin_2 machete_1"),
    ("traveler", ""),
    ("traveler traveler explorer explorer sailor", ""),
    ("scout millionaire photographer", "coin_2"),
    ("treasure_chest prop_plane explorer traveler", "coin_1 coin_1"),
    ("giant_machete compass native cartographer sailor sailor", "draw_card coin_2"),
    ("pioneer captain journalist adventurer jack_of_all_trades", "coin_1 coin_2"),
]


@pytest.mark.clause("P-03", "P-05", "P-21", "V-28")
@pytest.mark.parametrize(("hand", "tokens"), HANDS)
@pytest.mark.parametrize("changing", [False, True])
def test_of_all_payments_of_a_price_the_cheapest_is_found(
    hand: str, tokens: str, changing: bool
) -> None:
    cards = tuple(sorted(CARD[card] for card in hand.split()))
    held = tuple(sorted(TOKEN[token] for token in tokens.split()))
    coins = tuple(token for token in held if token in (TOKEN["coin_1"], TOKEN["coin_2"]))
    best = best_payments(cards, held, changing)
    for price in range(1, DEAREST + 1):
        every = payments(cards, coins, price, changing)
        assert (price in best) == bool(every), price
        if every:
            assert best[price] in every
            assert payment_cost(best[price]) == min(map(payment_cost, every))
    assert set(best) <= set(range(1, DEAREST + 1))
