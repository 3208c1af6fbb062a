"""Moving by paying cards: rubble, base camps, rubble blockades (M-12 to M-17, B-05)."""

from eldorado.core.actions import Action, Pay
from eldorado.core.chance import Chance
from eldorado.core.hand import HandUses, give_up, lay_down, take_from_hand
from eldorado.core.kinds import (
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    BLOCKADE_TARGETS,
    CARD,
    RUBBLE_SYMBOL,
)
from eldorado.core.menus.menu import Group, Menu
from eldorado.core.movement.conditions import (
    asked_by,
    in_the_way,
    moving_piece,
    relocate,
    seam_beside,
    seam_of,
    step_target,
)
from eldorado.core.movement.pieces import stands_on
from eldorado.core.state import GATE, State, joined
from eldorado.errors import Argument, IllegalAction
from eldorado.routes.board import CAMP, RUBBLE, TERRAIN_NAMES


class Pays(Group):
    """Every choice of cards for one target."""

    __slots__ = ("_cards", "_end", "_piece", "_target", "_uses")

    def __init__(self, uses: HandUses, cards: int, piece: int, end: int, target: str) -> None:
        self.size = uses.choices.of_size(cards)
        self._uses = uses
        self._cards = cards
        self._piece = piece
        self._end = end
        self._target = target

    def action(self, place: int) -> Action:
        number = self._uses.choices.before(self._cards) + place
        return Pay(self._piece + 1, self._target, self._uses.named(number))

    def actions(self) -> list[Action]:
        number, target = self._piece + 1, self._target
        return [Pay(number, target, cards) for cards in self._uses.selections(self._cards)]

    def holds(self, action: Action) -> bool:
        return (
            isinstance(action, Pay)
            and action.piece == self._piece + 1
            and action.target == self._target
            and action in self.actions()
        )

    def perform(self, state: State, place: int) -> Chance:
        cards = self._uses.choice(self._uses.choices.before(self._cards) + place)
        if self._target[0] == "#":
            taken = 1 << seam_of(state, BLOCKADE_TARGETS[self._target])
            return _paid(state, cards, self._piece, self._end, taken, None)
        return _paid(state, cards, self._piece, self._end, 0, None)


def list_pays(state: State, uses: HandUses, menu: Menu) -> None:
    if not uses.hand:
        return
    board = state.board
    blockades = state.blockades
    for piece, space in enumerate(state.player.pieces):
        if space == GATE:
            continue
        for seam in board.seams_at[space]:
            number = blockades[seam]
            if number and BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
                _add(menu, Pays(uses, BLOCKADE_POWER[number], piece, space, f"#{number}"))
        for end, seam in board.paid_steps[space]:
            if (seam < 0 or not blockades[seam]) and not stands_on(in_the_way(state, piece), end):
                _add(menu, Pays(uses, board.need[end], piece, end, board.names[end]))


def _add(menu: Menu, group: Pays) -> None:
    if group.size:
        menu.append(group)


def do_pay(state: State, action: Pay, given: Chance | None) -> Chance:
    piece = moving_piece(state, action.piece)
    origin = state.player.pieces[piece]
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
    take_from_hand(state, cards)
    return _paid(state, cards, piece, end, taken, given)


def _paid(
    state: State, cards: tuple[int, ...], piece: int, end: int, taken: int, given: Chance | None
) -> Chance:
    player = state.player
    state.turn.saveable = ()
    if not taken and state.board.terrain[end] == CAMP:
        give_up(player, cards)
        player.removed = joined(player.removed, cards)  # M-13, M-16
    else:
        lay_down(player, cards)  # M-12, B-05
    return relocate(state, piece, end, taken, given)
