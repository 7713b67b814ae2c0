"""A player during a round: the passenger who waits, the counters, and what is due."""

from functools import partial

from controller.views import LuggageView, PlayerView, TableView
from display import art, theme
from display.art.canvas import Colour
from display.screens.layout import Rect, columns, fitted, inset, rows, split_right, split_top
from display.screens.page import Page
from display.screens.seat import heading, seat_panel


def player(page: Page, view: TableView, match: LuggageView, one: PlayerView, area: Rect) -> None:
    """A player during a round."""
    area = seat_panel(page, one.seat, area, lit=match.active == one.seat)
    beside = area.width > area.height * 0.95
    head, area = split_top(area, area.height * (0.2 if beside else 0.13), page.gap)
    heading(page, view, one.seat, head)
    counters = _counters(one)
    if beside:
        numbers, area = split_right(area, area.width * 0.36, page.gap)
        cells = rows(numbers, 3, page.gap)
    else:
        area, numbers = split_top(area, area.height * 0.78, page.gap)
        cells = columns(numbers, 3, page.gap)
    numbers_shown = {count for other in match.players for _, count, _ in _counters(other)}
    height = page.common_height(numbers_shown, cells[0].size, page.em * 1.5)
    for (sign, count, colour), cell in zip(counters, cells, strict=False):
        page.labelled(
            partial(page.icon, sign),
            count,
            cell,
            colour,
            height=height,
        )
    picture, words = split_top(area, area.height * 0.8, page.gap // 2)
    _passenger(page, match, one, picture)
    _says(page, match, one, words)


def _counters(one: PlayerView) -> list[tuple[str, str, Colour]]:
    """Icon, number and colour; a number that nobody but the player knows is left out, but for
    the cards: those are shown as unknown."""
    counters: list[tuple[str, str, Colour]] = [
        ("cards", "?" if one.cards_left is None else str(one.cards_left), theme.PAPER)
    ]
    if one.matches is not None:
        counters.append(("check", str(one.matches), theme.GOOD))
    if one.lost is not None:
        counters.append(("frown", str(one.lost), theme.AMBER))
    return counters


def _passenger(page: Page, match: LuggageView, one: PlayerView, area: Rect) -> None:
    """The passenger who waits, with the suitcase that is missed at his side."""
    stand = fitted(area, 1.22)
    if one.passenger is None:
        card = fitted(stand, 5 / 7)
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


def _says(page: Page, match: LuggageView, one: PlayerView, area: Rect) -> None:
    """The line below the picture: what is due, or whom the player looks for."""
    words = page.words
    line_px = min(area.height * 0.86, page.em)
    if one.done:
        page.labelled(
            partial(page.icon, "check"),
            words("luggage-screen-done"),
            area,
            theme.GOOD,
            height=line_px,
        )
    elif one.must_flip:
        page.panel(area, page.glow())
        page.write(
            words("luggage-screen-flip"), inset(area, page.gap, area.height * 0.1), theme.INK
        )
    elif match.active == one.seat:
        page.write(words("screen-turn"), area, theme.AMBER, height=line_px)
    elif one.passenger is not None:
        page.write(
            page.words("luggage-passenger", passenger=one.passenger.name), area, height=line_px
        )
    else:
        page.write(words("luggage-screen-no-card"), area, theme.MIST, height=line_px, bold=False)
