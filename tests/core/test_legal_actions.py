"""`legal_actions` is complete and exact, judged by an independent enumeration."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from eldorado import Action, EldoradoError, Game
from eldorado.core import COMPILED
from tests.core.oracle import CARDS, TOKENS, Oracle

TERRAIN = ["g1", "g1", "g2", "b1", "b2", "y1", "R1", "R2", "C1", "C2", "MM", "MC", "S3:g1", "S4"]
LANDSCAPE = ["F:g1", "F:b1", "F:R1"]


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Small boards with everything that can matter to legality."""
    size = draw(st.integers(4, 6))
    names = "abcdef"[:size]
    spaces = {"a": "S1", "b": "S2"}
    for name in names[2:]:
        taken = set(spaces.values())
        spaces[name] = draw(st.sampled_from([t for t in TERRAIN if t[0] != "S" or t not in taken]))
    spaces[names[-1]] = draw(st.sampled_from(LANDSCAPE))
    pairs = [[x, y] for i, x in enumerate(names) for y in names[i + 1 :]]
    edges = draw(st.lists(st.sampled_from(pairs), min_size=3, max_size=9, unique_by=tuple))
    shuffled = draw(st.permutations(edges))
    numbers = draw(st.permutations([1, 2, 3, 4, 5, 6]))
    blockades = [
        {"number": numbers[0], "edges": shuffled[:1]},
        {"number": numbers[1], "edges": shuffled[1:3]},
    ][: draw(st.integers(0, 2))]
    places = [name for name, token in spaces.items() if token[0] not in "MF"]
    spots = draw(st.lists(st.sampled_from(places), min_size=2, max_size=3, unique=True))
    cards = st.sampled_from(sorted(CARDS))
    hand = draw(st.lists(cards, max_size=3))
    tokens = draw(
        st.one_of(
            st.lists(st.sampled_from(sorted(TOKENS)), max_size=2),
            st.just(["change_symbol", "change_symbol"]),
        )
    )
    used = draw(st.lists(st.sampled_from(["prop_plane", "treasure_chest", "compass"]), max_size=2))
    market: dict[str, Any] | None = draw(
        st.sampled_from(
            [
                {"board": {"scout": 1, "captain": 2}, "reserve": {"native": 3}},
                {"board": {}, "reserve": {}},
                None,
            ]
        )
    )
    document: dict[str, Any] = {
        "variant": {"caves": True, "free_order": draw(st.booleans())},
        "board": {"spaces": spaces, "edges": edges, "blockades": blockades, "caves": {}},
        "players": [
            {
                "pieces": spots[:1] if len(spots) == 2 else spots[:2],
                "hand": hand,
                "draw": draw(st.sampled_from([[], ["explorer"]])),
                "discard": draw(st.sampled_from([[], ["sailor"]])),
                "removed": [*used, "travel_log"],
                "tokens": tokens,
            },
            {"pieces": spots[-1:]},
        ],
        "turn": {
            "bought": draw(st.booleans()),
            "pass_through": draw(st.integers(0, 3)) == 0,
            "items_used": used,
        },
    }
    if market is not None:
        document["market"] = market
    if draw(st.integers(0, 4)) == 0:
        document["turn"]["pending"] = draw(st.sampled_from(["scientist", "travel_log"]))
    elif draw(st.integers(0, 4)) == 0:
        document["turn"]["change_symbol"] = draw(st.sampled_from([True, 1, 2]))
    return document


@pytest.mark.slow
@settings(
    max_examples=150 if COMPILED else 50,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
@given(positions())
def test_exactly_the_allowed_actions_are_listed_and_accepted(document: dict[str, Any]) -> None:
    game = Game.from_position(document, seed=0)
    oracle = Oracle(game.position())
    legal = game.legal_actions()
    texts = [str(action) for action in legal]
    assert len(set(texts)) == len(texts)
    allowed = set(oracle.legal())
    assert set(texts) == {str(Action.parse(text)) for text in allowed}
    accepted = set()
    trial = game.copy()
    for text, _, _ in oracle.conceivable():
        try:
            trial.apply(text)
        except EldoradoError:
            continue
        accepted.add(str(Action.parse(text)))
        trial = game.copy()
    assert accepted == set(texts)
    assert trial == game  # whatever was refused has changed nothing


@pytest.mark.clause("T-03")
@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_the_order_of_actions_is_stable(seed: int, players: int) -> None:
    game = Game.new(players=players, seed=seed)
    assert game.legal_actions() == game.copy().legal_actions()
    assert "end" in map(str, game.legal_actions())
