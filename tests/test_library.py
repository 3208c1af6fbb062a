"""The library as a newcomer meets it: names at the top, words instead of numbers, pictures."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

import eldorado
from eldorado import Action, Game, Record, Route, Variant, View, evaluate, load_bot, play
from eldorado.analysis import QUICK, analyse
from eldorado.bots import LEVELS, make_planner
from eldorado.client import Server, Visit
from eldorado.course import judge_try, lessons, puzzles
from eldorado.envs.episode import Episode, EpisodeSetup
from eldorado.envs.vector import VectorEnv
from eldorado.errors import BotError, EldoradoError
from eldorado.lab import RunSettings, SimulationPlan, Summary, simulate
from eldorado.lab.tournaments.arena import arena
from eldorado.lab.tournaments.match import MatchTerms
from eldorado.records import Comment
from eldorado.routes import KNOWN


class Hasty:
    name = "hasty"

    def choose(self, view: View) -> Action:
        return view.legal_actions()[0]


def test_every_name_at_the_top_is_there() -> None:
    for name in eldorado.__all__:
        assert getattr(eldorado, name) is not None
    assert set(eldorado.__all__) <= set(dir(eldorado))
    with pytest.raises(AttributeError):
        _ = eldorado.nothing_of_the_kind


def test_importing_the_game_loads_neither_server_nor_numbers() -> None:
    program = "import sys, eldorado; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    loaded = set(done.stdout.split())
    rooms = {f"eldorado.{room}" for room in ("bots", "lab", "server", "table", "analysis", "cli")}
    assert not loaded & ({"numpy", "msgspec", "litestar", "typer", "rich", "asyncio"} | rooms)


LONG_COMMAND = f"engine:{sys.executable} {'x' * 300}.py"


def race() -> Game:
    """A game in which much has happened."""
    game = Game.new("B3-R5se-M4se-I5sel-H4sel-O1ne-K4ne-green5", 4, 7, Variant(caves=True), start=0)
    play(game, ["navigator", "walker", "rambler", "walker"], seed=1)
    return game


def crowded() -> Game:
    """A position with a great many legal actions."""
    game = Game.new("first_game", 2, seed=1, start=0)
    game.players[0].hand = tuple(sorted(game.players[0].hand + game.players[0].draw) * 2)
    return game


def everything() -> Iterator[object]:
    """An object of every public kind, and large ones."""
    game = Game.new("first_game", 3, 7, Variant(caves=True), start=0)
    chance = game.apply("end")
    yield from (game, game.view(0), game.view(None), game.board, game.players[0], game.turn)
    yield from (game.history, chance, game.record(), Game.new(players=2), Variant(caves=True))
    yield from (*game.legal_actions(), *game.expeditions, *game.view(1).expeditions)
    yield from (*KNOWN.values(), game.board.spaces[3], evaluate(game.view(0)))
    yield from (load_bot(name, 1) for name in (*LEVELS, "walker", "random"))
    yield load_bot(LONG_COMMAND, 1)
    lists = (game.legal_actions(), crowded().legal_actions(), game.view(0).legal_actions())
    yield from (*lists, make_episode().game.view(2).legal_actions())
    ended = race()
    record = ended.record()
    yield from (ended, ended.outcome(), record, *record.turns, Comment("word " * 100))
    yield from (step for turn in record.turns for step in turn.steps)
    yield from (step.chance for turn in record.turns for step in turn.steps)
    yield from record
    plan = SimulationPlan(("walker", LONG_COMMAND), games=2)
    yield from (plan, Summary(("walker", "random"), simulate(["walker", "random"], games=2)))
    yield from simulate(["walker", "random"], games=2)
    yield from simulate(SimulationPlan((LONG_COMMAND, "walker"), max_rounds=1, games=1))
    yield Summary((LONG_COMMAND, "walker"))
    yield from (plan.job(0), MatchTerms(), MatchTerms(2).match(["walker", "random"]))
    yield from (RunSettings(), arena(MatchTerms(2).match(["walker", "random"])))
    yield from (make_episode(), make_episode().builder, EpisodeSetup(), VectorEnv(3))
    yield from (*judged(game), *studied())
    yield from (Server("http://127.0.0.1:8000"), Visit(Server("http://x" + "y" * 300), "t", "s"))


def judged(game: Game) -> Iterator[object]:
    """What the planner and the analysis find, and a match."""
    planner = make_planner("navigator", "", 1, None)
    yield from planner.explain(game.view(game.to_move))
    short = Game.new("A4-R1sw-H2sw-N1sr-blue2", 2, seed=1)
    play(short, ["walker", "random"], seed=1)
    analysis = analyse(short.record(), effort=QUICK)
    yield from (analysis, analysis.played, analysis.played.turns[0], *analysis.turns)
    yield from (*analysis.turning_points, *analysis.decks, *analysis.earned, *analysis.tempo)
    yield from (decision for turn in analysis.turns for decision in turn.decisions)
    yield from arena(MatchTerms(2).match([LONG_COMMAND, "walker"])).seats


def studied() -> Iterator[object]:
    """Lessons and puzzles with their parts."""
    for lesson in lessons().values():
        yield from (lesson, *lesson.steps, *(step.goal for step in lesson.steps))
    yield from puzzles().values()
    lesson = lessons()["first-steps"]
    game = lesson.begin(0)
    assert game is not None
    yield from (judge_try(lesson, 0, game, text) for text in ("end", "nonsense", "move 1 native b"))


def make_episode() -> Episode:
    episode = Episode(EpisodeSetup(caves=True).new_game(1))
    episode.choose(episode.builder.choices()[0])
    return episode


@pytest.mark.slow
def test_every_public_object_is_told_shortly_and_in_names() -> None:
    kinds = set()
    for one in everything():
        kinds.add(type(one).__name__)
        assert len(repr(one)) < 200, repr(one)
        assert " object at 0x" not in repr(one)
    assert len(kinds) > 50
    game = Game.new("first_game", 3, 7, start=0)
    assert repr(game.board) == "<Board first_game: 188 spaces, 4 blockades>"
    assert repr(game.legal_actions()).startswith("<19 legal actions: move 1 explorer ")
    assert repr(game.view(1).legal_actions()) == "<no legal actions>"
    assert repr(game.apply("end")).startswith("<Chance: drew ")
    assert "explorer" in repr(game.players[0])


def test_the_state_can_be_read_in_names() -> None:
    game = Game.new("first_game", 3, 7, start=0)
    everything = game.expeditions
    assert len(everything[0].hand) == len(everything[0].draw) == 4
    assert set(everything[0].hand) <= {"explorer", "traveler", "sailor"}
    assert everything[0].pieces[0] in game.board.names
    view = game.view(0)
    own, other, _ = view.expeditions
    assert view.hand == own.hand == everything[0].hand
    assert (own.draw, own.draw_size, sorted(own.unseen)) == ((), 4, sorted(everything[0].draw))
    assert (other.hand, other.hand_size, len(other.unseen)) == ((), 4, 8)
    assert game.view(None).hand == ()
    assert view.market["scout"] == 3
    assert view.reserve["native"] == 3
    assert (view.round, view.to_move, view.finished) == (1, 0, False)
    assert (view.board, view.variant) == (game.board, game.variant)


def test_routes_boards_games_and_views_are_drawn() -> None:
    route = Route.parse("B2-C5ner-N2sel-blue2")
    game = Game.new(route.board(), 2, seed=1)
    assert route.svg() == route.board().svg() == route._repr_svg_()
    assert game.svg() == game.view(0).svg() == game._repr_svg_()
    assert game.svg().startswith("<svg")
    assert game.svg() != route.svg()


def test_bots_of_every_kind_play_a_game() -> None:
    game = Game.new("first_game", 4, seed=1)
    outcome = play(game, ["walker", "random", Hasty, Hasty()], seed=3)
    assert outcome == game.outcome()
    assert outcome.winner == 0
    again = Game.new("first_game", 4, seed=1)
    play(again, ["walker", "random", Hasty, Hasty()], seed=3)
    assert again == game
    with pytest.raises(EldoradoError, match="4 seats, but 1 bots"):
        play(Game.new(players=4), [Hasty])


def test_a_bot_that_fails_is_told_with_the_cause() -> None:
    class Clumsy(Hasty):
        def choose(self, view: View) -> Action:
            raise RuntimeError("Oh")

    class Cheating(Hasty):
        def choose(self, view: View) -> Action:
            return Action.parse("move 1 native X1")

    with pytest.raises(BotError, match=r"^hasty failed with RuntimeError: Oh\.$") as caught:
        play(Game.new(players=2), [Clumsy, Clumsy])
    assert isinstance(caught.value.__cause__, RuntimeError)
    with pytest.raises(BotError, match=r"^hasty answered 'move 1 native X1': "):
        play(Game.new(players=2), [Cheating, Cheating])


def test_an_evaluation_is_a_chance_for_each_seat_and_the_same_for_all() -> None:
    game = Game.new("first_game", 3, 7)
    standing = evaluate(game.view(0))
    assert sum(standing.win) == pytest.approx(1)
    assert all(rounds > 1 for rounds in standing.rounds)
    assert evaluate(game.view(2)) == standing
    play(game, ["walker"] * 3, seed=1)
    assert max(evaluate(game.view(0)).win) == 1


def test_evaluating_a_game_says_that_it_wants_a_view() -> None:
    with pytest.raises(EldoradoError, match=r"evaluate\(game\.view\(seat\)\)"):
        evaluate(Game.new(players=2))  # type: ignore[arg-type]


@pytest.mark.parametrize("adapter", ["gymnasium", "pettingzoo", "openspiel"])
def test_environments_say_which_extra_they_need(adapter: str) -> None:
    program = f"""
import sys
sys.modules.update(gymnasium=None, pettingzoo=None, pyspiel=None)
try:
    import eldorado.envs.{adapter}
except ImportError as error:
    print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    assert "pip install 'eldorado[rl]'" in done.stdout


def test_a_record_is_its_positions() -> None:
    game = Game.new("first_game", 2, seed=1)
    play(game, ["walker", "walker"], seed=1)
    record = Record.parse(str(game.record()))
    positions = list(record)
    assert [position.action for position in positions] == [one.action for one in game.entries()]
    assert positions[0].game == record.start()
    for position in positions[::20]:
        assert position.action in position.view.legal_actions()
        assert position.view.seat == position.game.to_move
    last = positions[-1].game
    assert not last.finished
    last.apply(positions[-1].action)
    assert last.outcome() == game.outcome()
