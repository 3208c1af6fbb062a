"""Looking one turn further: what the best turns lead to, over sampled hands.

Each promising turn is carried out in worlds that agree with the view, the same worlds for all
of them, down to how piles are shuffled and what the others do meanwhile; then the best next turn
is found for the hand drawn there. The less promising half is dropped again and again while the
rest is looked at in more worlds.
"""

import random
from dataclasses import dataclass
from typing import Final

import numpy as np

from eldorado.bots.estimates import Numbers
from eldorado.bots.network import Network
from eldorado.bots.patience import Patience
from eldorado.bots.survey import NARROW, ROUNDS, Candidate, Rivals, best_of_each
from eldorado.core import COMPILED
from eldorado.core.actions import Action, Play, UseToken
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, DRAW_CARD, DRAWS, REPLACE_AT_MOST, REPLACE_CARDS
from eldorado.core.market import on_offer, take_from_pile
from eldorado.core.piles import can_draw
from eldorado.core.state import GATE, NO_CARD, Turn, joined, without
from eldorado.core.view import View

HASTE: Final = -ROUNDS
"""What rounds left are worth to those who only want to arrive."""


@dataclass(frozen=True)
class Lookahead:
    """How much work goes into looking ahead; it ends early when patience does."""

    turns: int = 10
    """Turns looked at to begin with."""
    worlds: int = 4
    """Sampled worlds in the first pass; as many more in each further one."""
    depth: int = 2
    """How many further turns are played in each of them."""
    trust: float = 0.3
    """How much of the judgement comes from the next turn, against the first impression."""

    def order(
        self,
        view: View,
        network: Network,
        rivals: Rivals,
        judged: list[Candidate],
        rng: random.Random,
        patience: Patience,
    ) -> None:
        """Put the judged turns in a better order, best first; their values are updated."""
        turns, worlds = (self.turns, self.worlds) if COMPILED else (3, 2)
        looked = judged[:turns]
        if any(candidate.node.arrived() for candidate in looked):
            return
        first = {id(candidate): candidate.value for candidate in looked}
        totals = dict.fromkeys(first, 0.0)
        racing = looked
        seen = 0
        longest = 0.0
        while len(racing) > 1 and not patience.too_short_for(longest):
            for _ in range(worlds):
                if patience.too_short_for(longest):
                    break
                before = patience.spent
                world = view.determinize(rng)
                shuffles = Shuffles(rng.getrandbits(64))
                paths = [Path(world, candidate, shuffles) for candidate in racing]
                follow(paths, Others(world, network), network, rivals, self.depth)
                for path in paths:
                    totals[id(path.candidate)] += path.value
                seen += 1
                longest = max(longest, patience.spent - before)
            if not seen:
                return
            for candidate in racing:
                mean = totals[id(candidate)] / seen
                candidate.value = self.trust * mean + (1 - self.trust) * first[id(candidate)]
            racing.sort(key=lambda candidate: -candidate.value)
            racing = racing[: (len(racing) + 1) // 2]
        if seen:
            best = racing[0]
            for candidate in looked:  # who was dropped early was seen in fewer worlds
                candidate.value = min(candidate.value, best.value)
            looked.sort(key=lambda candidate: (candidate is not best, -candidate.value))
            judged[:] = looked + [c for c in judged if id(c) not in first]


def different(judged: list[Candidate]) -> list[Candidate]:
    """The best of each kind of turn: those that differ in more than the cards kept."""
    found: dict[tuple[object, ...], Candidate] = {}
    for candidate in judged:
        node = candidate.node
        found.setdefault(
            (node.pieces, node.blockades, node.removed, candidate.closing.bought), candidate
        )
    return list(found.values())


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


class Path:
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
            best = best_of_each([game], [HASTE], self._network, NARROW)[0]
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


def follow(paths: list[Path], others: Others, network: Network, rivals: Rivals, depth: int) -> None:
    """Play turns in all worlds, and the next few as well as may be; the last are only judged."""
    seat = paths[0].game.to_move
    open_paths = paths
    for further in range(depth):
        gained = others.play()
        going: list[Path] = []
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
        best = best_of_each([path.game for path in going], [worth] * len(going), network, NARROW)
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


def draw_first(game: Game) -> None:
    """Play what draws cards: in a world that is only imagined, that is nearly always right."""
    while playable := drawing_cards(game):
        game.apply(playable[0])


def drawing_cards(world: Game) -> list[Play]:
    """The cards that could be played for what they draw."""
    if world.turn.pending != NO_CARD:
        return []
    return [action for action in drawing_actions(world) if isinstance(action, Play)]


def later_worth(worth: Numbers, rounds: int) -> Numbers:
    """What rounds left are worth so many rounds later."""
    return np.append(worth[rounds:], np.repeat(worth[-1:], rounds))


def drawing_actions(world: Game) -> list[Action]:
    """What would draw cards now: cards, and tokens."""
    player = world.player
    found: list[Action] = []
    if world.turn.bought or not can_draw(player):
        return found
    for card in sorted(set(player.hand)):
        if DRAWS[card]:
            found.append(Play(CARD_IDS[card]))
    if DRAW_CARD in player.tokens:
        found.append(UseToken("draw_card"))
    if REPLACE_CARDS in player.tokens and player.hand:
        cards = tuple([CARD_IDS[card] for card in player.hand[:REPLACE_AT_MOST]])
        found.append(UseToken("replace_cards", cards))
    return found
