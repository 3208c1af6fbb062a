"""Buying (P): what is on offer, how it can be paid, and the purchase itself."""

from eldorado.core.actions import Action, Buy, source_order
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
from eldorado.core.state import State, joined, without
from eldorado.errors import IllegalAction

COIN_TOKENS: tuple[int, ...] = tuple(
    token for token, symbol in enumerate(TOKEN_SYMBOL) if symbol == COIN
)


def has_vacancy(state: State) -> bool:
    """Whether a slot of the market board is empty, which opens the reserve (P-10)."""
    return state.market.bit_count() < MARKET_SLOTS


def on_offer(state: State, card: int) -> bool:
    """Whether a kind can be bought now (P-09, P-10)."""
    return state.piles[card] > 0 and (bool(state.market >> card & 1) or has_vacancy(state))


def take_from_pile(state: State, card: int, bought: bool) -> None:
    """One card from its pile to the discard pile of the player to move (P-08).

    Buying from the reserve brings the rest of the pile onto the board (P-11, P-12); taking
    does not (P-17). A slot whose pile is used up is vacant (P-10, P-18).
    """
    piles = list(state.piles)
    piles[card] -= 1
    state.piles = tuple(piles)
    if not piles[card]:
        state.market &= ~(1 << card)
    elif bought:
        state.market |= 1 << card
    player = state.player
    player.discard = joined(player.discard, (card,))
    state.acted = True


def list_buys(state: State, actions: list[Action]) -> None:
    player = state.player
    tokens = player.tokens
    if tokens:
        tokens = tuple(token for token in tokens if token in COIN_TOKENS)
    if not player.hand and not tokens:
        return
    key = (player.hand, tokens, state.market, state.piles, state.turn.changing)
    found = _PURCHASES.get(key)
    if found is None:
        found = [
            Buy(CARD_IDS[card], sources)
            for card in range(len(CARD_IDS))
            if on_offer(state, card)
            for sources in payments(player.hand, tokens, PRICE[card], state.turn.changing)
        ]
        if len(_PURCHASES) > 20_000:
            _PURCHASES.clear()
        _PURCHASES[key] = found
    actions += found


_PURCHASES: dict[
    tuple[tuple[int, ...], tuple[int, ...], int, tuple[int, ...], bool], list[Buy]
] = {}


def payments(
    hand: tuple[int, ...], tokens: tuple[int, ...], price: int, changing: bool
) -> list[tuple[str, ...]]:
    """Every payment without a superfluous part (P-21); with `changing`, exactly one of its
    cards has a changed symbol (V-28).

    Sources are added from the most to the least valuable until the price is reached: then the
    last is the smallest, and without it the price is not covered.
    """
    found: list[tuple[str, ...]] = []
    key = (hand, tokens, price, changing)
    if key in _PAYMENTS:
        return _PAYMENTS[key]
    options = _options(hand, tokens, changing)
    stock: dict[str, int] = {}
    for card in hand:
        stock[CARD_IDS[card]] = stock.get(CARD_IDS[card], 0) + 1
    for token in tokens:
        stock[TOKEN_IDS[token]] = stock.get(TOKEN_IDS[token], 0) + 1

    def extend(first: int, missing: int, chosen: list[str], changed: bool) -> None:
        if missing <= 0:
            if changed == changing:
                found.append(tuple(sorted(chosen, key=source_order)))
            return
        for i in range(first, len(options)):
            value, source, name, changes = options[i]
            if stock[name] and not (changes and changed):
                stock[name] -= 1
                chosen.append(source)
                extend(i, missing - value, chosen, changed or changes)
                chosen.pop()
                stock[name] += 1

    extend(0, 2 * price, [], False)
    if len(_PAYMENTS) > 50_000:
        _PAYMENTS.clear()
    _PAYMENTS[key] = found
    return found


_PAYMENTS: dict[tuple[tuple[int, ...], tuple[int, ...], int, bool], list[tuple[str, ...]]] = {}


def _options(
    hand: tuple[int, ...], tokens: tuple[int, ...], changing: bool
) -> list[tuple[int, str, str, bool]]:
    """Ways to spend each kind once: (half coins, source, kind, symbol changed), dearest first."""
    options: list[tuple[int, str, str, bool]] = []
    for card in dict.fromkeys(hand):
        name = CARD_IDS[card]
        options.append((HALF_COINS[card], name, name, False))
        if ITEM[card] and COIN in CARD_SYMBOLS[card]:
            options.append((1, f"{name}/2", name, False))  # P-04, I-05
        if changing and _changeable(card):
            options.append((2 * POWER[card], f"{name}:coin", name, True))
    for token in dict.fromkeys(tokens):
        options.append((2 * TOKEN_POWER[token], TOKEN_IDS[token], TOKEN_IDS[token], False))  # V-22
    options.sort(key=lambda option: -option[0])
    return options


def _changeable(card: int) -> bool:
    return POWER[card] > 0 and COIN not in CARD_SYMBOLS[card]


def do_buy(state: State, action: Buy, given: Chance | None) -> Chance:
    card = CARD[action.card]
    if state.turn.bought:
        raise IllegalAction("P-01", "You have already bought a card this turn.")
    if not PRICE[card]:
        raise IllegalAction("C-09", f"The {action.card} is a starting card; it is not for sale.")
    if not state.piles[card]:
        raise IllegalAction("O-10", f"The pile of {action.card} is sold out.")
    if not on_offer(state, card):
        raise IllegalAction(
            "P-09", f"The {action.card} is in the reserve, and no market slot is vacant."
        )
    values, used, kept, tokens = _read_sources(state, action)
    if sum(values) < 2 * PRICE[card]:
        raise IllegalAction(
            "P-05", f"The {action.card} costs {PRICE[card]}; this pays only {sum(values) / 2:g}."
        )
    if sum(values) - min(values) >= 2 * PRICE[card]:
        raise IllegalAction("P-21", "The price is covered without one of these; leave it out.")
    player = state.player
    player.hand = take_from_hand(state, used + kept)
    player.removed = joined(player.removed, used)
    player.play = joined(player.play, kept)
    player.tokens = without(player.tokens, tokens)
    state.used = joined(state.used, tokens)
    state.turn.bought = True
    state.turn.changing = False
    state.turn.saveable = used
    take_from_pile(state, card, bought=True)
    return NOTHING


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
                raise IllegalAction("V-28", f"The {name} has no other symbol to change to coins.")
            values.append(2 * POWER[card])
        elif source.endswith("/2"):
            if not (ITEM[card] and coins):
                raise IllegalAction("P-21", f"Spending the {name} as half a coin saves nothing.")
            values.append(1)
        else:
            values.append(HALF_COINS[card])
        functions = colon or (coins and not source.endswith("/2"))
        (used if ITEM[card] and functions else kept).append(card)
    if changed != int(state.turn.changing):
        raise IllegalAction(
            "V-28",
            "Exactly one card must be spent with its changed symbol, as in card:coin."
            if state.turn.changing
            else "A card's symbol is changed by the token change_symbol only.",
        )
    for token in tokens:
        if tokens.count(token) > state.player.tokens.count(token):
            raise IllegalAction("V-22", f"You do not have that many {TOKEN_IDS[token]} tokens.")
    take_from_hand(state, tuple(used + kept))
    return values, tuple(sorted(used)), tuple(sorted(kept)), tuple(tokens)
