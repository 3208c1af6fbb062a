"""Exploring caves (V-01 to V-18, O-20)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado import Game, Variant
from eldorado.core.actions import Move, Native, Pay
from eldorado.facts import known_routes
from tests.situations import ground, piece, play, refused, situation, texts, zone

PILE = "coin_1 coin_2 machete_1"


def row(caves: dict[str, str] | None = None, blockades: dict[int, str] | None = None) -> Any:
    """Four spaces in a row; the cave k is next to b."""
    return ground(
        "a=g1 b=g1 c=g1 d=g1 k=MC",
        "ab bc cd bk",
        caves={"k": PILE} if caves is None else caves,
        blockades=blockades,
    )


def caves(game: Game) -> dict[str, list[str]]:
    """What is left in the caves, top first."""
    found: dict[str, list[str]] = game.position()["board"]["caves"]
    return found


@pytest.mark.clause("V-01", "V-02", "V-20")
@pytest.mark.parametrize("route", known_routes())
def test_every_cave_has_four_tokens_and_the_rest_is_put_away(route: str) -> None:
    game = Game.new(route, players=3, seed=1, variant=Variant(caves=True))
    mountains = [space.name for space in game.board.spaces if space.cave]
    assert list(caves(game)) == mountains
    assert {len(pile) for pile in caves(game).values()} == {4}
    spare = game.position()["tokens"]["spare"]
    assert len(spare) == 36 - 4 * len(mountains)
    mix = Counter(spare) + sum((Counter(pile) for pile in caves(game).values()), Counter())
    twos = "machete_1 paddle_1 coin_1 machete_3 keep_item pass_through native_token change_symbol"
    threes = "machete_2 paddle_2 coin_2 replace_cards"
    assert mix == {
        **dict.fromkeys(twos.split(), 2),
        **dict.fromkeys(threes.split(), 3),
        **dict.fromkeys(["draw_card", "remove_card"], 4),
    }


@pytest.mark.clause("V-01")
def test_the_tokens_are_shuffled() -> None:
    deals = [
        Game.new("first_game", seed=seed, variant=Variant(caves=True)).position()["board"]["caves"]
        for seed in range(10)
    ]
    assert len({str(deal) for deal in deals}) == 10


@pytest.mark.clause("V-01")
def test_without_the_variant_there_is_nothing_to_explore() -> None:
    game = situation(row({}), "explorer")
    play(game, "move 1 explorer b")
    assert zone(game, "tokens") == []
    assert "caves" not in Game.new("first_game", seed=1).position()["board"]


@pytest.mark.clause("V-02")
def test_the_tenth_cave_counts_as_exhausted() -> None:
    names = "klmnopqrst"
    board = ground(
        " ".join(["a=g1", *(f"{name}=MC" for name in names)]),
        " ".join(f"a{name}" for name in names),
    )
    game = situation(board, variant={"caves": True})
    assert [len(caves(game)[name]) for name in names] == [4] * 9 + [0]
    assert game.position()["tokens"]["spare"] == []


@pytest.mark.clause("V-03")
def test_a_cave_is_a_mountain() -> None:
    game = situation(row(), "pioneer prop_plane native", at="b", tokens="native_token machete_3")
    targets = {text.split()[-1] for text in texts(game) if text[:4] in ("move", "nati")}
    assert targets == {"a", "c", "d"}
    for action in ("move 1 pioneer k", "native 1 k", "native_token 1 k", "move 1 machete_3 k"):
        refused(game, action, "M-19")


@pytest.mark.clause("V-04", "V-06", "V-07")
def test_a_piece_that_stops_next_to_a_cave_takes_the_top_token_at_once() -> None:
    game = situation(row(), "explorer")
    play(game, "move 1 explorer b")
    assert zone(game, "tokens") == ["coin_1"]
    assert caves(game) == {"k": ["coin_2", "machete_1"]}
    assert game.view(None).to_json()["players"][0]["tokens"] == ["coin_1"]


@pytest.mark.clause("V-05")
def test_passing_does_not_explore() -> None:
    game = situation(row(), "scout")
    play(game, "move 1 scout c")
    assert zone(game, "tokens") == []
    assert caves(game) == {"k": PILE.split()}


@pytest.mark.clause("V-06")
def test_any_number_of_tokens_may_be_owned() -> None:
    game = situation(row(), "explorer", tokens=" ".join(["draw_card"] * 4 + ["coin_2"] * 3))
    play(game, "move 1 explorer b")
    assert len(zone(game, "tokens")) == 8


@pytest.mark.clause("V-08")
@pytest.mark.parametrize(
    ("space", "action"),
    [
        ("R1", "pay 1 b sailor"),
        ("C1", "pay 1 b sailor"),
        ("y3", "native 1 b"),
        ("y3", "native_token 1 b"),
        ("g2", "move 1 machete_2 b"),
    ],
)
def test_every_way_of_moving_explores(space: str, action: str) -> None:
    board = ground(f"a=g1 b={space} k=MC", "ab bk", caves={"k": "paddle_1"})
    game = situation(board, "sailor native", tokens="native_token machete_2")
    play(game, action)
    assert piece(game) == "b"
    assert "paddle_1" in zone(game, "tokens")


RING = ground("a=g1 b=g1 c=g1 d=g1 k=MC", "ab bc cd bk dk", caves={"k": PILE})
"""b and d are next to the cave, a and c are not."""


@pytest.mark.clause("V-09")
@pytest.mark.parametrize(("card", "target"), [("scout", "d"), ("pioneer", "d")])
def test_going_away_and_coming_back_with_one_card_does_not_explore(card: str, target: str) -> None:
    game = situation(RING, card, at="b")
    play(game, f"move 1 {card} {target}")
    assert zone(game, "tokens") == []


@pytest.mark.clause("V-09")
def test_moving_along_the_same_cave_does_not_explore() -> None:
    board = ground("a=g1 b=g1 k=MC", "ab ak bk", caves={"k": PILE})
    game = situation(board, "explorer", at="a")
    play(game, "move 1 explorer b")
    assert zone(game, "tokens") == []


@pytest.mark.clause("V-10")
@pytest.mark.parametrize("back", ["move 1 explorer b", "move 1 machete_1 b"])
def test_stopping_away_from_a_cave_allows_to_explore_it_again(back: str) -> None:
    game = situation(RING, "explorer explorer explorer", tokens="machete_1")
    for action in ("move 1 explorer b", "move 1 explorer c", back):
        play(game, action)
    found = [token for token in zone(game, "tokens") if token.startswith("coin")]
    assert found == ["coin_1", "coin_2"]
    assert caves(game) == {"k": ["machete_1"]}


@pytest.mark.clause("V-11")
def test_one_token_comes_from_each_newly_reached_cave() -> None:
    board = ground(
        "a=g1 b=g1 k=MC m=MC", "ab bk bm", caves={"k": "coin_1 coin_2", "m": "paddle_1 paddle_2"}
    )
    game = situation(board, "explorer")
    play(game, "move 1 explorer b")
    assert zone(game, "tokens") == ["paddle_1", "coin_1"]
    assert caves(game) == {"k": ["coin_2"], "m": ["paddle_2"]}


@pytest.mark.clause("V-11")
def test_the_cave_a_piece_comes_from_gives_nothing_while_the_next_one_does() -> None:
    board = ground("a=g1 b=g1 k=MC m=MC", "ab ak bk bm", caves={"k": "coin_1", "m": "paddle_1"})
    game = situation(board, "explorer", at="a")
    play(game, "move 1 explorer b")
    assert zone(game, "tokens") == ["paddle_1"]
    assert caves(game) == {"k": ["coin_1"], "m": []}


@pytest.mark.clause("V-12")
def test_a_blockade_in_front_of_a_cave_prevents_exploring() -> None:
    game = situation(row(blockades={1: "bk"}), "explorer")
    play(game, "move 1 explorer b")
    assert zone(game, "tokens") == []


@pytest.mark.clause("V-13")
@pytest.mark.parametrize(
    ("number", "action"),
    [
        (1, "move 1 explorer #1"),
        (3, "pay 1 #3 sailor"),
        (6, "native 1 #6"),
        (5, "native_token 1 #5"),
    ],
)
def test_removing_the_blockade_and_staying_explores(number: int, action: str) -> None:
    board = row({"k": "paddle_1"}, blockades={number: "bk"})
    game = situation(board, "explorer sailor native", at="b", tokens="native_token")
    play(game, action)
    assert piece(game) == "b"
    assert "paddle_1" in zone(game, "tokens")


@pytest.mark.clause("V-13")
def test_removing_the_blockade_and_leaving_does_not_explore() -> None:
    game = situation(row(blockades={1: "bk"}), "scout", at="b")
    play(game, "move 1 scout c via #1")
    assert zone(game, "tokens") == []
    assert zone(game, "blockades") == [1]


@pytest.mark.clause("V-13", "V-15")
def test_a_blockade_removed_by_someone_else_gives_no_token_now_or_later() -> None:
    board = ground(
        "a=g1 b=g1 c=g1 d=g1 k=MC",
        "ab bc cd bk ck",
        caves={"k": PILE},
        blockades={1: "bk ck"},
    )
    me = {"pieces": ["b"], "hand": ["scout"]}
    other = {"pieces": ["c"], "hand": ["explorer", "scout"]}
    game = situation(board, players=[other, me])
    play(game, "move 1 explorer #1")
    assert (zone(game, "tokens", 0), zone(game, "tokens", 1)) == (["coin_1"], [])
    play(game, "move 1 scout d")
    play(game, "end")
    assert zone(game, "tokens", 1) == []
    play(game, "move 1 scout c")
    assert zone(game, "tokens", 1) == []


@pytest.mark.clause("V-15")
def test_visits_of_other_pieces_do_not_matter() -> None:
    board = ground("a=g1 b=g1 c=g1 d=g1 k=MC", "ab cd bk dk", caves={"k": PILE})
    game = situation(board, "explorer explorer", at="a c", others="b")
    play(game, "move 2 explorer d")
    assert zone(game, "tokens") == ["coin_1"]


@pytest.mark.clause("V-15")
def test_both_pieces_of_a_player_explore_for_themselves() -> None:
    game = situation(RING, "explorer explorer", at="a c")
    play(game, "move 2 explorer d")
    play(game, "move 1 explorer b")
    assert zone(game, "tokens") == ["coin_1", "coin_2"]


@pytest.mark.clause("V-15")
def test_a_removal_explores_only_for_the_piece_that_did_it() -> None:
    board = ground(
        "b=g1 c=g1 k=MC m=MC",
        "bc bk cm",
        caves={"k": "coin_1", "m": "paddle_1"},
        blockades={1: "bk cm"},
    )
    game = situation(board, "explorer", at="b c")
    play(game, "move 2 explorer #1")
    assert zone(game, "tokens") == ["paddle_1"]


@pytest.mark.clause("V-16")
def test_an_empty_cave_gives_nothing() -> None:
    game = situation(row({"k": ""}), "explorer", variant={"caves": True})
    play(game, "move 1 explorer b")
    assert piece(game) == "b"
    assert zone(game, "tokens") == []


@pytest.mark.clause("V-16", "V-06")
def test_the_last_token_leaves_the_cave_empty() -> None:
    game = situation(row({"k": "coin_1"}), "explorer explorer explorer")
    for target in "bab":
        play(game, f"move 1 explorer {target}")
    assert zone(game, "tokens") == ["coin_1"]
    assert caves(game) == {"k": []}


@pytest.mark.clause("V-17")
def test_a_card_stopped_early_explores_and_the_token_is_usable_at_once() -> None:
    game = situation(row({"k": "machete_1"}), "trailblazer")
    play(game, "move 1 trailblazer b")
    assert "move 1 machete_1 c" in texts(game)
    play(game, "move 1 machete_1 c")
    assert piece(game) == "c"


@pytest.mark.clause("V-18", "O-20")
def test_a_piece_on_a_finishing_space_does_not_explore() -> None:
    board = ground("a=g1 b=g1 z=F:g1 k=MC", "ab az zk", caves={"k": PILE})
    game = situation(board, "explorer explorer", at="a b", others="a")
    play(game, "move 1 explorer z")
    assert piece(game) == "gate"
    assert zone(game, "tokens") == []
    assert caves(game) == {"k": PILE.split()}


@pytest.mark.clause("V-18")
def test_standing_next_to_a_cave_at_the_start_of_a_turn_does_not_explore() -> None:
    game = situation(row(), "sailor", at="b", others="c")
    for _ in range(4):
        play(game, "end")
    assert zone(game, "tokens") == []


@pytest.mark.clause("V-18")
def test_nobody_explores_at_the_start_of_a_game() -> None:
    board = ground("a=S1 b=S2 c=S3 k=MC z=F:g1", "ak bk ck az")
    document = {"board": board, "players": [{}, {}, {}], "variant": {"caves": True}}
    game = Game.from_position(document, seed=1)
    assert [zone(game, "tokens", seat) for seat in range(3)] == [[], [], []]
    assert len(caves(game)["k"]) == 4


def caves_beside(document: dict[str, Any], space: str) -> set[str]:
    """Caves next to a space over uncovered edges, from the document alone."""
    taken = {number for player in document["players"] for number in player["blockades"]}
    covered = [
        set(edge)
        for blockade in document["board"]["blockades"]
        if blockade["number"] not in taken
        for edge in blockade["edges"]
    ]
    return {
        name
        for edge in document["board"]["edges"]
        if space in edge and set(edge) not in covered
        for name in edge
        if document["board"]["spaces"][name] == "MC"
    }


@pytest.mark.clause("V-14")
@settings(deadline=None, max_examples=80)
@given(data=st.data())
def test_a_movement_explores_what_is_near_after_it_and_was_not_before(data: st.DataObject) -> None:
    names = "abcdekm"
    pairs = [x + y for i, x in enumerate(names) for y in names[i + 1 :] if x + y != "km"]
    edges = data.draw(st.lists(st.sampled_from(pairs), min_size=5, max_size=12, unique=True))
    cut = data.draw(st.integers(1, 3))
    board = ground(
        "a=g1 b=g1 c=g2 d=R1 e=g1 k=MC m=MC",
        " ".join(edges),
        caves={"k": "coin_1 coin_2", "m": data.draw(st.sampled_from(["", "paddle_1 paddle_2"]))},
        blockades={1: " ".join(edges[:cut]), 3: edges[cut]},
    )
    game = situation(board, "trailblazer explorer native", at=data.draw(st.sampled_from("abcde")))
    before = game.position()
    for action in game.legal_actions():
        if not isinstance(action, Move | Pay | Native):
            continue
        after = game.copy()
        after.apply(action)
        reached = caves_beside(after.position(), piece(after)) - caves_beside(before, piece(game))
        gone = {k for k, pile in before["board"]["caves"].items() if caves(after)[k] != pile}
        assert gone == {cave for cave in reached if before["board"]["caves"][cave]}
        assert zone(after, "tokens") == sorted(
            (before["board"]["caves"][cave][0] for cave in gone), reverse=True
        )
