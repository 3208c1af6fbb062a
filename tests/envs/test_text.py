"""The game as text, for language models."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado import Action, Game, IllegalAction
from eldorado.envs.text import (
    BUDGET,
    UnreadableAnswer,
    describe,
    make_prompt,
    parse_answer,
    rethink,
)
from eldorado.errors import EldoradoError
from tests.envs.positions import random_positions

GAME = Game.new("first_game", players=3, seed=7, start=0)
VIEW = GAME.view(0)


def test_observations_keep_within_the_budget_and_name_the_own_hand() -> None:
    for game in random_positions(120, seed=21):
        view = game.view(game.to_move)
        text = describe(view)
        assert len(text) <= BUDGET
        assert "Your hand:" in text
        assert "Spaces near you" in text
        assert "Your hand" not in describe(game.view(None))


def test_a_prompt_does_not_list_the_legal_actions() -> None:
    prompt = make_prompt(VIEW)
    listed = [str(action) for action in VIEW.legal_actions() if str(action) != "end"]
    assert listed
    assert not any(action in prompt for action in listed)


def test_every_legal_action_can_be_answered() -> None:
    for game in random_positions(40, seed=22):
        view = game.view(game.to_move)
        for action in view.legal_actions():
            answer = f"I think aloud {{about}} it.\n{json.dumps({'action': str(action)})}"
            assert parse_answer(answer, view) == action


@pytest.mark.parametrize(
    "answer",
    [
        "end",
        "I would end my turn.",
        '{"action": "end"',
        '{"move": "end"}',
        '{"action": 3}',
        '{"action": "go north"}',
        '["end"]',
        '{"action": "end"} and then {"action"',
        '{"action": "' + "x" * 5000 + '"}',
        '{"plan": {"action": "end"}}',
        '{"plan": {"action": "end"}',
        '{"note": "}", "plan": {"action": "end"}',
        '{"note": "{\\"action\\": \\"end\\"}"}',
        '[{"action": "end"}]',
        '[{"action": "end"}',
        '[1, "]", {"action": "end"}',
        '{"action": "play cartographer", "action": "end"}',
        '{"action": "end", "why": {"a": 1, "a": 2}}',
        '{"action": "end"} is what I do.',
        '{"action": "end"}, or rather [1]',
        '{"action": "end"} {"action": "play cartographer"',
        '{"action": "END"}',
        '{"action": " end "}',
        '{"action": "end\\n"}',
        '{"action": "move  1 explorer B32"}',
        '{"action": "end keep traveler,explorer"}',
        '{"action": "end"}' + " " * 100_000,
        "{" * 3_000 + '{"action": "end"}',
        '{"a":' * 15_000,
        "[" * 90_000,
    ],
)
def test_the_parser_never_guesses(answer: str) -> None:
    with pytest.raises(UnreadableAnswer) as caught:
        parse_answer(answer, VIEW)
    assert '{"action": "end"}' in rethink(caught.value)


@pytest.mark.parametrize(
    "answer",
    [
        '{"action": "end"}',
        '\n {"why": ["a", {"action": "none"}], "action": "end"}\n\n',
        'I see {B32} and [rubble].\n```json\n{"action": "end"}\n```\n',
        'First {"action": "play cartographer"}, but no: {"action": "end"}',
        'Of ["explorer", "sailor"] neither helps. {"action": "end"}',
        "]:} " + '{"action": "end"}',
    ],
)
def test_the_object_that_ends_an_answer_counts(answer: str) -> None:
    assert parse_answer(answer, VIEW) == Action.parse("end")


def test_a_seat_that_is_not_to_move_is_not_asked() -> None:
    for seat in (1, None):
        with pytest.raises(EldoradoError, match="only in a view of the seat to move") as caught:
            parse_answer('{"action": "end"}', GAME.view(seat))
        assert type(caught.value) is EldoradoError


def test_an_illegal_action_is_answered_with_its_reason() -> None:
    with pytest.raises(IllegalAction) as caught:
        parse_answer('{"action": "move 1 pioneer B32"}', VIEW)
    with pytest.raises(IllegalAction, match="There is no space Q99"):
        parse_answer('{"action": "move 1 explorer Q99"}', VIEW)
    assert "do not allow" in rethink(caught.value)
    assert caught.value.clause in rethink(caught.value)


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=300))
def test_any_answer_gives_an_action_or_a_sentence(answer: str) -> None:
    try:
        reply = str(parse_answer(answer, VIEW))
    except EldoradoError as error:
        reply = rethink(error)
    assert reply


def test_a_model_that_answers_at_random_finishes_its_turns() -> None:
    game, rng = GAME.copy(), Random(3)
    while game.round < 4:
        view = game.view(game.to_move)
        action = rng.choice(list(view.legal_actions()))
        game.apply(parse_answer(json.dumps({"action": str(action)}), view))
