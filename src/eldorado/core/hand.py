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
    try:
        return without(hand, cards)
    except ValueError:
        lacking = next(card for card in cards if cards.count(card) > hand.count(card))
        raise IllegalAction(clause, "card", {"card": CARD_IDS[lacking]}) from None


def selections(hand: tuple[int, ...], count: int) -> list[tuple[str, ...]]:
    """Every different choice of that many cards of a sorted hand."""
    key = (hand, count)
    found = _SELECTIONS.get(key)
    if found is None:
        found = [chosen for chosen in choices(hand, count) if len(chosen) == count]
        if len(_SELECTIONS) >= 20_000:
            _SELECTIONS.clear()
        _SELECTIONS[key] = found
    return found


_SELECTIONS: Final[dict[tuple[tuple[int, ...], int], list[tuple[str, ...]]]] = {}


def choices(hand: tuple[int, ...], most: int) -> list[tuple[str, ...]]:
    """Every different choice of up to that many cards of a sorted hand, smaller ones first.

    Each is extended by cards that come later in the hand, equal cards only once.
    """
    found: list[tuple[str, ...]] = [()]
    nexts = [0]
    done = 0
    while done < len(found) and len(found[done]) < most:
        chosen = found[done]
        last = -1
        for place in range(nexts[done], len(hand)):
            card = hand[place]
            if card != last:
                found.append(chosen + ALONE[card])
                nexts.append(place + 1)
            last = card
        done += 1
    return found


ALONE: Final[tuple[tuple[str, ...], ...]] = tuple((card,) for card in CARD_IDS)
"""Each card as a choice of one."""
