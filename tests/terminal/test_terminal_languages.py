"""Games at the terminal in other languages than English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from eldorado import EldoradoError, Game, Variant
from eldorado.i18n import LANGUAGES
from eldorado.wording import speak
from eldorado.wording.texts import language, language_of
from tests.terminal.scripted import let_play, sitting

SPOKEN = {
    "de": ("Dein Zug", "Ziehen mit", "gewinnt nach", "Blockaden", "Du beendest deinen Zug"),
    "fr": ("tour de Ann", "Aller avec", "gagne", "Barrières", "Vous terminez votre tour"),
    "pt": ("vez de Ann", "Mover com", "vence", "Bloqueios", "Você termina seu turno"),
    "en-2017": ("Ann's turn", "Researcher", " wins after ", "Obstacles", "You ended your turn"),
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
    for words in SPOKEN[spoken][1:]:
        assert words in console.output
    if spoken != "en-2017":
        assert not [words for words in ENGLISH if words in console.output]


@pytest.mark.parametrize(
    ("spoken", "refusal"),
    [
        ("de", "Die Karte „Kompass“ hast du nicht auf der Hand. (T-02; tippe help T-02)"),
        ("fr", "La carte « Boussole » n'est pas dans votre main. (T-02 ; tapez help T-02)"),
    ],
)
def test_a_refusal(spoken: str, refusal: str, tmp_path: Path) -> None:
    speak(spoken)
    game = Game.new("first_game", 3, seed=4, start=0)
    session, console = sitting(game, tmp_path / "a.txt", ["play compass"], "human walker walker")
    session.run()
    assert refusal in console.output


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
