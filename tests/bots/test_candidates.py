"""Every turn the planner proposes can be played, and leads where it says."""

import random

import numpy as np
import pytest

from eldorado import Game
from eldorado.bots.planner.judging.candidates import (
    FINE,
    Candidate,
    CandidateSearch,
    TurnMemory,
    best_of_each,
)
from eldorado.bots.planner.judging.network import HORIZON, Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.sampled_worlds import next_turn
from eldorado.bots.planner.search.width import NARROW, WIDE, Width
from eldorado.core.actions import Action, Buy, End
from eldorado.core.kinds import CARD, CARD_IDS, TOKEN, TOKEN_IDS
from eldorado.core.state import NO_CARD, joined, without
from eldorado.core.zones.stock import stock_after
from eldorado.lab.training.selfplay import closing_features
from tests.bots.positions import GROUNDS, glass, mover, position, spread
from tests.situations import path, situation

MINDS = [Network.fresh(seed) for seed in range(4)]
"""Untrained: each prefers other turns."""

POSITIONS = 24
"""Per ground."""


def proposed(game: Game, seed: int) -> list[Candidate]:
    """The turns that one of the minds thinks best."""
    world = mover(game).world
    network = MINDS[seed % len(MINDS)]
    search = CandidateSearch(
        world, network, Rivals(world, network).worth, NARROW if seed % 2 else WIDE
    )
    return search.candidates(30)


def played(game: Game, actions: list[Action]) -> tuple[Game, bool]:
    """The game after these actions, as far as nothing comes to light, and whether it did."""
    after = game.copy()
    for action in actions:
        chance = after.apply(action)
        if chance.drawn or chance.found:
            return after, True
    return after, False


def spent(closing_sources: tuple[str, ...]) -> tuple[int, ...]:
    """The cards among the sources of a purchase."""
    names = [source for source in closing_sources if source not in TOKEN]
    return tuple(CARD[name.removesuffix("/2").removesuffix(":coin")] for name in names)


def agrees(game: Game, candidate: Candidate) -> None:
    """Plays a turn up to its end and compares the position with what was claimed."""
    node, closing = candidate.node, candidate.closing
    actions = candidate.actions()
    if not node.arrived():
        assert isinstance(actions[-1], End)
        actions = actions[:-1]
    seat = game.to_move
    before = game.players[seat]
    after, revealed = played(game, actions)
    assert revealed == bool(node.explored)
    if revealed:
        return
    player = after.players[seat]
    won = [n for n, left in zip(game.blockades, node.blockades, strict=True) if n != left]
    assert player.pieces == node.pieces
    assert after.blockades == node.blockades
    assert player.blockades == joined(before.blockades, tuple(won))
    assert player.tokens == without(node.tokens, closing.tokens)
    assert player.hand == without(node.hand, spent(closing.sources))
    assert player.removed == joined(before.removed, joined(node.removed, closing.consumed))
    gained = tuple(card for card in (node.taken, closing.bought) if card != NO_CARD)
    assert owned(after, seat) == sorted(
        without(joined(tuple(owned(game, seat)), gained), node.removed + closing.consumed)
    )
    assert (after.piles, after.market) == stock_after(game, node.taken, closing.bought)
    without(player.hand, closing.kept)
    if node.arrived():
        assert player.arrived
    else:
        assert after.turn.passing == node.passing
        assert after.turn.bought == (game.turn.bought or closing.bought != NO_CARD)


def owned(game: Game, seat: int) -> list[int]:
    player = game.players[seat]
    return sorted(player.hand + player.draw + player.discard + player.play)


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_proposed_turn_is_legal_and_leads_where_it_says(ground: str) -> None:
    for seed in range(POSITIONS):
        game = position(ground, seed)
        world = mover(game).determinize(random.Random(seed))
        found = proposed(game, seed)
        assert found, f"{ground}, {seed}: not even ending the turn"
        for candidate in found:
            text = "; ".join(map(str, candidate.actions()))
            try:
                agrees(world, candidate)
                played(world, candidate.actions())
            except Exception as error:
                error.add_note(f"{ground}, {seed}: {text}")
                raise


def test_the_positions_put_everything_to_use() -> None:
    """Otherwise the test above would show little."""
    held: set[int] = set()
    tokens: set[int] = set()
    verbs: set[str] = set()
    for seed in range(70):
        game = position("yard", seed)
        held |= set(game.player.hand)
        tokens |= set(game.player.tokens)
        for candidate in proposed(game, seed):
            for action in candidate.actions():
                words = str(action).split()
                verbs.add(" ".join(words[:2]) if words[0] == "token" else words[0])
                verbs |= {f"token {word}" for word in words[1:] if word in TOKEN}
                verbs |= {"via"} & set(words)
    assert {CARD_IDS[card] for card in held} == set(CARD_IDS)
    assert {TOKEN_IDS[token] for token in tokens} == set(TOKEN_IDS)
    drawing = {"token draw_card", "token replace_cards"}
    assert verbs == {
        *("move", "pay", "native", "native_token", "take", "remove", "buy", "end", "via"),
        *({f"token {token}" for token in TOKEN_IDS} - drawing - {"token native_token"}),
    }


@pytest.mark.parametrize("ground", GROUNDS)
def test_what_is_judged_is_what_a_seat_looks_like_after_the_turn(ground: str) -> None:
    """The parts the planner puts together are those of `insight`."""
    network = glass()
    for seed in range(6):
        game = position(ground, seed)
        world = mover(game).world
        found = CandidateSearch(world, network, spread(seed), NARROW).candidates(30)
        for candidate in found:
            if candidate.node.explored or candidate.node.arrived():
                continue
            after, _ = played(world, candidate.actions()[:-1])
            told = closing_features(after, candidate.closing.kept)
            shown = network.seats([told])[0]
            assert candidate.chances == pytest.approx(shown, rel=1e-4), str(candidate.actions())


def test_a_turn_that_arrives_is_judged_as_no_rounds_left() -> None:
    game = situation(path("S1", "g1", "F:g1"), "pioneer explorer", others="b")
    found = [c for c in proposed(game, 0) if c.node.arrived()]
    assert not found
    game = situation(path("S1", "g1", "F:g1"), "pioneer explorer")
    arrived = [c for c in proposed(game, 0) if c.node.arrived()]
    assert arrived
    for candidate in arrived:
        assert candidate.chances.tolist() == [1.0] + [0.0] * (HORIZON - 1)
        assert candidate.rounds == 0
        assert not isinstance(candidate.actions()[-1], End)


@pytest.mark.parametrize(("at", "saved"), [("b", False), ("gate b", False), ("b a", True)])
def test_an_item_can_be_saved_unless_it_ends_the_turn(at: str, saved: bool) -> None:
    """The turn is over when the last piece arrives: no token is used after that."""
    game = situation(path("S1", "g1", "F:g3"), "giant_machete", at=at, tokens="keep_item")
    found = [c for c in everything(game) if str(c.actions()[0]).endswith("giant_machete c")]
    assert found
    assert any("token keep_item" in map(str, c.actions()) for c in found) == saved
    for candidate in found:
        agrees(game, candidate)


def test_the_last_card_is_not_taken_and_bought_too() -> None:
    market = {"board": {"scout": 1, "captain": 3}, "reserve": {}}
    game = situation(path("S1", "g1", "F:g1"), "transmitter traveler traveler", market=market)
    turns = ["; ".join(map(str, c.actions())) for c in everything(game)]
    assert any("take scout; buy captain" in turn for turn in turns)
    assert any("take captain; buy scout" in turn for turn in turns)
    assert any("take captain; buy captain" in turn for turn in turns)
    assert not any("take scout; buy scout" in turn for turn in turns)


def test_nothing_is_bought_twice() -> None:
    game = situation(path("S1", "g1", "F:g1"), "traveler traveler", turn={"bought": True})
    turns = [candidate.actions() for candidate in everything(game)]
    assert turns
    assert not any(isinstance(action, Buy) for turn in turns for action in turn)


def test_nobody_moves_after_a_purchase_unless_the_order_is_free() -> None:
    for free in (False, True):
        game = situation(
            path("S1", "g1", "F:g1"),
            "explorer",
            turn={"bought": True},
            variant={"free_order": free},
        )
        assert any(c.node.pieces != game.player.pieces for c in everything(game)) == free


@pytest.mark.clause("T-06", "V-30")
@pytest.mark.parametrize(("hand", "tokens"), [("native", ""), ("", "native_token")])
def test_the_native_goes_on_after_a_purchase(hand: str, tokens: str) -> None:
    game = situation(path("S1", "g1", "F:g1"), hand, tokens=tokens, turn={"bought": True})
    found = [c for c in everything(game) if c.node.pieces != game.player.pieces]
    assert found
    for candidate in found:
        agrees(game, candidate)


@pytest.mark.clause("V-29", "T-06")
def test_pass_through_is_thought_of_after_a_purchase_for_a_native_only() -> None:
    for hand, used in (("explorer", False), ("native", True)):
        game = situation(
            path("S1", "g1", "F:g1"), hand, tokens="pass_through", others="b", turn={"bought": True}
        )
        turns = {"; ".join(map(str, c.actions())) for c in everything(game)}
        assert any(turn.startswith("token pass_through; native 1 b") for turn in turns) == used


@pytest.mark.clause("V-28")
def test_purchases_with_one_and_with_two_changed_cards_are_proposed() -> None:
    market = {"board": {"pioneer": 3, "scout": 3}, "reserve": {}}
    game = situation(
        path("S1", "MM"), "trailblazer captain", tokens="change_symbol " * 2, market=market
    )
    found = everything(game)
    turns = {"; ".join(map(str, c.actions())) for c in found}
    change = "token change_symbol; "
    assert f"{change}{change}buy pioneer with trailblazer:coin,captain:coin; end" in turns
    assert any(turn.startswith(f"{change}buy scout with ") for turn in turns)
    for candidate in found:
        agrees(game, candidate)


@pytest.mark.clause("V-28", "I-02")
def test_an_item_changed_into_coins_is_known_to_be_used_up() -> None:
    market = {"board": {"pioneer": 3}, "reserve": {}}
    game = situation(path("S1", "MM"), "giant_machete", tokens="change_symbol", market=market)
    bought = [c for c in everything(game) if c.closing.bought != NO_CARD]
    assert [CARD_IDS[card] for card in bought[0].closing.consumed] == ["giant_machete"]
    agrees(game, bought[0])


def test_a_pending_removal_is_answered_first() -> None:
    game = situation(
        path("S1", "g1", "F:y1"), "explorer sailor traveler", turn={"pending": "scientist"}
    )
    firsts = {str(candidate.actions()[0]) for candidate in everything(game)}
    assert firsts == {"remove none", "remove explorer", "remove sailor", "remove traveler"}


def test_turns_come_best_first_and_no_more_than_asked_for() -> None:
    game = position("first_game", 3)
    world = mover(game).world
    search = CandidateSearch(world, MINDS[0], Rivals(world, MINDS[0]).worth, WIDE)
    values = [candidate.value for candidate in search.candidates(9)]
    assert len(values) == 9
    assert values == sorted(values, reverse=True)
    assert values == pytest.approx(
        [float(np.dot(c.chances, Rivals(world, MINDS[0]).worth)) for c in search.candidates(9)],
        abs=1 / FINE,
    )


@pytest.mark.parametrize("most", [1, 2, 5])
def test_keeping_cards_is_considered_where_it_looks_best(most: int) -> None:
    """However many turns are asked for, no more positions than its width says."""
    game = position("first_game", 3)
    world = mover(game).world
    search = CandidateSearch(world, MINDS[0], Rivals(world, MINDS[0]).worth, Width(40, most))
    kept = {id(one.node) for one in search.candidates(100_000) if one.closing.kept}
    assert len(kept) == most


def everything(game: Game) -> list[Candidate]:
    """Every turn the planner knows of."""
    world = mover(game).world
    every = Width(WIDE.beam, 100_000)
    return CandidateSearch(world, MINDS[0], Rivals(world, MINDS[0]).worth, every).candidates(
        100_000
    )


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_memory_changes_nothing_about_the_best_turns(ground: str) -> None:
    """Worlds of one decision share what was worked out, and find the same turns."""
    view = mover(position(ground, 5))
    worth = Rivals(view.world, MINDS[0]).worth
    dice = random.Random(1)
    worlds = [view.determinize(dice) for _ in range(4)]
    for world in worlds:
        for action in CandidateSearch(world, MINDS[1], worth, NARROW).candidates(1)[0].actions():
            world.apply(action)
        next_turn(world, view.world.to_move)
    worlds += [world.copy() for world in worlds]
    memory = TurnMemory()
    for _ in range(2):
        shared = best_of_each(worlds, [worth] * len(worlds), MINDS[0], NARROW, memory)
        for world, turn in zip(worlds, shared, strict=True):
            alone = best_of_each([world], [worth], MINDS[0], NARROW)[0]
            assert turn.actions() == alone.actions()
            assert turn.value == pytest.approx(alone.value, abs=1e-6)
    assert len(memory.best) <= 4
