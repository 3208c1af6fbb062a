"""Whole games at the terminal, and the promises made on the way."""

import random
import re
from pathlib import Path

import pytest

from eldorado import EldoradoError, Game, Record, Variant
from eldorado.core.actions import End
from eldorado.facts import known_routes
from eldorado.terminal import NewGame, play, resume
from eldorado.terminal.seats import read_seats
from eldorado.terminal.turn import TurnDialog
from tests.situations import path as row_of
from tests.situations import situation
from tests.terminal.scripted import Scripted, let_play, sitting


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "route", "caves", "plain"),
    [
        ("human walker", "first_game", True, True),
        ("human walker", "first_game", False, False),
        ("human walker walker", "home_stretch", False, True),
        ("human:Ann walker human:Bo", "serpentine", True, False),
        ("human:Ann human:Bo walker random", "witchs_cauldron", True, True),
        ("walker walker", "swamplands", True, True),
    ],
)
def test_a_whole_game(seats: str, route: str, caves: bool, plain: bool, tmp_path: Path) -> None:
    game = Game.new(route, len(seats.split()), seed=4, variant=Variant(caves=caves), start=0)
    session, console = sitting(game, tmp_path / "game.txt", seats=seats, plain=plain)
    let_play(session, console)
    assert session.game.finished
    assert re.search(r" wins after \d+ rounds|Nobody wins", console.output)
    assert console.widest() <= 100
    record = Record.parse((tmp_path / "game.txt").read_text("utf-8"))
    assert record.replay() == session.game
    assert record.tags["Result"] != "*"


@pytest.mark.parametrize("route", list(known_routes()))
@pytest.mark.parametrize("plain", [True, False])
def test_no_line_is_longer_than_the_screen(route: str, plain: bool, tmp_path: Path) -> None:
    script = ["help", "help native", "help caves", "help blockade", "map", "market", "deck", "more"]
    script += ["1", "log", "look", "e", "quit"]
    for players in (2, 4):
        game = Game.new(route, players, seed=2, variant=Variant(caves=True), start=0)
        seats = " ".join(["human:Somebody_with_a_name", *["walker"] * (players - 1)])
        session, console = sitting(game, tmp_path / f"{players}.txt", script, seats, plain)
        session.run()
        assert console.widest() <= 100


def test_the_screen_fits_its_height(tmp_path: Path) -> None:
    game = Game.new("serpentine", 3, seed=2, variant=Variant(caves=True), start=0)
    session, console = sitting(
        game, tmp_path / "game.txt", seats="human walker walker", plain=False
    )
    session.run()
    assert len(console.output.split("\x1b[2J")[-1].split("Go on")[0].splitlines()) <= 45 + 2


def test_several_people_get_a_curtain_and_one_person_does_not(tmp_path: Path) -> None:
    game = Game.new("first_game", 3, seed=1, start=0)
    session, console = sitting(game, tmp_path / "a.txt", ["", "e"], "human:Ann walker human:Bo")
    session.run()
    assert "Hand the keyboard to Ann." in console.output
    assert console.output.rindex("keyboard to Bo.") > console.output.rindex("You ended")
    session, console = sitting(game, tmp_path / "b.txt", ["e", "e"], "human walker walker")
    session.run()
    assert "keyboard" not in console.output


@pytest.mark.clause("S-11")
def test_the_curtain_hides_the_hand_of_the_player_before(tmp_path: Path) -> None:
    game = Game.new("first_game", 2, seed=4, start=0)
    session, console = sitting(game, tmp_path / "a.txt", plain=False)
    cleared: list[str] = []
    script = iter(["", "e"])

    def answer(prompt: str) -> str:
        cleared.append(console.file.getvalue().split("\x1b[2J")[-1])
        for line in script:
            return line
        raise EOFError

    console.answer = answer
    session.run()
    assert "Explorer" in cleared[1]
    assert "keyboard to Player 2" in cleared[2]
    assert "Explorer" not in cleared[2]


@pytest.mark.clause("S-11")
def test_cards_drawn_and_kept_by_others_are_only_counted(tmp_path: Path) -> None:
    game = Game.new("first_game", 4, seed=3, variant=Variant(caves=True), start=0)
    session, console = sitting(game, tmp_path / "a.txt", seats="human random walker walker")
    console.width = console.console.width = 10_000
    let_play(session, console)
    entries = session.game.entries()
    assert len(entries) == len(session.events)
    for entry, event in zip(entries, session.events, strict=True):
        if entry.chance.drawn:
            drawn = rf"(drew|drawing) {len(entry.chance.drawn)} cards?\b"
            assert re.search(drawn, event.public("Bo"))
            assert not re.search(r"(drew|drawing) [A-Z]", event.public("Bo"))
        if isinstance(entry.action, End) and entry.action.keep:
            assert re.search(r"kept \d+ cards?", event.public("Bo"))
    for line in console.output.splitlines():
        if not line.startswith(("You ", "This turn")):
            assert not re.search(r"(drew|drawing|kept) (\d × )?[A-Z]", line)


@pytest.mark.clause("S-11")
@pytest.mark.parametrize("plain", [True, False])
def test_the_screen_does_not_depend_on_what_is_hidden(plain: bool, tmp_path: Path) -> None:
    game = Game.new("first_game", 3, seed=3, variant=Variant(caves=True), start=0)
    shown = set()
    for seed in range(6):
        other = game.view(0).determinize(random.Random(seed))
        script = ["deck", "market", "map", "log", "more", "look"]
        session, console = sitting(other, tmp_path / "a.txt", script, "human walker walker", plain)
        session.run()
        shown.add(console.output)
    assert len(shown) == 1


@pytest.mark.clause("O-22")
def test_undo_until_something_is_revealed(tmp_path: Path) -> None:
    game = situation(
        row_of("S1", "g1", "g1", "F:g1"), "explorer cartographer", draw="scout sailor", others="a"
    )
    script = ["undo", "b", "undo", "b", "play cartographer", "undo", "quit"]
    session, console = sitting(game, tmp_path / "a.txt", script)
    session.viewer = 0
    session.run()
    assert "nothing to take back" in console.output
    assert "Taken back: You moved to jungle 1 with the Explorer." in console.output
    assert (
        "You cannot take this back: you have already seen the cards you drew (O-22)."
        in console.output
    )
    assert session.game.position()["players"][0]["pieces"] == ["b"]
    assert len(session.events) == len(session.game.entries()) == 2


@pytest.mark.clause("O-22")
def test_a_cave_token_and_the_end_of_a_turn_stop_undo(tmp_path: Path) -> None:
    board = row_of("S1", "g1", "g1", "F:g1")
    board["spaces"]["k"] = "MC"
    board["edges"].append(["b", "k"])
    board["caves"] = {"k": ["coin_2"]}
    game = situation(board, "explorer explorer", others="a", draw="sailor")
    session, console = sitting(game, tmp_path / "a.txt", ["b", "undo", "explorer c", "undo", "e"])
    session.viewer = 0
    session.run()
    assert "you have already seen what is in the cave" in console.output
    assert "Taken back: You moved to jungle 1 with the Explorer." in console.output
    assert session.undo() == "There is nothing to take back this turn."
    assert session.game.to_move == 1


@pytest.mark.clause("O-06")
def test_a_removal_that_leaves_less_than_a_hand_is_confirmed_once(tmp_path: Path) -> None:
    game = situation(
        row_of("S1", "C1", "C1", "g1", "F:g1"), "explorer traveler sailor", others="a", draw="scout"
    )
    script = ["pay b sailor", "n", "pay b sailor", "y", "pay c traveler", "quit"]
    session, console = sitting(game, tmp_path / "a.txt", script)
    session.viewer = 0
    session.run()
    assert console.output.count("This leaves you with 3 cards in all") == 2
    assert console.output.count("This leaves you with 2 cards in all") == 1
    assert sum("y or n" in prompt for prompt in console.prompts) == 2
    assert "Nothing was done." in console.output
    assert session.game.position()["players"][0]["removed"] == ["traveler", "sailor"]


@pytest.mark.clause("O-06")
@pytest.mark.parametrize("removal", ["token remove_card sailor", "remove sailor"])
def test_every_kind_of_removal_is_warned_of(removal: str, tmp_path: Path) -> None:
    turn: dict[str, object] = {"bought": False}
    token = "remove_card"
    if removal == "remove sailor":
        turn |= {"pending": "scientist"}
        token = ""
    game = situation(
        row_of("S1", "g1", "F:g1"), "sailor explorer", tokens=token, turn=turn, others="a"
    )
    session, console = sitting(game, tmp_path / "a.txt", [removal, "y"])
    session.viewer = 0
    session.run()
    assert "This leaves you with 1 card in all" in console.output
    assert session.game.position()["players"][0]["removed"] == ["sailor"]


@pytest.mark.clause("D-04")
def test_ending_discards_what_is_left_unless_a_card_is_kept(tmp_path: Path) -> None:
    def hand_after(line: str) -> list[str]:
        game = situation(
            row_of("S1", "g1", "F:g1"),
            "explorer scout",
            others="a",
            draw="sailor sailor sailor sailor",
        )
        session, console = sitting(game, tmp_path / "a.txt", [line])
        session.viewer = 0
        session.run()
        assert "End: " in console.output
        assert "discard the rest" in console.output
        cards: list[str] = session.game.position()["players"][0]["hand"]
        return cards

    assert hand_after("e") == ["sailor"] * 4
    assert hand_after("end") == ["sailor"] * 4
    assert hand_after("keep scout") == ["sailor"] * 3 + ["scout"]
    assert hand_after("end keep scout") == ["sailor"] * 3 + ["scout"]
    assert hand_after("keep all") == ["explorer", "sailor", "sailor", "scout"]


@pytest.mark.parametrize("leave", [["quit"], ["q"], []])
def test_leaving_in_the_middle_of_a_turn_loses_nothing(leave: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = Game.new("first_game", 3, seed=5, variant=Variant(caves=True), start=0)
    session, console = sitting(game, file, ["1", *leave], "human:Ann walker walker")
    session.run()
    assert "The game is saved." in console.output
    assert f"eldorado play --resume {file}" in console.output
    assert session.game.history is not None

    again = Scripted(["log"])
    resume(file, again)
    assert "your turn" in again.output
    assert "This turn: You moved" in again.output
    record = Record.parse(file.read_text("utf-8"))
    assert record.replay() == session.game
    assert record.seats[0] == "Ann"
    assert record.tags["Players"] == "human, walker, walker"
    assert not list(tmp_path.glob("*.part"))


def test_ctrl_c_saves_like_the_end_of_the_input(tmp_path: Path) -> None:
    game = Game.new("first_game", 2, seed=5, start=0)
    session, console = sitting(game, tmp_path / "game.txt", seats="human walker")

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    console.answer = interrupt
    session.run()
    assert "The game is saved." in console.output


@pytest.mark.clause("O-22")
def test_undo_works_after_resuming_too(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = Game.new("first_game", 2, seed=5, start=0)
    session, _ = sitting(game, file, ["1"], "human walker")
    session.run()
    console = Scripted(["undo"])
    resume(file, console)
    assert "Taken back: You moved" in console.output
    assert Record.parse(file.read_text("utf-8")).turns == []


@pytest.mark.clause("O-23")
def test_a_bot_takes_over_the_seat_of_a_player_who_left(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = Game.new("first_game", 2, seed=5, start=0)
    session, _ = sitting(game, file, ["", "e", ""], "human:Ann human:Bo")
    session.run()
    pieces = session.game.position()["players"]
    console = Scripted(["quit"])
    resume(file, console, ["human", "walker"])
    record = Record.parse(file.read_text("utf-8"))
    assert record.tags["Players"] == "human, walker"
    assert record.seats == ["Ann", "Bo"]
    assert record.replay().to_move == 0
    assert record.start().position()["players"][1]["pieces"] == pieces[1]["pieces"]


@pytest.mark.clause("O-23")
def test_a_seat_left_alone_waits(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = Game.new("first_game", 2, seed=5, start=0)
    sitting(game, file, ["", "e", ""])[0].run()
    before = Record.parse(file.read_text("utf-8")).replay()
    console = Scripted([""])
    resume(file, console)
    assert Record.parse(file.read_text("utf-8")).replay() == before


def test_comments_and_tags_of_a_resumed_record_survive(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = Game.new("first_game", 2, seed=5, start=0)
    sitting(game, file, ["e"], "human walker")[0].run()
    record = Record.parse(file.read_text("utf-8"))
    text = str(record).replace("Players:", "Event: club night\nPlayers:")
    lines = text.rstrip("\n").split("\n")
    lines[-1] += "  ; well played"
    file.write_text("\n".join(["", *lines, "; a line of its own"]), "utf-8")
    resume(file, Scripted(["e"]))
    saved = file.read_text("utf-8")
    assert "Event: club night" in saved
    assert "; well played" in saved
    assert "; a line of its own" in saved
    assert Record.parse(saved).replay().round == 3


def test_a_bad_file_gives_one_sentence(tmp_path: Path) -> None:
    missing = tmp_path / "missing.txt"
    with pytest.raises(EldoradoError, match="cannot be read"):
        resume(missing, Scripted())
    noise = tmp_path / "noise.txt"
    noise.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EldoradoError, match="is not a saved game"):
        resume(noise, Scripted())
    noise.write_text("Dear diary, today we found gold.")
    with pytest.raises(EldoradoError, match="is not a saved game") as caught:
        resume(noise, Scripted())
    assert "\n" not in str(caught.value)
    game = Game.new("first_game", 2, seed=5)
    broken = str(game.record()) + "1.1 move 1 native B1 | end\n"
    noise.write_text(broken)
    with pytest.raises(EldoradoError, match="cannot be resumed: line "):
        resume(noise, Scripted())


def test_an_existing_file_is_never_overwritten_by_a_new_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    with pytest.raises(EldoradoError, match="already exists"):
        play(NewGame(["human", "walker"]), Scripted(), file)
    game = Game.new("first_game", 2, seed=5, start=0)
    script = [f"save {file}", "n", "save", f"save {tmp_path / 'copy.txt'}"]
    session, console = sitting(game, tmp_path / "own.txt", script, "human walker")
    session.run()
    assert file.read_text() == "precious"
    assert "Nothing was saved there." in console.output
    assert (tmp_path / "copy.txt").read_text() == (tmp_path / "own.txt").read_text()


def test_a_folder_that_cannot_be_written_is_reported_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    game = Game.new("first_game", 2, seed=5, start=0)
    session, console = sitting(game, tmp_path / "file" / "game.txt", ["1", "e"], "human walker")
    session.run()
    assert console.output.count("cannot be saved") == 2
    assert session.game.round == 2


def test_a_new_game_is_kept_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(2):
        play(NewGame(["human", "walker"], seed=1), Scripted(["e"]))
    assert len(list((tmp_path / "eldorado").glob("*first_game*.txt"))) == 2


@pytest.mark.parametrize("seats", [["human", "dragon"], ["human:A,B", "walker"], ["human"]])
def test_wrong_seats_are_refused(seats: list[str], tmp_path: Path) -> None:
    with pytest.raises(EldoradoError):
        play(NewGame(seats), Scripted(), tmp_path / "game.txt")
    assert not list(tmp_path.iterdir())


def test_seats_get_names_of_their_own() -> None:
    seats = read_seats(["human", "walker", "walker", "walker:Bo"])
    assert [seat.name for seat in seats] == ["Player 1", "Walker", "Walker 2", "Bo"]


def test_turns_of_others_are_printed_once_in_plain_mode(tmp_path: Path) -> None:
    game = Game.new("first_game", 2, seed=5, start=1)
    session, console = sitting(game, tmp_path / "game.txt", ["e"], "human walker:Bo")
    session.run()
    for line in console.output.split("\n"):
        if line.startswith("Bo "):
            assert console.output.count(line) == 1
    assert len(re.findall(r"^Bo ", console.output, re.MULTILINE)) == 2


def test_the_recap_begins_after_the_own_last_turn(tmp_path: Path) -> None:
    game = Game.new("first_game", 3, seed=5, start=0)
    script = ["e"]
    session, _ = sitting(
        game, tmp_path / "game.txt", script, "human walker:Bo walker:Cy", plain=False
    )
    session.run()
    news = TurnDialog(session, 0)._news()
    assert [line.split()[0] for line in news] == ["Bo", "Cy"]
