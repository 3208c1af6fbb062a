"""What draws cards before the end of a turn."""

from eldorado.core.actions import Action, Play, UseToken
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, DRAW_CARD, DRAWS, REPLACE_AT_MOST, REPLACE_CARDS
from eldorado.core.piles import can_draw
from eldorado.core.state import NO_CARD


def draw_first(game: Game) -> None:
    """Play what draws cards: in a world that is only imagined, that is nearly always right."""
    while playable := drawing_cards(game):
        game.apply(playable[0])


def drawing_cards(world: Game) -> list[Play]:
    """The cards that could be played for what they draw."""
    if world.turn.pending != NO_CARD:
        return []
    return [action for action in drawing_actions(world) if isinstance(action, Play)]


def drawing_actions(world: Game) -> list[Action]:
    """What would draw cards now: cards, and tokens."""
    player = world.player
    found: list[Action] = []
    if world.turn.bought or not can_draw(player):
        return found
    for card in sorted(set(player.hand)):
        if DRAWS[card]:
            found.append(Play(CARD_IDS[card]))
    if DRAW_CARD in player.tokens:
        found.append(UseToken("draw_card"))
    if REPLACE_CARDS in player.tokens and player.hand:
        cards = tuple([CARD_IDS[card] for card in player.hand[:REPLACE_AT_MOST]])
        found.append(UseToken("replace_cards", cards))
    return found
