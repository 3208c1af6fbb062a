"""French as it is printed: its spaces and apostrophes, numbers that agree, names that elide."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from eldorado.i18n import FOLDER, sources
from tests.i18n.test_language import renderings
from tests.i18n.test_texts import messages, parts

FILES = sorted(file for file in (FOLDER / "fr").glob("*.ftl") if file.stem != "terminal")
"""The terminal names what is typed, which has no typography."""

NARROW = "\u202f"


def written() -> Iterator[tuple[str, ftl.Message]]:
    """Every message with the name of its file."""
    for file in FILES:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield f"{file.name}: {entry.id.name}", entry


@pytest.fixture(scope="module")
def french() -> FluentBundle:
    bundle = FluentBundle(["fr"], use_isolating=False)
    for source in sources("fr"):
        bundle.add_resource(FluentResource(source))
    return bundle


def said(bundle: FluentBundle, id: str, **args: object) -> str:
    """A message with plain spaces."""
    pattern = bundle.get_message(id).value
    assert pattern is not None
    words, faults = bundle.format_pattern(pattern, args)
    assert not faults, faults
    return str(words).replace(NARROW, " ")


def test_signs_stand_by_narrow_spaces_and_apostrophes_are_curly() -> None:
    for file in FILES:
        for line in file.read_text("utf-8").splitlines():
            assert "'" not in line, line
            assert not re.search(rf"[^\S{NARROW}][;:!?»%]", line), line
            assert not re.search(rf"«(?!{NARROW})|(?<!{NARROW})»", line), line
            assert not re.search(r"\s…", line), line


def test_a_singular_prints_its_number() -> None:
    """The singular holds for 0 and 1.5 too."""
    for name, message in written():
        for node in parts(message):
            if not isinstance(node, ftl.Variant) or not isinstance(node.key, ftl.Identifier):
                continue
            if node.key.name == "one":
                texts = [one.value for one in parts(node) if isinstance(one, ftl.TextElement)]
                assert not re.search(r"\b1\b", " ".join(texts)), name


@pytest.mark.parametrize(
    ("coins", "amount", "missing"),
    [
        (0.5, "½", "il manque ½ pièce"),
        (1.5, "1½", "il manque 1½ pièce"),
        (2, "2", "il manque 2 pièces"),
    ],
)
def test_halves_are_singular(french: FluentBundle, coins: float, amount: str, missing: str) -> None:
    assert said(french, "table-missing", coins=coins, amount=amount) == missing


def test_drawing_nothing_is_not_drawing_one(french: FluentBundle) -> None:
    told = {"name": "Anne", "cards": "", "kept": 0, "reshuffled": 0}
    assert [said(french, "they-ended", count=count, **told) for count in (0, 1, 2)] == [
        "Anne termine son tour.",
        "Anne termine son tour, puis pioche 1 carte.",
        "Anne termine son tour, puis pioche 2 cartes.",
    ]


def test_places_are_ordinals(french: FluentBundle) -> None:
    assert said(french, "you-placed", place=1) == "Vous terminez à la 1re place."
    assert said(french, "games-place", place=2, of=4) == "2e place sur 4"


def test_a_name_that_begins_with_a_vowel_elides(french: FluentBundle) -> None:
    assert said(french, "replay-hand", name="Anne", vowel="yes") == "Main d’Anne"
    assert said(french, "replay-hand", name="Marc", vowel="no") == "Main de Marc"


def test_no_word_before_a_name_lacks_its_elision() -> None:
    """“de” and “que” elide before Anne: a sentence avoids them or chooses a form by $vowel."""
    for id in messages("fr"):
        for _, words in renderings("fr", id):
            assert not re.search(r"\b(?:de|que|jusque|lorsque|puisque) Anne\b", words), (id, words)


def test_a_move_names_its_card_or_its_tile(french: FluentBundle) -> None:
    told = {"piece": 0, "blockades": 1, "blockade": "4", "found": 0, "tokens": "", "space": "C14"}
    assert said(french, "you-moved", card="Savant", mover="card", **told) == (
        "Vous jouez la carte Savant et avancez sur la case C14 en prenant la barrière 4."
    )
    tile = said(french, "part-token", token="2 machettes")
    assert said(french, "they-moved", name="Anne", card=tile, mover="token", **told) == (
        "Anne joue la tuile « 2 machettes » et avance sur la case C14 en prenant la barrière 4."
    )


def test_a_power_is_a_number_of_symbols(french: FluentBundle) -> None:
    one = {"symbol": "machete", "symbols": "machette"}
    assert [said(french, "part-power", power=power, **one) for power in (1, 2)] == [
        "1 machette",
        "2 machettes",
    ]
    assert said(french, "part-colon") == " : "
