"""Cards and tokens leaving a player's hands: used, paid, chosen."""

from typing import Final

from eldorado.core.kinds import CARD_IDS, ITEM
from eldorado.core.state import State, joined, without
from eldorado.errors import IllegalAction


def use_card(state: State, card: int) -> None:
    """A hand card is used for its function: items leave the game (I-02, I-04, A-01)."""
    player = state.player
    player.hand = without(player.hand, (card,))
    if ITEM[card]:
        player.removed = joined(player.removed, (card,))
        state.turn.saveable = (card,)
    else:
        player.play = joined(player.play, (card,))
        state.turn.saveable = ()


def use_token(state: State, token: int) -> None:
    """A cave token is used and leaves the game (V-19)."""
    player = state.player
    player.tokens = without(player.tokens, (token,))
    state.used = joined(state.used, (token,))
    state.turn.saveable = ()


def take_from_hand(state: State, cards: tuple[int, ...], clause: str = "M-17") -> tuple[int, ...]:
    """The hand without these cards; refuses, under that clause, cards that are not in it."""
    hand = state.player.hand
    if not cards:
        return hand
    for card in cards:
        if cards.count(card) > hand.count(card):
            raise IllegalAction(clause, f"You do not hold that many {CARD_IDS[card]} cards.")
    return without(hand, cards)


def selections(hand: tuple[int, ...], count: int) -> list[tuple[str, ...]]:
    """Every different choice of that many cards of a sorted hand."""
    key = (hand, count)
    found = _SELECTIONS.get(key)
    if found is None:
        found = []
        _choose(found, hand, count, 0, ())
        if len(_SELECTIONS) >= 20_000:
            _SELECTIONS.clear()
        _SELECTIONS[key] = found
    return found


_SELECTIONS: Final[dict[tuple[tuple[int, ...], int], list[tuple[str, ...]]]] = {}


def _choose(
    found: list[tuple[str, ...]],
    hand: tuple[int, ...],
    count: int,
    first: int,
    chosen: tuple[str, ...],
) -> None:
    """Extends a choice by cards from `first` on, equal cards only once."""
    if not count:
        found.append(chosen)
        return
    last = -1
    for place in range(first, len(hand) - count + 1):
        card = hand[place]
        if card != last:
            _choose(found, hand, count - 1, place + 1, (*chosen, CARD_IDS[card]))
        last = card
