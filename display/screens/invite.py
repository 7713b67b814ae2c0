"""How phones come to the table: a QR code, and the same in words, beside what the lobby shows. The
table's own WiFi, by which one sets it up, is in a corner of the title.
"""

from functools import lru_cache

import pygame
from msgspec.structs import replace

from controller.views import Invite, Notice, TableView
from controller.views.ownwifi import OwnWifi
from display import theme
from display.screens.layout import Rect
from display.screens.page import Page

STAGES = ("attract", "joining", "options", "naming", "resume")
"""While these last somebody may join."""

_SHARE, _SHARE_UPRIGHT = 0.22, 0.2
"""Of a wide page's width, and of an upright one's height."""

_CORNER = 0.62
"""Of the height of the strip of a wide page: the corner in which the table's own WiFi is named."""

_PIN_SHARE = 0.15
"""Of a page's height."""

QUIET = 4
"""Modules of bare paper around a QR code (ISO/IEC 18004, 9.1)."""

_PROMPTS = {
    "attract": "screen-phones-choose",
    "joining": "screen-phones-join",
    "options": "screen-phones-choose",
    "naming": "screen-phones-choose",
}
"""What everybody is asked where phones are the players' hands."""

_ASKS_NOTHING = ("table-trial",)
"""Prompts that say why nothing can be chosen yet."""


def invited(page: Page, invite: Invite) -> Rect:
    """Draw the invitation; return what is left of the page."""
    margin = page.gap * 2
    if page.upright:
        strip, rest = page.area.split_bottom(page.area.height * _SHARE_UPRIGHT)
    else:
        strip, rest = page.area.split_right(page.area.width * _SHARE)
        page.leave_corner(strip)
    page.section(strip.inset(margin), _invitation, None, invite)
    return rest


def by_phone(view: TableView) -> TableView:
    """Return the same view of a simulated table, asked in words for people with phones."""
    if view.simulated and view.match is not None and view.match.phase != "over":
        return replace(view, cursor=None)  # who chooses has the lines on the phone
    asked = _PROMPTS.get(view.stage, "")
    if not view.simulated or view.prompt is None or not asked or view.prompt.id in _ASKS_NOTHING:
        return view
    return replace(view, prompt=Notice(asked), demo=None)


def invites(view: TableView) -> bool:
    """Return True if there is room for the invitation: a match of bots needs all of the screen. It
    takes turns with the title, and is not shown where people are to join with phones."""
    return view.stage in STAGES and (view.simulated or view.demo is None)


def _invitation(page: Page, invite: Invite, area: Rect) -> None:
    addresses = [one for one in (invite.address, invite.called) if one]
    rows = _beside_code(page, invite.picture, area).rows(2 + len(addresses), page.gap // 2)
    page.write(page.words("screen-phones"), rows[0], lines=3, height=page.em * 0.9)
    for address, row in zip(addresses, rows[1:], strict=False):
        page.write(address, row, theme.AMBER, lines=2, height=page.em)
    code = page.words("screen-phones-code", code=invite.code)
    page.write(code, rows[-1], theme.AMBER, lines=2, height=page.em * 1.1)


def has_corner(view: TableView) -> bool:
    """Return True if the table's own WiFi is named in a corner: then the title stands, and no match
    of bots takes turns with it, for that would hide the corner for minutes."""
    return view.stage == "attract"


def _beside_code(page: Page, code: tuple[str, ...], area: Rect) -> Rect:
    """Draw a panel with a QR *code*; return the room for words beside it."""
    page.panel(area, theme.PANEL, theme.PANEL_EDGE)
    inside = area.inset(page.gap, page.gap)
    if not code:
        return inside
    if inside.width > inside.height:
        picture, words = inside.split_left(inside.height, page.gap * 2)
    else:
        picture, words = inside.split_top(min(inside.width, inside.height * 0.55), page.gap)
    page.put(qr_code(code, min(picture.width, picture.height)), picture)
    return words


def set_up_by(page: Page, own: OwnWifi) -> Rect:
    """Draw in a corner how a phone joins the table's own WiFi; return what is left of the page."""
    margin = page.gap * 2
    if page.upright:
        strip, rest = page.area.split_bottom(page.area.height * _SHARE_UPRIGHT)
    else:
        strip, rest = page.area.split_right(page.area.width * _SHARE)
        _, strip = strip.split_top(strip.height * (1 - _CORNER))
    page.section(strip.inset(margin), _set_up, None, own)
    return rest


def _set_up(page: Page, own: OwnWifi, area: Rect) -> None:
    rows = _beside_code(page, own.picture, area).rows(4, page.gap // 3)
    page.write(page.words("screen-own-wifi"), rows[0], lines=2, height=page.em * 0.75)
    said = (("name", own.name), ("password", own.password), ("address", own.address))
    for row, (key, value) in zip(rows[1:], said, strict=True):
        text = page.words(f"screen-own-wifi-{key}", **{key: value})
        page.write(text, row, theme.AMBER, lines=2, height=page.em * 0.7)


def pairing(page: Page, pin: str) -> Rect:
    """Draw the PIN for a phone that is to look after the table; return what is left of the page."""
    strip, rest = page.area.split_top(page.area.height * _PIN_SHARE)
    page.leave_corner(strip)
    page.section(strip.inset(page.gap), _pairing, None, pin)
    return rest


def _pairing(page: Page, pin: str, area: Rect) -> None:
    page.panel(area, theme.PANEL, theme.AMBER)
    words, digits = area.inset(page.gap, page.gap // 2).split_left(area.width * 0.62, page.gap)
    page.write(page.words("screen-pin"), words, align="left", lines=2, height=page.em * 0.8)
    half = len(pin) // 2
    page.write(f"{pin[:half]} {pin[half:]}", digits, theme.AMBER, height=digits.height * 0.9)


@lru_cache(maxsize=4)
def qr_code(rows: tuple[str, ...], side: int) -> pygame.Surface:
    """The QR code, dark on bare paper, as large as whole pixels a module allow."""
    modules = len(rows) + 2 * QUIET
    px = max(1, side // modules)
    surface = pygame.Surface((modules * px, modules * px))
    surface.fill((255, 255, 255))
    for y, row in enumerate(rows, QUIET):
        for x, dark in enumerate(row, QUIET):
            if dark == "1":
                surface.fill((0, 0, 0), (x * px, y * px, px, px))
    return surface
