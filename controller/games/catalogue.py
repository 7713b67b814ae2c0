"""Every game that this table knows: those installed as `reclaim.games`.

A game is found through its entry point, ours like any other:

    [project.entry-points."reclaim.games"]
    old-maid = "old_maid.spec:SPEC"
"""

import logging
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from controller.errors import OptionError
from controller.games.spec import GameSpec
from controller.rules.rows import Rules

GROUP = "reclaim.games"

_FIRST = ("luggage", "captain-bluff", "bluff-pirate", "captains-orders")
"""The order in which the lobby offers our own games; others follow by name."""

_log = logging.getLogger(__name__)


def _installed() -> Iterator[EntryPoint]:
    found = {point.name: point for point in entry_points(group=GROUP)}
    yield from (found.pop(slug) for slug in _FIRST if slug in found)
    yield from (found[slug] for slug in sorted(found))


def _loaded() -> Iterator[tuple[str, GameSpec]]:
    """Yield the games that can be loaded; a broken one must not disable the others."""
    for point in _installed():
        try:
            spec = point.load()
        except Exception as error:
            _log.warning("the game %s of %s cannot be loaded: %s", point.name, point.value, error)
            continue
        if isinstance(spec, GameSpec) and spec.slug == point.name:
            yield point.name, spec
        else:
            _log.warning("%s is no game with the slug %s", point.value, point.name)


CATALOGUE: Mapping[str, GameSpec] = dict(_loaded())
"""Every game that a table can play, by its slug."""

GAMES: Mapping[str, Rules[Any, Any]] = {slug: spec.rules for slug, spec in CATALOGUE.items()}
"""The rules of every game, by its slug."""


def game_of(piece: str) -> GameSpec | None:
    """Return the game in whose box a piece is, or whose card it is; None if there is none.

    >>> game_of("luggage/tile/clown").title
    "Where's My Luggage?"
    """
    slug = piece.removeprefix("control/game/").partition("/")[0]
    game = CATALOGUE.get(slug)
    known = game is not None and (piece == game.game_card or piece in game.sides)
    return game if known else None


def game_named(slug: str) -> GameSpec:
    """Return the game of that name. Raises `OptionError` when there is none.

    >>> rules = game_named("captains-orders").rules
    >>> state = rules.initial(rules.options_from({"wins": 1}), ("red", "blue", "green", "yellow"))
    >>> state = rules.play(state, rules.move_from_text(state, "deal red 7-3"))
    >>> print(rules.state_to_text(state).splitlines()[2])
    hand red 7-3
    >>> rules.view(state, 0).secrets.hand, rules.view(state, 1).secrets.hand
    ((7,), ())
    """
    game = CATALOGUE.get(slug)
    if game is None:
        known = ", ".join(CATALOGUE) or "none: install reclaim again, with `pip install .`"
        raise OptionError(f"there is no game {slug!r}; there are {known}")
    return game
