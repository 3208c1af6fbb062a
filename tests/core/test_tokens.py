"""Cave tokens; keep_item and change_symbol have files of their own (V-19 to V-30, O-19, O-21)."""

import pytest

from eldorado import IllegalAction, ParseError
from tests.situations import ground, path, piece, play, refused, situation, texts, used_tokens, zone

ALONE = path("g1")
WAY = path("g1", "g1", "g1", "g1")


@pytest.mark.clause("V-19")
def test_any_number_of_tokens_is_used_in_a_turn_and_each_leaves_the_game() -> None:
    game = situation(WAY, draw="scout scout", tokens="machete_1 machete_1 draw_card draw_card")
    for action in (
        "move 1 machete_1 b",
        "token draw_card",
        "move 1 machete_1 c",
        "token draw_card",
    ):
        play(game, action)
    assert zone(game, "tokens") == []
    assert used_tokens(game) == ["machete_1", "machete_1", "draw_card", "draw_card"]
    refused(game, "token draw_card", "V-19")
    refused(game, "move 1 machete_1 d", "V-19")


@pytest.mark.clause("V-19")
def test_a_token_may_wait_for_a_later_turn() -> None:
    game = situation(WAY, tokens="machete_1", others="d")
    play(game, "end")
    play(game, "end")
    play(game, "move 1 machete_1 b")
    assert piece(game) == "b"


@pytest.mark.clause("V-19")
def test_after_the_purchase_a_token_still_works_but_its_power_does_not_move() -> None:
    game = situation(
        path("y1", "g1"), "traveler", draw="sailor", tokens="draw_card machete_1 native_token"
    )
    play(game, "buy scout with traveler")
    refused(game, "move 1 machete_1 b", "T-05")
    play(game, "token draw_card")
    assert zone(game, "hand") == ["sailor"]
    assert piece(play(game, "native_token 1 b")) == "b"


@pytest.mark.clause("O-21")
def test_tokens_are_not_used_in_the_turn_of_someone_else() -> None:
    me = {"pieces": ["a"], "hand": ["sailor"], "tokens": ["draw_card", "machete_1"]}
    other = {"pieces": ["c"], "hand": ["sailor"], "draw": ["scout"]}
    game = situation(WAY, players=[me, other])
    play(game, "end")
    assert game.to_move == 1
    assert texts(game) == {"end", "end keep sailor"}
    refused(game, "token draw_card", "V-19")
    refused(game, "move 1 machete_1 b", "V-19")
    assert game.view(0).legal_actions() == []


@pytest.mark.clause("O-21")
def test_no_token_fits_between_discarding_and_drawing() -> None:
    game = situation(
        ALONE, "sailor", draw="scout scout scout scout", tokens="draw_card", others="a"
    )
    play(game, "end")
    assert game.to_move == 1
    assert zone(game, "hand") == ["scout"] * 4
    assert zone(game, "tokens") == ["draw_card"]


@pytest.mark.clause("V-20", "V-21")
@pytest.mark.parametrize(
    ("token", "terrain", "power"),
    [
        ("machete_1", "g", 1),
        ("machete_2", "g", 2),
        ("machete_3", "g", 3),
        ("paddle_1", "b", 1),
        ("paddle_2", "b", 2),
        ("coin_1", "y", 1),
        ("coin_2", "y", 2),
    ],
)
def test_a_power_token_moves_like_a_card(token: str, terrain: str, power: int) -> None:
    board = path("R1", *[f"{terrain}1"] * 4)
    game = situation(board, tokens=token)
    assert texts(game, "move") == {f"move 1 {token} {space}" for space in "bcde"[:power]}
    play(game, f"move 1 {token} {'abcde'[power]}")
    assert piece(game) == "abcde"[power]
    assert used_tokens(game) == [token]


@pytest.mark.clause("V-21")
@pytest.mark.parametrize(("space", "clause"), [("b1", "M-02"), ("g3", "M-03"), ("R1", "M-12")])
def test_a_power_token_needs_symbol_and_number_like_a_card(space: str, clause: str) -> None:
    game = situation(path("g1", space), "explorer", tokens="machete_2 machete_2")
    refused(game, "move 1 machete_2 b", clause)


@pytest.mark.clause("V-21")
def test_a_power_token_takes_a_blockade_and_carries_over() -> None:
    board = ground("a=g1 b=g1 c=g1", "ab bc", blockades={5: "ab"})
    game = situation(board, tokens="machete_3")
    assert texts(game, "move") == {"move 1 machete_3 #5", "move 1 machete_3 b via #5"}
    play(game, "move 1 machete_3 b via #5")
    assert (piece(game), zone(game, "blockades")) == ("b", [5])


@pytest.mark.clause("V-22")
def test_a_coin_token_moves_or_pays() -> None:
    game = situation(path("g1", "y2"), tokens="coin_2")
    assert {"move 1 coin_2 b", "buy photographer with coin_2"} <= texts(game)
    play(game, "buy photographer with coin_2")
    assert zone(game, "discard") == ["photographer"]
    assert used_tokens(game) == ["coin_2"]
    assert piece(game) == "a"


@pytest.mark.clause("V-22")
def test_coin_tokens_pay_only_as_often_as_owned() -> None:
    refused(situation(ALONE, tokens="coin_1"), "buy photographer with coin_1,coin_1", "V-22")


@pytest.mark.clause("V-23")
@pytest.mark.parametrize("target", ["b", "c", "#3"])
def test_tokens_pay_neither_rubble_nor_camp_nor_rubble_blockade(target: str) -> None:
    board = ground("a=g1 b=R1 c=C1 d=g1", "ab ac ad", blockades={3: "ad"})
    game = situation(board, tokens="machete_1 draw_card coin_1")
    assert texts(game, "pay") == set()
    for token in ("machete_1", "draw_card", "coin_1"):
        with pytest.raises(ParseError):
            game.apply(f"pay 1 {target} {token}")


@pytest.mark.clause("V-23")
@pytest.mark.parametrize("token", ["machete_3", "paddle_2", "draw_card", "native_token"])
def test_other_tokens_have_no_value_in_a_purchase(token: str) -> None:
    game = situation(ALONE, "explorer", tokens=f"{token} {token}")
    assert texts(game, "buy") == set()
    with pytest.raises(ParseError):
        game.apply(f"buy scout with explorer,{token}")


@pytest.mark.clause("V-24")
def test_draw_card_draws_one_card_that_is_playable_at_once() -> None:
    game = situation(WAY, draw="explorer scout", tokens="draw_card")
    play(game, "token draw_card")
    assert (zone(game, "hand"), zone(game, "draw")) == (["explorer"], ["scout"])
    play(game, "move 1 explorer b")
    assert piece(game) == "b"


@pytest.mark.clause("V-24")
def test_draw_card_reshuffles_and_needs_a_card_to_draw() -> None:
    game = situation(ALONE, discard="scout", tokens="draw_card draw_card")
    play(game, "token draw_card")
    assert zone(game, "hand") == ["scout"]
    refused(game, "token draw_card", "V-24")


@pytest.mark.clause("V-25")
def test_remove_card_removes_one_chosen_card() -> None:
    game = situation(ALONE, "explorer explorer sailor", draw="scout", tokens="remove_card")
    assert texts(game, "token") == {"token remove_card explorer", "token remove_card sailor"}
    play(game, "token remove_card explorer")
    assert zone(game, "hand") == ["explorer", "sailor"]
    assert zone(game, "removed") == ["explorer"]


@pytest.mark.clause("V-25")
@pytest.mark.parametrize("action", ["token remove_card", "token remove_card explorer,sailor"])
def test_remove_card_names_exactly_one_card(action: str) -> None:
    refused(situation(ALONE, "explorer sailor", tokens="remove_card"), action, "V-25")


@pytest.mark.clause("V-25")
def test_remove_card_needs_a_card_in_the_hand() -> None:
    game = situation(ALONE, draw="scout", discard="sailor", tokens="remove_card")
    assert texts(game) == {"end"}
    refused(game, "token remove_card", "V-25")
    with pytest.raises(IllegalAction):
        game.apply("token remove_card scout")


@pytest.mark.clause("V-26")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_replace_cards_lays_down_one_to_four_and_draws_as_many(count: int) -> None:
    hand = ["compass"] * 5
    pile = ["scout", "captain", "pioneer", "native", "sailor"]
    game = situation(ALONE, " ".join(hand), draw=" ".join(pile), tokens="replace_cards")
    action = f"token replace_cards {','.join(['compass'] * count)}"
    assert action in texts(game)
    play(game, action)
    assert sorted(zone(game, "hand")) == sorted(hand[count:] + pile[:count])
    assert (zone(game, "play"), zone(game, "removed")) == (hand[:count], [])


@pytest.mark.clause("V-26")
@pytest.mark.parametrize("count", [0, 5])
def test_replace_cards_takes_neither_none_nor_five(count: int) -> None:
    game = situation(ALONE, "sailor sailor sailor sailor sailor", tokens="replace_cards")
    cards = ",".join(["sailor"] * count)
    refused(game, f"token replace_cards {cards}".rstrip(), "V-26")


@pytest.mark.clause("V-26")
def test_cards_laid_down_are_not_in_the_reshuffle_for_that_draw() -> None:
    game = situation(ALONE, "sailor sailor", discard="scout", tokens="replace_cards")
    play(game, "token replace_cards sailor,sailor")
    assert zone(game, "hand") == ["scout"]
    assert zone(game, "play") == ["sailor", "sailor"]


@pytest.mark.clause("V-29")
def test_pass_through_lets_pieces_pass_and_enter_occupied_spaces_at_the_normal_cost() -> None:
    game = situation(WAY, "scout explorer", tokens="pass_through", others="b")
    assert texts(game, "move") == set()
    play(game, "token pass_through")
    assert texts(game, "move") == {"move 1 explorer b", "move 1 scout b", "move 1 scout c"}
    refused(game, "move 1 scout d", "M-04")
    play(game, "move 1 scout c")
    play(game, "move 1 explorer b")
    assert piece(game, 0) == piece(game, 1) == "b"


@pytest.mark.clause("V-29")
def test_pass_through_ends_with_the_turn() -> None:
    game = situation(WAY, "explorer", tokens="pass_through", others="b")
    play(game, "token pass_through")
    play(game, "end keep explorer")
    play(game, "end")
    refused(game, "move 1 explorer b", "M-20")


@pytest.mark.clause("V-29")
def test_pass_through_serves_both_own_pieces_and_the_native() -> None:
    board = ground("a=g1 b=R3 c=g1", "ab bc")
    game = situation(board, "native", at="a c", tokens="pass_through native_token", others="b")
    refused(game, "native 1 b", "M-20")
    play(game, "token pass_through")
    play(game, "native 1 b")
    play(game, "native_token 2 b")
    assert piece(game, 0, 1) == piece(game, 0, 2) == piece(game, 1) == "b"


@pytest.mark.clause("V-29")
def test_pass_through_after_the_purchase_opens_occupied_spaces_to_the_native() -> None:
    game = situation(
        path("y1", "g1", "g1"), "traveler native explorer", tokens="pass_through", others="b"
    )
    play(game, "buy scout with traveler")
    refused(game, "native 1 b", "M-20")
    play(game, "token pass_through")
    refused(game, "move 1 explorer b", "T-05")
    assert piece(play(game, "native 1 b")) == "b"


@pytest.mark.clause("V-29")
def test_pass_through_works_for_payments() -> None:
    game = situation(path("g1", "R1"), "sailor", tokens="pass_through", others="b")
    assert texts(game, "pay") == set()
    play(game, "token pass_through")
    play(game, "pay 1 b sailor")
    assert piece(game) == "b"


@pytest.mark.clause("V-29")
def test_pass_through_opens_neither_mountains_nor_blockades() -> None:
    board = ground("a=g1 b=MM c=g1", "ab ac", blockades={4: "ac"})
    game = situation(board, "explorer", tokens="pass_through")
    play(game, "token pass_through")
    assert texts(game, "move") == set()
    refused(game, "move 1 explorer b", "M-19")


@pytest.mark.clause("V-29")
def test_pass_through_is_not_used_twice_at_a_time() -> None:
    game = situation(WAY, tokens="pass_through pass_through")
    play(game, "token pass_through")
    refused(game, "token pass_through", "V-29")
    assert zone(game, "tokens") == ["pass_through"]


@pytest.mark.clause("O-19", "V-29")
def test_a_shared_space_stays_occupied_until_the_last_piece_has_left() -> None:
    players = [
        {"pieces": ["b"], "hand": ["explorer"]},
        {"pieces": ["c"], "hand": ["explorer", "explorer"], "tokens": ["pass_through"]},
        {"pieces": ["a"], "hand": ["explorer"]},
    ]
    board = ground("a=g1 b=g1 c=g1 d=g1", "ab bc bd")
    game = situation(board, players=players, to_move=1)
    play(game, "token pass_through")
    play(game, "move 1 explorer b")
    assert (piece(game, 0), piece(game, 1)) == ("b", "b")
    play(game, "end keep explorer")
    refused(game, "move 1 explorer b", "M-20")
    play(game, "end keep explorer")
    play(game, "move 1 explorer c")
    play(game, "end")
    play(game, "end keep explorer")
    refused(game, "move 1 explorer b", "M-20")
    play(game, "end keep explorer")
    play(game, "end")
    play(game, "move 1 explorer d")
    play(game, "end")
    play(game, "move 1 explorer b")
    assert [piece(game, seat) for seat in range(3)] == ["c", "d", "b"]


@pytest.mark.clause("V-30")
@pytest.mark.parametrize(("target", "stands"), [("b", "b"), ("c", "c"), ("d", "gate")])
def test_native_token_enters_any_free_space(target: str, stands: str) -> None:
    board = ground("a=g1 b=b3 c=C2 d=F:g1 e=MM f=g1", "ab ac ad ae af")
    game = situation(board, "sailor sailor", tokens="native_token", others="f")
    assert texts(game, "native") == {"native_token 1 b", "native_token 1 c", "native_token 1 d"}
    play(game, f"native_token 1 {target}")
    assert piece(game) == stands
    assert zone(game, "removed") == []
    assert used_tokens(game) == ["native_token"]


@pytest.mark.clause("V-30")
def test_native_token_takes_a_blockade_or_moves_but_not_both() -> None:
    board = ground("a=g1 b=g1", "ab", blockades={6: "ab"})
    game = situation(board, tokens="native_token")
    assert texts(game, "native") == {"native_token 1 #6"}
    refused(game, "native_token 1 b", "B-01")
    play(game, "native_token 1 #6")
    assert (piece(game), zone(game, "blockades")) == ("a", [6])
    refused(game, "native_token 1 b", "V-19")


@pytest.mark.clause("V-30")
def test_the_native_card_and_the_native_token_are_told_apart() -> None:
    game = situation(WAY, "native", tokens="native_token")
    play(game, "native_token 1 b")
    assert zone(game, "hand") == ["native"]
    play(game, "native 1 c")
    assert (piece(game), zone(game, "play")) == ("c", ["native"])
