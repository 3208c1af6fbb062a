"""Numbers agree with their nouns, and where code joins words, signs are those of the language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tests.i18n.test_texts import PACKAGE, texts

CLIENT = Path(__file__).parents[2] / "web" / "src"

ALWAYS_SEVERAL = """
    ladder-provisional-about editor-show-stretch editor-wish-rounds-count
    editor-wish-found gallery-rounds cost-rounds report-on-routes report-tile-decided-more
    report-table-size report-by-order report-route-players report-advantage-gain
    report-length-some report-length-routes report-ways-shown report-ways-never
    report-ladder-games seats-away-hours table-prompt-lost table-missing unreadable-action-long
    record-long record-lines record-line-long record-steps fault-open fault-long fault-pieces
    seat-bad-name seat-record terminal-help-token advice-stretch advice-detour advice-narrow
    advice-narrow-board
"""
"""Messages whose number is two or more, or is chosen by another argument (`coins`)."""

WORDS = r"sans|vers|dans|plus|des|das|dos|mais|antes|atrás|parcours|choix|pas"
"""Words in -s that are no plural."""

PLURAL = re.compile(rf"[ \u202f](?!(?:{WORDS})\b)[^\W\d]+s\b")


def chosen_by(selector: ftl.InlineExpression) -> set[str]:
    """The arguments that a form is chosen by."""
    if isinstance(selector, ftl.VariableReference):
        return {selector.id.name}
    if isinstance(selector, ftl.FunctionReference):
        given = selector.arguments.positional
        return {one.id.name for one in given if isinstance(one, ftl.VariableReference)}
    return set()


def bare_plurals(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Arguments before a plural noun whose form is not chosen by the argument."""
    following = [*pattern.elements[1:], ftl.TextElement("")]
    for element, after in zip(pattern.elements, following, strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            for variant in inner.variants:
                yield from bare_plurals(variant.value, chosen | chosen_by(inner.selector))
        elif (
            isinstance(inner, ftl.VariableReference)
            and inner.id.name not in chosen
            and isinstance(after, ftl.TextElement)
            and PLURAL.match(after.value)
        ):
            yield inner.id.name


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_a_plural_after_a_number_is_chosen_by_it(language: str) -> None:
    """Otherwise a text would say `1 courses sur 24`."""
    found = {id for id, pattern in texts(language).items() if any(bare_plurals(pattern))}
    assert found <= set(ALWAYS_SEVERAL.split())


def test_every_exception_is_needed() -> None:
    found = {
        id
        for language in ("fr", "pt")
        for id, pattern in texts(language).items()
        if any(bare_plurals(pattern))
    }
    assert set(ALWAYS_SEVERAL.split()) == found


def test_code_joins_words_by_the_signs_of_the_language() -> None:
    """French has spaces before a colon and a semicolon: messages hold these signs."""
    signs = re.compile(r"""join\((['"])[;:] \1\)|(['"])[;:] \2\.join|\$\{[^}]*\}[;:] \$\{""")
    files = [file for end in ("ts", "svelte") for file in CLIENT.rglob(f"*.{end}")]
    files += [
        *(PACKAGE / "wording").rglob("*.py"),
        *(PACKAGE / "analysis" / "report").rglob("*.py"),
    ]
    wrong = [
        f"{file.name}: {line.strip()}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if signs.search(line) and "console" not in line
    ]
    assert not wrong
