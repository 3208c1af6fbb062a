"""The help room says everything, in order, and with the numbers of the facts."""

import re
from collections import Counter

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
    card_line,
    card_name,
    clause,
    clauses,
    search,
    token_line,
    token_name,
    topic,
    topics,
)

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


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?: |$)", text))


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
    assert re.findall(r"number (\d) with (\w+) (\d)", topic("blockade").text) == facts


def test_decks_and_market_of_the_rules_are_those_of_the_facts() -> None:
    for card in CARDS:
        if card.starting_copies:
            assert f"{card.starting_copies} {card_name(card.id)}" in clause("C-09").text
    sold = [card for card in CARDS if card.price is not None]
    assert {card.pile_size for card in sold} == {3}
    for number in (len(sold), 3, sum(card.pile_size for card in sold)):
        assert re.search(rf"\b{number}\b", clause("C-10").text)
    assert all((card_name(card.id) in clause("I-01").text) == card.item for card in CARDS)


def test_draw_actions_of_the_rules_are_those_of_the_facts() -> None:
    told = {"A-04": "cartographer", "A-05": "compass", "A-06": "scientist", "A-07": "travel_log"}
    by_id = {card.id: card for card in CARDS}
    for id, card_id in told.items():
        card, text = by_id[card_id], clause(id).text
        assert text.startswith(f"{card_name(card_id)}: draw {card.draws} card")
        assert ("It is an item." in text) == card.item
        assert not card.removes or re.search(rf"\b{card.removes} cards? you hold", text)


def test_token_mix_of_the_rules_is_that_of_the_facts() -> None:
    total = sum(token.count for token in TOKENS)
    text = clause("V-20").text.split(" The help")[0]
    number = 0
    said = {}
    for part in re.split(r", | and |; further ", text.removesuffix(".")):
        start = re.match(r"(?:There are |and )?(\d)(?: each)?(?: of)? (.+)", part)
        number = int(start[1]) if start else number
        said[start[2] if start else part] = number
    assert said == {token_name(token.id): token.count for token in TOKENS}
    assert str(total) in clause("C-11").text
    assert f"{TOKENS_PER_CAVE} of the {total}" in topic("caves").text


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
        assert f"{ending} finishing spaces" in topic(route.id).text
        assert topic(route.name).id == route.id


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_a_topic_with_its_numbers(card: Card) -> None:
    found = topic(card.id)
    assert found == topic(card_name(card.id)) == topic(card_name(card.id).upper())
    assert (found.id, found.kind, found.title) == (card.id, "Cards", card_name(card.id))
    assert re.match(rf"A {card.color} {'item' if card.item else 'card'}\b", found.text)
    if card.price is None:
        assert f"begins with {card.starting_copies} of them" in found.text
    else:
        assert re.search(rf"costs {card.price} coins?\b", found.text)
        assert ("market board" in found.text) == card.on_market_board
    if card.joker:
        assert f"power {card.power} " in found.text
    elif card.symbols:
        assert f"{card.symbols[0]} {card.power}" in found.text
    assert not card.draws or f"draw {card.draws} card" in found.text
    worth = f"{card.power} coin" if "coin" in card.symbols else "half a coin"
    assert f"worth {worth}" in found.text
    assert card.item == ("leaves the game" in found.text and card.id != "scientist")


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: token.id)
def test_every_token_has_a_topic_with_its_numbers(token: Token) -> None:
    found = topic(token.id)
    assert found == topic(token_name(token.id)) == topic(token_name(token.id).lower())
    assert (found.id, found.kind, found.title) == (token.id, "Cave tokens", token_name(token.id))
    assert f"One of {token.count} cave tokens" in found.text
    assert token_line(token.id).split(": ")[1] in found.text
    assert not token.symbol or f"{token.symbol} {token.power}" in token_line(token.id)


@pytest.mark.parametrize("term", [" ".join(term.split()) for term in TERMS.split(",")])
def test_every_term_has_a_topic_of_its_own_name(term: str) -> None:
    found = topic(term)
    assert topic(term.upper()) == found
    assert topic(found.id) == topic(found.title) == found


def test_topics_are_short_plain_and_point_to_rules() -> None:
    known = {found.id for found in clauses()}
    assert len(topics()) == len(set(topics()))
    for id in topics():
        found = topic(id)
        assert found.id == id
        assert 2 <= sentences(found.text) <= 5, id
        assert not re.search(r"[{}*`\n]|  |\bedition", found.text), id
        assert found.text[0].isupper(), id
        assert found.text.endswith("."), id
        assert found.related, id
        assert set(found.related) <= known, id


def test_titles_are_unique() -> None:
    assert max(Counter(topic(id).title.casefold() for id in topics()).values()) == 1


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
        ("end of teh game", "end_of_the_game"),
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
    ],
)
def test_misspelt_and_shortened_names_are_understood(written: str, id: str) -> None:
    assert topic(written).id == id


def test_an_unknown_topic_names_the_nearest() -> None:
    with pytest.raises(ParseError, match="nearest topics are Buying"):
        topic("buying phase")
    for nonsense in ("xyzzy", "", "  ", "§"):
        with pytest.raises(ParseError, match="try turn"):
            topic(nonsense)


@pytest.mark.parametrize(
    ("id", "line"),
    [
        ("explorer", "Explorer: machete 1, starting card"),
        ("trailblazer", "Trailblazer: machete 3, costs 3"),
        ("prop_plane", "Prop Plane: item, any symbol 4, costs 4"),
        ("compass", "Compass: item, draw 3 cards, costs 2"),
        ("scientist", "Scientist: draw 1 card, may remove 1 card, costs 4"),
        ("travel_log", "Travel Log: item, draw 2 cards, may remove up to 2 cards, costs 3"),
        ("transmitter", "Transmitter: item, take any card for free, costs 4"),
    ],
)
def test_card_lines(id: str, line: str) -> None:
    assert card_line(id) == line


def test_token_lines() -> None:
    assert token_line("paddle_2") == "Paddle 2: move with paddle 2"
    assert token_line("coin_1") == "Coin 1: move with coin 1, or add 1 coin to a purchase"
    assert token_line("replace_cards") == "Replace cards: lay down 1 to 4 cards and draw as many"


def test_every_line_is_one_line() -> None:
    lines = [card_line(card.id) for card in CARDS] + [token_line(token.id) for token in TOKENS]
    assert len(set(lines)) == len(CARDS) + len(TOKENS)
    assert all(re.fullmatch(r"[^:\n]+: [^:\n]+", line) for line in lines)


def test_unknown_cards_and_tokens_are_refused() -> None:
    for names in (card_name, card_line):
        with pytest.raises(ParseError, match="did you mean scout"):
            names("scuot")
    for names in (token_name, token_line):
        with pytest.raises(ParseError, match="is no cave token"):
            names("scout")


def test_search_wants_all_words_in_any_case() -> None:
    found = search("native BLOCKADE")
    assert "B-13" in [one.id for one in found]
    assert all({"native", "blockade"} <= set(_words(one.section, one.text)) for one in found)
    assert search(["Native", "blockade"]) == found
    assert [one.id for one in search("m-20")] == [
        one.id for one in clauses() if "M-20" in f"{one.id} {one.text}"
    ]
    assert search("") == search([]) == search("rubble xyzzy") == []


def _words(*texts: str) -> list[str]:
    found = re.findall(r"[a-z]+", " ".join(texts).lower())
    return found + [word.removesuffix("s") for word in found]
