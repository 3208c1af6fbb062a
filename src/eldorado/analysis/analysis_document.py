"""An analysis as JSON-ready data: compact, by ids, for programs that draw it."""

from typing import Any, Final

from eldorado.analysis.decisions import Decision
from eldorado.analysis.game_analysis import Analysis, JudgedTurn
from eldorado.analysis.luck import Luck
from eldorado.analysis.trials import PER_ROUND, TrialOutcome
from eldorado.analysis.turning_points import THRESHOLD, TurningPoint, is_blunder
from eldorado.bots.planner.explain import Idea
from eldorado.records.record import write_variant

FORMAT: Final = "eldorado-analysis/1"


def document(analysis: Analysis) -> dict[str, Any]:
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
        "decks": [
            {
                "start": deck.start,
                "changes": [[c.round, c.card, c.by, c.how] for c in deck.changes],
                "sizes": [list(size) for size in deck.sizes],
            }
            for deck in analysis.decks
        ],
        "cards": [
            {
                name: round(value, 2) if isinstance(value, float) else value
                for name, value in vars(earned).items()
                if value or name == "seat"
            }
            for earned in analysis.earned
        ],
        "tempo": [
            {
                name: round(value, 3) if isinstance(value, float) else value
                for name, value in vars(tempo).items()
            }
            for tempo in analysis.tempo
        ],
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


def _turn(judged: JudgedTurn) -> dict[str, Any]:
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


def _decision(decision: Decision) -> dict[str, Any]:
    found: dict[str, Any] = {
        "first": decision.first,
        "count": decision.count,
        "played": _pair(decision.played),
    }
    if decision.better is not None:
        found["best"] = _pair(decision.best)
        found["better"] = _idea(decision.better)
    return found


def _luck(luck: Luck) -> dict[str, Any]:
    return {"kind": luck.kind, "action": luck.action, "gained": _pair(luck.gained)}


def _point(point: TurningPoint) -> dict[str, Any]:
    return {
        "turn": point.turn,
        "decision": point.place,
        "loss": _pair(point.loss),
        "cost": round(point.cost, 4),
    }


def _idea(idea: Idea) -> dict[str, Any]:
    return {
        "actions": [str(action) for action in idea.actions],
        "reasons": [{"kind": reason.kind, **reason.about} for reason in idea.reasons],
    }


def _pair(outcome: TrialOutcome) -> list[float]:
    return [round(outcome.win, 4), round(outcome.rounds, 3)]


def _rounds(values: tuple[float, ...]) -> list[float]:
    return [round(value, 3) for value in values]


def _chances(values: tuple[float, ...]) -> list[float]:
    return [round(value, 4) for value in values]
