"""Buying (P): what is on offer, how it can be paid, and the purchase itself."""

from typing import Final

from eldorado.core.actions import Action, Buy, Menu, source_order
from eldorado.core.chance import NOTHING, Chance
from eldorado.core.hand import take_from_hand
from eldorado.core.kinds import (
    CARD,
    CARD_IDS,
    CARD_SYMBOLS,
    COIN,
    HALF_COINS,
    ITEM,
    MARKET_SLOTS,
    POWER,
    PRICE,
    TOKEN,
    TOKEN_IDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.movement.reach import FIRST_TOKEN
from eldorado.core.state import NO_CARD, State, joined, without
from eldorado.errors import IllegalAction

COIN_TOKENS: Final[tuple[int, ...]] = tuple(
    token for token, symbol in enumerate(TOKEN_SYMBOL) if symbol == COIN
)


def has_vacancy(state: State) -> bool:
    """Whether a slot of the market board is empty, which opens the reserve (P-10)."""
    return state.market.bit_count() < MARKET_SLOTS


def on_offer(state: State, card: int) -> bool:
    """Whether a kind can be bought now (P-09, P-10)."""
    return state.piles[card] > 0 and (bool(state.market >> card & 1) or has_vacancy(state))


def take_from_pile(state: State, card: int, bought: bool) -> None:
    """One card from its pile to the discard pile of the player to move (P-08)."""
    state.piles, state.market = stock_without(state.piles, state.market, card, bought)
    state.offers = None
    player = state.player
    player.discard = joined(player.discard, (card,))
    state.acted = True


def stock_without(
    piles: tuple[int, ...], market: int, card: int, bought: bool
) -> tuple[tuple[int, ...], int]:
    """Piles and market board after one card was bought or, otherwise, taken.

    Buying from the reserve brings the rest of the pile onto the board (P-11, P-12); taking
    does not (P-17). A slot whose pile is used up is vacant (P-10, P-18).
    """
    left = list(piles)
    left[card] -= 1
    if not left[card]:
        market &= ~(1 << card)
    elif bought:
        market |= 1 << card
    return tuple(left), market


def stock_after(state: State, taken: int, bought: int) -> tuple[tuple[int, ...], int]:
    """Piles and market board after a card was taken and one bought; NO_CARD for neither."""
    piles, market = state.piles, state.market
    if taken != NO_CARD:
        piles, market = stock_without(piles, market, taken, bought=False)
    if bought != NO_CARD:
        piles, market = stock_without(piles, market, bought, bought=True)
    return piles, market


def offers(state: State) -> tuple[int, ...]:
    """The kinds that can be bought now."""
    found = state.offers
    if found is None:
        found = tuple([card for card in range(len(CARD_IDS)) if on_offer(state, card)])
        state.offers = found
    return found


class Purse:
    """What a hand and its coin tokens can buy: all payments per price, all purchases per card."""

    __slots__ = ("_buys", "_payments")

    def __init__(self, hand: tuple[int, ...], tokens: tuple[int, ...], changing: int) -> None:
        search = PaymentSearch(hand, tokens, changing)
        search.extend([], 0, 0, 0)
        self._payments = tuple([tuple(found) for found in search.found])
        self._buys: list[list[Action] | None] = [None] * len(CARD_IDS)

    def buys(self, card: int) -> list[Action]:
        """Every way to buy that card; the list is shared."""
        found = self._buys[card]
        if found is None:
            name = CARD_IDS[card]
            payments = self._payments[PRICE[card]]
            found = [_buy(name, sources) for sources in payments] if payments else UNAFFORDABLE
            self._buys[card] = found
        return found

    def payments(self, price: int) -> tuple[tuple[str, ...], ...]:
        """Every payment of a price without a superfluous part (P-21)."""
        return self._payments[price]


UNAFFORDABLE: Final[list[Action]] = []
"""The purchases of a card that a hand cannot pay: one empty list for all."""


class PaymentSearch:
    """Finds the payments of all prices at once, adding sources from the most valuable down.

    The last source added is the smallest. So a choice worth `total`, of which the last is
    worth `value`, pays exactly the prices above `total - value` and up to `total` without a
    superfluous part. Exactly `changing` cards have their symbol changed (V-28).
    """

    __slots__ = ("changing", "found", "options", "stock")

    def __init__(self, hand: tuple[int, ...], tokens: tuple[int, ...], changing: int) -> None:
        self.changing = changing
        self.found: list[list[tuple[str, ...]]] = [[] for _ in range(DEAREST + 1)]
        self.stock = [0] * (FIRST_TOKEN + len(TOKEN_IDS))
        places: list[int] = []
        for kind in (*hand, *[FIRST_TOKEN + token for token in tokens]):
            if not self.stock[kind]:
                places += WAYS[kind]
            self.stock[kind] += 1
        places.sort()
        self.options = [OPTIONS[p] for p in places if OPTIONS[p].changes <= changing]

    def extend(self, chosen: list[int], first: int, half_coins: int, changed: int) -> None:
        for place in range(first, len(self.options)):
            option = self.options[place]
            changes = changed + option.changes
            if not self.stock[option.kind] or changes > self.changing:
                continue
            total = half_coins + option.value
            chosen.append(option.rank)
            lowest = half_coins // 2 + 1
            highest = min(total // 2, DEAREST)
            if lowest <= highest and changes == self.changing:
                payment = tuple([SOURCES[rank] for rank in sorted(chosen)])
                for price in range(lowest, highest + 1):
                    self.found[price].append(payment)
            if total < 2 * DEAREST:
                self.stock[option.kind] -= 1
                self.extend(chosen, place, total, changes)
                self.stock[option.kind] += 1
            chosen.pop()


class PaymentOption:
    """One way to spend a card or token."""

    __slots__ = ("changes", "kind", "rank", "uses_up", "value")

    def __init__(self, value: int, source: str, kind: int, changes: bool = False) -> None:
        self.value = value
        """In half coins."""
        self.rank = RANK[source]
        self.kind = kind
        """Cards first, then tokens."""
        self.changes = int(changes)
        """1 for a card whose symbol is changed, else 0."""
        self.uses_up = (
            kind < FIRST_TOKEN
            and ITEM[kind]
            and (changes or (source == CARD_IDS[kind] and COIN in CARD_SYMBOLS[kind]))
        )
        """Whether an item is spent for its function and so leaves the game (I-02, I-05)."""


DEAREST: Final = max(PRICE)
SOURCES: Final[list[str]] = sorted(
    [form for id in CARD_IDS for form in (id, f"{id}/2", f"{id}:coin")] + list(TOKEN_IDS),
    key=source_order,
)
"""Everything that can pay, in the order in which it is written."""

RANK: Final[dict[str, int]] = {source: rank for rank, source in enumerate(SOURCES)}


def _options() -> list[PaymentOption]:
    """Every way to spend a card or token, most valuable first."""
    options: list[PaymentOption] = []
    for card, name in enumerate(CARD_IDS):
        options.append(PaymentOption(HALF_COINS[card], name, card))
        if ITEM[card] and COIN in CARD_SYMBOLS[card]:
            options.append(PaymentOption(1, f"{name}/2", card))  # P-04, I-05
        if _changeable(card):
            options.append(PaymentOption(2 * POWER[card], f"{name}:coin", card, changes=True))
    for token, name in enumerate(TOKEN_IDS):
        options.append(PaymentOption(2 * TOKEN_POWER[token], name, FIRST_TOKEN + token))  # V-22
    options.sort(key=lambda option: -option.value)
    return options


def _changeable(card: int) -> bool:
    return POWER[card] > 0 and COIN not in CARD_SYMBOLS[card]


OPTIONS: Final[list[PaymentOption]] = _options()
WAYS: Final[list[list[int]]] = [
    [place for place, option in enumerate(OPTIONS) if option.kind == kind]
    for kind in range(FIRST_TOKEN + len(TOKEN_IDS))
]
"""Per kind of card or token its places among the options."""


def _buy(card: str, sources: tuple[str, ...]) -> Buy:
    """Different hands share the purchases they have in common."""
    key = (card, sources)
    found = _BUYS.get(key)
    if found is None:
        found = Buy(card, sources)
        if len(_BUYS) >= 20_000:
            _BUYS.clear()
        _BUYS[key] = found
    return found


_BUYS: Final[dict[tuple[str, tuple[str, ...]], Buy]] = {}


def purse(hand: tuple[int, ...], tokens: tuple[int, ...], changing: int) -> Purse:
    """The purse of a hand; purses are remembered."""
    key = (hand, tokens, changing)
    found = _PURSES.get(key)
    if found is None:
        found = Purse(hand, tokens, changing)
        if len(_PURSES) >= 10_000:
            _PURSES.clear()
        _PURSES[key] = found
    return found


_PURSES: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int], Purse]] = {}


def payments(
    hand: tuple[int, ...], tokens: tuple[int, ...], price: int, changing: int
) -> tuple[tuple[str, ...], ...]:
    """Every way to pay a price (P-21)."""
    return purse(hand, tokens, changing).payments(price)


def list_buys(state: State, menu: Menu) -> None:
    player = state.player
    tokens = player.tokens
    if tokens:
        tokens = tuple(token for token in tokens if TOKEN_SYMBOL[token] == COIN)
    if not player.hand and not tokens:
        return
    held = purse(player.hand, tokens, state.turn.changing)
    for card in offers(state):
        found = held.buys(card)
        if found:
            menu.append(found)


def do_buy(state: State, action: Buy, given: Chance | None) -> Chance:
    card = CARD[action.card]
    if state.turn.bought:
        raise IllegalAction("P-01")
    if not PRICE[card]:
        raise IllegalAction("C-09", "card", {"card": action.card})
    if not state.piles[card]:
        raise IllegalAction("O-10", "card", {"card": action.card})
    if not on_offer(state, card):
        raise IllegalAction("P-09", "card", {"card": action.card})
    values, used, kept, tokens = _read_sources(state, action)
    if sum(values) < 2 * PRICE[card]:
        raise IllegalAction(
            "P-05", "price", {"card": action.card, "price": PRICE[card], "paid": sum(values) / 2}
        )
    if sum(values) - min(values) >= 2 * PRICE[card]:
        raise IllegalAction("P-21")
    player = state.player
    player.hand = take_from_hand(state, used + kept)
    player.removed = joined(player.removed, used)
    player.play = joined(player.play, kept)
    player.tokens = without(player.tokens, tokens)
    state.used = joined(state.used, tokens)
    state.turn.bought = True
    state.turn.changing = 0
    state.turn.saveable = used
    take_from_pile(state, card, bought=True)
    return NOTHING


CHANGED_CARDS: Final = ("purchase", "once", "twice")
"""What a purchase with too few or too many changed cards is told, by how many it must have."""


def _read_sources(
    state: State, action: Buy
) -> tuple[list[int], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Half coins of each source; items used up, cards that stay, tokens (I-02, I-03, I-05)."""
    values: list[int] = []
    used: list[int] = []
    kept: list[int] = []
    tokens: list[int] = []
    changed = 0
    for source in action.sources:
        if source in TOKEN:
            tokens.append(TOKEN[source])
            values.append(2 * TOKEN_POWER[TOKEN[source]])
            continue
        name, colon, _ = source.removesuffix("/2").partition(":")
        card = CARD[name]
        coins = COIN in CARD_SYMBOLS[card]
        if colon:
            changed += 1
            if not _changeable(card):
                raise IllegalAction("V-28", "coin", {"card": name})
            values.append(2 * POWER[card])
        elif source.endswith("/2"):
            if not (ITEM[card] and coins):
                raise IllegalAction("P-21", "half", {"card": name})
            values.append(1)
        else:
            values.append(HALF_COINS[card])
        functions = colon or (coins and not source.endswith("/2"))
        (used if ITEM[card] and functions else kept).append(card)
    if changed != state.turn.changing:
        raise IllegalAction("V-28", CHANGED_CARDS[state.turn.changing])
    for token in tokens:
        if tokens.count(token) > state.player.tokens.count(token):
            raise IllegalAction("V-22", "token", {"token": TOKEN_IDS[token]})
    take_from_hand(state, tuple(used + kept))
    return values, tuple(sorted(used)), tuple(sorted(kept)), tuple(tokens)
