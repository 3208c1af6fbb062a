"""What the page and the summary of an analysis say of cards, costs and reasons."""

from collections.abc import Sequence

from eldorado.analysis.trials import TrialOutcome
from eldorado.bots import Reason
from eldorado.wording.reasons import reason_text
from eldorado.wording.texts import decimal, percent, text, thing


def name(id: str) -> str:
    """A card or token by its name; `scout/2` and `scout:coin` are scouts too."""
    return thing(id.removesuffix("/2").removesuffix(":coin"))


def times(number: int, one: str) -> str:
    return one if number == 1 else text("part-times", count=number, card=one)


def why(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Reasons for a turn, one after the other."""
    return "; ".join(reason_text(reason.kind, reason.about, names) for reason in reasons)


def signed(number: float, digits: int = 1) -> str:
    """A difference with its sign; nothing is neither."""
    text = f"{number:+.{digits}f}"
    return text if float(text) else f"{0:.{digits}f}"


def losing(loss: TrialOutcome) -> str:
    """What a turn cost."""
    return text("cost-both", win=percent(max(0.0, loss.win)), rounds=decimal(max(0.0, loss.rounds)))
