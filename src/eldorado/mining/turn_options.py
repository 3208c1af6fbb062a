"""The turns of a position that differ in what they lead to."""

from dataclasses import dataclass

from eldorado.bots.planner.explain import Reason, idea
from eldorado.bots.planner.judging.candidates import Candidate, CandidateSearch
from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.search.width import WIDE
from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.course.measures import TurnResult
from eldorado.errors import EldoradoError

WEIGHED = 80
"""Turns that are judged by the network; many of them differ only in what is kept."""


@dataclass(frozen=True)
class TurnOption:
    """The best of all turns with the same end."""

    end: TurnResult
    candidate: Candidate
    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]

    @property
    def value(self) -> float:
        """The chance to win and the pace, as the network judges them."""
        return self.candidate.value


def turn_options(game: Game, network: Network) -> list[TurnOption]:
    """What the player to move can make of a turn, best first, by what that player knows."""
    seat = game.to_move
    world = game.view(seat).world
    rivals = Rivals(world, network)
    found: dict[TurnResult, TurnOption] = {}
    for candidate in CandidateSearch(world, network, rivals.worth, WIDE).candidates(WEIGHED):
        actions = tuple(candidate.actions())
        end = end_of(game, actions)
        if end is not None and end not in found:
            reasons = idea(world, candidate, rivals).reasons
            found[end] = TurnOption(end, candidate.alone(), actions, reasons)
    return list(found.values())


def end_of(game: Game, actions: tuple[Action, ...]) -> TurnResult | None:
    """What a turn leads to; None if something new on the way forbids the rest of it."""
    seat = game.to_move
    after = game.copy()
    try:
        for action in actions:
            after.apply(action)
    except EldoradoError:
        return None
    return TurnResult.of(after, seat)
