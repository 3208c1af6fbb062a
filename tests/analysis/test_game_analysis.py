"""The analysis of whole games: what it tells agrees with the game."""

import json
from collections import Counter
from typing import Any

import pytest

from eldorado import Game, Record
from eldorado.analysis import QUICK, analyse
from eldorado.analysis.analysis_types import AnalysisDocument
from eldorado.analysis.decks import owned
from eldorado.analysis.steps import to_finish
from eldorado.core.actions import Buy
from eldorado.core.kinds import CARD, PRICE
from eldorado.errors import EldoradoError
from tests.analysis.games import SETTINGS, analysis, game, record
from tests.document_fits import assert_fits
from tests.situations import path, situation


@pytest.mark.parametrize("setting", SETTINGS)
def test_after_every_turn_the_chances_of_all_seats_are_one(setting: str) -> None:
    found = analysis(setting)
    assert sum(found.opening.win) == pytest.approx(1)
    for turn in found.turns:
        assert sum(turn.standing.win) == pytest.approx(1)
        assert all(chance >= 0 for chance in turn.standing.win)
    outcome = game(setting).outcome()
    assert outcome is not None
    assert outcome.winner is not None
    assert found.turns[-1].standing.win[outcome.winner] == 1


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_race_ends_at_the_gate(setting: str) -> None:
    found = analysis(setting)
    first, last = found.opening.rounds, found.turns[-1].standing.rounds
    for seat, player in enumerate(game(setting).players):
        assert first[seat] > 3
        assert (last[seat] == 0) == bool(player.arrived)


@pytest.mark.parametrize("setting", SETTINGS)
def test_turns_are_those_of_the_record(setting: str) -> None:
    turns = [(turn.turn.round, turn.turn.seat) for turn in analysis(setting).turns]
    assert turns == [(turn.round, turn.seat) for turn in record(setting).turns]


@pytest.mark.parametrize("setting", SETTINGS)
def test_decks_add_up(setting: str) -> None:
    end = game(setting)
    for seat, deck in enumerate(analysis(setting).decks):
        assert deck.kinds(end.round) == dict(owned(end, seat))
        assert deck.sizes[-1][1] == owned(end, seat).total()
        bought = Counter(c.card for c in deck.changes if c.how == "buy")
        played = Counter(
            entry.action.card
            for entry in end.entries()
            if entry.seat == seat and isinstance(entry.action, Buy)
        )
        assert bought == played
        removed = sum(c.by < 0 for c in deck.changes) - sum(c.how == "keep" for c in deck.changes)
        assert removed == len(end.players[seat].removed)


@pytest.mark.parametrize("setting", SETTINGS)
def test_cards_earned_the_whole_way_and_every_purchase(setting: str) -> None:
    end = game(setting)
    start = record(setting).start()
    for seat, player in enumerate(end.players):
        mine = [one for one in analysis(setting).earned if one.seat == seat]
        way = sum(to_finish(start, space) for space in start.players[seat].pieces)
        left = sum(to_finish(end, space) for space in player.pieces)
        assert sum(one.steps for one in mine) == pytest.approx(way - left)
        prices = sum(
            PRICE[CARD[entry.action.card]]
            for entry in end.entries()
            if entry.seat == seat and isinstance(entry.action, Buy)
        )
        assert sum(one.coins for one in mine) >= prices
        assert sum(one.blockades for one in mine) >= len(player.blockades) - sum(
            one.payments for one in mine
        )


@pytest.mark.parametrize("setting", SETTINGS)
def test_tempo_tells_steps_astray(setting: str) -> None:
    for tempo in analysis(setting).tempo:
        assert tempo.walked == tempo.nearer + tempo.detour_steps
        assert tempo.detour_steps >= 0
        assert not set(tempo.detour_turns) & set(tempo.waiting_turns)


def test_waiting_turns_are_counted() -> None:
    cards = "explorer explorer explorer explorer"
    waiting = situation(path("S1", *["g1"] * 7, "F:g1"), cards, draw=cards)
    waiting.opening = waiting.copy()
    for action in ("end", "move 1 explorer b", "end keep explorer"):
        waiting.apply(action)
    tempo = analyse(waiting.record(), effort=QUICK).tempo[0]
    assert tempo.waiting_turns == [0]
    assert tempo.waiting_rounds > 0.2
    assert (tempo.walked, tempo.nearer) == (1, 1)


@pytest.mark.parametrize("setting", SETTINGS)
def test_it_is_json(setting: str) -> None:
    document = analysis(setting).to_json()
    assert_fits(document, AnalysisDocument)
    assert document["format"] == "eldorado-analysis/1"
    turns: Any = document["turns"]
    assert len(json.dumps(document)) < 1000 * len(turns)
    for point in analysis(setting).to_json()["turning_points"]:
        better = turns[point["turn"]]["decisions"][point["decision"]]["better"]
        assert better["actions"]
        assert all("kind" in reason and "text" not in reason for reason in better["reasons"])


def test_the_same_record_gives_the_same_analysis() -> None:
    read = Record.parse(str(record("three")))
    assert analyse(read, effort=QUICK).to_json() == analysis("three").to_json()


def test_what_nobody_could_see_changes_nothing() -> None:
    """The order of draw piles and of tokens in caves: the record tells what came of them."""
    hidden = record("two pieces, caves")
    start = json.loads(hidden.tags["Start"])
    for player in start["players"]:
        player["draw"].reverse()
    for pile in start["board"]["caves"].values():
        pile.reverse()
    hidden.tags["Start"] = json.dumps(start)
    assert hidden.start() != record("two pieces, caves").start()
    assert analyse(hidden, effort=QUICK).to_json() == analysis("two pieces, caves").to_json()


def test_progress_is_reported_and_can_stop_it() -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, of: int) -> None:
        told.append((done, of))
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(record("three"), stop, QUICK)
    assert told == [(n, len(record("three").turns)) for n in (1, 2, 3)]


def test_a_running_game_is_fine() -> None:
    part = Game.new("first_game", 3, seed=4)
    for action in ("end", "end", part.legal_actions()[0]):
        part.apply(action) if action == "end" else part.apply(part.legal_actions()[0])
    found = analyse(part.record(), effort=QUICK)
    assert not found.finished
    assert found.to_json()["result"] is None
    assert [bool(turn.decisions) for turn in found.turns] == [True, True, False]
    assert all(luck is not None for luck in found.deals)


def test_an_expedition_alone_always_wins() -> None:
    alone = situation(path("S1", "g1", "F:g1"), "explorer explorer", draw="sailor")
    alone.opening = alone.copy()
    for action in ("move 1 explorer b", "end"):
        alone.apply(action)
    found = analyse(alone.record(), effort=QUICK)
    assert found.turns[-1].standing.win == (1,)
    assert [point.turn for point in found.turning_points] == [0]
    better = found.turning_points[0].decision.better
    assert better is not None
    assert [reason.kind for reason in better.reasons] == ["arrive"]


def test_what_cannot_be_analysed_is_refused_in_a_sentence() -> None:
    with pytest.raises(EldoradoError, match="no turn yet"):
        analyse(Game.new(seed=1).record())
    with pytest.raises(EldoradoError, match="needs a record, not str"):
        analyse("1.1 end")  # type: ignore[arg-type]
    walled = situation(path("S1", "g1", "MM", "F:g1"), "explorer", draw="explorer")
    walled.opening = walled.copy()
    walled.apply("end")
    with pytest.raises(EldoradoError, match="no way to El Dorado from a, where seat 1 begins"):
        analyse(walled.record())
