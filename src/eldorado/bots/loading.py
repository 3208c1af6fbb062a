"""Bots by name, by `package.module:Class`, by an engine's command, or as objects.

Only names are accepted over a network, never the others: see `table.setup.check_level`.
"""

import importlib
import inspect
import re
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from eldorado.bots.bot import Bot, close_bot, failure
from eldorado.bots.bot_names import make_bot
from eldorado.bots.planner.time_limit import LIMIT
from eldorado.core.game import new_seed
from eldorado.errors import BotError, EldoradoError

BotSpec = str | Bot | Callable[..., Bot]
"""A name, an object with `name` and `choose`, or a class or function that makes one."""

ENGINE: Final = "engine"
OBJECT: Final = "object:"
"""Under this and their names, objects of this process are known to those who want names."""

_CLASS: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")

_DOTTED: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
"""What is written by mistake for `_CLASS`."""

_GIVEN: dict[str, Any] = {}


def load_bot(spec: BotSpec, seed: int | None = None, seconds: float | None = LIMIT) -> Bot:
    """A bot for one game.

    `spec` is a level, "walker", "random", `LEVEL@FILE` with the weights of a network,
    `package.module:Class`, `engine:COMMAND` or `engine@SECONDS:COMMAND` for a program that speaks
    the engine protocol; or a class or function, which is called with the seed if it takes an
    argument; or an object, which is returned. The same seed makes the same choices. `seconds`
    limits the turns of levels, see `make_bot`.
    """
    if not isinstance(spec, str):
        return _made(spec, seed, f"{spec!r}"[:80])
    if spec.startswith(OBJECT):
        if spec not in _GIVEN:
            raise BotError(f"There is no '{spec[:80]}' in this process.")
        given = _GIVEN[spec]
        return _made(given if _makes(given) else _copy(given, spec), seed, spec)
    if _is_engine(spec):
        from eldorado.bots.engines.engine_bot import EngineBot

        return EngineBot.of(spec, new_seed() if seed is None else seed)
    if _CLASS.fullmatch(spec):
        return _made(_imported(spec), seed, spec)
    if _DOTTED.fullmatch(spec):
        hint = ":".join(spec.rsplit(".", 1))
        raise BotError(f"There is no player '{spec[:80]}'; write {hint[:80]} for a class.")
    return make_bot(spec, seed, seconds)


def check_bot(spec: str) -> None:
    """Refuses, before any game, a bot that could not play one."""
    if _is_engine(spec):
        from eldorado.bots.engines.engine_bot import EngineBot

        EngineBot.check(spec)
    else:
        close_bot(load_bot(spec, seed=0))


def spec_of(spec: BotSpec) -> str:
    """A name by which `load_bot` finds the same bot: a spec as text, or `package.module:Class` of
    a class that can be imported. Others are known in this process; of an object, every game gets
    a copy."""
    if isinstance(spec, str):
        return spec
    name = f"{getattr(spec, '__module__', '')}:{getattr(spec, '__qualname__', '')}"
    if _makes(spec) and _CLASS.fullmatch(name) and _found(name) is spec:
        return name
    base = f"{OBJECT}{getattr(spec, 'name', getattr(spec, '__name__', 'bot'))}".replace(",", "")
    name, number = base, 1
    while name in _GIVEN and _GIVEN[name] is not spec:
        number += 1
        name = f"{base} {number}"
    _GIVEN[name] = spec
    return name


def specs_of(specs: Sequence[BotSpec]) -> tuple[str, ...]:
    """The names of several bots."""
    require_list(specs)
    return tuple(map(spec_of, specs))


def require_list(bots: Sequence[BotSpec]) -> None:
    """Refuses one name in place of a list, which would be read letter by letter."""
    if isinstance(bots, str):
        raise BotError(f"Several bots are given as a list, such as ['{bots[:80]}'].")


def given_bots(names: Sequence[str]) -> dict[str, Any]:
    """Those of the names that are objects of this process, for other processes to know."""
    return {name: _GIVEN[name] for name in names if name in _GIVEN}


def require_portable(given: dict[str, Any]) -> None:
    """Refuses objects that cannot be sent to other processes."""
    import pickle  # a browser, which has one process, does without it

    for name, bot in given.items():
        try:
            pickle.dumps(bot)
        except Exception as error:
            raise BotError(
                f"{name} cannot be sent to another process ({failure(error)}); give a class of a "
                "module instead, or use one worker."
            ) from error


def know_bots(given: dict[str, Any]) -> None:
    """Takes over what another process knows."""
    _GIVEN.update(given)


def _is_engine(spec: str) -> bool:
    head, colon, _ = spec.partition(":")
    return bool(colon) and (head == ENGINE or head.startswith(f"{ENGINE}@"))


def _makes(given: Any) -> bool:
    """Whether it makes bots, rather than being one."""
    return callable(given) and (isinstance(given, type) or not hasattr(given, "choose"))


def _made(given: Any, seed: int | None, spec: str) -> Bot:
    """The bot that a class or function makes, or the object itself."""
    bot: Any = given
    try:
        if _makes(given):
            bot = given(new_seed() if seed is None else seed) if _takes_seed(given) else given()
        fits = callable(getattr(bot, "choose", None)) and isinstance(
            getattr(bot, "name", None), str
        )
    except EldoradoError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"{spec} cannot be made: {failure(error)}.") from error
    if not fits:
        raise BotError(f"{spec} is not a bot; a bot has a name and a method choose(view).")
    made: Bot = bot
    return made


def _copy(bot: Bot, spec: str) -> Bot:
    """A bot for one more game, like the object that was given."""
    try:
        return deepcopy(bot)
    except (Exception, SystemExit) as error:
        raise BotError(
            f"{spec} cannot be copied for another game ({failure(error)}); give its class instead."
        ) from error


def _takes_seed(given: Any) -> bool:
    try:
        inspect.signature(given).bind(0)
    except TypeError:
        return False
    except ValueError:  # of something compiled, which tells nothing
        return True
    return True


def _imported(spec: str) -> Any:
    """What `package.module:Class` names; modules are also found in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    module, _, name = spec.partition(":")
    try:
        found: Any = importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise BotError(f"There is no module '{error.name}' for the bot {spec}.") from error
    except (Exception, SystemExit) as error:
        raise BotError(f"{module} cannot be imported: {failure(error)}.") from error
    for part in name.split("."):
        if not hasattr(found, part):
            raise BotError(f"The module {module} has no '{name}'.")
        found = getattr(found, part)
    return found


def _found(name: str) -> Any:
    """What is already loaded under such a name; None if nothing is."""
    module, _, path = name.partition(":")
    found: Any = sys.modules.get(module)
    for part in path.split("."):
        found = getattr(found, part, None)
    return found
