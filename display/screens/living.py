"""Until when a picture is valid, and what of it is drawn again while the rest stands.

To read the clock of a page is to say that the picture is different in the next frame;
`Living.stands` says that it stays as it is for longer. What is said while a part
is drawn holds for that part; all else holds for its section, or for the whole page.

A page is divided into sections, which are drawn of nothing but what they are given. When there is
another view only those are drawn again for which it is different.
"""

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar, cast

import pygame

from display.screens.layout import Rect
from display.targets import Target

Subject = TypeVar("Subject")


class Written(NamedTuple):
    """A line of text that stands on the page, where, and in which room it has to stay."""

    text: str
    area: Rect
    room: Rect


class NotDivided(Exception):
    """Something was drawn outside of all sections."""


class LiveArea:
    """An area that is drawn by itself, on the *ground* that was there before; without one it paints
    every pixel. `due_s` is when it looks different, on the screen's clock; `of_view` says that this
    depends on when the view came."""

    def __init__(self, area: Rect, draw: Callable[[], None], ground: pygame.Surface | None) -> None:
        self.area = area
        self.draw = draw
        self.ground = ground
        self.due_s = math.inf
        self.of_view = False
        self.written: list[Written] = []

    def __repr__(self) -> str:
        return f"<Part {self.area}, due at {self.due_s:.2f} s>"


class Watched:
    """Has the attributes of *subject*, and notes which of them were read."""

    def __init__(self, subject: object) -> None:
        self.subject = subject
        self.read: dict[str, object] = {}

    def __getattr__(self, name: str) -> Any:
        value = self.read[name] = getattr(self.subject, name)
        return value

    def sees_the_same_in(self, other: object) -> bool:
        """Whether all that was read is equal in *other*."""
        if other is self.subject:
            return True
        if type(other) is not type(self.subject):
            return False
        return all(getattr(other, name) == value for name, value in self.read.items())


class Section:
    """A part of a page that was drawn of some inputs, with its own parts, text and targets. Without
    *draw* it is what was drawn between two of them."""

    def __init__(
        self,
        area: Rect,
        draw: Callable[..., None] | None = None,
        subject: object = None,
        inputs: tuple[object, ...] = (),
    ) -> None:
        self.area, self.draw = area, draw
        self.subject = None if subject is None else Watched(subject)
        self.inputs = inputs
        self.context = Watched(None)
        """What it has read of the page's view."""
        self.begin()

    def __repr__(self) -> str:
        return f"<Section {getattr(self.draw, '__name__', 'between')} {self.area}>"

    def begin(self) -> None:
        """Forget what was drawn."""
        self.due_s = math.inf
        self.of_view = False
        self.painted = False
        self.parts: list[LiveArea] = []
        self.blocks: list[list[Written]] = [[]]
        """The lines of text in their order; each part has a block of its own."""
        self.targets: dict[Target, Rect] = {}
        for watched in (self.subject, self.context):
            if watched is not None:
                watched.read = {}

    def stands_for(self, other: "Section", context: object) -> bool:
        """Whether it looks just as *other* will; if so it is about the same from now on."""
        if self.draw != other.draw or self.of_view or not self.context.sees_the_same_in(context):
            return False
        if self.inputs != other.inputs or (self.subject is None) != (other.subject is None):
            return False
        if self.subject is not None and other.subject is not None:
            if not self.subject.sees_the_same_in(other.subject.subject):
                return False
            self.subject.subject = other.subject.subject
        self.context.subject = context
        return True


class Living:
    """A surface on which some things move. `now_s` is the time on the screen's clock; the view
    came *age_s* ago, and the first one of its stage and phase *shown_s* ago."""

    def __init__(
        self, surface: pygame.Surface, now_s: float, age_s: float = 0.0, shown_s: float = 0.0
    ) -> None:
        self._surface = surface
        self._clock_s = now_s
        self._came_s, self._shown_s = now_s - age_s, now_s - shown_s
        self._part: LiveArea | None = None
        self._section = Section(Rect(surface.get_rect()))
        self._sections = [self._section]
        self._declared: list[Section] | None = None
        """The sections of another view, while they are told and nothing is painted."""

    @property
    def surface(self) -> pygame.Surface:
        self._draws()
        self._section.painted = True
        return self._surface

    def _draws(self) -> None:
        if self._declared is not None:
            raise NotDivided

    # ---- the clock -------------------------------------------------------------------------------

    @property
    def now_s(self) -> float:
        return self.clock_s(0.0)

    def clock_s(self, step_s: float) -> float:
        """The clock, for what need not be drawn again sooner than after *step_s*."""
        self.stands(step_s)
        return self._clock_s

    def moved_px(self, px_per_s: float, runs_s: float = math.inf, rests_s: float = 0.0) -> int:
        """How far something is that moves on, always or for *runs_s* between rests: it is drawn
        again one pixel later."""
        if not rests_s:
            return self._rounded_px(self._clock_s * px_per_s, px_per_s)
        runs, into_s = divmod(self._clock_s, runs_s + rests_s)
        ran_s = runs * runs_s + min(into_s, runs_s)
        if into_s >= runs_s:
            self.stands(runs_s + rests_s - into_s)
            return math.floor(ran_s * px_per_s + 0.5)
        return self._rounded_px(ran_s * px_per_s, px_per_s)

    def _rounded_px(self, at_px: float, px_per_s: float) -> int:
        """Where in whole pixels something is that moves: until it is nearer to the next one."""
        whole = math.floor(at_px + 0.5)
        if px_per_s:
            ahead_px = whole + 0.5 - at_px if px_per_s > 0 else at_px - (whole - 0.5)
            self.stands(ahead_px / abs(px_per_s))
        return whole

    def shown_for(self, seconds: float) -> bool:
        """Whether views of this stage and phase have been there for *seconds*."""
        self.follows_view()
        left_s = self._shown_s + seconds - self._clock_s
        if left_s > 0:
            self.stands(left_s)
        return left_s <= 0

    @property
    def shown_s(self) -> float:
        """For how long views of this stage and phase have been there."""
        self.follows_view()
        self.stands(0.0)
        return self._clock_s - self._shown_s

    def turned_to(self, turn_s: float, count: int) -> int:
        """Which of *count* pages stands now, where each has a turn of *turn_s*."""
        self.follows_view()
        turns, into_s = divmod(self._clock_s - self._shown_s, turn_s)
        self.stands(turn_s - into_s)
        return int(turns) % count

    def stands(self, seconds: float) -> None:
        """Say that what is being drawn looks the same for that long, whatever the clock says."""
        self._draws()
        drawn = self._part or self._section
        drawn.due_s = min(drawn.due_s, self._clock_s + seconds)

    def follows_view(self) -> None:
        """Say that what is being drawn depends on when the view came."""
        self._draws()
        (self._part or self._section).of_view = True

    @property
    def due_s(self) -> float:
        """When anything on the page looks different, on the screen's clock."""
        return min(
            *(section.due_s for section in self._sections),
            *(part.due_s for part in self.parts),
            math.inf,
        )

    # ---- sections --------------------------------------------------------------------------------

    def section(
        self, area: Rect, draw: Callable[..., None], subject: object = None, *inputs: object
    ) -> None:
        """Let *area* be drawn by `draw(page, subject, *inputs, area)`, or without a *subject* by
        `draw(page, *inputs, area)`.

        It is drawn again when something that it has read of the *subject* is different, or one of
        the *inputs*, or *draw* itself. It *must* read nothing else that changes. What would be
        painted elsewhere is cut off. Sections may overlap, but then they are all drawn again.
        """
        if self._section.draw is not None and self._declared is None:
            self._call(draw, None if subject is None else Watched(subject), inputs, area)
            return
        section = Section(Rect(area), draw, subject, inputs)
        if self._declared is not None:
            self._declared.append(section)
            return
        self._sections.append(section)
        self._draw_section(section)
        self._section = Section(Rect(self._surface.get_rect()))
        self._sections.append(self._section)

    def _call(
        self,
        draw: Callable[..., None],
        subject: Watched | None,
        inputs: tuple[object, ...],
        area: Rect,
    ) -> None:
        if subject is None:
            draw(self, *inputs, area)
        else:
            draw(self, subject, *inputs, area)

    def _draw_section(self, section: Section) -> None:
        assert section.draw is not None, "it is no space between"
        section.begin()
        section.context.subject = self.context
        self._section = section
        clip = self._surface.get_clip()
        self._surface.set_clip(section.area.clip(clip))
        self._call(section.draw, section.subject, section.inputs, section.area)
        self._surface.set_clip(clip)

    def latest(self, subject: Subject) -> Callable[[], Subject]:
        """What tells a part what the subject of its section is meanwhile: whatever it reads of that
        is drawn with each view, without the rest of the section."""

        def now() -> Subject:
            self.follows_view()
            return cast("Subject", subject.subject) if isinstance(subject, Watched) else subject

        return now

    # ---- parts -----------------------------------------------------------------------------------

    @property
    def parts(self) -> list[LiveArea]:
        """Of all sections."""
        return [part for section in self._sections for part in section.parts]

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
        part = LiveArea(area, draw, None if opaque else _ground(self._surface, area))
        self._section.blocks += [part.written, []]
        self._paint(part)
        if part.due_s < math.inf or part.of_view:
            self._section.parts.append(part)

    def let_go(self) -> None:
        """Forget the parts. What draws them has this page, so their grounds would wait for the
        garbage collector, which counts objects and knows no bytes."""
        self._sections.clear()

    # ---- again -----------------------------------------------------------------------------------

    def refresh(self, now_s: float) -> list[Rect] | None:
        """Draw what is due at *now_s*; return its areas, or None if the whole page is due."""
        self._clock_s = now_s
        if any(one.due_s <= now_s for one in self._sections if one.draw is None):
            return None
        due = [one for one in self._sections if one.due_s <= now_s]
        return self._again(due, []) if due else self._refresh_parts()

    def turn(
        self, now_s: float, age_s: float, shown_s: float, declare: Callable[[], None]
    ) -> list[Rect] | None:
        """Draw what another view changes, which came *age_s* ago: *declare* draws the page of it.
        Return where that is, or None if the page has to be drawn as a whole, because not all of it
        is in sections."""
        if any(one.painted for one in self._sections if one.draw is None):
            return None
        self._clock_s = now_s
        self._came_s, self._shown_s = now_s - age_s, now_s - shown_s
        self._declared = []
        try:
            declare()
            declared = self._declared
        except NotDivided:
            return None
        finally:
            self._declared = None
        before = {tuple(one.area): one for one in self._sections if one.draw is not None}
        self._sections, changed = [], []
        for section in declared:
            old = before.get(tuple(section.area))
            if old is not None and old.stands_for(section, self.context):
                section = before.pop(tuple(section.area))
                for part in section.parts:
                    if part.of_view:
                        part.due_s = -math.inf
            else:
                changed.append(section)
            self._sections.append(section)
        return self._again(changed, [one.area for one in before.values()])

    def _again(self, sections: list[Section], bare: list[Rect]) -> list[Rect]:
        """Draw those sections again, and all that is touched by them or by what is *bare* now."""
        areas = [*bare, *(one.area for one in sections)]
        waiting = [one for one in self._sections if one.draw is not None and one not in sections]
        while touched := [one for one in waiting if one.area.collidelist(areas) >= 0]:
            sections = [*sections, *touched]
            areas += [one.area for one in touched]
            waiting = [one for one in waiting if one not in touched]
        areas = [area for index, area in enumerate(areas) if area not in areas[:index]]
        for area in areas:
            self._surface.set_clip(area)
            self.paint_ground(area)
        self._surface.set_clip(None)
        for section in [one for one in self._sections if one in sections]:
            section.begin()
        for section in [one for one in self._sections if one in sections]:
            self._draw_section(section)
        return [*areas, *self._refresh_parts()]

    def _refresh_parts(self) -> list[Rect]:
        areas = []
        for section in self._sections:
            for part in section.parts:
                if part.due_s <= self._clock_s:
                    self._section = section
                    self._surface.set_clip(part.area)
                    if part.ground is not None:
                        self._surface.blit(part.ground, part.area, ((0, 0), part.area.size))
                    self._paint(part)
                    areas.append(part.area)
        self._surface.set_clip(None)
        return areas

    @property
    def context(self) -> object:
        """What sections may read beside their inputs, by `reads`."""
        return None

    @property
    def reads(self) -> Any:
        """The context, for what is being drawn."""
        return self.context if self._section.draw is None else self._section.context

    def paint_ground(self, area: Rect) -> None:
        """Paint what is behind all sections."""

    def _paint(self, part: LiveArea) -> None:
        part.written.clear()
        part.due_s = math.inf
        self._part = part
        part.draw()
        self._part = None

    # ---- text and targets ------------------------------------------------------------------------

    @property
    def written(self) -> list[Written]:
        """Every line of text on the page, with its place."""
        return list(self._lines())

    def _lines(self) -> Iterator[Written]:
        for section in self._sections:
            for block in section.blocks:
                yield from block

    def wrote(self, text: str, area: Rect, room: Rect) -> None:
        """Note a line of text that has been written."""
        self._draws()
        block = self._section.blocks[-1] if self._part is None else self._part.written
        block.append(Written(text, area, room))

    @property
    def targets(self) -> dict[Target, Rect]:
        """What can be clicked, and where."""
        return {what: at for one in self._sections for what, at in one.targets.items()}

    def clickable(self, target: Target, area: Rect) -> None:
        """Let a click in *area* mean that."""
        self._draws()
        self._section.targets[target] = area


def _ground(surface: pygame.Surface, area: Rect) -> pygame.Surface:
    """A copy of the surface, a pixel wider: lines of pixels that begin at multiples of 16 bytes
    SDL 2.28 writes past the processor's cache (SDL_BlitCopySSE), which takes a small picture five
    times as long."""
    ground = pygame.Surface((area.width + 1 + area.width % 2, area.height), 0, surface)
    ground.blit(surface, (0, 0), area)
    return ground
