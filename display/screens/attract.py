"""Nobody plays: the title, the belt with its luggage, and how to begin."""

from controller.views import TableView
from display import art, theme
from display.screens.belt import belt, procession
from display.screens.layout import Rect, inset, split_bottom, split_left, split_top
from display.screens.page import Page

_BELT_SPEED = 0.055
"""Of the page's width, each second."""

_QUEUE = tuple(
    art.PASSENGERS[7 * index % len(art.PASSENGERS)] for index in range(len(art.PASSENGERS))
)
"""All passengers, mixed so that neighbours carry different suitcases."""


def draw(page: Page, view: TableView, body: Rect) -> None:
    moved_px = page.now_s * _BELT_SPEED * page.area.width
    if page.low:
        title, scene = split_left(body, body.width * 0.42, page.gap * 3)
    else:
        title, scene = split_top(body, body.height * 0.36, page.gap * 2)
    _title(page, title)
    # The belt comes out of one wall and goes into the other.
    scene = Rect(scene.x if page.low else 0, scene.y, 0, scene.height)
    scene.width = page.area.right - scene.x
    band, people = split_bottom(scene, scene.height * 0.2)
    queue = Rect(people.x, people.y, people.width, round(people.height * 0.52))
    luggage = Rect(people.x, queue.bottom + page.gap, people.width, 0)
    luggage.height = band.y + band.height // 3 - luggage.y
    belt(page, band, moved_px)
    procession(page, luggage, art.SUITCASES, moved_px, page.suitcase)
    procession(page, queue, _QUEUE, moved_px * 0.45, page.portrait)


def waiting(page: Page) -> None:
    """There is no view yet: the table does not answer."""
    area = inset(page.area, page.area.width * 0.08, page.area.height * 0.12)
    title, rest = split_top(area, area.height * 0.4, page.gap)
    _title(page, title)
    line, rest = split_top(rest, rest.height * 0.3, page.gap)
    page.write(page.words("screen-waiting"), line, theme.MIST, height=page.area.height * 0.07)
    band, luggage = split_bottom(rest, rest.height * 0.4)
    moved_px = page.now_s * _BELT_SPEED * page.area.width
    belt(page, Rect(0, band.y, page.area.width, band.height), moved_px)
    ride = Rect(0, luggage.y, page.area.width, luggage.height + band.height // 3)
    procession(page, ride, art.SUITCASES, moved_px, page.suitcase)


def _title(page: Page, area: Rect) -> None:
    board, line = split_top(area, area.height * 0.7, page.gap)
    words = page.words("screen-title").upper()
    if page.low:
        # Two rows of flaps where there is little width.
        first, _, second = words.partition(" ")
        upper, lower = split_top(board, board.height / 2, page.gap // 2)
        page.flaps(first, upper)
        page.flaps(second, lower)
    else:
        page.flaps(words, board)
    page.write(
        page.words("screen-attract"),
        line,
        theme.MIST,
        height=line.height * 0.72,
        bold=False,
        lines=2,
    )
