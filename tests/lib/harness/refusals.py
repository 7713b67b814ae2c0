"""What the rules of a game refuse."""

from importlib import import_module
from pkgutil import iter_modules


def rulings_of(slug):
    """Each refusal of a game by its key, with the ruling behind it."""
    return _found(slug, "RULINGS")


def out_of_phase(slug):
    """The keys of moves that have no place in a phase."""
    return {*_found(slug, "WRONG_PHASE").values(), *_found(slug, "NOT_NOW", {}).values()}


def _found(slug, name, otherwise=None):
    """What a module of the game has by that name."""
    package = import_module(f"controller.games.{slug.replace('-', '_')}")
    modules = (f"{package.__name__}.{module.name}" for module in iter_modules(package.__path__))
    return next(
        (vars(module)[name] for module in map(import_module, modules) if name in vars(module)),
        otherwise,
    )
