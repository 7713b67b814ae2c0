"""A player during a round: the passenger who waits, the counters, and what is due."""

from functools import partial

from controller.views import LuggageView, PlayerView, TableView
from display import art, theme
from display.screens.layout import Rect, columns, fitted, rows, split_right, split_top
from display.screens.page import Page
from display.screens.seat import Counter, Line, Slots, counters, says, seat_cells, seat_row


def players(page: Page, view: TableView, match: LuggageView, area: Rect) -> None:
    """Everybody during a round. In the memory variant the one whose turn it is has a lit edge."""
    cells = seat_cells(page, area, len(match.players))
    row = seat_row(
        page, view, match.players, cells, partial(_cut, page), lambda one: match.active == one.seat
    )
    for one, slots in row:
        numbers = slots.aside
        upright = numbers.top == slots.body.top
        places = (rows if upright else columns)(numbers, 3, page.gap)
        shown = [count.text for other in match.players for count in _counters(other)]
        counters(page, _counters(one), places, shown, page.em * 1.5)
        picture, words = split_top(slots.body, slots.body.height * 0.8, page.gap // 2)
        _passenger(page, one, picture)
        line = _line(page, match, one)
        says(page, line, words, height=min(words.height * 0.86, page.em))


def _cut(page: Page, inside: Rect) -> Slots:
    """The counters stand below each other at the right, or, in a narrow panel, side by side."""
    wide = inside.width > inside.height * 0.95
    head, rest = split_top(inside, inside.height * (0.2 if wide else 0.13), page.gap)
    if wide:
        numbers, body = split_right(rest, rest.width * 0.36, page.gap)
    else:
        body, numbers = split_top(rest, rest.height * 0.78, page.gap)
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


def _line(page: Page, match: LuggageView, one: PlayerView) -> Line:
    """What is due, or the passenger whose suitcase the player looks for."""
    words = page.words
    if one.done:
        return Line(words("luggage-screen-done"), theme.GOOD, "check")
    if one.must_flip:
        return Line(words("luggage-screen-flip"), due=True)
    if match.active == one.seat:
        return Line(words("screen-turn"), theme.AMBER)
    if one.passenger is not None:
        return Line(words("luggage-passenger", passenger=one.passenger.name))
    return Line(words("luggage-screen-no-card"), theme.MIST, bold=False)
