"""One card leaves or joins a sorted zone."""


def without_one(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """A zone after one card has left; raises ValueError if it is not there."""
    rest = list(cards)
    rest.remove(gone)
    return tuple(rest)


def joined_one(cards: tuple[int, ...], more: int) -> tuple[int, ...]:
    """A sorted zone after one card has come."""
    if not cards:
        return (more,)
    together = list(cards)
    together.append(more)
    together.sort()
    return tuple(together)
