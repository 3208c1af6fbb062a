"""The game's texts as Project Fluent files, one folder per language, for Python and the browser.

A language is read as one bundle. `en-2017` is a layer over `en`: it holds the older names only,
and English sentences name things by reference, so that those names appear in all of them.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final, cast

FOLDER: Final = Path(__file__).parent

LAYERS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("en",),
    "en-2017": ("en", "en-2017"),
    "de": ("de",),
    "fr": ("fr",),
    "pt": ("pt",),
}
"""Every language with the folders it is read from; a later folder overrides an earlier one."""

LANGUAGES: Final = tuple(LAYERS)


@cache
def sources(language: str, names: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The Fluent texts of a language, in the order in which a bundle takes them.

    With `names`, only the files of those names.
    """
    return tuple(
        text
        for layer in LAYERS[language]
        for name, text in _files(layer)
        if not names or name in names
    )


def texts(layer: str, without: tuple[str, ...] = ()) -> list[str]:
    """The Fluent texts of one folder, without some files."""
    return [text for name, text in _files(layer) if name not in without]


def _files(layer: str) -> list[tuple[str, str]]:
    files = sorted((FOLDER / layer).glob("*.ftl"))
    return [(file.stem, file.read_text("utf-8")) for file in files]


@cache
def clauses() -> dict[str, str]:
    """For every clause of the rules, the paragraph of `rules.ftl` that explains it."""
    return cast(dict[str, str], _read("clauses"))


@cache
def sections() -> dict[str, int]:
    """The sections of `rules.ftl` in order, with how many paragraphs each has."""
    return cast(dict[str, int], _read("sections"))


@cache
def names() -> dict[str, dict[str, str]]:
    """The names that the printed editions give to things: message id, then language."""
    return cast(dict[str, dict[str, str]], _read("names"))


@cache
def other_names() -> dict[str, list[str]]:
    """Old, misprinted and everyday names of things in any language, by message id."""
    return cast(dict[str, list[str]], _read("other_names"))


@cache
def editions() -> dict[str, list[str]]:
    """The differences between the editions in order, each with the clauses it is about."""
    return cast(dict[str, list[str]], _read("editions"))


@cache
def rulings() -> dict[str, list[str]]:
    """The paragraphs of `rules.ftl` that contain a ruling of ours, with its clauses."""
    return cast(dict[str, list[str]], _read("rulings"))


def _read(name: str) -> object:
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
