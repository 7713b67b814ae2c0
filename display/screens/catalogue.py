"""The screens of every game that this display knows: those installed as `reclaim.screens`.

A game's screens are found through its entry point, ours like any other:

    [project.entry-points."reclaim.screens"]
    old-maid = "old_maid.screen:SCREENS"

A game whose views are the kit's (`CardsView`) and that has none gets the general ones.
"""

import logging
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import TypeVar

from controller.views import CardsView, MatchView
from display.screens import anycards
from display.screens.chrome import GameScreens
from display.screens.cover import BACKS, Cover

_Kind = TypeVar("_Kind")

_log = logging.getLogger(__name__)


def installed(group: str, kind: type[_Kind]) -> Mapping[str, _Kind]:
    """What games have installed of a *kind* in a *group* of entry points, by their slugs; what
    cannot be loaded must not disable the others."""
    found: dict[str, _Kind] = {}
    for point in entry_points(group=group):
        try:
            value = point.load()
        except Exception as error:
            _log.warning("%s: %s of %s cannot be loaded: %s", group, point.name, point.value, error)
            continue
        if isinstance(value, kind):
            found[point.name] = value
        else:
            _log.warning(
                "%s: %s of %s: found %r, expected a %s",
                *(group, point.name, point.value, value, kind.__name__),
            )
    return found


@cache
def catalogue() -> Mapping[str, GameScreens]:
    """The screens of each game, by its slug."""
    return installed("reclaim.screens", GameScreens)


def cover_of(game: str) -> Cover:
    """What draws the cover of a game, by its slug."""
    own = catalogue().get(game)
    return BACKS if own is None else own.cover


def screens_of(match: MatchView) -> GameScreens:
    """The screens of the game of *match*. Raises `LookupError` where a game with views of its own
    has none."""
    if isinstance(match, CardsView):
        own = catalogue().get(match.game)
        return own if own is not None and own.view is CardsView else anycards.SCREENS
    for screens in catalogue().values():
        if screens.view is type(match):
            return screens
    raise LookupError(
        f"no screen is installed for {type(match).__name__}; install reclaim again, with "
        "`pip install .`"
    )
