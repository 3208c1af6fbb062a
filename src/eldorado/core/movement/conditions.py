"""What all ways of moving share: which piece, which target, and what the result does.

The ways themselves are in `moves` (a card or power token), `pays` (rubble and base camps)
and `natives`; each lists what is allowed, and checks and does one action.
"""

from eldorado.compiling import i64
from eldorado.core.caves import caves_near, explore
from eldorado.core.chance import NOTHING, Chance
from eldorado.core.kinds import (
    BLOCKADE_NUMBERS,
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    RUBBLE_SYMBOL,
)
from eldorado.core.movement.pieces import PIECE_BITS, spaces_of, stands_on
from eldorado.core.state import GATE, State, joined, opened
from eldorado.errors import Argument, IllegalAction
from eldorado.facts import SYMBOLS
from eldorado.routes.board import MOUNTAIN, START


def may_move(state: State) -> bool:
    """T-05: movement comes before the purchase; the Native is an action and may follow (T-06)."""
    return not state.turn.bought or state.variant.free_order


def in_the_way(state: State, piece: int) -> i64:
    """The pieces on spaces that a piece of the player to move cannot enter (M-20, W-07)."""
    others: i64 = 0
    if state.turn.passing:  # V-29
        return others
    mover = state.player
    for player in state.players:
        pieces = player.pieces
        if player is not mover:
            for space in pieces:
                if space != GATE:
                    place: i64 = space
                    others = others << PIECE_BITS | place + 1
        elif len(pieces) > 1:
            for number, space in enumerate(pieces):
                if space != GATE and number != piece:
                    others = others << PIECE_BITS | space + 1
    return others


def occupied(state: State, piece: int) -> int:
    """Their spaces as a bit mask."""
    mask = 0
    for space in spaces_of(in_the_way(state, piece)):
        mask |= 1 << space
    return mask


def occupied_by_others(state: State, seat: int) -> int:
    """The spaces of all pieces that are not of that seat, as a bit mask."""
    mask = 0
    for other, player in enumerate(state.players):
        if other != seat:
            mask |= occupied_by(player.pieces)
    return mask


def occupied_by(pieces: tuple[int, ...], but: int = -1) -> int:
    """The spaces of a player's pieces, one of them left out if need be, as a bit mask."""
    mask = 0
    for number, space in enumerate(pieces):
        if space != GATE and number != but:
            mask |= 1 << space
    return mask


def moving_piece(state: State, number: int) -> int:
    """The index of a piece that may move now by card, power token or payment."""
    if not may_move(state):
        raise IllegalAction("T-05")
    return piece_on_board(state, number)


def piece_on_board(state: State, number: int) -> int:
    """The index of a piece that has not arrived."""
    pieces = state.player.pieces
    if not 1 <= number <= len(pieces):
        raise IllegalAction("W-01", "piece", {"piece": number})
    if pieces[number - 1] == GATE:
        raise IllegalAction("W-08", "piece", {"piece": number})
    return number - 1


def space_of(state: State, name: str) -> int:
    space = state.board.index.get(name)
    if space is None:
        raise no_such_space(state, name)
    return space


def no_such_space(state: State, name: str) -> IllegalAction:
    if name.upper() in state.board.index:
        return IllegalAction("M-01", "capitals", {"space": name, "meant": name.upper()})
    return IllegalAction("M-01", "unknown", {"space": name})


def asked_by(number: int) -> dict[str, Argument]:
    """A blockade and its requirement, as arguments of a refusal."""
    symbol = BLOCKADE_SYMBOL[number]
    return {
        "blockade": number,
        "asked": "cards" if symbol == RUBBLE_SYMBOL else SYMBOLS[symbol],
        "need": BLOCKADE_POWER[number],
    }


def seam_of(state: State, number: int) -> int:
    if number not in state.blockades:
        kind = "taken" if number in BLOCKADE_NUMBERS else "unknown"
        raise IllegalAction("B-14", kind, {"blockade": number})
    return state.blockades.index(number)


def seam_beside(state: State, space: int, number: int) -> int:
    seam = seam_of(state, number)
    if seam not in state.board.seams_at[space]:
        raise IllegalAction("B-02", "blockade", {"blockade": number})
    return seam


def step_target(state: State, piece: int, name: str) -> int:
    """The space a single step leads to (M-01)."""
    end = space_of(state, name)
    space = state.player.pieces[piece]
    if end not in state.board.neighbours[space]:
        raise IllegalAction("M-01", "adjacent", {"space": name})
    refusal = why_not_entered(state, piece, end)
    if refusal is not None:
        raise refusal
    for target, seam in state.board.steps[space]:
        if target == end and seam >= 0 and state.blockades[seam]:
            raise IllegalAction("B-01", "blockade", asked_by(state.blockades[seam]))
    return end


def why_not_entered(state: State, piece: int, end: int) -> IllegalAction | None:
    board = state.board
    name = board.names[end]
    if board.terrain[end] == MOUNTAIN:
        return IllegalAction("M-19", "space", {"space": name})
    if board.terrain[end] == START:
        return IllegalAction("M-22", "space", {"space": name})
    if stands_on(in_the_way(state, piece), end):
        return IllegalAction("M-20", "space", {"space": name})
    return None


def relocate(state: State, piece: int, end: int, taken: int, given: Chance | None) -> Chance:
    """The result of a movement: blockades won, the piece put down, caves explored."""
    player = state.player
    origin = player.pieces[piece]
    before = caves_near(state, origin) if state.variant.caves else 0
    if taken:
        won = tuple(n for seam, n in enumerate(state.blockades) if taken >> seam & 1)
        player.blockades = joined(player.blockades, won)  # B-06
        state.blockades = opened(state.blockades, taken)
    arrives = state.board.finish[end]
    place = GATE if arrives else end  # E-01
    pieces = player.pieces
    if len(pieces) == 1:
        player.pieces = (place,)
    else:
        player.pieces = (place, pieces[1]) if piece == 0 else (pieces[0], place)
    state.acted = True
    if arrives:
        if not any(space != GATE for space in player.pieces):  # W-02
            player.arrived = 1 + max(other.arrived for other in state.players)
            player.arrival_round = state.round
        return NOTHING  # V-18
    if state.variant.caves:
        return explore(state, caves_near(state, end) & ~before, given)  # V-14
    return NOTHING
