"""Messages of the Fluent files, formatted in the language of the process."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal
from unicodedata import normalize

from babel.core import Locale, default_locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from eldorado.errors import EldoradoError
from eldorado.i18n import LANGUAGES, sources

FILES: Final = (
    "company",
    "gallery",
    "daily",
    "editions",
    "game",
    "hints",
    "looking",
    "refusals",
    "reports",
    "rules",
    "story",
    "terminal",
    "workshop",
)
"""The files that Python uses; the others belong to the browser."""

LOCALES: Final = {"en-2017": "en", "pt": "pt_BR"}
VOWEL: Final = re.compile(r"[aeiouæœ]|y(?![aeiou])", re.IGNORECASE)


class Process:
    """The language of this process: English, until the command line chooses another."""

    language = "en"


def speak(language: str | None) -> str:
    """Chooses the language of this process; None chooses that of the locale."""
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
    """Loads the messages now, so that the first one is not slower than the others."""
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
    words, faults = found.format_pattern(pattern, _with_vowel(args))
    if faults:
        raise LookupError(f"{id}: {faults[0]}")
    return str(words)


def _with_vowel(args: dict[str, Any]) -> dict[str, Any]:
    """The arguments with `vowel` (`yes` or `no`) for the first name among them."""
    name = args.get("name") or args.get("names")
    if not isinstance(name, str):
        return args
    return args | {"vowel": "yes" if starts_with_vowel(name) else "no"}


def starts_with_vowel(word: str) -> bool:
    """Whether a word begins with a vowel as it is spoken: French elides before such a name."""
    return VOWEL.match(normalize("NFD", word[:1])[:1] + word[1:]) is not None


def sentence(id: str, about: Mapping[str, object]) -> str:
    """A message about ids and numbers: cards and tokens among them are named."""
    return text(id, **{key: _argument(key, value) for key, value in about.items()})


def _argument(key: str, value: object) -> object:
    """An argument as messages take it: names and coins as finished text, the rest as it is."""
    if key == "paid" and isinstance(value, int | float):
        return amount(value)
    if isinstance(value, str):
        return thing(value) if key in ("card", "token") else value
    if isinstance(value, Sequence):
        return listed([thing(one) for one in value], "or" if key == "choices" else "standard")
    return value


def amount(coins: float) -> str:
    """A number of coins, with its half: `1½`."""
    whole = int(coins)
    return f"{whole or ''}½" if coins > whole else str(whole)


NAMED: Final = ("card", "token", "route", "level")


def thing(id: str) -> str:
    """A card, a cave token, a route or a computer player by its name."""
    return text(next(f"{kind}-{id}" for kind in NAMED if has(f"{kind}-{id}")))


def listed(words: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    """A list in words: `a, b and c`."""
    return format_list(list(words), style=style, locale=_locale(Process.language))


def labelled(label: str, words: str) -> str:
    """A label and what it is a label of: `Hand: 2 × Scout`."""
    return label + text("part-colon") + words


def joined(words: Iterable[str]) -> str:
    """Phrases joined: `a; b; c`."""
    return text("part-semicolon").join(words)


def counted(ids: Iterable[str], name: Callable[[str], str] = thing) -> str:
    """A list of names; repeated names are counted."""
    counts = Counter(ids)
    return listed(
        [
            text("part-times", count=count, card=name(id)) if count > 1 else name(id)
            for id, count in counts.items()
        ]
    )


def percent(share: float, digits: int = 0) -> str:
    """A share of one: `12%`, `33,3 %`."""
    locale = Locale.parse(_locale(Process.language))
    pattern = locale.percent_formats[None].pattern.replace("0", _pattern(digits), 1)
    return format_percent(share, pattern, locale=locale)


def decimal(number: float, digits: int = 1) -> str:
    """A number with that many digits after the point: `3.0`, `1,250`."""
    return format_decimal(number, f"#,##{_pattern(digits)}", locale=_locale(Process.language))


def signed(number: float) -> str:
    """A whole number with its sign: `+120`, `−35`, `0`."""
    pattern = "+#,##0;−#,##0" if round(number) else "0"
    return format_decimal(round(number), pattern, locale=_locale(Process.language))


def _pattern(digits: int) -> str:
    return f"0.{'0' * digits}" if digits else "0"


def _locale(language: str) -> str:
    return LOCALES.get(language, language)
