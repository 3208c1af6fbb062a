"""The walker: the cheapest way to the finish, a sensible purchase, a thin deck.

It looks at its own turn only. Action cards come first, then the best movement its hand
allows, then the purchase that helps most on the rest of the way.
"""

import random
from typing import Final

from eldorado.bots.walker.blockers import Blockers
from eldorado.bots.walker.cave_tokens import choose_changed, choose_token
from eldorado.bots.walker.deck_costs import deck_powers
from eldorado.bots.walker.move_search import MoveSearch
from eldorado.bots.walker.purchases import choose_purchase, choose_removal, choose_take, keep
from eldorado.bots.walker.situation import Situation
from eldorado.core.actions import Action, End, Move, Native, Pay, Play
from eldorado.core.game import Game
from eldorado.core.kinds import CARD, CARD_IDS, DRAWS, ITEM
from eldorado.core.movement.conditions import may_move
from eldorado.core.state import NO_CARD
from eldorado.core.view import View
from eldorado.core.zones.piles import can_draw
from eldorado.routes.board import RUBBLE

PATIENCE: Final = 6
"""Turns in the same place before it tries its luck."""


class Walker:
    """Always finishes, and never waits without reason."""

    name = "walker"

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._crowd = Blockers()
        self._round = 0
        self._pieces: tuple[int, ...] = ()
        self._waited = 0
        self._plan: MoveSearch | None = None

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, view: View) -> Action:
        world = view.world
        turn = world.turn
        self._count_waiting(world)
        free = turn.pending == NO_CARD and not turn.changing and may_move(world)
        if free and self._plan is not None and self._plan.covers(world):
            step = self._plan.onward(world)
            if step is not None:
                return step
        powers = deck_powers(world)
        situation = Situation(world, powers, self._crowd.spaces(world, powers))
        if turn.pending != NO_CARD:
            return choose_removal(situation)
        if turn.changing:
            return choose_changed(situation)
        return (
            self._prepare(situation)
            or self._move(situation)
            or self._sidestep(view)
            or choose_purchase(situation)
            or End(keep(situation))
        )

    def _prepare(self, situation: Situation) -> Action | None:
        """Action cards first: what they bring may still be played this turn."""
        world = situation.world
        player = world.player
        if world.turn.bought:
            return None
        for card in player.hand if can_draw(player) else ():
            if DRAWS[card]:
                return Play(CARD_IDS[card])
        return choose_take(situation)

    def _move(self, situation: Situation) -> Action | None:
        """The next step of the best movement, or a token that makes more of the turn."""
        world = situation.world
        tokens = bool(world.player.tokens)
        if not may_move(world):
            return choose_token(situation, 0.0) if tokens else None
        if self._plan is not None and self._plan.covers(world):
            return self._plan.onward(world)
        plan = MoveSearch(situation, world.turn.passing)
        gain, step = plan.best()
        self._plan = None if tokens else plan
        return (choose_token(situation, gain) if tokens else None) or step

    def _count_waiting(self, world: Game) -> None:
        """How many turns its pieces have stood still."""
        if world.round == self._round:
            return
        stayed = world.player.pieces == self._pieces and world.round == self._round + 1
        self._waited = self._waited + 1 if stayed else 0
        self._round = world.round
        self._pieces = world.player.pieces

    def _sidestep(self, view: View) -> Action | None:
        """Sometimes any movement, to get around pieces that block the way."""
        world = view.world
        if self._waited < PATIENCE or not may_move(world) or self._rng.random() > 0.3:
            return None
        moves = [action for action in view.legal_actions() if _costs_nothing(world, action)]
        return self._rng.choice(moves) if moves else None


def _costs_nothing(world: Game, action: Action) -> bool:
    """Whether an action moves a piece without using anything up for good."""
    if isinstance(action, Move):
        return action.card in CARD and not ITEM[CARD[action.card]]
    if isinstance(action, Pay):
        space = world.board.index.get(action.target)
        return space is None or world.board.terrain[space] == RUBBLE
    return isinstance(action, Native) and not action.token
