"""What a computer player wants to do, worked out wherever there is a processor to spare."""

from eldorado.bots import make_bot
from eldorado.core.view import View

RESTING = "resting"
"""Who plays for somebody who has resigned: the expedition stays where it is (O-23)."""


def plan(level: str, seed: int, view: View) -> list[str]:
    """The actions of the seat to move until something comes to light or its turn passes.

    Up to there the view's own world behaves like the game, so that one look is enough.
    """
    if level == RESTING:
        ways = [str(action) for action in view.legal_actions()]
        return ["end"] if "end" in ways else ways[:1]
    bot = make_bot(level, seed)
    world = view.world.copy()
    turn = (world.round, world.to_move)
    actions: list[str] = []
    while not world.finished and (world.round, world.to_move) == turn:
        action = bot.choose(View(view.seat, world))
        actions.append(str(action))
        if world.apply(action).revealed:
            break
    return actions


def plan_from_json(level: str, seed: int, document: object) -> list[str]:
    """The same for a view as data: how it travels to another process."""
    return plan(level, seed, View.from_json(document))
