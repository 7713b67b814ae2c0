"""What lies in the middle of a table with cards, for any game: piles, rows and decks."""

from collections.abc import Collection

from msgspec import Struct

from display import theme
from display.art.picture import painted
from display.screens import cards
from display.screens.chrome import beside_stage
from display.screens.layout import Rect, letters_px
from display.screens.page import Page
from display.sides import side_picture
from display.tabletop.layout import CARD_SHAPE, Mat, caption, mats, spread
from display.tabletop.sight import Sight
from display.targets import DeckAt, PieceAt, PileAt, RowAt, SpotAt, Target
from hardware.scene import Label, SeenPlace


class LyingAt(Struct, frozen=True):
    """A place of a mat, and what lies there."""

    place: str
    row: bool
    deck: bool
    seen: SeenPlace | None


class SceneMat(Struct, frozen=True):
    """A mat, with its caption in words, what lies on it, and what of it is lit."""

    spot: int
    caption: str
    places: tuple[LyingAt, ...]
    lit: frozenset[Target]

    @property
    def cards(self) -> int:
        return sum(one.seen.count for one in self.places if one.seen is not None)

    @property
    def weight(self) -> float:
        """How wide it is beside the others: a row as its cards, an empty place narrow."""
        rows = [one for one in self.places if one.row]
        if rows:
            most = max(0 if one.seen is None else one.seen.count for one in rows)
            return min(4.0, 1.2 + 0.5 * most)
        return 1.0 if self.cards or self.lit else 0.8


def scene_mats(
    sight: Sight, lit: Collection[Target], drawn: Collection[str] = ()
) -> tuple[SceneMat, ...]:
    """Return the mats of the middle, without the places that the game has *drawn* itself."""
    scene, words = sight.scene, sight.words
    found = []
    for mat in mats(scene):
        places = tuple(place for place in mat.places if place not in drawn)
        if not places:
            continue
        captions = dict.fromkeys(words(caption(place, scene.layout)) for place in places)
        lying = tuple(
            LyingAt(place, place in scene.layout.rows, place in scene.layout.decks, sight.at(place))
            for place in places
        )
        own = frozenset(one for one in lit if _is_at(one, Mat(mat.spot, places)))
        found.append(SceneMat(mat.spot, " · ".join(captions), lying, own))
    return tuple(found)


def _is_at(target: Target, mat: Mat) -> bool:
    match target:
        case SpotAt(number):
            return mat.spot == number
        case DeckAt(place) | PileAt(place) | RowAt(place) | PieceAt(place, _):
            return place in mat.places
        case _:
            return False


def draw_middle(page: Page, lying: tuple[SceneMat, ...], room: Rect) -> None:
    """Draw mats side by side, each in a section of its own; piles beside no spot are small, in a
    strip of their own, unless there is nothing else."""
    piles = tuple(mat for mat in lying if not mat.spot and not any(o.row for o in mat.places))
    spread_out = tuple(mat for mat in lying if mat not in piles)
    if not spread_out:
        _piles(page, piles, room)
        return
    if not any(one.row for mat in lying for one in mat.places):
        _side_by_side(page, lying, room)
        return
    strip, rest = beside_stage(page, room) if piles else (room, room)
    _piles(page, piles, strip)
    _side_by_side(page, spread_out, rest)


def _piles(page: Page, piles: tuple[SceneMat, ...], strip: Rect) -> None:
    across = strip.width > strip.height
    cells = (
        strip.columns(max(3, len(piles)), page.gap) if across else strip.rows(len(piles), page.gap)
    )
    for mat, cell in zip(piles, cells, strict=False):
        page.section(cell, draw_mat, None, mat)


def _side_by_side(page: Page, lying: tuple[SceneMat, ...], room: Rect) -> None:
    if not lying:
        return
    free = room.width - page.gap * (len(lying) - 1)
    least = [
        theme.extent(mat.caption, letters_px(page.area.height))[0] + page.gap * 2 for mat in lying
    ]
    squeeze = min(1.0, free / sum(least))
    spare = max(0, free - sum(least))
    total = sum(mat.weight for mat in lying)
    x = float(room.x)
    for mat, least_px in zip(lying, least, strict=True):
        width = least_px * squeeze + spare * mat.weight / total
        page.section(Rect(round(x), room.y, round(width), room.height), draw_mat, None, mat)
        x += width + page.gap


def draw_mat(page: Page, mat: SceneMat, area: Rect) -> None:
    """Draw a mat: its caption, and what lies there; bright where something may be done there."""
    if mat.spot:
        page.clickable(SpotAt(mat.spot), area)
    pieces = any(isinstance(one, PieceAt) for one in mat.lit)
    whole = bool(mat.lit) and not pieces
    cards.ground(page, area, whole, bool(mat.cards))
    smallest = letters_px(page.area.height)
    inside = area.inset(page.gap, page.gap // 2)
    head, body = inside.split_top(smallest * 1.6, 2)
    if body.height < 2.2 * smallest * len(mat.places):
        # Nobody would know the pictures: their number is all that they tell.
        for place in mat.places:
            page.clickable(_whole(place), inside)
        said = f"{mat.caption}  {mat.cards}"
        page.write(said, inside, theme.PAPER if whole else theme.MIST, lines=2,
                   height=smallest * 1.3)  # fmt: skip
        return
    page.write(mat.caption, head, theme.PAPER if whole else theme.MIST, bold=whole,
               height=smallest * 1.3)  # fmt: skip
    rows = body.rows(len(mat.places), page.gap // 2)
    for one, strip in zip(mat.places, rows, strict=True):
        _draw_place(page, one, mat.lit, strip)


def _whole(one: LyingAt) -> Target:
    return RowAt(one.place) if one.row else DeckAt(one.place) if one.deck else PileAt(one.place)


def _draw_place(page: Page, one: LyingAt, lit: Collection[Target], area: Rect) -> None:
    page.clickable(_whole(one), area)
    if one.seen is None:
        slot = area.fitted(CARD_SHAPE)
        page.panel(slot, theme.mixed(theme.NIGHT, theme.PANEL, 0.5), theme.PANEL_EDGE, 1)
        return
    if one.row:
        for index, place in enumerate(spread(area, one.seen.count)):
            _side(page, one.seen.spread[index], Rect(place))
            page.clickable(PieceAt(one.place, index), Rect(place))
            if PieceAt(one.place, index) in lit:
                page.panel(Rect(place.inflate(6, 6)), theme.AMBER)
                _side(page, one.seen.spread[index], Rect(place))
        return
    card, count = area.fitted(CARD_SHAPE if _is_card(one.seen.top) else 1.0), one.seen.count
    for below in range(min(count, 4) - 1, 0, -1):
        offset = below * max(1, card.height // 50)
        page.panel(Rect(card.move(offset, offset)), theme.mixed(theme.NIGHT, theme.MIST, 0.3))
    _side(page, one.seen.top, card)
    if count > 1:
        cards.count(page, count, card)


def _is_card(label: Label) -> bool:
    return label.kind not in ("tile", "treasure-token", "ship")


def _side(page: Page, label: Label, area: Rect) -> None:
    page.put(painted((max(4, area.width), max(4, area.height)), side_picture(label)), area)
