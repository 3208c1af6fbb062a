"""Whole random games: hypothesis looks for a path that breaks an invariant."""

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from eldorado import EldoradoError, Game, Record, Variant, View
from eldorado.lab.simulation.invariants import faults
from eldorado.routes import KNOWN

GARBLED = st.text("abcdefghijklmnopqrstuvwxyz0123456789 _:,#/", max_size=40)


class RandomGame(RuleBasedStateMachine):
    """Random legal actions, with a few illegal ones, on any route with any switches."""

    @initialize(
        route=st.sampled_from(sorted(KNOWN)),
        players=st.integers(2, 4),
        seed=st.integers(0, 2**64),
        caves=st.booleans(),
        full_race=st.booleans(),
        free_order=st.booleans(),
    )
    def set_up(
        self, route: str, players: int, seed: int, caves: bool, full_race: bool, free_order: bool
    ) -> None:
        variant = Variant(caves, full_race, free_order)
        self.game = Game.new(route, players=players, seed=seed, variant=variant)

    @precondition(lambda self: not self.game.finished)
    @rule(choice=st.floats(0, 1, exclude_max=True), eager=st.booleans())
    def act(self, choice: float, eager: bool) -> None:
        """Any legal action; eager players end their turn only when nothing else is left."""
        actions = self.game.legal_actions()
        if eager:
            actions = [a for a in actions if not str(a).startswith("end")] or actions
        action = actions[int(choice * len(actions))]
        assert self.game.copy().apply(str(action)) == self.game.copy().apply(action)
        self.game.apply(action)

    @rule(text=GARBLED)
    def mumble(self, text: str) -> None:
        """Garbled text raises nothing but our own errors and changes nothing."""
        before = self.game.copy()
        try:
            self.game.apply(text)
        except EldoradoError:
            assert self.game == before

    @rule(seat=st.integers(0, 1), rng=st.randoms(use_true_random=False))
    def look(self, seat: int, rng: Random) -> None:
        view = self.game.view(seat)
        assert View.from_json(view.to_json()) == view
        world = view.determinize(rng)
        assert world.view(seat) == view
        assert not faults(world)

    @rule()
    def write_down(self) -> None:
        assert Game.from_position(self.game.position()) == self.game
        record = self.game.record()
        assert Record.parse(str(record)) == record
        assert record.replay() == self.game

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "game"):
            assert not faults(self.game)
            assert bool(self.game.legal_actions()) != self.game.finished


TestRandomGame = pytest.mark.slow(pytest.mark.clause("P-20", "I-07", "D-01")(RandomGame.TestCase))
TestRandomGame.settings = settings(
    max_examples=40,
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
