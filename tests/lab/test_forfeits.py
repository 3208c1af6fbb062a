"""Bots of one's own in simulations, matches and ladders, and those that fail there."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from eldorado import Action, Buy, End, Game, Move, UseToken, View, play
from eldorado.bots import BotSpec, spec_of
from eldorado.errors import BotError
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


class Unspeakable:
    """It has no text, whatever is asked of it."""

    def __str__(self) -> str:
        raise RuntimeError("no words")


class Speechless(RuntimeError):
    def __str__(self) -> str:
        raise RuntimeError("no words")


def speechless() -> None:
    raise Speechless


def deeper() -> None:
    deeper()


NONSENSE: dict[str, Callable[[], Any]] = {
    "another shape": lambda: Move("1", "explorer", 3, 4, 5),  # type: ignore[arg-type]
    "no shape": lambda: End([["a"]]),  # type: ignore[arg-type]
    "a number for cards": lambda: Buy("scout", 7),  # type: ignore[arg-type]
    "objects for cards": lambda: UseToken("remove_card", (Unspeakable(),)),  # type: ignore[arg-type]
    "an action without parts": Action,
    "a type": lambda: Move,
    "no text": Unspeakable,
    "bytes": lambda: b"end",
    "very much": lambda: "end keep " + 100_000 * "scout,",
    "lines": lambda: "end\n\x00\udc80",
    "an exit": lambda: sys.exit("enough"),
    "an exit without words": sys.exit,
    "an error without words": speechless,
    "a deep error": deeper,
}


class Babbler:
    """Answers with something that is no action."""

    def __init__(self, kind: str) -> None:
        self.name = "babbler"
        self.kind = kind

    def choose(self, view: View) -> Action:
        if self.kind == "a name without words":
            self.name = Unspeakable()  # type: ignore[assignment]
            return None  # type: ignore[return-value]
        answer: Action = NONSENSE[self.kind]()
        return answer

    def close(self) -> None:
        sys.exit("and never again")


@pytest.mark.parametrize("check", [False, True])
@pytest.mark.parametrize("kind", [*NONSENSE, "a name without words"])
def test_whatever_is_answered_costs_only_this_game(kind: str, check: bool) -> None:
    bot = Babbler(kind)
    plan = SimulationPlan(("random", "walker", spec_of(bot)), games=2, check=check)
    for result in simulate(plan):
        seat = result.entries.index(2)
        ((round, loser, sentence),) = result.forfeits
        assert (round, loser) == (1, seat)
        assert sentence.startswith(("babbler answered '", "babbler failed with ", "Babbler answ"))
        assert len(sentence) < 500
        assert sentence.isprintable()
        assert result.reason != FORFEIT
    with pytest.raises(BotError, match=r"(?i)^babbler (answered|failed) "):
        play(Game.new(players=2), [Babbler(kind), Babbler(kind)])


def test_an_action_made_by_hand_is_what_its_text_says() -> None:
    class Handy:
        name = "handy"

        def choose(self, view: View) -> Action:
            return End(tuple(reversed(view.hand)))

    game = Game.new(players=2, seed=1)
    play(game, [Handy, "walker"], seed=1)
    assert game.record().replay() == game


class Stillborn:
    name = "stillborn"

    def __init__(self, seed: int) -> None:
        if seed:
            sys.exit("not today")

    def choose(self, view: View) -> Action:
        return End()


class Unique:
    """An object that can be neither copied nor sent to another process."""

    name = "unique"

    def choose(self, view: View) -> Action:
        return End()

    def __reduce__(self) -> str:
        raise TypeError("there is only one")


def test_a_bot_that_cannot_begin_is_a_sentence() -> None:
    (result,) = simulate([Stillborn, "walker"], games=1)
    ((round, _, sentence),) = result.forfeits
    assert (round, sentence) == (1, f"{__name__}:Stillborn cannot be made: SystemExit: not today.")
    sentence = "object:unique cannot be copied for another game .TypeError: there is only one.; "
    with pytest.raises(BotError, match=f"^{sentence}give its class instead"):
        list(simulate([Unique(), "walker"], games=1))


@pytest.mark.slow
def test_what_cannot_be_sent_to_other_processes_is_refused_with_a_sentence() -> None:
    class Local:
        name = "local"

        def choose(self, view: View) -> Action:
            return End()

    sentence = "object:local cannot be sent to another process .*; give a class of a module"
    with pytest.raises(BotError, match=sentence):
        list(simulate([Local(), "walker"], games=2, workers=2))
    assert len(list(simulate([Local(), "walker"], games=2, workers=1))) == 2


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
