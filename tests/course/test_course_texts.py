"""The texts of the course: all there, in every language, and none too many."""

import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from eldorado.course import lessons, puzzles
from eldorado.course.measures import Kind
from eldorado.i18n import FOLDER, LANGUAGES, LAYERS, names

TRANSLATIONS = tuple(language for language in LANGUAGES if "en" not in LAYERS[language])

GENERAL = """
    course-title course-about course-not-this-step course-lesson-done course-finished
    puzzles-title puzzles-about puzzle-stars-0 puzzle-stars-1 puzzle-stars-2 puzzle-stars-3
"""


def needed() -> Iterator[str]:
    """Every text that the course asks for."""
    yield from GENERAL.split()
    for lesson in lessons().values():
        yield from (lesson.title, lesson.about)
        for number, step in enumerate(lesson.steps):
            yield from (lesson.text(number), lesson.praise(number))
            yield from (lesson.reply(number, reply) for reply in step.replies)
    for puzzle in puzzles().values():
        yield from (puzzle.text(part) for part in ("", "task", "hint", "best"))
    yield from (f"measure-{kind}" for kind in get_args(Kind))


@cache
def messages(layer: str, name: str = "course") -> dict[str, ftl.Pattern]:
    """The messages and terms of one file of a language."""
    file = FOLDER / layer / f"{name}.ftl"
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            id = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            assert id not in found, f"{layer}: {id} is there twice"
            assert entry.value is not None
            found[id] = entry.value
    return found


def parts(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ftl.BaseNode):
                yield from parts(inner)


def plain(layer: str, id: str) -> str:
    return " ".join(serialize_pattern(messages(layer)[id]).split())


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_every_text_is_there_and_every_text_is_used(language: str) -> None:
    ids = list(needed())
    assert len(ids) == len(set(ids)), "two things would share a text"
    assert messages(language).keys() == set(ids)


def test_all_languages_keep_the_same_order() -> None:
    for language in TRANSLATIONS:
        assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_texts_refer_to_names_that_exist_and_to_the_same_cards(language: str) -> None:
    known = messages(language, "game")
    for id, pattern in messages(language).items():
        nodes = list(parts(pattern))
        cards = {n.id.name for n in nodes if isinstance(n, ftl.MessageReference)}
        assert cards <= known.keys(), id
        assert {f"-{n.id.name}" for n in nodes if isinstance(n, ftl.TermReference)} <= known.keys()
        english = {
            n.id.name for n in parts(messages("en")[id]) if isinstance(n, ftl.MessageReference)
        }
        assert cards == english, id


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_only_measures_take_an_argument(language: str) -> None:
    for id, pattern in messages(language).items():
        used = {n.id.name for n in parts(pattern) if isinstance(n, ftl.VariableReference)}
        assert used == ({"count"} if id.startswith("measure-") else set()), id


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_texts_are_short_whole_sentences(language: str) -> None:
    titles = {lesson.title for lesson in lessons().values()}
    titles |= {puzzle.text() for puzzle in puzzles().values()} | {"course-title", "puzzles-title"}
    for id in messages(language):
        text = plain(language, id)
        assert len(text) < (80 if id in titles else 420), id
        if not id.startswith("measure-"):
            assert (text[-1] in ".!?") == (id not in titles or text[-1] == "?"), id


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    assert not [id for id in messages(language) if plain(language, id) == plain("en", id)]


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_cards_and_tokens_are_named_by_reference(language: str) -> None:
    """Otherwise other vocabularies would not appear; cards may share a name with plain words."""
    titles = [
        name[language] for id, name in names().items() if id.startswith("card-") and name[language]
    ]
    words = re.compile(rf"\b(?:{'|'.join(map(re.escape, titles))})\b")
    for id, pattern in messages(language).items():
        for node in parts(pattern):
            if isinstance(node, ftl.TextElement):
                assert not words.search(node.value), id


def test_english_sentences_name_by_reference_what_was_called_otherwise_in_2017() -> None:
    words = ["blockade", "rubble", "river", "power", "joker", "cave token", "finishing space"]
    words += ["starting space", "ending tile", "starting player"]
    titles = [
        name["en"]
        for id, name in names().items()
        if id.startswith(("card-", "token-", "route-")) and name["en"] != name["en-2017"]
    ]
    switched = re.compile(rf"\b(?:{'|'.join(titles)}|(?i:{'|'.join(words)}))s?\b")
    articles = re.compile(r"\b(?:an?|A|An) \{ card-(\w+) \}")
    for id, pattern in messages("en").items():
        text = " ".join(n.value for n in parts(pattern) if isinstance(n, ftl.TextElement))
        assert not switched.search(text), id
        for card in articles.findall(plain("en", id)):
            name = names()[f"card-{card}"]
            assert name["en"] == name["en-2017"], f"{id}: an article that fits both names"
