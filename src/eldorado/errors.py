"""What can go wrong: text that cannot be read, and actions that are not allowed."""

from typing import Any

Argument = str | int | float | list[str]
"""What a message is about: an id, a number, or several ids."""


class EldoradoError(ValueError):
    """Every error this package raises on purpose; its text is one sentence for a player."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Makes errors picklable, whatever arguments their constructors take."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[EldoradoError], args: tuple[Any, ...], rest: dict[str, Any]) -> Any:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(rest)
    return error


class BotError(EldoradoError):
    """A bot cannot play, or has failed: it raised, gave an illegal answer, or stopped answering."""


class ParseError(EldoradoError):
    """Something could not be read: an action, a route code, a record, a position."""


class PositionError(ParseError):
    """A position document is invalid; `path` leads to the wrong field."""

    def __init__(self, path: str, sentence: str) -> None:
        super().__init__(f"{path}: {sentence}")
        self.path = path


class WordedError(EldoradoError):
    """An error given by the id of a message and its arguments, ids and numbers.

    Its text is that message with the arguments, in the language of the process.
    """

    def __init__(self, message: str, about: dict[str, Argument] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.about = about or {}

    def __str__(self) -> str:
        try:
            from eldorado.wording.texts import sentence
        except ImportError:  # in a browser, where the page has the texts
            return unworded(self.message, self.about)
        return sentence(self.message, self.about)


def unworded(message: str, about: dict[str, Argument]) -> str:
    """A message where there are no texts: its id and what it is about."""
    parts = ", ".join(f"{name}: {value}" for name, value in about.items())
    return f"{message} ({parts})" if parts else message


class UnreadableText(WordedError, ParseError):
    """Text that a person wrote could not be read; given by the id of a message."""


class RouteError(UnreadableText):
    """A route cannot be built; `clause` names the rule where there is one."""

    def __init__(
        self, message: str, about: dict[str, Argument] | None = None, clause: str = ""
    ) -> None:
        super().__init__(message, about)
        self.clause = clause


class RecordError(UnreadableText):
    """A record cannot be read or replayed; `line` counts from 1."""

    def __init__(self, line: int, message: str, about: dict[str, Argument] | None = None) -> None:
        super().__init__(message, about)
        self.line = line

    def __str__(self) -> str:
        error = super().__str__()
        try:
            from eldorado.wording.texts import text
        except ImportError:
            return unworded(error, {"line": self.line})
        return text("record-line", line=self.line, error=error)


class IllegalAction(WordedError):
    """The action is readable but not allowed now; `clause` names the rule that forbids it.

    `kind` chooses among the sentences of a clause.
    """

    def __init__(
        self, clause: str, kind: str = "", about: dict[str, Argument] | None = None
    ) -> None:
        super().__init__(f"refusal-{clause}-{kind}" if kind else f"refusal-{clause}", about)
        self.clause = clause
