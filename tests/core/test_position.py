"""Position documents: complete, readable back, and strict about what makes no sense."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from eldorado import Game, ParseError, Variant
from eldorado.errors import PositionError
from eldorado.facts import CARDS, TOKENS
from tests.situations import ground, path, piles, refused, situation, texts, zone

CARD_IDS = [card.id for card in CARDS]


def round_trip(game: Game) -> Game:
    """The game read back from its document as text."""
    document = game.position()
    copy = Game.from_position(json.loads(json.dumps(document)))
    assert copy == game
    assert copy.position() == document
    assert copy.legal_actions() == game.legal_actions()
    assert copy.outcome() == game.outcome()
    return copy


EVERYTHING = ground(
    "a=S1 b=g1 c=R1 d=C1 e=b1 f=y1 k=MC z=F:g1",
    "ab ac ad ae af bk bz",
    blockades={1: "ae", 3: "af"},
    caves={"k": "coin_2 machete_1"},
)
MOMENTS: dict[str, list[str]] = {
    "fresh turn": [],
    "after a movement and its exploration": ["move 1 explorer b"],
    "after a purchase": ["buy scout with traveler"],
    "scientist to be answered": ["play scientist"],
    "travel log to be answered": ["play travel_log"],
    "pass_through in force": ["token pass_through"],
    "changed symbol waiting": ["token change_symbol"],
    "item to be kept": ["take native"],
    "one of two items to be kept": ["buy pioneer with treasure_chest,prop_plane"],
    "item kept": ["take native", "token keep_item"],
    "blockade taken": ["move 1 explorer #1"],
    "blockade paid": ["pay 1 #3 sailor"],
    "cards removed": ["pay 1 d sailor"],
    "after the turn": ["end keep explorer"],
    "after a shuffle": ["play cartographer"],
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_of_a_turn_round_trips(moment: str) -> None:
    game = situation(
        EVERYTHING,
        "explorer sailor traveler scientist travel_log cartographer transmitter prop_plane"
        " treasure_chest",
        draw="scout",
        discard="captain pioneer native",
        tokens="pass_through change_symbol keep_item",
        others="a",
        market={"board": {"scout": 3}},
    )
    for action in MOMENTS[moment]:
        game.apply(action)
    round_trip(game)


def test_the_end_of_a_game_round_trips() -> None:
    game = situation(path("g1", "F:g1"), "explorer", others="a")
    game.apply("move 1 explorer b")
    round_trip(game)
    game.apply("end")
    copy = round_trip(game)
    assert copy.outcome() is not None
    assert copy.legal_actions() == []


def test_quiet_rounds_round_trip() -> None:
    game = situation(path("g1"), others="a")
    for _ in range(3):
        game.apply("end")
    copy = round_trip(game)
    for _ in range(3):
        game.apply("end")
        copy.apply("end")
    assert game.outcome() == copy.outcome()
    assert game.outcome() is not None


def test_a_piece_on_the_gate_round_trips() -> None:
    game = situation(path("g1", "F:g1"), "explorer explorer", at="a a", others="a")
    game.apply("move 1 explorer b")
    assert game.position()["players"][0]["pieces"] == ["gate", "a"]
    round_trip(game)


@pytest.mark.parametrize("variant", [Variant(), Variant(True, True, True)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_round_trip_at_every_step(variant: Variant, players: int) -> None:
    rng = random.Random(players)
    game = Game.new("serpentine", players=players, seed=players, variant=variant)
    for _ in range(40):
        round_trip(game)
        game.apply(rng.choice(game.legal_actions()))


def test_the_document_is_plain_data_and_names_its_format() -> None:
    document = Game.new(seed=1).position()
    assert document["format"] == "eldorado-position/1"
    assert json.loads(json.dumps(document)) == document


@pytest.mark.parametrize("board", [{"route": "first_game"}, EVERYTHING])
def test_changing_a_document_does_not_change_the_game(board: dict[str, Any]) -> None:
    game = Game.from_position(
        {"board": board, "players": [{"pieces": ["B37" if "route" in board else "a"]}]}
    )
    before = deepcopy(game.position())

    def spoil(value: Any) -> None:
        if isinstance(value, dict | list):
            for part in list(value.values() if isinstance(value, dict) else value):
                spoil(part)
            value.clear()

    spoil(game.position())
    assert game.position() == before


def test_reading_does_not_change_the_document() -> None:
    document = Game.new(seed=1, variant=Variant(caves=True)).position()
    before = deepcopy(document)
    Game.from_position(document).apply("end")
    assert document == before


def test_a_board_and_players_are_enough() -> None:
    game = Game.from_position({"board": {"route": "first_game"}, "players": [{}, {}, {}]}, seed=1)
    fresh = Game.new("first_game", players=3, seed=1, start=0)
    document = game.position()
    for field in ("variant", "market", "to_move", "start", "round", "turn"):
        assert document[field] == fresh.position()[field]
    assert [player["pieces"] for player in document["players"]] == [
        player["pieces"] for player in fresh.position()["players"]
    ]
    assert all(document["board"]["blockades"])
    assert zone(game, "hand") == zone(game, "tokens") == []


def test_two_players_start_with_two_pieces_each() -> None:
    board = ground("a=S1 b=S2 c=S3 d=S4", "")
    game = Game.from_position({"board": board, "players": [{}, {}], "start": 1})
    assert [zone(game, "pieces", seat) for seat in (0, 1)] == [["b", "d"], ["a", "c"]]
    assert game.to_move == 1


def test_missing_caves_are_dealt_by_the_seed() -> None:
    document = {"board": {"route": "first_game"}, "players": [{}], "variant": {"caves": True}}
    deals = [Game.from_position(document, seed=seed).position() for seed in (1, 1, 2)]
    assert deals[0] == deals[1]
    assert deals[0]["board"]["caves"] != deals[2]["board"]["caves"]
    assert {len(pile) for pile in deals[0]["board"]["caves"].values()} == {4}


def test_missing_blockades_are_drawn_from_those_nobody_holds() -> None:
    players = [{"blockades": [2, 5]}, {}, {}]
    for seed in range(20):
        board = {"board": {"route": "first_game"}, "players": players}
        drawn = Game.from_position(board, seed=seed).position()["board"]["blockades"]
        assert set(drawn) == {1, 3, 4, 6}


def test_a_blockade_somebody_holds_is_off_a_hand_made_board() -> None:
    board = ground("a=g1 b=g1", "ab", blockades={1: "ab"})
    document = {"board": board, "players": [{"pieces": ["a"], "blockades": [1]}]}
    document["players"][0]["hand"] = ["explorer"]  # type: ignore[index]
    game = Game.from_position(document)
    assert "move 1 explorer b" in texts(game)
    round_trip(game)


@pytest.mark.parametrize(
    ("market", "on_board", "in_reserve"),
    [
        ({}, 6, 12),
        ({"board": {"scout": 3}}, 1, 12),
        ({"reserve": {"native": 1}}, 6, 1),
        ({"board": {}, "reserve": {}}, 0, 0),
        ({"board": {"native": 2, "scout": 0}}, 1, 11),
    ],
)
def test_a_missing_side_of_the_market_is_fresh(
    market: dict[str, Any], on_board: int, in_reserve: int
) -> None:
    board, reserve = piles(situation(path("g1"), market=market))
    assert (len(board), len(reserve)) == (on_board, in_reserve)


def test_tokens_in_the_document_turn_the_caves_on() -> None:
    assert situation(path("g1"), tokens="coin_1").variant.caves
    assert not situation(path("g1")).variant.caves


def test_an_arrived_player_needs_no_pieces() -> None:
    document = {"board": path("g1"), "players": [{"pieces": ["a"]}, {"arrived": 1}]}
    assert zone(Game.from_position(document), "pieces", 1) == ["gate", "gate"]


def base() -> dict[str, Any]:
    """A complete document to be broken."""
    board = ground("a=S1 b=g1 k=MC z=F:g1", "ab bk bz", blockades={1: "ab"}, caves={"k": "coin_1"})
    return {
        "format": "eldorado-position/1",
        "variant": {"caves": True, "full_race": False, "free_order": False},
        "board": board,
        "players": [
            {"pieces": ["a"], "hand": ["explorer"], "draw": ["scout"], "discard": ["sailor"]},
            {"pieces": ["b"], "play": [], "removed": ["compass"], "tokens": ["coin_2"]},
        ],
        "market": {"board": {"scout": 3}, "reserve": {"native": 3}},
        "to_move": 0,
        "start": 0,
        "round": 2,
        "turn": {"bought": False},
        "tokens": {"used": [], "spare": []},
        "quiet": {"rounds": 0, "acted": True},
        "finished": False,
    }


def test_the_document_about_to_be_broken_is_sound() -> None:
    round_trip(Game.from_position(base()))


GONE = object()


@pytest.mark.parametrize(
    ("where", "value", "path"),
    [
        ("format", "eldorado-position/9", "format"),
        ("format", None, "format"),
        ("board", GONE, "board"),
        ("board", [], "board"),
        ("board", {}, "board.route"),
        ("board", {"route": "nowhere"}, "board.route"),
        ("board", {"route": 7}, "board.route"),
        ("board", {"route": "B2-C9n-blue0"}, "board.route"),
        ("board.moat", {}, "board.moat"),
        ("board.spaces", {}, "board.spaces"),
        ("board.spaces", [], "board.spaces"),
        ("board.spaces.b", "g10", "board.spaces.b"),
        ("board.spaces.b", 1, "board.spaces.b"),
        ("board.spaces.b", "S1", "board.spaces.b"),
        ("board.spaces.gate", "g1", "board.spaces.gate"),
        ("board.spaces.9", "g1", "board.spaces.9"),
        ("board.edges", {}, "board.edges"),
        ("board.edges.0", ["a"], "board.edges[0]"),
        ("board.edges.0", ["a", "y"], "board.edges[0][1]"),
        ("board.edges.0", ["a", "a"], "board.edges[0]"),
        ("board.edges.1", ["b", "a"], "board.edges[1]"),
        ("board.blockades.0.number", 7, "board.blockades[0].number"),
        ("board.blockades.0.number", True, "board.blockades[0].number"),
        ("board.blockades.0.edges", [], "board.blockades[0].edges"),
        ("board.blockades.0.edges", [["a", "z"]], "board.blockades[0].edges[0]"),
        ("board.caves", [], "board.caves"),
        ("board.caves", {"b": ["coin_1"]}, "board.caves.b"),
        ("board.caves.k", "coin_1", "board.caves.k"),
        ("board.caves.k", ["coin_9"], "board.caves.k[0]"),
        ("players", GONE, "players"),
        ("players", [], "players"),
        ("players", [{}] * 5, "players"),
        ("players", {}, "players"),
        ("players.1", None, "players[1]"),
        ("players.1.purse", 3, "players[1].purse"),
        ("players.0.pieces", [], "players[0].pieces"),
        ("players.0.pieces", ["a", "b", "b"], "players[0].pieces"),
        ("players.0.pieces", "a", "players[0].pieces"),
        ("players.0.pieces", ["y"], "players[0].pieces[0]"),
        ("players.0.pieces", ["k"], "players[0].pieces[0]"),
        ("players.0.pieces", ["z"], "players[0].pieces[0]"),
        ("players.0.pieces", [None], "players[0].pieces[0]"),
        ("players.0.pieces", ["gate"], "players[0].arrived"),
        ("players.1.pieces", GONE, "players[1].pieces"),
        ("players.0.hand", ["wizard"], "players[0].hand[0]"),
        ("players.0.hand", ["explorer", 7], "players[0].hand[1]"),
        ("players.0.hand", ["explorer", ["scout"]], "players[0].hand[1]"),
        ("players.0.hand", "explorer", "players[0].hand"),
        ("players.0.hand", {"explorer": 1}, "players[0].hand"),
        ("players.0.draw", ["coin_1"], "players[0].draw[0]"),
        ("players.0.draw", ["scout"] * 300, "players[0]"),
        ("players.0.discard", [None], "players[0].discard[0]"),
        ("players.0.play", 0, "players[0].play"),
        ("players.0.removed", ["Scout"], "players[0].removed[0]"),
        ("players.0.tokens", ["scout"], "players[0].tokens[0]"),
        ("players.0.blockades", [0], "players[0].blockades[0]"),
        ("players.0.blockades", [True], "players[0].blockades[0]"),
        ("players.0.blockades", 1, "players[0].blockades"),
        ("players.0.arrived", -1, "players[0].arrived"),
        ("players.0.arrived", 1, "players[0].arrived"),
        ("players.0.arrived", 3, "players[0].arrived"),
        ("players.0.arrived", "no", "players[0].arrived"),
        ("variant", True, "variant"),
        ("variant.house", True, "variant.house"),
        ("variant.full_race", 1, "variant.full_race"),
        ("variant.caves", False, "variant.caves"),
        ("market", 3, "market"),
        ("market.stall", {}, "market.stall"),
        ("market.board", [], "market.board"),
        ("market.board.wizard", 1, "market.board.wizard"),
        ("market.board.explorer", 1, "market.board.explorer"),
        ("market.board.scout", 4, "market.board.scout"),
        ("market.board.scout", -1, "market.board.scout"),
        ("market.board.scout", 1.0, "market.board.scout"),
        ("market.board", dict.fromkeys(CARD_IDS[3:10], 1), "market.board"),
        ("market.reserve", {"scout": 1}, "market.reserve"),
        ("to_move", 2, "to_move"),
        ("to_move", "0", "to_move"),
        ("start", -1, "start"),
        ("round", 0, "round"),
        ("round", 1.5, "round"),
        ("turn", [], "turn"),
        ("turn.mood", 1, "turn.mood"),
        ("turn.bought", "yes", "turn.bought"),
        ("turn.pending", "cartographer", "turn.pending"),
        ("turn.pending", ["scientist"], "turn.pending"),
        ("turn.pass_through", 1, "turn.pass_through"),
        ("turn.change_symbol", 3, "turn.change_symbol"),
        ("turn.change_symbol", -1, "turn.change_symbol"),
        ("turn.change_symbol", "twice", "turn.change_symbol"),
        ("turn.items_used", ["compass"], "turn.items_used"),
        ("turn.items_used", ["wizard"], "turn.items_used[0]"),
        ("tokens", 1, "tokens"),
        ("tokens.lost", [], "tokens.lost"),
        ("tokens.used", ["wizard"], "tokens.used[0]"),
        ("tokens.spare", "coin_1", "tokens.spare"),
        ("quiet", 1, "quiet"),
        ("quiet.acted", None, "quiet.acted"),
        ("quiet.rounds", -1, "quiet.rounds"),
        ("finished", "no", "finished"),
        ("weather", "fine", "weather"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_path(where: str, value: Any, path: str) -> None:
    document = base()
    at: Any = document
    *parents, last = where.split(".")
    for part in parents:
        at = at[int(part)] if isinstance(at, list) else at[part]
    if isinstance(at, list):
        at[int(last)] = value
    elif value is GONE:
        del at[last]
    else:
        at[last] = value
    with pytest.raises(PositionError) as caught:
        Game.from_position(document)
    assert caught.value.path == path
    assert str(caught.value).startswith(f"{path}: ")


@pytest.mark.parametrize("document", [None, [], "first_game", 7, True])
def test_a_document_is_an_object(document: Any) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(document)
    assert caught.value.path == "document"


@pytest.mark.parametrize(
    ("blockades", "path"),
    [
        ([1, 2, 3], "board.blockades"),
        ([1, 2, 3, 7], "board.blockades[3]"),
        ([1, 2, 3, True], "board.blockades[3]"),
        ([1, 2, 3, 3], "board.blockades[3]"),
        ([1, 2, 3, 6], "board.blockades[3]"),
        ({"B": 1}, "board.blockades"),
    ],
)
def test_blockades_of_a_route_are_checked(blockades: Any, path: str) -> None:
    document = {
        "board": {"route": "first_game", "blockades": blockades},
        "players": [{"blockades": [6]}, {}, {}],
    }
    with pytest.raises(PositionError) as caught:
        Game.from_position(document)
    assert caught.value.path == path


def test_a_blockade_is_held_by_one_player_only() -> None:
    players = [{"pieces": ["a"], "blockades": [1]}, {"pieces": ["a"], "blockades": [1]}]
    with pytest.raises(PositionError):
        Game.from_position({"board": path("g1"), "players": players})


def test_a_player_who_has_arrived_is_not_to_move() -> None:
    document = {"board": path("g1"), "players": [{"arrived": 1}, {"pieces": ["a"]}]}
    with pytest.raises(PositionError) as caught:
        Game.from_position(document)
    assert caught.value.path == "to_move"


def test_a_changed_symbol_without_a_card_for_it_can_only_be_given_up() -> None:
    document = {
        "board": path("g1"),
        "players": [{"pieces": ["a"], "hand": ["native"]}],
        "turn": {"change_symbol": True},
    }
    game = Game.from_position(document)
    assert [str(action) for action in game.legal_actions()] == ["end", "end keep native"]
    refused(game, "native 1 a", "V-28")


def alone(**fields: Any) -> dict[str, Any]:
    """One player on one space, with further fields of the player."""
    return {"board": path("g1"), "players": [{"pieces": ["a"], **fields}]}


@pytest.mark.parametrize(
    "document",
    [
        alone(tokens=["keep_item"]) | {"turn": {"pending": "travel_log"}},
        alone(removed=["explorer"]) | {"turn": {"items_used": ["explorer"]}},
        alone() | {"variant": {"caves": False}, "tokens": {"used": ["coin_1"]}},
        alone() | {"variant": {"caves": False}, "tokens": {"spare": ["coin_1"]}},
    ],
)
def test_what_could_not_have_come_about_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        Game.from_position(document)


def test_two_players_do_not_arrive_at_the_same_time() -> None:
    players = [{"pieces": ["a"]}, {"arrived": 1}, {"arrived": 1}]
    with pytest.raises(PositionError) as caught:
        Game.from_position({"board": path("g1"), "players": players})
    assert caught.value.path == "players"


def test_what_lies_in_caves_is_no_part_of_a_hand_made_board() -> None:
    game = Game.from_position({"board": path("g1") | {"caves": {}}, "players": [{"pieces": ["a"]}]})
    assert "caves" not in game.position()["board"]


def test_values_that_cannot_even_be_shown_are_refused() -> None:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    for value in (deep, 10**5000):
        with pytest.raises(PositionError) as caught:
            Game.from_position(alone(hand=[value]))
        assert caught.value.path == "players[0].hand[0]"


WORDS = [*CARD_IDS, *(token.id for token in TOKENS), *base(), *base()["players"][0]]
atoms = (
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([*WORDS, "a", "b", "k", "z", "first_game", "gate", "scientist", "travel_log"])
)
anything = st.recursive(
    atoms,
    lambda part: (
        st.lists(part, max_size=4)
        | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=3), part, max_size=4)
    ),
    max_leaves=8,
)


def survives(document: Any) -> None:
    """Reads the document or refuses it properly; what is read can be played and read again."""
    try:
        game = Game.from_position(document, seed=1)
    except ParseError:
        return
    round_trip(game)
    for action in game.legal_actions()[:20]:
        copy = game.copy()
        copy.apply(action)
        round_trip(copy)


@settings(deadline=None, max_examples=150)
@given(anything)
def test_any_data_is_read_or_refused(document: Any) -> None:
    survives(document)


@settings(deadline=None, max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_change_to_a_sound_document_is_read_or_refused(data: st.DataObject) -> None:
    document = base()
    for _ in range(data.draw(st.integers(1, 3))):
        at: Any = document
        while True:
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(at[key], dict | list) and at[key] and data.draw(st.integers(0, 3)):
                at = at[key]
                continue
            if data.draw(st.booleans()):
                at[key] = data.draw(anything)
            elif isinstance(at, list):
                at.insert(key, data.draw(anything))
            else:
                at[data.draw(st.sampled_from(WORDS))] = at.pop(key)
            break
    survives(document)
