"""The discard phase (D)."""

import pytest

from eldorado import Action, IllegalAction
from tests.situations import path, play, situation, texts, zone

WAY = path("g1", "C1", "g1")
FULL = "scout scout scout scout scout"
"""A draw pile that needs no reshuffle."""


@pytest.mark.clause("D-01")
def test_played_cards_go_to_the_discard_pile_and_removed_ones_do_not() -> None:
    game = situation(WAY, "cartographer traveler sailor", draw=f"explorer explorer {FULL}")
    play(game, "play cartographer")
    play(game, "pay 1 b sailor")
    play(game, "move 1 explorer c")
    assert zone(game, "discard") == []
    play(game, "end keep explorer,traveler")
    assert zone(game, "discard") == ["explorer", "cartographer"]
    assert zone(game, "play") == []
    assert zone(game, "removed") == ["sailor"]


@pytest.mark.clause("D-02", "D-04")
def test_every_choice_of_cards_to_keep_is_offered_once() -> None:
    game = situation(path("g1"), "explorer explorer sailor", draw=FULL)
    assert texts(game, "end") == {
        "end",
        "end keep explorer",
        "end keep sailor",
        "end keep explorer,explorer",
        "end keep explorer,sailor",
        "end keep explorer,explorer,sailor",
    }
    assert len(texts(game, "end")) == sum("end" in str(action) for action in game.legal_actions())


@pytest.mark.clause("D-02", "D-04")
@pytest.mark.parametrize(
    ("action", "discarded"),
    [
        ("end", ["explorer", "explorer", "sailor"]),
        ("end keep explorer", ["explorer", "sailor"]),
        ("end keep explorer,sailor", ["explorer"]),
        ("end keep explorer,explorer,sailor", []),
    ],
)
def test_named_cards_are_kept_and_the_others_discarded(action: str, discarded: list[str]) -> None:
    game = situation(path("g1"), "explorer explorer sailor", draw=FULL)
    play(game, action)
    assert zone(game, "discard") == discarded
    kept = action.removeprefix("end").removeprefix(" keep ").split(",") if "keep" in action else []
    assert zone(game, "hand") == [*kept, *["scout"] * (4 - len(kept))]


@pytest.mark.clause("D-02")
@pytest.mark.parametrize("keep", ["scout", "explorer,explorer", "sailor"])
def test_only_cards_in_the_hand_can_be_kept(keep: str) -> None:
    game = situation(path("g1", "b1"), "explorer sailor", draw=FULL)
    play(game, "move 1 sailor b")
    before = game.position()
    with pytest.raises(IllegalAction):
        game.apply(f"end keep {keep}")
    assert game.position() == before


@pytest.mark.clause("D-03", "R-02")
@pytest.mark.parametrize("count", [4, 5, 7])
def test_any_number_of_cards_may_be_kept(count: int) -> None:
    hand = ["explorer"] * count
    game = situation(path("g1"), " ".join(hand), draw=FULL)
    action = f"end keep {','.join(hand)}"
    assert action in texts(game)
    play(game, action)
    assert zone(game, "hand") == hand
    assert len(zone(game, "draw")) == 5


@pytest.mark.clause("D-05")
def test_the_order_of_a_discard_pile_means_nothing() -> None:
    one = situation(path("g1"), "native", discard="scout sailor captain explorer pioneer", seed=3)
    two = situation(path("g1"), "native", discard="pioneer explorer captain sailor scout", seed=3)
    assert one == two
    assert one.position() == two.position()
    play(one, "end")
    play(two, "end")
    assert one == two
    assert zone(one, "draw") == zone(two, "draw")


@pytest.mark.clause("D-04")
def test_the_order_in_which_kept_cards_are_named_means_nothing() -> None:
    assert Action.parse("end keep sailor,explorer") == Action.parse("end keep explorer,sailor")
    assert str(Action.parse("end keep sailor,explorer")) == "end keep explorer,sailor"
