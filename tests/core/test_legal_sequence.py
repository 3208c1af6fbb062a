"""The legal actions are a sequence: counted at once, made when they are looked at."""

import itertools
import random
from collections.abc import Sequence

import pytest

from eldorado import Game, IllegalAction, Variant
from eldorado.core.actions import Action, End
from eldorado.core.menus.choices import CardChoices
from tests.situations import path, situation


def positions(games: int = 6, most: int = 120) -> list[Game]:
    """Positions of random games with every variant."""
    found: list[Game] = []
    for seed in range(games):
        dice = random.Random(seed)
        variant = Variant(caves=seed % 2 == 0, free_order=seed % 3 == 0)
        game = Game.new(players=2 + seed % 3, seed=seed, variant=variant)
        while not game.finished and len(found) < (seed + 1) * most:
            found.append(game.copy())
            game.apply(game.random_action(dice))
    return found


def test_the_sequence_and_the_list_of_it_are_the_same() -> None:
    for game in positions():
        actions = game.legal_actions()
        listed = list(actions)
        assert isinstance(actions, Sequence)
        assert actions == listed == [actions[place] for place in range(len(actions))]
        assert actions == game.legal_actions()
        assert list(reversed(actions)) == listed[::-1]
        assert actions[-1] == listed[-1]
        assert actions[1:-1:2] == listed[1:-1:2]
        assert repr(actions).startswith(f"<{len(listed)} legal action")
        assert len(repr(actions)) < 200
        assert str(random.Random(3).choice(actions)) == str(random.Random(3).choice(listed))


def test_exactly_its_own_actions_are_in_it() -> None:
    dice = random.Random(5)
    games = dice.sample(positions(), 60)
    for game, other in itertools.pairwise(games):
        actions, listed = game.legal_actions(), list(game.legal_actions())
        for action in (*listed, *other.legal_actions()):
            assert (action in actions) == (action in listed)
            assert actions.count(action) == listed.count(action)
        place = dice.randrange(len(listed))
        assert actions.index(listed[place]) == place
        assert "end" not in actions


def test_doing_the_action_of_a_place_is_doing_the_action() -> None:
    """The way of simulations, which does not make or check the action, leads to the same."""
    for game in positions():
        for place, action in enumerate(game.legal_actions()):
            one, other = game.copy(), game.copy()
            assert one.perform(one.menu(), place) == other.apply(action), action
            assert one == other, action


def test_doing_what_was_picked_is_doing_what_is_written() -> None:
    """An action of the game's own list is not checked again; its text is."""
    dice = random.Random(2)
    for game in positions():
        actions = game.legal_actions()
        picks = (actions[dice.randrange(len(actions))], dice.choice(list(actions)))
        for pick in picks:
            one, other = game.copy(), game.copy()
            own = one.legal_actions()
            action = own[actions.index(pick)] if pick is picks[0] else list(own)[own.index(pick)]
            assert one.apply(action) == other.apply(str(pick)), pick
            assert one == other, pick
            assert str(one.entries()[-1]) == str(other.entries()[-1])


def test_what_was_picked_before_is_checked_again() -> None:
    """Only the list of this very position needs no check."""
    game = situation(path("g1", "g1", "g1"), "explorer sailor traveler")
    actions = game.legal_actions()
    move = actions[0]
    assert str(move) == "move 1 explorer b"
    game.apply(move)
    for _ in range(2):
        with pytest.raises(IllegalAction):
            game.apply(move)
        game.legal_actions()
    other = situation(path("g1", "g1", "g1"), "sailor traveler")
    other.legal_actions()
    with pytest.raises(IllegalAction):
        other.apply(actions[0])


def test_it_stays_as_it_is_when_the_game_goes_on() -> None:
    game = Game.new(players=3, seed=1)
    actions = game.legal_actions()
    before = list(actions)
    game.apply(actions[0])
    assert actions == before != game.legal_actions()


def test_there_is_none_beyond_the_last() -> None:
    actions = situation(path("g1", "g1"), "explorer").legal_actions()
    for place in (len(actions), -len(actions) - 1):
        with pytest.raises(IndexError):
            actions[place]
    with pytest.raises(ValueError, match="End"):
        actions.index(End(("native",)))
    with pytest.raises(TypeError):
        hash(actions)


@pytest.mark.parametrize("counts", [(), (1,), (3,), (1, 1), (2, 1, 1), (1, 3, 2), (1,) * 9])
def test_choices_are_counted_and_in_order(counts: tuple[int, ...]) -> None:
    hand = [kind for kind, count in enumerate(counts) for _ in range(count)]
    chosen = [tuple(hand[n] for n in choice) for choice in CardChoices(counts).all()]
    assert len(set(chosen)) == len(chosen) == CardChoices(counts).total
    assert chosen == sorted(chosen, key=lambda cards: (len(cards), cards))
    for size in range(len(hand) + 2):
        assert CardChoices(counts).of_size(size) == sum(len(cards) == size for cards in chosen)
        if size <= len(hand):
            assert len(chosen[CardChoices(counts).before(size)]) == size


def test_a_hand_of_many_different_cards_is_counted_without_listing_it() -> None:
    choices = CardChoices((1,) * 40)
    assert choices.total == 1 << 40
    assert choices.at(0) == ()
    assert choices.at(choices.total - 1) == tuple(range(40))


def test_actions_of_a_sequence_are_actions() -> None:
    game = Game.new(players=2, seed=9)
    assert all(isinstance(action, Action) for action in game.legal_actions())
