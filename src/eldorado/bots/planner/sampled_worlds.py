"""Worlds that are imagined: turns carried out in them, how piles come out, what the others do."""

import random
from typing import Final, final

from eldorado.arrays import Numbers, np
from eldorado.bots.planner.judging.candidates import Candidate, TurnMemory, best_of_each
from eldorado.bots.planner.judging.network import ROUNDS, Network
from eldorado.bots.planner.search.draws import draw_first
from eldorado.bots.planner.search.width import Width
from eldorado.core.game import Game
from eldorado.core.state import GATE, NO_CARD, Turn, joined, without
from eldorado.core.zones.stock import on_offer, take_from_pile

GLIMPSE: Final = Width(6, 1)
"""How much of an imagined turn is looked at: more worlds help more than better turns in them."""

HASTE: Final = -ROUNDS
"""What rounds left are worth to those who only want to arrive."""


@final
class Shuffles:
    """How piles come out of shuffles in one world, alike for all turns compared in it.

    In each shuffle every card has its number, whatever is shuffled with it: piles that differ in
    one card come out in the same order but for that card. So turns differ by what they are
    worth and less by who was luckier.
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


@final
class WorldTurn:
    """A turn in one world, and what comes of it."""

    __slots__ = ("_shuffled", "_shuffles", "game", "turn", "value")

    def __init__(self, world: Game, candidate: Candidate, shuffles: Shuffles) -> None:
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


@final
class Others:
    """What the others do between the mover's turns in one world, alike for all turns compared.

    They race as if the mover were not there: where they go, which blockades they open and what
    they buy hardly depends on one of its turns, and so it has to be found only once.
    """

    __slots__ = ("_order", "gained", "game")

    def __init__(self, world: Game) -> None:
        self.game = world.copy()
        self.gained: list[tuple[int, int]] = []
        """Who gained which kinds of cards since the mover's last turn."""
        mover, seats = world.to_move, len(world.players)
        self._order = [(mover + i) % seats for i in range(1, seats)]
        player = self.game.players[mover]
        player.pieces = (GATE,) * len(player.pieces)

    def plays(self, number: int) -> bool:
        """Begin the turn of one of them, unless the race is over for it."""
        seat = self._order[number]
        if self.game.finished or self.game.players[seat].arrived:
            return False
        begin_turn(self.game, seat)
        return True

    def play(self, turn: Candidate) -> None:
        """Play the turn that was begun."""
        game = self.game
        seat, before = game.to_move, game.piles
        for action in turn.actions():
            game.apply(action)
        for kind, (had, left) in enumerate(zip(before, game.piles, strict=True)):
            self.gained.extend([(seat, kind)] * (had - left))

    def join(self, game: Game) -> None:
        """Put the others where they went, with what they opened and bought."""
        for seat in self._order:
            game.players[seat].pieces = self.game.players[seat].pieces
        pairs = zip(game.blockades, self.game.blockades, strict=True)
        game.blockades = tuple([number if left else 0 for number, left in pairs])
        for seat, kind in self.gained:
            if game.piles[kind]:
                game.to_move = seat
                take_from_pile(game, kind, on_offer(game, kind))


@final
class SampledWorld:
    """A world that agrees with a view, and the turns that are compared in it."""

    __slots__ = ("others", "paths")

    def __init__(self, world: Game, seed: int, turns: list[Candidate]) -> None:
        shuffles = Shuffles(seed)
        self.paths = [WorldTurn(world, turn, shuffles) for turn in turns]
        self.others = Others(world)


@final
class Foresight:
    """Follows turns in sampled worlds, as well as may be; what it finds once it remembers."""

    __slots__ = ("_memory", "_network", "_seats", "_worths")

    def __init__(self, world: Game, network: Network, worth: Numbers, depth: int) -> None:
        self._network = network
        self._seats = len(world.players)
        self._worths = [later_worth(worth, further + 1) for further in range(depth)]
        self._memory = TurnMemory()

    def follow(self, worlds: list[SampledWorld], seat: int) -> None:
        """Play turns in all worlds, and the next few; the last are only judged."""
        open_paths = [world.paths for world in worlds]
        for worth in self._worths:
            self._play_others(worlds)
            going: list[WorldTurn] = []
            for world, paths in zip(worlds, open_paths, strict=True):
                for path in paths:
                    path.play()
                    if path.game.finished:
                        outcome = path.game.outcome()
                        path.value = float(outcome is not None and outcome.winner == seat)
                        continue
                    world.others.join(path.game)
                    begin_turn(path.game, seat)
                    going.append(path)
            if not going:
                return
            best = self._best([path.game for path in going], worth)
            for path, turn in zip(going, best, strict=True):
                path.turn = turn
                path.value = turn.value
            left = {id(path) for path in going if not path.turn.node.arrived()}
            open_paths = [[path for path in paths if id(path) in left] for paths in open_paths]

    def _play_others(self, worlds: list[SampledWorld]) -> None:
        """Let each of the others have a turn in each world."""
        for world in worlds:
            world.others.gained = []
        for number in range(self._seats - 1):
            playing = [world.others for world in worlds if world.others.plays(number)]
            if playing:
                best = self._best([others.game for others in playing], HASTE)
                for others, turn in zip(playing, best, strict=True):
                    others.play(turn)

    def _best(self, games: list[Game], worth: Numbers) -> list[Candidate]:
        return best_of_each(games, [worth] * len(games), self._network, GLIMPSE, self._memory)


def next_turn(game: Game, seat: int) -> None:
    """Straight on to the seat's next turn; the others will not be where they are now."""
    for other, player in enumerate(game.players):
        if other != seat:
            player.pieces = (GATE,) * len(player.pieces)
    begin_turn(game, seat)


def begin_turn(game: Game, seat: int) -> None:
    """A turn of that seat, even if it is not its turn."""
    game.to_move = seat
    game.turn = Turn()
    draw_first(game)


def later_worth(worth: Numbers, rounds: int) -> Numbers:
    """What rounds left are worth that many rounds later."""
    return np.append(worth[rounds:], np.repeat(worth[-1:], rounds))
