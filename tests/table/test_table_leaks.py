"""Nobody learns at a table what they could not see at a real one (S-11)."""

import random

import msgspec
import pytest

from eldorado.core.actions import Action, End
from eldorado.core.state import Variant
from eldorado.errors import IllegalAction
from eldorado.table import Table
from eldorado.table.events import Acted
from tests.core.test_views import keys, permuted
from tests.table.journeys import NOON, Journey, begun, eyes, heard, legal, moving, setup

SECRETS = {"seed", "rng", "spare", "history", "opening", "position", "chance", "left", "record"}

PUBLIC = {"type", "at", "seat", "action", "drawn", "found", "shuffled", "kept", "level", "late"}


def moments(seed: int, kinds: str) -> list[Table]:
    """A table at some moments of a game."""
    route = ("first_game", "serpentine", "witchs_cauldron")[seed % 3]
    plan = setup(kinds, route=route, variant=Variant(caves=seed % 4 > 0))
    journey = Journey(Table("table", plan, keep_history=False), seed)
    journey.happen(journey.table.begin(NOON, seed))
    found = []
    for number in range(90):
        if journey.table.status == "over":
            break
        journey.step()
        if number % 6 == 0:
            found.append(journey.table.copy())
    return found


def dealt_anew(table: Table, seat: int | None, rng: random.Random) -> Table | None:
    """The same table with everything that seat cannot see dealt anew."""
    game = table.game
    assert game is not None
    if seat != game.to_move and game.turn.changing:
        return None  # a hand dealt anew might not have a use for the changed symbol
    twin = table.copy()
    twin.game = permuted(game, seat, rng)
    return twin


@pytest.mark.clause("S-11")
@pytest.mark.parametrize(("seed", "kinds"), [(1, "pp"), (2, "ppp"), (3, "pppp"), (4, "pbp")])
def test_a_document_does_not_depend_on_what_is_hidden(seed: int, kinds: str) -> None:
    rng = random.Random(seed)
    for table in moments(seed, kinds):
        for seat in eyes(table):
            twin = dealt_anew(table, seat, rng)
            if twin is not None:
                shown = msgspec.json.encode(table.document(seat))
                assert msgspec.json.encode(twin.document(seat)) == shown


@pytest.mark.clause("S-11")
@pytest.mark.parametrize(("seed", "kinds"), [(5, "pp"), (6, "ppp"), (7, "pppp")])
def test_events_do_not_depend_on_hidden_information(seed: int, kinds: str) -> None:
    """Somebody does the same in two worlds that another seat cannot tell apart."""
    rng = random.Random(seed)
    compared = 0
    for table in moments(seed, kinds):
        mover = moving(table)
        for seat in eyes(table):
            twin = dealt_anew(table, seat, rng)
            if seat == mover or twin is None or table.status != "running":
                continue
            for action in some_actions(table, rng):
                event = table.act(mover, action, NOON)
                other = same_to_others(twin, action, rng)
                if other is not None and "found" not in heard(event, seat):
                    compared += 1
                    assert heard(event, seat) == heard(other, seat)
    assert compared > 50


def some_actions(table: Table, rng: random.Random) -> list[Action]:
    """Some of the legal actions, and always an end of the turn if there is one."""
    actions = legal(table)
    ends = [action for action in actions if isinstance(action, End)]
    return rng.sample(actions, k=min(4, len(actions))) + ends[-1:]


def same_to_others(table: Table, action: Action, rng: random.Random) -> Acted | None:
    """The action in the other world; of cards kept only the number is the same."""
    if isinstance(action, End):
        hand = table.view(moving(table)).to_json()["players"][moving(table)]["hand"]
        assert isinstance(hand, list)
        action = End(tuple(rng.sample(hand, k=len(action.keep))))
    try:
        return table.act(moving(table), action, NOON)
    except IllegalAction:
        return None


@pytest.mark.clause("S-11")
@pytest.mark.parametrize(("seed", "kinds"), [(8, "pp"), (9, "pppb")])
def test_no_message_has_a_place_for_secrets(seed: int, kinds: str) -> None:
    rng = random.Random(seed)
    for table in moments(seed, kinds):
        for seat in eyes(table):
            document = table.document(seat)
            assert not keys(document) & SECRETS
            for other, player in enumerate(document["view"]["players"]):
                assert isinstance(player["hand"], list if other == seat else int)
                assert isinstance(player["draw"], int)
            assert ("options" in document) == (seat is not None and seat == table.acting)
            if table.status != "running":
                continue
            mover = moving(table)
            for action in some_actions(table, rng):
                story = heard(table.act(mover, action, NOON), seat)
                assert not keys(story) & SECRETS
                assert story.keys() <= (PUBLIC | {"cards"} if seat == mover else PUBLIC)
                if seat != mover and isinstance(action, End):
                    assert story["action"] == "end"


@pytest.mark.clause("S-11")
def test_the_beginning_tells_only_the_own_hand() -> None:
    table = begun("ppp", seed=5)
    for seat in eyes(table):
        view = table.document(seat)["view"]
        for other, player in enumerate(view["players"]):
            assert player["hand"] == (sorted_hand(table, seat) if other == seat else 4)


def sorted_hand(table: Table, seat: int) -> list[str]:
    assert table.game is not None
    hand: list[str] = table.game.position()["players"][seat]["hand"]
    return hand
