"""Changes to the deck: purchases and their payment, removals, and cards kept for the next turn."""

from itertools import combinations
from typing import Final

from eldorado.bots.walker.card_values import KINDS
from eldorado.bots.walker.situation import Situation
from eldorado.core.actions import Action, Buy, Remove, Take
from eldorado.core.kinds import (
    CARD,
    CARD_IDS,
    CARD_SYMBOLS,
    HALF_COINS,
    ITEM,
    NATIVE,
    POWER,
    PRICE,
    REMOVES,
    TOKEN,
    TOKEN_POWER,
    TRANSMITTER,
)
from eldorado.core.market import COIN_TOKENS, payments
from eldorado.core.movement.reach import reach
from eldorado.core.state import GATE, NO_CARD
from eldorado.core.zones.stock import offers

WORTHWHILE: Final = 0.3
"""Purchases and removals that gain less are left."""

TOKEN_COST: Final = 0.5


def choose_purchase(situation: Situation) -> Action | None:
    """The purchase that helps most, paid with what is missed least."""
    world = situation.world
    player = world.player
    if world.turn.bought:
        return None
    tokens = tuple(token for token in player.tokens if token in COIN_TOKENS)
    budget = sum(HALF_COINS[card] for card in player.hand)
    budget += 2 * sum(TOKEN_POWER[token] for token in tokens)
    best: Buy | None = None
    best_value = WORTHWHILE
    for kind in offers(world):
        if not PRICE[kind] or 2 * PRICE[kind] > budget:
            continue
        value = situation.buying(kind)
        if value <= best_value:
            continue
        for sources in payments(player.hand, tokens, PRICE[kind], False):
            net = value - sum(_loss(situation, source) for source in sources)
            if net > best_value:
                best_value = net
                best = Buy(CARD_IDS[kind], sources)
    return best


def _loss(situation: Situation, source: str) -> float:
    """What paying with a card or token takes away."""
    if source in TOKEN:
        return TOKEN_COST * TOKEN_POWER[TOKEN[source]]
    card = CARD[source.removesuffix("/2")]
    if ITEM[card] and HALF_COINS[card] > 1 and not source.endswith("/2"):
        return situation.worth.item_cost(card)
    return 0.01 * situation.worth.per_draw[card]


def choose_take(situation: Situation) -> Action | None:
    """What the Transmitter brings, once there is time to make use of it."""
    world = situation.world
    if TRANSMITTER not in world.player.hand:
        return None
    kinds = [kind for kind in KINDS if world.piles[kind]]
    if not kinds:
        return None
    best = max(kinds, key=lambda kind: (situation.worth.buying(kind), -kind))
    if situation.worth.buying(best) <= WORTHWHILE:
        return None
    return Take(CARD_IDS[best])


def choose_removal(situation: Situation) -> Action:
    """The answer to Scientist and Travel Log: starters go, what is needed stays."""
    world = situation.world
    hand = world.player.hand
    most = min(REMOVES[world.turn.pending], len(hand))
    best: tuple[int, ...] = ()
    best_value = 0.0
    for count in range(1, most + 1):
        for cards in dict.fromkeys(combinations(hand, count)):
            value = removal_value(situation, cards)
            if value > best_value:
                best, best_value = cards, value
    return Remove(tuple(CARD_IDS[card] for card in best))


def removal_value(situation: Situation, cards: tuple[int, ...]) -> float:
    """What being rid of these cards is worth."""
    return situation.worth.removing(cards) - WORTHWHILE * len(cards)


def keep(situation: Situation) -> tuple[str, ...]:
    """Cards that will do more next turn than what would be drawn instead."""
    hand = situation.world.player.hand
    kept: list[str] = []
    last = NO_CARD
    gain = 0.0
    for card in hand:
        if card != last:
            gain = next_turn(situation, card)
        last = card
        if gain > 0.0 and gain > 1.25 * situation.worth.average:
            kept.append(CARD_IDS[card])
    return tuple(kept)


def next_turn(situation: Situation, card: int) -> float:
    """How far a card would bring a piece from where it stands."""
    if not POWER[card] and card != NATIVE:
        return 0.0
    world = situation.world
    board = world.board
    distance = situation.field(world.blockades).distance
    gain = 0.0
    for space in world.player.pieces:
        if space == GATE:
            continue
        if card == NATIVE:
            for end, seam in board.steps[space]:
                if seam < 0 or not world.blockades[seam]:
                    gained = distance[space] - distance[end]
                    gain = max(gain, gained)
        for symbol in CARD_SYMBOLS[card] if POWER[card] else ():
            found = reach(board, space, symbol, POWER[card], 0, world.blockades)
            for end, _ in found.ends:
                gained = distance[space] - distance[end]
                gain = max(gain, gained)
    return gain
