"""Where the parts of the player's window are, for any size of it. Pure.

From above: what is played, the people around the table, the stage, one sentence with its verbs, and
the player's own hand. A wide window has the verbs beside the sentence, an upright one below it.
"""

from typing import NamedTuple

from display.screens.layout import FINGER_PX, Rect, is_upright, letters_px
from display.tabletop.layout import CARD_SHAPE

_CHIP_ASPECT = 2.6
"""A chip of a wide window is never narrower than this, to its height: the name has to be read."""


class Bands(NamedTuple):
    """The bands of the window, from above."""

    head: Rect
    chips: tuple[Rect, ...]
    """One for each player, clockwise from the player's own."""
    stage: Rect
    line: Rect
    verbs: Rect
    hand: Rect


class Room(NamedTuple):
    """What the verbs need: how wide they are side by side, and in how many rows they stand."""

    width: float = 0.0
    rows: int = 0


def bands(area: Rect, players: int, gap: int, verbs: Room, aspect: float = 3.4) -> Bands:
    """Divide a window into its bands, with chips for that many players, in an upright one of that
    *aspect*, and room for its verbs."""
    upright = is_upright(area)
    inside = area.inset(gap * 2, gap)
    head_px = max(letters_px(area.height) * 1.9, area.height * (0.035 if upright else 0.045))
    head, rest = inside.split_top(head_px, gap // 2)
    chips, rest = _chips(rest, players, gap, upright, aspect if upright else _CHIP_ASPECT)
    hand_px = rest.height * (0.28 if upright else 0.345)
    hand, rest = rest.split_bottom(hand_px, gap)
    button_px = max(FINGER_PX, rest.height * (0.085 if upright else 0.12))
    if upright:
        # One row has its place always, so that nothing moves when verbs come or go.
        verbs_px = button_px * max(1, verbs.rows) + gap // 2 * max(0, verbs.rows - 1)
        both, stage = rest.split_bottom(button_px + gap + verbs_px, gap)
        line, verb = both.split_top(button_px if verbs.rows else both.height, gap)
        return Bands(head, chips, stage, line, verb, hand)
    line, stage = rest.split_bottom(button_px * max(1, verbs.rows), gap)
    width = min(inside.width * SHARE_OF_VERBS, verbs.width)
    verb, line = line.split_right(width, gap * 2 if verbs.rows else 0)
    return Bands(head, chips, stage, line, verb, hand)


SHARE_OF_VERBS = 0.64
"""Beside the sentence, verbs have that share of a wide window's width at most."""


def _chips(
    rest: Rect, players: int, gap: int, upright: bool, aspect: float
) -> tuple[tuple[Rect, ...], Rect]:
    """The people's chips, in as few rows as have room for their names, and what is left below."""
    height = max(FINGER_PX * 0.9, rest.height * (0.045 if upright else 0.075))
    across = max(1, min(players, int((rest.width + gap) / (height * aspect + gap))))
    down = -(-players // across)
    across = -(-players // down)
    band, rest = rest.split_top(height * down + gap * (down - 1), gap)
    cells = [cell for row in band.rows(down, gap) for cell in row.columns(across, gap)]
    return tuple(cells[:players]), rest


class HandRow(NamedTuple):
    """A card of the hand: where it stands, and the part of it that no other card covers."""

    card: Rect
    shown: Rect


def cards_in_hand(area: Rect, count: int, gap: int) -> tuple[HandRow, ...]:
    """Return where that many cards stand, as large as fits: side by side, overlapping where they
    must, in two rows where that makes them larger."""
    if count == 0:
        return ()
    rows = max((1, 2), key=lambda rows: _shown_px(area, count, rows, gap))
    rows = min(rows, count)
    found: list[HandRow] = []
    for number, row in enumerate(area.rows(rows, gap)):
        strip = Rect(row.clip(area))
        first = -(-count * number // rows)
        found += _row_in_hand(strip, -(-count * (number + 1) // rows) - first, gap)
    return tuple(found)


def _shown_px(area: Rect, count: int, rows: int, gap: int) -> float:
    """How much of a card's width is seen where the cards stand in that many rows."""
    height = (area.height - gap * (rows - 1)) / rows
    card = min(height * CARD_SHAPE, area.width)
    across = -(-count // rows)
    step = card if across == 1 else min(card, (area.width - card) / (across - 1))
    # A higher card is better than a bare one whose neighbour covers what need not be read.
    return min(step, card * 0.5) * (1 if rows == 1 else 1.25)


def _row_in_hand(strip: Rect, count: int, gap: int) -> list[HandRow]:
    # At least a third of the width is left for the visible parts of the others.
    widest = strip.width if count == 1 else strip.width * 0.62
    height = min(strip.height, int(widest / CARD_SHAPE))
    width = int(height * CARD_SHAPE)
    step = width + gap // 2
    if count > 1:
        step = min(step, (strip.width - width) // (count - 1))
    left = strip.centerx - (width + step * (count - 1)) // 2
    places = [Rect(left + step * at, strip.bottom - height, width, height) for at in range(count)]
    shown = [Rect(one.x, one.y, min(width, step), height) for one in places[:-1]]
    return [HandRow(card, bare) for card, bare in zip(places, [*shown, *places[-1:]], strict=True)]
