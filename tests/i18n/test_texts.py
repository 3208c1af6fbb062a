"""The texts are whole: every language says everything, with the same arguments and right names."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import eldorado
from eldorado.bots import PLAYERS
from eldorado.core.actions import EFFECT_TOKENS
from eldorado.core.state import REASONS, Variant
from eldorado.facts import CARDS, SYMBOLS, TOKENS, known_routes
from eldorado.help import clauses as clauses_of_the_rules
from eldorado.i18n import (
    FOLDER,
    LANGUAGES,
    LAYERS,
    clauses,
    editions,
    names,
    sections,
    sources,
)

PACKAGE = Path(eldorado.__file__).parent
SENTENCES = (
    "editions",
    "game",
    "hints",
    "refusals",
    "rules",
    "story",
    "course",
    "reports",
    "terminal",
    "workshop",
)
"""The files that hold sentences and names; those of the interface hold labels too."""

SAME_NUMBER = {"amount": "number", "coins": "number", "left": "number"} | {
    "points": "share",
    "win": "share",
}
"""Arguments that give one number in two forms: a language prints either."""

TRANSLATIONS = tuple(language for language in LANGUAGES if "en" not in LAYERS[language])
CLAUSE = re.compile(r"[A-Z]-\d\d")

SAME = {
    "de": """
        token-machete_1 token-machete_2 token-machete_3 thing-el_dorado part-times
        part-colon part-semicolon part-power report-title report-legend report-column-fair
        facts-stretch
    """,
    "fr": """
        space-jungle space-village thing-pile part-times report-sections facts-stretch
    """,
    "pt": """
        kind-item thing-game_title thing-el_dorado part-times terminal-key-enter
        part-colon part-semicolon part-power report-title report-legend report-column-quarter
        report-column-three_quarters facts-stretch
    """,
}
"""What really is the same word as in English."""

SERVER = """
    stale not_your_turn paused over not_seated unreadable too_fast too_big no_undo no_such_table
    seat_taken name waiting offline server
"""
"""Refusals that are promised whoever raises them."""

FOR_PROGRAMS = """
    unreadable too_big too_many silent webhook server name level
    damaged device_full saved_file needs_server
"""
"""Refusals with a sentence of their own for programs; to players their message says enough."""


def parts(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a Fluent text and all nodes within it."""
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ftl.BaseNode):
                yield from parts(inner)


class Uses:
    """The arguments, messages and terms that a pattern speaks of, and its bare words."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        nodes = list(parts(pattern))
        self.arguments = {n.id.name for n in nodes if isinstance(n, ftl.VariableReference)}
        self.references = {n.id.name for n in nodes if isinstance(n, ftl.MessageReference)}
        self.references |= {f"-{n.id.name}" for n in nodes if isinstance(n, ftl.TermReference)}
        self.text = " ".join(n.value for n in nodes if isinstance(n, ftl.TextElement))


def entries(file: Path) -> Iterator[tuple[str, ftl.Pattern]]:
    """Messages and terms of one file; a term's id begins with a hyphen."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.value is not None, f"{file}: {entry.id.name} says nothing"
            hyphen = "-" if isinstance(entry, ftl.Term) else ""
            yield hyphen + entry.id.name, entry.value


@cache
def folder(layer: str) -> dict[str, ftl.Pattern]:
    """Everything in the files of one folder; no id is given twice."""
    found: dict[str, ftl.Pattern] = {}
    for file in sorted((FOLDER / layer).glob("*.ftl")):
        for id, pattern in entries(file):
            assert id not in found, f"{layer}: {id} is there twice"
            found[id] = pattern
    return found


@cache
def texts(language: str) -> dict[str, ftl.Pattern]:
    """A language as a bundle holds it: later layers override earlier ones."""
    found: dict[str, ftl.Pattern] = {}
    for layer in LAYERS[language]:
        found |= folder(layer)
    return found


def messages(language: str) -> dict[str, ftl.Pattern]:
    return {id: pattern for id, pattern in texts(language).items() if id[0] != "-"}


def sentences(language: str) -> set[str]:
    """The messages of the files that hold sentences."""
    return {
        id
        for layer in LAYERS[language]
        for name in SENTENCES
        if (file := FOLDER / layer / f"{name}.ftl").exists()
        for id, _ in entries(file)
        if id[0] != "-"
    }


def plain(language: str, id: str) -> str:
    """A text as it is written, on one line."""
    return " ".join(serialize_pattern(texts(language)[id]).split())


def arguments(language: str, id: str) -> set[str]:
    """The arguments a message needs, those of the messages inside it included."""
    uses = Uses(texts(language)[id])
    inner = (arguments(language, other) for other in uses.references if other[0] != "-")
    return uses.arguments.union(*inner)


def printed(language: str, id: str) -> set[str]:
    """The arguments a message prints; those it only chooses a form by are up to the language."""
    nodes = list(parts(texts(language)[id]))
    found = {
        SAME_NUMBER.get(inner.id.name, inner.id.name)
        for node in nodes
        if isinstance(node, ftl.Placeable)
        for inner in printed_in(node)
    }
    for node in nodes:
        if isinstance(node, ftl.MessageReference):
            found |= printed(language, node.id.name)
    return found


def printed_in(node: ftl.Placeable) -> Iterator[ftl.VariableReference]:
    """The argument that a placeable prints, as it is or through NUMBER."""
    inner = node.expression
    shown = inner.arguments.positional if isinstance(inner, ftl.FunctionReference) else [inner]
    yield from (one for one in shown if isinstance(one, ftl.VariableReference))


def refused_calls() -> Iterator[tuple[str, ast.Call]]:
    """Every refusal by a table, a server or a device: its code and kind, and the call."""
    for room in ("table", "interface", "server", "local"):
        for file in sorted((PACKAGE / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refused", "Unknown"):
                    given = [*node.args[:1], *(k.value for k in node.keywords if k.arg == "kind")]
                    names = [one.value for one in given if isinstance(one, ast.Constant)]
                    if isinstance(node.args[0], ast.Constant):
                        yield "-".join(map(str, names)), node


def codes() -> set[str]:
    """The code of every refusal, and its kind where it has one."""
    return {code for code, _ in refused_calls()} | {"too_many-gallery", "too_many-own"}


def refused_clauses() -> set[str]:
    """Every clause that the rules, the routes and the terminal refuse something by."""
    files = [
        file for room in ("core", "routes", "terminal") for file in (PACKAGE / room).rglob("*.py")
    ]
    return {
        node.value
        for file in files
        if file.name != "state.py"  # what decides a game is no refusal
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and CLAUSE.fullmatch(node.value)
    }


def hint_kinds() -> set[str]:
    """The kinds of `Reason` that a computer player gives."""
    source = ast.parse((PACKAGE / "bots" / "planner" / "explain.py").read_text("utf-8"))
    kinds: set[str] = set()
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
            kinds |= {
                part.value
                for part in ast.walk(node.args[0])
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            }
    return kinds


def needed() -> Iterator[str]:
    """The messages that the game asks for by the ids of its code."""
    about = [f"card-{card.id}" for card in CARDS]
    about += [f"token-{token.id}" for token in TOKENS]
    about += [f"level-{name}" for name in PLAYERS]
    about += [f"variant-{name}" for name in Variant.__dataclass_fields__]
    kinds = "jungle river village rubble base_camp mountain cave starting_space finishing_space"
    about += [f"space-{kind}" for kind in kinds.split()]
    for id in about:
        yield from (id, f"{id}-about")
    yield from (f"symbol-{symbol}" for symbol in SYMBOLS)
    yield from (f"kind-{color}_card" for color in ("green", "blue", "yellow"))
    yield from ("kind-joker", "kind-action_card", "kind-item", "kind-starting_deck")
    for route in known_routes().values():
        yield from (f"route-{route.id}", f"difficulty-{route.difficulty or 'first'}")
    yield from (f"colour-{colour}" for colour in ("red", "blue", "white", "yellow"))
    yield from (f"reason-{reason}" for reason in (*REASONS, "resigned"))
    yield from (f"{who}-token-{kind}" for who in ("you", "they") for kind in EFFECT_TOKENS)
    yield from (f"hint-{kind}" for kind in hint_kinds())
    yield from (f"refusal-{id}" for id in {*refused_clauses(), *codes(), *SERVER.split()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_loader_gives_every_file_of_a_language(language: str) -> None:
    whole = "\n".join(sources(language))
    assert all(f"\n{id} =" in whole for id in messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_prints_the_same_arguments(language: str) -> None:
    for id in messages("en"):
        assert printed(language, id) == printed("en", id), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_to_texts_that_exist(language: str) -> None:
    for id, pattern in texts(language).items():
        assert Uses(pattern).references <= texts(language).keys(), id


def test_arguments_are_explained_where_they_are_used() -> None:
    for name in ("story", "hints", "refusals", "reports", "terminal", "workshop"):
        file = FOLDER / "en" / f"{name}.ftl"
        comments = re.findall(r"^##.*", file.read_text("utf-8"), re.MULTILINE)
        explained = set(re.findall(r"\$(\w+)", "".join(comments)))
        assert {a for id, _ in entries(file) for a in arguments("en", id)} <= explained
    for name in ("editions", "game", "rules"):
        for id, _ in entries(FOLDER / "en" / f"{name}.ftl"):
            assert id[0] == "-" or not arguments("en", id), id


def test_a_refusal_known_by_clause_or_code_only_takes_no_arguments() -> None:
    for id in {*refused_clauses(), *codes(), *SERVER.split()}:
        assert not arguments("en", f"refusal-{id}"), id


def test_everything_the_code_names_has_its_message() -> None:
    assert set(needed()) <= messages("en").keys()


def test_players_read_why_something_is_refused() -> None:
    """An English sentence reaches programs only: it tells more about what only they send."""
    told = {
        code
        for code, call in refused_calls()
        if len(call.args) > 1 or any(keyword.arg == "sentence" for keyword in call.keywords)
    }
    assert told <= set(FOR_PROGRAMS.split())


def test_you_and_they_have_the_same_messages() -> None:
    told = {
        who: [id for id in messages("en") if id.startswith(f"{who}-")] for who in ("you", "they")
    }
    assert [id.removeprefix("you-") for id in told["you"]] == [
        id.removeprefix("they-") for id in told["they"]
    ]
    for language in LANGUAGES:
        assert all("name" in arguments(language, id) for id in told["they"])
        assert all("name" not in arguments(language, id) for id in told["you"])
        assert not any("drawn" in arguments(language, id) for id in told["they"])  # S-11


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {id for id in sentences(language) if plain(language, id) == plain("en", id)}
    assert same == set(SAME[language].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_the_names_of_the_printed_game(language: str) -> None:
    assert {id: plain(language, id) for id in names()} == {
        id: name[language] for id, name in names().items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_tokens_or_routes_share_a_name(language: str) -> None:
    for kind in ("card", "token", "route", "level", "colour"):
        found = [
            plain(language, id)
            for id in messages(language)
            if id.startswith(f"{kind}-") and not id.endswith("-about")
        ]
        assert len(set(found)) == len(found), kind


def test_english_sentences_name_things_by_reference() -> None:
    """Otherwise the names of 2017 would not appear in them."""
    titles = [
        name["en"]
        for id, name in names().items()
        if id.startswith(("card-", "token-", "route-")) and name["en"] != name["en-2017"]
    ]
    words = ["blockade", "rubble", "river", "power", "joker", "cave token", "finishing space"]
    words += ["starting space", "ending tile", "starting player"]
    switched = re.compile(rf"\b(?:{'|'.join(titles)}|(?i:{'|'.join(words)}))s?\b")
    for id, pattern in folder("en").items():
        if id[0] != "-" and id not in names():
            assert not switched.search(Uses(pattern).text), id


def test_the_names_of_2017_are_names_only() -> None:
    layer = folder("en-2017")
    assert layer.keys() <= folder("en").keys()
    assert all(id[0] == "-" or id in names() for id in layer)
    forms = re.compile(r"\[\w+\]")
    for id in layer:
        assert forms.findall(plain("en-2017", id)) == forms.findall(plain("en", id)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_and_tokens_do_has_the_numbers_of_the_facts(language: str) -> None:
    for card in CARDS:
        numbers = {n for n in (card.power, card.draws, card.removes) if n}
        said = set(map(int, re.findall(r"\d+", plain(language, f"card-{card.id}-about"))))
        assert numbers <= said, card.id
        assert not card.power or f" {card.power}" in plain(language, f"card-{card.id}-about")
    for token in TOKENS:
        if token.power:
            assert f" {token.power}" in plain(language, f"token-{token.id}-about"), token.id


def test_the_rules_have_their_sections_in_order() -> None:
    expected = ["rules-title", "rules-intro"]
    for section, paragraphs in sections().items():
        expected += [f"rules-{section}-{part}" for part in ("title", *range(1, paragraphs + 1))]
    for language in TRANSLATIONS:
        for layer in ("en", language):
            assert [id for id, _ in entries(FOLDER / layer / "rules.ftl")] == expected


def test_the_editions_have_their_differences_in_order() -> None:
    expected = ["page-editions", "page-editions-about", "editions-ruling", "editions-ours"]
    for name in editions():
        expected += [f"editions-{name}-{part}" for part in ("title", "who", "ours")]
    for layer in ("en", *TRANSLATIONS):
        assert [id for id, _ in entries(FOLDER / layer / "editions.ftl")] == expected


def test_every_clause_has_a_paragraph_that_explains_it() -> None:
    assert clauses().keys() == {clause.id for clause in clauses_of_the_rules()}
    paragraphs = {id for id in messages("en") if re.fullmatch(r"rules-\w+-\d+", id)}
    assert set(clauses().values()) == paragraphs


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_refusals_are_whole_sentences_and_short(language: str) -> None:
    for id in sentences(language):
        if re.fullmatch(r"rules-\w+-\d+|refusal-.+|.+-about|editions-\w+-(?:who|ours)", id):
            assert plain(language, id)[-1] in ".!", id
            assert len(plain(language, id)) < 420, id
