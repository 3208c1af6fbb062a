"""Moving: by a card or power token, by paying cards, by the Native (M, B, W, T-05).

Every way of moving has a function that lists what is allowed and one that checks and does it.
"""

from itertools import combinations

from eldorado.core.actions import Action, Move, Native, Pay
from eldorado.core.caves import caves_near, explore
from eldorado.core.chance import NOTHING, Chance
from eldorado.core.kinds import (
    BLOCKADE_NUMBERS,
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    CARD,
    CARD_IDS,
    CARD_SYMBOLS,
    COIN,
    ITEM,
    JOKER,
    MACHETE,
    NATIVE,
    NATIVE_TOKEN,
    PADDLE,
    POWER,
    RUBBLE_SYMBOL,
    SYMBOL,
    TOKEN,
    TOKEN_IDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.reach import Reach, reach
from eldorado.core.state import GATE, State, joined, without
from eldorado.errors import IllegalAction
from eldorado.facts import SYMBOLS
from eldorado.routes.board import CAMP, MOUNTAIN, RUBBLE, START, TERRAIN_NAMES

_ALL_SYMBOLS = (MACHETE, PADDLE, COIN)
_OFF_BOARD = -2


def may_move(state: State) -> bool:
    """T-05: movement comes before the purchase."""
    return not state.turn.bought or state.variant.free_order


def occupied(state: State, piece: int) -> int:
    """The spaces that piece of the player to move cannot enter, as a bit mask (M-20, W-07)."""
    if state.turn.passing:  # V-29
        return 0
    mask = 0
    for seat, player in enumerate(state.players):
        for number, space in enumerate(player.pieces):
            if space != GATE and (seat != state.to_move or number != piece):
                mask |= 1 << space
    return mask


# --- by a card or power token


def list_moves(state: State, actions: list[Action]) -> None:
    player = state.player
    for piece, space in enumerate(player.pieces):
        if space == GATE:  # W-08
            continue
        taken = occupied(state, piece)
        last = -1
        for card in player.hand:
            if card == last or not POWER[card]:
                continue
            last = card
            for symbol in CARD_SYMBOLS[card]:
                found = reach(state.board, space, symbol, POWER[card], taken, state.blockades)
                if found.ends:
                    actions += found.moves(
                        piece + 1, CARD_IDS[card], SYMBOLS[symbol] if JOKER[card] else ""
                    )
        last = -1
        for token in player.tokens:
            if token == last or not TOKEN_POWER[token]:
                continue
            last = token
            found = reach(
                state.board,
                space,
                TOKEN_SYMBOL[token],
                TOKEN_POWER[token],
                taken,
                state.blockades,
            )
            actions += found.moves(piece + 1, TOKEN_IDS[token], "")


def list_changed_moves(state: State, actions: list[Action]) -> None:
    """Movements of a card whose symbol is changed (V-28)."""
    player = state.player
    for piece, space in enumerate(player.pieces):
        if space == GATE:
            continue
        taken = occupied(state, piece)
        for card in sorted(set(player.hand)):
            if not POWER[card] or JOKER[card]:
                continue
            for symbol in _ALL_SYMBOLS:
                if symbol not in CARD_SYMBOLS[card]:
                    found = reach(state.board, space, symbol, POWER[card], taken, state.blockades)
                    actions += found.moves(piece + 1, CARD_IDS[card], SYMBOLS[symbol])


def do_move(state: State, action: Move, given: Chance | None) -> Chance:
    piece = _moving_piece(state, action.piece)
    player = state.player
    space = player.pieces[piece]
    card = CARD.get(action.card, -1)
    token = TOKEN.get(action.card, -1)
    symbol, power = _symbol_and_power(state, action)
    found = reach(state.board, space, symbol, power, occupied(state, piece), state.blockades)
    end, taken = _result(state, action, space)
    if (end, taken) not in found.ends:
        raise _why_not_moved(state, action, found, symbol, power, end, taken)
    state.turn.changing = False
    if card >= 0:
        use_card(state, card)
    else:
        use_token(state, token)
    return _relocate(state, piece, end, taken, given)


def _symbol_and_power(state: State, action: Move) -> tuple[int, int]:
    """What the card counts as; refuses cards that cannot be used so."""
    player = state.player
    card = CARD.get(action.card, -1)
    if card < 0:
        token = TOKEN.get(action.card, -1)
        if state.turn.changing:
            raise IllegalAction("V-28", "The changed symbol is for a card, not for a token.")
        if token not in player.tokens:
            raise IllegalAction("V-19", f"You have no token {action.card}.")
        if not TOKEN_POWER[token]:
            raise IllegalAction("V-21", f"The token {action.card} has no power to move with.")
        if action.symbol:
            raise IllegalAction("V-28", "A token's symbol cannot be changed.")
        return TOKEN_SYMBOL[token], TOKEN_POWER[token]
    if card not in player.hand:
        raise IllegalAction("T-02", f"There is no {action.card} in your hand.")
    if not POWER[card]:
        raise IllegalAction("M-02", f"The {action.card} has no power to move with.")
    if state.turn.changing:
        if JOKER[card]:
            raise IllegalAction("V-28", f"The {action.card} has every symbol already.")
        if not action.symbol or SYMBOL[action.symbol] in CARD_SYMBOLS[card]:
            raise IllegalAction(
                "V-28", f"Say which other symbol the {action.card} shall have, as in card:paddle."
            )
        return SYMBOL[action.symbol], POWER[card]
    if JOKER[card]:
        if not action.symbol:
            raise IllegalAction(
                "M-08", f"Say which symbol the {action.card} shall have, as in card:paddle."
            )
        return SYMBOL[action.symbol], POWER[card]
    if action.symbol:
        raise IllegalAction(
            "V-28", f"The symbol of the {action.card} is fixed; only change_symbol changes it."
        )
    return CARD_SYMBOLS[card][0], POWER[card]


def _result(state: State, action: Move, origin: int) -> tuple[int, int]:
    """Where the movement ends and the mask of seams it opens, as the action tells it."""
    taken = 0
    for number in action.via:
        taken |= 1 << _seam(state, number)
    if action.target[0] == "#":
        return origin, taken | 1 << _seam(state, int(action.target[1:]))
    end = _space(state, action.target)
    if end == origin and taken:
        raise IllegalAction("M-23", "The piece stays where it is; name the blockade as target.")
    return end, taken


def _why_not_moved(
    state: State, action: Move, found: Reach, symbol: int, power: int, end: int, taken: int
) -> IllegalAction:
    """The most helpful reason why a card's movement does not have that result."""
    board = state.board
    what = f"{SYMBOLS[symbol]} {power}"
    if end == found.origin and not taken:
        return IllegalAction("M-23", "A movement must end elsewhere or take a blockade.")
    for seam, number in enumerate(state.blockades):
        if taken >> seam & 1 and BLOCKADE_SYMBOL[number] != symbol:
            need = "cards from the hand" if BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL else (
                SYMBOLS[BLOCKADE_SYMBOL[number]]
            )
            return IllegalAction("B-03", f"Blockade #{number} asks for {need}, not for {what}.")
    if end != found.origin:
        refusal = _why_not_entered(state, action.piece - 1, end)
        if refusal is not None:
            return refusal
        if board.terrain[end] in (RUBBLE, CAMP):
            return IllegalAction(
                "M-12" if board.terrain[end] == RUBBLE else "M-13",
                f"{action.target} is {TERRAIN_NAMES[board.terrain[end]]}; pay cards to enter it.",
            )
        if board.terrain[end] != symbol:
            return IllegalAction(
                "M-02",
                f"{action.target} is {TERRAIN_NAMES[board.terrain[end]]} and asks for "
                f"{SYMBOLS[board.terrain[end]]}, not for {SYMBOLS[symbol]}.",
            )
        if board.need[end] > power:
            return IllegalAction(
                "M-03", f"{action.target} asks for {board.need[end]}, the card has only {power}."
            )
    if taken:
        return IllegalAction("B-09", f"{what} does not suffice to take these blockades and go there.")
    if not found.ends:
        return IllegalAction("M-11", f"{what} cannot make a single step from here.")
    return IllegalAction("M-04", f"{what} does not reach {action.target} from here.")


# --- by paying cards


def list_pays(state: State, actions: list[Action]) -> None:
    board = state.board
    hand = state.player.hand
    for piece, space in enumerate(state.player.pieces):
        if space == GATE or not hand:
            continue
        for seam in board.seams_at[space]:
            number = state.blockades[seam]
            if number and BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
                target = f"#{number}"
                for cards in selections(hand, BLOCKADE_POWER[number]):
                    actions.append(Pay(piece + 1, target, cards))
        blocked = -1
        for end, seam in board.steps[space]:
            if board.terrain[end] < RUBBLE or (seam >= 0 and state.blockades[seam]):
                continue
            if blocked < 0:
                blocked = occupied(state, piece)
            if not blocked >> end & 1:
                target = board.names[end]
                for cards in selections(hand, board.need[end]):
                    actions.append(Pay(piece + 1, target, cards))


def do_pay(state: State, action: Pay, given: Chance | None) -> Chance:
    piece = _moving_piece(state, action.piece)
    player = state.player
    origin = player.pieces[piece]
    cards = tuple(CARD[card] for card in action.cards)
    if action.target[0] == "#":
        number = int(action.target[1:])
        seam = _seam_beside(state, origin, number)
        if BLOCKADE_SYMBOL[number] != RUBBLE_SYMBOL:
            raise IllegalAction("B-03", f"Blockade #{number} asks for power, not for cards.")
        need, end, taken, removes = BLOCKADE_POWER[number], origin, 1 << seam, False
    else:
        end = _step_target(state, piece, action.target)
        terrain = state.board.terrain[end]
        if terrain < RUBBLE:
            raise IllegalAction(
                "M-02", f"{action.target} is {TERRAIN_NAMES[terrain]}; it is entered with power."
            )
        need, taken, removes = state.board.need[end], 0, terrain == CAMP
    if len(cards) != need:
        clause = "B-03" if taken else "M-13" if removes else "M-12"
        raise IllegalAction(clause, f"{action.target} asks for exactly {need} cards.")
    player.hand = take_from_hand(state, cards)
    state.turn.saveable = ()
    if removes:
        player.removed = joined(player.removed, cards)  # M-13, M-16
    else:
        player.play = joined(player.play, cards)  # M-12, B-05
    return _relocate(state, piece, end, taken, given)


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


# --- by the Native


def list_natives(state: State, actions: list[Action]) -> None:
    player = state.player
    for token in (False, True):
        if (NATIVE_TOKEN in player.tokens) if token else (NATIVE in player.hand):
            for piece, space in enumerate(player.pieces):
                if space != GATE:
                    for target in _native_targets(state, piece, space):
                        actions.append(Native(piece + 1, target, token))


def _native_targets(state: State, piece: int, space: int) -> list[str]:
    board = state.board
    blocked = occupied(state, piece)
    targets = [f"#{state.blockades[s]}" for s in board.seams_at[space] if state.blockades[s]]
    for end, seam in board.steps[space]:
        if not blocked >> end & 1 and (seam < 0 or not state.blockades[seam]):
            targets.append(board.names[end])
    return targets


def do_native(state: State, action: Native, given: Chance | None) -> Chance:
    piece = _moving_piece(state, action.piece)
    player = state.player
    if action.token and NATIVE_TOKEN not in player.tokens:
        raise IllegalAction("V-19", "You have no token native_token.")
    if not action.token and NATIVE not in player.hand:
        raise IllegalAction("T-02", "There is no native in your hand.")
    origin = player.pieces[piece]
    if action.target[0] == "#":
        end, taken = origin, 1 << _seam_beside(state, origin, int(action.target[1:]))
    else:
        end, taken = _step_target(state, piece, action.target), 0
    if action.token:
        use_token(state, NATIVE_TOKEN)
    else:
        use_card(state, NATIVE)
    return _relocate(state, piece, end, taken, given)


# --- shared


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


def _moving_piece(state: State, number: int) -> int:
    """The index of a piece that may move now."""
    if not may_move(state):
        raise IllegalAction("T-05", "You have bought a card this turn; movement comes before that.")
    pieces = state.player.pieces
    if number > len(pieces):
        raise IllegalAction("W-01", "You have only one piece.")
    if pieces[number - 1] == GATE:
        raise IllegalAction("W-08", f"Piece {number} has already arrived.")
    return number - 1


def _space(state: State, name: str) -> int:
    space: int = state.board.index.get(name, _OFF_BOARD)
    if space == _OFF_BOARD:
        raise IllegalAction("M-01", f"There is no space {name} on this route.")
    return space


def _seam(state: State, number: int) -> int:
    if number not in state.blockades:
        known = "It has been taken or is not used" if number in BLOCKADE_NUMBERS else "It does not exist"
        raise IllegalAction("B-14", f"There is no blockade #{number} on the board. {known}.")
    return state.blockades.index(number)


def _seam_beside(state: State, space: int, number: int) -> int:
    seam = _seam(state, number)
    if seam not in state.board.seams_at[space]:
        raise IllegalAction("B-02", f"Your piece is not next to blockade #{number}.")
    return seam


def _step_target(state: State, piece: int, name: str) -> int:
    """The space a single step leads to (M-01)."""
    end = _space(state, name)
    space = state.player.pieces[piece]
    if end not in state.board.neighbours[space]:
        raise IllegalAction("M-01", f"{name} is not adjacent to your piece.")
    refusal = _why_not_entered(state, piece, end)
    if refusal is not None:
        raise refusal
    for target, seam in state.board.steps[space]:
        if target == end and seam >= 0 and state.blockades[seam]:
            raise IllegalAction(
                "B-01", f"Blockade #{state.blockades[seam]} lies in between; take it first."
            )
    return end


def _why_not_entered(state: State, piece: int, end: int) -> IllegalAction | None:
    board = state.board
    name = board.names[end]
    if board.terrain[end] == MOUNTAIN:
        return IllegalAction("M-19", f"{name} is a mountain; nobody can enter it.")
    if board.terrain[end] == START:
        return IllegalAction("M-22", f"{name} is a starting space; it cannot be entered again.")
    if occupied(state, piece) >> end & 1:
        return IllegalAction("M-20", f"{name} is occupied.")
    return None


def _relocate(state: State, piece: int, end: int, taken: int, given: Chance | None) -> Chance:
    """The result of a movement: blockades won, the piece put down, caves explored."""
    player = state.player
    origin = player.pieces[piece]
    before = caves_near(state, origin) if state.variant.caves else 0
    if taken:
        won = tuple(n for seam, n in enumerate(state.blockades) if taken >> seam & 1)
        player.blockades = joined(player.blockades, won)  # B-06
        state.blockades = tuple(
            0 if taken >> seam & 1 else n for seam, n in enumerate(state.blockades)
        )
    arrives = state.board.finish[end]
    pieces = list(player.pieces)
    pieces[piece] = GATE if arrives else end  # E-01
    player.pieces = tuple(pieces)
    state.acted = True
    if arrives:
        if not any(space != GATE for space in pieces):  # W-02
            player.arrived = 1 + max(other.arrived for other in state.players)
            player.arrival_round = state.round
        return NOTHING  # V-18
    if state.variant.caves:
        return explore(state, caves_near(state, end) & ~before, given)  # V-14
    return NOTHING
