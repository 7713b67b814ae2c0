"""The public screen: one file for each kind of screen, chosen by the view's stage, the type of its
match and the phase. Each game has a module or package of its own."""

from collections.abc import Callable, Mapping

import pygame

from controller.views import (
    BluffPirateView,
    CaptainBluffView,
    CaptainsOrdersView,
    CardsView,
    LuggageView,
    TableView,
)
from display import theme
from display.screens import (
    anycards,
    bluff_pirate,
    captain_bluff,
    captains_orders,
    lobby,
    luggage,
)
from display.screens.chrome import GameScreens, frame
from display.screens.layout import Rect
from display.screens.page import Page, Written
from display.words import words_in

__all__ = ["GAMES", "PublicScreen", "Written"]

_STAGES: dict[str, Callable[[Page, TableView, Rect], None]] = {
    "resume": lobby.options,
    "attract": lobby.attract,
    "joining": lobby.joining,
    "options": lobby.options,
}

GAMES: Mapping[type, GameScreens] = {
    LuggageView: luggage.SCREENS,
    CaptainBluffView: captain_bluff.SCREENS,
    CaptainsOrdersView: captains_orders.SCREENS,
    BluffPirateView: bluff_pirate.SCREENS,
    CardsView: anycards.SCREENS,
}
"""The screens of each game, by the type of its view."""


class PublicScreen:
    """Draws what everybody may see.

    *language* overrides the language of the table. `written` lists the text of the last frame.
    """

    def __init__(self, language: str | None = None) -> None:
        self.language = language
        self.written: list[Written] = []
        self._view: TableView | None = None
        self._came_s = 0.0
        self._kind: tuple[str, str] | None = None
        self._kind_came_s = 0.0

    def __repr__(self) -> str:
        stage = "waiting" if self._view is None else self._view.stage
        return f"<PublicScreen, {stage}>"

    def draw(self, surface: pygame.Surface, view: TableView | None, now_s: float) -> None:
        """Draw *view* at *now_s* of any clock that runs on; without a view, that it waits."""
        if view is not self._view:
            self._view, self._came_s = view, now_s
        if self._kind != (kind := _kind(view)):
            self._kind, self._kind_came_s = kind, now_s
        language = self.language or (view.language if view is not None else "en")
        page = Page(
            surface, words_in(language), now_s, now_s - self._came_s, now_s - self._kind_came_s
        )
        surface.blit(theme.backdrop(surface.get_size()), (0, 0))
        if view is None:
            lobby.waiting(page)
        elif view.match is not None:
            game = GAMES[type(view.match)]
            body = frame(page, view, game.header(page.words, view.match))
            game.phases[view.match.phase](page, view, view.match, body)
        else:
            body = frame(page, view)
            if view.stage in _STAGES:
                _STAGES[view.stage](page, view, body)
        self.written = page.written


def _kind(view: TableView | None) -> tuple[str, str] | None:
    """Which screen a view is for: its stage and, in a match, its phase."""
    if view is None:
        return None
    return view.stage, "" if view.match is None else view.match.phase
