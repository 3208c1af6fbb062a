"""An analysis as JSON-ready data: compact, by ids, for programs that draw it."""

from typing import Final, cast

from eldorado.analysis.analysis_types import (
    AnalysedDecision,
    AnalysedLuck,
    AnalysedReason,
    AnalysedTurn,
    AnalysisDocument,
    BetterTurn,
    CardDocument,
    CostlyDecision,
    DeckDocument,
    Pair,
    TempoDocument,
)
from eldorado.analysis.card_use import Earned
from eldorado.analysis.decisions import Decision
from eldorado.analysis.decks import Deck
from eldorado.analysis.game_analysis import Analysis, JudgedTurn
from eldorado.analysis.luck import Luck
from eldorado.analysis.tempo import Tempo
from eldorado.analysis.trials import PER_ROUND, TrialOutcome
from eldorado.analysis.turning_points import THRESHOLD, TurningPoint, is_blunder
from eldorado.bots.planner.explain import Idea
from eldorado.records.record import write_variant

FORMAT: Final = "eldorado-analysis/1"


def document(analysis: Analysis) -> AnalysisDocument:
    """The whole analysis; seats count from 0, pairs are [chance to win, rounds]."""
    played = analysis.played
    outcome = played.end.outcome()
    return {
        "format": FORMAT,
        "route": played.start.board.title,
        "variant": write_variant(played.start.variant),
        "seats": list(played.names),
        "start": played.start.start,
        "finished": analysis.finished,
        "result": None
        if outcome is None
        else {
            "winner": outcome.winner,
            "reason": outcome.reason,
            "places": list(outcome.places),
        },
        "threshold": THRESHOLD,
        "per_round": PER_ROUND,
        "opening": {
            "rounds": _rounds(analysis.opening.rounds),
            "win": _chances(analysis.opening.win),
            "luck": [None if deal is None else _pair(deal.gained) for deal in analysis.deals],
        },
        "turns": [_turn(turn) for turn in analysis.turns],
        "turning_points": [_point(point) for point in analysis.turning_points],
        "decks": [_deck(deck) for deck in analysis.decks],
        "cards": [_card(earned) for earned in analysis.earned],
        "tempo": [_tempo(tempo) for tempo in analysis.tempo],
        "balance": [
            {
                "luck": _pair(balance.luck),
                "play": _pair(balance.play),
                "draws": balance.draws,
                "blunders": balance.blunders,
            }
            for balance in analysis.balance
        ],
    }


def _turn(judged: JudgedTurn) -> AnalysedTurn:
    return {
        "round": judged.turn.round,
        "seat": judged.turn.seat,
        "rounds": _rounds(judged.standing.rounds),
        "win": _chances(judged.standing.win),
        "loss": _pair(judged.loss) if judged.decisions else None,
        "blunder": is_blunder(judged.loss),
        "decisions": [_decision(decision) for decision in judged.decisions],
        "luck": [_luck(luck) for luck in judged.luck],
    }


def _decision(decision: Decision) -> AnalysedDecision:
    found: AnalysedDecision = {
        "first": decision.first,
        "count": decision.count,
        "played": _pair(decision.played),
    }
    if decision.better is not None:
        found["best"] = _pair(decision.best)
        found["better"] = _better(decision.better)
    return found


def _luck(luck: Luck) -> AnalysedLuck:
    return {"kind": luck.kind, "action": luck.action, "gained": _pair(luck.gained)}


def _point(point: TurningPoint) -> CostlyDecision:
    return {
        "turn": point.turn,
        "decision": point.place,
        "loss": _pair(point.loss),
        "cost": round(point.cost, 4),
    }


def _deck(deck: Deck) -> DeckDocument:
    return {
        "start": deck.start,
        "changes": [(c.round, c.card, c.by, c.how) for c in deck.changes],
        "sizes": list(deck.sizes),
    }


def _card(earned: Earned) -> CardDocument:
    """What a card achieved; zeros are left out."""
    found: CardDocument = {"seat": earned.seat, "card": earned.card}
    if earned.plays:
        found["plays"] = earned.plays
    if earned.steps:
        found["steps"] = round(earned.steps, 2)
    if earned.coins:
        found["coins"] = round(earned.coins, 2)
    if earned.draws:
        found["draws"] = earned.draws
    if earned.payments:
        found["payments"] = earned.payments
    if earned.blockades:
        found["blockades"] = earned.blockades
    return found


def _tempo(tempo: Tempo) -> TempoDocument:
    return {
        "walked": tempo.walked,
        "nearer": tempo.nearer,
        "detour_turns": tempo.detour_turns,
        "detour_steps": tempo.detour_steps,
        "detour_rounds": round(tempo.detour_rounds, 3),
        "waiting_turns": tempo.waiting_turns,
        "waiting_rounds": round(tempo.waiting_rounds, 3),
    }


def _better(idea: Idea) -> BetterTurn:
    reasons = [{"kind": reason.kind, **reason.about} for reason in idea.reasons]
    return {
        "actions": [str(action) for action in idea.actions],
        "reasons": cast(list[AnalysedReason], reasons),
    }


def _pair(outlook: TrialOutcome) -> Pair:
    return round(outlook.win, 4), round(outlook.rounds, 3)


def _rounds(values: tuple[float, ...]) -> list[float]:
    return [round(value, 3) for value in values]


def _chances(values: tuple[float, ...]) -> list[float]:
    return [round(value, 4) for value in values]
