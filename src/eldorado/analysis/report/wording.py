"""What the summary of an analysis says of costs and reasons."""

from collections.abc import Sequence

from eldorado.analysis.trials import TrialOutcome
from eldorado.bots import Reason
from eldorado.wording.reasons import reason_text
from eldorado.wording.texts import percent, text


def why(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Reasons for a turn, one after the other."""
    return "; ".join(reason_text(reason.kind, reason.about, names) for reason in reasons)


def signed(number: float, digits: int = 1) -> str:
    """A difference with its sign; nothing is neither."""
    text = f"{number:+.{digits}f}"
    return text if float(text) else f"{0:.{digits}f}"


def losing(loss: TrialOutcome) -> str:
    """What a turn cost."""
    win = max(0.0, loss.win)
    rounds = round(max(0.0, loss.rounds), 1)
    return text("cost-both", win=percent(win), points=round(100 * win), rounds=rounds)
