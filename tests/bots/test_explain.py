"""Why a turn is good: ideas with chances, an arrival and reasons."""

from typing import Any

import numpy as np
import pytest

from eldorado import Game
from eldorado.bots import LEVELS, Idea, Reason, make_bot
from eldorado.bots.planner.explain import idea
from eldorado.bots.planner.judging.board_features import WEIGHTS
from eldorado.bots.planner.judging.candidates import CandidateSearch
from eldorado.bots.planner.judging.feature_layout import PER_FIELD
from eldorado.bots.planner.judging.network import HORIZON, INPUTS, Network
from eldorado.bots.planner.judging.rivals import PACE, Rivals
from eldorado.bots.planner.planner import Planner, PlannerSettings
from eldorado.bots.planner.search.width import WIDE
from eldorado.i18n import LANGUAGES
from eldorado.wording import speak
from eldorado.wording.reasons import reason_text
from tests.bots.positions import mover, position
from tests.situations import ground, path, situation

PLANNER = PlannerSettings(draws=2)


def told(game: Game, actions: str, network: Network | None = None) -> Idea:
    """The turn that consists of these actions, in words."""
    network = network or Network.fresh(1)
    world = mover(game).world
    rivals = Rivals(world, network)
    found = CandidateSearch(world, network, rivals.worth, WIDE).candidates(100_000)
    for candidate in found:
        if "; ".join(map(str, candidate.actions())) == actions:
            return idea(world, candidate, rivals)
    raise AssertionError(f"'{actions}' is not considered")


def reasons(game: Game, actions: str) -> dict[str, Reason]:
    """What a turn does, by kind; each kind occurs once."""
    found = told(game, actions).reasons
    assert len({reason.kind for reason in found}) == len(found)
    return {reason.kind: reason for reason in found}


def test_arriving_needs_no_other_reason() -> None:
    game = situation(path("S1", "g1", "F:g1"), "scout", round=7)
    found = told(game, "move 1 scout c")
    assert [reason.kind for reason in found.reasons] == ["arrive"]
    assert found.win == pytest.approx(1)
    assert found.arrival == 7


def test_steps_towards_the_finish() -> None:
    game = situation(path("S1", "g1", "g1", "y1", "F:g1"), "scout explorer", others="d")
    found = reasons(game, "move 1 scout c; end")
    assert found.keys() == {"progress"}
    assert found["progress"].about == {"steps": 2}
    assert reasons(game, "move 1 explorer b; end")["progress"].about == {"steps": 1}


def test_steps_of_both_pieces_add_up() -> None:
    board = path("S1", "g1", "g1", "g1", "F:g1")
    game = situation(board, "explorer explorer", at="a d")
    turn = "move 1 explorer b; move 2 explorer e; end"
    assert reasons(game, turn)["progress"].about == {"steps": 2}


def test_a_step_elsewhere() -> None:
    game = situation(path("S1", "g1", "g1", "F:b1"), "explorer", at="c")
    assert reasons(game, "move 1 explorer b; end").keys() == {"reposition"}


def test_doing_nothing_has_no_reason() -> None:
    found = told(situation(path("S1", "g1", "F:g1"), "sailor"), "end")
    assert found.reasons == ()


def test_a_blockade_and_who_would_be_next_to_take_it() -> None:
    board = ground("a=S1 b=g1 c=g1 d=g1 z=F:g1", "ac bc cd dz", blockades={1: "cd"})
    alone = situation(board, "explorer", at="c", others="a b")
    found = reasons(alone, "move 1 explorer #1; end")["blockade"]
    assert said(found) == "takes blockade 1"
    assert found.about == {"number": 1, "rival": None}
    rushed = situation(board, "explorer", at="c", others="a d")
    found = reasons(rushed, "move 1 explorer #1; end")["blockade"]
    assert said(found) == "takes blockade 1 before Cid can"
    assert found.about == {"number": 1, "rival": 2}


def test_an_arrival_tells_the_blockade_it_takes() -> None:
    board = ground("a=S1 z=F:g1", "az", blockades={1: "az"})
    found = reasons(situation(board, "scout"), "move 1 scout z via #1")
    assert found.keys() == {"arrive", "blockade"}


def test_a_thinner_deck() -> None:
    board = path("S1", "C2", "F:g1")
    found = reasons(situation(board, "traveler traveler scout"), "pay 1 b traveler,traveler; end")
    assert found.keys() == {"progress", "thin"}
    assert found["thin"].about == {"card": "traveler", "count": 2}
    game = situation(board, "sailor scout", turn={"pending": "scientist"})
    assert reasons(game, "remove sailor; end")["thin"].about == {"card": "sailor", "count": 1}
    game = situation(board, "sailor scout", tokens="remove_card")
    assert reasons(game, "token remove_card sailor; end")["thin"].about["card"] == "sailor"


def test_an_item_used_up_is_not_called_thinning() -> None:
    game = situation(path("S1", "g2", "F:b1"), "giant_machete")
    found = reasons(game, "move 1 giant_machete b; end")
    assert found.keys() == {"progress", "use_up"}
    assert found["use_up"].about == {"card": "giant_machete", "count": 1}


MARKET: dict[str, Any] = {"board": {"captain": 3, "scout": 3}, "reserve": {}}


def test_a_card_that_opens_the_way_ahead() -> None:
    game = situation(
        path("S1", "b3", "g1", "F:g1"), "traveler traveler", draw="explorer sailor", market=MARKET
    )
    found = reasons(game, "buy captain with traveler,traveler; end")
    assert found.keys() == {"open"}
    assert found["open"].about == {"card": "captain", "symbol": "paddle"}
    assert "helps on the river ahead" in said(found["open"])
    assert reasons(game, "buy scout with traveler; end").keys() == {"buy"}


def test_a_card_that_opens_nothing_new() -> None:
    game = situation(
        path("S1", "b3", "g1", "F:g1"), "traveler traveler", draw="captain", market=MARKET
    )
    found = reasons(game, "buy captain with traveler,traveler; end")
    assert found.keys() == {"buy"}
    assert found["buy"].about == {"card": "captain"}


def test_a_card_for_nothing_is_told_too() -> None:
    game = situation(path("S1", "b3", "F:g1"), "transmitter", draw="sailor", market=MARKET)
    found = reasons(game, "take captain; end")
    assert found.keys() == {"open", "use_up"}


def test_cards_kept() -> None:
    game = situation(path("S1", "b1", "F:g1"), "scout explorer traveler")
    found = reasons(game, "end keep explorer,scout")["keep"]
    assert found.about == {"cards": ["explorer", "scout"]}
    assert said(found) == "keeps Explorer and Scout for the next turn"


def test_caves() -> None:
    board = ground("a=S1 b=g1 k=MC z=F:b1", "ab bk bz", caves={"k": "coin_1 coin_2"})
    found = reasons(situation(board, "explorer"), "move 1 explorer b; end")
    assert found.keys() == {"progress", "cave"}
    assert found["cave"].about == {"caves": 1}


def sensitive() -> Network:
    """Expects an arrival in one round if one machete brings a piece nearer, else in ten."""
    first = np.zeros((INPUTS, 1), np.float32)
    first[PER_FIELD * len(WEIGHTS) + 1] = 1
    last = np.zeros((1, HORIZON), np.float32)
    last[0, 1] = 1000
    offset = np.full(HORIZON, -50, np.float32)
    offset[10] = 0
    return Network([(first, np.zeros(1, np.float32)), (last, offset)])


def test_a_rival_held_up() -> None:
    board = ground("a=S1 b=S2 c=g1 d=g1 z=F:g1", "ac bc cd ad dz")
    game = situation(board, "explorer", others="b")
    found = told(game, "move 1 explorer c; end", sensitive())
    assert [said(r) for r in found.reasons if r.kind == "hinder"] == ["blocks Bob"]
    found = told(game, "move 1 explorer d; end", sensitive())
    assert not [r for r in found.reasons if r.kind == "hinder"]


@pytest.mark.parametrize(
    ("hand", "tokens", "action"),
    [
        ("cartographer", "", "play cartographer"),
        ("", "draw_card", "token draw_card"),
        ("sailor", "replace_cards", "token replace_cards sailor"),
    ],
)
def test_drawing_first(hand: str, tokens: str, action: str) -> None:
    game = situation(
        path("S1", "g1", "F:g1"), hand, draw="explorer scout sailor", tokens=tokens, round=3
    )
    ideas = Planner("test", PLANNER, Network.fresh(1), 1).explain(mover(game))
    drawing = [found for found in ideas if [str(a) for a in found.actions] == [action]]
    assert len(drawing) == 1
    (reason,) = drawing[0].reasons
    assert reason.kind == "draw"
    assert reason.about == {"with": action.split()[1]}
    assert drawing[0].arrival >= 3


def test_ideas_differ_in_more_than_what_is_kept() -> None:
    game = situation(path("S1", "b1", "b1", "F:g1"), "scout explorer traveler", market=MARKET)
    ideas = Planner("test", PLANNER, Network.fresh(1), 1).explain(mover(game), count=9)
    assert len(ideas) > 1
    without_end = ["; ".join(map(str, found.actions[:-1])) for found in ideas]
    assert len(set(without_end)) == len(ideas)


def test_no_more_ideas_than_asked_for() -> None:
    game = Game.new("first_game", players=3, seed=2)
    bot = Planner("test", PLANNER, Network.fresh(1), 1)
    assert [len(bot.explain(mover(game), count)) for count in (1, 2, 3)] == [1, 2, 3]
    assert len(bot.explain(mover(game))) == 3


def said(reason: Reason) -> str:
    """A reason in English; it can be said in every language."""
    words = {}
    for language in reversed(LANGUAGES):
        speak(language)
        words[language] = reason_text(reason.kind, reason.about, ("Ann", "Bob", "Cid", "Dee"))
    return words["en"]


def check(game: Game, ideas: list[Idea]) -> None:
    """What holds of ideas in any position."""
    assert 1 <= len(ideas) <= 3
    assert len({found.actions for found in ideas}) == len(ideas)
    values = []
    for found in ideas:
        assert 0 <= found.win <= 1
        assert found.arrival >= game.round
        assert found.actions
        assert all(said(reason) for reason in found.reasons)
        if 0 < found.win < 1:
            values.append(found.win - PACE * found.arrival)
    assert values == pytest.approx(sorted(values, reverse=True))
    after = game.copy()
    for action in ideas[0].actions:
        assert action in after.legal_actions()
        chance = after.apply(action)
        if chance.drawn or chance.found:
            break


@pytest.mark.parametrize("ground", ["yard", "serpentine"])
def test_ideas_at_any_moment(ground: str) -> None:
    """Pending removals, purchases done, items just used."""
    for seed in range(16):
        game = position(ground, 900 + seed)
        try:
            check(game, Planner("test", PLANNER, Network.fresh(seed), seed).explain(mover(game)))
        except Exception as error:
            error.add_note(f"{ground}, {900 + seed}")
            raise


def test_ideas_while_a_symbol_is_changed() -> None:
    game = situation(path("S1", "b2", "F:g1"), "scout traveler", tokens="change_symbol", round=5)
    game.apply("token change_symbol")
    check(game, Planner("test", PLANNER, Network.fresh(1), 1).explain(mover(game)))


def test_ideas_when_an_item_that_has_paid_can_be_saved() -> None:
    game = situation(path("S1", "b2", "F:g1"), "treasure_chest", tokens="keep_item", round=5)
    game.apply("buy trailblazer with treasure_chest")
    ideas = Planner("test", PLANNER, Network.fresh(1), 1).explain(mover(game))
    assert str(ideas[0].actions[0]) == "token keep_item"
    check(game, ideas)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_explains(level: str) -> None:
    game = Game.new("first_game", players=3, seed=4)
    bot: Any = make_bot(level, seed=1, seconds=None)
    check(game, bot.explain(mover(game)))


def test_being_asked_for_ideas_leaves_the_view_alone() -> None:
    game = Game.new("first_game", players=3, seed=4)
    view = mover(game)
    bot: Any = make_bot("pathfinder", seed=1, seconds=None)
    bot.explain(view)
    assert view == mover(game)
