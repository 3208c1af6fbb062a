"""What plans and judgments of a turn depend on."""

from eldorado.core.game import Game


def turn_key(world: Game) -> tuple[object, ...]:
    """Where the mover stands in its turn: what it has, and the board and market it finds."""
    player = world.player
    return (
        player.pieces,
        player.hand,
        player.tokens,
        world.blockades,
        world.piles,
        world.market,
        world.turn.key(),
    )
