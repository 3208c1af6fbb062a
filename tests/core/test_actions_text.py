"""Action text: every form reads and prints back, everything else is refused with help."""

import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from eldorado import Action, EldoradoError, Game, ParseError, Variant
from eldorado.core.actions import (
    Buy,
    End,
    Move,
    Native,
    Pay,
    Play,
    Remove,
    Take,
    UseToken,
)
from eldorado.facts import CARDS, TOKENS
from tests.situations import ground, path, situation

CARD_IDS = [card.id for card in CARDS]
POWER_TOKENS = [token.id for token in TOKENS if token.power]
COIN_TOKENS = ["coin_1", "coin_2"]

FORMS: list[tuple[str, Action]] = [
    ("move 1 scout C14", Move(1, "scout", "C14")),
    ("move 2 adventurer:paddle Q3", Move(2, "adventurer", "Q3", "paddle")),
    ("move 1 machete_3 X2", Move(1, "machete_3", "X2")),
    ("move 1 pioneer C14 via #5", Move(1, "pioneer", "C14", via=(5,))),
    ("move 1 pioneer C14 via #1,#5", Move(1, "pioneer", "C14", via=(1, 5))),
    ("move 1 explorer #1", Move(1, "explorer", "#1")),
    ("move 1 pioneer #5 via #1", Move(1, "pioneer", "#5", via=(1,))),
    ("pay 1 C14 explorer,sailor", Pay(1, "C14", ("explorer", "sailor"))),
    ("pay 2 #3 native", Pay(2, "#3", ("native",))),
    ("native 1 C14", Native(1, "C14")),
    ("native 1 #6", Native(1, "#6")),
    ("native_token 2 a", Native(2, "a", token=True)),
    ("play cartographer", Play("cartographer")),
    ("remove none", Remove(())),
    ("remove explorer,explorer", Remove(("explorer", "explorer"))),
    ("take native", Take("native")),
    ("buy scout with traveler", Buy("scout", ("traveler",))),
    (
        "buy native with explorer,scout:coin,treasure_chest/2,coin_2",
        Buy("native", ("explorer", "scout:coin", "treasure_chest/2", "coin_2")),
    ),
    ("token draw_card", UseToken("draw_card")),
    ("token remove_card explorer", UseToken("remove_card", ("explorer",))),
    ("token replace_cards explorer,sailor", UseToken("replace_cards", ("explorer", "sailor"))),
    ("token keep_item", UseToken("keep_item")),
    ("token pass_through", UseToken("pass_through")),
    ("token change_symbol", UseToken("change_symbol")),
    ("end", End()),
    ("end keep explorer,sailor", End(("explorer", "sailor"))),
]


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_every_form_reads_and_prints_back(text: str, action: Action) -> None:
    assert Action.parse(text) == action
    assert str(action) == text
    assert hash(Action.parse(text)) == hash(action)


@pytest.mark.parametrize("text", [text for text, _ in FORMS])
def test_an_action_cannot_be_changed(text: str) -> None:
    action = Action.parse(text)
    fields = (
        "piece",
        "card",
        "target",
        "symbol",
        "via",
        "cards",
        "sources",
        "kind",
        "keep",
        "token",
    )
    for name in fields:
        if hasattr(action, name):
            with pytest.raises(AttributeError):
                setattr(action, name, getattr(action, name))
    assert str(action) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  END   Keep  SAILOR,Explorer ", "end keep explorer,sailor"),
        ("Move 1 ADVENTURER:Paddle C14 VIA #5,#1,#5", "move 1 adventurer:paddle C14 via #1,#5"),
        ("move 1 pioneer #1 via #5", "move 1 pioneer #5 via #1"),
        ("move 1 pioneer #5 via #5", "move 1 pioneer #5"),
        ("pay 1 C14 sailor,traveler,explorer", "pay 1 C14 explorer,traveler,sailor"),
        ("buy native with coin_2,coin_1,scout:coin,explorer", None),
        ("buy native with Prop_Plane/2,TRAVELER,prop_plane", None),
        ("Remove NONE", "remove none"),
        ("TOKEN Replace_Cards sailor,explorer", "token replace_cards explorer,sailor"),
        ("Native_Token 1 b", "native_token 1 b"),
        ("buy\tscout\nwith traveler", "buy scout with traveler"),
    ],
)
def test_case_spacing_and_order_do_not_matter(text: str, canonical: str | None) -> None:
    action = Action.parse(text)
    assert canonical is None or str(action) == canonical
    head, _, cards = str(action).rpartition(" ")
    assert Action.parse(f"{head} {','.join(reversed(cards.split(',')))}") == action


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("jump 1 C14", "begins with move, pay, native"),
        ("move", "move PIECE CARD[:SYMBOL] TARGET"),
        ("move 1 scout", "move PIECE CARD[:SYMBOL] TARGET"),
        ("move 1 scout C14 via", "incomplete or too long"),
        ("move 1 scout C14 over #1", "incomplete or too long"),
        ("move 3 scout C14", "Pieces are 1 and 2"),
        ("move one scout C14", "“one” is not a piece"),
        ("move 1 wizard C14", "“wizard” is neither a card nor a cave token"),
        ("move 1 draw_card C14", "neither a card nor a cave token"),
        ("move 1 adventurer:sword C14", "Choose machete, paddle or coin"),
        ("move 1 adventurer: C14", "not a symbol"),
        ("move 1 scout 14", "Write a space such as C14"),
        ("move 1 scout #0", "not a place to go to"),
        ("move 1 scout C14 via 5", "Write for example #3"),
        ("move 1 scout C14 via #1,", "not the number of a blockade"),
        ("pay 1 C14", "pay PIECE TARGET CARD,CARD"),
        ("pay 1 C14 explorer, sailor", "incomplete or too long"),
        ("pay 1 C14 explorer,,sailor", "“” is not a card"),
        ("pay 1 C14 coin_1", "“coin_1” is not a card"),
        ("native C14", "native PIECE TARGET"),
        ("native_token 1", "native_token PIECE TARGET"),
        ("play", "play CARD"),
        ("play draw_card", "not a card"),
        ("remove", "remove none"),
        ("remove none,explorer", "not a card"),
        ("take scout scout", "take CARD"),
        ("buy scout", "buy CARD with SOURCE"),
        ("buy scout for traveler", "buy CARD with SOURCE"),
        ("buy with traveler", "buy CARD with SOURCE"),
        ("buy scout with machete_1", "Write a card, a card with /2"),
        ("buy scout with scout:paddle", "cannot pay"),
        ("buy scout with scout/3", "cannot pay"),
        ("buy scout with scout:coin/2", "cannot pay"),
        ("buy scout with coin_1/2", "cannot pay"),
        ("token", "token KIND [CARD,CARD]"),
        ("token coin_1", "These are Draw a card, Remove a card"),
        ("token native_token", "not a cave token that is used this way"),
        ("end keep", "end [keep CARD,CARD]"),
        ("end explorer", "end [keep CARD,CARD]"),
        ("end keep explorer sailor", "end [keep CARD,CARD]"),
        ("x" * 500, "xxx..."),
    ],
)
def test_unreadable_text_is_refused_with_help(text: str, help: str) -> None:
    with pytest.raises(ParseError) as caught:
        Action.parse(text)
    sentence = str(caught.value)
    assert help in sentence
    assert sentence.endswith(".")
    assert len(sentence) < 200


def test_a_long_word_is_shortened_in_the_help() -> None:
    for length, told in ((40, "w" * 40), (41, "w" * 37 + "...")):
        with pytest.raises(ParseError, match=f"“{told}”"):
            Action.parse(f"play {'w' * length}")


@pytest.mark.parametrize("value", [None, 7, ["end"], b"end"])
def test_what_is_no_text_is_refused(value: Any) -> None:
    with pytest.raises(ParseError):
        Action.parse(value)
    with pytest.raises(ParseError):
        situation(path("g1")).apply(value)


cards = st.sampled_from(CARD_IDS)
some_cards = st.lists(cards, min_size=1, max_size=4)
targets = st.one_of(
    st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,4}", fullmatch=True),
    st.integers(1, 6).map("#{}".format),
)
pieces = st.sampled_from(["1", "2"])
sources = st.one_of(
    cards,
    cards.map("{}/2".format),
    cards.map("{}:coin".format),
    st.sampled_from(COIN_TOKENS),
)
symbols = st.sampled_from(["", ":machete", ":paddle", ":coin"])
via = st.lists(st.integers(1, 6), max_size=3).map(
    lambda numbers: f" via {','.join(f'#{n}' for n in numbers)}" if numbers else ""
)
joined = some_cards.map(",".join)
written = st.one_of(
    st.builds(
        "move {} {}{} {}{}".format,
        pieces,
        st.sampled_from(CARD_IDS + POWER_TOKENS),
        symbols,
        targets,
        via,
    ),
    st.builds("pay {} {} {}".format, pieces, targets, joined),
    st.builds("{} {} {}".format, st.sampled_from(["native", "native_token"]), pieces, targets),
    st.builds("{} {}".format, st.sampled_from(["play", "take"]), cards),
    st.builds("remove {}".format, joined | st.just("none")),
    st.builds("buy {} with {}".format, cards, st.lists(sources, min_size=1).map(",".join)),
    st.builds("token {}".format, st.sampled_from(["draw_card", "keep_item", "change_symbol"])),
    st.builds("token {} {}".format, st.sampled_from(["remove_card", "replace_cards"]), joined),
    st.builds("end{}".format, joined.map(" keep {}".format) | st.just("")),
)


@settings(deadline=None, max_examples=300)
@given(written)
def test_reading_and_printing_are_inverse(text: str) -> None:
    action = Action.parse(text)
    assert Action.parse(str(action)) == action
    assert str(Action.parse(str(action))) == str(action)
    assert str(action).split()[0] == text.split(maxsplit=1)[0]


@settings(deadline=None, max_examples=300)
@given(
    st.text()
    | st.lists(st.sampled_from(["move", "1", "scout:paddle", "via", "#1,", "none"])).map(" ".join)
)
@example("move 1 \ud800 C14")
@example("end keep İ")
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = Action.parse(text)
    except ParseError:
        return
    assert Action.parse(str(action)) == action


@settings(deadline=None, max_examples=200)
@given(text=written, data=st.data())
def test_a_misspelled_action_is_read_or_refused(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    typo = text[:at] + data.draw(st.text(max_size=2)) + text[at + 1 :]
    try:
        action = Action.parse(typo)
    except ParseError:
        return
    assert Action.parse(str(action)) == action


def test_every_legal_action_of_a_game_reads_and_prints_back() -> None:
    rng = random.Random(5)
    game = Game.new("hills_of_gold", players=2, seed=5, variant=Variant(caves=True))
    for _ in range(150):
        actions = game.legal_actions()
        assert [Action.parse(str(action)) for action in actions] == actions
        assert len(set(actions)) == len(actions)
        game.apply(rng.choice(actions))


@pytest.mark.parametrize(
    "action",
    [
        Pay(1, "b", ("sailor", "explorer")),
        Buy("scout", ("sailor", "explorer")),
        UseToken("replace_cards", ("sailor", "explorer")),
        End(("sailor", "pioneer", "explorer")),
        Move(1, "pioneer", "c", via=(5, 1)),
    ],
)
def test_an_action_built_in_another_order_does_the_same_as_its_text(action: Action) -> None:
    board = ground("a=g1 b=R2 c=g1 d=g1", "ab ac ad", blockades={1: "ac", 5: "ad"})
    game = situation(board, "explorer sailor pioneer", tokens="replace_cards")
    other = game.copy()
    game.apply(action)
    other.apply(str(action))
    assert game == other
    assert game.record().replay() == game


@pytest.mark.parametrize(
    "action",
    [
        Move(0, "explorer", "b"),
        Move(3, "explorer", "b"),
        Move(1, "wizard", "b"),
        Move(1, "explorer", ""),
        Move(1, "explorer", "#"),
        Move(1, "adventurer", "b", "sword"),
        Pay(0, "c", ("explorer",)),
        Pay(1, "c", ("wizard",)),
        Native(0, "b"),
        Native(1, ""),
        Play("wizard"),
        Take("wizard"),
        Buy("wizard", ("traveler",)),
        Buy("scout", ("wizard",)),
        Buy("scout", ()),
        UseToken("wizard"),
        End(("wizard",)),
        Action(),
    ],
    ids=lambda action: type(action).__name__,
)
def test_nonsense_built_by_hand_is_refused_and_changes_nothing(action: Action) -> None:
    board = ground("a=g1 b=g1 c=R1", "ab ac")
    game = situation(board, "explorer traveler adventurer native", draw="scout")
    before = game.position()
    with pytest.raises(EldoradoError):
        game.apply(action)
    assert game.position() == before
