"""Options: in a few bytes everything the seat to move may do."""

import random
from collections.abc import Callable, Iterable
from itertools import chain, combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado.core import hand as hand_choices
from eldorado.core import market
from eldorado.core.actions import (
    Action,
    Buy,
    End,
    Move,
    Native,
    Pay,
    Play,
    Remove,
    Take,
    UseToken,
)
from eldorado.core.game import Game
from eldorado.core.kinds import CARD, CARD_SYMBOLS, COIN, ITEM, REPLACE_AT_MOST
from eldorado.core.payments import payment_cost
from eldorado.core.position import read_position
from eldorado.core.state import Variant
from eldorado.facts import known_routes
from eldorado.table.options import options
from tests.situations import ground, path, situation

ROUTES = list(known_routes())


def played(seed: int, steps: int, caves: bool, players: int, free: bool) -> Game:
    """A game after some random actions; turns end late, so that hands and plays are many."""
    rng = random.Random(seed)
    variant = Variant(caves=caves, free_order=free)
    game = Game.new(ROUTES[seed % len(ROUTES)], players, seed, variant)
    for _ in range(steps):
        actions = game.legal_actions()
        busy = [action for action in actions if not isinstance(action, End)]
        action = rng.choice(busy if busy and rng.random() < 0.7 else actions)
        game.apply(action)
        if game.finished:
            break
    return game


def chosen(hand: Iterable[str], sizes: Iterable[int]) -> set[str]:
    """Every choice of so many cards, as it is written."""
    found = chain.from_iterable(combinations(sorted(hand, key=CARD.get), n) for n in sizes)  # type: ignore[arg-type]
    return {",".join(cards) for cards in found}


def composed(game: Game) -> dict[type[Action], set[str]]:
    """Every action a client can compose from options, as text, movements and purchases aside."""
    view = game.view(game.to_move)
    offered = options(view)
    document: Any = view.to_json()
    hand = document["players"][game.to_move]["hand"]
    items = set(document["turn"].get("items_used", ()))
    cards: dict[str, set[str]] = {
        "remove_card": chosen(hand, [1]),
        "replace_cards": chosen(hand, range(1, REPLACE_AT_MOST + 1)),
        "keep_item": {""} if len(items) == 1 else items,
    }
    keeps = chosen(hand, range(len(hand) + 1)) if offered.get("end") else set()
    return {
        Play: {f"play {card}" for card in offered.get("plays", ())},
        Take: {f"take {card}" for card in offered.get("takes", ())},
        Remove: {f"remove {gone or 'none'}" for gone in chosen(hand, range(offered["removes"] + 1))}
        if "removes" in offered
        else set(),
        UseToken: {
            f"token {kind} {named}".strip()
            for kind in offered.get("tokens", ())
            for named in cards.get(kind, {""})
        },
        End: {f"end keep {kept}" if kept else "end" for kept in keeps},
    }


def movers(actions: Iterable[Action], kind: type[Move] | type[Native]) -> dict[str, list[str]]:
    """Which cards move which piece."""
    found: dict[str, list[str]] = {}
    for move in actions:
        if isinstance(move, kind):
            card = str(move).split()[0] if isinstance(move, Native) else move.card
            if isinstance(move, Move) and move.symbol:
                card += f":{move.symbol}"
            cards = found.setdefault(str(move.piece), [])
            if card not in cards:
                cards.append(card)
    return found


def payers(actions: Iterable[Action]) -> list[int]:
    """The pieces that something can be paid for."""
    return list(dict.fromkeys(action.piece for action in actions if isinstance(action, Pay)))


def loses_item(buy: Buy) -> bool:
    """Whether an item is used up by this payment."""
    for source in buy.sources:
        card = CARD.get(source.removesuffix(":coin"))
        if card is not None and ITEM[card] and (":" in source or COIN in CARD_SYMBOLS[card]):
            return True
    return False


def check(game: Game) -> None:
    actions = game.legal_actions()
    for kind, texts in composed(game).items():
        assert texts == {str(action) for action in actions if type(action) is kind}
    document = options(game.view(game.to_move))
    assert document.get("moves", {}) == movers(actions, Move)
    assert document.get("natives", {}) == movers(actions, Native)
    assert document.get("pays", []) == payers(actions)
    buys = [action for action in actions if isinstance(action, Buy)]
    offered = options(game.view(game.to_move)).get("buys", {})
    assert offered.keys() == {buy.card for buy in buys}
    for card, sources in offered.items():
        payment = Buy(card, tuple(sources))
        assert payment in buys
        if loses_item(payment):
            assert all(loses_item(buy) for buy in buys if buy.card == card)


positions = st.builds(
    played,
    seed=st.integers(0, 10_000),
    steps=st.integers(0, 150),
    caves=st.booleans(),
    players=st.integers(2, 4),
    free=st.booleans(),
)


@pytest.mark.clause("T-02")
@settings(max_examples=60, deadline=None)
@given(game=positions)
def test_options_are_the_legal_actions_in_short(game: Game) -> None:
    check(game)


SITUATIONS: dict[str, Callable[[], Game]] = {
    "scientist": lambda: situation(
        path("g1", "g1", "F:g1"),
        "explorer sailor",
        others="a",
        turn={"bought": False, "pending": "scientist"},
    ),
    "travel_log": lambda: situation(
        path("g1", "F:g1"),
        "explorer sailor scout",
        others="a",
        turn={"bought": False, "pending": "travel_log"},
        players=[
            {"pieces": ["a"], "hand": ["explorer", "sailor", "scout"], "removed": ["travel_log"]},
            {"pieces": ["a"]},
        ],
    ),
    "tokens": lambda: situation(
        path("g1", "R2", "C1", "F:g1"),
        "explorer sailor scout native transmitter cartographer",
        others="a",
        draw="sailor",
        tokens="draw_card remove_card replace_cards pass_through change_symbol native_token coin_2",
    ),
    "blockades": lambda: situation(
        ground(
            "a=g1 b=g1 c=g1 d=g1 z=F:g1",
            "ab bc cd ad dz",
            blockades={1: "ab", 2: "ad", 3: "bc"},
        ),
        "trailblazer giant_machete pioneer traveler native explorer",
        others="a",
        tokens="machete_1",
    ),
    "items": lambda: situation(
        path("g1", "F:g1"),
        "prop_plane treasure_chest giant_machete traveler",
        others="a",
        tokens="keep_item coin_1",
    ),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_options_in_special_situations(name: str) -> None:
    check(SITUATIONS[name]())


@pytest.mark.clause("V-28")
def test_options_while_a_changed_symbol_waits() -> None:
    game = SITUATIONS["tokens"]()
    game.apply("token change_symbol")
    check(game)
    assert "end" not in options(game.view(0))


@pytest.mark.clause("V-28")
def test_options_while_one_and_two_changed_symbols_wait() -> None:
    game = situation(
        path("g1", "b1", "F:g1"),
        "trailblazer captain",
        tokens="change_symbol change_symbol",
        market={"board": {"pioneer": 3, "captain": 3}, "reserve": {}},
    )
    check(game)
    assert options(game.view(0))["tokens"] == ["change_symbol"]
    game.apply("token change_symbol")
    check(game)
    assert options(game.view(0)).keys() == {"moves", "tokens", "buys"}
    game.apply("token change_symbol")
    check(game)
    assert options(game.view(0)) == {"buys": {"pioneer": ["trailblazer:coin", "captain:coin"]}}


@pytest.mark.clause("T-05", "T-06", "V-29")
def test_options_after_the_purchase_hold_natives_and_pass_through_but_no_other_movement() -> None:
    game = situation(
        path("y1", "g1", "F:g1"),
        "traveler native explorer",
        tokens="native_token pass_through machete_1",
    )
    game.apply("buy scout with traveler")
    check(game)
    offered = options(game.view(0))
    assert offered.keys() == {"natives", "tokens", "end"}
    assert offered["natives"] == {"1": ["native", "native_token"]}
    assert offered["tokens"] == ["pass_through"]


@pytest.mark.clause("V-27")
def test_options_when_two_items_could_be_kept() -> None:
    game = situation(
        path("g1", "F:g1"),
        "treasure_chest prop_plane",
        others="a",
        tokens="keep_item",
        market={"board": {"native": 3}, "reserve": {}},
    )
    game.apply("buy native with treasure_chest,prop_plane")
    check(game)
    assert options(game.view(0))["tokens"] == ["keep_item"]


def test_the_suggested_payment_wastes_least() -> None:
    hand = "traveler photographer treasure_chest sailor sailor"
    game = situation(path("g1", "F:g1"), hand, others="a", tokens="coin_2")
    buys = options(game.view(0))["buys"]
    assert buys["scout"] == ["traveler"]
    assert buys["photographer"] == ["traveler", "sailor", "sailor"]


def test_nobody_else_has_options() -> None:
    game = SITUATIONS["tokens"]()
    assert options(game.view(1)) == {}
    assert options(game.view(None)) == {}


@settings(max_examples=60, deadline=None)
@given(game=positions)
def test_the_suggested_payment_is_the_best_of_all(game: Game) -> None:
    buys = [action for action in game.legal_actions() if isinstance(action, Buy)]
    for card, sources in options(game.view(game.to_move)).get("buys", {}).items():
        best = min(payment_cost(buy.sources) for buy in buys if buy.card == card)
        assert payment_cost(tuple(sources)) == best


def test_options_of_a_large_hand_list_no_combinations() -> None:
    """Listing the choices of a hand takes time that doubles with every card."""
    hand = [card for card in CARD if card != "native"]
    table = Game.new("hills_of_gold", 2, seed=1, start=0, variant=Variant(caves=True)).position()
    table["players"][0] |= {"hand": hand, "tokens": ["change_symbol"] * 2 + ["replace_cards"]}
    game = read_position(table, seed=1)  # larger than strangers may send, as hands grow in play
    found = options(game.view(0))
    assert {"moves", "buys", "tokens", "end"} <= found.keys()
    cards = game.player.hand
    assert all(cards != key[0] for key in market._PURSES)
    uses = hand_choices.uses_of(cards)
    assert not uses._selections
    assert not uses._ends


def test_options_of_a_hoarder_stay_small() -> None:
    """Twelve different cards in hand, two pieces in the open, everything on sale."""
    hand = (
        "explorer traveler sailor scout trailblazer pioneer captain photographer millionaire "
        "adventurer prop_plane transmitter giant_machete"
    )
    table = Game.new("hills_of_gold", 2, seed=1, start=0).position()
    table["players"][0]["hand"] = hand.split()
    game = Game.from_position(table)
    assert len(msgspec.json.encode(options(game.view(0)))) < 1_500
