"""The market: what lies on its board and in the reserve, and what can be had (P-08 to P-18)."""

from typing import Final

from eldorado.core.kinds import CARD_IDS, MARKET_SLOTS
from eldorado.core.state import NO_CARD, State


def has_vacancy(state: State) -> bool:
    """Whether a spot of the market board is empty, which opens the reserve (P-10)."""
    return state.market.bit_count() < MARKET_SLOTS


def on_offer(state: State, card: int) -> bool:
    """Whether a kind can be bought now (P-09, P-10)."""
    return state.piles[card] > 0 and (bool(state.market >> card & 1) or has_vacancy(state))


def take_from_pile(state: State, card: int, bought: bool) -> None:
    """One card from its pile to the discard pile of the player to move (P-08)."""
    state.piles, state.market = stock_without(state.piles, state.market, card, bought)
    state.offers = None
    player = state.player
    player.discarded.add_one(card)
    state.acted = True


def stock_without(
    piles: tuple[int, ...], market: int, card: int, bought: bool
) -> tuple[tuple[int, ...], int]:
    """Piles and market board after one card was bought or, otherwise, taken.

    Buying from the reserve brings the rest of the pile onto the board (P-11, P-12); taking
    does not (P-17). A spot whose pile is used up is vacant (P-10, P-18).
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
    """The kinds that can be bought now; positions with the same offer share it."""
    found = state.offers
    if found is None:
        kinds = 0
        for card, left in enumerate(state.piles):
            if left:
                kinds |= 1 << card
        if not has_vacancy(state):
            kinds &= state.market
        found = _OFFERS.get(kinds)
        if found is None:
            found = tuple([card for card in range(len(CARD_IDS)) if kinds >> card & 1])
            if len(_OFFERS) >= 10_000:
                _OFFERS.clear()
            _OFFERS[kinds] = found
        state.offers = found
    return found


_OFFERS: Final[dict[int, tuple[int, ...]]] = {}
"""By the mask of the kinds."""
