"""Moving by a card or power token: its whole movement at once (T-07, M-02 to M-11, B-03, V-21)."""

from eldorado.core.actions import Menu, Move
from eldorado.core.chance import Chance
from eldorado.core.hand import use_card, use_token
from eldorado.core.kinds import (
    BLOCKADE_TARGETS,
    CARD,
    CARD_SYMBOLS,
    COIN,
    JOKER,
    MACHETE,
    PADDLE,
    POWER,
    SYMBOL,
    TOKEN,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.movement.conditions import (
    moving_piece,
    occupied,
    relocate,
    seam_of,
    space_of,
)
from eldorado.core.movement.reach import FIRST_TOKEN, PRINTED, reach
from eldorado.core.movement.refusals import Try, why_not_moved
from eldorado.core.state import GATE, State
from eldorado.errors import IllegalAction

_ALL_SYMBOLS = (MACHETE, PADDLE, COIN)


def list_moves(state: State, menu: Menu) -> None:
    player = state.player
    board = state.board
    blockades = state.blockades
    for piece, space in enumerate(player.pieces):
        if space == GATE:  # W-08
            continue
        blocked = occupied(state, piece)
        last = -1
        for card in player.hand:
            if card != last and POWER[card]:
                for symbol in CARD_SYMBOLS[card]:
                    found = reach(board, space, symbol, POWER[card], blocked, blockades)
                    if found.ends:
                        menu.append(
                            found.moves(piece + 1, card, symbol if JOKER[card] else PRINTED)
                        )
            last = card
        last = -1
        for token in player.tokens:
            if token != last and TOKEN_POWER[token]:
                symbol = TOKEN_SYMBOL[token]
                found = reach(board, space, symbol, TOKEN_POWER[token], blocked, blockades)
                menu.append(found.moves(piece + 1, FIRST_TOKEN + token, PRINTED))
            last = token


def list_changed_moves(state: State, menu: Menu) -> None:
    """Movements of a card whose symbol is changed (V-28)."""
    player = state.player
    for piece, space in enumerate(player.pieces):
        if space == GATE:
            continue
        blocked = occupied(state, piece)
        for card in sorted(set(player.hand)):
            if not POWER[card] or JOKER[card]:
                continue
            for symbol in _ALL_SYMBOLS:
                if symbol not in CARD_SYMBOLS[card]:
                    power = POWER[card]
                    found = reach(state.board, space, symbol, power, blocked, state.blockades)
                    menu.append(found.moves(piece + 1, card, symbol))


def do_move(state: State, action: Move, given: Chance | None) -> Chance:
    piece = moving_piece(state, action.piece)
    if state.turn.changing == 2:
        raise IllegalAction("V-28", "both")
    player = state.player
    space = player.pieces[piece]
    card = CARD.get(action.card, -1)
    token = TOKEN.get(action.card, -1)
    symbol, power = _symbol_and_power(state, action)
    found = reach(state.board, space, symbol, power, occupied(state, piece), state.blockades)
    end, taken = _result(state, action, space)
    if (end, taken) not in found.ends:
        raise why_not_moved(state, action, Try(piece, symbol, power, end, taken))
    state.turn.changing = 0
    if card >= 0:
        use_card(state, card)
    else:
        use_token(state, token)
    return relocate(state, piece, end, taken, given)


def _symbol_and_power(state: State, action: Move) -> tuple[int, int]:
    """What the card counts as; refuses cards that cannot be used so."""
    player = state.player
    card = CARD.get(action.card, -1)
    if card < 0:
        token = TOKEN.get(action.card, -1)
        if state.turn.changing:
            raise IllegalAction("V-28", "card")
        if token not in player.tokens:
            raise IllegalAction("V-19", "token", {"token": action.card})
        if not TOKEN_POWER[token]:
            raise IllegalAction("V-21", "token", {"token": action.card})
        if action.symbol:
            raise IllegalAction("V-28", "card")
        return TOKEN_SYMBOL[token], TOKEN_POWER[token]
    if card not in player.hand:
        raise IllegalAction("T-02", "card", {"card": action.card})
    if not POWER[card]:
        raise IllegalAction("M-02", "card", {"card": action.card})
    if state.turn.changing:
        if JOKER[card]:
            raise IllegalAction("V-28", "joker", {"card": action.card})
        if not action.symbol or SYMBOL[action.symbol] in CARD_SYMBOLS[card]:
            raise IllegalAction("V-28", "other", {"card": action.card})
        return SYMBOL[action.symbol], POWER[card]
    if JOKER[card]:
        if not action.symbol:
            raise IllegalAction("M-08", "card", {"card": action.card})
        return SYMBOL[action.symbol], POWER[card]
    if action.symbol:
        raise IllegalAction("V-28", "fixed", {"card": action.card})
    return CARD_SYMBOLS[card][0], POWER[card]


def _result(state: State, action: Move, origin: int) -> tuple[int, int]:
    """Where the movement ends and the mask of seams it opens, as the action tells it."""
    taken = 0
    for number in action.via:
        taken |= 1 << seam_of(state, number)
    if action.target[0] == "#":
        return origin, taken | 1 << seam_of(state, BLOCKADE_TARGETS[action.target])
    end = space_of(state, action.target)
    if end == origin and taken:
        raise IllegalAction("M-23", "target")
    return end, taken
