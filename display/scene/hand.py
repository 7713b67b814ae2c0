"""The player's own hand: its cards as wide as the window, the one taken up above the others."""

from typing import NamedTuple

import pygame
from msgspec import Struct

from controller.views import Message
from display import theme
from display.art.picture import painted
from display.scene.bands import cards_in_hand
from display.scene.verbs import lit
from display.screens.layout import Rect, letters_px
from display.screens.page import Page
from display.sides import side_picture
from display.tabletop import look
from display.tabletop.layout import fan
from display.tabletop.moment import Moment
from display.tabletop.sight import arranged
from display.targets import OwnCard, OwnFan, OwnHand, Sorting, Target
from hardware.scene import Label


class HandCard(Struct, frozen=True):
    """A card of the hand: its face, what a click on it means, and whether it may be played."""

    face: Label
    target: Target
    lit: bool
    front: bool
    """Whether the mouse, a finger or the keys are at it."""
    held: bool
    """Whether it was taken up: it stands higher than the others."""
    framed: bool
    """Whether the keys have come to it."""


class Hand(NamedTuple):
    """All cards of the hand in the order in which they are seen, and in which order that is."""

    cards: tuple[HandCard, ...]
    order: str
    """The message for the order; empty where there is no other."""
    receives: bool
    """Whether a card may be put among them."""
    note: Message | None = None
    """What the player alone is told of them."""


def hand_of(moment: Moment) -> Hand:
    """Return the player's own cards, with the one that was taken up where it stood."""
    sight = moment.sight
    seen = sight.at(fan(sight.own))
    faces = () if seen is None else seen.spread
    now, pointed = lit(moment), moment.hover or moment.focus
    taken = sight.hand if sight.taken_from in ("", fan(sight.own)) else None
    flies = moment.flying_to(sight.own) or moment.dragged_to is not None
    labels: list[tuple[Label, Target]] = [(one, OwnCard(n)) for n, one in enumerate(faces)]
    if taken is not None and not flies:
        # Among its like, too: who clicks the left of two sees that one rise.
        index = len(labels) if sight.taken_index is None else sight.taken_index
        labels.insert(index, (taken, OwnHand()))
    order = arranged(tuple(label.name for label, _ in labels), sight.order)
    cards = tuple(
        HandCard(
            label,
            target,
            target in now or target == OwnHand(),
            target == pointed,
            target == OwnHand(),
            target == moment.focus,
        )
        for label, target in (labels[index] for index in order)
    )
    sorts = f"hands-sorted-{sight.order}" if len(faces) > 1 and len(sight.orders) > 1 else ""
    return Hand(cards, sorts, OwnFan() in now, sight.given)


_SHADE, _REST = 150, 90
"""How dark a card is that cannot be played while another can, and while none can: it is to be read
all the same, to plan with."""

_LIFT = 0.1
"""How much higher a card stands that is taken up or pointed at, in heights of a card."""


def draw_hand(page: Page, hand: Hand, game: str, area: Rect) -> None:
    """Draw the hand into its band."""
    smallest = letters_px(page.area.height)
    veil = _SHADE if any(card.lit for card in hand.cards) else _REST
    page.clickable(OwnFan(), area)
    if hand.receives:
        page.panel(area, theme.mixed(theme.NIGHT, theme.AMBER, 0.16), theme.AMBER, 3)
    room = area.inset(page.gap, 0)
    room.height -= round(smallest * 1.7) if hand.order or hand.note else 0
    if hand.note is not None:
        foot = Rect(area.x, area.bottom - round(smallest * 1.7), area.width, round(smallest * 1.7))
        page.write(page.words(hand.note), foot, theme.AMBER, height=smallest * 1.3)
    elif hand.order:
        foot = Rect(area.x, area.bottom - round(smallest * 1.7), area.width, round(smallest * 1.7))
        said = page.words(hand.order)
        words = page.write(said, foot, theme.MIST, bold=False, height=smallest * 1.1)
        page.clickable(Sorting(), words.inset(-smallest, -smallest // 2))
    lift = round(room.height * _LIFT)
    places = cards_in_hand(
        Rect(room.x, room.y + lift, room.width, room.height - lift), len(hand.cards), page.gap
    )
    late: list[tuple[HandCard, Rect]] = []
    for card, (place, shown) in zip(hand.cards, places, strict=True):
        page.clickable(card.target, shown)
        if card.held or card.front:
            late.append((card, Rect(place.move(0, -lift))))
        else:
            _draw(page, card, place, veil)
    for card, place in late:
        _draw(page, card, place, veil)
        if not (card.front and card.face.face):
            continue
        name = look.name_of(card.face, game, page.words)
        # A number is read on the card itself.
        if not name.isdecimal():
            explained = (name, look.use_of(card.face, game, page.words))
            _explain(page, explained, place, area)


def _draw(page: Page, card: HandCard, place: Rect, veil: int) -> None:
    page.put(painted(place.size, side_picture(card.face)), place)
    if card.held or card.framed:
        edge = theme.PAPER if card.framed else theme.AMBER
        page.put(look.frame(place.size, max(4, place.width // 12), 4, edge), place)
    elif not card.lit:
        page.put(_veil(place.size, veil), place)


def _veil(size: tuple[int, int], strength: int) -> pygame.Surface:
    return look.box(size, max(4, size[0] // 14), (*theme.NIGHT, strength))


def _explain(page: Page, said: tuple[str, str], place: Rect, area: Rect) -> None:
    """The name of a card that is pointed at, and what it does, on it."""
    height = letters_px(page.area.height) * 1.15
    lines = [line for line in said if line]
    width = max(theme.extent(line, round(height))[0] for line in lines) + 2 * height
    sign = Rect(0, 0, round(width), round(height * 1.5) * len(lines))
    sign.midbottom = (place.centerx, place.bottom - round(height * 0.4))
    sign.clamp_ip(area)
    page.panel(sign, theme.NIGHT)
    for line, row, ink in zip(
        lines, sign.rows(len(lines), 0), (theme.PAPER, theme.AMBER), strict=False
    ):
        page.write(line, row, ink, height=height)
