"""Cards and tokens leaving a player's hands: used, paid, chosen."""

from itertools import combinations

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


def take_from_hand(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The hand without these cards; refuses cards that are not in it (M-17)."""
    hand = state.player.hand
    for card in cards:
        if cards.count(card) > hand.count(card):
            raise IllegalAction("M-17", f"You do not hold that many {CARD_IDS[card]} cards.")
    return without(hand, cards)


def selections(hand: tuple[int, ...], count: int) -> list[tuple[str, ...]]:
    """Every different choice of that many cards of a sorted hand."""
    found = _SELECTIONS.get((hand, count))
    if found is None:
        chosen = dict.fromkeys(combinations(hand, count))
        found = [tuple(CARD_IDS[card] for card in cards) for cards in chosen]
        if len(_SELECTIONS) > 50_000:
            _SELECTIONS.clear()
        _SELECTIONS[hand, count] = found
    return found


_SELECTIONS: dict[tuple[tuple[int, ...], int], list[tuple[str, ...]]] = {}
