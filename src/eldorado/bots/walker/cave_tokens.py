"""When to use the cave tokens that neither move nor pay."""

from typing import Final

from eldorado.bots.walker.card_values import coins
from eldorado.bots.walker.move_search import MoveSearch
from eldorado.bots.walker.purchases import removal_value
from eldorado.bots.walker.situation import DEAREST, Situation
from eldorado.core.actions import Action, Buy, UseToken
from eldorado.core.kinds import (
    CARD_IDS,
    CARD_SYMBOLS,
    CHANGE_SYMBOL,
    DRAW_CARD,
    ITEM,
    JOKER,
    KEEP_ITEM,
    PASS_THROUGH,
    POWER,
    REMOVE_CARD,
    REPLACE_CARDS,
)
from eldorado.core.movement.conditions import may_move, occupied
from eldorado.core.movement.reach import reach
from eldorado.core.state import GATE, opened
from eldorado.core.zones.piles import can_draw
from eldorado.facts import SYMBOLS

POOR_GAIN: Final = 1.5
"""A turn that brings no more than this is worth a token."""


def choose_token(situation: Situation, gain: float) -> Action | None:
    """A token to use now, given what the best movement without it would gain."""
    world = situation.world
    player = world.player
    tokens = player.tokens
    turn = world.turn
    if KEEP_ITEM in tokens and turn.saveable:
        items = sorted(set(turn.saveable), key=lambda card: -situation.worth.per_draw[card])
        return UseToken("keep_item", (CARD_IDS[items[0]],) if len(items) > 1 else ())
    if turn.bought:
        return _remove(situation) if REMOVE_CARD in tokens else None
    if DRAW_CARD in tokens and can_draw(player):
        return UseToken("draw_card")
    if PASS_THROUGH in tokens and not turn.passing and may_move(world):
        through, _ = MoveSearch(situation, passing=True).best()
        if through > gain + 2.0:
            return UseToken("pass_through")
    if gain > POOR_GAIN:
        return None
    if (
        CHANGE_SYMBOL in tokens
        and may_move(world)
        and _changed_move(situation)[0] > gain + POOR_GAIN
    ):
        return UseToken("change_symbol")
    if REPLACE_CARDS in tokens and gain <= 0.5 and may_move(world) and not _can_buy(situation):
        cards = tuple(card for card in player.hand if not ITEM[card])[:4]
        if len(cards) >= 3:
            return UseToken("replace_cards", tuple(CARD_IDS[card] for card in cards))
    return _remove(situation) if REMOVE_CARD in tokens and gain <= 0.0 else None


def _can_buy(situation: Situation) -> bool:
    """Whether the hand buys something worth having."""
    return situation.purchases[min(DEAREST, coins(situation.world.player.hand))] > POOR_GAIN


def _remove(situation: Situation) -> Action | None:
    """The card best removed, if any is."""
    hand = situation.world.player.hand
    if not hand:
        return None
    card = max(hand, key=lambda card: (situation.worth.removing((card,)), -card))
    if removal_value(situation, (card,)) <= 0:
        return None
    return UseToken("remove_card", (CARD_IDS[card],))


def choose_changed(situation: Situation) -> Action:
    """The use of a card whose symbol is changed."""
    gain, move = _changed_move(situation)
    if move is not None and gain > 0 and situation.world.turn.changing == 1:
        return move
    actions = situation.world.legal_actions()
    buys = [action for action in actions if isinstance(action, Buy)]
    return buys[0] if buys else actions[0]


def _changed_move(situation: Situation) -> tuple[float, Action | None]:
    """The movement that gains most with one card's symbol changed."""
    world = situation.world
    blockades = world.blockades
    pieces = world.player.pieces
    best: tuple[float, Action | None] = (0.0, None)
    for piece, space in enumerate(pieces):
        if space == GATE:
            continue
        far = situation.field(blockades).distance[space]
        blocked = occupied(world, piece)
        for card in sorted(set(world.player.hand)):
            for symbol in range(len(SYMBOLS)):
                if not POWER[card] or JOKER[card] or symbol in CARD_SYMBOLS[card]:
                    continue
                found = reach(world.board, space, symbol, POWER[card], blocked, blockades)
                for number, (end, taken) in enumerate(found.ends):
                    left = opened(blockades, taken)
                    gain = far - situation.field(left).distance[end]
                    if gain > best[0]:
                        best = (gain, found.moves(piece + 1, card, symbol)[number])
    return best
