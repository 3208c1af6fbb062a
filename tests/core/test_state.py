"""The fields of a state: each is copied, and each is compared or is known not to be."""

import pickle
from typing import Any

import pytest

from eldorado import Game
from eldorado.core import COMPILED, state
from eldorado.core.actions import (
    Action,
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
from eldorado.core.state import Outcome, Player, State, Turn, Variant
from eldorado.core.zones.card_counts import CardCounts

PAST = {"past", "done", "owns_past"}
NOT_COMPARED = {"board", "rng", "shuffles", "opening", "offers", "listed", "uses"} | PAST
"""A game compares its board apart; the others are past, what decides shuffles, and remembered
answers."""

CLASSES: tuple[type, ...] = (State, Player, Turn)


def fields(cls: Any) -> set[str]:
    """The attributes of a class, compiled or plain."""
    return set(getattr(cls, "__mypyc_attrs__", None) or cls.__slots__) - {"__dict__"}


def parts(game: Game) -> tuple[State, Player, Turn]:
    return game, game.players[0], game.turn


def changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, value[0] if value else 1)
    if isinstance(value, CardCounts):
        return CardCounts((*value.cards(), 1))
    return value


@pytest.mark.parametrize("number", range(len(CLASSES)))
def test_every_field_is_compared_unless_it_is_named_here(number: int) -> None:
    compared: set[str] = set()
    for name in fields(CLASSES[number]):
        one, other = (Game.new("first_game", 2, seed=1) for _ in range(2))
        part = parts(other)[number]
        value = getattr(part, name)
        if name == "turn":
            value = Turn(bought=True)
        elif name == "players":
            value = value[:1]
        elif name == "variant":
            value = type(value)(caves=True)
        else:
            value = changed(value)
        setattr(part, name, value)
        if one.key() != other.key():
            compared.add(name)
    assert compared == fields(CLASSES[number]) - NOT_COMPARED


@pytest.mark.parametrize("number", range(len(CLASSES)))
def test_every_field_is_copied(number: int) -> None:
    own = {"listed", "owns_past"}  # a copy may be changed by hand, and has a past of its own
    for name in fields(CLASSES[number]) - own:
        game = Game.new("first_game", 2, seed=1)
        game.apply("end")
        game.offers = (1, 2)
        part = parts(game)[number]
        if name not in ("turn", "players", "board", "past", "opening", "variant", "offers"):
            setattr(part, name, changed(getattr(part, name)))
        kept, copied = getattr(part, name), getattr(parts(game.copy())[number], name)
        if name == "players":
            kept, copied = ([player.key() for player in players] for players in (kept, copied))
        elif name == "turn":
            kept, copied = kept.key(), copied.key()
        elif name in ("discarded", "played"):
            assert copied is not kept, name
            kept, copied = kept.cards(), copied.cards()
        assert copied == kept, name


def told(game: Game) -> list[str]:
    return [f"{one.round} {one.seat} {one.action} {one.chance.key()}" for one in game.entries()]


def test_copies_share_their_past_and_go_on_apart() -> None:
    game = Game.new("first_game", 2, seed=1)
    told_by: list[str] = []
    copies: list[tuple[Game, list[str]]] = []
    for number in range(30):
        copies.append((game.copy(), list(told_by)))
        actions = game.legal_actions()
        action = actions[number % len(actions)]
        round, seat = game.round, game.to_move
        chance = game.apply(str(action) if number % 3 == 0 else action)
        told_by.append(f"{round} {seat} {action} {chance.key()}")
    for copy, before in copies:
        assert told(copy) == before
        chance = copy.apply(copy.legal_actions()[-1])
        assert told(copy)[:-1] == before
        assert copy.history is not None
        assert copy.history.chance == chance
    assert told(game) == told_by
    game.forget_history()
    assert game.entries() == []
    assert game.history is None


def test_the_rules_know_whether_they_are_compiled() -> None:
    assert COMPILED is not str(state.__file__).endswith("state.py")


ACTIONS: tuple[tuple[Action, str], ...] = (
    (Move(1, "explorer", "B1"), "piece card target symbol via"),
    (Pay(1, "B1", ("explorer",)), "piece target cards"),
    (Native(1, "B1"), "piece target token"),
    (Play("scientist"), "card"),
    (Remove(("explorer",)), "cards"),
    (Take("scout"), "card"),
    (Buy("scout", ("traveler",)), "card sources"),
    (UseToken("draw_card"), "kind cards"),
    (End(("explorer",)), "keep"),
)


@pytest.mark.parametrize(("action", "names"), ACTIONS, ids=str)
def test_an_action_does_not_change(action: Action, names: str) -> None:
    """On both builds: actions are shared between games."""
    text = str(action)
    for name in names.split():
        with pytest.raises(AttributeError):
            setattr(action, name, getattr(action, name))
    with pytest.raises(AttributeError):
        action.another = 1  # type: ignore[attr-defined]
    assert str(action) == text


def test_variants_and_outcomes_travel_between_processes() -> None:
    for one in (Variant(caves=True), Outcome(1, (1, 0), "only_arrival", (2, 1))):
        assert pickle.loads(pickle.dumps(one)) == one
