"""Why a table does not do what it was asked."""

from eldorado.errors import EldoradoError


class Refused(EldoradoError):
    """`code` is for programs, the text one sentence for people; `clause` where the rules say no."""

    def __init__(self, code: str, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.clause = clause


def no_such_table() -> Refused:
    return Refused("no_such_table", "There is no such table; check the link.")


def stale() -> Refused:
    """Whoever asked has not seen the latest event."""
    return Refused("stale", "Something happened in between; look again.")


def not_your_turn() -> Refused:
    return Refused("not_your_turn", "It is not your turn.")


def not_running(status: str) -> Refused:
    """Nothing can be done at a table in this status."""
    if status == "lobby":
        return Refused("waiting", "The game has not begun yet; a seat is still open.")
    if status == "paused":
        return Refused("paused", "The game is paused; resume it first.")
    return Refused("over", "The game is over.")
