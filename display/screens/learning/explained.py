"""What is explained during a match: a lesson with its picture, or the rule behind a refusal.

The match makes room for it, so that nothing is hidden, and play goes on.
"""

from controller.views import Explained, Logged
from display import theme
from display.art.canvas import Colour
from display.screens.layout import Rect
from display.screens.learning.pictures import picture
from display.screens.learning.things import show
from display.screens.page import Page

_FILL: Colour = (20, 52, 66)
_EDGE: Colour = (104, 220, 150)


def explained(
    page: Page, game: str, what: Explained, room: Rect, event: Logged | None = None
) -> None:
    """Explain *what* in *room*, below an *event* that shows it."""
    said = page.words(what.what)
    if said == what.what.id:
        return  # A game from elsewhere need not explain its rulings.
    page.panel(room, _FILL, _EDGE, max(3, page.gap // 3))
    inside = room.inset(page.gap * 2, page.gap * 1.5)
    drawn = picture(game, what.picture)
    if drawn and page.low:
        place, inside = inside.split_top(inside.height * 0.32, page.gap)
        if what.seat:
            sign, place = place.split_left(place.height, page.gap)
            page.seat_mark(what.seat, sign)
        show(page, drawn, place)
    elif drawn:
        place, inside = inside.split_left(inside.width * 0.36, page.gap * 2)
        show(page, drawn, place)
    elif what.rule:
        sign, inside = inside.split_left(min(inside.height, page.em * 2), page.gap * 2)
        page.icon("info", sign)
        corner, inside = inside.split_right(inside.width * 0.1, page.gap)
        page.write(
            page.words("screen-rule", rule=what.rule), corner, theme.MIST, height=page.em * 0.7
        )
    if what.seat and not (drawn and page.low):
        sign, inside = inside.split_left(min(inside.height * 0.5, page.em * 1.4), page.gap)
        page.seat_mark(what.seat, sign)
    if event is not None:
        line, inside = inside.split_top(min(inside.height * 0.3, page.em * 1.1), page.gap // 2)
        if event.seat:
            sign, line = line.split_left(line.height, page.gap)
            page.seat_mark(event.seat, sign)
        page.write(page.words(event.what), line, theme.AMBER, align="left", height=page.em * 0.9)
    page.write(said, inside, align="left", lines=5, height=page.em * 0.95)
