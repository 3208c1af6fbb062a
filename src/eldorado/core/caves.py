"""Exploring caves (V-01 to V-18). What the tokens do is in `effects` and `movement`."""

from eldorado.core.chance import NOTHING, Chance
from eldorado.core.kinds import ALL_TOKENS, TOKEN_IDS
from eldorado.core.state import State, joined, without
from eldorado.errors import IllegalAction
from eldorado.facts import TOKENS_PER_CAVE


def deal(
    caves: int, tokens: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Piles for that many caves from shuffled tokens, and what is put away (V-01, V-02)."""
    size = TOKENS_PER_CAVE
    piles = tuple(tokens[size * cave : size * (cave + 1)] for cave in range(caves))
    return piles, tuple(sorted(tokens[size * caves :]))


def no_tokens(caves: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The same without the variant: empty caves, all tokens put away."""
    return ((),) * caves, ALL_TOKENS


def caves_near(state: State, space: int) -> int:
    """The caves next to a space over uncovered edges, as a bit mask (V-12)."""
    mask = 0
    for cave, seam in state.board.caves_at[space]:
        if seam < 0 or not state.blockades[seam]:
            mask |= 1 << cave
    return mask


def explore(state: State, reached: int, given: Chance | None) -> Chance:
    """Take the top token of every newly reached cave that has one (V-06, V-11, V-16)."""
    caves = [cave for cave, pile in enumerate(state.caves) if reached >> cave & 1 and pile]
    if not caves:
        return NOTHING
    if given is None:
        found = tuple(state.caves[cave][0] for cave in caves)
    else:
        found = given.found
        if len(found) != len(caves):
            raise IllegalAction("V-06", "count", {"count": len(caves)})
    piles = list(state.caves)
    for cave, token in zip(caves, found, strict=True):
        if token not in piles[cave]:
            raise IllegalAction("V-06", "token", {"token": TOKEN_IDS[token]})
        piles[cave] = without(piles[cave], (token,))
    state.caves = tuple(piles)
    state.player.tokens = joined(state.player.tokens, found)
    return Chance(found=found)
