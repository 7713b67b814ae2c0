"""A player's panel in Captain's Orders: the hand, the rounds won, and what is due."""

from functools import partial

from controller.views import CaptainsOrdersView, TableView
from controller.views.captains_orders import HandView
from display import art, theme
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
from display.screens.seat import Counter, Line, Slots, counters, says, seat_row

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
    winners = (*match.round_winners, *match.winners)
    row = seat_row(
        page, view, match.players, cells, partial(_cut, page),
        lambda one: one.seat in (match.active, *winners),
    )  # fmt: skip
    for one, slots in row:
        hand = slots.aside
        if one.hand is not None:
            _faces(page, one, hand)
        elif hand.width < slots.body.width:
            count = Counter("hand_of_cards", str(one.cards))
            counters(page, (count,), (hand,), (count.text,), hand.height * 0.9)
        else:
            number, fan = split_right(hand, min(hand.width * 0.3, hand.height * 1.2), page.gap)
            cards.fan(page, GAME, one.cards, fan)
            page.write(str(one.cards), number, height=hand.height)
        _foot(page, match, one, slots.body)


def _cut(page: Page, inside: Rect) -> Slots:
    """The hand has its place between the name and the foot; where there is little room, it stands
    beside the name."""
    if inside.height < _SMALL_EM * page.em:
        head, foot = split_top(inside, inside.height * 0.55, page.gap // 2)
        name, hand = split_left(head, head.width * 0.62, page.gap)
        return Slots(name, foot, hand)
    head, rest = split_top(inside, inside.height * 0.26, page.gap // 2)
    foot, hand = split_bottom(rest, rest.height * 0.32, page.gap // 2)
    return Slots(head, foot, hand)


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
    acts = one.seat == match.active
    line = Line(page.words(due), due=True) if acts else _state(page, match, one)
    says(page, line, said, height=min(said.height * 0.8, page.em * 0.9), align="left", lines=2)


def _state(page: Page, match: CaptainsOrdersView, one: HandView) -> Line:
    """What is said of a player who is not to act."""
    words = page.words
    if one.points is not None:
        sign = "captain" if one.captain else ""
        return Line(words("captains-orders-screen-points", count=one.points), sign=sign)
    if match.phase == "dealing":
        if one.cards >= HAND:
            return Line("", sign="check")
        return Line(words("captains-orders-screen-of", count=HAND), theme.MIST)
    if one.seat == match.owner:
        return Line(words("captains-orders-screen-owner"), theme.AMBER)
    if match.order is not None and one.seat in answered(match):
        return Line(words("captains-orders-screen-followed"), theme.GOOD, "check")
    if one.seat == match.dealer:
        return Line(words("captains-orders-screen-dealer"), theme.MIST)
    return Line("")
