"""Games a network learns from: what is kept of them, and what it should have foretold."""

import gc
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from eldorado import EldoradoError, Game, Variant
from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.feature_layout import SEAT_SIZE
from eldorado.bots.planner.judging.features import features
from eldorado.bots.planner.judging.network import HORIZON, Network
from eldorado.core.actions import End
from eldorado.core.kinds import CARD
from eldorado.lab.training import selfplay
from eldorado.lab.training.selfplay import (
    WALKER,
    Samples,
    SelfplayPlan,
    TurnSample,
    closing_features,
    foresee,
    later,
    play_lesson,
    returns,
)
from tests.bots.positions import board_of, mover, position
from tests.situations import path, situation


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Lessons make the garbage collector quiet; elsewhere it is as before."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.fixture
def yard(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games are short ones."""

    def new_game(rng: random.Random, mix: object) -> Game:
        variant = Variant(caves=rng.random() < 0.5, full_race=True)
        return Game.new(board_of("yard"), rng.choice((2, 3)), rng.getrandbits(32), variant)

    monkeypatch.setattr(selfplay, "_new_game", new_game)


def in_rounds(*chances: float) -> Numbers:
    """Chances of 0, 1, 2, ... rounds left."""
    row = np.zeros(HORIZON, np.float32)
    row[: len(chances)] = chances
    return row


@pytest.fixture
def by_what_came(monkeypatch: pytest.MonkeyPatch) -> None:
    """Targets without a share of what was foreseen at the moment itself."""
    monkeypatch.setattr(selfplay, "TRUST", 0.0)


def foretold(
    when: list[int], arrival: int, foreseen: Sequence[Numbers | None] = (), trace: float = 1.0
) -> list[Any]:
    foreseen = foreseen or [None] * len(when)
    trail = [TurnSample(round, [], seen) for round, seen in zip(when, foreseen, strict=True)]
    return list(returns(trail, arrival, trace))


def test_earlier_means_more_rounds_left() -> None:
    assert later(in_rounds(0.5, 0.5), 1) == pytest.approx(in_rounds(0, 0.5, 0.5))
    assert later(in_rounds(1), 3) == pytest.approx(in_rounds(0, 0, 0, 1))


def test_what_is_beyond_the_horizon_stays_at_it() -> None:
    even = np.full(HORIZON, 1 / HORIZON, np.float32)
    shifted = later(even, 4)
    assert shifted.sum() == pytest.approx(1)
    assert shifted[:4].tolist() == [0] * 4
    assert shifted[-1] == pytest.approx(5 / HORIZON)


def test_a_trail_alone_tells_the_rounds_that_were_left() -> None:
    found = foretold([1, 2, 4], arrival=5)
    assert found[2] == pytest.approx(in_rounds(0, 1))
    assert found[1] == pytest.approx(in_rounds(0, 0, 0, 1))
    assert found[0] == pytest.approx(in_rounds(0, 0, 0, 0, 1))


@pytest.mark.usefixtures("by_what_came")
def test_later_judgement_mixes_with_how_it_ended() -> None:
    """The judgement after the next turn counts for half, and so does what came then."""
    seen = [in_rounds(1), in_rounds(0, 0, 1), in_rounds(0, 0, 0, 1)]
    found = foretold([1, 2, 3], 4, seen, trace=0.5)
    assert found[2] == pytest.approx(in_rounds(0, 1))
    assert found[1] == pytest.approx(in_rounds(0, 0, 0.5, 0, 0.5))
    assert found[0] == pytest.approx(in_rounds(0, 0, 0, 0.25 + 0.5, 0, 0.25))


@pytest.mark.usefixtures("by_what_came")
def test_trust_in_the_end_alone_and_in_judgement_alone() -> None:
    seen = [in_rounds(1), in_rounds(0, 0, 0, 1)]
    assert foretold([1, 2], 3, seen, trace=1.0)[0] == pytest.approx(in_rounds(0, 0, 1))
    assert foretold([1, 2], 3, seen, trace=0.0)[0] == pytest.approx(in_rounds(0, 0, 0, 0, 1))


@pytest.mark.usefixtures("by_what_came")
def test_a_seat_that_did_not_arrive_leans_on_judgement() -> None:
    seen = [in_rounds(1), in_rounds(0, 1), in_rounds(0, 0, 0, 1)]
    found = foretold([5, 6, 7], 0, seen, trace=1.0)
    assert found[2] == pytest.approx(in_rounds(0, 0, 0, 1))
    assert found[1] == pytest.approx(in_rounds(0, 0, 0, 0, 1))
    assert found[0] == pytest.approx(in_rounds(0, 0, 0, 0, 0, 1))


def test_targets_mix_forecasts_and_results() -> None:
    found = foretold([1], 2, [in_rounds(0, 0, 1)])
    share = selfplay.TRUST
    assert found[0] == pytest.approx(in_rounds(0, 1 - share, share))


def test_a_turn_before_an_arrival_is_foreseen() -> None:
    game = situation(path("S1", "g1", "F:g1"), "sailor", draw="scout scout scout scout")
    seen = foresee(mover(game), End(()), None, Network.fresh(1), random.Random(1))
    assert seen == pytest.approx(in_rounds(0, 1))


def test_what_the_others_did_meanwhile_is_known_in_hindsight() -> None:
    """A way is open; or somebody stands in it."""
    board = path("S1", "g1", "F:g1", "g1") | {"blockades": [{"number": 5, "edges": [["a", "b"]]}]}
    game = situation(board, "sailor", draw="explorer explorer explorer explorer", others="d")
    network, dice = Network.fresh(1), random.Random(1)
    assert foresee(mover(game), End(()), None, network, dice)[1] < 1
    present = game.copy()
    present.apply("end")
    present.apply("end")
    present.blockades = (0,)
    opened = foresee(mover(game), End(()), present.view(0), network, dice)
    assert opened == pytest.approx(in_rounds(0, 1))
    present.players[1].pieces = (present.board.index["b"],)
    assert foresee(mover(game), End(()), present.view(0), network, dice)[1] < 1


def test_a_single_turn_without_an_arrival() -> None:
    seen = [in_rounds(0, 0.5, 0.5)]
    assert foretold([9], 0, seen)[0] == pytest.approx(in_rounds(0, 0.5, 0.5))


@pytest.mark.parametrize("ground", ["yard", "serpentine"])
def test_targets_are_chances(ground: str) -> None:
    network = Network.fresh(1)
    seen = []
    for seed in range(5):
        view = mover(situated := position(ground, seed))
        seen.append(foresee(view, End(()), None, network, random.Random(1)))
        assert situated.to_move == view.seat
    for arrival in (0, 12):
        found = np.array(foretold([3, 4, 5, 6, 7], arrival, seen, 0.7))
        assert found.sum(axis=1) == pytest.approx(1, abs=1e-5)
        assert found.min() >= 0


def test_a_seat_is_told_as_it_stands_before_it_draws() -> None:
    board = path("S1", "g1", "F:g1")
    game = situation(board, "scout explorer sailor", draw="traveler")
    before = game.copy()
    kept = (CARD["scout"],)
    after = situation(board, "scout", draw="traveler", discard="explorer sailor")
    assert closing_features(game, kept) == features(after, 0, kept)
    assert closing_features(game, ()) != closing_features(game, kept)
    assert game == before


@pytest.mark.usefixtures("yard")
def test_walkers_give_lessons() -> None:
    samples = play_lesson(SelfplayPlan(3, 10, 3, (WALKER,)))
    assert samples.features.shape == (len(samples.targets), SEAT_SIZE)
    assert samples.targets.shape[1] == HORIZON
    assert samples.features.dtype == samples.targets.dtype == np.float16
    assert set(np.unique(samples.targets)) == {0, 1}
    assert samples.targets.sum(axis=1).tolist() == [1] * len(samples.targets)
    assert samples.targets[:, 0].max() == 0, "the last description is from before the arrival"
    assert len(samples.rounds) == 3
    assert min(samples.rounds) > 1


@pytest.mark.usefixtures("yard")
def test_the_same_lesson_gives_the_same_samples(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever else gave lessons before; and portions add up to the whole."""
    monkeypatch.setattr(selfplay, "MOST_ROUNDS", 6)
    teachers = (str(tmp_path / "one.npz"), str(tmp_path / "two.npz"), WALKER)
    for seed, name in enumerate(teachers[:2]):
        Network.fresh(seed).save(Path(name))
    whole = play_lesson(SelfplayPlan(5, 0, 4, teachers))
    parts = [play_lesson(SelfplayPlan(5, first, 2, teachers)) for first in (0, 2)]
    assert (np.concatenate([part.features for part in parts]) == whole.features).all()
    assert (np.concatenate([part.targets for part in parts]) == whole.targets).all()
    assert sum((part.rounds for part in parts), ()) == whole.rounds
    other = play_lesson(SelfplayPlan(6, 0, 4, teachers))
    assert other.features.shape != whole.features.shape or (other.features != whole.features).any()


def test_samples_are_kept(tmp_path: Path) -> None:
    features: Any = np.arange(6, dtype=np.float16).reshape(2, 3)
    targets: Any = np.eye(2, dtype=np.float16)
    samples = Samples(features, targets, (7, 9))
    samples.save(tmp_path / "part.npz")
    again = Samples.load(tmp_path / "part.npz")
    assert (again.features == samples.features).all()
    assert (again.targets == samples.targets).all()
    assert again.features.dtype == np.float16
    assert again.rounds == (7, 9)
    assert [file.name for file in tmp_path.iterdir()] == ["part.npz"]


@pytest.mark.usefixtures("yard")
def test_a_lesson_without_an_arrival_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_ROUNDS", 1)
    with pytest.raises(EldoradoError, match=r"^No game of this lesson was finished\.$"):
        play_lesson(SelfplayPlan(3, 0, 1, (WALKER,)))


@pytest.mark.usefixtures("yard")
def test_a_fault_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn:
        name = "stubborn"

        def choose(self, view: object) -> str:
            return "move 1 pioneer nowhere"

    monkeypatch.setattr(selfplay, "_bot", lambda *_: Stubborn())
    with pytest.raises(EldoradoError, match=r"^Game 7 of the lesson with seed 3: "):
        play_lesson(SelfplayPlan(3, 7, 1, (WALKER,)))


def test_games_to_learn_from_are_of_all_kinds() -> None:
    """Most of one kind are of three players on the first route."""
    dice = random.Random(1)
    games = [selfplay._new_game(dice, selfplay.EVERY_KIND) for _ in range(40)]
    assert {len(game.players) for game in games} == {2, 3, 4}
    assert {game.variant.caves for game in games} == {False, True}
    assert all(game.variant.full_race for game in games)
    assert len({game.board.title for game in games}) > 6
    usual = [game for game in games if game.board.title == "first_game" and len(game.players) == 3]
    assert 10 < len(usual) < 30


def test_the_shares_of_kinds_of_games_are_kept_to() -> None:
    dice = random.Random(2)
    mix = selfplay.GameMix(focus=0.0, caves=1.0, two=0.0, four=1.0)
    games = [selfplay._new_game(dice, mix) for _ in range(8)]
    assert {len(game.players) for game in games} == {4}
    assert all(game.variant.caves for game in games)
    with pytest.raises(EldoradoError, match="Shares of games"):
        selfplay.GameMix(two=0.7, four=0.7)
