"""The table of "Where's My Luggage?" in the player's window: the belt or the rows as the stage, and
what lies in front of the player."""

from collections.abc import Callable, Mapping, Sequence

import pygame
from msgspec import Struct

from display import theme
from display.art.picture import painted
from display.scene.verbs import lit
from display.screens import cards
from display.screens.layout import Rect, letters_px
from display.screens.page import Page
from display.sides import side_picture
from display.tabletop import look, luggage
from display.tabletop.areas import ground_spot, shows_pairs, tiles_on
from display.tabletop.belt import ground_of
from display.tabletop.layout import CARD_SHAPE
from display.tabletop.moment import Moment
from display.tabletop.sight import Sight
from display.targets import GroundAt, OwnHand, OwnPad, PileAt, Target, TileAt
from hardware.scene import Label, SeenPlace

FRAME_S = 1 / 30

_NEAR = 1.3
"""How much larger a tile is drawn that is pointed at."""


IN_A_WINDOW: Mapping[str, str] = {
    "luggage-hands-ready": "scene-ready",
    "luggage-hands-look-and-tap": "scene-look-inside",
    "luggage-hands-tap": "scene-look-inside",
    "luggage-hands-flip": "scene-flip",
    "luggage-hands-next": "scene-flip",
    "luggage-hands-wait": "scene-counting",
    "luggage-hands-done": "scene-done",
    "luggage-hands-say-done": "scene-done",
    "luggage-hands-was-that-all": "scene-was-that-all",
    "luggage-hands-nothing-to-show": "scene-nothing-to-show",
    "luggage-hands-only-found": "scene-check-first",
    "luggage-hands-press-b-first": "scene-take-back-first",
    "luggage-hands-still-reading": "scene-one-moment",
    "luggage-hands-show-it": "scene-show-it",
    "luggage-hands-tap-passenger": "scene-passenger-first",
}
"""What is said without pads and buttons in place of the hints of this game."""


class GroundStage:
    """The ground in a stage of one size, with its picture, which never moves."""

    def __init__(self, sight: Sight, area: Rect) -> None:
        self.asked = self.question(sight, area)
        self.area = area
        self.ground = ground_of(sight, area)
        large = pygame.Surface((area.right * look.SMOOTH, area.bottom * look.SMOOTH))
        large.fill(theme.mixed(theme.NIGHT, theme.DUSK, 0.3))
        self.ground.prepare(large)
        part = large.subsurface(Rect(*(side * look.SMOOTH for side in area)))
        self.picture = pygame.transform.smoothscale(part, area.size)
        self._places: Sequence[SeenPlace] = ()
        self._lying: Sequence[tuple[TileAt, Label, pygame.Surface]] = ()

    @staticmethod
    def question(sight: Sight, area: Rect) -> object:
        """Return everything that the ground depends on."""
        seats = tuple(seat.seat for seat in sight.scene.seats)
        return tuple(area), sight.in_rows, sight.scene.belt_places, sight.own, seats

    def targets(self, sight: Sight, belt_turns: float) -> dict[Target, Rect]:
        """Return the pieces on the ground, and where each is now."""
        tiles = tiles_on(self.ground, sight, belt_turns)
        whole: dict[Target, Rect] = {GroundAt(self.ground.name): self.area}
        return whole | {tile: Rect(area) for tile, area in tiles.items()}

    def spot(self, place: str, belt_turns: float) -> tuple[tuple[float, float], int] | None:
        """Return the middle and the side of a piece on the ground; None elsewhere."""
        return ground_spot(self.ground, place, belt_turns)

    def lying(
        self, places: Sequence[SeenPlace], belt_turns: float
    ) -> Sequence[tuple[TileAt, Label, pygame.Surface]]:
        """Return the pieces on the ground with their pictures, from what is seen in all *places*:
        they are the same until something else is seen, however far the belt turns."""
        if places is not self._places:
            spots = [(seen, self.spot(seen.place, belt_turns)) for seen in places]
            self._places = places
            self._lying = [
                (TileAt(seen.place), seen.top, look.picture((spot[1], spot[1]), seen.top))
                for seen, spot in spots
                if spot is not None
            ]
        return self._lying


def is_lit(moment: Moment) -> bool:
    """Whether something is to be done on the ground; which suitcase is sought there is for the
    player to find."""
    return bool(moment.hint.sought) or any(isinstance(one, GroundAt) for one in lit(moment))


def draw_ground(
    page: Page, stage: GroundStage, now: Callable[[], Moment], lit: bool, lying: object, area: Rect
) -> None:
    """Draw the ground with what lies on it, wherever the belt has come to meanwhile."""

    def draw() -> None:
        moment = now()
        page.surface.blit(stage.picture, area)
        stage.ground.paint(page.surface, moment)
        _tiles(page, stage, moment)
        if lit:
            page.put(look.frame((area.width - 4, area.height - 4), 14, 3, theme.AMBER), area)
        if moment.sight.scene.belt_rpm:
            page.stands(FRAME_S)

    page.live(area, draw, opaque=True)


def _tiles(page: Page, stage: GroundStage, moment: Moment) -> None:
    arriving = {flight.goal for flight in moment.flights}
    pointed = () if moment.sight.hand is not None else (moment.hover, moment.focus)
    over: tuple[tuple[float, float], int, Label] | None = None
    for tile, label, picture in stage.lying(moment.sight.scene.places, moment.belt_turns):
        spot = stage.spot(tile.place, moment.belt_turns)
        if spot is None or tile.place in arriving:
            continue
        centre, side = spot
        if tile in pointed:
            over = (centre, round(side * _NEAR), label)
        else:
            look.put(page.surface, picture, centre)
    if over is not None:
        centre, side, label = over
        look.put(page.surface, look.frame((side + 8, side + 8), 10, 3, theme.AMBER), centre)
        look.put(page.surface, look.picture((side, side), label), centre)


class OwnPile(Struct, frozen=True):
    """A pile in front of the player, or the piece in the hand: its caption, what lies there, and
    whether something is to be done with it."""

    target: Target
    caption: str
    top: Label | None
    count: int
    lit: bool
    tile: bool


def own_piles(moment: Moment) -> tuple[OwnPile, ...]:
    """Return what lies in front of the player, from left to right."""
    sight, now = moment.sight, lit(moment)
    piles = ["action", "draw", "aside", *(["shown"] if shows_pairs(sight) else [])]
    found = []
    for name in piles:
        seen = sight.seen(name)
        target = PileAt(sight.pile(name))
        found.append(
            OwnPile(
                target,
                luggage.CAPTIONS[name],
                None if seen is None or moment.arriving(target.place) else seen.top,
                0 if seen is None else seen.count,
                target in now,
                False,
            )
        )
    hand = None if moment.flying_to(sight.own) or moment.dragged_to else sight.hand
    held = OwnPile(OwnHand(), "hands-at-hand", hand, 1, bool({OwnHand(), OwnPad()} & now), True)
    return (found[0], held, *found[1:])


def draw_own_piles(page: Page, piles: tuple[OwnPile, ...], area: Rect) -> None:
    """Draw the piles side by side, the hand among them."""
    width = min(area.width // len(piles), round(area.height * 0.95)) - page.gap
    x = area.centerx - (width + page.gap) * len(piles) // 2
    for pile in piles:
        page.section(Rect(x, area.y, width, area.height), _pile, None, pile)
        x += width + page.gap


def _pile(page: Page, pile: OwnPile, area: Rect) -> None:
    page.clickable(pile.target, area)
    if pile.lit:
        cards.ground(page, area, lit=True)
    room = area.inset(page.gap, page.gap // 2)
    letters = letters_px(page.area.height) * 1.3
    foot, room = room.split_bottom(letters * 1.5, 2)
    page.write(page.words(pile.caption), foot, theme.PAPER if pile.lit else theme.MIST,
               height=letters, bold=pile.lit)  # fmt: skip
    shape = CARD_SHAPE
    if pile.top is not None:
        shape = 1.0 if pile.top.kind == "tile" else CARD_SHAPE
    elif pile.tile:
        shape = 1.0
    place = room.fitted(shape)
    if pile.top is None:
        page.panel(place, theme.mixed(theme.NIGHT, theme.PANEL, 0.5), theme.PANEL_EDGE, 1)
        return
    page.put(painted(place.size, side_picture(pile.top)), place)
    if pile.count > 1:
        cards.count(page, pile.count, place)
