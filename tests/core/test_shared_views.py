"""Views of everybody at one moment share what is equal, and later ones what has not changed."""

import pytest

from eldorado import Game
from eldorado.core.view import Views
from tests.situations import ground, situation

BOARD = ground(
    "a=g1 b=g1 c=g1 k=MC m=MC z=F:g1",
    "ab bc bk cm cz",
    blockades={1: "ab", 2: "bc"},
    caves={"k": "coin_2 machete_1", "m": "paddle_1 draw_card"},
)


def table() -> Game:
    return situation(
        BOARD, "explorer scout traveler", others="a a", draw="sailor", tokens="keep_item"
    )


def after(*actions: str) -> tuple[Views, Views]:
    """The views before some actions, and those after them that build on them."""
    game = table()
    before = Views(game.copy())
    for seat in range(3):
        before.own_player(seat)
    for action in actions:
        game.apply(action)
    return before, Views(game, before)


@pytest.mark.parametrize(
    "actions",
    [
        (),
        ("move 1 explorer #1",),
        ("move 1 scout b via #1",),
        ("buy scout with traveler",),
        ("end",),
        ("end", "end", "end", "end keep sailor"),
    ],
)
def test_views_that_build_on_earlier_ones_say_the_same_as_fresh_ones(
    actions: tuple[str, ...],
) -> None:
    _, later = after(*actions)
    game = table()
    for action in actions:
        game.apply(action)
    for seat in (0, 1, 2, None):
        assert later.of(seat) == Views(game).of(seat) == game.view(seat).to_json()


def test_what_has_not_changed_is_the_very_same_object() -> None:
    before, _ = after()
    caves = before.spectator["board"]["caves"]
    game = table()
    game.apply("buy scout with traveler")
    later = Views(game, before)
    assert later.spectator["board"]["caves"] is caves
    assert later.spectator["variant"] is before.spectator["variant"]
    assert later.spectator["board"] is before.spectator["board"]
    assert later.spectator["market"] is not before.spectator["market"]
    for seat in (1, 2):
        assert later.spectator["players"][seat] is before.spectator["players"][seat]
        assert later.own_player(seat) is before.own_player(seat)
    assert later.spectator["players"][0] is not before.spectator["players"][0]


def test_a_taken_blockade_or_token_renews_the_board_and_not_the_market() -> None:
    for action in ("move 1 explorer #1", "move 1 scout b via #1"):
        before, later = after(action)
        assert later.spectator["board"] is not before.spectator["board"]
        assert later.spectator["market"] is before.spectator["market"]


def test_counts_of_a_cave_follow_its_tokens() -> None:
    before, later = after("move 1 scout b via #1")
    assert before.spectator["board"]["caves"] == {"k": 2, "m": 2}
    assert later.spectator["board"]["caves"] == {"k": 1, "m": 2}
    assert later.own_player(0) is later.own_player(0)
