"""The payment of each price that a player misses least (P-03 to P-05, P-21, V-28).

Listing every payment takes time that doubles with every card. This keeps only the cheapest way
to reach each sum, and so stays quick for any hand.
"""

from itertools import combinations_with_replacement
from typing import Final

from eldorado.core.kinds import PRICE, TOKEN_POWER
from eldorado.core.market import COIN_TOKENS, OPTIONS, SOURCES, WAYS, PaymentOption
from eldorado.core.menus.ways_to_pay import DEAREST
from eldorado.core.movement.movers import FIRST_TOKEN

Cost = tuple[int, int, int, int]
"""Items used up, power of tokens, price of the cards spent, number of sources."""

Way = tuple[Cost, tuple[int, ...]]
"""What a choice of sources costs, and the ranks of the sources."""

Payments = dict[int, tuple[str, ...]]
"""A payment per price."""

LARGEST: Final = 2 * DEAREST
"""Half coins of the highest price: reaching more makes no difference."""


def best_payments(hand: tuple[int, ...], tokens: tuple[int, ...], changing: int) -> Payments:
    """One payment for every price that can be paid: without using items up if possible, then
    with few tokens, then with cheap and few cards. Exactly `changing` cards have their symbol
    changed, and the price could not be paid without any of them (V-28)."""
    coins = tuple([token for token in tokens if token in COIN_TOKENS])
    key = (hand, coins, changing)
    found = _KNOWN.get(key)
    if found is None:
        stock = _stock(hand, coins)
        found = _changed(stock, changing) if changing else _unchanged(stock)
        if len(_KNOWN) >= 2_000:
            _KNOWN.clear()
        _KNOWN[key] = found
    return found


_KNOWN: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int], Payments]] = {}


def _stock(hand: tuple[int, ...], tokens: tuple[int, ...]) -> dict[int, int]:
    """How many of each kind there are, cards first, then tokens."""
    stock: dict[int, int] = {}
    for kind in (*hand, *[FIRST_TOKEN + token for token in tokens]):
        stock[kind] = stock.get(kind, 0) + 1
    return stock


def _unchanged(stock: dict[int, int]) -> Payments:
    """The cheapest choice that reaches a price has no superfluous part: without it, it would
    be cheaper still."""
    sums = _cheapest_sums(stock)
    found: Payments = {}
    for price in range(1, DEAREST + 1):
        ways = [way for total, way in sums.items() if total >= 2 * price]
        if ways:
            found[price] = _written(min(ways))
    return found


def _changed(stock: dict[int, int], changing: int) -> Payments:
    """The same with that many changed cards, none of which may be the superfluous part either."""
    best: dict[int, Way] = {}
    ways = [OPTIONS[place] for kind in stock for place in WAYS[kind]]
    changeable = [option for option in ways if option.changes]
    for options in combinations_with_replacement(changeable, changing):
        rest = dict(stock)
        for option in options:
            rest[option.kind] -= 1
        if min(rest.values()) < 0:
            continue
        value = sum([option.value for option in options])
        least = min([option.value for option in options])
        for total, way in _cheapest_sums(rest).items():
            together = way
            for option in options:
                together = _joined(together, option)
            highest = min(total + value, LARGEST) // 2
            for price in range((total + value - least) // 2 + 1, highest + 1):
                if price not in best or together < best[price]:
                    best[price] = together
    return {price: _written(way) for price, way in best.items()}


def _cheapest_sums(stock: dict[int, int]) -> dict[int, Way]:
    """For every sum of half coins that unchanged sources reach, the cheapest way to it; what
    goes beyond the highest price counts as that."""
    nothing: Way = ((0, 0, 0, 0), ())
    sums: dict[int, Way] = {0: nothing}
    for kind, count in stock.items():
        options = [OPTIONS[place] for place in WAYS[kind] if not OPTIONS[place].changes]
        for _ in range(min(count, LARGEST)):
            further = dict(sums)
            for total, way in sums.items():
                for option in options:
                    reached = min(total + option.value, LARGEST)
                    together = _joined(way, option)
                    if reached not in further or together < further[reached]:
                        further[reached] = together
            if further == sums:
                break
            sums = further
    return sums


def payment_cost(sources: tuple[str, ...]) -> Cost:
    """What a payment costs."""
    way: Way = ((0, 0, 0, 0), ())
    for source in sources:
        way = _joined(way, _BY_SOURCE[source])
    return way[0]


_BY_SOURCE: Final[dict[str, PaymentOption]] = {SOURCES[option.rank]: option for option in OPTIONS}


def _joined(way: Way, option: PaymentOption) -> Way:
    (items, power, total, number), ranks = way
    kind = option.kind
    if kind >= FIRST_TOKEN:
        power += TOKEN_POWER[kind - FIRST_TOKEN]
    elif option.uses_up:
        items += 1
    else:
        total += PRICE[kind]
    return (items, power, total, number + 1), (*ranks, option.rank)


def _written(way: Way) -> tuple[str, ...]:
    return tuple([SOURCES[rank] for rank in sorted(way[1])])
