"""The course: every step can be done as shown, by the real rules; every wrong try is answered."""

from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest
from msgspec import UNSET

from eldorado import Action, Game
from eldorado.course import (
    CourseError,
    Lesson,
    attempt,
    catalogue,
    judge_try,
    lessons,
    play,
    read_lesson,
)
from eldorado.course.lesson_player import LessonWalk, opening
from eldorado.course.loader import FOLDER
from eldorado.help import clauses

STEPS = [
    (lesson.id, number) for lesson in lessons().values() for number in range(len(lesson.steps))
]
each_lesson = pytest.mark.parametrize("id", list(lessons()))
each_step = pytest.mark.parametrize(("id", "number"), STEPS)

TAUGHT = """
    M-02 M-03 M-05 M-06 M-08 M-09 M-12 M-13 M-19 M-20 B-01 B-03 B-06 B-07 B-08 B-09 B-11 B-13
    P-01 P-02 P-03 P-05 P-06 P-08 P-09 P-10 P-11 P-21 I-02 I-03 I-05 A-04 A-05 A-06 A-07 A-08
    A-09 T-01 T-05 T-06 D-01 D-02 R-01 R-02 R-03 E-01 E-03 E-05 E-07 E-08 E-09 W-02 W-05 W-07
    V-04 V-05 V-06 V-09 V-10 V-12 V-13 V-21 V-22 V-24 V-25 V-26 V-27 V-28 V-29 V-30
"""
"""What a newcomer has to have met before a game."""


def at_step(id: str, number: int) -> LessonWalk:
    lesson = lessons()[id]
    return LessonWalk(lesson, opening(lesson, number))


@each_step
def test_the_demonstration_solves_the_step(id: str, number: int) -> None:
    walk = at_step(id, number)
    assert walk.number == number
    *before, last = walk.lesson.steps[number].show
    assert [walk.attempt(action).verdict for action in before] == ["accepted"] * len(before)
    judgement = walk.attempt(last)
    assert judgement.verdict == "done"
    assert judgement.text == walk.lesson.praise(number)
    assert walk.actions == opening(walk.lesson, number + 1)  # written as the rules write them


@each_step
def test_every_reply_answers_its_example_and_changes_nothing(id: str, number: int) -> None:
    for reply in lessons()[id].steps[number].replies:
        walk = at_step(id, number)
        before = walk.game.copy()
        judgement = walk.attempt(reply.example)
        assert judgement.text == walk.lesson.reply(number, reply), reply.example
        assert judgement.verdict == ("refused" if judgement.refusal else "wrong")
        assert bool(reply.refused) <= (judgement.refusal is not None)
        assert walk.game == before
        assert reply.action or reply.refused, "a reply to everything helps nobody"


def accepted(lesson: Lesson, number: int, game: Game) -> Iterator[tuple[str, bool]]:
    """Every action that a step takes, and whether it solves the step."""
    for action in game.legal_actions():
        verdict = judge_try(lesson, number, game, str(action)).verdict
        if verdict in ("accepted", "done"):
            yield str(action), verdict == "done"


@each_lesson
def test_nobody_gets_stuck(id: str) -> None:
    """Whatever is accepted, every step can still be solved, and so can all that follow."""
    lesson = lessons()[id]
    seen: set[object] = set()
    open_ends = [LessonWalk(lesson, ())]
    while open_ends:
        walk = open_ends.pop()
        if walk.done:
            continue
        ways = list(accepted(lesson, walk.number, walk.game))
        assert ways, f"{lesson.text(walk.number)}: nothing helps after {walk.actions}"
        for action, _ in ways:
            after = LessonWalk(lesson, [*walk.actions, action])
            key = (after.number, after.game.key())
            if key not in seen:
                seen.add(key)
                open_ends.append(after)


@each_step
def test_marks_are_on_the_board(id: str, number: int) -> None:
    walk = at_step(id, number)
    board = walk.game.board
    numbers = {f"#{seam.number}" for seam in board.seams}
    assert set(walk.lesson.steps[number].marks) <= {*board.names, *numbers}


@each_lesson
def test_boards_are_small_and_can_be_drawn(id: str) -> None:
    for number in range(len(lessons()[id].steps)):
        game = lessons()[id].begin(number)
        if game is not None:
            assert 4 <= len(game.board.spaces) <= 14
            assert all(space.hex is not None for space in game.board.spaces)
            assert game._repr_svg_().startswith("<svg")
            assert game.to_move == lessons()[id].seat


def test_ids_are_stable_and_every_file_is_used() -> None:
    files = {file.stem for file in (FOLDER / "lessons").glob("*.json")}
    assert files == set(lessons())
    assert [entry["id"] for entry in catalogue()] == list(lessons())


def test_every_family_of_clauses_is_taught_and_named() -> None:
    known = {clause.id for clause in clauses()}
    named = {clause for lesson in lessons().values() for clause in lesson.clauses}
    assert named <= known
    assert set(TAUGHT.split()) <= named
    assert {clause[0] for clause in named} >= set("TMBPIADREWV")


@each_lesson
def test_stepping_and_replaying_show_the_same(id: str) -> None:
    lesson = lessons()[id]
    actions: list[str] = []
    for action in opening(lesson, len(lesson.steps)):
        step = play(id, actions)
        assert step["actions"] == actions
        answer = attempt(id, actions, action)
        assert answer["step"] == step["step"]
        assert answer["answer"]["kind"] == ("done" if answer["solved"] else "accepted")
        assert answer["happened"][0].seat == lesson.seat
        assert "options" in step["table"]
        assert ("options" in answer["table"]) != answer["solved"]
        actions = answer["actions"]
        later = play(id, actions)
        assert later["step"] == step["step"] + answer["solved"]
        if not answer["done"] and lesson.begin(later["step"]) is None:
            assert later["table"]["view"] == answer["table"]["view"]
    end = play(id, actions)
    assert end["done"]
    assert "options" not in end["table"]
    following = [*lessons(), None]
    assert end["next"] == following[following.index(id) + 1]
    assert end["text"] == ("course-lesson-done" if end["next"] else "course-finished")


@each_step
def test_every_step_can_be_linked_to(id: str, number: int) -> None:
    lesson = lessons()[id]
    by_number = play(id, step=number)
    assert by_number == play(id, step=lesson.steps[number].id)
    assert by_number == play(id, by_number["actions"])
    assert by_number["step"] == number
    assert by_number["text"] == lesson.text(number)
    own = lesson.begin(number)
    if own is not None:
        assert by_number["table"]["view"] == own.view(lesson.seat).to_json()


def test_a_wrong_try_leaves_all_as_it_was() -> None:
    before = play("symbols")
    for action in ("move 1 traveler b", "end", "fly away", "move 1 sailor q"):
        after = attempt("symbols", [], action)
        assert after.pop("answer")["kind"] in ("wrong", "refused")
        assert after == before


def test_answers_carry_the_refusal_of_the_rules() -> None:
    said = attempt("symbols", [], "move 1 traveler b")["answer"]
    assert said["kind"] == "refused"
    assert said["text"] == "lesson-symbols-river-symbol"
    assert said["refusal"]["clause"] == "M-02"
    said = attempt("symbols", [], "move 1 sailor d")["answer"]
    assert said["text"] == said["refusal"]["message"] == "refusal-M-02-terrain"
    assert said["refusal"]["about"]["space"] == "d"
    said = attempt("symbols", [], "fly away")["answer"]
    assert (said["text"], said["refusal"]["code"]) == ("refusal-unreadable", "unreadable")
    assert attempt("symbols", [], "end")["answer"]["text"] == "course-not-this-step"


def test_others_play_their_part_between_the_steps() -> None:
    scene = attempt("last-round", [], "move 1 scout y")
    assert [event.seat for event in scene["happened"]] == [0, 1, 2]
    assert [seat["name"] for seat in scene["table"]["seats"]] == ["", "Mo", "Lea"]
    assert scene["table"]["status"] == "over"
    assert scene["table"]["result"]["winner"] == 0
    assert scene["table"]["result"]["reason"] == "most_blockades"
    assert scene["happened"][2].cards is UNSET  # what others draw is theirs (S-11)


@pytest.mark.parametrize(
    ("actions", "path"),
    [
        (["end"], "actions[0]"),
        (["move 1 sailor b", "move 1 sailor b"], "actions[1]"),
        (["move 1 sailor b", "move 1 traveler c", "move 1 scout d", "end"], "actions[3]"),
        (["end"] * 300, "actions"),
    ],
)
def test_lists_that_nobody_played_are_refused(actions: list[str], path: str) -> None:
    with pytest.raises(CourseError) as error:
        play("symbols", actions)
    assert error.value.path == path


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(CourseError, match="no lesson 'flying'"):
        play("flying")
    for step in ("nine", 9, -1):
        with pytest.raises(CourseError, match=f"no step '{step}'"):
            play("symbols", step=step)
    assert play("symbols", step=3)["done"]
    with pytest.raises(CourseError, match="over"):
        attempt("symbols", opening(lessons()["symbols"], 3), "end")


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ('"id": "rubble"', '"id": "Rubble Two"', "id"),
        ('"show": ["move 1 scout c"]', '"show": []', "steps[1].show"),
        ('"id": "on"', '"id": "pay"', "steps[1].id"),
        ('"at": {"space": "c"}', '"at": {"place": "c"}', "steps[1].goal.at"),
        ('"hand": ["traveler"', '"hand": ["wizard"', "position.players[0].hand[0]"),
        ('"c": "g2"', '"c": "q2"', "position.board.spaces.c"),
        ('"id": "rubble",', '"id": "rubble", "seat": 3,', "seat"),
        ('"id": "rubble",', '"id": "rubble"', "document"),
    ],
)
def test_a_faulty_lesson_is_refused_by_the_name_of_its_field(old: str, new: str, path: str) -> None:
    text = (FOLDER / "lessons" / "rubble.json").read_text("utf-8")
    assert text.count(old) == 1
    with pytest.raises(CourseError) as error:
        read_lesson(text.replace(old, new).encode())
    assert error.value.path == path


def test_the_examples_of_the_rulebooks_are_in_the_course() -> None:
    """Sarah's steps, John's purchase, the blockade with power left, Anne's turn, Julian's cave."""
    shown = {id: opening(lesson, len(lesson.steps)) for id, lesson in lessons().items()}
    assert shown["first-steps"][:3] == [
        "move 1 explorer b",
        "move 1 scout d",
        "move 1 trailblazer e",
    ]
    assert shown["buying"][0] == "buy transmitter with explorer,traveler,sailor,photographer"
    assert shown["blockades"][0] == "move 1 trailblazer d via #1"
    assert shown["whole-turn"] == [
        "play cartographer",
        "move 1 pioneer d",
        "pay 1 e traveler",
        "move 1 prop_plane:paddle g",
        "native 1 h",
        "buy compass with journalist",
        "end",
    ]
    assert shown["caves"][:2] == ["move 1 explorer b", "move 1 machete_1 c"]
    assert any(fnmatchcase(action, "move 1 trailblazer:paddle *") for action in shown["way-tokens"])


@each_lesson
def test_all_actions_in_the_data_can_be_read(id: str) -> None:
    for step in lessons()[id].steps:
        for text in (*step.show, *step.then, *(reply.example for reply in step.replies)):
            assert str(Action.parse(text)) == text
