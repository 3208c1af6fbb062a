"""Games at the terminal in other languages than English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from eldorado import EldoradoError, Game, Variant
from eldorado.cli import app
from eldorado.help import clauses
from eldorado.i18n import LANGUAGES
from eldorado.terminal.help_screen import explain
from eldorado.terminal.typed_input import understand
from eldorado.wording import speak
from eldorado.wording.texts import language, language_of, text, thing
from tests.situations import path, situation
from tests.terminal.scripted import Scripted, let_play, sitting

SPOKEN = {
    "de": ("dein Zug", "Ziehen mit", "gewinnt nach", "Blockaden", "Du beendest deinen Zug"),
    "fr": ("à vous de jouer", "Aller avec", "gagne", "Barrières", "Vous terminez votre tour"),
    "pt": ("sua vez", "Mover com", "vence", "Bloqueios", "Você encerra seu turno"),
    "en-2017": ("your turn", "Researcher", " wins after ", "Obstacles", "You ended your turn"),
}
ENGLISH = ("Your piece", "Move with", "took blockade", "Hand: ", " to go", "Market: ", "steps")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize("spoken", SPOKEN)
def test_a_whole_game(spoken: str, tmp_path: Path) -> None:
    speak(spoken)
    game = Game.new("first_game", 3, seed=4, variant=Variant(caves=True), start=0)
    session, console = sitting(game, tmp_path / "game.txt", seats="human:Ann walker walker")
    let_play(session, console)
    assert session.game.finished
    for words in SPOKEN[spoken]:
        assert words in console.output
    if spoken != "en-2017":
        assert not [words for words in ENGLISH if words in console.output]


@pytest.mark.parametrize(
    ("spoken", "refusal"),
    [
        ("de", "(T-02; tippe help T-02)"),
        ("fr", "(T-02 ; tapez help T-02)"),
        ("pt", "(T-02; digite help T-02)"),
    ],
)
def test_a_refusal(spoken: str, refusal: str, tmp_path: Path) -> None:
    speak(spoken)
    game = Game.new("first_game", 3, seed=4, start=0)
    session, console = sitting(game, tmp_path / "a.txt", ["play compass"], "human walker walker")
    session.run()
    sentence = text("refusal-T-02-card", card=thing("compass")).replace("\u202f", " ")
    assert f"{sentence} {refusal}" in console.output.replace("\n", " ")


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("width", [40, 61, 100])
def test_no_line_begins_with_punctuation(plain: bool, width: int) -> None:
    """French has a space before a colon, which is no place to break a line."""
    speak("fr")
    console = Scripted(plain=plain, width=width)
    for clause in clauses():
        console.show(*explain(clause.id))
    lines = [line.strip() for line in console.output.splitlines()]
    assert len(lines) > 500
    assert not [line for line in lines if line[:1] in tuple(":;!?»")]


def test_the_language_comes_from_the_locale() -> None:
    assert [language_of(locale) for locale in ("de_AT", "pt_BR", "ja_JP", None)] == [
        "de",
        "pt",
        "en",
        "en",
    ]
    for one in LANGUAGES:
        speak(one)
        assert language() == one
    with pytest.raises(EldoradoError, match="choose one of en, en-2017, de, fr, pt"):
        speak("tlh")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_cards_are_typed_by_their_names(spoken: str, tmp_path: Path) -> None:
    """The names on the screen are understood, whole and shortened; so are help and examples."""
    speak(spoken)
    game = Game.new("first_game", 3, seed=4, start=0)
    script = [f"help {thing('captain').lower()}", f"keep {thing('traveler').lower()}"]
    session, console = sitting(game, tmp_path / "a.txt", script, "human walker walker")
    session.run()
    assert text("card-captain-about").replace("\u202f", " ")[:40] in console.output
    assert str(session.game.entries()[0].action) == "end keep traveler"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_no_id_reaches_the_screen(spoken: str, tmp_path: Path) -> None:
    """Whatever is asked or typed wrongly, what is shown are names."""
    speak(spoken)
    game = Game.new("first_game", 2, seed=4, start=0, variant=Variant(caves=True))
    script = ["help", "help giant machete", "b giant machete", "play travel log", "market", "more"]
    script += ["token keep_item", "move 1 prop_plane C14", "token x", "buy scout with x", "deck"]
    script += ["xyzzy", "help xyzzy", "help Z-9", "help M-99", "look Z9", "log", "e", "log all"]
    session, console = sitting(game, tmp_path / "a.txt", script, "human walker")
    session.run()
    shown = console.output.replace(str(tmp_path), "")
    assert not re.findall(r"\b[a-z]+_[a-z_0-9]+\b", shown.replace("native_token", ""))


@pytest.mark.parametrize(
    ("spoken", "words"),
    [
        ("de", "gibt es nicht"),
        ("fr", "n’existe pas"),
        ("pt", "não existe"),
        ("en", "no such file"),
    ],
)
def test_commands_tell_errors_in_the_chosen_language(
    spoken: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("replay", "analyse"):
        with pytest.raises(EldoradoError, match=words):
            app([command, str(tmp_path / "none.txt"), "--language", spoken], standalone_mode=False)
    with pytest.raises(EldoradoError, match="nowhere at all"):
        app(["play", "--route", "nowhere at all", "--language", spoken], standalone_mode=False)
    app(["route", "check", "A0-C0nl-green5", "--language", spoken], standalone_mode=False)
    assert text("fault-none") in capsys.readouterr().out


def test_an_explorer_is_the_card_of_that_name(tmp_path: Path) -> None:
    """In the words of 2017 an Explorer is what the ids call a trailblazer."""
    speak("en-2017")
    game = situation(path("S1", "g1", "g1", "F:g1"), "explorer trailblazer", others="a")
    actions = game.legal_actions()
    for typed in ("move 1 explorer c", "c explorer", "end keep explorer", "keep explorer"):
        (action,) = understand(typed, game, actions).actions
        assert "trailblazer" in str(action)
    (action,) = understand("move 1 researcher b", game, actions).actions
    assert str(action) == "move 1 explorer b"
