"""The Native, card or cave token: one step or one blockade (A-09 to A-11, B-13, V-30).

It is an action, before or after the purchase (T-06).
"""

from eldorado.compiling import i64
from eldorado.core.actions import Action, Native
from eldorado.core.chance import Chance
from eldorado.core.hand import HandUses, use_card, use_token
from eldorado.core.kinds import BLOCKADE_TARGETS, NATIVE, NATIVE_TOKEN
from eldorado.core.menus.menu import Group, Menu
from eldorado.core.movement.conditions import (
    in_the_way,
    piece_on_board,
    relocate,
    seam_beside,
    step_target,
)
from eldorado.core.movement.pieces import stands_on
from eldorado.core.state import GATE, State
from eldorado.errors import IllegalAction


class NativeSteps(Group):
    """Every step one piece can make by the Native: card or token."""

    __slots__ = ("_blockades", "_board", "_others", "_piece", "_space", "_token")

    def __init__(self, state: State, piece: int, token: bool) -> None:
        self._board = state.board
        self._blockades = state.blockades
        self._others: i64 = in_the_way(state, piece)
        self._piece = piece
        self._space = state.player.pieces[piece]
        self._token = token
        self.size = self._count()

    def action(self, place: int) -> Action:
        return self._native(place)

    def perform(self, state: State, place: int) -> Chance:
        return do_native(state, self._native(place), None)

    def _native(self, place: int) -> Native:
        return Native(self._piece + 1, self._targets()[place], self._token)

    def _count(self) -> i64:
        count: i64 = 0
        for seam in self._board.seams_at[self._space]:
            count += bool(self._blockades[seam])
        for end, seam in self._board.steps[self._space]:
            count += self._open(end, seam)
        return count

    def _targets(self) -> list[str]:
        board = self._board
        blockades = self._blockades
        targets = [f"#{blockades[s]}" for s in board.seams_at[self._space] if blockades[s]]
        for end, seam in board.steps[self._space]:
            if self._open(end, seam):
                targets.append(board.names[end])
        return targets

    def _open(self, end: int, seam: int) -> bool:
        """Whether a step leads to that space over that seam (A-10)."""
        return (seam < 0 or not self._blockades[seam]) and not stands_on(self._others, end)


def list_natives(state: State, uses: HandUses, menu: Menu) -> None:
    if uses.native:
        _list_steps(state, menu, token=False)
    if NATIVE_TOKEN in state.player.tokens:
        _list_steps(state, menu, token=True)


def _list_steps(state: State, menu: Menu, token: bool) -> None:
    for piece, space in enumerate(state.player.pieces):
        if space != GATE:
            group = NativeSteps(state, piece, token)
            if group.size:
                menu.append(group)


def do_native(state: State, action: Native, given: Chance | None) -> Chance:
    piece = piece_on_board(state, action.piece)
    player = state.player
    if action.token and NATIVE_TOKEN not in player.tokens:
        raise IllegalAction("V-19", "token", {"token": "native_token"})
    if not action.token and NATIVE not in player.hand:
        raise IllegalAction("T-02", "card", {"card": "native"})
    origin = player.pieces[piece]
    if action.target[0] == "#":
        end, taken = origin, 1 << seam_beside(state, origin, BLOCKADE_TARGETS[action.target])
    else:
        end, taken = step_target(state, piece, action.target), 0
    if action.token:
        use_token(state, NATIVE_TOKEN)
    else:
        use_card(state, NATIVE)
    return relocate(state, piece, end, taken, given)
