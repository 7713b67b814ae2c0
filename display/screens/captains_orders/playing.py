"""A round of Captain's Orders under way: the standing Order in large, the hands, what happened."""

from controller.views import CaptainsOrdersView, TableView
from display import art, theme
from display.screens import cards
from display.screens.captains_orders.hand import GAME, hands
from display.screens.captains_orders.telling import told
from display.screens.layout import Rect, inset, split_left, split_top
from display.screens.page import Align, Page
from display.screens.story import story


def play(page: Page, view: TableView, match: CaptainsOrdersView, body: Rect) -> None:
    side, rest = beside(page, body)
    _order(page, match, side)
    hands(page, view, match, rest)


def dealing(page: Page, view: TableView, match: CaptainsOrdersView, body: Rect) -> None:
    """The deck with the dealer, beside the hands that grow."""
    side, rest = beside(page, body)
    picture, words = _parts(page, side)
    deck = cards.row(inset(picture, picture.width * 0.06), 3, overlap=0.94)
    for place in deck:
        cards.back(page, GAME, place)
    page.write(
        page.words("captains-orders-screen-deals", seat=match.dealer),
        split_top(words, page.em * 2.4)[0],
        theme.AMBER, lines=2, height=page.em * 1.1, align="left" if page.low else "center",
    )  # fmt: skip
    hands(page, view, match, rest)


def beside(page: Page, body: Rect) -> tuple[Rect, Rect]:
    """The place at the left for what concerns everybody, and the rest for the hands."""
    return split_left(body, body.width * (0.33 if page.low else 0.27), page.gap * 2)


def _parts(page: Page, side: Rect) -> tuple[Rect, Rect]:
    """The place of a card in large, and that of the words with it."""
    if page.low:
        return split_left(side, side.height * cards.ASPECT, page.gap * 2)
    return split_top(side, side.height * 0.45, page.gap)


def _order(page: Page, match: CaptainsOrdersView, side: Rect) -> None:
    picture, words = _parts(page, side)
    title, words = split_top(words, page.em * (1.2 if page.low else 1.35), page.gap)
    align: Align = "left" if page.low else "center"
    if match.order is not None and match.owner is not None:
        cards.card(page, GAME, str(match.order), picture)
        said = page.words("captains-orders-screen-of-seat", seat=match.owner)
    elif match.waits in ("order", "belay"):
        cards.card(page, GAME, art.UNREAD, picture)
        said = page.words("captains-orders-screen-unread")
    else:
        cards.slot(page, picture, theme.PANEL_EDGE)
        said = page.words("captains-orders-screen-none")
    if match.owner is not None:
        sign, line = split_left(title, title.height, page.gap)
        page.seat_mark(match.owner, sign)
        page.write(said, line, theme.AMBER, align="left", height=page.em * 1.1)
    else:
        page.write(said, title, theme.MIST, align=align, height=page.em * 1.1)
    story(page, told(page.words, match), words)
