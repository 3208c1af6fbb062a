"""The others' chances to arrive, and what the mover's turns do to them."""

from typing import Final

from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.board_features import packed
from eldorado.bots.planner.judging.candidates import Candidate
from eldorado.bots.planner.judging.feature_layout import DECK_SIZE, PLACE_SIZE
from eldorado.bots.planner.judging.features import counts, deck, packed_place, unseen_tokens
from eldorado.bots.planner.judging.network import ROUNDS, Network, unpacked
from eldorado.bots.planner.judging.win_chances import arrival, wins
from eldorado.bots.planner.search.turn_node import TurnNode
from eldorado.core.game import Game
from eldorado.core.state import NO_CARD, joined
from eldorado.core.zones.stock import stock_after

PACE: Final = 0.02
"""What a round is worth as a chance to win, all else equal: the sooner the better."""


class Rivals:
    """The others' chances, and what a turn of the mover does to them."""

    def __init__(self, world: Game, network: Network) -> None:
        self._world = world
        self._network = network
        self._seat = world.to_move
        self._rivals = [seat for seat in range(len(world.players)) if seat != self._seat]
        self._racing = [seat for seat in self._rivals if not world.players[seat].arrived]
        self._chances = self._arrivals(world, NO_CARD, NO_CARD)
        blockades = world.players[self._seat].blockades
        self.worth: Numbers = (
            wins(world, self._seat, blockades, self._rivals, self._chances) - PACE * ROUNDS
        )
        """Per number of rounds left after this turn, what that is worth to the mover."""

    def delays(self, candidate: Candidate) -> list[tuple[int, float]]:
        """Per rival still racing, how many rounds a turn costs it."""
        game = self._after(candidate.node)
        after = self._arrivals(game, candidate.node.taken, candidate.closing.bought)
        return [
            (seat, float((later - earlier) @ ROUNDS))
            for seat, earlier, later in zip(self._rivals, self._chances, after, strict=True)
            if seat in self._racing
        ]

    def _after(self, node: TurnNode) -> Game:
        """The board as the others will find it once the mover stops there."""
        world = self._world
        game = world.copy()
        player = game.player
        won = [n for n, left in zip(world.blockades, node.blockades, strict=True) if n != left]
        player.blockades = joined(player.blockades, tuple(won))
        player.pieces = node.pieces
        game.blockades = node.blockades
        return game

    def _arrivals(self, game: Game, taken: int, bought: int) -> list[Numbers]:
        """For each rival, the chance of arriving that many rounds after the current one."""
        rounds: Numbers | None = None
        if self._racing:
            each = range(len(self._racing))
            caves = unseen_tokens(game)
            places = [packed_place(game, seat, caves) for seat in self._racing]
            rounds = self._network.judge(
                unpacked(places, PLACE_SIZE),
                unpacked(self._stocked(taken, bought), DECK_SIZE),
                each,
                each,
            )
        return [
            arrival(game, seat, None if rounds is None else rounds[self._racing.index(seat)])
            if seat in self._racing
            else arrival(game, seat, None)
            for seat in self._rivals
        ]

    def _stocked(self, taken: int, bought: int) -> list[bytes]:
        """The rivals' decks, with the market the mover leaves them."""
        piles, market = stock_after(self._world, taken, bought)
        found: list[bytes] = []
        for seat in self._racing:
            player = self._world.players[seat]
            pool = player.hand + player.draw
            owned = counts(pool + player.discard + player.play)
            found.append(packed(deck(owned, counts(pool), (), piles, market)))
        return found
