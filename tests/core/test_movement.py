"""Moving over landscape, rubble and base camps (M)."""

from typing import Any

import pytest

from eldorado.facts import pieces
from tests.situations import path, piece, play, refused, situation, texts, zone


def star(**around: str) -> dict[str, Any]:
    """Starting space a with these spaces around it."""
    return {
        "spaces": {"a": "S1", **around},
        "edges": [["a", name] for name in around],
    }


def targets(hand: str, board: dict[str, Any], at: str = "a", others: str = "") -> set[str]:
    """Where the cards of a hand can move a piece, each on its own."""
    game = situation(board, hand, at=at, others=others)
    return {action.split()[3] for action in texts(game, "move")}


@pytest.mark.clause("M-01")
def test_a_step_goes_to_an_adjacent_space_only() -> None:
    board = path("S1", "g1", "b1", "g1", "R1")
    assert targets("giant_machete", board) == {"b"}
    refused(situation(board, "explorer native"), "native 1 c", "M-01")
    refused(situation(board, "explorer native", at="c"), "pay 1 e explorer", "M-01")
    refused(situation(board, "native"), "native 1 nowhere", "M-01")


@pytest.mark.clause("M-01", "O-02")
def test_every_direction_is_allowed_backwards_too() -> None:
    board = path("g1", "g1", "g1", "g1", "g1")
    assert targets("scout", board, at="c") == {"a", "b", "d", "e"}


@pytest.mark.clause("M-02")
@pytest.mark.parametrize(
    ("card", "target"), [("explorer", "b"), ("sailor", "c"), ("traveler", "d")]
)
def test_the_symbol_of_the_card_must_be_that_of_the_space(card: str, target: str) -> None:
    game = situation(star(b="g1", c="b1", d="y1"), card)
    assert texts(game, "move") == {f"move 1 {card} {target}"}
    for other in {"b", "c", "d"} - {target}:
        refused(game, f"move 1 {card} {other}", "M-02")
    play(game, f"move 1 {card} {target}")
    assert piece(game) == target
    assert zone(game, "play") == [card]
    assert zone(game, "hand") == []


@pytest.mark.clause("M-03")
def test_the_power_must_reach_the_number_of_symbols() -> None:
    board = star(b="g1", c="g2", d="g3", e="g4")
    assert targets("trailblazer", board) == {"b", "c", "d"}
    refused(situation(board, "trailblazer"), "move 1 trailblazer e", "M-03")


@pytest.mark.clause("M-04", "M-05")
@pytest.mark.parametrize(
    ("card", "reached", "beyond", "clause"),
    [
        ("explorer", "b", "c", "M-03"),
        ("scout", "b", "c", "M-04"),
        ("trailblazer", "bc", "d", "M-04"),
        ("pioneer", "bcd", "e", "M-04"),
    ],
)
def test_every_space_entered_takes_its_number_off_the_power(
    card: str, reached: str, beyond: str, clause: str
) -> None:
    board = path("S1", "g1", "g2", "g2", "g1")
    assert targets(card, board) == set(reached)
    refused(situation(board, card), f"move 1 {card} {beyond}", clause)


@pytest.mark.clause("M-04")
def test_leaving_a_space_is_free() -> None:
    board = path("g4", "g1", "g1")
    assert targets("scout", board) == {"b", "c"}


@pytest.mark.clause("M-04")
def test_the_cheapest_way_counts_not_the_shortest() -> None:
    board = {
        "spaces": {"a": "S1", "b": "g3", "c": "g1", "d": "g1", "z": "g1"},
        "edges": [["a", "b"], ["b", "z"], ["a", "c"], ["c", "d"], ["d", "z"]],
    }
    assert "z" in targets("trailblazer", board)
    assert "z" not in targets("scout", board)


@pytest.mark.clause("M-05", "M-02")
def test_a_card_goes_on_only_over_spaces_of_its_symbol() -> None:
    assert targets("pioneer", path("S1", "g1", "g1", "b1", "g1")) == {"b", "c"}
    game = situation(path("S1", "g1", "g1", "b1", "g1"), "pioneer")
    refused(game, "move 1 pioneer d", "M-02")
    refused(game, "move 1 pioneer e", "M-04")


@pytest.mark.clause("M-06")
def test_the_powers_of_cards_are_never_added() -> None:
    board = path("S1", "g3")
    game = situation(board, "scout explorer", tokens="machete_2")
    assert not texts(game, "move")
    refused(game, "move 1 scout b", "M-03")


@pytest.mark.clause("M-07")
def test_card_after_card_moves_on_over_any_terrain() -> None:
    board = path("S1", "g1", "b1", "y1", "g2", "b3", "y2")
    hand = "explorer sailor traveler scout captain photographer"
    game = situation(board, hand)
    for card, space in zip(hand.split(), "bcdefg", strict=True):
        play(game, f"move 1 {card} {space}")
    assert piece(game) == "g"
    assert sorted(zone(game, "play")) == sorted(hand.split())


@pytest.mark.clause("M-08")
def test_a_joker_has_one_symbol_for_all_its_steps() -> None:
    board = star(b="g1", c="b1", d="y1")
    board["spaces"] |= {"bb": "g1", "bc": "b1"}
    board["edges"] += [["b", "bb"], ["b", "bc"]]
    game = situation(board, "prop_plane")
    assert texts(game, "move") == {
        "move 1 prop_plane:machete b",
        "move 1 prop_plane:machete bb",
        "move 1 prop_plane:paddle c",
        "move 1 prop_plane:coin d",
    }
    refused(game, "move 1 prop_plane:machete bc", "M-02")
    refused(game, "move 1 prop_plane:paddle bc", "M-04")
    refused(game, "move 1 prop_plane b", "M-08")


@pytest.mark.clause("M-08")
def test_a_joker_is_free_to_choose_again_when_it_is_next_played() -> None:
    game = situation(path("S1", "g1", "b1"), "jack_of_all_trades")
    play(game, "move 1 jack_of_all_trades:machete b", "end")
    play(game, "move 1 jack_of_all_trades:paddle c")
    assert piece(game) == "c"


@pytest.mark.clause("M-09")
def test_leftover_power_is_lost_when_the_movement_stops() -> None:
    board = path("S1", "g1", "g1", "g1")
    assert targets("trailblazer", board) == {"b", "c", "d"}
    game = play(situation(board, "trailblazer"), "move 1 trailblazer c")
    assert piece(game) == "c"
    assert texts(game) == {"end"}


@pytest.mark.clause("M-10", "M-06", "O-12")
@pytest.mark.parametrize("between", ["move 1 explorer c", "pay 1 d explorer", "pay 1 #3 explorer"])
def test_nobody_comes_back_to_the_power_of_an_earlier_card(between: str) -> None:
    """One power is left of the Scout at b, whatever is played next."""
    board = {
        "spaces": {"a": "S1", "b": "g1", "c": "g1", "d": "R1", "e": "g2", "f": "MM"},
        "edges": [
            ["a", "b"],
            ["b", "c"],
            ["b", "d"],
            ["c", "e"],
            ["d", "e"],
            ["b", "e"],
            ["b", "f"],
        ],
        "blockades": [{"number": 3, "edges": [["b", "f"]]}],
    }
    game = play(situation(board, "scout explorer"), "move 1 scout b", between)
    assert not texts(game, "move")
    refused(game, "move 1 scout e", "T-02")


@pytest.mark.clause("M-11")
def test_a_card_without_a_step_or_blockade_cannot_be_played_for_movement() -> None:
    board = star(b="g2", c="R1", d="MM")
    board["spaces"]["e"] = "g1"
    board["edges"].append(["c", "e"])
    game = situation(board, "explorer")
    assert not texts(game, "move")
    refused(game, "move 1 explorer e", "M-11")
    assert "pay 1 c explorer" in texts(game)
    assert "end keep explorer" in texts(game)


@pytest.mark.clause("M-11")
def test_with_a_blockade_to_take_the_same_card_can_be_played() -> None:
    board = star(b="g2") | {"blockades": [{"number": 1, "edges": [["a", "b"]]}]}
    assert texts(situation(board, "explorer"), "move") == {"move 1 explorer #1"}


@pytest.mark.clause("M-12")
@pytest.mark.parametrize(
    ("number", "cards"), [(1, "scout"), (2, "sailor,scout"), (3, "explorer,sailor,scout")]
)
def test_rubble_asks_for_that_many_cards_which_end_on_the_discard_pile(
    number: int, cards: str
) -> None:
    paid = sorted(cards.split(","))
    hand = "sailor scout explorer pioneer"
    game = situation(path("S1", f"R{number}"), hand, draw="captain captain captain", others="a")
    refused(game, f"pay 1 b {cards},pioneer", "M-12")
    play(game, f"pay 1 b {cards}")
    assert piece(game) == "b"
    assert sorted(zone(game, "play")) == paid
    assert zone(game, "discard") == zone(game, "removed") == []
    play(game, "end keep " + ",".join(zone(game, "hand")))
    assert sorted(zone(game, "discard")) == paid


@pytest.mark.clause("M-12", "M-13")
@pytest.mark.parametrize(("token", "clause"), [("R1", "M-12"), ("C1", "M-13")])
def test_power_does_not_enter_rubble_or_a_base_camp(token: str, clause: str) -> None:
    game = situation(path("S1", token), "prop_plane giant_machete")
    assert not texts(game, "move")
    refused(game, "move 1 giant_machete b", clause)
    refused(game, "move 1 prop_plane:coin b", clause)


@pytest.mark.clause("M-12", "M-13", "M-02")
def test_any_cards_enter_rubble_and_camp_but_not_landscape() -> None:
    game = situation(star(b="R2", c="C2", d="g1"), "scout scout native")
    assert texts(game, "pay") == {
        "pay 1 b scout,scout",
        "pay 1 b scout,native",
        "pay 1 c scout,scout",
        "pay 1 c scout,native",
    }
    refused(game, "pay 1 d scout", "M-02")


@pytest.mark.clause("M-13")
@pytest.mark.parametrize(
    ("number", "cards"), [(1, "scout"), (2, "scout,sailor"), (3, "explorer,scout,sailor")]
)
def test_a_base_camp_removes_that_many_cards_for_good_and_at_once(number: int, cards: str) -> None:
    paid = cards.split(",")
    game = situation(path("S1", f"C{number}"), "sailor scout explorer pioneer")
    refused(game, f"pay 1 b {','.join([*paid, 'pioneer'])}", "M-13")
    play(game, f"pay 1 b {cards}")
    assert piece(game) == "b"
    assert sorted(zone(game, "removed")) == sorted(paid)
    assert zone(game, "play") == []
    play(game, "end", "end")
    left = zone(game, "hand") + zone(game, "draw") + zone(game, "discard")
    assert sorted(left) == sorted({"sailor", "scout", "explorer", "pioneer"} - set(paid))


@pytest.mark.clause("M-14")
@pytest.mark.parametrize("token", ["R1", "C1"])
@pytest.mark.parametrize(
    "card", ["cartographer", "compass", "scientist", "travel_log", "native", "transmitter"]
)
def test_cards_paid_have_no_effect_of_their_own(token: str, card: str) -> None:
    game = situation(path("S1", token, "g1"), card, draw="sailor sailor sailor")
    market = game.position()["market"]
    play(game, f"pay 1 b {card}")
    assert piece(game) == "b"
    assert zone(game, "hand") == zone(game, "discard") == []
    assert len(zone(game, "draw")) == 3
    assert game.position()["market"] == market
    assert texts(game) == {"end"}


@pytest.mark.clause("M-15")
@pytest.mark.parametrize("token", ["R1", "C1"])
def test_a_payment_enters_one_space_and_nothing_carries_over(token: str) -> None:
    """Not even the power of the card paid goes further."""
    board = path("S1", token, token, "g1")
    board["edges"].append(["b", "d"])
    game = play(situation(board, "giant_machete"), "pay 1 b giant_machete")
    refused(game, "pay 1 c giant_machete", "M-17")
    refused(game, "move 1 giant_machete d", "T-02")
    assert texts(game) == {"end"}


@pytest.mark.clause("M-16")
@pytest.mark.parametrize(
    "item",
    ["giant_machete", "treasure_chest", "prop_plane", "transmitter", "compass", "travel_log"],
)
def test_items_paid_are_treated_like_other_cards(item: str) -> None:
    board = star(b="R1", c="C1")
    assert zone(play(situation(board, item), f"pay 1 b {item}"), "play") == [item]
    assert zone(play(situation(board, item), f"pay 1 c {item}"), "removed") == [item]


@pytest.mark.clause("M-17")
def test_cards_already_played_cannot_pay() -> None:
    game = situation(path("S1", "g1", "R2"), "explorer scout", draw="sailor", discard="captain")
    play(game, "move 1 explorer b")
    refused(game, "pay 1 c explorer,scout", "M-17")
    refused(game, "pay 1 c sailor,scout", "M-17")
    refused(game, "pay 1 c captain,scout", "M-17")
    assert not texts(game, "pay")


@pytest.mark.clause("M-18")
def test_printed_numbers_lie_in_their_ranges() -> None:
    printed: dict[str, set[int]] = {}
    for side in pieces().values():
        for _, token in side.hexes:
            if token[0] in "gbyRC":
                printed.setdefault(token[0], set()).add(int(token[1:]))
    assert printed["g"] | printed["b"] | printed["y"] == {1, 2, 3, 4}
    assert printed["R"] == printed["C"] == {1, 2, 3}


@pytest.mark.clause("M-18")
def test_the_printed_ranges_are_no_limit() -> None:
    board = star(b="g5", c="R4", d="C4")
    game = situation(board, "pioneer scout scout scout")
    assert texts(game, "move") == {"move 1 pioneer b"}
    assert texts(game, "pay") == {
        "pay 1 c scout,scout,scout,pioneer",
        "pay 1 d scout,scout,scout,pioneer",
    }


@pytest.mark.clause("M-19")
@pytest.mark.parametrize("mountain", ["MM", "MC"])
@pytest.mark.parametrize(
    "action",
    [
        "move 1 giant_machete b",
        "move 1 prop_plane:coin b",
        "native 1 b",
        "native_token 1 b",
        "pay 1 b native",
        "move 1 machete_3 b",
    ],
)
def test_nothing_enters_a_mountain(mountain: str, action: str) -> None:
    game = situation(
        path("S1", mountain, "g1"),
        "giant_machete prop_plane native",
        tokens="native_token machete_3 pass_through",
        turn={"pass_through": True},
    )
    refused(game, action, "M-19")
    assert not texts(game, "move") | texts(game, "pay") | texts(game, "native")


@pytest.mark.clause("M-20")
def test_an_occupied_space_can_neither_be_entered_nor_passed() -> None:
    board = path("S1", "g1", "g1")
    game = situation(board, "trailblazer native", others="b")
    assert not texts(game, "move") | texts(game, "native")
    refused(game, "move 1 trailblazer b", "M-20")
    refused(game, "native 1 b", "M-20")
    refused(game, "move 1 trailblazer c", "M-20")


@pytest.mark.clause("M-20")
@pytest.mark.parametrize("token", ["R1", "C1"])
def test_occupied_rubble_and_camps_cannot_be_entered_either(token: str) -> None:
    game = situation(path("S1", token), "scout", others="b")
    refused(game, "pay 1 b scout", "M-20")
    assert not texts(game, "pay")


@pytest.mark.clause("M-20")
def test_a_way_around_an_occupied_space_is_taken() -> None:
    ring = {
        "spaces": {"a": "S1", "b": "g1", "c": "g1", "d": "g1"},
        "edges": [["a", "b"], ["b", "d"], ["a", "c"], ["c", "d"]],
    }
    assert targets("scout", ring, others="b") == {"c", "d"}


@pytest.mark.clause("M-20")
def test_a_space_is_free_again_when_its_piece_has_left() -> None:
    me = {"pieces": ["a"], "hand": ["explorer"]}
    other = {"pieces": ["b"], "hand": ["explorer"]}
    game = situation(path("S1", "g1", "g1"), players=[me, other])
    assert not texts(game, "move")
    play(game, "end keep explorer", "move 1 explorer c", "end")
    assert texts(game, "move") == {"move 1 explorer b"}


@pytest.mark.clause("M-21")
def test_payments_and_power_alternate_freely() -> None:
    board = path("S1", "C1", "g1", "R1", "C1", "R2", "b1")
    game = situation(board, "traveler explorer traveler scout traveler scout sailor")
    play(
        game,
        "pay 1 b traveler",
        "move 1 explorer c",
        "pay 1 d traveler",
        "pay 1 e scout",
        "pay 1 f traveler,scout",
        "move 1 sailor g",
    )
    assert piece(game) == "g"
    assert sorted(zone(game, "removed")) == ["scout", "traveler"]


@pytest.mark.clause("M-22")
def test_a_starting_space_without_a_requirement_cannot_be_entered_again() -> None:
    game = situation(path("S1", "g1", "S2"), "pioneer native prop_plane scout", at="b")
    for target in "ac":
        refused(game, f"move 1 pioneer {target}", "M-22")
        refused(game, f"native 1 {target}", "M-22")
        refused(game, f"pay 1 {target} scout", "M-22")
    assert not texts(game, "move") | texts(game, "native") | texts(game, "pay")


@pytest.mark.clause("M-22", "M-01")
def test_a_starting_space_with_a_printed_terrain_is_entered_like_any_other() -> None:
    game = situation(path("S1:g2", "g1"), "explorer scout native", at="b")
    refused(game, "move 1 explorer a", "M-03")
    assert texts(game, "move") | texts(game, "native") == {"move 1 scout a", "native 1 a"}
    assert piece(play(game, "move 1 scout a")) == "a"


@pytest.mark.clause("M-23")
def test_a_movement_that_changes_nothing_is_not_allowed() -> None:
    game = situation(path("g1", "g1", "g1"), "trailblazer", at="b")
    assert texts(game, "move") == {"move 1 trailblazer a", "move 1 trailblazer c"}
    refused(game, "move 1 trailblazer b", "M-23")


@pytest.mark.clause("M-23")
def test_coming_back_is_allowed_if_a_blockade_was_taken_on_the_way() -> None:
    """To b, take the blockade there, and back to a: 1 + 1 + 1."""
    board = path("g1", "g1", "b1") | {"blockades": [{"number": 1, "edges": [["b", "c"]]}]}
    game = situation(board, "trailblazer")
    assert "move 1 trailblazer #1" in texts(game)
    assert "move 1 scout #1" not in texts(situation(board, "scout"))
    play(game, "move 1 trailblazer #1")
    assert piece(game) == "a"
    assert zone(game, "blockades") == [1]
