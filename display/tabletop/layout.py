"""Where everything lies on the table, for any size of the pane.

Pure: sizes, seats and places in, rectangles out, in pixels of the pane. The observer's seat is at
the bottom, the other seats follow clockwise around the middle, as they sit around the table. A
`Mat` is a spot with the places beside it, or the places that share a caption.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from pygame import Rect

from controller.views import Message
from hardware.scene import FAN, Scene
from hardware.scene import Layout as Marked

Point = tuple[float, float]

CARD_SHAPE = 5 / 7
"""A card's width divided by its height."""


def fit(area: Rect, shape: float) -> Rect:
    """Return the largest rectangle of a shape (width by height) in the middle of *area*."""
    height = min(area.height, area.width / shape)
    fitted = Rect(0, 0, max(1, round(height * shape)), max(1, round(height)))
    fitted.center = area.center
    return fitted


APART = 1.06
"""The distance between cards that have room, in widths."""


def spread(area: Rect, count: int) -> tuple[Rect, ...]:
    """Return where that many cards lie: as large as fits, left to right, overlapping if they must;
    in a high area from top to bottom."""
    if count == 0:
        return ()
    across = area.width >= area.height * 0.8
    # At least a third of the area's length is left for the visible parts of the cards.
    longest = 1.0 if count == 1 else 0.62
    if across:
        card = fit(Rect(0, 0, round(area.width * longest), area.height), CARD_SHAPE)
        along, length = card.width, area.width
    else:
        card = fit(Rect(0, 0, area.width, round(area.height * longest)), CARD_SHAPE)
        along, length = card.height, area.height
    step = 0.0 if count == 1 else min(along * APART, (length - along) / (count - 1))
    start = (length - along - step * (count - 1)) / 2
    found = []
    for number in range(count):
        place = card.copy()
        if across:
            place.topleft = (round(area.left + start + step * number), 0)
            place.centery = area.centery
        else:
            place.topleft = (0, round(area.top + start + step * number))
            place.centerx = area.centerx
        found.append(place)
    return tuple(found)


SHOWN = 0.27
"""What each card in the player's own hand shows of itself at least, in widths: its number and
emblem are there."""


def in_hand(area: Rect, count: int) -> tuple[Rect, ...]:
    """Return where that many cards of the player's own hand are, left to right: as large as fits
    with `SHOWN` of each visible."""
    if count == 0:
        return ()
    # The corners of a turned card need room.
    room = area.inflate(-area.height // 7, -area.height // 7)
    narrow = min(room.height * CARD_SHAPE, room.width / (1 + SHOWN * (count - 1)))
    card = Rect(0, 0, max(1, round(narrow)), max(1, round(narrow / CARD_SHAPE)))
    step = 0.0 if count == 1 else min(narrow * APART, (room.width - narrow) / (count - 1))
    start = room.left + (room.width - narrow - step * (count - 1)) / 2
    top = room.centery - card.height // 2
    return tuple(card.move(round(start + step * number), top) for number in range(count))


MIDDLE = "middle"


class Mat(Struct, frozen=True):
    """A spot (counted from 1, 0 for none) and the places that belong to it, in order."""

    spot: int
    places: tuple[str, ...]


def mats(scene: Scene) -> tuple[Mat, ...]:
    """Return the middle, left to right: decks, then spots in order, then what lies alone."""
    layout = scene.layout
    marked = [p for p in (*layout.piles, *layout.rows) if p.partition("/")[0] == MIDDLE]
    at_spots: dict[int, list[str]] = {}
    alone = []
    for place in marked:
        spot = spot_beside(place, len(scene.spots))
        if spot:
            at_spots.setdefault(spot, []).append(place)
        else:
            alone.append(place)
    decks = [place for place in alone if place in layout.decks]
    others: dict[str, list[str]] = {}
    for place in alone:
        if place not in layout.decks:
            others.setdefault(str(caption(place, layout)), []).append(place)
    return (
        *(Mat(0, (place,)) for place in decks),
        *(Mat(spot, tuple(at_spots[spot])) for spot in sorted(at_spots)),
        *(Mat(0, tuple(places)) for places in others.values()),
    )


def bare_spots(scene: Scene) -> tuple[int, ...]:
    """Return the spots without a marked place: this game does not use them."""
    used = {mat.spot for mat in mats(scene)}
    return tuple(n for n in range(1, len(scene.spots) + 1) if n not in used)


def spot_beside(place: str, spots: int) -> int:
    """Return the number of the spot that a place lies beside; 0 for none."""
    number = place.rpartition("-")[2]
    return int(number) if number.isdecimal() and 1 <= int(number) <= spots else 0


def with_cards(scene: Scene) -> bool:
    """Return True if the table is marked for a card game."""
    return bool(scene.layout.piles or scene.layout.rows)


def own_places(scene: Scene) -> tuple[str, ...]:
    """Return what lies in front of the player's own seat besides the fan, and the rows marked
    there."""
    lying = [seen.place for seen in scene.places]
    found = dict.fromkeys((*scene.layout.rows, *lying))
    return tuple(p for p in found if p.startswith(f"{scene.seat}/") and p != fan(scene.seat))


def fan(seat: str) -> str:
    """Return the place of the cards in a seat's hands."""
    return f"{seat}/{FAN}"


def caption(place: str, layout: Marked) -> Message:
    """Return what a place is called: the layout's message for it, with the number of one of
    several, otherwise its name."""
    name = place.partition("/")[2].replace("_", "-")
    number = name.rpartition("-")[2]
    numbered = number.isdecimal()
    if place in layout.captions:
        return Message(layout.captions[place], {"number": int(number)} if numbered else {})
    return Message("table-place", {"place": name})


_GAP = 6

_OWN_WIDTHS = {"hand": 0.92, "pad": 0.86, "A": 0.6, "B": 0.6}
"""Widths of the roughly square parts of the player's own seat, in heights of its strip."""

_BESIDE_SHARE = 0.19
"""The control cards' share of the pane's width."""

_BESIDE_CARDS = {**_OWN_WIDTHS, "hand": 0.84, "pad": 0.8}
"""Widths of those parts if a fan and a menu need room, too."""

_MENU_SHARE = 0.34
"""The menu's share of the strip's remaining width; the fan has the rest."""


class SeatPanel(Struct, frozen=True):
    """Another seat: its light and name, its fan, and its hand."""

    area: Rect
    light: Rect
    name: Rect
    fan: Rect
    hand: Rect

    @property
    def bare_name(self) -> Rect:
        """The name's room while nothing lies in front of the seat: up to its hand, if that is
        beside."""
        beside = self.hand.top < self.name.bottom
        right = self.hand.left - _GAP if beside else self.name.right
        return Rect(self.name.left, self.name.top, right - self.name.left, self.name.height)

    def piles(self, count: int) -> list[Rect]:
        """Return places for that many piles side by side, in the space where others have their
        fan."""
        cell = self.fan.width / max(1, count)
        return [
            Rect(
                round(self.fan.left + index * cell), self.fan.top, round(cell) - 4, self.fan.height
            )
            for index in range(count)
        ]


class MatArea(Struct, frozen=True):
    """The area of a mat: its head, with a caption and the spot's mark if it has one, and the areas
    of its places."""

    mat: Mat
    area: Rect
    mark: Rect
    caption: Rect
    places: Mapping[str, Rect]


class TableLayout(Struct, frozen=True):
    """The layout for one size of the table. Rectangles are in pixels of the pane."""

    size: tuple[int, int]
    strip: Rect
    name: Rect
    own: Mapping[str, Rect]
    """`fan`, `hand`, `pad`, `menu`, `A` and `B`."""
    own_places: Mapping[str, Rect]
    """What else lies in front of the player's own seat."""
    vote: Rect
    """A covered token beside the player's own hand: their own answer."""
    hint: Rect
    beside: Rect
    """The control cards, left of the hint; empty if there are none."""
    middle: Rect
    mats: tuple[MatArea, ...]
    bare: Mapping[int, Rect]
    """Spots that the game does not use: small marks."""
    others: Mapping[str, SeatPanel]

    def own_cards(self, menu: bool) -> Rect:
        """Return the area of the player's own cards, including the *menu*'s while there is none."""
        area = self.own.get("fan", self.own["hand"])
        return area if menu or "menu" not in self.own else area.union(self.own["menu"])

    def own_menu(self, cards: bool) -> Rect:
        """Return the area of the menu, including that of the player's own *cards* while there are
        none."""
        area = self.own["menu"]
        return area if cards else area.union(self.own["fan"])

    def place(self, place: str) -> Rect | None:
        """Return the area of a place, if it is shown."""
        if place in self.own_places:
            return self.own_places[place]
        for mat in self.mats:
            if place in mat.places:
                return mat.places[place]
        return None

    def mark(self, spot: int) -> Rect | None:
        """Return the area of a spot."""
        if spot in self.bare:
            return self.bare[spot]
        return next((mat.mark for mat in self.mats if mat.mat.spot == spot), None)


def arrange(
    size: tuple[int, int],
    seats: Sequence[str],
    own: str,
    mats: Sequence[Mat],
    bare: Sequence[int] = (),
    own_places: Sequence[str] = (),
    rows: Sequence[str] = (),
    *,
    cards: bool = True,
    beside: bool = False,
) -> TableLayout:
    """Lay the table out for *size*; *seats* are in clockwise order, and *rows* are the places that
    need more width than a pile. Without *cards* the player's own seat has no fan and no menu, and
    its piles get their room; control cards need some *beside* the hint."""
    width, height = max(size[0], 320), max(size[1], 200)
    strip_height = round(height * 0.41)
    hint_height = max(20, round(height * 0.068))
    strip = Rect(0, height - strip_height, width, strip_height)
    hint = Rect(width // 16, strip.top - hint_height - 2, width * 7 // 8, hint_height)
    beside_area = Rect(_GAP, hint.top, round(width * _BESIDE_SHARE) if beside else 0, hint.height)
    if beside:
        hint.width = hint.right - beside_area.right - _GAP
        hint.left = beside_area.right + _GAP
    at = seats.index(own) if own in seats else 0
    around = _around([*seats[at + 1 :], *seats[:at]])
    room = Rect(0, _GAP, width, hint.top - 2 * _GAP)
    panels, middle = _panels(room, around)
    name, own_areas, own_place_areas = _own_seat(strip, own_places, cards)
    bare_areas, mat_room = _bare(middle, bare)
    return TableLayout(
        size=(width, height),
        strip=strip,
        name=name,
        own=own_areas,
        own_places=own_place_areas,
        vote=_vote(own_areas["hand"]),
        hint=hint,
        beside=beside_area,
        middle=middle,
        mats=_mat_areas(mat_room, mats, rows),
        bare=bare_areas,
        others=panels,
    )


def caption_line(layout: TableLayout) -> tuple[int, int]:
    """Return the height and middle of the captions below what lies at the player's own seat."""
    height = max(9, round(layout.own["hand"].height * 0.085))
    bottom = max(area.bottom for area in (*layout.own.values(), *layout.own_places.values()))
    return height, bottom + height // 2 + 2


# ---- the other seats -----------------------------------------------------------------------------


def _around(others: Sequence[str]) -> tuple[list[str], list[str], list[str]]:
    """Return the other seats on the left, at the top and on the right; at most two per side."""
    side = min(2, len(others) // 2)
    return (
        list(others[:side]),
        list(others[side : len(others) - side]),
        list(others[len(others) - side :]),
    )


def _panels(
    room: Rect, around: tuple[list[str], list[str], list[str]]
) -> tuple[dict[str, SeatPanel], Rect]:
    """Return the other seats' panels, clockwise, and the room left in the middle."""
    left, top, right = around
    top_height = max(34, round(room.height * 0.25)) if top else 0
    side_width = round(room.width * 0.17) if left else 0
    middle = Rect(
        side_width + 2 * _GAP,
        room.top + top_height,
        room.width - 2 * side_width - 4 * _GAP,
        room.height - top_height,
    )
    panels: dict[str, SeatPanel] = {}
    for index, seat in enumerate(reversed(left)):
        column = Rect(_GAP, room.top, side_width, room.height)
        panels[seat] = _panel(_cell(column, index, len(left)))
    for index, seat in enumerate(top):
        share = middle.width / len(top)
        area = Rect(0, room.top, round(min(share, top_height * 6)) - _GAP, top_height - _GAP)
        area.centerx = round(middle.left + (index + 0.5) * share)
        panels[seat] = _panel(area)
    for index, seat in enumerate(right):
        column = Rect(room.right - side_width - _GAP, room.top, side_width, room.height)
        panels[seat] = _panel(_cell(column, index, len(right)))
    return panels, middle


def _cell(column: Rect, index: int, count: int) -> Rect:
    height = column.height // count
    cell = Rect(column.left, column.top + index * height, column.width, height - _GAP)
    if count == 1:
        cell.height = min(height, round(column.width * 0.7))
        cell.centery = column.centery
    return cell


def _panel(area: Rect) -> SeatPanel:
    inner = area.inflate(-2 * _GAP, -2 * _GAP)
    if inner.width > 2.6 * inner.height:
        narrowest = min(round(inner.width * 0.62), inner.height + 60)
        width = max(round(inner.width * 0.4), narrowest)
        head = Rect(inner.left, inner.top, width, inner.height)
        body = Rect(head.right + 8, inner.top, inner.right - head.right - 8, inner.height)
    else:
        head = Rect(inner.left, inner.top, inner.width, max(16, round(inner.height * 0.36)))
        body = Rect(inner.left, head.bottom + 4, inner.width, inner.bottom - head.bottom - 4)
    side = min(head.height, round(head.width * 0.34))
    light = Rect(head.left, head.centery - side // 2, side, side)
    name = Rect(light.right + _GAP, head.top, head.right - light.right - _GAP, head.height)
    hand = Rect(0, body.top, min(body.height, body.width // 3), body.height)
    hand.right = body.right
    fan = Rect(body.left, body.top, body.width - hand.width - _GAP, body.height)
    return SeatPanel(area, light, name, fan, hand)


# ---- one's own seat ------------------------------------------------------------------------------


def _own_seat(
    strip: Rect, own_places: Sequence[str], cards: bool
) -> tuple[Rect, dict[str, Rect], dict[str, Rect]]:
    """Return the observer's name, the targets, and what else lies in front, from left to right."""
    inner = strip.inflate(-28, -22)
    caption = max(12, round(inner.height * 0.1))
    body = Rect(inner.left, inner.top, inner.width, inner.height - caption)
    unit = min(body.height, inner.width * 0.118)
    name_width = round(inner.width * 0.062) if inner.width > 900 else 0
    name = Rect(inner.left, body.top, name_width, body.height)
    narrow = _BESIDE_CARDS if cards else _OWN_WIDTHS
    fixed = sum(narrow.values()) * unit
    gap = round(unit * 0.12)
    gaps = (len(narrow) + (2 if cards else 0) + len(own_places)) * gap
    rest = inner.width - name_width - fixed - gaps
    widest = (unit * 0.7, rest * 0.12) if cards else (unit * 0.8, rest / max(1, len(own_places)))
    piles = round(min(widest))
    rest -= piles * len(own_places)
    menu_width = round(min(rest * _MENU_SHARE, unit * 3.2))
    left: float = name.right + (gap if name_width else 0) + (0 if cards else rest / 2)
    places = {}
    for place in own_places:
        places[place] = Rect(round(left), body.top, piles, body.height)
        if not cards:
            places[place] = places[place].inflate(0, round(unit * 0.92) - body.height)
        left += piles + gap
    own = {}
    widths = {"fan": rest - menu_width, "menu": menu_width}
    widths |= {target: share * unit for target, share in narrow.items()}
    for target, width in widths.items():
        if target in ("fan", "menu") and not cards:
            continue
        area = Rect(round(left), body.top, round(width), body.height)
        if target in narrow:
            area.height = round(unit)
            area.centery = body.centery
        own[target] = area
        left += width + gap
    return name, own, places


def _vote(hand: Rect) -> Rect:
    side = max(18, round(hand.height * 0.3))
    return Rect(hand.right - side, hand.top, side, side)


# ---- the middle ----------------------------------------------------------------------------------


def _bare(middle: Rect, bare: Sequence[int]) -> tuple[dict[int, Rect], Rect]:
    """Return small marks at the right edge for unused spots, and the remaining room."""
    if not bare:
        return {}, middle
    side = max(14, min(round(middle.height * 0.2), middle.height // len(bare) - 3))
    top = middle.centery - (len(bare) * (side + 3) - 3) // 2
    right = middle.right - side
    areas = {n: Rect(right, top + k * (side + 3), side, side) for k, n in enumerate(bare)}
    return areas, Rect(middle.left, middle.top, middle.width - side - 2 * _GAP, middle.height)


def _mat_areas(room: Rect, mats: Sequence[Mat], rows: Sequence[str]) -> tuple[MatArea, ...]:
    """Return the areas of the mats side by side; one with a row is wider than one with a pile."""
    if not mats:
        return ()
    weights = [1.9 if any(place in rows for place in mat.places) else 1.0 for mat in mats]
    unit = min((room.width - _GAP * (len(mats) + 1)) / sum(weights), room.height * 0.95)
    total = unit * sum(weights) + _GAP * (len(mats) - 1)
    left = room.centerx - total / 2
    areas = []
    for mat, weight in zip(mats, weights, strict=True):
        areas.append(_mat(Rect(round(left), room.top, round(unit * weight), room.height), mat))
        left += unit * weight + _GAP
    return tuple(areas)


def _mat(area: Rect, mat: Mat) -> MatArea:
    side = min(max(16, round(area.height * 0.2)), round(area.width * 0.4))
    mark = Rect(area.left + 4, area.top + 3, side if mat.spot else 0, side)
    caption = Rect(mark.right + 4, area.top + 3, area.right - mark.right - 8, side)
    body = Rect(area.left + 4, mark.bottom + 4, area.width - 8, area.bottom - mark.bottom - 8)
    return MatArea(mat, area, mark, caption, _split(body, mat.places))


def _split(body: Rect, places: Sequence[str]) -> dict[str, Rect]:
    """Return the places of a mat: side by side if there is width for it, otherwise stacked, with
    more room for the last one, which holds most."""
    count = len(places)
    shares = [1.0] * (count - 1) + [1.4 if count > 1 else 1.0]
    wide = body.width >= body.height * 0.9 * count or count == 1
    length = (body.width if wide else body.height) - _GAP * (count - 1)
    start, areas = 0.0, {}
    for place, share in zip(places, shares, strict=True):
        size = length * share / sum(shares)
        if wide:
            area = Rect(round(body.left + start), body.top, round(size), body.height)
        else:
            area = Rect(body.left, round(body.top + start), body.width, round(size))
        areas[place] = area
        start += size + _GAP
    return areas
