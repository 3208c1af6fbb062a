"""The clairvoyant: known optima on small boards, plans that replay, bounds that hold."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from eldorado import EldoradoError, Game, Variant
from eldorado.bots import make_bot
from eldorado.bots.planner.judging.network import Network
from eldorado.lab.solver import clairvoyant
from eldorado.lab.solver.clairvoyant import (
    Deal,
    Gap,
    Gaps,
    alone,
    gaps,
    play_alone,
    replay,
    solve_game,
)
from eldorado.lab.solver.deck_bound import DeckBound
from eldorado.lab.solver.lower_bound import lower_bound, toll
from tests.situations import ground, path, situation

COMMAND = "clairvoyant"


def straight() -> Game:
    """Three explorers walk three spaces at once."""
    return situation(path("S1", "g1", "g1", "F:g1"), "explorer explorer explorer")


def long_way() -> Game:
    """Nine spaces, four explorers a round; a purchase costs more than it brings."""
    return situation(path("S1", *["g1"] * 8, "F:g1"), "explorer explorer explorer explorer")


def needs_scout() -> Game:
    """Nothing but a card that must be bought enters the first space."""
    return situation(path("S1", "g2", "F:g1"), "traveler explorer explorer explorer", seed=4)


def keeps_traveler() -> Game:
    """The sailor comes next round; the traveler must be kept for the village behind the river."""
    return situation(
        path("S1", "b1", "F:y1"),
        "traveler explorer explorer explorer",
        draw="sailor explorer explorer explorer",
    )


def draws_first() -> Game:
    """The cartographer brings both explorers."""
    return situation(path("S1", "g1", "F:g1"), "cartographer", draw="explorer explorer")


def sends_for_captain() -> Game:
    """Only a card of the reserve enters the river: the transmitter brings it."""
    return situation(path("S1", "b3", "F:g1"), "transmitter explorer", seed=1)


def two_pieces() -> Game:
    """Two pieces in a row share five explorers."""
    board = path("S1", "S3:g1", "g1", "F:g1")
    return situation(board, "explorer explorer explorer explorer explorer", at="a b")


OPTIMA: list[tuple[Callable[[], Game], int]] = [
    (straight, 1),
    (long_way, 3),
    (needs_scout, 2),
    (keeps_traveler, 2),
    (draws_first, 1),
    (sends_for_captain, 2),
    (two_pieces, 1),
]


@pytest.mark.parametrize(("make", "rounds"), OPTIMA)
def test_known_optima_are_found_and_replay(make: Callable[[], Game], rounds: int) -> None:
    game = make()
    found = solve_game(game, 30)
    assert found.rounds == rounds == len(found.actions_by_round)
    assert 1 <= found.lower_bound <= rounds
    end = replay(game, found.actions_by_round)
    assert end.finished
    assert end.players[0].arrival_round == rounds
    with pytest.raises(EldoradoError):
        replay(game, found.actions_by_round[:-1])


@pytest.mark.parametrize(("make", "rounds"), OPTIMA)
def test_a_wider_beam_is_never_worse(make: Callable[[], Game], rounds: int) -> None:
    found = [solve_game(make(), width).rounds for width in (5, 20)]
    assert all(later <= earlier for earlier, later in pairwise(found))
    assert found[-1] == rounds


def test_the_same_question_has_the_same_answer() -> None:
    assert solve_game(needs_scout(), 10) == solve_game(needs_scout(), 10)


def test_any_network_can_guide() -> None:
    found = solve_game(keeps_traveler(), 100, Network.fresh(1))
    assert found.rounds == 2


def arrives(game: Game, rounds: int) -> bool:
    """Whether any legal play at all arrives in so many rounds; a slow second opinion."""
    seen: set[tuple[object, ...]] = set()
    todo = [game]
    while todo:
        here = todo.pop()
        for action in here.legal_actions():
            after = here.copy()
            after.apply(action)
            if after.players[0].arrived:
                return True
            key = (after.key(), after.players[0].shuffles)
            if not after.finished and after.round < game.round + rounds and key not in seen:
                seen.add(key)
                todo.append(after)
    return False


@pytest.mark.parametrize("seed", range(4))
def test_luck_is_seen_in_advance(seed: int) -> None:
    """What is kept decides the shuffle; no legal play is sooner than the one found."""
    game = situation(path("S1", "g2", "F:g1"), "traveler explorer explorer", seed=seed)
    rounds = solve_game(game, 50).rounds
    assert arrives(game, rounds)
    assert not arrives(game, rounds - 1)


def test_the_bound_is_sharp_where_nothing_is_gained_by_luck() -> None:
    assert lower_bound(long_way()) == 3
    assert lower_bound(long_way(), most=2) == 2


def test_blockades_are_part_of_the_toll() -> None:
    even = (1.0, 1.0, 1.0, 1.0, 1.0)
    board = ground("a=S1 b=g1 z=F:g2", "ab bz", blockades={5: "bz"})
    game = situation(board, "explorer explorer explorer explorer")
    assert toll(game, even)[0] == 5.0
    assert toll(situation(board, "explorer", at="b"), even)[0] == 4.0
    assert toll(situation(board, "explorer", at="a b"), even)[0] == 5.0


def test_fortune_earns_no_less_than_a_real_deck() -> None:
    """Four starting cards a round, and no more than that before a purchase can pay."""
    game = alone("first_game", 5)
    fortune = DeckBound(game, (1.0, 1.0, 1.0, 1.0, 0.5), 3.0)
    assert fortune.suffices(12.0, 3)
    assert not fortune.suffices(12.5, 3)


def test_cards_of_effect_leave_the_bound_trivial() -> None:
    assert lower_bound(draws_first()) == 1
    done = replay(straight(), solve_game(straight(), 1).actions_by_round)
    assert lower_bound(done) == 0


def test_alone_is_the_deal_of_the_first_player() -> None:
    for pieces, players in ((1, 3), (2, 2)):
        full = Game.new("first_game", players, 8)
        game = alone("first_game", 8, pieces)
        first = full.players[full.start]
        assert [player.key() for player in game.players] == [first.key()]
        assert (game.rng, game.blockades) == (full.rng, full.blockades)
        assert game.copy().record().replay() == game
        game.apply("end")
        assert (game.to_move, game.round) == (0, 2)


def test_only_one_seat_and_no_caves() -> None:
    with pytest.raises(EldoradoError):
        solve_game(Game.new("first_game", 3, 1), 1)
    game = alone("first_game", 1)
    game.variant = Variant(caves=True)
    with pytest.raises(EldoradoError):
        solve_game(game, 1)


def test_a_bot_alone_is_never_sooner_than_the_bound() -> None:
    for make, rounds in OPTIMA[:4]:
        assert play_alone(make_bot("walker", 1), make()) >= rounds
    nobody = situation(path("S1", "b9", "F:g1"), "explorer")
    assert play_alone(make_bot("walker", 1), nobody) == 0


def test_gaps_are_printed_with_their_interval() -> None:
    found = Gaps("first_game", "walker", 5, (Gap(1, 10, 6, 14), Gap(2, 11, 6, 17), Gap(3, 9, 6, 0)))
    mean, low, high = found.mean()
    assert low < mean == 5.0 < high
    assert found.to_json()["deals"][1] == {
        "seed": 2,
        "clairvoyant": 11,
        "lower_bound": 6,
        "bot": 17,
    }
    assert "gap 5.00" in str(found)


def test_deals_are_compared_and_told_as_they_are_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(clairvoyant, "lower_bound", lambda game, most: 1)  # has tests of its own
    monkeypatch.setattr(clairvoyant, "processes", ThreadPoolExecutor)
    found = gaps("first_game", [3, 5], 1, "walker", workers=2)
    assert list(found.deals) == [Deal("first_game", seed, 1, "walker").gap() for seed in (3, 5)]
    assert capsys.readouterr().err.splitlines() == ["1 of 2 deals", "2 of 2 deals"]
    assert not found.interrupted
    with pytest.raises(EldoradoError, match="There is no player 'nobody'"):
        gaps("first_game", [3], 1, "nobody")


def test_who_interrupts_keeps_the_deals_that_are_done(
    monkeypatch: pytest.MonkeyPatch, run: Callable[..., tuple[int, str, str]]
) -> None:
    def gap(deal: Deal) -> Gap:
        if deal.seed == 2:
            raise KeyboardInterrupt
        return Gap(deal.seed, 12, 6, 14)

    monkeypatch.setattr(Deal, "gap", gap)
    monkeypatch.setattr(clairvoyant, "processes", ThreadPoolExecutor)
    code, out, err = run("--seeds", 2, "--workers", 1)
    assert code == 130
    assert "1 deal," in out
    assert "These are the results so far" in err


def test_deals_that_are_kept_are_not_compared_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compared: list[int] = []
    stopped_by = {4}

    def gap(deal: Deal) -> Gap:
        if deal.seed in stopped_by:
            raise KeyboardInterrupt
        compared.append(deal.seed)
        return Gap(deal.seed, 12, 6, 14)

    monkeypatch.setattr(Deal, "gap", gap)
    monkeypatch.setattr(clairvoyant, "processes", ThreadPoolExecutor)
    file = tmp_path / "deals.jsonl"
    found = gaps("first_game", [1, 2, 4], 1, "walker", 1, file)
    assert found.interrupted
    kept = file.read_bytes()
    there = {json.loads(line)["seed"] for line in kept.splitlines()}
    assert there == {deal.seed for deal in found.deals} <= {1, 2}
    assert there
    with file.open("ab") as more:
        more.write(b'{"seed": 9, "clairv')  # cut off by a crash
    compared.clear()
    stopped_by.clear()
    found = gaps("first_game", [1, 2, 4], 1, "walker", 1, file)
    assert not found.interrupted
    assert found.deals == tuple(Gap(seed, 12, 6, 14) for seed in (1, 2, 4))
    assert set(compared) == {1, 2, 4} - there
    assert gaps("first_game", [1, 4], 1, "walker", 1, file).deals == found.deals[::2]
    assert set(compared) == {1, 2, 4} - there
