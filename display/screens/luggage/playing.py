"""A round under way: the laps of the belt, everybody ready, and play itself."""

from collections import Counter
from functools import partial

from controller.views import LuggageView, TableView
from display import theme
from display.screens.belt import belt, procession
from display.screens.layout import (
    Rect,
    columns,
    inset,
    split_bottom,
    split_left,
    split_top,
)
from display.screens.luggage.player import players
from display.screens.page import Page
from display.screens.seat import Slots, seat_cells, seat_row

_LAP_SPEED = 0.09
"""Of the page's width, each second."""


def play(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    if match.missing:
        strip, body = split_bottom(body, page.area.height * (0.13 if page.low else 0.08), page.gap)
        _missing(page, match, strip)
    players(page, view, match, body)


def ready(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    """The barrier before a round: whose hand lies on the deck, and whose is still missed."""
    if match.missing:
        strip, body = split_bottom(body, page.area.height * (0.15 if page.low else 0.1), page.gap)
        _missing(page, match, strip)
    cells = seat_cells(page, body, len(match.players))
    cut = partial(_cut_barrier, page)
    for one, slots in seat_row(page, view, match.players, cells, cut, lambda one: one.ready):
        sign, said = slots.aside, slots.body
        page.icon("check" if one.ready else "hand", inset(sign, 0, sign.height * 0.1))
        page.write(
            page.words("luggage-screen-ready" if one.ready else "luggage-screen-not-ready"),
            said,
            theme.GOOD if one.ready else theme.MIST,
            lines=3,
            height=page.em,
        )


def mapping(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    _lap(page, match, body, page.words("luggage-screen-mapping"))


def verifying(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    words = page.words
    if match.ended_by == "done" and match.done_by:
        said = words("luggage-screen-ended-done", seats=match.done_by)
    elif match.ended_by in ("time", "stuck"):
        said = words(f"luggage-screen-ended-{match.ended_by}")
    else:
        said = words("luggage-screen-done")
    shout, body = split_top(body, body.height * 0.3, page.gap)
    page.flaps(said.upper(), inset(shout, shout.width * 0.06, shout.height * 0.06))
    _lap(page, match, body, words("luggage-screen-verifying"))


def _cut_barrier(page: Page, inside: Rect) -> Slots:
    """A large sign with words beside it, or below it in a narrow panel."""
    wide = inside.width > inside.height * 1.15
    head, rest = split_top(inside, inside.height * (0.2 if wide else 0.14), page.gap)
    if wide:
        sign, words = split_left(rest, rest.height, page.gap)
    else:
        sign, words = split_top(rest, rest.height * 0.64, page.gap)
    return Slots(head, words, sign)


def _lap(page: Page, match: LuggageView, area: Rect, said: str) -> None:
    """A lap of the belt: what is known of it as a bar, the belt itself below."""
    if match.missing:
        strip, area = split_bottom(area, area.height * 0.2, page.gap)
        _missing(page, match, strip)
    line, area = split_top(area, area.height * (0.3 if page.low else 0.22), page.gap)
    if page.low:
        line, count = split_left(line, line.width * 0.7, page.gap)
    else:
        count, area = split_top(area, area.height * 0.26, page.gap)
    page.write(said, line, height=page.em * 1.3)
    if match.tiles_expected:
        page.write(
            page.words(
                "luggage-screen-tiles", found=match.tiles_found, expected=match.tiles_expected
            ),
            count,
            theme.AMBER,
            height=page.em * 1.6,
        )
        bar, area = split_top(area, max(6, area.height * 0.12), page.gap)
        _bar(page, inset(bar, bar.width * 0.1, 0), match.tiles_found / match.tiles_expected)
    moved_px = page.now_s * _LAP_SPEED * page.area.width
    band, luggage = split_bottom(area, area.height * 0.34)
    belt(page, Rect(0, band.y, page.area.width, band.height), moved_px)
    ride = Rect(0, luggage.y, page.area.width, luggage.height + band.height // 2)
    procession(page, ride, ("unknown",), moved_px, page.suitcase)


def _bar(page: Page, area: Rect, share: float) -> None:
    page.panel(area, theme.NIGHT, theme.PANEL_EDGE)
    filled = inset(area, 3, 3)
    filled.width = round(filled.width * min(1.0, share))
    page.panel(filled, theme.AMBER)


def _missing(page: Page, match: LuggageView, area: Rect) -> None:
    """Which patterns were not found; what is on their other side is nobody's business."""
    page.panel(area, (66, 46, 22), theme.AMBER)
    area = inset(area, page.gap, page.gap // 2)
    label, area = split_left(area, area.width * 0.16, page.gap)
    page.write(page.words("luggage-screen-missing"), label, theme.AMBER, height=area.height * 0.75)
    counted = Counter(match.missing)
    for (suitcase, count), cell in zip(
        counted.items(), columns(area, max(3, len(counted)), page.gap), strict=False
    ):
        page.labelled(
            partial(page.suitcase, suitcase),
            page.words("luggage-screen-several", count=count, pattern=suitcase),
            cell,
            align="left",
            height=area.height * 0.85,
        )
