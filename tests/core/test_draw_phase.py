"""The draw phase (R)."""

import pytest

from tests.situations import path, play, situation, texts, zone

ALONE = path("g1")


@pytest.mark.clause("R-01")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_the_hand_is_filled_to_four(kept: int) -> None:
    pile = ["scout", "captain", "pioneer", "native", "sailor"]
    game = situation(ALONE, "traveler traveler traveler", draw=" ".join(pile))
    play(game, f"end keep {','.join(['traveler'] * kept)}" if kept else "end")
    assert sorted(zone(game, "hand")) == sorted(["traveler"] * kept + pile[: 4 - kept])
    assert zone(game, "draw") == pile[4 - kept :]


@pytest.mark.clause("R-01", "V-23")
def test_tokens_do_not_count_as_cards_of_the_hand() -> None:
    game = situation(ALONE, tokens="coin_1 coin_2 draw_card", draw="scout scout scout scout scout")
    play(game, "end")
    assert zone(game, "hand") == ["scout"] * 4


@pytest.mark.clause("R-02")
@pytest.mark.parametrize("count", [4, 5, 6])
def test_with_four_or_more_cards_nothing_is_drawn(count: int) -> None:
    hand = ["traveler"] * count
    game = situation(ALONE, " ".join(hand), draw="scout scout scout scout", discard="captain")
    play(game, f"end keep {','.join(hand)}")
    assert zone(game, "hand") == hand
    assert (zone(game, "draw"), zone(game, "discard")) == (["scout"] * 4, ["captain"])


@pytest.mark.clause("R-03")
def test_a_short_draw_pile_is_emptied_before_the_discard_pile_is_shuffled() -> None:
    for seed in range(20):
        game = situation(
            ALONE, draw="native native", discard="scout scout captain captain pioneer", seed=seed
        )
        play(game, "end")
        assert zone(game, "hand").count("native") == 2
        assert len(zone(game, "hand")) == 4
        assert len(zone(game, "draw")) == 3
        assert zone(game, "discard") == []
        everything = sorted(zone(game, "hand") + zone(game, "draw"))
        assert everything == ["captain", "captain", "native", "native", "pioneer", "scout", "scout"]


@pytest.mark.clause("R-03")
def test_the_new_draw_pile_is_shuffled() -> None:
    hands = set()
    for seed in range(30):
        game = situation(ALONE, discard="scout captain pioneer native sailor traveler", seed=seed)
        play(game, "end")
        hands.add((*zone(game, "hand"), *zone(game, "draw")))
    assert len(hands) > 15


@pytest.mark.clause("R-04")
def test_a_pile_that_ends_at_zero_is_not_refilled_until_the_next_draw() -> None:
    game = situation(ALONE, "traveler", draw="scout scout scout scout", discard="captain captain")
    play(game, "end")
    assert zone(game, "draw") == []
    assert zone(game, "discard") == ["traveler", "captain", "captain"]
    play(game, "end keep scout,scout,scout")
    assert zone(game, "discard") == []
    assert len(zone(game, "draw")) == 3


@pytest.mark.clause("R-04")
def test_an_empty_draw_pile_is_left_alone_when_nothing_must_be_drawn() -> None:
    game = situation(ALONE, "scout scout scout scout", discard="captain")
    play(game, "end keep scout,scout,scout,scout")
    assert (zone(game, "draw"), zone(game, "discard")) == ([], ["captain"])


@pytest.mark.clause("R-05")
def test_cards_just_played_take_part_in_the_reshuffle_of_the_draw_phase() -> None:
    game = situation(path("g1", "g1"), "explorer sailor")
    play(game, "move 1 explorer b")
    play(game, "end")
    assert zone(game, "hand") == ["explorer", "sailor"]


@pytest.mark.clause("R-05")
def test_the_play_area_takes_no_part_in_a_reshuffle_during_the_turn() -> None:
    game = situation(path("g1", "g1"), "explorer cartographer", discard="sailor")
    play(game, "move 1 explorer b")
    play(game, "play cartographer")
    assert zone(game, "hand") == ["sailor"]
    assert zone(game, "play") == ["explorer", "cartographer"]


@pytest.mark.clause("R-06", "O-06")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_with_fewer_than_four_cards_the_hand_stays_smaller(count: int) -> None:
    game = situation(ALONE, discard=" ".join(["scout"] * count))
    play(game, "end")
    assert zone(game, "hand") == ["scout"] * count
    assert game.outcome() is None
    assert "end" in texts(game)
