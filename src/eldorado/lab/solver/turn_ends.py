"""Every sensible end of a turn when all shuffles are known, for one expedition alone."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from eldorado.bots.planner.judging.board_features import BALANCED, board_features
from eldorado.bots.planner.search.endings import STOP, Closing, closings, purchases
from eldorado.bots.planner.search.turn_node import TurnNode
from eldorado.bots.planner.search.turn_search import TurnSearch
from eldorado.core.actions import Action, End, Play, Remove, Take
from eldorado.core.chance import shuffled
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, DRAWS, HAND_SIZE, TRANSMITTER
from eldorado.core.state import GATE, NO_CARD, without
from eldorado.core.zones.piles import can_draw
from eldorado.core.zones.stock import offers, stock_after
from eldorado.routes.board import Board

NODES: Final = 120
"""Positions after as many actions of a turn that are looked at."""

KEEPING: Final = 5
"""With more cards left than this, at most one is kept."""

OPENINGS: Final = 24
"""Ways to draw cards before moving that are looked at."""

NEARER: Final = 1.0
"""A place is dominated by one that is nearer for every deck, and so much for a balanced one."""

Place = tuple[tuple[int, ...], tuple[int, ...]]
"""Where the pieces stand and which blockades are left."""


class Cards(NamedTuple):
    """Everything about a position but the place; the shuffles so far tell all further ones."""

    hand: tuple[int, ...]
    draw: tuple[int, ...]
    discard: tuple[int, ...]
    piles: tuple[int, ...]
    market: int
    shuffles: int


class Opening(NamedTuple):
    """The position after cards that draw were played, and what was done for it."""

    game: Game
    actions: tuple[Action, ...]


class SolverTurn(NamedTuple):
    """One whole turn."""

    opening: Opening
    node: TurnNode
    taken: int
    closing: Closing

    def actions(self) -> tuple[Action, ...]:
        """The turn as actions of the engine."""
        found = [*self.opening.actions, *self.node.actions()]
        if self.node.arrived():
            return tuple(found)
        if self.taken != NO_CARD:
            found.append(Take(CARD_IDS[self.taken]))
        found += self.closing.purchase()
        found.append(End(tuple(CARD_IDS[card] for card in self.closing.kept)))
        return tuple(found)


class TurnEnd(NamedTuple):
    """A turn and the position it leads to; no cards where it arrives."""

    place: Place
    cards: Cards | None
    turn: SolverTurn


class Distances:
    """How far places are from the finish, for several kinds of deck."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._known: dict[Place, tuple[float, ...]] = {}

    def of(self, place: Place) -> tuple[float, ...]:
        """Per piece the distances of all fields, the balanced one first, and the steps."""
        found = self._known.get(place)
        if found is None:
            pieces, blockades = place
            features = board_features(self._board, blockades)
            fields = (*features.fields, features.steps)
            found = tuple(0.0 if s == GATE else field[s] for s in pieces for field in fields)
            self._known[place] = found
        return found

    def dominated(self, place: Place, others: list[Place]) -> bool:
        """Whether, with the same cards, one of the others is clearly the better place."""
        mine = self.of(place)
        for other in others:
            theirs = self.of(other)
            if place == other or (
                theirs[BALANCED] <= mine[BALANCED] - NEARER
                and all(a <= b for a, b in zip(theirs, mine, strict=True))
            ):
                return True
        return False

    def best(self, places: dict[Place, SolverTurn]) -> list[tuple[Place, SolverTurn]]:
        """The places that none of the others dominates, nearest first."""
        if len(places) == 1:
            return list(places.items())
        kept: list[Place] = []
        for place in sorted(places, key=self.of):
            if not self.dominated(place, kept):
                kept.append(place)
        return [(place, places[place]) for place in kept]


class TurnEnds:
    """Finds the results of all sensible turns; closings are remembered per hand."""

    def __init__(self, distances: Distances) -> None:
        self._distances = distances
        self._closings: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Closing]] = {}

    def of(self, game: Game) -> list[TurnEnd]:
        """One result for every different position, dominated places left out.

        If some turn arrives, that turn is the only result.
        """
        found: list[TurnEnd] = []
        for opening in openings(game):
            nodes = TurnSearch(opening.game, NODES).run()
            for node in nodes:
                if node.arrived():
                    turn = SolverTurn(opening, node, NO_CARD, STOP)
                    return [TurnEnd((node.pieces, node.blockades), None, turn)]
            found.extend(self._results(opening, nodes))
        return found

    def _results(self, opening: Opening, nodes: list[TurnNode]) -> Iterator[TurnEnd]:
        """What turns from this opening lead to."""
        held: dict[tuple[tuple[int, ...], tuple[int, ...]], dict[Place, TurnNode]] = {}
        for node in nodes:
            held.setdefault((node.hand, node.removed), {}).setdefault(
                (node.pieces, node.blockades), node
            )
        ends: dict[tuple[tuple[int, ...], int, int, tuple[int, ...]], dict[Place, SolverTurn]] = {}
        game = opening.game
        for (hand, removed), places in held.items():
            for taken, left, gone in _takes(game, hand, removed):
                for closing in self._ways(game, left):
                    out = tuple(sorted(gone + closing.consumed)) if closing.consumed else gone
                    known = ends.setdefault((out, taken, closing.bought, closing.kept), {})
                    for place, node in places.items():
                        if place not in known:
                            known[place] = SolverTurn(opening, node, taken, closing)
        for (removed, taken, bought, kept), turns in ends.items():
            cards = following(game, removed, taken, bought, kept)
            for place, turn in self._distances.best(turns):
                yield TurnEnd(place, cards, turn)

    def _ways(self, game: Game, hand: tuple[int, ...]) -> list[Closing]:
        """Every way to close a turn with these cards left."""
        for_sale = () if game.turn.bought else offers(game)
        found = self._closings.get((hand, for_sale))
        if found is None:
            found = [STOP, *purchases(hand, (), for_sale), *closings(hand, (), for_sale)]
            if len(hand) > KEEPING:
                found = [closing for closing in found if len(closing.kept) <= 1]
            self._closings[hand, for_sale] = found
        return found


def _takes(
    game: Game, hand: tuple[int, ...], removed: tuple[int, ...]
) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """What the transmitter may bring, with the hand and the removed cards then."""
    yield NO_CARD, hand, removed
    if TRANSMITTER in hand:
        left, gone = without(hand, (TRANSMITTER,)), tuple(sorted((*removed, TRANSMITTER)))
        for kind, count in enumerate(game.piles):
            if count:
                yield kind, left, gone


def openings(game: Game) -> list[Opening]:
    """The position as it is, and after playing cards that draw, in every order."""
    found: list[Opening] = []
    todo = [Opening(game, ())]
    seen: set[tuple[object, ...]] = set()
    while todo and len(found) < OPENINGS:
        opening = todo.pop(0)
        world = opening.game
        player = world.player
        actions: list[Action] = []
        if world.turn.pending != NO_CARD:
            actions = [action for action in world.legal_actions() if isinstance(action, Remove)]
        else:
            key = (player.hand, player.draw, player.discard, player.play, player.shuffles)
            if key in seen:
                continue
            seen.add(key)
            found.append(opening)
            if can_draw(player):
                actions = [Play(CARD_IDS[c]) for c in sorted(set(player.hand)) if DRAWS[c]]
        for action in actions:
            after = world.copy()
            after.apply(action)
            todo.append(Opening(after, (*opening.actions, action)))
    return found


def following(
    game: Game, removed: tuple[int, ...], taken: int, bought: int, kept: tuple[int, ...]
) -> Cards:
    """The cards at the start of the next turn, drawn as the engine will draw them."""
    player = game.player
    gained = [card for card in (taken, bought) if card != NO_CARD]
    used = without(player.hand, removed + kept)
    discard = tuple(sorted((*player.discard, *player.play, *used, *gained)))
    count = max(0, HAND_SIZE - len(kept))
    draw, shuffles = player.draw, player.shuffles
    drawn = draw[:count]
    draw = draw[count:]
    missing = min(count - len(drawn), len(discard))
    if missing:
        shuffles += 1
        pile = shuffled(discard, game.rng, game.to_move, shuffles)
        drawn, draw, discard = drawn + pile[:missing], pile[missing:], ()
    piles, market = stock_after(game, taken, bought)
    return Cards(tuple(sorted(kept + drawn)), draw, discard, piles, market, shuffles)
