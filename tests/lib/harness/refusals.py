"""What the rules of a game refuse."""

from importlib import import_module
from pkgutil import iter_modules


def rulings_of(slug):
    """Each refusal of a game by its key, with the ruling behind it."""
    package = import_module(f"controller.games.{slug.replace('-', '_')}")
    names = [f"{package.__name__}.{module.name}" for module in iter_modules(package.__path__)]
    return next(
        module.RULINGS for module in map(import_module, names) if hasattr(module, "RULINGS")
    )
