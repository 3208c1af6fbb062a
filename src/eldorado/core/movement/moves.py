"""Moving by a card or power token: its whole movement at once (T-07, M-02 to M-11, B-03, V-21)."""

from eldorado.core.actions import Action, Move
from eldorado.core.chance import Chance
from eldorado.core.hand import HandUses, use_card, use_token
from eldorado.core.kinds import (
    BLOCKADE_TARGETS,
    CARD,
    CARD_SYMBOLS,
    JOKER,
    POWER,
    SYMBOL,
    TOKEN,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.menus.menu import Group, Menu
from eldorado.core.movement.conditions import (
    in_the_way,
    moving_piece,
    relocate,
    seam_of,
    space_of,
)
from eldorado.core.movement.movers import CHANGED_MOVERS, FIRST_TOKEN, TOKEN_MOVERS, MovingCard
from eldorado.core.movement.neighbourhood import POWERS
from eldorado.core.movement.reach import ALL_SEAMS, MOST_SEAMS, Reach, memory_of, reach_in
from eldorado.core.movement.refusals import Try, why_not_moved
from eldorado.core.state import GATE, State
from eldorado.errors import IllegalAction


class Moves(Group):
    """Everything one piece can do by one card or token with one symbol."""

    __slots__ = ("_actions", "_found", "_mover", "_next", "_piece")

    def __init__(self, found: Reach, piece: int, mover: MovingCard) -> None:
        self.size = found.size
        self._found = found
        self._piece = piece
        self._mover = mover
        self._actions: list[Action] | None = None
        self._next = found.group
        """Another group with the same results."""
        found.group = self

    def action(self, place: int) -> Action:
        if self._actions is not None:
            return self._actions[place]
        target, via = self._found.target(place)
        return Move(self._piece + 1, self._mover.name, target, self._mover.said, via)

    def actions(self) -> list[Action]:
        actions = self._actions
        if actions is None:
            mover = self._mover
            actions = self._actions = self._found.moves(self._piece + 1, mover.number, mover.label)
        return actions

    def holds(self, action: Action) -> bool:
        return (
            isinstance(action, Move)
            and action.piece == self._piece + 1
            and action.card == self._mover.name
            and action.symbol == self._mover.said
            and action in self.actions()
        )

    def perform(self, state: State, place: int) -> Chance:
        result = self._found.state(place)
        end, taken = result >> MOST_SEAMS, result & ALL_SEAMS
        return _moved(state, self._mover.number, self._piece, end, taken, None)


def _moves(found: Reach, piece: int, mover: MovingCard) -> Group:
    """The group of these results for a piece and a card; positions share it."""
    group = found.group
    while group is not None:
        assert isinstance(group, Moves)
        if group._mover is mover and group._piece == piece:
            return group
        group = group._next
    return Moves(found, piece, mover)


def list_moves(state: State, uses: HandUses, menu: Menu) -> None:
    movers = uses.movers
    tokens = state.player.tokens
    if tokens:
        movers = list(movers)
        for token in sorted(set(tokens)):
            movers += TOKEN_MOVERS[token]
    _list_movers(state, movers, menu)


def list_changed_moves(state: State, menu: Menu) -> None:
    """Movements of a card whose symbol is changed (V-28)."""
    movers: list[MovingCard] = []
    for card in sorted(set(state.player.hand)):
        movers += CHANGED_MOVERS[card]
    _list_movers(state, movers, menu)


def _list_movers(state: State, movers: list[MovingCard], menu: Menu) -> None:
    if not movers:
        return
    memory = memory_of(state.board)
    blockades = state.blockades
    for piece, space in enumerate(state.player.pieces):
        if space == GATE:  # W-08
            continue
        others = in_the_way(state, piece)
        for mover in movers:
            found = reach_in(memory, space, mover.strength, others, blockades)
            if found.size:
                menu.append(_moves(found, piece, mover))


def do_move(state: State, action: Move, given: Chance | None) -> Chance:
    piece = moving_piece(state, action.piece)
    if state.turn.changing == 2:
        raise IllegalAction("V-28", "both")
    space = state.player.pieces[piece]
    symbol, power = _symbol_and_power(state, action)
    end, taken = _result(state, action, space)
    strength = symbol * POWERS + power
    others = in_the_way(state, piece)
    found = reach_in(memory_of(state.board), space, strength, others, state.blockades)
    if not found.has(end, taken):
        raise why_not_moved(state, action, Try(piece, symbol, power, end, taken))
    card = CARD.get(action.card, -1)
    mover = card if card >= 0 else FIRST_TOKEN + TOKEN[action.card]
    return _moved(state, mover, piece, end, taken, given)


def _moved(
    state: State, mover: int, piece: int, end: int, taken: int, given: Chance | None
) -> Chance:
    state.turn.changing = 0
    if mover < FIRST_TOKEN:
        use_card(state, mover)
    else:
        use_token(state, mover - FIRST_TOKEN)
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
    """Where the movement ends and the mask of seams it opens, as the action names it."""
    taken = 0
    for number in action.via:
        taken |= 1 << seam_of(state, number)
    if action.target[0] == "#":
        return origin, taken | 1 << seam_of(state, BLOCKADE_TARGETS[action.target])
    end = space_of(state, action.target)
    if end == origin and taken:
        raise IllegalAction("M-23", "target")
    return end, taken
