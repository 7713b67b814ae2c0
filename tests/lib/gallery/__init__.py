"""Sample views, one for each screen, and the pictures that are made of them."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pygame
from msgspec import Struct
from msgspec.structs import replace

from controller.views import Message, Notice, TableView
from display import art, theme
from display.art.canvas import Size
from display.screens import PublicScreen, Written
from display.words import FALLBACK, languages
from gallery import (
    bluff_pirate,
    captain_bluff,
    captains_orders,
    learning,
    luggage,
    people,
    stages,
    table,
)

SIZE = (1280, 720)
SIZES = ((800, 480), (1024, 600), (1280, 720), (1920, 1080))
"""The official touch display, and what is sold most."""

READABLE = 1 / 44
"""Of the height of a screen of 16:9: less high nothing is written. On a touch display of 7 inches,
86 mm high, that is a visual angle of 9 minutes at 0.75 m; 5 are the limit of normal sight."""

READ_CLOSELY = 1 / 60
"""The same on the page of those who look after the table, who stand in front of it."""

SHEETS: dict[str, dict[str, TableView | None]] = {
    "table": {**table.SAMPLES},
    "luggage": {**luggage.SAMPLES},
    "captain-bluff": {**captain_bluff.SAMPLES},
    "captains-orders": {**captains_orders.SAMPLES},
    "bluff-pirate": {**bluff_pirate.SAMPLES},
    "stages": {**stages.SAMPLES},
    "people": {**people.SAMPLES},
    "learning": {**learning.SAMPLES},
    "games": {"options-which-game": table.WHICH_GAME},
}
"""The screens that belong together."""

OF_CARDS = tuple(f"{game}-" for game in ("captain-bluff", "captains-orders", "bluff-pirate"))


def said_at_a_table(what: Any) -> Any:
    """Say of every message of a card game at which table it is said, as the kit does."""
    if isinstance(what, Message | Notice) and what.id.startswith(OF_CARDS):
        what = replace(what, args={"spots": 6, "reads": "every", **what.args})
    if isinstance(what, Struct):
        parts = {name: getattr(what, name) for name in what.__struct_fields__}
        changed = {name: said_at_a_table(part) for name, part in parts.items()}
        return replace(what, **{n: part for n, part in changed.items() if part is not parts[n]})
    if type(what) is tuple:
        told = tuple(map(said_at_a_table, what))
        return told if any(a is not b for a, b in zip(told, what, strict=True)) else what
    return what


SHEETS = {
    name: {of: said_at_a_table(view) for of, view in sheet.items()}
    for name, sheet in SHEETS.items()
}

SAMPLES = {name: view for sheet in SHEETS.values() for name, view in sheet.items()}
"""One view for each screen, by a name for its picture; None is a table that does not answer."""

SHOWN_S = {
    **table.SHOWN_S,
    **luggage.SHOWN_S,
    **captain_bluff.SHOWN_S,
    **captains_orders.SHOWN_S,
    **bluff_pirate.SHOWN_S,
}
SHOWN_S |= {f"{name}-by-name": shown_s for name, shown_s in SHOWN_S.items()}
"""For how long a sample's screen has stood, where that is not 0: its pages take turns."""


def contact_sheet() -> pygame.Surface:
    """All suitcases and passengers with their names, for the README."""
    across, cell, margin = 6, 180, 24
    down = len(art.PASSENGERS) // across
    sheet = pygame.Surface((across * cell + 2 * margin, (down + 1) * (cell + 34) + 2 * margin))
    theme.put_backdrop(sheet)
    names = (*art.SUITCASES, *art.PASSENGERS)
    for index, name in enumerate(names):
        x = margin + index % across * cell
        y = margin + index // across * (cell + 34)
        size = (cell - 24, cell - 24)
        draw = art.suitcase if name in art.SUITCASES else art.portrait
        sheet.blit(draw(size, name), (x + 12, y))
        words = theme.lettering(name.replace("-", " ").capitalize(), 24, theme.PAPER)
        sheet.blit(words, words.get_rect(center=(x + cell // 2, y + cell - 8)))
    return sheet


def screenshot(name: str, size: tuple[int, int] = SIZE, now_s: float = 2.0) -> pygame.Surface:
    """The screen of the sample view *name*. Raises `KeyError` when there is none."""
    surface = pygame.Surface(size)
    draw(PublicScreen(), surface, name, now_s)
    return surface


def draw(screen: PublicScreen, surface: pygame.Surface, name: str, now_s: float = 2.0) -> None:
    """Draw the sample view *name* on *surface* as it stands after its `SHOWN_S`."""
    shown_s = SHOWN_S.get(name, 0.0)
    if shown_s:
        screen.draw(surface, SAMPLES[name], now_s - shown_s)
    screen.draw(surface, SAMPLES[name], now_s)


def sizes_in_turn(language: str, nth: int, sizes: Sequence[Size]) -> Sequence[Size]:
    """English in two of *sizes*, and each other language in one, others for the *nth* thing that is
    drawn: all of them in all sizes are drawn by `make contact-sheet`."""
    at, count = nth + languages().index(language), len(sizes)
    return [sizes[one % count] for one in (at, at + count // 2)[: 1 + (language == FALLBACK)]]


def misfits(name: str, surface: pygame.Surface, written: Sequence[Written]) -> list[str]:
    """What is wrong with the lines of the screen of the sample view *name*: a sentence for each
    that is wider or higher than its room, lies on another one, or is too small to be read."""
    page = surface.get_rect()
    found = [
        f"{line.text!r} leaves its room"
        for line in written
        if not page.contains(line.area) or not line.room.contains(line.area)
    ]
    found += [
        f"{one.text!r} lies on {other.text!r}"
        for one, other in combinations(written, 2)
        if one.area.colliderect(other.area)
    ]
    if page.width <= 2.4 * page.height:  # A low pane belongs to a window in front of its reader.
        view = SAMPLES[name]
        closely = view is not None and view.stage == "operator"
        share = READ_CLOSELY if closely else READABLE
        least_px = int(min(page.height, page.width * 9 / 16) * share)
        found += [
            f"{line.text!r} is {line.area.height} pixels high"
            for line in written
            if line.area.height < least_px
        ]
    return found
