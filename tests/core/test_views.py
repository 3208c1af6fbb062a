"""Views: everything a seat may know and nothing else (design, hidden information; S-11)."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado import Game, IllegalAction, ParseError, Variant, View
from eldorado.errors import EldoradoError, PositionError
from tests.situations import ground, path, situation, texts

SEATS: list[int | None] = [0, 1, 2, None]
HAND, DRAW = ["scout", "captain"], ["native", "pioneer", "sailor"]


def table(caves: bool = True) -> Game:
    """Three players with cards in every zone, seat 1 to move."""
    board = ground(
        "a=g1 b=g1 c=g1 k=MC m=MC z=F:g1",
        "ab bc bk cm cz",
        caves={"k": "coin_2 machete_1", "m": "paddle_1 draw_card"} if caves else None,
    )
    players = [
        {
            "pieces": [space],
            "hand": HAND,
            "draw": DRAW,
            "discard": ["explorer"],
            "play": ["traveler"],
            "removed": ["compass"],
            "tokens": ["keep_item"] if caves else [],
        }
        for space in "abc"
    ]
    return situation(board, players=players, to_move=1)


def played(seed: int, steps: int, players: int = 3, caves: bool = True) -> Game:
    """A game after some random actions."""
    rng = random.Random(seed)
    game = Game.new("first_game", players=players, seed=seed, variant=Variant(caves=caves))
    for _ in range(steps):
        game.apply(rng.choice(game.legal_actions()))
    return game


@pytest.mark.clause("S-11")
@pytest.mark.parametrize("seat", SEATS)
def test_hands_of_others_and_all_draw_piles_are_numbers_only(seat: int | None) -> None:
    view = table().view(seat).to_json()
    assert view["format"] == "eldorado-view/1"
    assert view["seat"] == seat
    for other, player in enumerate(view["players"]):
        assert player["hand"] == (HAND if other == seat else 2)
        assert player["draw"] == 3
        assert player["unseen"] == sorted_cards(DRAW if other == seat else HAND + DRAW)


def sorted_cards(cards: list[str]) -> list[str]:
    """In the order of the facts, which tells nothing."""
    order = ["explorer", "traveler", "sailor", "scout", "pioneer", "captain", "native"]
    return sorted(cards, key=order.index)


@pytest.mark.clause("S-11")
@pytest.mark.parametrize("seat", SEATS)
def test_discard_piles_played_and_removed_cards_and_tokens_are_public(seat: int | None) -> None:
    for player in table().view(seat).to_json()["players"]:
        assert player["discard"] == ["explorer"]
        assert player["play"] == ["traveler"]
        assert player["removed"] == ["compass"]
        assert player["tokens"] == ["keep_item"]


@pytest.mark.clause("S-11")
@pytest.mark.parametrize("seat", SEATS)
def test_blockades_won_are_public(seat: int | None) -> None:
    board = ground("a=g1 b=g1", "ab", blockades={1: "ab"})
    game = situation(board, "explorer", others="b b")
    game.apply("move 1 explorer #1")
    assert game.view(seat).to_json()["players"][0]["blockades"] == [1]


@pytest.mark.clause("S-11", "V-02")
@pytest.mark.parametrize("seat", SEATS)
def test_tokens_in_caves_and_put_away_are_only_counted(seat: int | None) -> None:
    game = table()
    view = game.view(seat).to_json()
    assert view["board"]["caves"] == {"k": 2, "m": 2}
    assert set(view["tokens"]) == {"used", "unseen"}
    hidden = ["coin_2", "machete_1", "paddle_1", "draw_card", *game.position()["tokens"]["spare"]]
    assert sorted(view["tokens"]["unseen"]) == sorted(hidden)


def keys(value: Any) -> set[str]:
    """Every field name in a document."""
    if isinstance(value, dict):
        return set(value).union(*(keys(part) for part in value.values()))
    return set().union(*(keys(part) for part in value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("steps", [0, 25])
def test_a_view_has_neither_seed_nor_generator_nor_past(seat: int | None, steps: int) -> None:
    view = played(3, steps).view(seat)
    assert not keys(view.to_json()) & {"seed", "rng", "history", "opening", "record", "spare"}
    assert view.world.history is None
    assert view.world.opening is None
    assert view.world.rng == 0


def test_there_are_no_views_of_other_seats() -> None:
    for seat in (-1, 3, 99):
        with pytest.raises(EldoradoError):
            table().view(seat)


def test_a_view_does_not_change_with_the_game_nor_the_game_with_its_view() -> None:
    game = table()
    view = game.view(1)
    before, document = view.to_json(), game.position()
    view.world.apply("end")
    assert game.position() == document
    game.apply("end")
    assert game.view(1).to_json() != before


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_of_an_unfinished_answer_shows_what_is_asked(seat: int | None) -> None:
    game = situation(path("g1"), "scientist explorer", draw="native", others="a a")
    game.apply("play scientist")
    view = game.view(seat)
    assert view.to_json()["turn"]["pending"] == "scientist"
    assert ("native" in json.dumps(view.to_json()["players"][0]["hand"])) == (seat == 0)


def permuted(game: Game, seat: int | None, rng: random.Random) -> Game:
    """The same game with everything that seat cannot see dealt anew."""
    document = deepcopy(game.position())
    for other, player in enumerate(document["players"]):
        if other != seat:
            cards = player["hand"] + player["draw"]
            rng.shuffle(cards)
            size = len(player["hand"])
            player["hand"], player["draw"] = cards[:size], cards[size:]
        rng.shuffle(player["draw"])
    if "tokens" in document:
        caves = document["board"]["caves"]
        tokens = [token for pile in caves.values() for token in pile] + document["tokens"]["spare"]
        rng.shuffle(tokens)
        for name, pile in caves.items():
            caves[name], tokens = tokens[: len(pile)], tokens[len(pile) :]
        document["tokens"]["spare"] = tokens
    return Game.from_position(document, seed=rng.getrandbits(64))


@pytest.mark.clause("S-11")
@settings(deadline=None, max_examples=60)
@given(
    seed=st.integers(0, 20),
    steps=st.integers(0, 60),
    seat=st.sampled_from(SEATS),
    deal=st.integers(0, 2**32),
    caves=st.booleans(),
)
def test_dealing_the_unseen_anew_does_not_change_a_view(
    seed: int, steps: int, seat: int | None, deal: int, caves: bool
) -> None:
    game = played(seed, steps, caves=caves)
    if seat != game.to_move and game.turn.changing:
        return  # a hand dealt anew might not have a use for the changed symbol
    other = permuted(game, seat, random.Random(deal))
    view, twin = game.view(seat), other.view(seat)
    assert json.dumps(view.to_json()) == json.dumps(twin.to_json())
    assert view == twin
    assert view.legal_actions() == twin.legal_actions()


def test_the_permutation_of_these_tests_really_permutes() -> None:
    game = played(1, 30)
    others = [permuted(game, 0, random.Random(deal)).position() for deal in range(5)]
    assert len({json.dumps(other["board"]["caves"]) for other in others}) == 5
    assert len({json.dumps(other["players"][1]["hand"]) for other in others}) > 1
    assert len({json.dumps(other["players"][0]["draw"]) for other in others}) > 1


def test_a_view_tells_the_own_hand_and_the_open_cards_apart() -> None:
    game = table()
    document = game.position()
    document["players"][1]["hand"] = ["native", "captain"]
    document["players"][1]["draw"] = ["scout", "pioneer", "sailor"]
    other = Game.from_position(document)
    assert other.view(1) != game.view(1)
    assert other.view(0) == game.view(0)
    assert other.view(None) == game.view(None)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("caves", [False, True])
@pytest.mark.parametrize("steps", [0, 10, 40, 80])
def test_json_and_back_is_the_same_view(seat: int | None, caves: bool, steps: int) -> None:
    view = played(steps + 1, steps, caves=caves).view(seat)
    text = json.dumps(view.to_json())
    copy = View.from_json(json.loads(text))
    assert copy == view
    assert json.dumps(copy.to_json()) == text
    assert copy.legal_actions() == view.legal_actions()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_of_a_finished_game_goes_there_and_back(seat: int | None) -> None:
    game = situation(path("g1", "F:g1"), "explorer", others="a")
    game.apply("move 1 explorer b")
    game.apply("end")
    copy = View.from_json(game.view(seat).to_json())
    assert copy.outcome() == game.outcome() == game.view(seat).outcome()
    assert copy.legal_actions() == []


def changing() -> Game:
    """Seat 0 has a captain with a changed symbol; an explorer would be of no use there."""
    game = situation(
        path("g1", "g3"),
        "captain",
        draw="explorer explorer",
        tokens="change_symbol",
        others="a",
        market={"board": {}, "reserve": {}},
    )
    game.apply("token change_symbol")
    assert texts(game) == {"move 1 captain:machete b"}
    return game


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_while_a_changed_symbol_waits_goes_there_and_back(seat: int | None) -> None:
    view = changing().view(seat)
    assert View.from_json(view.to_json()) == view


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_deal_while_a_changed_symbol_waits_can_be_played(seat: int | None) -> None:
    view = changing().view(seat)
    for seed in range(20):
        assert view.determinize(random.Random(seed)).legal_actions()


BROKEN: list[Any] = [None, [], {}, {"format": "eldorado-position/1"}, {"format": "eldorado-view/1"}]


@pytest.mark.parametrize("data", BROKEN)
def test_what_is_no_view_is_refused(data: Any) -> None:
    with pytest.raises(PositionError):
        View.from_json(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", 3),
        ("seat", -1),
        ("seat", "0"),
        ("seat", True),
        ("players", {}),
        ("players", [{}]),
        ("board", []),
        ("tokens", {}),
        ("tokens", {"used": [], "unseen": ["wizard"]}),
    ],
)
def test_a_broken_view_is_refused(field: str, value: Any) -> None:
    with pytest.raises(PositionError):
        View.from_json(table().view(0).to_json() | {field: value})


@pytest.mark.parametrize("seat", [-1, 3, 4])
def test_a_view_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(PositionError) as caught:
        View.from_json(table().view(None).to_json() | {"seat": seat})
    assert caught.value.path == "seat"


@pytest.mark.parametrize("size", [-1, 6, 1.5, "2", None, float("inf"), float("nan"), True, [2]])
def test_a_hidden_hand_is_a_whole_number_of_unseen_cards(size: Any) -> None:
    data = table().view(0).to_json()
    data["players"][1]["hand"] = size
    with pytest.raises(PositionError):
        View.from_json(data)


@pytest.mark.parametrize("size", [-1, 99, "2", float("inf")])
def test_a_cave_holds_a_whole_number_of_unseen_tokens(size: Any) -> None:
    data = table().view(0).to_json()
    data["board"]["caves"]["k"] = size
    with pytest.raises(PositionError):
        View.from_json(data)


@settings(deadline=None, max_examples=150)
@given(data=st.data())
def test_any_change_to_a_view_is_read_or_refused(data: st.DataObject) -> None:
    document = table().view(data.draw(st.sampled_from(SEATS))).to_json()
    at: Any = document
    while True:
        key = data.draw(st.sampled_from(list(at) if isinstance(at, dict) else range(len(at))))
        if isinstance(at[key], dict | list) and at[key] and data.draw(st.integers(0, 3)):
            at = at[key]
            continue
        scrap: Any = [None, True, -1, 2, 1e400, "scout", "coin_2", "", [], {}, ["scout"], {"k": 2}]
        at[key] = data.draw(st.sampled_from(scrap))
        break
    try:
        view = View.from_json(document)
    except ParseError:
        return
    assert View.from_json(view.to_json()) == view


@pytest.mark.parametrize("seed", range(6))
def test_a_view_lists_the_actions_of_the_seat_to_move_only(seed: int) -> None:
    game = played(seed, 10 * seed)
    for seat in SEATS:
        expected = game.legal_actions() if seat == game.to_move else []
        assert game.view(seat).legal_actions() == expected
        assert game.view(seat).to_move == game.to_move


@settings(deadline=None, max_examples=40)
@given(
    seed=st.integers(0, 20),
    steps=st.integers(0, 60),
    seat=st.sampled_from(SEATS),
    deal=st.integers(0, 2**32),
    caves=st.booleans(),
)
def test_a_deal_agrees_with_its_view(
    seed: int, steps: int, seat: int | None, deal: int, caves: bool
) -> None:
    game = played(seed, steps, caves=caves)
    view = game.view(seat)
    before = json.dumps(view.to_json())
    dealt = view.determinize(random.Random(deal))
    assert dealt.view(seat) == view
    assert json.dumps(dealt.view(seat).to_json()) == before
    if seat == game.to_move:
        assert dealt.legal_actions() == game.legal_actions()
    if dealt.legal_actions():
        dealt.apply(dealt.legal_actions()[-1])
    assert json.dumps(view.to_json()) == before


def test_deals_differ_in_everything_unseen_and_repeat_with_the_generator() -> None:
    view = played(2, 0).view(0)
    deals = [view.determinize(random.Random(seed)).position() for seed in range(12)]
    assert view.determinize(random.Random(3)).position() == deals[3]
    assert len({json.dumps(deal["board"]["caves"]) for deal in deals}) > 8
    assert len({json.dumps(deal["tokens"]["spare"]) for deal in deals}) > 8
    for seat in range(3):
        assert len({json.dumps(deal["players"][seat]["draw"]) for deal in deals}) > 1
    assert len({json.dumps(deal["players"][1]["hand"]) for deal in deals}) > 1
    assert len({json.dumps(deal["players"][0]["hand"]) for deal in deals}) == 1


def test_shuffles_in_a_deal_follow_its_own_generator() -> None:
    game = situation(path("g1"), discard="scout captain pioneer native sailor traveler", others="a")
    view = game.view(0)
    piles = set()
    for seed in range(12):
        dealt = view.determinize(random.Random(seed))
        dealt.apply("end")
        piles.add(json.dumps(dealt.position()["players"][0]["draw"]))
    assert len(piles) > 3


def test_a_deal_does_not_know_the_future() -> None:
    """The order of the own draw pile is dealt too."""
    game = situation(path("g1"), draw="scout captain pioneer native sailor traveler", others="a")
    hands = set()
    for seed in range(12):
        dealt = game.view(0).determinize(random.Random(seed))
        dealt.apply("end")
        hands.add(json.dumps(dealt.position()["players"][0]["hand"]))
    assert len(hands) > 3


def test_a_view_keeps_no_record() -> None:
    view = played(1, 20).view(0)
    with pytest.raises(ValueError, match="no known beginning"):
        view.world.record()
    with pytest.raises(IllegalAction):
        view.world.apply("take explorer")
