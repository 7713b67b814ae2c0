"""A page of the screen: a surface on which text always fits and every picture comes ready-made."""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from controller.views import SeatStatus, TableView
from display import art, theme
from display.art.canvas import Colour, Point, Size
from display.screens.layout import Rect, is_upright
from display.screens.living import Living
from display.screens.living import Written as Written
from display.words import Worded, Words

Align = Literal["left", "center", "right"]

SMALLEST_PX = 7
"""Where there is less height than this, no text is written: nobody could read it."""


GLOW_S = 0.01
"""How exactly it is known when what glows has another shade."""


def _swelling(now_s: float) -> float:
    """How bright what glows is: from 0 to 1, in ten steps."""
    return round(0.5 + 0.5 * math.sin(now_s * 4), 1)


class Around(NamedTuple):
    """What anything on a page may show of the view, whatever else it is about."""

    seats: tuple[SeatStatus, ...] = ()
    clock_ends_at_s: float | None = None

    @classmethod
    def of(cls, view: TableView) -> "Around":
        return cls(
            tuple(
                SeatStatus(one.seat, True, one.bot, False, one.lost, person=one.person)
                for one in view.seats
            ),
            view.clock_ends_at_s,
        )


class Page(Living):
    """One frame of a `view` under way, at `now_s` of the screen's clock.

    `written` lists every line of text with its place, so that a test can see that none is cut
    and none lies on another. The upper right corner, *corner_px* wide and high, belongs to
    the window.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        words: Words,
        now_s: float,
        age_s: float = 0.0,
        shown_s: float = 0.0,
        view: TableView | None = None,
        corner_px: int = 0,
    ) -> None:
        super().__init__(surface, now_s, age_s, shown_s)
        self.words = words
        self.show(view)
        self.whole = self.area = Rect(surface.get_rect())
        self._walls: Rect | None = None
        self.teaches = False
        """Whether a lesson takes room: on a page that is not low, what no lesson is about makes way
        for it."""
        self.corner_px = corner_px
        self.goes_on: bool | None = None
        """In a player's window, whether a click goes on; None on a screen for all, which says what
        to press."""
        self.by_phone = False
        """Whether those who look at it play with phones."""
        self.leaf: int | None = None
        """Which of several pages is shown; None where they take turns by themselves."""

    @property
    def in_window(self) -> bool:
        """Whether nobody there has a pad, a spot or a button: in a player's window, and where
        phones are the players' hands."""
        return self.goes_on is not None or self.by_phone

    def says(self, what: Worded) -> str:
        """The sentence of a message, in words for those who look at it."""
        return self.words.in_window(what) if self.in_window else self.words(what)

    def page_of(self, turn_s: float, count: int) -> int:
        """Which of *count* pages is shown, where each has a turn of *turn_s* unless somebody turns
        them."""
        if count == 1:
            return 0
        return self.turned_to(turn_s, count) if self.leaf is None else self.leaf % count

    def show(self, view: TableView | None) -> None:
        """Let the page be one of *view*."""
        self._view = view
        self._context = Around() if view is None else Around.of(view)

    @property
    def context(self) -> "Around":
        return self._context

    @property
    def clock_runs(self) -> bool:
        """Whether the view has a clock."""
        return self._clock_ends_at_s is not None

    @property
    def _clock_ends_at_s(self) -> float | None:
        ends_at_s: float | None = self.reads.clock_ends_at_s
        return ends_at_s

    def leave_corner(self, area: Rect, centred: bool = False) -> None:
        """Make *area* narrower by what it takes of the window's corner; what is *centred* in it
        stays where it is."""
        taken = area.right - (self.area.right - self.corner_px)
        if taken > 0 and area.top < self.corner_px:
            area.width -= taken * (1 + centred)
            area.left += taken * centred

    def paint_ground(self, area: Rect) -> None:
        theme.put_backdrop(self.surface)

    @property
    def walls(self) -> Rect:
        """Where something may be that reaches beyond the margins: everywhere, unless that was
        narrowed."""
        return self._walls or self.area

    @walls.setter
    def walls(self, walls: Rect) -> None:
        self._walls = walls

    @property
    def low(self) -> bool:
        """Whether the page is a wide and low pane, such as the upper part of a window."""
        return self.area.width > 2.4 * self.area.height

    @property
    def upright(self) -> bool:
        """Whether the page is higher than wide, and composed for it."""
        return is_upright(self.area)

    @property
    def em(self) -> float:
        """The usual height of a line of text."""
        return self.area.height * (0.095 if self.low else 0.062)

    @property
    def gap(self) -> int:
        """The usual space between things."""
        return max(3, round(min(self.area.height * 0.02, self.area.width * 0.012)))

    @property
    def radius(self) -> int:
        return max(4, round(min(self.area.size) * 0.022))

    @property
    def left_s(self) -> float | None:
        """What the clock of the view has left now; None when none runs."""
        ends_at_s = self._clock_ends_at_s
        return None if ends_at_s is None else ends_at_s - self.table_s

    @property
    def left_whole_s(self) -> int | None:
        """What the clock of the view shows, in whole seconds: 0 only when nothing is left."""
        ends_at_s = self._clock_ends_at_s
        if ends_at_s is None:
            return None
        left_s = ends_at_s - self._table_s
        whole_s = max(0, math.ceil(left_s))
        if left_s > 0:
            self.stands(left_s - whole_s + 1)
        return whole_s

    @property
    def table_s(self) -> float:
        """The table's clock, as the view has it; 0 without one."""
        self.stands(0.0)
        return self._table_s

    @property
    def _table_s(self) -> float:
        self.follows_view()
        return 0.0 if self._view is None else self._view.at_s + self._clock_s - self._came_s

    def between(self, begin_s: float, end_s: float) -> float:
        """How far the table's clock is on its way from one time to another: from 0 to 1."""
        now_s = self._table_s
        if now_s < end_s:
            self.stands(max(0.0, begin_s - now_s))
        if end_s <= begin_s:
            return float(now_s >= end_s)
        return min(1.0, max(0.0, (now_s - begin_s) / (end_s - begin_s)))

    def moved_since_px(self, begun_px: float, px_per_s: float, at_s: float) -> int:
        """Where something is that was at *begun_px* at a time of the table's clock, and moves since
        then: it is drawn again one pixel later."""
        return self._rounded_px(begun_px + px_per_s * (self._table_s - at_s), px_per_s)

    def passed(self, at_s: float) -> bool:
        """Whether the table's clock has come to *at_s*."""
        return self.between(at_s, at_s) == 1.0

    @property
    def seats(self) -> tuple[SeatStatus, ...]:
        """The chairs, with who sits there and whether the table hears it; of nothing else."""
        seats: tuple[SeatStatus, ...] = self.reads.seats
        return seats

    def glow(self) -> Colour:
        """A colour for what is due: it swells gently, to be seen from the corner of an eye."""
        shade = _swelling(self._clock_s)
        # The steepest of its ten steps takes 50 ms, the last one and back 230 ms.
        steps = (step * GLOW_S for step in range(1, 24))
        self.stands(next((s for s in steps if _swelling(self._clock_s + s) != shade), GLOW_S))
        return theme.mixed(theme.AMBER, theme.PAPER, shade * 0.5)

    # ---- pictures --------------------------------------------------------------------------

    def put(self, picture: pygame.Surface, area: Rect) -> None:
        """A ready picture in the middle of *area*."""
        self.surface.blit(picture, picture.get_rect(center=area.center))

    def panel(self, area: Rect, fill: Colour, edge: Colour | None = None, width: int = 2) -> None:
        if area.width > 0 and area.height > 0:
            radius = min(self.radius, area.width // 2, area.height // 2)
            # As wide for the eye where pixels are small: told for 1080 of them.
            edge_px = width * max(1, min(self.surface.get_size()) // 1080)
            theme.put_panel(self.surface, area, fill, edge, radius, edge_px)

    def plate(self, area: Rect, fill: Colour) -> None:
        """A panel whose colour changes all the time: the same few pictures come again and again."""
        radius = min(self.radius, area.width // 2, area.height // 2)
        self.put(theme.panel(area.size, fill, None, radius), area)

    def tile(self, picture: pygame.Surface, area: Rect, moved_px: Point = (0, 0)) -> None:
        """A picture that repeats without a seam, all over *area*, moved right and down."""
        width, height = picture.get_size()
        clip = self.surface.get_clip()
        self.surface.set_clip(area.clip(clip))
        for x in range(area.x + round(moved_px[0]) % width - width, area.right, width):
            for y in range(area.y + round(moved_px[1]) % height - height, area.bottom, height):
                self.surface.blit(picture, (x, y))
        self.surface.set_clip(clip)

    def bar(self, area: Rect, share: float, colour: Colour) -> None:
        """A bar that is filled up to a *share* (0 to 1)."""
        self.panel(area, theme.NIGHT, theme.PANEL_EDGE)
        filled = area.inset(3, 3)
        filled.width = round(filled.width * min(1.0, max(0.0, share)))
        self.panel(filled, colour)

    def icon(self, name: str, area: Rect) -> None:
        self.put(art.icon(_square(area), name), area)

    def ship(self, seat: str, area: Rect) -> None:
        style = theme.seat_style(seat)
        self.put(art.ship(_square(area), style.mark, style.colour), area)

    def seat_mark(self, seat: str, area: Rect) -> None:
        self.put(theme.seat_mark(_square(area), seat), area)

    def face(self, face: str, area: Rect) -> None:
        self.put(art.face(_square(area), face), area)

    def suitcase(self, suitcase: str, area: Rect) -> None:
        self.put(art.suitcase(area.size, suitcase), area)

    def portrait(self, passenger: str, area: Rect) -> None:
        self.put(art.portrait(_square(area), passenger), area)

    def common_height(self, texts: Iterable[str], size: Size, tallest: float) -> int:
        """How high signs with each of *texts* beside them can be in *size*, all alike."""
        return min(_labelled_side(text, size, round(tallest)) for text in texts)

    def height_of(self, text: str, size: Size, tallest: float | None = None, lines: int = 1) -> int:
        """How high the letters of *text*, on up to *lines* lines, can be in *size*."""
        return _best_break(text, size, round(tallest or size[1]), lines, True)[1]

    # ---- text ------------------------------------------------------------------------------

    def write(
        self,
        text: str,
        area: Rect,
        colour: Colour = theme.PAPER,
        *,
        align: Align = "center",
        bold: bool = True,
        height: float | None = None,
        lines: int = 1,
    ) -> Rect:
        """Write *text* into *area*, as large as fits but no line higher than *height* pixels.

        It is broken into up to *lines* lines where that makes it larger. Returns where it
        stands. An area without room gets no text.
        """
        if not text or area.width < 4 or area.height < SMALLEST_PX - 2:
            return Rect(area.center, (0, 0))
        tallest = round(min(area.height, height or area.height))
        broken, line_px = _best_break(text, area.size, tallest, lines, bold)
        family = theme.family(text)
        pictures = [theme.screen_lettering(line, line_px, colour, bold, family) for line in broken]
        total = sum(picture.get_height() for picture in pictures)
        y = area.centery - total // 2
        taken = Rect(area.center, (0, 0))
        for line, picture in zip(broken, pictures, strict=True):
            place = Rect(picture.get_rect(y=y))
            setattr(place, _ANCHOR[align], getattr(area, _ANCHOR[align]))
            self.surface.blit(picture, place)
            self.wrote(line, place, area)
            taken = place if taken.width == 0 else Rect(taken.union(place))
            y = place.bottom
        return taken

    def button(
        self, text: str, area: Rect, look: theme.ButtonLook, *, height: float, lines: int = 2,
        inside: Rect | None = None,
    ) -> None:  # fmt: skip
        """A plate that can be taken, with *text* in its *inside*."""
        self.panel(area, look.fill, look.edge, look.edge_px)
        room = inside or area.inset(self.gap * 0.7, 2)
        self.write(text, room, look.ink, height=height, lines=lines)

    def write_pair(self, text: str, aside: str, area: Rect, height: float) -> None:
        """A sentence in amber and another in white: on one line, or below each other where
        that makes them larger."""
        joined = f"{text}  {aside}"
        line_px = _best_break(joined, area.size, round(min(height, area.height)), 1, True)[1]
        while (width := _width_of_both(text, aside, line_px)) > area.width:
            line_px -= 1
        if not aside or 2.2 * line_px < area.height:
            upper, lower = area.split_top(area.height / 2 if aside else area.height)
            self.write(text, upper, theme.AMBER, height=height)
            self.write(aside, lower, height=height)
            return
        line = Rect(0, 0, width, area.height)
        line.center = area.center
        left, right = line.split_left(theme.extent(f"{text}  ", line_px)[0])
        self.write(text, left, theme.AMBER, align="left", height=line_px)
        self.write(aside, right, align="right", height=line_px)

    def flaps(
        self, text: str, area: Rect, colour: Colour = theme.AMBER, align: Align = "center"
    ) -> Rect:
        """*text* on a flip board, as large as fits into *area*."""
        flaps = sum(theme.flap_aspect(character) for character in text)
        height = int(min(area.height, area.width / flaps)) + 1
        board = Rect(0, 0, area.width + 1, height)
        while board.width > area.width or height > area.height:
            height -= 1
            if height < SMALLEST_PX:
                return Rect(area.center, (0, 0))
            board.size = (sum(theme.flap_width(height, character) for character in text), height)
        board.centery = area.centery
        setattr(board, _ANCHOR[align], getattr(area, _ANCHOR[align]))
        x = board.x
        for character in text:
            self.surface.blit(theme.flap(height, character, colour), (x, board.y))
            x += theme.flap_width(height, character)
        self.wrote(text, board, area)
        return board

    def labelled(
        self,
        sign: str | Callable[[Rect], None],
        text: str,
        area: Rect,
        colour: Colour = theme.PAPER,
        *,
        height: float | None = None,
        align: Align = "center",
    ) -> None:
        """A square sign, an icon or what is drawn there, with text to its right; both together in
        *area*."""
        side = _labelled_side(text, area.size, round(height or area.height))
        space = max(2, side // 4)
        text_width = theme.extent(text, side)[0]
        block = Rect(0, 0, side + space + text_width, side)
        block.center = area.center
        if align == "left":
            block.left = area.left
        elif align == "right":
            block.right = area.right
        square, rest = block.split_left(side, space)
        if isinstance(sign, str):
            self.icon(sign, square)
        else:
            sign(square)
        self.write(text, rest, colour, align="left")


_ANCHOR = {"left": "left", "center": "centerx", "right": "right"}


@lru_cache(maxsize=512)
def _labelled_side(text: str, size: Size, tallest: int) -> int:
    """How high a sign can be that stands in *size* with *text* of its height beside it."""
    side = max(1, min(tallest, size[1]))
    while side > 4:
        room = size[0] - side - max(2, side // 4)
        if theme.least_width(text, side) <= room and theme.extent(text, side)[0] <= room:
            break
        side -= 1
    return side


def _width_of_both(text: str, aside: str, line_px: int) -> int:
    """The width of two sentences on one line, each in its own typeface."""
    if theme.family(text) == theme.family(aside):
        return theme.extent(f"{text}  {aside}", line_px)[0]
    return theme.extent(f"{text}  ", line_px)[0] + theme.extent(aside, line_px)[0]


def _square(area: Rect) -> Size:
    side = min(area.size)
    return side, side


@lru_cache(maxsize=512)
def _best_break(
    text: str, size: Size, tallest: int, lines: int, bold: bool
) -> tuple[tuple[str, ...], int]:
    """The break into at most *lines* lines that allows the largest letters, and their height."""
    best: tuple[tuple[str, ...], int] = ((text,), 1)
    family = theme.family(text)
    for count in range(1, lines + 1):
        heights = _heights(min(tallest, size[1] // count))
        # The first that may fit is found by halves.
        first = bisect_left(heights, True, key=lambda px: _may_fit(text, size[0], px, count, bold))
        for line_px in heights[first:]:
            if line_px <= best[1]:
                break
            broken = _broken(text, size[0], line_px, count, bold)
            if broken is None:
                continue
            if sum(theme.extent(line, line_px, bold, family)[1] for line in broken) <= size[1]:
                best = (tuple(broken), line_px)
                break
    return best


@lru_cache(maxsize=256)
def _heights(tallest: int) -> tuple[int, ...]:
    """The heights that letters are tried in, the largest first."""
    heights = []
    while tallest > 1:
        heights.append(tallest)
        tallest -= 1 if tallest < 40 else 2
    return tuple(heights)


def _may_fit(text: str, width: int, line_px: int, count: int, bold: bool) -> bool:
    """Whether *text* fits perhaps into *count* lines of that width; if not it surely does not."""
    family = theme.family(text)
    if count == 1:
        return theme.least_width(text, line_px, bold, family) <= width
    space = theme.least_width(" ", line_px, bold, family)
    lines, taken = 1, 0.0
    for word in theme.unbroken(text):
        needed = theme.least_width(word, line_px, bold, family)
        if needed > width:
            return False
        if taken and taken + space + needed > width:
            lines, taken = lines + 1, needed
        else:
            taken += needed + (space if taken else 0.0)
    return lines <= count


def _broken(text: str, width: int, line_px: int, count: int, bold: bool) -> list[str] | None:
    """*text* in at most *count* lines of at most *width* pixels; None when it needs more."""
    family = theme.family(text)

    def width_px(words: list[str]) -> int:
        return theme.extent(" ".join(words), line_px, bold, family)[0]

    lines: list[str] = []
    words = theme.unbroken(text)
    while width_px(words) > width:
        if len(lines) == count - 1:
            return None
        # As many words as fit, found by halves: each look costs the letters of a line.
        fit = bisect_right(range(1, len(words)), width, key=lambda many: width_px(words[:many]))
        if fit == 0:
            return None
        lines.append(" ".join(words[:fit]))
        words = words[fit:]
    return [*lines, " ".join(words)]
