"""Brazilian Portuguese as it is printed: numbers that agree, signs, the genders of the cards."""

import re

import pytest

from eldorado.wording.reasons import reason_text
from eldorado.wording.texts import Process
from tests.i18n.test_language import bundle, renderings
from tests.i18n.test_texts import messages, plain


def said(id: str, **args: object) -> str:
    pattern = bundle("pt").get_message(id).value
    assert pattern is not None
    words, faults = bundle("pt").format_pattern(pattern, args)
    assert not faults, faults
    return str(words)


@pytest.mark.parametrize(
    ("coins", "amount", "missing"),
    [(0.5, "½", "falta ½"), (1, "1", "falta 1"), (1.5, "1½", "falta 1½"), (2, "2", "faltam 2")],
)
def test_halves_are_singular(coins: float, amount: str, missing: str) -> None:
    assert said("table-missing", coins=coins, amount=amount) == missing


def test_drawing_nothing_is_not_drawing_one() -> None:
    told = {"name": "Ana", "cards": "", "kept": 0, "reshuffled": 0}
    assert [said("they-ended", count=count, **told) for count in (0, 1, 2)] == [
        "Ana encerra o turno.",
        "Ana encerra o turno e compra 1 carta da pilha.",
        "Ana encerra o turno e compra 2 cartas da pilha.",
    ]


def test_places_are_ordinals() -> None:
    assert said("you-placed", place=2) == "Você termina em 2º lugar."
    assert said("games-place", place=2, of=4) == "2º de 4"


def test_nothing_is_said_of_games_where_there_is_none() -> None:
    told = [said("games-forget-all-about", count=count).split(",")[0] for count in (0, 1, 2)]
    assert told == [
        "O servidor apaga seus resultados e sua pontuação",
        "O servidor apaga sua partida",
        "O servidor apaga suas 2 partidas",
    ]


def test_signs_stand_by_their_words() -> None:
    for id in messages("pt"):
        if not id.startswith(("terminal", "part-")):
            for _, words in renderings("pt", id):
                assert not re.search(r"\w'\w|\w [;:!?…]|«", words), (id, words)


def test_the_traveler_is_a_man_as_in_the_rulebook() -> None:
    for id in messages("pt"):
        assert not re.search(r"\b[Aaà] \{ card-traveler \}", plain("pt", id)), id


def test_a_token_that_draws_is_named_as_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Process, "language", "pt")
    told = [reason_text("draw", {"with": id}, ()) for id in ("compass", "draw_card")]
    assert [words.partition(":")[0] for words in told] == [
        "primeiro Bússola",
        "primeiro a ficha “Comprar uma carta da pilha”",
    ]
