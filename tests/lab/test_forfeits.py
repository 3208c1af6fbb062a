"""Bots of one's own in simulations, matches and ladders, and those that fail there."""

from pathlib import Path

import pytest

from eldorado import Action, View
from eldorado.bots import BotSpec, spec_of
from eldorado.lab import GameResult, SimulationPlan, Summary, simulate
from eldorado.lab.simulation.play import FORFEIT
from eldorado.lab.simulation.summary_table import print_summary
from eldorado.lab.storage.columns import from_row, to_row
from eldorado.lab.tournaments.arena import arena, print_contest
from eldorado.lab.tournaments.ladder import climb
from eldorado.lab.tournaments.ladder_file import Ladder
from eldorado.lab.tournaments.match import MatchTerms
from eldorado.lab.tournaments.match_standings import Contest


class Restless:
    """Ends its turn at once, and breaks down in round three."""

    name = "restless"
    closed = 0

    def choose(self, view: View) -> Action:
        if view.round == 3:
            raise RuntimeError("out of breath")
        return Action.parse("end")

    def close(self) -> None:
        Restless.closed += 1
        raise RuntimeError("still out of breath")


class Cheat:
    name = "cheat"

    def choose(self, view: View) -> Action:
        return Action.parse("move 1 native X1")


class Mute:
    name = "mute"

    def choose(self, view: View) -> Action:
        return None  # type: ignore[return-value]


def test_a_bot_that_raises_loses_and_the_others_race_on() -> None:
    results = list(simulate([Restless, "walker", "walker"], games=3))
    for result in results:
        seat = result.players.index(spec_of(Restless))
        assert result.forfeits == ((3, seat, "restless failed with RuntimeError: out of breath."),)
        assert result.winner not in (None, seat)
        assert result.reason != FORFEIT
    assert Restless.closed >= 3
    assert GameResult.from_json(results[0].to_json()) == results[0]
    assert from_row(to_row(results[0])) == results[0]


@pytest.mark.parametrize("bot", [Cheat, Mute, Cheat()])
@pytest.mark.parametrize("check", [False, True])
def test_whoever_is_left_alone_has_won(bot: type[Cheat], check: bool) -> None:
    plan = SimulationPlan(("walker", spec_of(bot)), games=2, check=check)
    for result in simulate(plan):
        seat = result.players.index("walker")
        assert (result.winner, result.reason, result.finished) == (seat, FORFEIT, True)
        assert result.places[seat] == 1
        ((round, loser, sentence),) = result.forfeits
        assert (round, loser) == (1, 1 - seat)
        assert sentence.startswith(f"{result.players[loser].split(':')[-1].lower()} answered '")


@pytest.mark.slow
def test_objects_and_classes_play_in_other_processes_too() -> None:
    bots: list[BotSpec] = [Cheat(), Restless, "walker"]
    assert list(simulate(bots, workers=2, games=4)) == list(simulate(bots, games=4))


def test_summaries_and_contests_tell_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    plan = SimulationPlan((spec_of(Restless), "walker"), games=2)
    summary = Summary(plan.players, simulate(plan))
    sentence = "restless failed with RuntimeError: out of breath."
    assert summary.to_json()["players"][0]["forfeits"] == {sentence: 2}
    print_summary(summary)
    contest = arena(MatchTerms(games=2).match([Restless, "walker"]))
    assert contest.seats[0].forfeits == {sentence: 2}
    assert Contest.from_json(contest.to_json()) == contest
    print_contest(contest)
    line = f"{plan.players[0]} forfeited 2 games: {sentence}"
    assert capsys.readouterr().out.count(line) == 2


def test_a_ladder_remembers_forfeits(tmp_path: Path) -> None:
    ladder = Ladder(tmp_path / "ladder.json")
    assert climb(ladder, [Cheat, "walker"], MatchTerms(games=2))
    (match,) = Ladder(ladder.file).matches
    assert (match.bots, match.wins, match.forfeits) == ((spec_of(Cheat), "walker"), (0, 2), (2, 0))
