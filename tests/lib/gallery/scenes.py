"""The scenes of a player's window: what somebody sees who plays the beginning of a match of each
game, one of each kind, to be drawn in any size and language.
"""

from typing import NamedTuple

import pygame

from bench.windowed import WindowPlayer
from controller.table.assembly import Seating, open_table
from controller.views import TableView
from display.scene import PlayerScreen
from display.screens.layout import letters_px
from display.tabletop.moment import Moment
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

MATCHES = {
    "luggage": ("luggage", 4, {"rounds": 1}, "sim"),
    "captain-bluff": ("captain-bluff", 4, {"turns": 30}, "sim-spots"),
    "bluff-pirate": ("bluff-pirate", 4, {"turns": 24}, "sim-spots"),
    "captains-orders": ("captains-orders", 5, {"rounds": 2}, "sim-spots"),
    "captains-orders-of-eight": ("captains-orders", 8, {"rounds": 1}, "sim-spots"),
}
LONGEST_S = 1200.0
AFTERWARDS_S = 12.0
"""How long the ending is looked at."""

SIZES = (
    (480, 800), (600, 1024), (720, 1280), (800, 1280), (800, 480), (1024, 600), (1280, 800),
    (1920, 1080), (3840, 2160),
)  # fmt: skip


class Sighted(NamedTuple):
    """What a player saw, and when."""

    moment: Moment
    view: TableView
    now_s: float


def scenes(name, seed=3):
    """One scene of each kind, by its phase and by what could be acted on."""
    game, players, options, table = MATCHES[name]
    found: dict[str, Sighted] = {}

    def looks_at(player):
        moment = player.screen.moment
        view = moment.sight.view
        if view is None or view.match is None:
            return
        kinds = sorted({type(target).__name__ for target in player.screen.lit})
        staged = "staged" if view.staged else view.match.phase
        held = "held" if moment.sight.hand is not None else ""
        found.setdefault(" ".join((staged, *kinds, held)).strip(), Sighted(moment, view, now()))

    pygame.font.init()
    seating = Seating(players, players - 1, "normal", seed, game, options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(table), loop, seating, deep=False) as opened,
    ):
        now = loop.now_s
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        player = WindowPlayer(opened, loop, opened.match.seats[0], seed, looks_at=looks_at)
        loop.start(player.play())
        match = opened.match
        loop.run(until_s=LONGEST_S, while_=lambda: opened.match is match and not match.over)
        player.only_looks = True
        for _ in range(round(AFTERWARDS_S)):
            loop.run(until_s=now() + 1.0)
            player.look()
            looks_at(player)
    return found


def draw(seen, size, language=None):
    """Draw a scene; return the surface and its screen."""
    surface, screen = pygame.Surface(size), PlayerScreen(language)
    screen.corner_px = 50
    screen.moment = seen.moment
    screen.draw(surface, seen.view, seen.now_s)
    return surface, screen


def too_small(screen, surface):
    """The lines whose letters are lower than a window's may be."""
    least = letters_px(surface.get_height())
    return [line.text for line in screen.written if 0 < line.area.height < least]
