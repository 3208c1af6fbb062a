"""Worlds that are imagined: turns carried out in them, how piles come out, what the others do."""

import random
from typing import Final

import numpy as np

from eldorado.bots.planner.judging.candidates import Candidate, best_of_each
from eldorado.bots.planner.judging.derived_features import Numbers
from eldorado.bots.planner.judging.network import ROUNDS, Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.search.draws import draw_first
from eldorado.bots.planner.search.width import Width
from eldorado.core.game import Game
from eldorado.core.market import on_offer, take_from_pile
from eldorado.core.state import GATE, NO_CARD, Turn, joined, without

GLIMPSE: Final = Width(6, 1)
"""How much of an imagined turn is looked at: more worlds tell more than better turns in them."""

HASTE: Final = -ROUNDS
"""What rounds left are worth to those who only want to arrive."""


class Shuffles:
    """How piles come out of shuffles in one world, alike for all turns compared in it.

    In each shuffle every card has its number, whatever is shuffled with it: piles that differ in
    one card come out in the same order but for that card. So turns are told apart by what they
    are worth and less by who was luckier.
    """

    __slots__ = ("_numbers", "_rng")

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._numbers: dict[tuple[int, int, int], float] = {}

    def order(self, pile: tuple[int, ...], shuffle: int) -> tuple[int, ...]:
        """A pile as it comes out of the first, second, … shuffle, counted from 0."""
        numbered: list[tuple[float, int]] = []
        before, copies = NO_CARD, 0
        for card in sorted(pile):
            copies = copies + 1 if card == before else 0
            before = card
            numbered.append((self._number((shuffle, card, copies)), card))
        numbered.sort()
        return tuple([card for _, card in numbered])

    def _number(self, key: tuple[int, int, int]) -> float:
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = self._rng.random()
        return number


class WorldTurn:
    """A turn in one world, and what comes of it."""

    __slots__ = ("_shuffled", "_shuffles", "candidate", "game", "turn", "value")

    def __init__(self, world: Game, candidate: Candidate, shuffles: Shuffles) -> None:
        self.candidate = candidate
        self.game = world.copy()
        self.turn = candidate
        """The turn to be played next."""
        self.value = 0.0
        self._shuffles = shuffles
        self._shuffled = 0

    def play(self) -> None:
        """Play the turn; piles are shuffled as they are in this world."""
        player = self.game.player
        for action in self.turn.actions():
            chance = self.game.apply(action)
            if chance.reshuffled:
                fresh = chance.drawn[chance.before :]
                pile = self._shuffles.order(fresh + player.draw, self._shuffled)
                self._shuffled += 1
                player.hand = joined(without(player.hand, fresh), pile[: len(fresh)])
                player.draw = pile[len(fresh) :]


class Others:
    """What the others do between the mover's turns in one world, alike for all turns compared.

    They race as if the mover were not there: where they go, which blockades they open and what
    they buy hardly depends on one of its turns, and so it has to be found only once.
    """

    __slots__ = ("_game", "_network", "_order")

    def __init__(self, world: Game, network: Network) -> None:
        self._game = world.copy()
        self._network = network
        mover, seats = world.to_move, len(world.players)
        self._order = [(mover + i) % seats for i in range(1, seats)]
        player = self._game.players[mover]
        player.pieces = (GATE,) * len(player.pieces)

    def play(self) -> list[tuple[int, int]]:
        """Let each of them have a turn; who gained which kinds of cards."""
        game = self._game
        gained: list[tuple[int, int]] = []
        for seat in self._order:
            if game.finished or game.players[seat].arrived:
                continue
            begin_turn(game, seat)
            before = game.piles
            best = best_of_each([game], [HASTE], self._network, GLIMPSE)[0]
            for action in best.actions():
                game.apply(action)
            for kind, (had, left) in enumerate(zip(before, game.piles, strict=True)):
                gained.extend([(seat, kind)] * (had - left))
        return gained

    def join(self, game: Game, gained: list[tuple[int, int]]) -> None:
        """Put the others where they went, with what they opened and bought."""
        for seat in self._order:
            game.players[seat].pieces = self._game.players[seat].pieces
        pairs = zip(game.blockades, self._game.blockades, strict=True)
        game.blockades = tuple([number if left else 0 for number, left in pairs])
        for seat, kind in gained:
            if game.piles[kind]:
                game.to_move = seat
                take_from_pile(game, kind, on_offer(game, kind))


def follow(
    paths: list[WorldTurn], others: Others, network: Network, rivals: Rivals, depth: int
) -> None:
    """Play turns in all worlds, and the next few as well as may be; the last are only judged."""
    seat = paths[0].game.to_move
    open_paths = paths
    for further in range(depth):
        gained = others.play()
        going: list[WorldTurn] = []
        for path in open_paths:
            path.play()
            if path.game.finished:
                outcome = path.game.outcome()
                path.value = float(outcome is not None and outcome.winner == seat)
                continue
            others.join(path.game, gained)
            begin_turn(path.game, seat)
            going.append(path)
        if not going:
            return
        worth = later_worth(rivals.worth, further + 1)
        best = best_of_each([path.game for path in going], [worth] * len(going), network, GLIMPSE)
        open_paths = []
        for path, turn in zip(going, best, strict=True):
            path.turn = turn
            path.value = turn.value
            if not turn.node.arrived():
                open_paths.append(path)


def next_turn(game: Game, seat: int) -> None:
    """Straight on to the seat's next turn; the others will not be where they are now."""
    for other, player in enumerate(game.players):
        if other != seat:
            player.pieces = (GATE,) * len(player.pieces)
    begin_turn(game, seat)


def begin_turn(game: Game, seat: int) -> None:
    """A turn of that seat, whoever's turn it would be."""
    game.to_move = seat
    game.turn = Turn()
    draw_first(game)


def later_worth(worth: Numbers, rounds: int) -> Numbers:
    """What rounds left are worth so many rounds later."""
    return np.append(worth[rounds:], np.repeat(worth[-1:], rounds))
