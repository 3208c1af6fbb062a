"""Buying (P): what is on offer, how it can be paid, and the purchase itself."""

from typing import Final

from eldorado.compiling import i64
from eldorado.core.actions import Action, Buy, source_order
from eldorado.core.chance import NOTHING, Chance
from eldorado.core.hand import (
    REMEMBERED_HANDS,
    HandUses,
    give_up,
    lay_down,
    take_from_hand,
    uses_in,
    uses_of,
)
from eldorado.core.kinds import (
    CARD,
    CARD_IDS,
    CARD_SYMBOLS,
    COIN,
    HALF_COINS,
    ITEM,
    POWER,
    PRICE,
    TOKEN,
    TOKEN_IDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.menus.menu import Group, Menu
from eldorado.core.menus.ways_to_pay import PLACE_BITS, PLACE_MASK, VALUE_BITS, WaysToPay
from eldorado.core.movement.movers import FIRST_TOKEN
from eldorado.core.state import NO_CARD, State, joined, without
from eldorado.core.words import ONE
from eldorado.core.zones.stock import offers, on_offer, take_from_pile
from eldorado.errors import IllegalAction

VALUE_COUNT_BITS: Final = 4
LARGEST_COUNTED: Final = 15
MOST_HALVES: Final = 10
"""In `_values_of`: the most copies counted of one kind, and the most kinds worth half a coin."""


def _value_places() -> tuple[int, ...]:
    """Per card where its copies are counted: 0 with those worth half a coin, -1 nowhere, for two
    kinds are worth the same or it can be spent in two ways."""
    places: list[int] = []
    for card, value in enumerate(HALF_COINS):
        coins = [one for one, other in enumerate(HALF_COINS) if other == value and not ITEM[one]]
        alone = coins == [card]
        rank = sorted({value for value in HALF_COINS if value > 1}).index(value) if value > 1 else 0
        place = VALUE_COUNT_BITS * (MOST_HALVES + 1 + rank)
        places.append(0 if value == 1 else place if alone else -1)
    return tuple(places)


VALUE_PLACE: Final[tuple[int, ...]] = _value_places()

COIN_TOKENS: Final[tuple[int, ...]] = tuple(
    token for token, symbol in enumerate(TOKEN_SYMBOL) if symbol == COIN
)


class Purse:
    """What a hand and its coin tokens can pay: every payment of every price."""

    __slots__ = (
        "_buys",
        "_changing",
        "_hand",
        "_places",
        "_tokens",
        "_written",
        "latest",
        "ways",
    )

    def __init__(self, hand: tuple[int, ...], tokens: tuple[int, ...], changing: int) -> None:
        self._hand = hand
        self._tokens = tokens
        self._changing = changing
        self._places: tuple[int, ...] | None = None
        self.ways = self._ways()
        self.latest: Purchases | None = None
        """What could be bought when it was last asked."""
        self._buys: dict[int, list[Action]] | None = None
        self._written: dict[int, tuple[tuple[str, ...], ...]] | None = None

    def _ways(self) -> WaysToPay:
        """Hands of the same values share their ways to pay."""
        key = -1 if self._tokens or self._changing else _values_of(self._hand)
        if key < 0:
            return _ways_to_pay(self.places(), self._stock(), self._changing)
        found = _WAYS_BY_VALUES.get(key)
        if found is None:
            found = _ways_to_pay(self.places(), self._stock(), 0)
            if len(_WAYS_BY_VALUES) >= REMEMBERED_HANDS:
                _WAYS_BY_VALUES.clear()
            _WAYS_BY_VALUES[key] = found
        return found

    def _stock(self) -> list[int]:
        """How many there are of each kind."""
        stock = [0] * KINDS
        for card in self._hand:
            stock[card] += 1
        for token in self._tokens:
            stock[FIRST_TOKEN + token] += 1
        return stock

    def places(self) -> tuple[int, ...]:
        """The ways to spend what is held, most valuable first: places among OPTIONS."""
        places = self._places
        if places is None:
            ways = WAYS if self._changing else UNCHANGED_WAYS
            found: list[int] = []
            for kind, count in enumerate(self._stock()):
                if count:
                    found += ways[kind]
            found.sort()
            places = self._places = tuple(found)
        return places

    def options(self, price: int, place: int) -> "list[PaymentOption]":
        """What is spent in the payment of that place, among those of a price."""
        payment = self.ways.packed[price][place]
        places = self.places()
        options: list[PaymentOption] = []
        while payment:
            options.append(OPTIONS[places[(payment & PLACE_MASK) - 1]])
            payment >>= PLACE_BITS
        return options

    def written(self, price: int, place: int) -> tuple[str, ...]:
        """The sources of a payment, in the order in which they are written."""
        ranks = [option.rank for option in self.options(price, place)]
        ranks.sort()
        return tuple([SOURCES[rank] for rank in ranks])

    def buys(self, card: int) -> list[Action]:
        """Every way to buy that card; the list is shared."""
        known = self._buys
        if known is None:
            known = self._buys = {}
        found = known.get(card)
        if found is None:
            name = CARD_IDS[card]
            found = [_buy(name, sources) for sources in self.payments(PRICE[card])]
            known[card] = found
        return found

    def payments(self, price: int) -> tuple[tuple[str, ...], ...]:
        """Every payment of a price without a superfluous part (P-21)."""
        known = self._written
        if known is None:
            known = self._written = {}
        found = known.get(price)
        if found is None:
            found = tuple([self.written(price, one) for one in range(self.ways.sizes[price])])
            known[price] = found
        return found


def _ways_to_pay(places: tuple[int, ...], stock: list[int], changing: int) -> WaysToPay:
    """Hands of the same values share their ways to pay: kinds are numbered as they come."""
    key: list[int] = [changing, len(places)]
    held: list[int] = []
    for place in places:
        option = OPTIONS[place]
        count = stock[option.kind]
        if count > 0:
            held.append(count)
            stock[option.kind] = -len(held)
        number = -stock[option.kind] - 1
        key.append(option.value << VALUE_BITS | number << 1 | option.changes)
    key += held
    whole = tuple(key)
    found = _WAYS_TO_PAY.get(whole)
    if found is None:
        found = WaysToPay(whole[2 : 2 + len(places)], held, changing)
        if len(_WAYS_TO_PAY) >= REMEMBERED_HANDS:
            _WAYS_TO_PAY.clear()
        _WAYS_TO_PAY[whole] = found
    return found


_WAYS_TO_PAY: Final[dict[tuple[int, ...], WaysToPay]] = {}


_WAYS_BY_VALUES: Final[dict[int, WaysToPay]] = {}
"""The same by `_values_of`, for hands that have such a number."""


def _values_of(hand: tuple[int, ...]) -> int:
    """A number that hands share whose cards are worth the same, or -1 for a rare hand.

    It says how many there are of each kind worth a whole coin or more, and in the order of the
    hand of each other kind.
    """
    coins: i64 = 0
    others: i64 = 0
    last: i64 = NO_CARD
    for one in hand:
        card: i64 = one
        place: i64 = VALUE_PLACE[card]
        if place < 0 or others >> VALUE_COUNT_BITS * (MOST_HALVES - 1):
            return -1
        if place:
            coins += ONE << place
        elif card == last:
            others += 1
        else:
            others = others << VALUE_COUNT_BITS | 1
        last = card
    return -1 if len(hand) > LARGEST_COUNTED else coins | others


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
        """1 for a card whose symbol is changed, otherwise 0."""
        self.uses_up = (
            kind < FIRST_TOKEN
            and ITEM[kind]
            and (changes or (source == CARD_IDS[kind] and COIN in CARD_SYMBOLS[kind]))
        )
        """Whether an item is spent for its function and so leaves the game (I-02, I-05)."""


KINDS: Final = FIRST_TOKEN + len(TOKEN_IDS)
"""Cards and tokens together."""

SOURCES: Final[list[str]] = sorted(
    [form for id in CARD_IDS for form in (id, f"{id}/2", f"{id}:coin")] + list(TOKEN_IDS),
    key=source_order,
)
"""Everything that can pay, in the order in which it is written."""

RANK: Final[dict[str, int]] = {source: rank for rank, source in enumerate(SOURCES)}


def _options() -> "list[PaymentOption]":
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
    [place for place, option in enumerate(OPTIONS) if option.kind == kind] for kind in range(KINDS)
]
"""Per kind of card or token its places among the options."""

UNCHANGED_WAYS: Final[list[list[int]]] = [
    [place for place in places if not OPTIONS[place].changes] for places in WAYS
]
"""The same without a change of symbol."""


def _buy(card: str, sources: tuple[str, ...]) -> Buy:
    """Different hands share the purchases they have in common."""
    key = (card, sources)
    found = _BUYS.get(key)
    if found is None:
        found = Buy(card, sources)
        if len(_BUYS) >= 10_000:
            _BUYS.clear()
        _BUYS[key] = found
    return found


_BUYS: Final[dict[tuple[str, tuple[str, ...]], Buy]] = {}


def purse(hand: tuple[int, ...], tokens: tuple[int, ...], changing: int) -> Purse:
    """The purse of a hand; purses are remembered, those without tokens with the hand."""
    if not tokens and not changing:
        return _purse_of(uses_of(hand))
    key = (hand, tokens, changing)
    found = _PURSES.get(key)
    if found is None:
        found = Purse(hand, tokens, changing)
        if len(_PURSES) >= REMEMBERED_HANDS:
            forget_purses()
        _PURSES[key] = found
    return found


def _purse_of(uses: HandUses) -> Purse:
    """The purse of a hand without tokens."""
    held = uses.purse
    if held is None:
        held = uses.purse = Purse(uses.hand, (), 0)
    return held


_PURSES: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int], Purse]] = {}


def forget_purses() -> None:
    """Forget those with tokens; nothing leads back to one that nobody holds."""
    for held in _PURSES.values():
        held.latest = None
    _PURSES.clear()


def payments(
    hand: tuple[int, ...], tokens: tuple[int, ...], price: int, changing: int
) -> tuple[tuple[str, ...], ...]:
    """Every way to pay a price (P-21)."""
    return purse(hand, tokens, changing).payments(price)


class Purchases(Group):
    """Every way to buy one of the kinds on offer."""

    __slots__ = ("_actions", "_purse", "offers")

    def __init__(self, held: Purse, offered: tuple[int, ...]) -> None:
        self.size = held.ways.count(offered)
        self._purse = held
        self.offers = offered
        self._actions: list[Action] | None = None

    def action(self, place: int) -> Action:
        card, place = self._place_of_card(place)
        return Buy(CARD_IDS[card], self._purse.written(PRICE[card], place))

    def actions(self) -> list[Action]:
        buys = self._actions
        if buys is None:
            buys = []
            for card in self.offers:
                if self._purse.ways.sizes[PRICE[card]]:
                    buys += self._purse.buys(card)
            self._actions = buys
        return buys

    def holds(self, action: Action) -> bool:
        if not isinstance(action, Buy) or action.card not in CARD:
            return False
        card = CARD[action.card]
        return card in self.offers and action.sources in self._purse.payments(PRICE[card])

    def perform(self, state: State, place: int) -> Chance:
        card, place = self._place_of_card(place)
        used: list[int] = []
        kept: list[int] = []
        tokens: list[int] = []
        for option in self._purse.options(PRICE[card], place):
            if option.kind >= FIRST_TOKEN:
                tokens.append(option.kind - FIRST_TOKEN)
            else:
                (used if option.uses_up else kept).append(option.kind)
        return _bought(state, card, tuple(sorted(used)), tuple(sorted(kept)), tuple(tokens))

    def _place_of_card(self, place: int) -> tuple[int, int]:
        """Which card a place is about, and the place among the ways to pay it."""
        for card in self.offers:
            ways = self._purse.ways.sizes[PRICE[card]]
            if place < ways:
                return card, place
            place -= ways
        raise IndexError("there are not so many purchases")


def list_buys(state: State, menu: Menu) -> None:
    player = state.player
    tokens = player.tokens
    if tokens:
        tokens = tuple([token for token in tokens if TOKEN_SYMBOL[token] == COIN])
    if not player.hand and not tokens:
        return
    changing = state.turn.changing
    if tokens or changing:
        held = purse(player.hand, tokens, changing)
    else:
        held = _purse_of(uses_in(player))
    offered = offers(state)
    if not held.ways.count(offered):
        return
    group = held.latest
    if group is None or group.offers is not offered:
        group = Purchases(held, offered)
        held.latest = group
    menu.append(group)


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
    return _bought(state, card, used, kept, tokens)


def _bought(
    state: State,
    card: int,
    used: tuple[int, ...],
    kept: tuple[int, ...],
    tokens: tuple[int, ...],
) -> Chance:
    """Items used up leave the game, other cards stay, coin tokens are gone (I-02, V-22)."""
    player = state.player
    lay_down(player, kept)
    if used:
        give_up(player, used)
        player.removed = joined(player.removed, used)
    if tokens:
        player.tokens = without(player.tokens, tokens)
        state.used = joined(state.used, tokens)
    state.turn.bought = True
    state.turn.changing = 0
    state.turn.saveable = used
    take_from_pile(state, card, bought=True)
    return NOTHING


CHANGED_CARDS: Final = ("purchase", "once", "twice")
"""The refusal of a purchase with too few or too many changed cards, by the required number."""


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
