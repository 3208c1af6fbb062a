"""Getting a process ready before somebody waits for it."""


def think_once() -> None:
    """Loads the network and plays a turn, so that the first opponent moves at once."""
    from eldorado.bots import LEVELS, make_bot
    from eldorado.core.game import Game
    from eldorado.table.bot_turn import plan

    game = Game.new("first_game", 3, seed=1)
    for level in (LEVELS[0], LEVELS[-1]):
        plan(make_bot(level, 1), game.view(game.to_move))
