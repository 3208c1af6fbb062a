"""Messages of the Fluent files, formatted in the language of the process."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal

from babel.core import default_locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from eldorado.errors import EldoradoError
from eldorado.i18n import LANGUAGES, sources

FILES: Final = ("game", "hints", "looking", "refusals", "story", "terminal")
"""The files that Python speaks from; the others belong to the browser."""

LOCALES: Final = {"en-2017": "en", "pt": "pt_BR"}


class Process:
    """The language that this process speaks: English, until the command line chooses another."""

    language = "en"


def speak(language: str | None) -> str:
    """Chooses the language of this process; None for that of the locale."""
    chosen = language or language_of(default_locale("LC_MESSAGES"))
    if chosen not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise EldoradoError(f"There is no language '{chosen[:20]}'; choose one of {known}.")
    Process.language = chosen
    return chosen


def language_of(locale: str | None) -> str:
    """The language that fits a locale best: `pt` for `pt_BR`, English for an unknown one."""
    short = (locale or "en")[:2].lower()
    return short if short in LANGUAGES else "en"


def language() -> str:
    return Process.language


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of a language; a later layer overrides an earlier one."""
    found = FluentBundle([_locale(language)], use_isolating=False)
    for source in sources(language, FILES):
        found.add_resource(FluentResource(source), allow_overrides=True)
    return found


def load_texts() -> None:
    """Reads the messages now, so that the first one is said as quickly as the others."""
    bundle(Process.language)


def has(id: str) -> bool:
    """Whether there is such a message."""
    return bundle(Process.language).has_message(id)


def text(id: str, /, **args: Any) -> str:
    """A message in words."""
    found = bundle(Process.language)
    pattern = found.get_message(id).value
    if pattern is None:
        raise LookupError(id)
    words, faults = found.format_pattern(pattern, args)
    if faults:
        raise LookupError(f"{id}: {faults[0]}")
    return str(words)


def sentence(id: str, about: Mapping[str, object]) -> str:
    """A message about ids and numbers: cards and tokens among them are named."""
    return text(id, **{key: _argument(key, value) for key, value in about.items()})


def _argument(key: str, value: object) -> object:
    """An argument as messages take it: names as finished text, the rest as it is."""
    if isinstance(value, str):
        return thing(value) if key in ("card", "token") else value
    if isinstance(value, Sequence):
        return listed([thing(one) for one in value], "or" if key == "choices" else "standard")
    return value


def thing(id: str) -> str:
    """A card or a cave token by its name."""
    return text(f"card-{id}" if has(f"card-{id}") else f"token-{id}")


def listed(words: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    """Words in a row: `a, b and c`."""
    return format_list(list(words), style=style, locale=_locale(Process.language))


def counted(ids: Iterable[str], name: Callable[[str], str] = thing) -> str:
    """Names in a row; the same name several times is counted."""
    counts = Counter(ids)
    return listed(
        [
            text("part-times", count=count, card=name(id)) if count > 1 else name(id)
            for id, count in counts.items()
        ]
    )


def percent(share: float) -> str:
    """A share of one: `12%`."""
    return format_percent(share, locale=_locale(Process.language))


def decimal(number: float) -> str:
    """A number with one digit after the point."""
    return format_decimal(number, "#,##0.0", locale=_locale(Process.language))


def _locale(language: str) -> str:
    return LOCALES.get(language, language)
