"""Moving by paying cards: rubble, base camps, rubble blockades (M-12 to M-17, B-05)."""

from eldorado.core.actions import Action, Menu, Pay
from eldorado.core.chance import Chance
from eldorado.core.hand import selections, take_from_hand
from eldorado.core.kinds import (
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    BLOCKADE_TARGETS,
    CARD,
    RUBBLE_SYMBOL,
)
from eldorado.core.movement.conditions import (
    asked_by,
    moving_piece,
    occupied,
    relocate,
    seam_beside,
    step_target,
)
from eldorado.core.state import GATE, State, joined
from eldorado.errors import Argument, IllegalAction
from eldorado.routes.board import CAMP, RUBBLE, TERRAIN_NAMES


def list_pays(state: State, menu: Menu) -> None:
    board = state.board
    hand = state.player.hand
    for piece, space in enumerate(state.player.pieces):
        if space == GATE or not hand:
            continue
        for seam in board.seams_at[space]:
            number = state.blockades[seam]
            if number and BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
                menu.append(_payments(piece + 1, f"#{number}", hand, BLOCKADE_POWER[number]))
        blocked = -1
        for end, seam in board.steps[space]:
            if board.terrain[end] < RUBBLE or (seam >= 0 and state.blockades[seam]):
                continue
            if blocked < 0:
                blocked = occupied(state, piece)
            if not blocked >> end & 1:
                menu.append(_payments(piece + 1, board.names[end], hand, board.need[end]))


def _payments(piece: int, target: str, hand: tuple[int, ...], count: int) -> list[Action]:
    return [Pay(piece, target, cards) for cards in selections(hand, count)]


def do_pay(state: State, action: Pay, given: Chance | None) -> Chance:
    piece = moving_piece(state, action.piece)
    player = state.player
    origin = player.pieces[piece]
    cards = tuple(CARD[card] for card in action.cards)
    if action.target[0] == "#":
        number = BLOCKADE_TARGETS[action.target]
        seam = seam_beside(state, origin, number)
        if BLOCKADE_SYMBOL[number] != RUBBLE_SYMBOL:
            raise IllegalAction("B-03", "symbol", asked_by(number))
        need, end, taken, removes = BLOCKADE_POWER[number], origin, 1 << seam, False
    else:
        end = step_target(state, piece, action.target)
        terrain = state.board.terrain[end]
        if terrain < RUBBLE:
            about: dict[str, Argument] = {"space": action.target, "terrain": TERRAIN_NAMES[terrain]}
            raise IllegalAction("M-02", "power", about | {"need": state.board.need[end]})
        need, taken, removes = state.board.need[end], 0, terrain == CAMP
    if len(cards) != need:
        if taken:
            raise IllegalAction("B-03", "cards", asked_by(number))
        asked: dict[str, Argument] = {"space": action.target, "count": need}
        raise IllegalAction("M-13" if removes else "M-12", "pay", asked)
    player.hand = take_from_hand(state, cards)
    state.turn.saveable = ()
    if removes:
        player.removed = joined(player.removed, cards)  # M-13, M-16
    else:
        player.play = joined(player.play, cards)  # M-12, B-05
    return relocate(state, piece, end, taken, given)
