"""The screen of a card game that draws none of its own: its zones, hands, scores and facts."""

from collections.abc import Sequence

from controller.views import CardsView
from controller.views.cards import CardsPlayer, ZoneView
from display import theme
from display.screens.chrome import GameScreens, Heading
from display.screens.ending import scored
from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.seat import heading, seat_panel
from display.words import Words

_PANEL_ASPECT = 1.6
_MOST_FACES = 12
"""More faces of one zone are counted instead."""


def _header(words: Words, match: CardsView) -> Heading:
    facts = (words(f"{match.game}-fact-{name}", value=value) for name, value in match.facts.items())
    return Heading(", ".join(facts))


def _playing(page: Page, match: CardsView, body: Rect) -> None:
    """What lies in the middle above, everybody's zones below."""
    common = [zone for zone in match.zones if not zone.seat]
    middle, seats = body.split_top(body.height * 0.34 if common else 0, page.gap)
    for zone, area in zip(common, middle.columns(len(common), page.gap), strict=True):
        page.panel(area, theme.PANEL)
        _zone(page, match.game, zone, area.inset(page.gap))
    cells = seats.grid(len(match.players), page.gap, _PANEL_ASPECT, blank_cost=2)
    for player, cell in zip(match.players, cells, strict=True):
        _seat(page, match, player, cell)


def _seat(page: Page, match: CardsView, player: CardsPlayer, cell: Rect) -> None:
    lit = player.seat in (match.active, *match.winners)
    inside = seat_panel(page, player.seat, cell, lit=lit)
    head, rest = inside.split_top(inside.height * 0.3, page.gap // 2)
    score, name = head.split_right(head.width * 0.2, page.gap)
    heading(page, player.seat, name)
    page.write(str(player.score), score, theme.AMBER, align="right")
    own = [zone for zone in match.zones if zone.seat == player.seat]
    for zone, line in zip(own, rest.rows(len(own), page.gap // 2), strict=True):
        _zone(page, match.game, zone, line)


def _zone(page: Page, game: str, zone: ZoneView, area: Rect) -> None:
    """The zone's name, and the cards that lie up in it, or how many there are."""
    said, name = area.split_bottom(area.height * 0.4)
    page.write(page.words(f"{game}-zone-{zone.zone}"), name, theme.MIST, height=page.em)
    page.write(_cards(page.words, game, zone), said, lines=2, height=1.4 * page.em)


def _cards(words: Words, game: str, zone: ZoneView) -> str:
    faces: Sequence[str] = zone.faces or ()
    if not faces or len(faces) > _MOST_FACES:
        return words("screen-cards", count=zone.cards)
    return ", ".join(words(f"{game}-card", card=card) for card in faces)


def scores(match: CardsView) -> dict[str, int]:
    """Everybody's points."""
    return {one.seat: one.score for one in match.players}


SCREENS = GameScreens(_header, _playing, scored(scores, _playing))
