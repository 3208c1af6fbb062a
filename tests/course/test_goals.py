"""The small language of goals, condition by condition."""

import msgspec
import pytest

from eldorado import Action, Game
from eldorado.course import CourseError, Goal, met
from eldorado.course.goals import spaces_of
from eldorado.course.loader import read
from tests.situations import path, situation


def goal(text: str) -> Goal:
    return read(text.encode(), Goal)


def step(game: Game, action: str) -> tuple[Game, Action, Game]:
    after = game.copy()
    after.apply(action)
    return game, Action.parse(action), after


BOARD = path("S1", "g1", "C1", "F:g1") | {"blockades": [{"number": 1, "edges": [["a", "b"]]}]}
HAND = "explorer traveler scout"


@pytest.mark.parametrize(
    ("action", "text", "expected"),
    [
        ("move 1 scout b via #1", '{"at": {"space": "b"}}', True),
        ("move 1 scout b via #1", '{"at": {"space": "c"}}', False),
        ("move 1 scout b via #1", '{"at": {"space": "b", "piece": 2}}', False),
        ("move 1 scout b via #1", '{"holds_blockade": 1}', True),
        ("move 1 scout b via #1", '{"holds_blockade": 2}', False),
        ("move 1 scout b via #1", '{"action": "move 1 scout *"}', True),
        ("move 1 scout b via #1", '{"action": ["end", "move * b*"]}', True),
        ("move 1 scout b via #1", '{"action": "end"}', False),
        ("move 1 scout b via #1", '{"play_has": ["scout"]}', True),
        ("move 1 scout b via #1", '{"hand_has": ["explorer", "traveler"]}', True),
        ("move 1 scout b via #1", '{"hand_has": ["explorer", "explorer"]}', False),
        ("move 1 scout b via #1", '{"turn_ended": false}', True),
        ("move 1 scout b via #1", '{"arrived": false, "won": false}', True),
        ("buy scout with traveler", '{"bought": "scout", "discard_has": ["scout"]}', True),
        ("buy scout with traveler", '{"bought": "captain"}', False),
        ("end", '{"turn_ended": true}', True),
        ("end", '{"removed_at_least": 1}', False),
        ("end", '{"removed_has": ["scout"]}', False),
        ("end", '{"tokens": ["coin_1"]}', False),
        ("end", '{"not": {"turn_ended": true}}', False),
        ("end", '{"any": [{"action": "move *"}, {"turn_ended": true}]}', True),
        ("end", '{"all": [{"action": "end"}, {"turn_ended": false}]}', False),
        ("end", "{}", True),
    ],
)
def test_conditions(action: str, text: str, expected: bool) -> None:
    game = situation(BOARD, HAND)
    assert met(goal(text), *step(game, action)) is expected


def test_arriving_winning_removing_and_finding() -> None:
    game = situation(BOARD, "explorer traveler", at="b")
    before, action, after = step(game, "pay 1 c traveler")
    assert met(goal('{"removed_has": ["traveler"], "removed_at_least": 1}'), before, action, after)
    before, action, end = step(after, "move 1 explorer d")
    assert met(
        goal('{"arrived": true, "won": true, "turn_ended": true, "at": {"space": "gate"}}'),
        before,
        action,
        end,
    )
    cave = {"spaces": {"a": "S1", "b": "g1", "k": "MC"}, "edges": [["a", "b"], ["b", "k"]]}
    game = situation(cave | {"caves": {"k": ["coin_2"]}}, "explorer")
    assert met(goal('{"tokens": ["coin_2"]}'), *step(game, "move 1 explorer b"))


def test_goals_name_what_to_mark_and_refuse_what_they_do_not_know() -> None:
    text = '{"any": [{"at": {"space": "c"}}, {"holds_blockade": 3}, {"at": {"space": "gate"}}]}'
    assert spaces_of(goal(text)) == ("c", "#3")
    assert goal(msgspec.json.encode(goal(text)).decode()) == goal(text)
    with pytest.raises(CourseError, match="wings"):
        goal('{"wings": true}')
