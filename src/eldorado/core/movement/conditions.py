"""What all ways of moving share: which piece, which target, and what the result does.

The ways themselves are in `moves` (a card or power token), `pays` (rubble and base camps)
and `natives`; each lists what is allowed, and checks and does one action.
"""

from eldorado.core.caves import caves_near, explore
from eldorado.core.chance import NOTHING, Chance
from eldorado.core.kinds import BLOCKADE_NUMBERS
from eldorado.core.state import GATE, State, joined, opened
from eldorado.errors import IllegalAction
from eldorado.routes.board import MOUNTAIN, START


def may_move(state: State) -> bool:
    """T-05: movement comes before the purchase."""
    return not state.turn.bought or state.variant.free_order


def occupied(state: State, piece: int) -> int:
    """The spaces that piece of the player to move cannot enter, as a bit mask (M-20, W-07)."""
    if state.turn.passing:  # V-29
        return 0
    others = occupied_by_others(state, state.to_move)
    return others | occupied_by(state.player.pieces, but=piece)


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
    """The index of a piece that may move now."""
    if not may_move(state):
        raise IllegalAction("T-05", "You have bought a card this turn; movement comes before that.")
    pieces = state.player.pieces
    if not 1 <= number <= len(pieces):
        raise IllegalAction("W-01", f"You have no piece {number}.")
    if pieces[number - 1] == GATE:
        raise IllegalAction("W-08", f"Piece {number} has already arrived.")
    return number - 1


def space_of(state: State, name: str) -> int:
    space = state.board.index.get(name)
    if space is None:
        hint = f"; did you mean {name.upper()}?" if name.upper() in state.board.index else "."
        raise IllegalAction("M-01", f"There is no space {name} on this route{hint}")
    return space


def seam_of(state: State, number: int) -> int:
    if number not in state.blockades:
        known = (
            "It has been taken or is not used"
            if number in BLOCKADE_NUMBERS
            else "It does not exist"
        )
        raise IllegalAction("B-14", f"There is no blockade #{number} on the board. {known}.")
    return state.blockades.index(number)


def seam_beside(state: State, space: int, number: int) -> int:
    seam = seam_of(state, number)
    if seam not in state.board.seams_at[space]:
        raise IllegalAction("B-02", f"Your piece is not next to blockade #{number}.")
    return seam


def step_target(state: State, piece: int, name: str) -> int:
    """The space a single step leads to (M-01)."""
    end = space_of(state, name)
    space = state.player.pieces[piece]
    if end not in state.board.neighbours[space]:
        raise IllegalAction("M-01", f"{name} is not adjacent to your piece.")
    refusal = why_not_entered(state, piece, end)
    if refusal is not None:
        raise refusal
    for target, seam in state.board.steps[space]:
        if target == end and seam >= 0 and state.blockades[seam]:
            raise IllegalAction(
                "B-01", f"Blockade #{state.blockades[seam]} lies in between; take it first."
            )
    return end


def why_not_entered(state: State, piece: int, end: int) -> IllegalAction | None:
    board = state.board
    name = board.names[end]
    if board.terrain[end] == MOUNTAIN:
        return IllegalAction("M-19", f"{name} is a mountain; nobody can enter it.")
    if board.terrain[end] == START:
        return IllegalAction("M-22", f"{name} is a starting space; it cannot be entered again.")
    if occupied(state, piece) >> end & 1:
        return IllegalAction("M-20", f"{name} is occupied.")
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
