"""Players that plan whole turns: they arrive, keep to the rules, and think again when needed."""

import gc
import itertools
import math
import random
import time
from collections import Counter

import pytest

from eldorado import Game, Variant, View
from eldorado.bots import LEVELS, make_bot
from eldorado.bots.planner.judging.network import ROUNDS, Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.levels import network
from eldorado.bots.planner.lookahead import LIGHT, TOGETHER, Lookahead, WorldBudget, WorldSampler
from eldorado.bots.planner.planner import Planner, PlannerSettings
from eldorado.bots.planner.sampled_worlds import (
    Foresight,
    Others,
    SampledWorld,
    Shuffles,
    WorldTurn,
)
from eldorado.bots.planner.search.draws import drawing_actions
from eldorado.bots.planner.search.width import NARROW, WIDE, Width
from eldorado.bots.planner.time_limit import TimeLimit
from eldorado.core.kinds import CARD
from eldorado.core.zones.stock import offers
from tests.bots.positions import board_of, mover, position
from tests.situations import path, situation

MINDS = {
    "careless": PlannerSettings(0.2, 60, draws=1),
    "planning": PlannerSettings(width=NARROW, draws=2),
    "ahead": PlannerSettings(width=NARROW, draws=2, ahead=LIGHT),
}


def planner(settings: str, seed: int = 0) -> Planner:
    """A player with untrained weights."""
    return Planner(settings, MINDS[settings], Network.fresh(seed), seed)


def turn(game: Game, bot: Planner) -> list[str]:
    """Everything a player does until its turn is over; every choice must be legal."""
    seat, round = game.to_move, game.round
    done: list[str] = []
    while not game.finished and (game.to_move, game.round) == (seat, round):
        action = bot.choose(game.view(seat))
        assert action in game.legal_actions(), f"{action} after {done}"
        game.apply(action)
        done.append(str(action))
    return done


@pytest.mark.parametrize("settings", ["planning", "ahead"])
@pytest.mark.parametrize(
    ("tokens", "hand"),
    [
        ("S1 g1 y1 F:b1", "explorer traveler sailor"),
        ("S1 g2 g3 y1 F:b1", "pioneer traveler sailor scout"),
        ("S1 R2 C1 F:g1", "scout explorer traveler sailor"),
        ("S1 b3 F:g1", "native explorer sailor sailor"),
        ("S1 g1 g1 F:b1", "cartographer scout jack_of_all_trades"),
    ],
)
def test_it_arrives_when_it_can(settings: str, tokens: str, hand: str) -> None:
    """Whatever the network thinks of everything else."""
    for seed in range(3):
        board = path(*tokens.split(), "g9", "g9", "g9")
        game = situation(board, hand, others=" ".join(sorted(board["spaces"])[-2:]))
        turn(game, planner(settings, seed))
        assert game.players[0].arrived == 1


def test_it_takes_both_pieces_to_the_finish() -> None:
    for seed in range(3):
        game = situation(path("S1", "g1", "g1", "F:g1"), "scout scout explorer explorer", at="b c")
        turn(game, planner("planning", seed))
        assert game.players[0].arrived == 1


@pytest.mark.parametrize("settings", MINDS)
@pytest.mark.parametrize("ground", ["yard", "generated", "witchs_cauldron"])
def test_it_plays_any_turn_to_its_end(settings: str, ground: str) -> None:
    """Cards drawn and tokens found on the way make it think again."""
    for seed in range(5 if settings == "ahead" else 12):
        game = position(ground, 500 + seed)
        try:
            done = turn(game, planner(settings, seed))
        except Exception as error:
            error.add_note(f"{ground}, {500 + seed}")
            raise
        assert done


def test_something_found_makes_it_think_again() -> None:
    """A plan is made without the token that lies in the cave, and would end without using it."""
    board = path("S1", "g1", "y1", "F:b1", "MC") | {"caves": {"e": ["coin_1", "paddle_1"]}}
    board["edges"] += [["b", "e"], ["c", "e"]]
    board["edges"].remove(["d", "e"])
    for seed in range(4):
        game = situation(board, "explorer traveler sailor")
        done = turn(game, planner("planning", seed))
        assert game.players[0].arrived == 1, done


def test_a_changed_symbol_is_used_at_once() -> None:
    game = situation(path("S1", "b2", "F:g1"), "scout traveler", tokens="change_symbol")
    game.apply("token change_symbol")
    for settings in MINDS:
        assert planner(settings).choose(mover(game)) in game.legal_actions()


def test_a_changed_symbol_is_used_as_planned() -> None:
    """Changing a symbol tells nothing new, so the turn goes on as it was thought out."""
    board = path("S1", "b1", "y1", "g1", "b1", "b2", "y1", "g3", "F:g1")
    changed = 0
    for seed in range(12):
        game = situation(board, "pioneer captain trailblazer", tokens="change_symbol")
        bot = planner("planning", seed)
        view = mover(game)
        plan = [str(action) for action in bot.judge(view, rivals(view.world, seed))[0].actions()]
        assert turn(game, bot) == plan
        changed += "token change_symbol" in plan
    assert changed > 1


def rivals(world: Game, seed: int) -> Rivals:
    return Rivals(world, Network.fresh(seed))


def test_a_token_saves_an_item_that_has_paid() -> None:
    """Once paid with, an item is lost unless the token is used at once."""
    bought = 0
    for seed in range(12):
        game = situation(
            path("S1", *["g3"] * 9, "F:g1"),
            "treasure_chest",
            draw="explorer explorer sailor",
            tokens="keep_item",
            market={"board": {"journalist": 3, "trailblazer": 3}, "reserve": {}},
        )
        done = turn(game, planner("planning", seed))
        if done[0].endswith("with treasure_chest"):
            bought += 1
            assert done[1] == "token keep_item"
    assert bought


def after_a_draw() -> Game:
    """A card has drawn, and another one could."""
    market = {"board": {"journalist": 3, "trailblazer": 3}, "reserve": {}}
    game = situation(
        path("S1", *["g3"] * 9, "F:g1"),
        "cartographer compass traveler",
        draw="explorer explorer sailor traveler traveler",
        market=market,
    )
    game.apply("play cartographer")
    return game


def choices(settings: PlannerSettings, seconds: float | None = None) -> set[str]:
    """What players with those settings and different networks do after a draw."""
    view = mover(after_a_draw())
    bots = [Planner("test", settings, Network.fresh(seed), seed, seconds) for seed in range(12)]
    return {str(bot.choose(view)) for bot in bots}


def test_who_has_imagined_enough_simply_draws_on() -> None:
    """Half as many draws are imagined after each; with one left, or no time, there is no doubt."""
    assert choices(PlannerSettings(draws=2)) == {"play compass"}
    assert choices(PlannerSettings(draws=8), seconds=0.0) == {"play compass"}
    assert len(choices(PlannerSettings(draws=4))) > 1


def test_one_imagined_draw_is_enough_to_doubt_a_token() -> None:
    """A token is gone once used: it is weighed even by those who play every card that draws."""
    game = situation(
        path("S1", *["g3"] * 9, "F:g1"),
        "explorer traveler",
        draw="explorer explorer sailor",
        tokens="draw_card",
    )
    firsts = {
        str(
            Planner("test", PlannerSettings(draws=1), Network.fresh(seed), seed).choose(mover(game))
        )
        for seed in range(12)
    }
    assert "token draw_card" in firsts
    assert len(firsts) > 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_small_games_come_to_an_end(level: str, players: int) -> None:
    """With caves, and with two pieces each where there are two players."""
    variant = Variant(caves=True, free_order=players == 3)
    game = Game.new(board_of("yard"), players=players, seed=players, variant=variant)
    bots = [make_bot(level, seed=seat, seconds=None) for seat in range(players)]
    while not game.finished and game.round < 100:
        seat = game.to_move
        action = bots[seat].choose(game.view(seat))
        assert action in game.legal_actions()
        game.apply(action)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None


def test_a_game_on_a_generated_route_comes_to_an_end() -> None:
    game = Game.new(board_of("generated"), players=2, seed=1, variant=Variant(caves=True))
    bots = [make_bot(level, seed=1, seconds=None) for level in ("rookie", "navigator")]
    while not game.finished and game.round < 100:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None


def test_what_draws_is_known() -> None:
    hand = "cartographer compass explorer scientist"
    game = situation(
        path("S1", "g1", "F:g1"), hand, draw="sailor", tokens="draw_card replace_cards"
    )
    assert [str(action) for action in drawing_actions(game)] == [
        "play cartographer",
        "play scientist",
        "play compass",
        "token draw_card",
        "token replace_cards explorer,cartographer,scientist,compass",
    ]
    empty = situation(path("S1", "g1", "F:g1"), hand, tokens="draw_card")
    assert drawing_actions(empty) == []


def world_sampler(
    view: View, network: Network, rivals: Rivals, dice: random.Random
) -> WorldSampler:
    return WorldSampler(view, Foresight(view.world, network, rivals.worth, 1), dice)


def looked_at(time_limit: TimeLimit, seed: int = 0) -> list[float]:
    """Values after looking ahead for so long."""
    view = mover(position("first_game", 3))
    network = Network.fresh(seed)
    rivals = Rivals(view.world, network)
    judged = Planner("test", MINDS["planning"], network, 1).judge(view, rivals)
    sampler = world_sampler(view, network, rivals, random.Random(1))
    before = [(candidate, candidate.value) for candidate in judged]
    found = LIGHT.ordered(judged, sampler, time_limit)
    assert [(candidate, candidate.value) for candidate in judged] == before
    return [candidate.value for candidate in found]


def test_looking_ahead_changes_the_judgement_and_keeps_the_best_first() -> None:
    first = looked_at(TimeLimit(-1.0))
    ahead = looked_at(TimeLimit(None))
    assert ahead != first
    assert ahead[0] == max(ahead[:2])
    assert ahead == looked_at(TimeLimit(None))


def test_without_time_the_first_impression_stays() -> None:
    first = looked_at(TimeLimit(-1.0))
    assert first == sorted(first, reverse=True)


def test_few_worlds_are_looked_at_together_when_little_time_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(time, "thread_time", lambda: now)
    time_limit = TimeLimit(1.0)
    time_limit.begin("turn 1", "opening")
    pace = WorldBudget(time_limit)
    assert pace.worlds(8) == 1  # nobody knows yet how long it takes
    pace.took(0.08, 8)
    assert pace.worlds(8) == TOGETHER
    now = 0.8
    assert pace.worlds(8) == 2
    assert pace.worlds(4) == TOGETHER
    now = 0.95
    assert pace.worlds(8) == 0
    assert pace.worlds(4) == 1
    now = 1.5
    assert pace.worlds(1) == 0
    assert WorldBudget(time_limit).worlds(8) == 0
    assert WorldBudget(TimeLimit(None)).worlds(8) == TOGETHER


def test_nobody_looks_for_garbage_while_thinking() -> None:
    view, bot = mover(position("first_game", 3)), planner("planning")
    collections: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        collections.append(phase)

    before = gc.get_threshold()
    gc.callbacks.append(note)
    gc.set_threshold(50, 1000, 1000)
    try:
        bot.choose(view)
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*before)
    assert len(collections) < 20  # a decision makes many thousands of objects
    assert gc.isenabled()


class Dice(random.Random):
    """Counts how many worlds are dealt: each takes two seeds of its own."""

    seeds = 0

    def getrandbits(self, k: int, /) -> int:
        self.seeds += k == 64
        return super().getrandbits(k)


@pytest.mark.parametrize(("turns", "worlds", "dealt"), [(3, 2, 4), (5, 1, 3), (2, 3, 3), (1, 3, 0)])
def test_half_of_the_turns_is_dropped_after_so_many_worlds(
    turns: int, worlds: int, dealt: int
) -> None:
    view = mover(position("first_game", 3))
    network = Network.fresh(0)
    rivals = Rivals(view.world, network)
    judged = Planner("test", MINDS["planning"], network, 1).judge(view, rivals)
    dice = Dice(1)
    sampler = world_sampler(view, network, rivals, dice)
    Lookahead(turns, worlds).ordered(judged, sampler, TimeLimit(None))
    assert dice.seeds == 2 * dealt


def test_nobody_looks_ahead_of_an_arrival() -> None:
    game = situation(path("S1", "g1", "F:g1"), "pioneer explorer")
    view = mover(game)
    network = Network.fresh(1)
    rivals = Rivals(view.world, network)
    judged = Planner("test", MINDS["planning"], network, 1).judge(view, rivals)
    dice = random.Random(1)
    state = dice.getstate()
    sampler = world_sampler(view, network, rivals, dice)
    assert LIGHT.ordered(judged, sampler, TimeLimit(None)) == judged
    assert dice.getstate() == state


def test_piles_that_differ_in_a_card_come_out_alike_but_for_it() -> None:
    pile = (3, 1, 1, 4, 1, 5, 9, 2, 6)
    shuffles = Shuffles(1)
    order = shuffles.order(pile, 0)
    assert sorted(order) == sorted(pile)
    assert order == shuffles.order(order, 0)
    more = shuffles.order((*pile, 7), 0)
    assert tuple(card for card in more if card != 7) == order
    assert order != shuffles.order(pile, 1)
    orders = Counter(Shuffles(seed).order((1, 1, 2, 3), 0) for seed in range(1200))
    assert len(orders) == 12
    assert min(orders.values()) > 50


def test_a_turn_in_a_world_draws_as_the_world_shuffles() -> None:
    hand, discard = "explorer traveler", "sailor scout pioneer scientist journalist"
    game = situation(path("S1", "b9", "F:g1"), hand, draw="captain", discard=discard)
    view = mover(game)
    network = Network.fresh(1)
    judged = Planner("test", MINDS["planning"], network, 1).judge(view, Rivals(view.world, network))
    stop = next(c for c in judged if [str(action) for action in c.actions()] == ["end"])
    for seed in range(20):
        path_taken = WorldTurn(view.world, stop, Shuffles(seed))
        path_taken.play()
        player = path_taken.game.players[view.world.to_move]
        pile = Shuffles(seed).order(tuple(view.world.player.discard + view.world.player.hand), 0)
        captain = view.world.player.draw
        assert player.hand == tuple(sorted(captain + pile[:3]))
        assert player.draw == pile[3:]
        assert player.discard == ()


def test_the_others_race_on_in_a_world() -> None:
    """Where they went, what they opened and what they bought is so for every turn compared."""
    board = path("S1", "g1", "g1", "g1", "g1", "F:g1")
    board["blockades"] = [{"number": 1, "edges": [["b", "c"]]}]
    slots = dict.fromkeys(("jack_of_all_trades", "photographer", "treasure_chest"), 3)
    slots |= {"scout": 1, "trailblazer": 3, "transmitter": 3}
    stock = {"board": slots, "reserve": {"captain": 3}}
    game = situation(board, "traveler", at="a", others="b", market=stock)
    game.players[1].hand = tuple(sorted(CARD[card] for card in ("explorer", "pioneer")))
    game.players[1].draw = ()
    sampled = SampledWorld(game.copy(), 1, [])
    others = sampled.others
    Foresight(game, network(), ROUNDS, 1).follow([sampled], game.to_move)
    untouched = game.copy()
    others.join(game)
    assert game.board.names[game.players[1].pieces[0]] not in "ab"
    assert game.blockades == (0,)
    assert game.players[0].key() == untouched.players[0].key()
    assert CARD["captain"] not in offers(untouched)
    others.gained = [(1, CARD["scout"])]
    others.join(untouched)
    assert CARD["captain"] in offers(untouched), "a slot is vacant now"


def test_nobody_gains_what_is_sold_out_in_this_world() -> None:
    game = position("first_game", 3)
    others = Others(game.copy())
    empty = next(kind for kind, left in enumerate(game.piles) if not left)
    before = game.piles
    others.gained = [((game.to_move + 1) % len(game.players), empty)]
    others.join(game)
    assert game.piles == before


def test_patience_is_for_a_whole_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "thread_time", lambda: now)
    time_limit, endless = TimeLimit(1.0), TimeLimit(None)
    for mine in (time_limit, endless):
        mine.begin("turn 1", "opening")
    now = 0.75
    assert not time_limit.over
    assert time_limit.short
    assert not endless.short
    assert time_limit.left == 0.25
    assert endless.left == math.inf
    time_limit.end()
    now = 5.0
    time_limit.begin("turn 1", "after a token was found")
    assert not time_limit.over
    now = 5.5
    assert time_limit.over
    assert not endless.over
    time_limit.end()
    time_limit.begin("turn 2", "opening")
    assert not time_limit.over
    now = 9.0
    assert time_limit.over
    time_limit.end()
    time_limit.begin("turn 2", "opening")  # the same moment of another game
    assert not time_limit.over
    now = 12.0
    time_limit.end()
    time_limit.renew()
    time_limit.begin("turn 2", "later")
    assert not time_limit.over


def test_no_card_that_leaves_the_game_renews_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Items, base camps and tokens leave nothing in the play area, but the turn is the same."""
    ticks = itertools.count()
    monkeypatch.setattr(time, "thread_time", lambda: float(next(ticks)))
    again = 0
    for seed in range(3):
        game = Game.new("home_stretch", 2, seed, Variant(caves=True))
        bots = [Planner("slow", MINDS["planning"], network(), seed, 1e9) for _ in range(2)]
        while game.round <= 8 and not game.finished:
            mover, spent = game.to_move, 0.0
            while game.to_move == mover and not game.finished:
                empty = not game.players[mover].play and spent > 0
                game.apply(bots[mover].choose(game.view(mover)))
                again += empty
                assert bots[mover]._time_limit.spent >= spent
                spent = bots[mover]._time_limit.spent
    assert again, "No turn went on with an empty play area."


def test_a_player_out_of_time_looks_at_less_of_a_turn() -> None:
    def values(width: Width, seconds: float | None, number: int) -> list[float]:
        view = mover(position("serpentine", number))
        bot = Planner("test", PlannerSettings(width=width), network(), 1, seconds)
        return [turn.value for turn in bot.judge(view, Rivals(view.world, network()))]

    numbers = range(6)
    assert all(values(WIDE, -1.0, n) == values(NARROW, None, n) for n in numbers)
    assert any(values(WIDE, -1.0, n) != values(WIDE, None, n) for n in numbers)


def test_a_player_out_of_time_still_plays() -> None:
    for seed in range(4):
        game = position("yard", 700 + seed)
        turn(game, Planner("hasty", MINDS["ahead"], Network.fresh(seed), seed, seconds=-1.0))
