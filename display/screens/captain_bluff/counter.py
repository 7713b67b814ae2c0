"""The counter: draw pile and discards, the time left for a call, and how the last call went."""

from controller.views import CaptainBluffView, TableView
from controller.views.captain_bluff import CallView
from display import theme
from display.screens import cards
from display.screens.captain_bluff.belts import GAME
from display.screens.layout import Rect, columns, inset, rows, split_bottom, split_left
from display.screens.page import Page


def counter(page: Page, view: TableView, match: CaptainBluffView, area: Rect) -> None:
    piles, said = split_left(area, area.width * (0.3 if page.low else 0.25), page.gap * 2)
    _piles(page, match, piles)
    if match.phase == "window":
        _window(page, view, match, said)
    elif match.phase == "recovering":
        _sentence(page, "recovers", said, seat=match.other, belt=match.at)
    elif match.phase == "revealing":
        _sentence(page, "called", said, seat=match.turn, belt=match.at)
    elif match.called is not None:
        _called(page, match.called, said)


def _piles(page: Page, match: CaptainBluffView, area: Rect) -> None:
    """The draw pile face down, and the discards, with their numbers."""
    draw, discard = rows(area, 2, 1) if page.low else columns(area, 2, page.gap)
    for count, name, place in (
        (match.pile, "captain-bluff-screen-pile", draw),
        (match.discard, "captain-bluff-screen-discards", discard),
    ):
        picture, words = split_left(place, place.height * cards.ASPECT, page.gap)
        if count:
            cards.back(page, GAME, picture)
        else:
            cards.slot(page, picture, theme.PANEL_EDGE)
        if page.low:
            page.write(str(count), words, align="left")
            continue
        label, number = split_bottom(words, words.height * 0.44)
        page.write(str(count), number, align="left", height=page.em)
        page.write(page.words(name), label, theme.MIST, align="left", height=page.em * 0.6)


def _window(page: Page, view: TableView, match: CaptainBluffView, area: Rect) -> None:
    """What may be called now, and a bar for the time that is left for it."""
    left_s = page.left_s(view)
    if left_s is not None and match.call_s:
        bar, area = split_bottom(area, max(8.0, area.height * 0.3), page.gap // 2)
        page.panel(bar, theme.NIGHT, theme.PANEL_EDGE)
        filled = inset(bar, 3, 3)
        filled.width = round(filled.width * min(1.0, max(0.0, left_s / match.call_s)))
        page.panel(filled, page.glow())
    said = page.words("captain-bluff-screen-window", seat=match.turn or "", belt=match.at or 0)
    page.write(said, area, theme.AMBER, lines=2, height=page.em * 1.1)


def _sentence(page: Page, what: str, area: Rect, seat: str | None, belt: int | None) -> None:
    if seat is None:
        return
    sign, words = split_left(area, min(area.height, page.em * 1.6), page.gap)
    page.seat_mark(seat, inset(sign, sign.width * 0.08))
    said = page.words(f"captain-bluff-screen-{what}", seat=seat, belt=belt or 0)
    page.write(said, words, theme.AMBER, align="left", lines=2, height=page.em * 1.1)


def _called(page: Page, called: CallView, area: Rect) -> None:
    """The last call: the city that came to light, and who has taken the cards."""
    card, words = split_left(area, area.height * cards.ASPECT, page.gap * 2)
    cards.card(page, GAME, called.destination, card)
    bluffed = called.loser == called.placer
    said = page.words(
        "captain-bluff-screen-was" if bluffed else "captain-bluff-screen-was-none",
        caller=called.caller,
        placer=called.placer,
        card=called.destination,
        loser=called.loser,
    )
    page.write(said, words, align="left", lines=3 if page.low else 2, height=page.em * 0.8)
