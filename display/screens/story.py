"""What happened last, as sentences: the newest on top, the older ones fading."""

from collections.abc import Sequence
from typing import NamedTuple

from display import theme
from display.screens.layout import Rect, inset, split_left, split_top
from display.screens.page import Page

_FADED = 0.6
"""How far an older sentence has faded into the night, at most."""


class Line(NamedTuple):
    """Something that a seat has done, in words."""

    seat: str
    text: str


def story(page: Page, lines: Sequence[Line], area: Rect, most: int = 4) -> None:
    """The last of *lines*, as many as fit, the last of them on top."""
    line_px = page.em * (0.9 if page.low else 0.76)
    pitch = line_px * (1.2 if page.low else 1.4)
    fit = min(most, max(1, int((area.height + page.gap) / (pitch + page.gap))))
    places = []
    for line in reversed(lines[-fit:]):
        place, area = split_top(area, pitch, page.gap)
        sign, words = split_left(place, line_px * 1.2 if line.seat else 0, page.gap)
        places.append((line, sign, words))
    # All in letters of one size, that of the longest line.
    height = min(
        (page.height_of(line.text, words.size, line_px, 2) for line, _, words in places),
        default=0,
    )
    for age, (line, sign, words) in enumerate(places):
        if line.seat:
            page.seat_mark(line.seat, inset(sign, sign.width * 0.06))
        colour = theme.mixed(theme.PAPER, theme.NIGHT, _FADED * age / most) if age else theme.PAPER
        page.write(line.text, words, colour, align="left", lines=2, height=height, bold=age == 0)
