"""A round under way: the laps of the belt, everybody ready, and play itself."""

import collections
from collections.abc import Iterator
from functools import partial
from itertools import cycle

from msgspec.structs import replace

from controller.views import LuggageView, PlayerView
from controller.views.luggage import Passenger
from display import art, theme
from display.art.canvas import Colour
from display.screens.belt import procession
from display.screens.layout import Rect
from display.screens.luggage import carousel
from display.screens.page import Page
from display.screens.seat import (
    Counter,
    SeatLine,
    Slots,
    counters,
    inside_panel,
    says,
    seat_cells,
    seat_row,
    seated,
)

_LAP_SPEED = 0.09
"""Of the page's width, each second."""

_CAROUSEL = 0.38
"""Of the height that a round has, at most."""
_PLAYERS, _LOWEST = 0.39, 0.1
"""Of the page's height: what the players keep beside a notice, and the least that the belt has."""


def play(page: Page, match: LuggageView, body: Rect) -> None:
    if match.missing:
        strip, body = body.split_bottom(page.area.height * (0.13 if page.low else 0.08), page.gap)
        page.section(strip, _missing, match)
    if match.belt is not None and match.belt.tiles and not page.low:
        ride, body = _ride(page, body)
        carousel.carousel(page, match.belt, ride)
    players(page, match, body)


def _ride(page: Page, body: Rect) -> tuple[Rect, Rect]:
    """The room of the carousel, and that of the players below it."""
    tall, spare = body.height * _CAROUSEL, body.height - page.area.height * _PLAYERS
    return body.split_top(max(page.area.height * _LOWEST, min(tall, spare)), page.gap)


def coming(page: Page, match: LuggageView, body: Rect) -> Iterator[None]:
    """Draw the belt as it is in play, and every passenger as one waits then."""
    if match.variant == "belt" and not page.low:
        ride, body = _ride(page, body)
        yield from carousel.coming(page, ride)
    cells, height = _panels(page, match, body)
    for name, suitcase in zip(art.PASSENGERS, cycle(art.SUITCASES), strict=False):
        waits = Passenger(name, suitcase)
        one = replace(match.players[0], passenger=waits, holds=suitcase, must_flip=False)
        _player(page, match, one, height, cells[0])
        yield


def ready(page: Page, match: LuggageView, body: Rect) -> None:
    """The barrier before a round: whose hand lies on the deck, and whose is still missed."""
    if match.missing:
        strip, body = body.split_bottom(page.area.height * (0.15 if page.low else 0.1), page.gap)
        _missing(page, match, strip)
    cells = seat_cells(page, body, len(match.players))
    for one, slots in seat_row(page, match.players, cells, _cut_barrier, lambda one: one.ready):
        sign, said = slots.aside, slots.body
        page.icon("check" if one.ready else "hand", sign.inset(0, sign.height * 0.1))
        page.write(
            page.words("luggage-screen-ready" if one.ready else "luggage-screen-not-ready"),
            said,
            theme.GOOD if one.ready else theme.MIST,
            lines=3,
            height=page.em,
        )


def mapping(page: Page, match: LuggageView, body: Rect) -> None:
    _lap(page, match, body, page.words("luggage-screen-mapping"))


def verifying(page: Page, match: LuggageView, body: Rect) -> None:
    words = page.words
    if match.ended_by == "done" and match.done_by:
        said = words("luggage-screen-ended-done", seats=match.done_by)
    elif match.ended_by in ("time", "stuck"):
        said = words(f"luggage-screen-ended-{match.ended_by}")
    else:
        said = words("luggage-screen-done")
    shout, body = body.split_top(body.height * 0.3, page.gap)
    page.section(shout, _shout, None, said.upper())
    _lap(page, match, body, words("luggage-screen-verifying"))


def _shout(page: Page, said: str, area: Rect) -> None:
    page.flaps(said, area.inset(area.width * 0.06, area.height * 0.06))


def _cut_barrier(page: Page, inside: Rect) -> Slots:
    """A large sign with words beside it, or below it in a narrow panel."""
    wide = inside.width > inside.height * 1.15
    head, rest = inside.split_top(inside.height * (0.2 if wide else 0.14), page.gap)
    if wide:
        sign, words = rest.split_left(rest.height, page.gap)
    else:
        sign, words = rest.split_top(rest.height * 0.64, page.gap)
    return Slots(head, words, sign)


def _lap(page: Page, match: LuggageView, area: Rect, said: str) -> None:
    """A lap of the belt: what is known of it as a bar; below the belt itself, with the tiles as the
    table knows them then, or, while it knows of none, with luggage that comes by."""
    if match.missing:
        strip, area = area.split_bottom(area.height * 0.2, page.gap)
        page.section(strip, _missing, match)
    line, area = area.split_top(area.height * (0.3 if page.low else 0.22), page.gap)
    if page.low:
        line, count = line.split_left(line.width * 0.7, page.gap)
    else:
        count, area = area.split_top(area.height * 0.26, page.gap)
    page.section(line, _write, None, said, theme.PAPER, page.em * 1.3)
    if match.tiles_expected:
        found = page.words(
            "luggage-screen-tiles", found=match.tiles_found, expected=match.tiles_expected
        )
        page.section(count, _write, None, found, theme.AMBER, page.em * 1.6)
        bar, area = area.split_top(max(6, area.height * 0.12), page.gap)
        share = match.tiles_found / match.tiles_expected
        page.section(Rect(bar.inset(bar.width * 0.1, 0)), _bar, None, share)
    if match.belt is not None and match.belt.tiles and not page.low:
        carousel.carousel(page, match.belt, area, counted=match.phase != "mapping")
        return
    band, luggage = area.split_bottom(area.height * 0.34)
    walls = page.walls
    belt = Rect(walls.x, band.y, walls.width, band.height)
    ride = Rect(walls.x, luggage.y, walls.width, luggage.height + band.height // 2)
    page.section(Rect(ride.union(belt)), _pass_by, None, ride, belt)


def _write(page: Page, said: str, colour: Colour, height: float, area: Rect) -> None:
    page.write(said, area, colour, height=height)


def _bar(page: Page, share: float, area: Rect) -> None:
    page.bar(area, share, theme.AMBER)


def _pass_by(page: Page, ride: Rect, belt: Rect, _: Rect) -> None:
    speed = _LAP_SPEED * page.area.width
    procession(page, ride, ("unknown",), speed, art.suitcase, belt)


def _missing(page: Page, match: LuggageView, area: Rect) -> None:
    """Which patterns were not found; what is on their other side is nobody's business."""
    page.panel(area, (66, 46, 22), theme.AMBER)
    area = area.inset(page.gap, page.gap // 2)
    label, area = area.split_left(area.width * 0.16, page.gap)
    page.write(page.words("luggage-screen-missing"), label, theme.AMBER, height=area.height * 0.75)
    counted = collections.Counter(match.missing)
    for (suitcase, count), cell in zip(
        counted.items(), area.columns(max(3, len(counted)), page.gap), strict=False
    ):
        page.labelled(
            partial(page.suitcase, suitcase),
            page.words("luggage-screen-several", count=count, pattern=suitcase),
            cell,
            align="left",
            height=area.height * 0.85,
        )


def players(page: Page, match: LuggageView, area: Rect) -> None:
    """Everybody during a round. In the memory variant the one whose turn it is has a lit edge."""
    cells, height = _panels(page, match, area)
    for one, cell in zip(match.players, cells, strict=True):
        page.section(cell, _player, match, one, height)


def _panels(page: Page, match: LuggageView, area: Rect) -> tuple[list[Rect], int]:
    """The players' panels, and how high the counters in them are."""
    cells = seat_cells(page, area, len(match.players))
    places = _places(page, _cut(page, inside_panel(page, cells[0])))
    shown = [count.text for one in match.players for count in _counters(one)]
    return cells, page.common_height(shown, places[0].size, page.em * 1.5)


def _player(page: Page, match: LuggageView, one: PlayerView, counters_px: int, cell: Rect) -> None:
    slots = seated(page, one.seat, cell, _cut, match.active == one.seat)
    counters(page, _counters(one), _places(page, slots), counters_px)
    words, picture = slots.body.split_bottom(
        max(slots.body.height * 0.2, page.em * 1.05), page.gap // 2
    )
    _passenger(page, one, picture)
    line = _line(page, match, one)
    says(page, line, words, height=min(words.height * 0.86, page.em * 0.9), lines=2)


def _places(page: Page, slots: Slots) -> list[Rect]:
    """Of the counters."""
    numbers = slots.aside
    upright = numbers.top == slots.body.top
    return (numbers.rows if upright else numbers.columns)(3, page.gap)


def _cut(page: Page, inside: Rect) -> Slots:
    """The counters stand below each other at the right, or, in a narrow panel, side by side."""
    wide = inside.width > inside.height * 0.95
    head, rest = inside.split_top(inside.height * (0.2 if wide else 0.13), page.gap)
    if wide:
        numbers, body = rest.split_right(rest.width * 0.36, page.gap)
    else:
        body, numbers = rest.split_top(rest.height * 0.78, page.gap)
    return Slots(head, body, numbers)


def _counters(one: PlayerView) -> list[Counter]:
    """The counts that the view has; how many cards are left is shown as unknown without one."""
    found = [Counter("cards", "?" if one.cards_left is None else str(one.cards_left))]
    if one.matches is not None:
        found.append(Counter("check", str(one.matches), theme.GOOD))
    if one.lost is not None:
        found.append(Counter("frown", str(one.lost), theme.AMBER))
    return found


def _passenger(page: Page, one: PlayerView, area: Rect) -> None:
    """The passenger who waits, with the suitcase that is missed at his side."""
    stand = area.fitted(1.22)
    if one.passenger is None:
        card = stand.fitted(5 / 7)
        page.put(art.card_back(card.size), card)
    else:
        side = stand.height
        page.portrait(one.passenger.name, Rect(stand.x, stand.y, side, side))
        case = Rect(0, 0, round(side * 0.56), round(side * 0.48))
        case.bottomright = stand.bottomright
        page.suitcase(one.passenger.suitcase, case)
    if one.holds is not None:
        tile = Rect(0, 0, round(stand.height * 0.42), round(stand.height * 0.42))
        tile.topright = stand.topright
        page.put(art.tile_back(tile.size, one.holds), tile)
        hand = Rect(0, 0, round(tile.width * 0.62), round(tile.width * 0.62))
        hand.center = tile.midbottom
        hand.bottom = min(hand.bottom, stand.bottom)
        page.icon("hand", hand)


def _line(page: Page, match: LuggageView, one: PlayerView) -> SeatLine:
    """What is due, or the passenger whose suitcase the player looks for."""
    words = page.words
    if one.done:
        return SeatLine(words("luggage-screen-done"), theme.GOOD, "check")
    if one.must_flip and match.active in (None, one.seat):
        return SeatLine(words("luggage-screen-flip"), due=True)
    if match.active == one.seat:
        return SeatLine(words("screen-turn"), theme.AMBER)
    if one.passenger is not None:
        return SeatLine(words("luggage-passenger", passenger=one.passenger.name))
    none = "luggage-screen-no-card" if one.cards_left else "luggage-screen-no-card-left"
    return SeatLine(words(none), theme.MIST, bold=False)
