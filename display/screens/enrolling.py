"""The piece that is wanted while somebody tells the table which tag is which: both sides of it, and
how many of its like there are."""

from controller.views import EnrolView
from display import theme
from display.art.picture import painted
from display.screens.layout import Rect
from display.screens.page import Page
from display.sides import side_picture

CARD_SHAPE = 5 / 7

_PICTURES = 0.56
"""Of the width, for both sides together."""


def enrolling(page: Page, shown: EnrolView, area: Rect) -> None:
    """The piece in the middle of the operator's page."""
    pictures, words = area.split_left(area.width * _PICTURES, page.gap * 3)
    for side, place in zip(
        (shown.piece.face, shown.piece.back), pictures.columns(2, page.gap * 2), strict=True
    ):
        square = side.kind in ("tile", "treasure-token")
        lies = place.fitted(1.0 if square else CARD_SHAPE)
        size = (max(4, lies.width), max(4, lies.height))
        page.put(painted(size, side_picture(side)), lies)
    game, piece, hold, bar, missing = words.rows(5, page.gap)
    line_px = page.em * 1.1
    if shown.game:
        title = page.words("table-game", game=shown.game)
        page.write(title, game, theme.MIST, align="left", height=line_px * 0.8)
    said = page.words("screen-enrol-piece", kind=shown.kind, number=shown.number, of=shown.of)
    page.write(said, piece, theme.AMBER, align="left", lines=2, height=line_px)
    hold_px = line_px * 0.8
    page.write(page.words("screen-enrol-hold"), hold, align="left", lines=2, height=hold_px)
    page.bar(bar.inset(0, bar.height * 0.38), shown.number / shown.of, theme.AMBER)
    left = page.words("screen-enrol-missing", count=shown.missing)
    page.write(left, missing, theme.MIST, align="left", height=line_px * 0.7, bold=False)
