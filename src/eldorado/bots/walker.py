"""The walker: the cheapest way to the finish, a sensible purchase, a thin deck.

It looks at its own turn only. Action cards come first, then the best movement its hand
allows, then the purchase that helps most on the rest of the way.
"""

import random

from eldorado.bots.crowd import Crowd
from eldorado.bots.outlook import Outlook
from eldorado.bots.planner import Planner
from eldorado.bots.shopping import choose_purchase, choose_removal, choose_take, keep
from eldorado.bots.tokens import choose_changed, choose_token
from eldorado.core.actions import Action, End, Move, Pay, Play
from eldorado.core.game import Game
from eldorado.core.kinds import CARD, CARD_IDS, DRAWS, ITEM, TRANSMITTER
from eldorado.core.movement import may_move
from eldorado.core.piles import can_draw
from eldorado.core.state import NO_CARD
from eldorado.core.view import View
from eldorado.routes.board import RUBBLE

PATIENCE = 6
"""Turns in the same place before it tries its luck."""


class Walker:
    """Always finishes, never dawdles."""

    name = "walker"

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._crowd = Crowd()
        self._round = 0
        self._pieces: tuple[int, ...] = ()
        self._waited = 0

    def choose(self, view: View) -> Action:
        world = view.world
        self._count_waiting(world)
        outlook = Outlook(world, self._crowd.spaces(world))
        turn = world.turn
        if turn.pending != NO_CARD:
            return choose_removal(outlook)
        if turn.changing:
            return choose_changed(outlook)
        if not turn.bought:
            action = self._draw(world) or choose_take(outlook)
            if action is not None:
                return action
        moving = may_move(world)
        gain, step = Planner(outlook, turn.passing).best() if moving else (0.0, None)
        action = choose_token(outlook, gain) if world.player.tokens else None
        if action is not None:
            return action
        if step is not None:
            return step
        if moving and self._waited >= PATIENCE:
            action = self._sidestep(view)
            if action is not None:
                return action
        if not turn.bought:
            action = choose_purchase(outlook)
            if action is not None:
                return action
        return End(keep(outlook))

    def _count_waiting(self, world: Game) -> None:
        """How many turns its pieces have stood still."""
        if world.round == self._round:
            return
        stayed = world.player.pieces == self._pieces and world.round == self._round + 1
        self._waited = self._waited + 1 if stayed else 0
        self._round = world.round
        self._pieces = world.player.pieces

    def _draw(self, world: Game) -> Action | None:
        """Action cards that draw; what they bring may still be played this turn."""
        player = world.player
        if can_draw(player):
            for card in player.hand:
                if DRAWS[card] and card != TRANSMITTER:
                    return Play(CARD_IDS[card])
        return None

    def _sidestep(self, view: View) -> Action | None:
        """Any movement at all, now and then: whoever stands in the way has to be got around."""
        board = view.world.board
        moves: list[Action] = []
        for action in view.legal_actions():
            if isinstance(action, Move) and not ITEM[CARD.get(action.card, 0)]:
                moves.append(action)
            elif isinstance(action, Pay) and action.target in board.index:
                if board.terrain[board.index[action.target]] == RUBBLE:
                    moves.append(action)
        if moves and self._rng.random() < 0.3:
            return self._rng.choice(moves)
        return None
