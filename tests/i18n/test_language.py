"""Every text reads well in its language: forms, punctuation, and one word for each thing."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from eldorado.i18n import LANGUAGES, LAYERS, sources
from eldorado.wording.texts import starts_with_vowel
from tests.i18n.test_texts import PACKAGE, arguments, messages, parts, texts

LOCALES = {"en-2017": "en", "pt": "pt_BR"}
NUMBERS = (0, 1, 2, 0.5)
NAMES = ("Anne", "Ben")
HALVES = ("coins", "left", "rounds")
"""Arguments that can also be a half; all other numbers are whole."""

NOT_TO_BE_USED = {
    "en": (
        r"(?:a|this|your|second) finds?|house(?! rules)|anew|afresh|for ever|dearer|dearest"
        r"|too dear|by lot|so many|shall|forgets?|forgotten|by day|by night|seams?|slots?|bots?"
        r"|(?<!there )(?:is|are) no (?:action|card|cards|item|purchase)|laid down|lay down"
        r"|colours?|grey|favourite|neighbouring|analys(?:e[ds]?|ing)|licence|whoever"
        r"|asks for|nearer|ends? by itself"
    ),
    "de": (
        r"Computergegner|Auslage|Fund|Funde|Im Schritt|Bots?|bei Tag|bei Nacht|Nahtstellen?|Rennen"
        r"|verl(?:ässt|assen) das Spiel|Zugstapel|Ratgeber|Klänge|Streuner|Wegfinder|Kraft"
        r"|Mensch|Menschen|nebenan|1/2 Münze|Vergessen|Wasser|Rival(?:e|en|in|innen)|Fakten"
        r"|Überrasch"
        r"|Wähl|Nutz|Prüf|Erreich|Leg|Füg|Zieh|Geh|Drück|Beweg|Bleib|Mach|sichern"
    ),
    "fr": (
        r"trouvailles?|joueurs? (?:informatique|ordinateur)s?|joueur de l['’]ordinateur|robots?"
        r"|au pas|quitte(?:nt)? le jeu|hors du jeu|des éboulis|compte rendu|enregistrement"
        r"|relecture|horloge|rivaux|goulet|bévues?|cases? voisines?|à El Dorado|fût-il|pressez"
        r"|rivières?|camp de base|jetons?|talon|ce tour-ci|tour de table|(?:machette|pagaie) \d"
        r"|pendules?|manches?|sentiers?|bonnes manières|hébergeurs?"
    ),
    "pt": (
        r"achados?|robôs?|jogador(?:es)? d[eo] computador|a passo|enigmas?|on-line|ajustes"
        r"|tabuleiro do mercado|espaços? vizinhos?|lev(?:ar|a|ando) o bloqueio|peças de bloqueio"
        r"|guard(?:ar|e|ou|ad[oa]s?|á-l[oa]s?)|termin(?:ar|e) (?:o|seu) turno|selvas|força"
        r"|gargalos?|riva(?:l|is)"
        r"|machete|aldeias?|escombros|entulho|coringas?|Passar a vez|esquecer|esquecido"
        r"|registros?|cidade dourada|amigo online"
    ),
}
"""Second names for things that have an official one, and words that nobody says; by language."""


NEVER_ONE = (
    "daily-place",
    "games-place",
    "replay-played",
    "report-length-some",
    "report-table-size",
    "terminal-pile",
)
"""Messages whose number is at least 2, or is followed by words that do not change with it."""


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    for source in sources(language):
        found.add_resource(FluentResource(source), allow_overrides=True)
    return found


def selected(language: str, id: str, name: str) -> list[str]:
    """The keys by which a message and those inside it choose a form by an argument."""
    found: list[str] = []
    for node in parts(texts(language)[id]):
        if isinstance(node, ftl.MessageReference):
            found += selected(language, node.id.name, name)
        elif isinstance(node, ftl.SelectExpression) and any(
            isinstance(one, ftl.VariableReference) and one.id.name == name
            for one in parts(node.selector)
        ):
            found += [_key(variant) for variant in node.variants]
    return found


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value


def values(language: str, id: str, name: str) -> tuple[object, ...]:
    """What an argument may be: numbers where a form is chosen by number, else text."""
    if name in ("name", "names", "player", "vowel"):
        return NAMES if name != "vowel" else ("yes", "no")
    keys = {key for one in LANGUAGES for key in selected(one, id, name)}
    words = [key for key in keys if key.isidentifier() and key not in ("one", "other", "many")]
    if words:
        return tuple(words)
    if keys or name in HALVES:
        return NUMBERS if name in HALVES else NUMBERS[:3]
    return ("X1",)


def renderings(language: str, id: str) -> Iterator[tuple[dict[str, object], str]]:
    """A message with everything that its arguments may be, as far as that is not too much."""
    names = sorted(arguments(language, id) - {"vowel"})
    choices = [values(language, id, name) for name in names]
    pattern = bundle(language).get_message(id).value
    assert pattern is not None
    for chosen in list(product(*choices))[:200]:
        args: dict[str, object] = dict(zip(names, chosen, strict=True))
        name = args.get("name") or args.get("names") or ""
        args["vowel"] = "yes" if starts_with_vowel(str(name)) else "no"
        words, faults = bundle(language).format_pattern(pattern, args)
        assert not faults, (id, args, faults)
        yield args, str(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_number_and_name(language: str) -> None:
    for id in messages(language):
        for args, words in renderings(language, id):
            assert words.strip() or id.startswith(("part-", "deed-")), (id, args)
            assert "{" not in words, (id, args, words)
            assert "}" not in words, (id, args, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_shown(language: str) -> None:
    for id in messages(language):
        for _, words in renderings(language, id):
            assert not re.search(r"\b[a-z]+_[a-z]+\b", words), (id, words)


def test_a_vowel_is_heard_at_the_beginning_of_a_name() -> None:
    names = ("Anne", "élodie", "Ørsted", "Yves", "Œdipe", "Yann", "Bob", "Hugo", "7", "")
    assert [name for name in names if starts_with_vowel(name)] == [
        "Anne",
        "élodie",
        "Yves",
        "Œdipe",
    ]


def test_french_has_no_plain_space_before_double_punctuation() -> None:
    wrong = [id for id, text in written("fr") if re.search(r"(?<=\S) [:;!?»]|« ", text)]
    assert not wrong


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_one_is_not_written_where_none_is_meant_too(language: str) -> None:
    """In French and in Brazilian Portuguese `one` holds for 0 as well."""
    wrong = [
        id
        for id, pattern in texts(language).items()
        for node in parts(pattern)
        if isinstance(node, ftl.SelectExpression)
        for variant in node.variants
        if _key(variant) == "one" and "0" not in {_key(one) for one in node.variants}
        if re.search(r"(?<![\w.,])1(?![\w.,])", text_of(variant.value))
    ]
    assert not wrong


@pytest.mark.parametrize("language", ["en", "de", "fr", "pt"])
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    """Where one language says `1 card` and `2 cards`, no other says `1 cards`."""
    wrong = {
        f"{id}: {words}"
        for id, pattern in texts(language).items()
        for name, words in unchosen(pattern)
        if id not in NEVER_ONE
        and any({"one", "other"} & set(selected(one, id, name)) for one in LANGUAGES)
    }
    assert not wrong


def unchosen(pattern: ftl.Pattern, by: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Arguments that stand before a word and do not choose the form of the text around them."""
    words = ""
    for element in reversed(pattern.elements):
        if isinstance(element, ftl.TextElement):
            words = element.value
            continue
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            by_this = {
                node.id.name
                for node in parts(expression.selector)
                if isinstance(node, ftl.VariableReference)
            }
            for variant in expression.variants:
                yield from unchosen(variant.value, by | by_this)
        elif (
            isinstance(expression, ftl.VariableReference)
            and expression.id.name not in by
            and re.match(r"[ \u00a0][^\W\d_]{3}", words)
        ):
            yield expression.id.name, words.strip()
        words = "◦"


def test_english_uses_typographic_marks() -> None:
    for layer in ("en", "en-2017"):
        wrong = [id for id, text in written(layer) if re.search(r"\w'\w| …|\w'(?=\s)", text)]
        assert not wrong


@pytest.mark.parametrize("language", ["en", "de", "fr", "pt"])
def test_one_word_for_each_thing(language: str) -> None:
    unwanted = re.compile(rf"\b(?:{NOT_TO_BE_USED[language]})\b", re.IGNORECASE)
    wrong = {
        f"{id}: {found[0]}" for id, text in written(language) if (found := unwanted.search(text))
    }
    assert not wrong


def test_the_exact_rules_use_the_same_words() -> None:
    unwanted = re.compile(rf"\b(?:{NOT_TO_BE_USED['en']})\b", re.IGNORECASE)
    rules = (PACKAGE / "help" / "rules.md").read_text("utf-8")
    wrong = [line for line in rules.splitlines() if unwanted.search(line)]
    assert not wrong


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every message as it is written, without the names of arguments and messages in it."""
    assert language in LAYERS
    for id, pattern in texts(language).items():
        yield id, text_of(pattern).replace("\n", " ")


def text_of(pattern: ftl.Pattern) -> str:
    """The words of a pattern, with a sign for whatever is put in."""
    return "◦".join(n.value for n in parts(pattern) if isinstance(n, ftl.TextElement))
