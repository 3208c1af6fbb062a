"""Counted cards are what a sorted list of them would be."""

from hypothesis import given
from hypothesis import strategies as st

from eldorado.core.kinds import CARD_IDS
from eldorado.core.zones.card_counts import CardCounts

CARDS = st.lists(st.integers(0, len(CARD_IDS) - 1), max_size=100)


@given(CARDS, CARDS)
def test_counts_are_a_sorted_list(one: list[int], other: list[int]) -> None:
    counts = CardCounts(tuple(one))
    assert counts.cards() == tuple(sorted(one))
    assert counts.empty() == (not one)
    others = CardCounts(tuple(other))
    counts.add(others)
    assert counts.cards() == tuple(sorted(one + other))
    copy = CardCounts()
    copy.become(counts)
    copy.subtract(others)
    assert copy.cards() == tuple(sorted(one))
    assert counts.cards() == tuple(sorted(one + other))
    for card in other:
        copy.add_one(card)
    assert copy.cards() == counts.cards()
    copy.clear()
    assert (copy.empty(), copy.cards()) == (True, ())


def test_every_kind_has_room_for_all_cards_of_a_position() -> None:
    for card in range(len(CARD_IDS)):
        assert CardCounts((card,) * 400).cards() == (card,) * 400
