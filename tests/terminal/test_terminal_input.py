"""What can be typed: numbers, texts, short forms, questions and mistakes."""

import re
from pathlib import Path

import pytest

from eldorado import Action, Game, IllegalAction, ParseError, Variant
from eldorado.core.actions import Buy, End, Move
from eldorado.errors import EldoradoError
from eldorado.facts import CARDS, TOKENS
from eldorado.help import clauses
from eldorado.terminal.action_menu import Menu, proposed
from eldorado.terminal.help_screen import explain
from eldorado.terminal.typed_input import understand
from tests.situations import path, situation
from tests.terminal.scripted import sitting


def meant(game: Game, text: str) -> str:
    """The one action a text stands for; empty if there are several."""
    reply = understand(text, game, game.legal_actions())
    return str(reply.actions[0]) if reply.decided else ""


def options(game: Game, text: str) -> list[str]:
    reply = understand(text, game, game.legal_actions())
    assert not reply.decided
    return [str(action) for action in reply.actions]


@pytest.fixture
def game() -> Game:
    return situation(
        path("S1", "g1", "g1", "R1", "g2", "F:g1"),
        "explorer scout sailor traveler treasure_chest",
        others="a",
        tokens="coin_1 replace_cards",
        draw="sailor",
    )


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("move 1 scout c", "move 1 scout c"),
        ("MOVE 1 Scout C", "move 1 scout c"),
        ("c", "move 1 scout c"),
        ("go to c", "move 1 scout c"),
        ("b with explorer", ""),
        ("m b explorer", "move 1 explorer b"),
        ("b scout", "buy scout with traveler"),
        ("buy scout", "buy scout with traveler"),
        ("buy scout with coin_1", "buy scout with coin_1"),
        ("buy scout with treasure chest", "buy scout with treasure_chest"),
        ("buy jack-of-all-trades", "buy jack_of_all_trades with explorer,traveler,sailor"),
        ("buy photo with sailor and traveler", "buy photographer with explorer,traveler,sailor"),
        ("e", "end"),
        ("end", "end"),
        ("end keep scout, sailor", "end keep sailor,scout"),
        ("keep sail", "end keep sailor"),
        ("keep treasure chest and scout", "end keep scout,treasure_chest"),
        ("token replace_cards sailor", "token replace_cards sailor"),
        ("use replace cards with sailor traveler", "token replace_cards traveler,sailor"),
    ],
)
def test_what_is_typed_is_understood(game: Game, text: str, action: str) -> None:
    if not action:
        with pytest.raises(EldoradoError):
            meant(game, text)
    else:
        assert meant(game, text) == action


def test_a_space_that_several_cards_reach_is_asked_back(game: Game) -> None:
    assert options(game, "b") == ["move 1 explorer b", "move 1 scout b"]
    assert options(game, "scout")[:2] == ["move 1 scout b", "move 1 scout c"]
    assert all(text.startswith("buy scout") for text in options(game, "b scout?"))
    assert len(options(game, "b scout?")) > 3


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("e1", ""),
        ("xyzzy", ""),
        ("b tra", ""),
        ("d", "M-03"),
        ("a", "M-22"),
        ("buy native", "P-09"),
        ("buy transmitter", ""),
        ("buy explorer", "C-09"),
        ("play compass", "T-02"),
        ("take native", "T-02"),
        ("#3", "B-14"),
        ("keep pioneer", "D-02"),
        ("move 1 pioneer c", "T-02"),
        ("token draw card", "V-19"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(game: Game, text: str, clause: str) -> None:
    if text == "buy transmitter":
        assert meant(game, text).startswith("buy transmitter with")
        return
    with pytest.raises(EldoradoError) as caught:
        understand(text, game, game.legal_actions())
    if clause:
        assert isinstance(caught.value, IllegalAction)
        assert caught.value.clause == clause
    else:
        assert isinstance(caught.value, ParseError)
    assert len(str(caught.value)) < 120


def test_a_price_that_cannot_be_paid_is_refused(game: Game) -> None:
    poor = situation(path("S1", "g1", "F:g1"), "traveler sailor", others="a")
    with pytest.raises(IllegalAction, match=r"costs 4, but you pay only 1½") as caught:
        understand("buy transmitter", poor, poor.legal_actions())
    assert caught.value.clause == "P-05"


def test_an_open_question_comes_first() -> None:
    game = situation(
        path("S1", "g1", "F:g1"),
        "traveler sailor",
        others="a",
        turn={"bought": False, "pending": "scientist"},
    )
    assert meant(game, "remove none") == "remove none"
    assert meant(game, "r sailor") == "remove sailor"
    with pytest.raises(IllegalAction, match="comes first"):
        understand("e", game, game.legal_actions())


@pytest.mark.parametrize("seed", range(12))
def test_the_menu_holds_every_action_once(seed: int) -> None:
    import random

    rng = random.Random(seed)
    game = Game.new("witchs_cauldron", 2, seed=seed, variant=Variant(caves=True))
    for _ in range(120):
        actions = game.legal_actions()
        menu = Menu(game.view(game.to_move).world, actions)
        assert sorted(map(str, menu.actions.values())) == sorted(map(str, actions))
        assert list(menu.actions) == list(range(1, len(actions) + 1))
        assert sum(len(line.items[: line.shown]) for line in menu.lines) <= 100
        for action in actions:
            assert understand(str(action), game, actions).actions == (action,)
        moving = [action for action in actions if not isinstance(action, End)]
        game.apply(rng.choice(moving or actions))
        if game.finished:
            break


def test_the_proposed_payment_wastes_least() -> None:
    hand = "traveler photographer treasure_chest sailor sailor"
    game = situation(path("S1", "g1", "F:g1"), hand, others="a", tokens="coin_2")
    chosen = {}
    for card in ("scout", "photographer", "trailblazer"):
        found = proposed(game.legal_actions(), card)
        assert found is not None
        chosen[card] = found.sources
    assert chosen["scout"] == ("traveler",)
    assert chosen["photographer"] == ("traveler", "sailor", "sailor")
    assert chosen["trailblazer"] == ("traveler", "photographer")
    assert proposed(game.legal_actions(), "native") is None


def test_targets_are_listed_nearest_to_el_dorado_first() -> None:
    game = situation(path("S1", "g1", "g1", "g1", "F:g1"), "trailblazer", at="b", others="a")
    menu = Menu(game, game.legal_actions())
    moves = [action for _, action in menu.lines[0].items if isinstance(action, Move)]
    assert [move.target for move in moves] == ["e", "d", "c"]
    assert menu.lines[0].items[0][0] == "e El Dorado"


def test_numbers_do_what_they_say_and_more_shows_the_rest(tmp_path: Path, game: Game) -> None:
    session, console = sitting(game, tmp_path / "a.txt", ["more", "999", "1"])
    session.viewer = 0
    session.run()
    assert "There is no choice 999" in console.output
    assert str(session.game.entries()[0].action) == "move 1 explorer b"


def test_help_marks_rulings_and_tells_what_the_editions_say() -> None:
    said = [str(line) for line in explain("S-08")]
    assert said[1].endswith("[our ruling]")
    assert any("the player who sat down first" in line for line in said)
    assert any(line.startswith("We play: The game picks somebody at random") for line in said)
    assert not any("[our ruling]" in str(line) for line in explain("M-02"))


def test_help_names_all_cards_of_one_name() -> None:
    said = [str(line) for line in explain("Explorer")]
    assert said[0] == "Explorer"
    assert "In some editions, “Explorer” is also the name of: Trailblazer." in said
    assert not any("also the name of" in str(line) for line in explain("savant"))


def test_mistakes_cost_nothing(tmp_path: Path, game: Game) -> None:
    before = game.position()
    script = ["c14", "move 1 scout d", "buy native", "frobnicate", "help frobnicate", "buy", ""]
    session, console = sitting(game, tmp_path / "a.txt", script)
    session.viewer = 0
    session.run()
    assert session.game.position() == before
    assert "(P-09; type help P-09)" in console.output
    assert "There is no space C14 on this route." in console.output
    assert "“frobnicate” is not a command, space or card." in console.output
    assert "There is no help on “frobnicate”" in console.output


def test_help_explains_every_card_token_and_rule() -> None:
    for id in [card.id for card in CARDS] + [token.id for token in TOKENS]:
        assert len(explain(id)) >= 2
    for clause in clauses():
        assert str(explain(clause.id.lower().replace("-", ""))[0]).startswith(clause.id)
    assert len(explain("caves")) >= 2
    assert len(explain("hand pile")) >= 2


@pytest.mark.parametrize("plain", [True, False])
def test_every_command_answers(tmp_path: Path, plain: bool) -> None:
    game = Game.new("first_game", 2, seed=1, variant=Variant(caves=True), start=0)
    session, console = sitting(game, tmp_path / "a.txt", (), "human walker:Bo", plain)
    said: dict[str, str] = {}

    def answer(prompt: str) -> str:
        said[asked[0]] = console.fresh()
        asked.append("")
        if not script:
            raise EOFError
        asked[0] = script.pop(0)
        return asked[0]

    asked = [""]
    script = [
        "help",
        "?",
        "help m20",
        "map",
        "look",
        "look b19",
        "look z9",
        "market",
        "deck",
        "log",
    ]
    console.answer = answer
    session.run()
    assert "undo" in said["help"]
    assert said["?"] == said["help"]
    assert said["help m20"].startswith("M-20")
    assert "B19" in said["map"]
    assert "Your piece 2 stands on" in said["look"]
    assert said["look b19"].startswith("B19 jungle 1, 25 steps to go")
    assert "There is no space z9" in said["look z9"]
    assert "Native" in said["market"]
    assert "closed" in said["market"]
    assert re.search("4 [x×] Traveler", said["deck"])
    assert "Nothing has happened yet." in said["log"]


def test_buying_by_name_uses_the_proposal(game: Game) -> None:
    reply = understand("buy photographer", game, game.legal_actions())
    assert isinstance(reply.actions[0], Buy)
    assert reply.actions[0] == proposed(game.legal_actions(), "photographer")
    assert Action.parse(str(reply.actions[0])) == reply.actions[0]
