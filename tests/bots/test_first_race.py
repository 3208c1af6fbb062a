"""Whoever plays for the first time has a good chance against the weakest level alone."""

import random

import pytest

from eldorado import Action, Game, View
from eldorado.bots import Bot, make_bot
from eldorado.bots.planner.judging.board_features import BALANCED, board_features
from eldorado.core.actions import Buy, End, Move, Native, Pay, Play, Remove
from eldorado.core.kinds import CARD, PRICE
from eldorado.core.state import GATE

pytestmark = pytest.mark.slow

DEALS = 6


class Newcomer:
    """Walks on with one card after the other, then buys the dearest card there is money for."""

    name = "newcomer"

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View) -> Action:
        actions = view.legal_actions()
        steps = [a for a in actions if isinstance(a, Move | Pay | Native)]
        if steps:
            nearest = min(steps, key=lambda step: far(view.world, step))
            if far(view.world, nearest) < far(view.world):
                return nearest
        removals = [a for a in actions if isinstance(a, Remove)]
        if removals:
            return max(removals, key=lambda removal: removal.cards.count("traveler"))
        plays = [a for a in actions if isinstance(a, Play)]
        if plays:
            return plays[0]
        purchases = [a for a in actions if isinstance(a, Buy)]
        if purchases:
            self._rng.shuffle(purchases)
            return max(purchases, key=lambda purchase: PRICE[CARD[purchase.card]])
        return End()


def far(world: Game, step: Action | None = None) -> float:
    """How hard the way to El Dorado is from here, or after a step."""
    game = world.copy()
    if step is not None:
        game.apply(step)
    field = board_features(game.board, game.blockades).fields[BALANCED]
    pieces = game.players[world.to_move].pieces
    return sum(-1.0 if space == GATE else field[space] for space in pieces)


def won_by_newcomer(level: str, players: int) -> int:
    """Of games on the same deals in every seat, against others of that level."""
    wins = 0
    for deal in range(DEALS):
        for seat in range(players):
            game = Game.new("first_game", players=players, seed=deal)
            bots: list[Bot] = [make_bot(level, deal * 10 + i, None) for i in range(players)]
            bots[seat] = Newcomer(deal)
            while not game.finished:
                game.apply(bots[game.to_move].choose(game.view(game.to_move)))
            outcome = game.outcome()
            assert outcome is not None
            wins += outcome.winner == seat
    return wins


@pytest.mark.parametrize(("players", "least"), [(2, 1), (3, 4)])
def test_a_newcomer_can_beat_the_weakest_level(players: int, least: int) -> None:
    """In about a third of the games against one, and in half of those against two."""
    assert won_by_newcomer("rookie", players) >= least


def test_a_newcomer_does_not_beat_the_middle_level() -> None:
    assert won_by_newcomer("ranger", 3) <= 1
