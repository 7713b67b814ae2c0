"""Where things are in the player's window, as the mouse, a finger and the keys ask for it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from display.screens.layout import FINGER_PX, Rect, distance
from display.tabletop.layout import Point
from display.tabletop.sight import Sight
from display.targets import (
    BackOf,
    Beside,
    ButtonAt,
    DeckAt,
    GroundAt,
    LetterAt,
    LineAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnPad,
    PieceAt,
    PileAt,
    RowAt,
    SeatOf,
    Sorting,
    SpotAt,
    Target,
    TileAt,
)

if TYPE_CHECKING:
    from display.scene.screen import PlayerScreen

_ROWS: Sequence[tuple[type, ...]] = (
    (OwnCard, OwnHand, OwnFan),
    (LineAt, ButtonAt, OwnPad, Beside, Sorting),
    (SpotAt, DeckAt, PileAt, RowAt, PieceAt, TileAt, GroundAt),
    (SeatOf, BackOf),
)
"""What the arrow keys move along, from the player's own cards outwards."""

_BACKGROUND = (OwnFan, GroundAt)
"""What means something only beside everything else, or with a piece in the hand."""


class SceneTop:
    """What is drawn on a `PlayerScreen`, for `Controls`."""

    def __init__(self, screen: "PlayerScreen") -> None:
        self._screen = screen

    def targets(self, sight: Sight, belt_turns: float = 0.0) -> dict[Target, Rect]:
        """Return what can be clicked, and where it is."""
        return self._screen.found(sight, belt_turns)

    def target(
        self, point: Point, sight: Sight, belt_turns: float, finger: bool = False
    ) -> Target | None:
        """Return what is at a point of the window, or what a *finger* there means: of several, what
        is lit."""
        found = self.targets(sight, belt_turns)
        hits = [target for target, area in found.items() if area.collidepoint(point)]
        there = _chosen(hits, found, self._screen.lit, point)
        if there is not None and not isinstance(there, _BACKGROUND):
            return there
        if finger:
            near = [one for one in found if distance(found[one], point) <= FINGER_PX / 2
                    and not isinstance(one, _BACKGROUND)]  # fmt: skip
            if near:
                return min(near, key=lambda one: distance(found[one], point))
        # The space between the cards is meant only for a card that is put there.
        return None if there == OwnFan() and sight.hand is None else there

    def meant(self, asked: tuple[Target, ...]) -> tuple[Target, ...]:
        """Return what Tab goes to, if that is asked for: what is lit, and the verbs."""
        return tuple(dict.fromkeys((*asked, *self._screen.lit, *self._screen.verbs)))

    def has_menu_at(self, point: Point) -> bool:
        """Return True if lines of a menu have their place at a point of the window."""
        return self._screen.verbs_area.collidepoint(point)

    def crowded(self, sight: Sight) -> bool:
        """Return False: every verb is as large as a finger."""
        return False

    def line_at(self, point: Point, sight: Sight, finger: bool) -> Target | None:
        """Return which line is at a point."""
        return self.target(point, sight, 0.0, finger)

    def key(self, key: int, sight: Sight) -> Target | None:
        """Return what a key is meant for."""
        found = self.targets(sight)
        if pygame.K_1 <= key <= pygame.K_9:
            spot = SpotAt(key - pygame.K_0)
            return spot if spot in found else None
        if key == pygame.K_ESCAPE:
            return OwnHand() if sight.hand is not None else None
        wanted = _KEYS.get(key)
        if wanted is None:
            return None
        return next((one for one in found if wanted(one, sight)), None)

    def walk(self, sight: Sight) -> Sequence[Sequence[Target]]:
        """Return what the arrow keys move along: left and right in a row, up and down between
        rows."""
        found = {**self.targets(sight)}
        if sight.hand is None:
            # The space between the cards is meant only for a card that is put there.
            found.pop(OwnFan(), None)
        if self._screen.invites(sight.view):
            # Who has keys types with them.
            return _in_rows({t: a for t, a in found.items() if not isinstance(t, LetterAt)})
        rows = (
            sorted((one for one in found if isinstance(one, kinds)), key=lambda one: found[one].x)
            for kinds in _ROWS
        )
        return [row for row in rows if row]


def _in_rows(found: Mapping[Target, Rect]) -> Sequence[Sequence[Target]]:
    """The targets as they stand: from above, each row from the left."""
    rows: list[list[Target]] = []
    bottom = -1
    for one in sorted(found, key=lambda one: found[one].centery):
        if found[one].centery > bottom:
            rows.append([])
            bottom = found[one].bottom
        rows[-1].append(one)
    return [sorted(row, key=lambda one: found[one].x) for row in rows]


_KEYS: Mapping[int, Callable[[Target, Sight], bool]] = {
    pygame.K_d: lambda one, sight: isinstance(one, DeckAt),
    pygame.K_s: lambda one, sight: one in (Sorting(), PileAt(sight.pile("aside"))),
    pygame.K_t: lambda one, sight: one == OwnPad(),
    pygame.K_f: lambda one, sight: one == PileAt(sight.pile("draw")),
    pygame.K_r: lambda one, sight: isinstance(one, GroundAt),
}


def _chosen(
    hits: Sequence[Target], found: Mapping[Target, Rect], lit: Collection[Target], point: Point
) -> Target | None:
    """Return what is meant of all that is at a point: what is lit, on top of it what was drawn
    last; of tiles that move the nearest."""
    tiles = [hit for hit in hits if isinstance(hit, TileAt)]
    if tiles:
        return min(tiles, key=lambda one: distance(found[one], point))
    glowing = [hit for hit in hits if hit in lit]
    pool = glowing or [hit for hit in hits if not isinstance(hit, _BACKGROUND)] or hits
    return pool[-1] if pool else None
