"""Why a table refuses a request."""

from eldorado.errors import WordedError


class Refused(WordedError):
    """`code` is for programs; `kind` chooses among its sentences; `clause` where the rules say no.

    `sentence` is what the server says in its own words, more exactly than the message does.
    """

    def __init__(self, code: str, sentence: str = "", clause: str = "", kind: str = "") -> None:
        super().__init__(f"refusal-{code}-{kind}" if kind else f"refusal-{code}")
        self.code = code
        self.sentence = sentence
        self.clause = clause

    def __str__(self) -> str:
        return self.sentence or super().__str__()


def no_such_table() -> Refused:
    return Refused("no_such_table")


def stale() -> Refused:
    """The client has not seen the latest event."""
    return Refused("stale")


def not_your_turn() -> Refused:
    return Refused("not_your_turn")


def not_running(status: str) -> Refused:
    """Nothing can be done at a table in this status."""
    return Refused({"lobby": "waiting", "paused": "paused"}.get(status, "over"))
