"""A player's panel in Captain's Orders: the hand, the rounds won, and what is due."""

from functools import partial

from controller.views import CaptainsOrdersView, TableView
from controller.views.captains_orders import HandView
from display import art, theme
from display.art.canvas import Colour
from display.screens import cards
from display.screens.captains_orders.telling import answered
from display.screens.layout import (
    Rect,
    columns,
    grid,
    inset,
    split_bottom,
    split_left,
    split_right,
    split_top,
)
from display.screens.page import Page
from display.screens.seat import heading, seat_panel

GAME = "captains-orders"
HAND = 6
"""Cards that each player is dealt, as printed."""

_PANEL_ASPECT = 1.5
_SMALL_EM = 3.0
"""A panel with less room for its inside, in lines of text, is laid out in two rows."""

_DUE = {
    "turn": "screen-turn",
    "order": "captains-orders-screen-answer-order",
    "give": "captains-orders-screen-give-card",
    "discard": "captains-orders-screen-discard-card",
}
"""What the player who is to act is told, by the phase."""


def hands(page: Page, view: TableView, match: CaptainsOrdersView, area: Rect) -> None:
    """Everybody's panel, as they sit, in as many rows as make them large."""
    cells = grid(area, len(match.players), page.gap, _PANEL_ASPECT, blank_cost=2)
    for one, cell in zip(match.players, cells, strict=True):
        lit = one.seat in (match.active, *match.round_winners, *match.winners)
        inside = seat_panel(page, one.seat, cell, lit=lit)
        small = inside.height < _SMALL_EM * page.em
        (_small if small else _large)(page, view, match, one, inside)


def _large(
    page: Page, view: TableView, match: CaptainsOrdersView, one: HandView, area: Rect
) -> None:
    head, area = split_top(area, area.height * 0.26, page.gap // 2)
    heading(page, view, one.seat, head)
    foot, area = split_bottom(area, area.height * 0.32, page.gap // 2)
    if one.hand is None:
        number, fan = split_right(area, min(area.width * 0.3, area.height * 1.2), page.gap)
        cards.fan(page, GAME, one.cards, fan)
        page.write(str(one.cards), number, height=area.height)
    else:
        _faces(page, one, area)
    _foot(page, match, one, foot)


def _small(
    page: Page, view: TableView, match: CaptainsOrdersView, one: HandView, area: Rect
) -> None:
    """Where there is little room, the hand stands beside the name."""
    head, foot = split_top(area, area.height * 0.55, page.gap // 2)
    name, hand = split_left(head, head.width * 0.62, page.gap)
    heading(page, view, one.seat, name)
    if one.hand is None:
        page.labelled(
            partial(page.icon, "hand_of_cards"), str(one.cards), hand, height=head.height * 0.9
        )
    else:
        _faces(page, one, hand)
    _foot(page, match, one, foot)


def _faces(page: Page, one: HandView, area: Rect) -> None:
    """A hand that is revealed; a card that was never read is there, but unknown."""
    known = one.hand or ()
    unread = (art.UNREAD,) * (one.cards - len(known))
    cards.faces(page, GAME, (*(str(rank) for rank in known), *unread), area)


def _foot(page: Page, match: CaptainsOrdersView, one: HandView, area: Rect) -> None:
    """What is due, and a star for each round that is to be won, filled where it is; where there
    is no room for them, one star with their number."""
    count = max(match.wins_needed, one.wins)
    side = area.height * 0.7
    narrow = count * side > 0.4 * area.width
    if narrow:
        stars, said = split_right(area, area.height * 0.85, page.gap)
        page.labelled(partial(page.icon, "win"), str(one.wins), stars, height=side)
    else:
        stars, said = split_right(area, count * side, page.gap)
        strip = inset(stars, 0, (stars.height - side) / 2)
        for index, cell in enumerate(columns(strip, count, 0)):
            page.icon("win" if index < one.wins else "win_open", inset(cell, cell.width * 0.04, 0))
    due = "screen-turn" if narrow else _DUE.get(match.phase, "screen-turn")
    _says(page, match, one, due, said)


def _says(page: Page, match: CaptainsOrdersView, one: HandView, due: str, area: Rect) -> None:
    """The line at the foot: what is *due* of the one who is to act, or what the others have done."""
    words = page.words
    line_px = min(area.height * 0.8, page.em * 0.9)
    if one.seat == match.active:
        page.panel(area, page.glow())
        page.write(words(due), inset(area, page.gap, area.height * 0.1), theme.INK, lines=2)
        return
    sign, said, colour = _state(page, match, one)
    if sign:
        page.labelled(partial(page.icon, sign), said, area, colour, height=line_px, align="left")
    else:
        page.write(said, area, colour, height=line_px, align="left", lines=2)


def _state(page: Page, match: CaptainsOrdersView, one: HandView) -> tuple[str, str, Colour]:
    """A sign, words and their colour for a seat that is not to act."""
    words = page.words
    if one.points is not None:
        sign = "captain" if one.captain else ""
        return sign, words("captains-orders-screen-points", count=one.points), theme.PAPER
    if match.phase == "dealing":
        done = one.cards >= HAND
        return (
            ("check" if done else ""),
            "" if done else words("captains-orders-screen-of", count=HAND),
            theme.MIST,
        )
    if one.seat == match.owner:
        return "", words("captains-orders-screen-owner"), theme.AMBER
    if match.order is not None and one.seat in answered(match):
        return "check", words("captains-orders-screen-followed"), theme.GOOD
    if one.seat == match.dealer:
        return "", words("captains-orders-screen-dealer"), theme.MIST
    return "", "", theme.MIST
