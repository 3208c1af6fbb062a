"""The tables of an analysis."""

from eldorado.analysis.decks import Deck
from eldorado.analysis.game_analysis import Analysis
from eldorado.analysis.report.wording import name, signed
from eldorado.analysis.trials import cost
from eldorado.analysis.turning_points import is_blunder
from eldorado.reporting.html import table

HOW = {
    "buy": "bought",
    "take": "taken with the Transmitter",
    "keep": "kept by a token",
    "remove": "removed",
    "camp": "left at a base camp",
    "use_up": "used up",
}


def turns_table(analysis: Analysis) -> str:
    """What each turn cost, and its luck."""
    return table(
        "What each turn cost, and its luck",
        ("turn", "seat", "chance lost", "rounds lost", "cost", "luck, rounds", "blunder"),
        (
            (
                f"{t.turn.round}.{t.turn.seat + 1}",
                analysis.played.names[t.turn.seat],
                f"{t.loss.win:.1%}" if t.decisions else "–",
                f"{t.loss.rounds:.2f}" if t.decisions else "–",
                f"{cost(t.loss):.3f}" if t.decisions else "–",
                signed(sum(one.gained.rounds for one in t.luck), 2) if t.luck else "–",
                "yes" if is_blunder(t.loss) else "",
            )
            for t in analysis.turns
        ),
    )


def deck_table(deck: Deck, label: str) -> str:
    """What came into a deck and what left it."""
    began = ", ".join(f"{number} {name(card)}" for card, number in deck.start.items())
    return table(
        f"{label} began with {began}.",
        ("round", "card", "change"),
        ((c.round, name(c.card), f"{'+' if c.by > 0 else '−'} {HOW[c.how]}") for c in deck.changes),
    )


def cards_table(analysis: Analysis, seat: int, label: str) -> str:
    """What every card of a seat earned."""
    return table(
        f"Cards and tokens of {label}",
        ("card", "plays", "steps", "coins", "draws", "paid", "per play"),
        (
            (
                name(one.card),
                one.plays,
                f"{one.steps:g}" if one.steps == int(one.steps) else f"{one.steps:.1f}",
                f"{one.coins:g}",
                one.draws,
                one.payments,
                f"{one.steps / one.plays:.1f}",
            )
            for one in analysis.earned
            if one.seat == seat
        ),
    )


def tempo_table(analysis: Analysis, labels: list[str]) -> str:
    """Detours and waiting of all seats."""
    return table(
        "Tempo lost",
        (
            "seat",
            "steps walked",
            "steps nearer",
            "steps astray",
            "rounds",
            "turns waiting",
            "rounds",
        ),
        (
            (
                label,
                tempo.walked,
                tempo.nearer,
                tempo.detour_steps,
                f"{tempo.detour_rounds:.1f}",
                len(tempo.waiting_turns),
                f"{tempo.waiting_rounds:.1f}",
            )
            for label, tempo in zip(labels, analysis.tempo, strict=True)
        ),
    )
