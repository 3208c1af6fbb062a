"""Action cards (A)."""

import pytest

from eldorado import IllegalAction
from tests.situations import ground, path, piece, play, refused, situation, texts, zone

ALONE = path("g1")
DRAWS = {"cartographer": 2, "compass": 3, "scientist": 1, "travel_log": 2}


@pytest.mark.clause("A-01")
@pytest.mark.parametrize("card", DRAWS)
def test_an_action_card_takes_effect_at_once_and_leaves_the_hand(card: str) -> None:
    game = situation(ALONE, card, draw="sailor sailor sailor sailor")
    play(game, f"play {card}")
    item = card in ("compass", "travel_log")
    assert zone(game, "play") == ([] if item else [card])
    assert zone(game, "removed") == ([card] if item else [])
    assert set(zone(game, "hand")) == {"sailor"}


@pytest.mark.clause("A-02", "A-04", "A-05", "A-06", "A-07")
@pytest.mark.parametrize(("card", "count"), DRAWS.items())
def test_it_draws_its_number_of_cards_from_the_top(card: str, count: int) -> None:
    pile = ["scout", "captain", "pioneer", "native"]
    game = situation(ALONE, card, draw=" ".join(pile))
    play(game, f"play {card}")
    assert sorted(zone(game, "hand")) == sorted(pile[:count])
    assert zone(game, "draw") == pile[count:]


@pytest.mark.clause("A-02")
def test_drawn_cards_may_be_played_in_the_same_turn() -> None:
    game = situation(path("g1", "g1"), "cartographer", draw="sailor explorer")
    play(game, "play cartographer")
    play(game, "move 1 explorer b")
    assert piece(game) == "b"


@pytest.mark.clause("A-02")
def test_it_reshuffles_when_the_draw_pile_runs_out() -> None:
    game = situation(ALONE, "compass", draw="scout", discard="captain pioneer sailor")
    play(game, "play compass")
    assert "scout" in zone(game, "hand")
    assert len(zone(game, "hand")) == 3
    assert len(zone(game, "draw")) == 1
    assert zone(game, "discard") == []


@pytest.mark.clause("A-02")
@pytest.mark.parametrize("card", ["cartographer", "compass", "travel_log"])
def test_it_draws_what_there_is(card: str) -> None:
    game = situation(ALONE, card, discard="scout")
    play(game, f"play {card}")
    assert zone(game, "hand") == ["scout"]


@pytest.mark.clause("A-03")
@pytest.mark.parametrize("card", DRAWS)
def test_the_card_being_played_is_never_reshuffled_into_its_own_draw(card: str) -> None:
    game = situation(ALONE, card, discard="sailor")
    play(game, f"play {card}")
    assert zone(game, "hand") == ["sailor"]
    assert zone(game, "draw") == zone(game, "discard") == []


@pytest.mark.clause("A-06")
def test_the_scientist_removes_one_card_or_none_the_new_one_included() -> None:
    game = situation(ALONE, "scientist explorer explorer", draw="native sailor")
    play(game, "play scientist")
    assert texts(game) == {"remove none", "remove explorer", "remove native"}
    play(game, "remove native")
    assert zone(game, "hand") == ["explorer", "explorer"]
    assert zone(game, "removed") == ["native"]
    assert zone(game, "play") == ["scientist"]


@pytest.mark.clause("A-06")
def test_the_scientist_may_remove_none() -> None:
    game = situation(ALONE, "scientist explorer", draw="native")
    play(game, "play scientist")
    play(game, "remove none")
    assert zone(game, "hand") == ["explorer", "native"]
    assert zone(game, "removed") == []


@pytest.mark.clause("A-06", "A-07")
@pytest.mark.parametrize(
    ("card", "answer", "clause"),
    [
        ("scientist", "remove explorer,sailor", "A-06"),
        ("travel_log", "remove explorer,sailor,sailor", "A-07"),
    ],
)
def test_it_removes_no_more_than_its_number(card: str, answer: str, clause: str) -> None:
    game = situation(ALONE, f"{card} explorer sailor sailor", draw="native scout")
    play(game, f"play {card}")
    refused(game, answer, clause)


@pytest.mark.clause("A-06", "A-07")
@pytest.mark.parametrize(("card", "clause"), [("scientist", "A-06"), ("travel_log", "A-07")])
@pytest.mark.parametrize(
    "action", ["end", "buy scout with traveler", "play cartographer", "token draw_card"]
)
def test_the_removal_is_answered_before_anything_else(card: str, clause: str, action: str) -> None:
    game = situation(
        ALONE,
        f"{card} traveler cartographer",
        draw="sailor sailor sailor sailor sailor",
        tokens="draw_card",
    )
    assert action in texts(game)
    play(game, f"play {card}")
    refused(game, action, clause)


@pytest.mark.clause("A-06")
def test_only_cards_in_the_hand_can_be_removed() -> None:
    game = situation(ALONE, "scientist explorer", draw="native", discard="scout")
    play(game, "play scientist")
    for card in ("scout", "scientist", "captain"):
        with pytest.raises(IllegalAction):
            game.apply(f"remove {card}")
    assert texts(game) == {"remove none", "remove explorer", "remove native"}


@pytest.mark.clause("A-06")
def test_nothing_is_removed_unasked() -> None:
    refused(situation(ALONE, "scientist explorer"), "remove explorer", "A-06")


@pytest.mark.clause("A-07")
def test_the_travel_log_removes_up_to_two_cards() -> None:
    game = situation(ALONE, "travel_log explorer", draw="sailor sailor scout")
    play(game, "play travel_log")
    assert texts(game) == {
        "remove none",
        "remove explorer",
        "remove sailor",
        "remove explorer,sailor",
        "remove sailor,sailor",
    }
    play(game, "remove explorer,sailor")
    assert zone(game, "hand") == ["sailor"]
    assert zone(game, "removed") == ["explorer", "sailor", "travel_log"]


@pytest.mark.clause("A-08")
def test_the_transmitter_puts_a_card_on_the_discard_pile_free_of_charge() -> None:
    game = situation(ALONE, "transmitter explorer", draw="sailor")
    play(game, "take pioneer")
    assert zone(game, "discard") == ["pioneer"]
    assert zone(game, "hand") == ["explorer"]
    assert zone(game, "removed") == ["transmitter"]
    refused(game, "take pioneer", "T-02")


STAR = "a=g1 b=b3 c=R2 d=C3 e=MM f=F:b1 g=g1 h=MC"
WAYS = "ab ac ad ae af ag ah"


@pytest.mark.clause("A-09", "A-11")
@pytest.mark.parametrize(("target", "stands"), [("b", "b"), ("c", "c"), ("d", "d"), ("f", "gate")])
def test_the_native_enters_any_space_and_pays_nothing(target: str, stands: str) -> None:
    game = situation(ground(STAR, WAYS), "native explorer sailor sailor", others="g")
    assert texts(game, "native") == {"native 1 b", "native 1 c", "native 1 d", "native 1 f"}
    play(game, f"native 1 {target}")
    assert piece(game) == stands
    assert zone(game, "hand") == ["explorer", "sailor", "sailor"]
    assert zone(game, "removed") == []


@pytest.mark.clause("A-09")
def test_the_native_is_no_item() -> None:
    game = situation(ground(STAR, WAYS), "native", draw="sailor sailor sailor sailor")
    play(game, "native 1 b")
    assert (zone(game, "play"), zone(game, "removed")) == (["native"], [])


@pytest.mark.clause("A-09")
@pytest.mark.parametrize(("target", "clause"), [("e", "M-19"), ("h", "M-19"), ("g", "M-20")])
def test_the_native_enters_neither_mountains_nor_occupied_spaces(target: str, clause: str) -> None:
    game = situation(ground(STAR, WAYS), "native", others="g")
    refused(game, f"native 1 {target}", clause)


@pytest.mark.clause("A-09")
def test_the_native_makes_a_single_step() -> None:
    game = situation(path("g1", "g1", "g1"), "native")
    assert texts(game, "native") == {"native 1 b"}
    refused(game, "native 1 c", "M-01")


BARRED = ground("a=g1 b=g1 c=g1", "ab bc", blockades={6: "ab"})


@pytest.mark.clause("A-09", "A-10")
def test_the_native_takes_a_blockade_instead_of_a_step() -> None:
    game = situation(BARRED, "native native explorer")
    assert texts(game, "native") == {"native 1 #6"}
    refused(game, "native 1 b", "B-01")
    play(game, "native 1 #6")
    assert (piece(game), zone(game, "blockades")) == ("a", [6])
    assert zone(game, "hand") == ["explorer", "native"]
    play(game, "native 1 b")
    assert piece(game) == "b"


@pytest.mark.clause("A-12")
@pytest.mark.parametrize(
    ("card", "rest", "playable"),
    [
        ("cartographer", "explorer", False),
        ("compass", "explorer", False),
        ("scientist", "", False),
        ("travel_log", "", False),
        ("scientist", "explorer", True),
        ("travel_log", "explorer", True),
    ],
)
def test_with_nothing_to_draw_an_action_needs_a_card_to_remove(
    card: str, rest: str, playable: bool
) -> None:
    game = situation(ALONE, f"{card} {rest}")
    if playable:
        play(game, f"play {card}")
        assert texts(game) == {"remove none", f"remove {rest}"}
    else:
        refused(game, f"play {card}", "A-12")


@pytest.mark.clause("A-12", "O-10")
def test_the_transmitter_needs_a_pile() -> None:
    game = situation(path("g1", "R1"), "transmitter", market={"board": {}, "reserve": {}})
    assert texts(game) == {"pay 1 b transmitter", "end", "end keep transmitter"}
    refused(game, "take scout", "A-08")


@pytest.mark.clause("A-12")
def test_the_native_needs_a_target() -> None:
    game = situation(path("g1", "MM"), "native")
    assert texts(game) == {"end", "end keep native"}


@pytest.mark.clause("A-13")
@pytest.mark.parametrize("card", [*DRAWS, "transmitter", "native"])
def test_an_action_card_pays_without_effect(card: str) -> None:
    market = {"board": {"scout": 1, "native": 3}}
    start = situation(
        ground("a=g1 b=R1 c=C1", "ab ac"), f"{card} sailor", draw="scout scout scout", market=market
    )
    rubble, camp, coins = start.copy(), start.copy(), start.copy()
    play(rubble, f"pay 1 b {card}")
    play(camp, f"pay 1 c {card}")
    play(coins, f"buy scout with sailor,{card}")
    assert (zone(rubble, "play"), zone(rubble, "removed")) == ([card], [])
    assert (zone(camp, "play"), zone(camp, "removed")) == ([], [card])
    assert zone(coins, "play") == ["sailor", card]
    for game in (rubble, camp, coins):
        assert len(zone(game, "draw")) == 3
        assert "remove none" not in texts(game)
        assert piece(game) in "abc"
