"""Until when a picture is valid, and the parts of it that are drawn again while the rest stands.

To read the clock of a page is to say that the picture is different in the next frame;
`Living.stands` says that it stays as it is for longer. What is said while a part
is drawn holds for that part; all else holds for the whole page, which is then drawn again.
"""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from display.screens.layout import Rect


class Written(NamedTuple):
    """A line of text that stands on the page, where, and in which room it has to stay."""

    text: str
    area: Rect
    room: Rect


class Part:
    """An area that is drawn by itself, on the *ground* that was there before; without one it paints
    every pixel. `due_s` is when it looks different, on the screen's clock."""

    def __init__(self, area: Rect, draw: Callable[[], None], ground: pygame.Surface | None) -> None:
        self.area = area
        self.draw = draw
        self.ground = ground
        self.due_s = math.inf
        self.written: list[Written] = []

    def __repr__(self) -> str:
        return f"<Part {self.area}, due at {self.due_s:.2f} s>"


class Living:
    """A surface on which some things move. `now_s` is the time on the screen's clock; the view
    came *age_s* ago, and the first one of its stage and phase *shown_s* ago."""

    def __init__(
        self, surface: pygame.Surface, now_s: float, age_s: float = 0.0, shown_s: float = 0.0
    ) -> None:
        self.surface = surface
        self.parts: list[Part] = []
        self._clock_s = now_s
        self._came_s, self._shown_s = now_s - age_s, now_s - shown_s
        self._due_s = math.inf
        self._part: Part | None = None
        self._blocks: list[list[Written]] = [[]]
        """The lines of text in their order; each part has a block of its own."""
        self._covered: list[Rect] = []

    # ---- the clock -------------------------------------------------------------------------------

    @property
    def now_s(self) -> float:
        return self.clock_s(0.0)

    def clock_s(self, step_s: float) -> float:
        """The clock, for what need not be drawn again sooner than after *step_s*."""
        self.stands(step_s)
        return self._clock_s

    def moved_px(self, px_per_s: float) -> int:
        """How far something is that always moves on: it is drawn again one pixel later."""
        return self._rounded_px(self._clock_s * px_per_s, px_per_s)

    def _rounded_px(self, at_px: float, px_per_s: float) -> int:
        """Where in whole pixels something is that moves: until it is nearer to the next one."""
        whole = math.floor(at_px + 0.5)
        if px_per_s:
            ahead_px = whole + 0.5 - at_px if px_per_s > 0 else at_px - (whole - 0.5)
            self.stands(ahead_px / abs(px_per_s))
        return whole

    def shown_for(self, seconds: float) -> bool:
        """Whether views of this stage and phase have been there for *seconds*."""
        left_s = self._shown_s + seconds - self._clock_s
        if left_s > 0:
            self.stands(left_s)
        return left_s <= 0

    @property
    def shown_s(self) -> float:
        """For how long views of this stage and phase have been there."""
        self.stands(0.0)
        return self._clock_s - self._shown_s

    def turned_to(self, turn_s: float, count: int) -> int:
        """Which of *count* pages stands now, where each has a turn of *turn_s*."""
        turns, into_s = divmod(self._clock_s - self._shown_s, turn_s)
        self.stands(turn_s - into_s)
        return int(turns) % count

    def stands(self, seconds: float) -> None:
        """Say that what is being drawn looks the same for that long, whatever the clock says."""
        due_s = self._clock_s + seconds
        if self._part is None:
            self._due_s = min(self._due_s, due_s)
        else:
            self._part.due_s = min(self._part.due_s, due_s)

    @property
    def due_s(self) -> float:
        """When anything on the page looks different, on the screen's clock."""
        return min([self._due_s, *(part.due_s for part in self.parts)])

    # ---- parts -----------------------------------------------------------------------------------

    def live(self, area: pygame.Rect, draw: Callable[[], None], opaque: bool = False) -> None:
        """Draw a part that moves by itself: *draw* reads the clock whenever it is called.

        What moves *must* stay within *area*, and nothing may be painted over it later; what else
        *draw* paints is painted once. An *opaque* part paints all of its area.
        """
        area = Rect(area.clip(self.surface.get_clip()))
        overlaps = any(part.area.colliderect(area) for part in self.parts)
        if self._part is not None or overlaps or not (area.width and area.height):
            draw()
            return
        part = Part(area, draw, None if opaque else _ground(self.surface, area))
        self._blocks += [part.written, []]
        self._paint(part)
        if part.due_s < math.inf:
            self.parts.append(part)

    def let_go(self) -> None:
        """Forget the parts. What draws them has this page, so their grounds would wait for the
        garbage collector, which counts objects and knows no bytes."""
        self.parts.clear()

    def cover(self, area: pygame.Rect) -> None:
        """Something is about to be painted over *area*: nothing moves there any longer, and no
        text can be read. A part that sticks out above goes on there; one that does so elsewhere is
        drawn with the page."""
        self._covered.append(Rect(area))
        for block in self._blocks:
            block[:] = [line for line in block if not line.area.colliderect(area)]
        for part in [part for part in self.parts if part.area.colliderect(area)]:
            below = part.area.clip(area)
            if below.width == part.area.width and below.bottom == part.area.bottom:
                part.area.height -= below.height
            else:
                self._due_s = min(self._due_s, part.due_s)
                part.area.height = 0
        self.parts = [part for part in self.parts if part.area.height]

    def refresh(self, now_s: float) -> list[Rect] | None:
        """Draw the parts that are due at *now_s*; return their areas, or None if the whole page
        is due."""
        self._clock_s = now_s
        if self._due_s <= now_s:
            return None
        areas = []
        for part in self.parts:
            if part.due_s <= now_s:
                self.surface.set_clip(part.area)
                if part.ground is not None:
                    self.surface.blit(part.ground, part.area, ((0, 0), part.area.size))
                self._paint(part)
                areas.append(part.area)
        self.surface.set_clip(None)
        return areas

    def _paint(self, part: Part) -> None:
        part.written.clear()
        part.due_s = math.inf
        self._part = part
        part.draw()
        self._part = None

    # ---- text ------------------------------------------------------------------------------------

    @property
    def written(self) -> list[Written]:
        """Every line of text on the page, with its place."""
        return list(self._lines())

    def _lines(self) -> Iterator[Written]:
        for block in self._blocks:
            yield from block

    def wrote(self, text: str, area: Rect, room: Rect) -> None:
        """Note a line of text that has been written."""
        block = self._blocks[-1] if self._part is None else self._part.written
        if self._part is None or area.collidelist(self._covered) < 0:
            block.append(Written(text, area, room))


def _ground(surface: pygame.Surface, area: Rect) -> pygame.Surface:
    """A copy of what is there, a pixel wider: lines of pixels that begin at multiples of 16 bytes
    SDL 2.28 writes past the processor's cache (SDL_BlitCopySSE), which takes a small picture five
    times as long."""
    ground = pygame.Surface((area.width + 1 + area.width % 2, area.height), 0, surface)
    ground.blit(surface, (0, 0), area)
    return ground
