"""English phrases for reports."""


def count(number: int, noun: str) -> str:
    """A number with its noun: `1 card`, `3 cards`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listing(words: list[str]) -> str:
    """Words as they are said: `a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
