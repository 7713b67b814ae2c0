"""The virtual table of "Where's My Luggage?": a belt or rows of tiles, piles and a pad."""

from collections.abc import Mapping, Sequence

import pygame

from display.tabletop.geometry import Point
from display.tabletop.hinting import Hint
from display.tabletop.luggage import gestures, hints
from display.tabletop.luggage.layout import arrange
from display.tabletop.luggage.painter import Painter
from display.tabletop.moment import Moment
from display.tabletop.saying import Phrase
from display.tabletop.sight import Sight, Target
from display.tabletop.steps import Gesture
from hardware.scene import Refused

_KEYS: Mapping[int, Target] = {
    pygame.K_f: "draw",
    pygame.K_SPACE: "hand",
    pygame.K_t: "pad",
    pygame.K_s: "aside",
    pygame.K_r: "belt",
}
_DROPS: Mapping[Target, tuple[Target, ...]] = {
    "belt": ("pad", "aside"),
    "table": ("pad", "aside"),
    "hand": ("pad", "aside", "shown", "action", "belt", "table"),
}
"""From where to where a piece may be dragged."""


class LuggageTop:
    """The contract of `Top` for this game; also shown while nothing is laid out."""

    def __init__(self, size: tuple[int, int], sight: Sight) -> None:
        scene = sight.scene
        self._asked = self._question(size, sight)
        layout = arrange(size, [s.seat for s in scene.seats], scene.seat, scene.belt_places)
        places = 0 if sight.in_rows else scene.belt_places
        self._painter = Painter(layout, scene.seat, places, sight.language)

    @staticmethod
    def _question(size: tuple[int, int], sight: Sight) -> object:
        scene = sight.scene
        seats = [s.seat for s in scene.seats]
        return size, scene.seat, seats, scene.belt_places, sight.in_rows, sight.language

    def fits(self, size: tuple[int, int], sight: Sight) -> bool:
        layout = sight.scene.layout
        marked = layout.piles or layout.rows
        return not marked and self._asked == self._question(size, sight)

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        self._painter.paint(surface, moment)

    def target(self, point: Point, sight: Sight, belt_turns: float) -> Target | None:
        lying = [seen.place for seen in sight.scene.places]
        painter = self._painter
        return painter.layout.target(point, lying, painter.belt_places, belt_turns)

    def key(self, key: int, sight: Sight) -> Target | None:
        target = _KEYS.get(key)
        return "table" if target == "belt" and sight.in_rows else target

    def walk(self, sight: Sight) -> Sequence[Sequence[Target]]:
        return ()

    def waits_for_release(self, target: Target) -> bool:
        # What is held is turned over only when the mouse lets go.
        return target == "hand"

    def dropped(self, origin: Target, goal: Target) -> Target | None:
        goal = goal.partition("/")[0]
        return goal if goal in _DROPS.get(origin.partition("/")[0], ()) else None

    def plan(self, target: Target, sight: Sight) -> Gesture:
        return gestures.plan(target, sight)

    def turn(self, target: Target, sight: Sight) -> Gesture:
        return Gesture()

    def peek(self, target: Target, sight: Sight) -> Gesture | None:
        return None

    def hint(self, sight: Sight) -> Hint:
        return hints.hint(sight)

    def kindly(self, refused: Refused) -> Phrase:
        return hints.kindly(refused)
