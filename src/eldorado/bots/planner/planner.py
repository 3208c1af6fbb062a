"""A player that plans whole turns and judges their ends with the value network."""

import random
from dataclasses import dataclass
from typing import Final

from eldorado.bots.planner.collector import resting_collector
from eldorado.bots.planner.explain import FirstActions, Idea, chance_to_win, idea, step_idea
from eldorado.bots.planner.judging.candidates import Candidate, CandidateSearch, best_of_each
from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.lookahead import Lookahead, WorldSampler, different
from eldorado.bots.planner.sampled_worlds import Foresight
from eldorado.bots.planner.search.draws import (
    draw_first,
    drawing_actions,
    drawing_cards,
    native_to_draw,
)
from eldorado.bots.planner.search.turn_key import turn_key
from eldorado.bots.planner.search.width import NARROW, WIDE, Width
from eldorado.bots.planner.time_limit import TimeLimit
from eldorado.core.actions import Action, UseToken
from eldorado.core.game import Game
from eldorado.core.kinds import DRAWS, KEEP_ITEM
from eldorado.core.state import NO_CARD
from eldorado.core.view import View

WEIGHED: Final = 16
"""Turns that are taken into account."""


DECIDED: Final = 0.05
"""The share of a player's noise that is left when it is all but sure to win or to lose."""


@dataclass(frozen=True)
class PlannerSettings:
    """How well a player judges: the only difference between the levels."""

    noise: float = 0.0
    """How far its judgment of a turn is off, as a chance to win."""
    weighed: int = WEIGHED
    """How many turns it takes into account."""
    width: Width = WIDE
    """How much of a turn it looks at."""
    draws: int = 4
    """Sampled draws per action that draws; half as many after each card that drew. One is enough
    for tokens only: with fewer than two, cards that draw are simply played."""
    taste: tuple[float, ...] = ()
    """Per kind of card, what having one is worth to it beyond reason, as a chance to win."""
    ahead: Lookahead | None = None
    """How it looks at its next turn, if it does."""


class Planner:
    """Plans a turn, then plays it until something hidden is revealed."""

    def __init__(
        self,
        name: str,
        settings: PlannerSettings,
        network: Network,
        seed: int,
        seconds: float | None = None,
    ) -> None:
        self._name = name
        self._settings = settings
        self._network = network
        self._rng = random.Random(seed)
        self._time_limit = TimeLimit(seconds)
        self._plan: list[Action] = []
        self._expected: tuple[object, ...] = ()

    @property
    def name(self) -> str:
        return self._name

    @property
    def shortened(self) -> bool:
        """Whether it has thought less about this turn than it would with more time."""
        return self._time_limit.shortened

    def __repr__(self) -> str:
        return f"<bot {self._name}>"

    def choose(self, view: View) -> Action:
        world = view.world
        moment = _moment(world)
        if not self._plan or moment != self._expected:
            self._time_limit.begin((world.round, world.to_move), moment)
            self._plan = self._think(view)
            self._time_limit.end()
        action = self._plan.pop(0)
        if self._plan:
            game = world.copy()
            chance = game.apply(action)
            planned = game.turn.changing  # with the move that the changed card is for
            if chance.drawn or chance.found or (not planned and _pressing_actions(game)):
                self._plan = []
            self._expected = _moment(game)
        return action

    def _think(self, view: View) -> list[Action]:
        """The rest of the turn, or what comes before the next card or token is known."""
        with resting_collector():
            first, turns = self.weigh(view)
            return first or turns[0].actions()

    def weigh(self, view: View) -> tuple[list[Action], list[Candidate]]:
        """What comes before a turn can be planned; else nothing, and whole turns, best first."""
        rivals = Rivals(view.world, self._network)
        pressing = self._pressing(view.world, rivals)
        if pressing:
            return list(pressing[0].actions), []
        draws = self._draws(view.world)
        if draws < 2 and (more := drawing_cards(view.world)):
            return [more[0]], []
        judged = self.judge(view, rivals)
        drawing = self._drawing(view, rivals, draws)
        if drawing and drawing[0].value > judged[0].value:
            return list(drawing[0].actions), []
        return [], self._look_ahead(view, rivals, judged)

    def explain(self, view: View, count: int = 3) -> list[Idea]:
        """The best few turns that differ in more than what is kept, best first, with reasons."""
        world = view.world
        before = self._rng.getstate()
        self._time_limit.renew()
        self._time_limit.begin((world.round, world.to_move), _moment(world))
        rivals = Rivals(world, self._network)
        pressing = self._pressing(world, rivals)
        if pressing:
            return [step_idea(world, step) for step in pressing[:count]]
        judged = self._look_ahead(view, rivals, self.judge(view, rivals))
        steps = self._drawing(view, rivals, max(1, self._draws(world)))
        ideas = [(step.value, step_idea(world, step)) for step in steps]
        for candidate in different(judged[:WEIGHED]):
            ideas.append((candidate.value, idea(world, candidate, rivals)))
        ideas.sort(key=lambda entry: -entry[0])
        self._rng.setstate(before)  # explaining changes nothing about what it will choose
        return [found for _, found in ideas[:count]]

    def judge(self, view: View, rivals: Rivals) -> list[Candidate]:
        """The turns it takes into account, best first, as well as it can tell."""
        settings = self._settings
        width = NARROW if self._time_limit.short else settings.width
        judged = CandidateSearch(view.world, self._network, rivals.worth, width).candidates(
            settings.weighed
        )
        noise = self._noise(judged[0])
        judged = [candidate.valued(self._opinion(candidate, noise)) for candidate in judged]
        judged.sort(key=lambda candidate: -candidate.value)
        return judged

    def _opinion(self, candidate: Candidate, noise: float) -> float:
        """The value it sees in a turn."""
        settings = self._settings
        value = candidate.value
        if settings.taste and candidate.closing.bought != NO_CARD:
            value += settings.taste[candidate.closing.bought]
        if settings.noise:
            value += self._rng.gauss(0.0, noise)
        return value

    def _noise(self, best: Candidate) -> float:
        """How far its judgment is off here: less where the race is decided, so that nobody
        who cannot lose any more strolls about before the gate."""
        win = chance_to_win(best.value, best.chances)
        return self._settings.noise * max(DECIDED, 4 * win * (1 - win))

    def _look_ahead(self, view: View, rivals: Rivals, judged: list[Candidate]) -> list[Candidate]:
        """The turns ordered by what may follow, if it is one that looks ahead."""
        if self._settings.ahead is None:
            return judged
        ahead = self._settings.ahead
        foresight = Foresight(view.world, self._network, rivals.worth, ahead.depth)
        sampler = WorldSampler(view, foresight, self._rng)
        return ahead.ordered(judged, sampler, self._time_limit)

    def _draws(self, world: Game) -> int:
        """How many draws to imagine now."""
        drawn = sum(DRAWS[card] > 0 for card in world.player.play + world.turn.saveable)
        return 0 if self._time_limit.short else self._settings.draws >> drawn

    def _drawing(self, view: View, rivals: Rivals, draws: int) -> list[FirstActions]:
        """Actions that draw, judged over sampled draws, best first."""
        world = view.world
        if world.turn.pending != NO_CARD or not draws:
            return []
        found: list[FirstActions] = []
        single = [(action,) for action in drawing_actions(world)]
        for actions in (*single, *native_to_draw(world)):
            if found and self._time_limit.short:
                break
            games: list[Game] = []
            for _ in range(draws):
                game = view.determinize(self._rng)
                for action in actions:
                    game.apply(action)
                draw_first(game)
                games.append(game)
            best = best_of_each(games, [rivals.worth] * len(games), self._network, NARROW)
            value = sum(turn.value for turn in best) / len(best)
            value += self._rng.gauss(0.0, self._noise(best[0]))
            rounds = sum(turn.rounds for turn in best) / len(best)
            found.append(FirstActions(actions, value, rounds))
        found.sort(key=lambda step: -step.value)
        return found

    def _pressing(self, world: Game, rivals: Rivals) -> list[FirstActions]:
        """What has to be decided before anything else, best first; mostly nothing."""
        found: list[FirstActions] = []
        games: list[Game] = []
        going: list[tuple[Action, ...]] = []
        for actions in _pressing_actions(world):
            game = world.copy()
            for action in actions:
                game.apply(action)
            if game.to_move == world.to_move and not game.finished:
                games.append(game)
                going.append(actions)
            else:
                found.append(FirstActions(actions, float(rivals.worth[0]), 0.0))
        if games:
            best = best_of_each(games, [rivals.worth] * len(games), self._network, NARROW)
            found += [FirstActions(a, t.value, t.rounds) for a, t in zip(going, best, strict=True)]
        found.sort(key=lambda step: -step.value)
        return found


def _moment(world: Game) -> tuple[object, ...]:
    """What a plan depends on, besides what nobody can change before it is carried out."""
    return (world.board, world.round, world.to_move, *turn_key(world))


def _pressing_actions(world: Game) -> list[tuple[Action, ...]]:
    """A card whose symbol is changed must be used now, with a second token before it if need
    be; an item can be saved only now."""
    if world.turn.changing:
        return _changed_uses(world)
    if world.turn.bought and world.turn.saveable and KEEP_ITEM in world.player.tokens:
        return [(a,) for a in world.legal_actions() if str(a).startswith("token keep_item")]
    return []


def _changed_uses(world: Game) -> list[tuple[Action, ...]]:
    """Every use of a changed card, or of two."""
    found: list[tuple[Action, ...]] = []
    for action in world.legal_actions():
        if isinstance(action, UseToken):
            game = world.copy()
            game.apply(action)
            found += [(action, *uses) for uses in _changed_uses(game)]
        else:
            found.append((action,))
    return found
