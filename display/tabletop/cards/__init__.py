"""The virtual table of the games of cards: a fan, spots and piles in the middle. Knows no game."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from display.tabletop.cards import gestures, hints
from display.tabletop.cards.layout import arrange
from display.tabletop.cards.mats import bare_spots, mats, own_places
from display.tabletop.cards.painter import Painter
from display.tabletop.cards.targets import at, targets, walk
from display.tabletop.geometry import Point
from display.tabletop.hinting import Hint
from display.tabletop.moment import Moment
from display.tabletop.saying import Phrase
from display.tabletop.sight import Sight, Target
from display.tabletop.steps import Gesture
from hardware.scene import Refused

_DIGITS: Mapping[int, int] = {pygame.K_0 + number: number for number in range(1, 10)}


class CardTop:
    """The contract of `Top` for every game whose layout has places in the middle."""

    def __init__(self, size: tuple[int, int], sight: Sight) -> None:
        scene = sight.scene
        self._asked = self._question(size, sight)
        self._layout = arrange(
            size,
            seats_shown(sight),
            scene.seat,
            mats(scene),
            bare_spots(scene),
            own_places(scene),
            scene.layout.rows,
        )
        self._painter = Painter(self._layout, scene, sight.language)

    @staticmethod
    def _question(size: tuple[int, int], sight: Sight) -> object:
        scene = sight.scene
        seats = seats_shown(sight)
        places = scene.layout, scene.spots, own_places(scene)
        return size, scene.seat, seats, places, sight.language

    def fits(self, size: tuple[int, int], sight: Sight) -> bool:
        return self._asked == self._question(size, sight)

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        self._painter.paint(surface, moment, self._targets(moment.sight))

    def target(self, point: Point, sight: Sight, belt_turns: float) -> Target | None:
        target = at(self._targets(sight), point)
        # The room between the cards is meant only for a card that is put there.
        return None if target == "fan" and sight.hand is None else target

    def key(self, key: int, sight: Sight) -> Target | None:
        held = sight.hand is not None
        if key in _DIGITS:
            spot = f"spot/{_DIGITS[key]}"
            return spot if spot in self._targets(sight) else None
        if key == pygame.K_d:
            decks = sight.scene.layout.decks
            return f"deck/{decks[0]}" if decks else None
        if key == pygame.K_t:
            return "pad"
        return "hand" if key == pygame.K_ESCAPE and held else None

    def walk(self, sight: Sight) -> Sequence[Sequence[Target]]:
        return walk(self._targets(sight), sight)

    def waits_for_release(self, target: Target) -> bool:
        # A card is drawn, put back or looked up at a click, and may be dragged all the same.
        return target.partition("/")[0] in ("hand", "deck")

    def dropped(self, origin: Target, goal: Target) -> Target | None:
        return gestures.dropped(origin, goal)

    def plan(self, target: Target, sight: Sight) -> Gesture:
        return gestures.plan(target, sight)

    def turn(self, target: Target, sight: Sight) -> Gesture:
        return gestures.turn(target, sight)

    def peek(self, target: Target, sight: Sight) -> Gesture | None:
        return gestures.peek(target, sight)

    def hint(self, sight: Sight) -> Hint:
        return hints.hint(sight)

    def kindly(self, refused: Refused) -> Phrase:
        return hints.kindly(refused)

    def _targets(self, sight: Sight) -> dict[Target, Rect]:
        return targets(self._layout, sight)


def seats_shown(sight: Sight) -> tuple[str, ...]:
    """The seats around the table, clockwise; while a match runs, those that play and the own."""
    seats = tuple(seat.seat for seat in sight.scene.seats)
    match = None if sight.view is None else sight.view.match
    if match is None:
        return seats
    playing = {player.seat for player in match.players} | {sight.scene.seat}
    return tuple(seat for seat in seats if seat in playing)
