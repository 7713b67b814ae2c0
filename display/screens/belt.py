"""The carousel's belt as a band across the screen, with what rides on it."""

import math
from collections.abc import Callable, Sequence

import pygame

from display import theme
from display.art.canvas import Colour, Size
from display.art.keeping import POOL
from display.screens.layout import Rect
from display.screens.page import Page

_RUBBER: Colour = (44, 46, 58)
_SLAT: Colour = (62, 65, 80)
_STEEL: Colour = (142, 150, 172)
_STEEL_DARK: Colour = (88, 95, 118)


def belt(page: Page, area: Rect) -> None:
    """A belt that stands still."""
    page.tile(_band(area.height), area)


def procession(
    page: Page,
    area: Rect,
    names: Sequence[str],
    px_per_s: float,
    picture: Callable[[Size, str], pygame.Surface],
    band: Rect | None = None,
    runs_s: float = math.inf,
    rests_s: float = 0.0,
) -> None:
    """Things in a row that moves to the left, for ever or for *runs_s* between rests, as many as
    fit, one after the other, with a belt below them if it has a *band*.

    *picture* is given the size of a square and a thing's name; an end of the area that is no end of
    the page fades into what was behind the row, which *must* be alike from left to right.
    """
    whole = area if band is None else Rect(area.union(band))
    strip = _Strip(page.surface, area, names, picture, band)
    page.live(whole, lambda: strip.show(page.surface, page.moved_px(px_per_s, runs_s, rests_s)))


class _Strip:
    """The row as one picture, longer than what is seen of it by a thing, that begins again from the
    left at its end. A thing is painted when it comes into sight, with all that is behind it."""

    def __init__(
        self,
        surface: pygame.Surface,
        area: Rect,
        names: Sequence[str],
        picture: Callable[[Size, str], pygame.Surface],
        band: Rect | None,
    ) -> None:
        self._area = area if band is None else Rect(area.union(band)).clip(surface.get_rect())
        self._names, self._picture, self._band = names, picture, band
        self._thing = Rect(0, area.y - self._area.y, area.height, area.height)
        self._pitch = round(area.height * 1.3)
        self._ground = surface.subsurface((self._area.topleft, (1, self._area.height))).copy()
        self._held: list[int | None] = [None] * (self._area.width // self._pitch + 2)
        """Which place of the endless row is painted where."""
        self._ends = self._faded_ends(surface.get_width())
        self._row = pygame.Surface((len(self._held) * self._pitch, self._area.height))

    def _faded_ends(self, page_px: int) -> list[tuple[pygame.Surface, Rect]]:
        """What lies over the ends of the area that are within a page of that width."""
        fade = _fade((self._area.height // 4, self._area.height))
        ends = []
        for inside, turned, anchor in (
            (self._area.left > 0, False, "topleft"),
            (self._area.right < page_px, True, "topright"),
        ):
            if inside:
                end = pygame.transform.flip(fade, turned, False)
                ground = pygame.transform.scale(self._ground, end.get_size())
                end.blit(ground, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
                place = end.get_rect(**{anchor: getattr(self._area, anchor)})
                ends.append((end, Rect(place)))
        return ends

    def show(self, surface: pygame.Surface, moved_px: int) -> None:
        first = moved_px // self._pitch
        for place in range(first, first + len(self._held)):
            if self._held[place % len(self._held)] != place:
                self._paint(place)
        length, width = self._row.get_width(), self._area.width
        begin = moved_px % length
        surface.blit(self._row, self._area, (begin, 0, width, self._area.height))
        if begin + width > length:
            rest = (self._area.x + length - begin, self._area.y)
            surface.blit(self._row, rest, (0, 0, begin + width - length, self._area.height))
        for end, corner in self._ends:
            surface.blit(end, corner)

    def _paint(self, place: int) -> None:
        held = place % len(self._held)
        self._held[held] = place
        slot = Rect(held * self._pitch, 0, self._pitch, self._area.height)
        self._row.set_clip(slot)
        self._row.blit(pygame.transform.scale(self._ground, slot.size), slot)
        if self._band is not None:
            band = _band(self._band.height)
            x = slot.x - place * self._pitch % band.get_width()
            for left in range(x, slot.right, band.get_width()):
                self._row.blit(band, (left, self._band.y - self._area.y))
        thing = self._picture(self._thing.size, self._names[place % len(self._names)])
        self._row.blit(thing, thing.get_rect(center=self._thing.move(slot.x, 0).center))


@POOL.keeping
def _fade(size: Size) -> pygame.Surface:
    """A mask that lets less and less through from left to right."""
    mask = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(size[0]):
        mask.fill((255, 255, 255, round(255 * (1 - x / size[0]))), (x, 0, 1, size[1]))
    return mask


@POOL.keeping
def _band(height: int) -> pygame.Surface:
    """Some slats of belt between two steel edges; repeats without a seam."""
    slat = max(6, height // 2)
    slats = 12
    band = pygame.Surface((slat * slats, height))
    band.fill(_RUBBER)
    for index in range(slats):
        pygame.draw.line(
            band,
            _SLAT,
            (index * slat + slat // 2, 0),
            (index * slat, height),
            max(1, height // 24),
        )
    edge = max(2, height // 8)
    for y in (0, height - edge):
        band.fill(_STEEL, (0, y, band.get_width(), edge))
        band.fill(_STEEL_DARK, (0, y + edge // 2, band.get_width(), edge - edge // 2))
    band.fill(theme.NIGHT, (0, 0, band.get_width(), 1))
    return band
