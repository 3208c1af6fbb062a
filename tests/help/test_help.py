"""Help says everything, in every language, and with the numbers of the facts."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from eldorado.errors import ParseError
from eldorado.facts import (
    BLOCKADES,
    CARDS,
    TOKENS,
    TOKENS_PER_CAVE,
    Card,
    Token,
    endings,
    known_routes,
    pieces,
)
from eldorado.help import (
    clause,
    clauses,
    find_name,
    marked,
    namesakes,
    paragraphs_with,
    topic,
    topics,
)
from eldorado.help.topics import explained
from eldorado.i18n import LANGUAGES, names, other_names, sections
from eldorado.wording import speak, text
from eldorado.wording.texts import thing

SECTIONS = {
    "C": ("Components", 11),
    "S": ("Set-up", 11),
    "T": ("Turn", 8),
    "M": ("Movement", 23),
    "B": ("Blockades", 16),
    "P": ("Buying", 21),
    "I": ("Items", 7),
    "A": ("Action cards", 13),
    "D": ("Discard", 5),
    "R": ("Draw", 6),
    "E": ("End of the game", 11),
    "W": ("Two players", 8),
    "V": ("Caves", 30),
    "L": ("Routes and strips", 6),
    "G": ("Route design advice", 8),
    "O": ("Corner cases", 24),
    "X": ("Switches", 2),
}
CLAUSE_ID = re.compile(r"\b[A-Z]-\d\d\b")
TERMS = """
    expedition card, starting deck, green card, blue card, yellow card, joker card, action card,
    item, crossed-out card symbol, card name, purchase price, set-up symbol,
    landscape space, jungle, river, village, rubble, base camp, mountain, cave, special space,
    space, starting space, finishing space,
    machete, paddle, coin, ½ a coin, power, symbol, requirement, leftover power,
    El Dorado, route, starting tile, terrain tile, terrain strip, ending tile, gate to El Dorado,
    blockade, expedition board, starting player hat token, market board, marketplace, market,
    reserve, cards above the market board, vacant spot, pile, playing piece, cave token, player,
    starting player, hand, draw pile, discard pile, above the expedition board, play area,
    removed from the game, turn, round, final round, phase, phase 1, phase 2, phase 3, play cards,
    movement, buy new cards, discard played cards, draw cards, end of the game, tie,
    play, move, buy, draw, discard, remove from the game, shuffle, keep in hand,
    overcome a blockade, explore a cave, stop, adjacent, occupied, undo,
    caves, caves variant, full_race, free_order, two players, rules for 2 players, set up the game,
    example of a complete turn, route tips, difficulty, easy, moderate, difficult
"""


def test_every_section_has_its_clauses_in_order() -> None:
    expected = [
        (f"{letter}-{number:02}", title)
        for letter, (title, count) in SECTIONS.items()
        for number in range(1, count + 1)
    ]
    assert [(found.id, found.section) for found in clauses()] == expected


@pytest.mark.parametrize("letter", SECTIONS)
def test_clauses_are_plain_paragraphs(letter: str) -> None:
    for found in clauses():
        if found.id.startswith(letter):
            assert found.text[0].isupper(), found.id
            assert found.text.endswith("."), found.id
            assert not re.search(r"\n|\*|`|\||  |\binferred\b|\bedition", found.text), found.id


def test_clauses_refer_to_clauses_that_exist() -> None:
    known = {found.id for found in clauses()}
    for found in clauses():
        assert set(CLAUSE_ID.findall(found.text)) <= known - {found.id}, found.id


def test_no_two_clauses_say_the_same() -> None:
    assert max(Counter(found.text for found in clauses()).values()) == 1


@pytest.mark.parametrize("written", ["M-20", "m-20", "M20", " m 20 "])
def test_a_clause_is_found_however_it_is_written(written: str) -> None:
    assert clause(written).id == "M-20"
    assert clause("M-7").id == "M-07"


@pytest.mark.parametrize(
    ("written", "hint"), [("M-99", "M-01 to M-23"), ("Z-1", "C, S, T"), ("", "M-20"), ("?", "M-20")]
)
def test_an_unknown_clause_is_refused_with_a_hint(written: str, hint: str) -> None:
    with pytest.raises(ParseError, match=hint):
        clause(written)


def test_blockades_of_the_rules_are_those_of_the_facts() -> None:
    said = re.findall(r"number (\d) with (\w+) (\d)", clause("C-07").text)
    facts = [(str(b.number), b.symbol, str(b.power)) for b in BLOCKADES]
    assert said == facts


def test_decks_and_market_of_the_rules_are_those_of_the_facts() -> None:
    for card in CARDS:
        if card.starting_copies:
            assert f"{card.starting_copies} {thing(card.id)}" in clause("C-09").text
    sold = [card for card in CARDS if card.price is not None]
    assert {card.pile_size for card in sold} == {3}
    for number in (len(sold), 3, sum(card.pile_size for card in sold)):
        assert re.search(rf"\b{number}\b", clause("C-10").text)
    assert all((thing(card.id) in clause("I-01").text) == card.item for card in CARDS)


def test_draw_actions_of_the_rules_are_those_of_the_facts() -> None:
    told = {"A-04": "cartographer", "A-05": "compass", "A-06": "scientist", "A-07": "travel_log"}
    by_id = {card.id: card for card in CARDS}
    for id, card_id in told.items():
        card, told_by = by_id[card_id], clause(id).text
        assert told_by.startswith(f"{thing(card_id)}: draw {card.draws} card")
        assert ("It is an item." in told_by) == card.item
        assert not card.removes or re.search(rf"\b{card.removes} cards? you hold", told_by)


def test_token_mix_of_the_rules_is_that_of_the_facts() -> None:
    total = sum(token.count for token in TOKENS)
    mix = clause("V-20").text.split(" The help")[0]
    number = 0
    said = {}
    for part in re.split(r", | and |; also ", mix.removesuffix(".")):
        start = re.match(r"(?:There are |and )?(\d)(?: each)?(?: of)? (.+)", part)
        number = int(start[1]) if start else number
        said[start[2] if start else part] = number
    assert said == {thing(token.id): token.count for token in TOKENS}
    assert str(total) in clause("C-11").text
    assert TOKENS_PER_CAVE == 4
    assert "holds four cave tokens" in topic("caves").lines[0]


def test_routes_of_the_rules_are_those_of_the_facts() -> None:
    def letters(id: str) -> list[str]:
        order = [placement.letter for placement in known_routes()[id].placements]
        return [f"[{a}]" if pieces()[a].kind == "strip" else a for a in order]

    for route in known_routes().values():
        told = clause("L-05" if route.difficulty else "S-02").text
        if route.difficulty:
            assert f"{route.name} ({' '.join(letters(route.id))})" in told
            before = told.split(route.name)[0]
            assert re.findall("Easy|Moderate|Difficult", before)[-1].lower() == route.difficulty
        else:
            assert ", ".join(letters(route.id)[:-1]) in told
            assert f"{route.ending_side} side" in told
        ending = {"g1": "jungle", "b1": "river"}[endings()[route.ending_side].finishing[0][1]]
        assert topic(route.id).lines[1].endswith(f"finishing spaces are {ending}.")
        assert topic(route.name).id == route.id


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


def plain(line: str) -> str:
    """A line without the mark of a ruling."""
    return line.removesuffix(marked(""))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_a_topic_with_its_numbers(card: Card) -> None:
    found = topic(card.id)
    assert found == topic(thing(card.id)) == topic(thing(card.id).upper())
    assert (found.id, found.kind, found.title) == (card.id, "card", thing(card.id))
    assert found.lines[0] == text(f"card-{card.id}-about")
    facts = found.lines[1]
    if card.price is None:
        assert f"starts with {card.starting_copies}" in facts
        assert "not for sale" in facts
    else:
        assert f"Price {card.price};" in facts
        assert f"There are {card.pile_size}," in facts
        assert ("on the market board" in facts) == card.on_market_board
    worth = f"{card.power} coin" if "coin" in card.symbols else "half a coin"
    assert f"worth {worth}" in facts
    assert card.item == (text("kind-item-about") in found.lines)
    assert text(f"advice-{card.id}") in found.lines


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: token.id)
def test_every_token_has_a_topic_with_its_numbers(token: Token) -> None:
    found = topic(token.id)
    assert found == topic(thing(token.id)) == topic(thing(token.id).lower())
    assert (found.id, found.kind, found.title) == (token.id, "token", thing(token.id))
    assert found.lines[0] == text(f"token-{token.id}-about")
    total = sum(one.count for one in TOKENS)
    assert re.search(rf"\b{token.count} of this kind among the {total}\b", found.lines[1])


@pytest.mark.parametrize("term", [" ".join(term.split()) for term in TERMS.split(",")])
def test_every_term_has_a_topic(term: str) -> None:
    found = topic(term)
    assert topic(term.upper()) == found == topic(found.title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_explained_and_points_to_rules(language: str) -> None:
    speak(language)
    known = {found.id for found in clauses()}
    for message in topics():
        found = explained(message)
        assert found.lines, message
        assert all(plain(line)[-1] in ".!" for line in found.lines), message
        assert set(found.related) <= known, message
        assert found.related or found.kind in ("rules", "page"), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_of_the_rules_are_the_browsers(language: str) -> None:
    speak(language)
    for section, paragraphs in sections().items():
        found = explained(f"rules-{section}-title")
        assert found.title == text(f"rules-{section}-title")
        assert list(map(plain, found.lines)) == [
            text(f"rules-{section}-{number}") for number in range(1, paragraphs + 1)
        ]


def test_blockades_are_listed_with_what_they_ask_for() -> None:
    line = topic("blockade").lines[-1]
    assert [int(number) for number in re.findall(r"#(\d)", line)] == [b.number for b in BLOCKADES]
    assert "#5 2 machetes" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_found_by_their_names_in_every_edition(language: str) -> None:
    """The names of the language that is spoken go first; no other name is lost by it."""
    speak(language)
    cards = {id: printed for id, printed in names().items() if id.startswith("card-")}
    spoken = {printed[language]: id for id, printed in cards.items()}
    for printed in cards.values():
        for name in printed.values():
            so_called = [id for id, other in cards.items() if name in other.values()]
            assert find_name(name) in ([spoken[name]] if name in spoken else so_called), name
    for name, card in (
        ("telephone", "transmitter"),
        ("researcher", "explorer"),
        ("Forscher", "explorer"),
        ("savant", "explorer"),
        ("Fernsprech-Gerät", "transmitter"),
        ("Propeller-Flugzeug", "prop_plane"),
        ("Mapmaker", "cartographer"),
        ("Travel Guide", "travel_log"),
        ("Travel Diary", "travel_log"),
        ("Telegraph", "transmitter"),
        ("Discoverer", "trailblazer"),
        ("eclaireur", "scout"),
    ):
        assert topic(name).id == card


def test_an_explorer_is_who_the_edition_calls_so() -> None:
    assert topic("Explorer").id == "explorer"
    speak("en-2017")
    assert topic("Explorer").id == "trailblazer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_of_one_name_are_listed(language: str) -> None:
    speak(language)
    assert set(namesakes("explorer")) == {"card-explorer", "card-trailblazer"}
    assert namesakes("savant") == ["card-explorer"]
    assert namesakes("xyzzy") == []


def test_no_other_name_is_listed_twice_or_for_nothing() -> None:
    assert other_names().keys() <= set(topics())
    for message, others in other_names().items():
        assert len(set(others)) == len(others), message


@pytest.mark.parametrize(
    ("written", "id"),
    [
        ("trialblazer", "trailblazer"),
        ("Cartografer", "cartographer"),
        ("jack of all trade", "jack_of_all_trades"),
        ("tresure chest", "treasure_chest"),
        ("millionare", "millionaire"),
        ("blokade", "blockade"),
        ("ruble", "rubble"),
        ("base-camps", "base_camp"),
        ("end of teh game", "end_of_game"),
        ("full race", "full_race"),
        ("freeorder", "free_order"),
        ("witches cauldron", "witchs_cauldron"),
        ("hills", "hills_of_gold"),
        ("cave", "cave"),
        ("caves", "caves"),
        ("native", "native"),
        ("native token", "native_token"),
        ("machete", "machete"),
        ("machete 1", "machete_1"),
        ("½", "half_coin"),
    ],
)
def test_misspelt_and_shortened_names_are_understood(written: str, id: str) -> None:
    assert topic(written).id == id


def test_an_unknown_topic_names_the_nearest() -> None:
    with pytest.raises(ParseError, match="Did you mean Buying"):
        topic("buying phase")
    for nonsense in ("xyzzy", "", "  ", "§"):
        with pytest.raises(ParseError, match="Try turn"):
            topic(nonsense)


def test_a_search_wants_all_words_in_any_case() -> None:
    found = paragraphs_with("mountains OCCUPIED")
    assert found
    for title, paragraph in found:
        words = set(re.findall(r"[a-z]+", f"{title} {paragraph}".lower()))
        assert {"mountains", "occupied"} <= words
    assert paragraphs_with("") == paragraphs_with("rubble xyzzy") == []
    speak("de")
    assert paragraphs_with("gebirge")
