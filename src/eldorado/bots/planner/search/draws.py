"""What draws cards before the end of a turn."""

from eldorado.core.actions import Action, Buy, Play, UseToken
from eldorado.core.game import Game
from eldorado.core.kinds import (
    CARD_IDS,
    DRAW_CARD,
    DRAWS,
    NATIVE,
    PRICE,
    REPLACE_AT_MOST,
    REPLACE_CARDS,
)
from eldorado.core.payments import best_payments
from eldorado.core.state import NO_CARD, without
from eldorado.core.zones.piles import can_draw
from eldorado.core.zones.stock import offers


def draw_first(game: Game) -> None:
    """Play what draws cards: in a world that is only imagined, that is nearly always right."""
    while playable := drawing_cards(game):
        game.apply(playable[0])


def drawing_cards(world: Game) -> list[Play]:
    """The cards that could be played for what they draw."""
    if world.turn.pending != NO_CARD:
        return []
    return [action for action in drawing_actions(world) if isinstance(action, Play)]


def drawing_actions(world: Game) -> list[Action]:
    """What would draw cards now: cards, and tokens. After the purchase only a Native is worth
    drawing: it may still be played (T-06)."""
    player = world.player
    found: list[Action] = []
    if not can_draw(player) or (world.turn.bought and NATIVE not in player.draw + player.discard):
        return found
    for card in sorted(set(player.hand)):
        if DRAWS[card]:
            found.append(Play(CARD_IDS[card]))
    if DRAW_CARD in player.tokens:
        found.append(UseToken("draw_card"))
    if REPLACE_CARDS in player.tokens and player.hand:
        cards = tuple([CARD_IDS[card] for card in player.hand[:REPLACE_AT_MOST]])
        found.append(UseToken("replace_cards", cards))
    return found


def native_to_draw(world: Game) -> list[tuple[Action, ...]]:
    """A Native bought now and drawn at once, where the draw shuffles it in: it may still be
    played this turn (T-06, P-08)."""
    player = world.player
    if world.turn.bought or world.turn.pending != NO_CARD or NATIVE not in offers(world):
        return []
    found: list[tuple[Action, ...]] = []
    for card in sorted(set(player.hand)):
        if DRAWS[card] > len(player.draw):
            buy = _native_bought(without(player.hand, (card,)), player.tokens)
            if buy is not None:
                found.append((buy, Play(CARD_IDS[card])))
    if DRAW_CARD in player.tokens and not player.draw:
        buy = _native_bought(player.hand, player.tokens)
        if buy is not None:
            found.append((buy, UseToken("draw_card")))
    return found


def _native_bought(hand: tuple[int, ...], tokens: tuple[int, ...]) -> Buy | None:
    """The purchase of a Native with these cards and tokens."""
    sources = best_payments(hand, tokens, 0).get(PRICE[NATIVE])
    return None if sources is None else Buy(CARD_IDS[NATIVE], sources)
