"""The table top as it is now arranged: where things are, what a click does there, what is said.

One class for all games. With cards, the player's own seat has a fan and a menu, and the middle has
mats; with tiles there is the belt, or rows, and `luggage` says what is done with them.
"""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from display.screens.layout import FINGER_PX
from display.tabletop import luggage
from display.tabletop.areas import at, large_lines, targets, touched, walk
from display.tabletop.belt import ground_of
from display.tabletop.layout import Point, arrange, bare_spots, mats, own_places, with_cards
from display.tabletop.moment import Moment
from display.tabletop.painter import Painter
from display.tabletop.sight import BESIDE, Sight
from display.tabletop.station import Frame
from display.targets import (
    DeckAt,
    GroundAt,
    LineAt,
    OwnFan,
    OwnHand,
    OwnPad,
    PileAt,
    Sorting,
    SpotAt,
    Target,
)

_DIGITS: Mapping[int, int] = {pygame.K_0 + number: number for number in range(1, 10)}

_CARD_KEYS: Mapping[int, Target] = {pygame.K_t: OwnPad(), pygame.K_s: Sorting()}

_TILE_KEYS: Mapping[int, Target] = {pygame.K_SPACE: OwnHand(), pygame.K_t: OwnPad()}
_PILE_KEYS: Mapping[int, str] = {pygame.K_f: "draw", pygame.K_s: "aside"}


class TableTop:
    """A table top, arranged for one size of the pane, one set of seats, and one language."""

    def __init__(self, size: tuple[int, int], sight: Sight) -> None:
        scene = sight.scene
        cards = with_cards(scene)
        self._asked = self._question(size, sight)
        places = own_places(scene) if cards else tuple(sight.pile(one) for one in luggage.PILES)
        self._layout = arrange(
            size,
            seats_shown(sight),
            scene.seat,
            mats(scene),
            bare_spots(scene) if cards else (),
            places,
            scene.layout.rows,
            cards=cards,
            beside=_control_cards(sight),
        )
        self._ground = None if cards else ground_of(sight, self._layout.middle)
        self._painter = Painter(self._layout, scene, sight.words, self._ground)

    @staticmethod
    def _question(size: tuple[int, int], sight: Sight) -> object:
        """Return everything that the arrangement depends on."""
        scene = sight.scene
        lying = own_places(scene) if with_cards(scene) else (scene.belt_places, sight.in_rows)
        seats = seats_shown(sight)
        beside = _control_cards(sight)
        return size, scene.seat, seats, scene.layout, scene.spots, lying, sight.words, beside

    def fits(self, size: tuple[int, int], sight: Sight) -> bool:
        """Return True if it is arranged for a pane of that size and for what is seen."""
        return self._asked == self._question(size, sight)

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        """Paint a moment onto the pane."""
        found = self.targets(moment.sight, moment.belt_turns)
        self._painter.paint(Frame(surface, moment), found)

    def targets(self, sight: Sight, belt_turns: float = 0.0) -> dict[Target, Rect]:
        """Return what can be clicked, and where it is."""
        return targets(self._layout, sight, self._ground, belt_turns)

    def target(
        self, point: Point, sight: Sight, belt_turns: float, finger: bool = False
    ) -> Target | None:
        """Return what is at a point of the pane, or what a *finger* there means."""
        target = (touched if finger else at)(self.targets(sight, belt_turns), point)
        if target is None and self._ground is not None and self._ground.surrounds(point):
            return GroundAt(self._ground.name)
        # The space between the cards is meant only for a card that is put there.
        return None if target == OwnFan() and sight.hand is None else target

    def meant(self, asked: tuple[Target, ...]) -> tuple[Target, ...]:
        """Return what Tab goes to, if that is asked for."""
        return asked

    def has_menu_at(self, point: Point) -> bool:
        """Return True if the lines of a menu have their place at a point of the pane."""
        menu = self._layout.own.get("menu")
        return menu is not None and menu.collidepoint(point)

    def crowded(self, sight: Sight) -> bool:
        """Return True if the menu has several lines, smaller than a finger."""
        lines = [area for what, area in self.targets(sight).items() if isinstance(what, LineAt)]
        return len(lines) > 1 and min(area.height for area in lines) < FINGER_PX

    def line_at(self, point: Point, sight: Sight, finger: bool) -> Target | None:
        """Return which line of the menu is at a point of the pane while it takes up all of that."""
        count = 0 if sight.cursor is None else len(sight.cursor.options)
        areas = large_lines(self._layout.size, count)
        found: dict[Target, Rect] = {LineAt(number): area for number, area in enumerate(areas)}
        return (touched if finger else at)(found, point)

    def key(self, key: int, sight: Sight) -> Target | None:
        """Return what a key is meant for."""
        if self._ground is not None:
            if key in _PILE_KEYS:
                return PileAt(sight.pile(_PILE_KEYS[key]))
            return GroundAt(self._ground.name) if key == pygame.K_r else _TILE_KEYS.get(key)
        if key in _DIGITS:
            spot = SpotAt(_DIGITS[key])
            return spot if spot in self.targets(sight) else None
        if key == pygame.K_d:
            decks = sight.scene.layout.decks
            return DeckAt(decks[0]) if decks else None
        if key in _CARD_KEYS:
            return _CARD_KEYS[key]
        return OwnHand() if key == pygame.K_ESCAPE and sight.hand is not None else None

    def walk(self, sight: Sight) -> Sequence[Sequence[Target]]:
        """Return what the arrow keys move along: left and right in a row, up and down between
        rows."""
        return walk(self.targets(sight), sight)


def _control_cards(sight: Sight) -> bool:
    """Return True if control cards beside the table have a meaning now."""
    return any(place.startswith(f"{BESIDE}/") for place in sight.cards)


def seats_shown(sight: Sight) -> tuple[str, ...]:
    """Return the seats around the table, clockwise; in a card game those that play, and the
    observer's."""
    seats = tuple(seat.seat for seat in sight.scene.seats)
    if sight.match is None or not with_cards(sight.scene):
        return seats
    playing = {player.seat for player in sight.match.players} | {sight.scene.seat}
    return tuple(seat for seat in seats if seat in playing)
