"""Records: a game as text that reads back and replays, and refuses what was tampered with."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado import EldoradoError, Game, ParseError, Record, Variant
from eldorado.errors import RecordError
from eldorado.records import Comment, RecordedTurn
from tests.situations import ground, path, situation


def played(
    seed: int,
    steps: int,
    players: int = 3,
    variant: Variant | None = None,
    route: str = "first_game",
) -> Game:
    """A game after some random actions."""
    rng = random.Random(seed)
    variant = variant or Variant(caves=True)
    game = Game.new(route, players=players, seed=seed, variant=variant)
    for _ in range(steps):
        if game.outcome() is None:
            game.apply(rng.choice(game.legal_actions()))
    return game


def small() -> Game:
    """A whole short game with a draw, a shuffle, an exploration and an end."""
    board = ground("a=g1 b=g1 c=g1 k=MC z=F:g1", "ab bc bk cz", caves={"k": "paddle_1 coin_1"})
    me = {"pieces": ["a"], "hand": ["explorer", "explorer"], "draw": ["scout", "sailor"]}
    other = {"pieces": ["a"], "hand": ["sailor"], "draw": ["explorer"], "discard": ["native"]}
    game = situation(board, players=[me, other])
    for action in ("move 1 explorer b", "end keep explorer", "end", "move 1 explorer c"):
        game.apply(action)
    for action in ("end keep scout", "end", "move 1 scout z", "end"):
        game.apply(action)
    assert game.outcome() is not None
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [Variant(), Variant(True), Variant(True, True, True)])
@pytest.mark.parametrize("steps", [0, 1, 37, 120])
def test_a_game_replays_from_its_text(players: int, variant: Variant, steps: int) -> None:
    game = played(players + steps, steps, players, variant, "swamplands")
    record = game.record()
    copy = Record.parse(str(record))
    assert copy == record
    assert str(copy) == str(record)
    again = copy.replay()
    assert again == game
    assert again.position() == game.position()
    assert again.record() == record


def test_a_finished_game_replays_and_tells_its_result() -> None:
    game = small()
    record = game.record()
    assert record.tags["Result"] == "seat 1, only_arrival, places 1 2"
    assert Record.parse(str(record)).replay().outcome() == game.outcome()


def test_a_running_game_has_a_star_for_a_result() -> None:
    assert played(1, 10).record().tags["Result"] == "*"


def test_a_record_needs_no_generator() -> None:
    game = played(5, 150)
    assert any("~" in str(turn) for turn in game.record().turns)
    text = str(game.record())
    assert Record.parse(text).replay() == Record.parse(text).replay() == game


@pytest.mark.parametrize("steps", range(8))
def test_a_game_is_recorded_at_any_moment_of_a_turn(steps: int) -> None:
    game = situation(
        path("g1", "g1", "g1"), "explorer scientist traveler", discard="sailor scout", others="c"
    )
    actions = [
        "move 1 explorer b",
        "play scientist",
        "remove none",
        "buy scout with traveler",
        "end",
    ]
    for action in [*actions, "end", "end"][:steps]:
        game.apply(action)
    assert Record.parse(str(game.record())).replay() == game


def test_a_game_may_begin_in_the_middle_of_a_turn() -> None:
    game = situation(path("g1", "g1"), "scientist explorer", draw="sailor scout")
    game.apply("play scientist")
    later = Game.from_position(game.position())
    later.apply("remove sailor")
    record = later.record()
    assert record.start() == game
    assert Record.parse(str(record)).replay() == later


def test_a_line_holds_the_actions_of_one_turn() -> None:
    first, second = (str(turn) for turn in small().record().turns[:2])
    assert first == (
        "1.1 move 1 explorer b -> paddle_1 | end keep explorer -> scout,sailor ~ explorer / -"
    )
    assert second.startswith("1.2 end -> explorer ~ ")


def test_steps_give_the_game_after_every_action() -> None:
    game = small()
    record = game.record()
    rounds = [(after.round, after.to_move, str(step.action)) for after, step in record.steps()]
    assert [text for _, _, text in rounds] == [str(entry.action) for entry in game.entries()]
    assert rounds[0][:2] == (1, 0)
    assert rounds[1][:2] == (1, 1)


def test_names_of_players_are_kept() -> None:
    record = Record.of(small(), ["Ada Lovelace", "Émile"])
    assert Record.parse(str(record)).seats == ["Ada Lovelace", "Émile"]
    assert small().record().seats == ["seat 1", "seat 2"]


@pytest.mark.parametrize("name", ["a, b", "a; b", "a\nb", " a", "a\t"])
def test_names_that_would_break_a_record_are_refused(name: str) -> None:
    with pytest.raises(ParseError):
        Record.of(small(), [name])


def test_a_view_has_no_record() -> None:
    with pytest.raises(EldoradoError):
        Record.of(small().view(0).world)


def lines() -> list[str]:
    """The lines of the short game; the header is 0 to 6, the first turn is 8."""
    return str(small().record()).split("\n")


def test_comments_survive_and_change_nothing() -> None:
    text = lines()
    text[8] += "  ; a bold start; or not"
    text.insert(9, "; the second player has little to do")
    record = Record.parse("\n".join(text))
    assert [line for line in record.lines if isinstance(line, Comment)] == [
        Comment("the second player has little to do")
    ]
    assert record.turns[0].comment == "a bold start; or not"
    assert Record.parse(str(record)) == record
    assert str(record) == "\n".join(text)
    assert record.replay() == small()


def test_unknown_tags_survive() -> None:
    text = lines()
    text[6:6] = ["Event: club night, table 3: final", "Played-On: 2024-05-01", "Note:"]
    record = Record.parse("\n".join(text))
    assert record.tags["Event"] == "club night, table 3: final"
    assert record.tags["Note"] == ""
    assert Record.parse(str(record)) == record
    assert record.replay() == small()


def test_line_ends_of_any_system_are_read() -> None:
    assert Record.parse("\r\n".join(lines())) == small().record()


def test_lenient_reading_passes_over_what_it_does_not_understand() -> None:
    text = lines()
    text[3] = "a line without a colon"
    text[8] = f"   {text[8]}   "
    text[9:9] = ["what is this", "9.9 end", "1.1 jump"]
    del text[0:2]
    record = Record.parse("\n".join(text), strict=False)
    assert record.turns == small().record().turns
    assert record.replay() == small()


def test_lenient_reading_needs_no_more_than_a_start() -> None:
    start = lines()[5]
    assert start.startswith("Start: ")
    record = Record.parse(f"{start}\n\n1.1 end keep explorer,explorer", strict=False)
    assert record.replay().to_move == 1
    with pytest.raises(RecordError):
        Record.parse("Route: first_game\n\n1.1 end", strict=False)


@pytest.mark.parametrize(
    ("line", "text", "help"),
    [
        (0, "Format: eldorado-record/9", "eldorado-record/1"),
        (1, "Rules: 99", "rules version “99”"),
        (2, "no colon here", "Tag: value"),
        (2, "Bad tag: x", "Tag: value"),
        (3, "Route: twice", "occurs twice"),
        (8, "1.1", "empty"),
        (8, "1.1 jump", "begins with move"),
        (8, "1.1 end |", "empty"),
        (8, "1.1 end -> wizard", "“wizard” is not a card"),
        (8, "1.1 move 1 explorer b -> paddle_1,scout", "not a cave token"),
        (8, "1.1 end -> scout ~", "not a card"),
        (8, "1.1 end -> scout ~ sailor / wizard", "not a card"),
        (8, "0.1 end", "round.seat"),
        (8, "1.5 end", "round.seat"),
        (8, "1 end", "round.seat"),
        (9, "end", "round.seat"),
    ],
)
def test_strict_reading_names_the_line(line: int, text: str, help: str) -> None:
    spoiled = lines()
    spoiled[line] = text
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(spoiled))
    assert help in str(caught.value)
    assert caught.value.line == line + 1
    assert str(caught.value).startswith(f"line {line + 1}: ")


@pytest.mark.parametrize("tag", ["Format", "Rules", "Route", "Variant", "Seats", "Start", "Result"])
def test_strict_reading_wants_the_whole_header(tag: str) -> None:
    text = [line for line in lines() if not line.startswith(f"{tag}:")]
    with pytest.raises(RecordError, match=tag):
        Record.parse("\n".join(text))


REPLACED: list[tuple[int, str, str, str]] = [
    (8, "explorer b ->", "explorer c ->", "cannot reach"),
    (8, "-> paddle_1", "-> draw_card", "in that cave"),
    (8, "-> paddle_1", "-> paddle_1,coin_1", "must be found"),
    (8, "-> paddle_1", "-> scout", "must be found"),
    (8, "-> scout,sailor ~ explorer / -", "-> native,sailor ~ explorer / -", "does not hold"),
    (8, "-> scout,sailor ~ explorer / -", "-> scout,sailor ~ pioneer / -", "does not hold"),
    (8, "-> scout,sailor ~ explorer / -", "-> scout,sailor,explorer", "shuffled"),
    (8, "-> scout,sailor ~ explorer / -", "-> scout ~ sailor,explorer / -", "shuffled"),
    (8, "-> scout,sailor ~ explorer / -", "-> scout,sailor", "must be drawn"),
    (8, "-> scout,sailor ~ explorer / -", "-> scout,sailor ~ explorer,scout / -", "must be drawn"),
    (8, "-> scout,sailor ~ explorer / -", "-> scout,sailor ~ explorer / scout", "new draw pile"),
    (8, "-> scout,sailor ~ explorer / -", "-> coin_1", "must be drawn"),
    (8, " -> scout,sailor ~ explorer / -", "", "shuffled here"),
    (8, "1.1", "1.2", "turn 1.1 is expected"),
    (8, "1.1", "2.1", "turn 1.1 is expected"),
    (10, "move 1 explorer c", "move 1 explorer c -> scout", "Nothing is drawn"),
    (10, "move 1 explorer c", "move 1 explorer c -> coin_1", "Nothing is drawn"),
    (10, "move 1 explorer c", "take native", "no Transmitter"),
]


@pytest.mark.parametrize(("line", "old", "new", "help"), REPLACED)
def test_tampered_turns_are_refused_with_their_line(
    line: int, old: str, new: str, help: str
) -> None:
    text = lines()
    assert old in text[line]
    text[line] = text[line].replace(old, new)
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(text)).replay()
    assert help in str(caught.value)
    assert caught.value.line == line + 1


def test_line_numbers_count_comments_and_blank_lines() -> None:
    text = lines()
    text[8:8] = ["; one", "", "; two"]
    text[13] = text[13].replace("explorer c", "explorer z")
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(text)).replay()
    assert caught.value.line == 14


def test_actions_after_the_end_are_refused() -> None:
    text = lines()
    last = max(number for number, line in enumerate(text) if line)
    text.insert(last + 1, "3.1 end")
    with pytest.raises(RecordError, match="over") as caught:
        Record.parse("\n".join(text)).replay()
    assert caught.value.line == last + 2


def test_a_missing_turn_is_noticed() -> None:
    text = lines()
    del text[9]
    with pytest.raises(RecordError, match=r"turn 1\.2 is expected") as caught:
        Record.parse("\n".join(text)).replay()
    assert caught.value.line == 10


@pytest.mark.parametrize(
    ("line", "text", "help"),
    [
        (2, "Route: first_game", "Route should be"),
        (3, "Variant: official", "Variant should be “caves”"),
        (5, "Start: {", "not valid JSON"),
        (5, "Start: {}", "board"),
        (5, "Start: []", "document"),
        (5, 'Start: {"board": {"route": "nowhere"}, "players": [{}]}', "board.route"),
        (6, "Result: seat 2, only_arrival, places 2 1", "Result should be “seat 1, only"),
        (6, "Result: *", "Result should be"),
        (6, "Result: seat 1, most_blockades, places 1 2", "Result should be"),
    ],
)
def test_a_tampered_header_is_refused_with_its_line(line: int, text: str, help: str) -> None:
    spoiled = lines()
    spoiled[line] = text
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(spoiled)).replay()
    assert help in str(caught.value)
    assert caught.value.line == line + 1


def test_line_numbers_of_the_header_count_what_stands_before() -> None:
    text = ["; from the archive", *lines()]
    text[7] = "Result: *"
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(text)).replay()
    assert caught.value.line == 8


def test_a_result_claimed_for_a_running_game_is_refused() -> None:
    record = played(1, 10).record()
    record.tags["Result"] = "seat 1, only_arrival, places 1 2 2"
    with pytest.raises(RecordError, match=r"Result should be “\*”"):
        record.replay()


def test_a_record_without_the_rest_of_a_pile_replays_what_it_tells() -> None:
    game = situation(path("g1"), discard="scout captain pioneer native sailor traveler", others="a")
    game.apply("end")
    text = str(game.record())
    shorter = text[: text.rindex(" / ")] + "\n"
    again = Record.parse(shorter).replay()
    assert again.position()["players"][0]["hand"] == game.position()["players"][0]["hand"]
    assert sorted(again.position()["players"][0]["draw"]) == sorted(
        game.position()["players"][0]["draw"]
    )


SMALL = str(small().record())
LARGER = str(played(4, 60).record())
SCRAPS = [
    "->",
    "~",
    "/",
    "|",
    ";",
    ",",
    "-",
    "1.1 ",
    "\n",
    "\n\n",
    ": ",
    "#1",
    "end",
    "scout",
    "{",
    "]",
]


def survives(text: str, strict: bool) -> None:
    """Reads and replays the text or refuses it properly."""
    try:
        record = Record.parse(text, strict)
    except EldoradoError:
        return
    assert Record.parse(str(record), strict) == record
    try:
        game = record.replay()
    except EldoradoError:
        return
    assert game.record().replay() == game


@settings(deadline=None, max_examples=250)
@given(data=st.data(), strict=st.booleans())
def test_any_change_to_a_record_is_read_or_refused(data: st.DataObject, strict: bool) -> None:
    text = data.draw(st.sampled_from([SMALL, LARGER]))
    for _ in range(data.draw(st.integers(1, 4))):
        begin = data.draw(st.integers(0, len(text)))
        end = min(len(text), begin + data.draw(st.integers(0, 12)))
        middle = data.draw(
            st.sampled_from([*SCRAPS, text[begin:end] * 2, ""]) | st.text(max_size=3)
        )
        text = text[:begin] + middle + text[end:]
    survives(text, strict)


@settings(deadline=None, max_examples=150)
@given(data=st.data(), strict=st.booleans())
def test_any_order_of_words_is_read_or_refused(data: st.DataObject, strict: bool) -> None:
    text = data.draw(st.permutations(lines()[8:]))
    words = " ".join(text[0].split()[:1] + data.draw(st.permutations(text[0].split()[1:])))
    survives("\n".join([*lines()[:8], words, *text[1:]]), strict)


@settings(deadline=None, max_examples=150)
@given(st.text(), st.booleans())
def test_any_text_is_read_or_refused(text: str, strict: bool) -> None:
    survives(text, strict)


@settings(deadline=None, max_examples=60)
@given(
    start=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
        lambda part: (
            st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=4), part, max_size=3)
        ),
        max_leaves=6,
    )
)
def test_any_start_is_read_or_refused(start: Any) -> None:
    text = lines()
    text[5] = f"Start: {json.dumps(start)}"
    survives("\n".join(text), strict=True)


@pytest.mark.parametrize("text", ["1.1 end", "12.4 end keep explorer -> scout ~ sailor / -  ; why"])
def test_a_turn_reads_and_prints_back(text: str) -> None:
    assert str(RecordedTurn.parse(text)) == text
