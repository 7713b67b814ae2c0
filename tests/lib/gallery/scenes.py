"""The scenes of a player's window: what somebody sees who comes to the lobby, opens its buttons and
the menu, and plays the beginning of a match of each game, one of each kind, to be drawn in any size
and language.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, NamedTuple

import pygame

from bench.windowed import WindowPlayer
from controller.table.assembly import Seating, open_table
from controller.views import TableView
from controller.views import lobby as menu
from display.menu import WindowMenu
from display.scene import PlayerScreen
from display.screens.layout import letters_px
from display.sounds import Sounds
from display.tabletop.moment import Moment
from display.targets import ChairOf, LineOf, Target
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

MATCHES = {
    "luggage": ("luggage", 4, {"rounds": 2}, "sim"),
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
    opens: bool = False
    """Whether a match begins."""
    menu: str = ""
    """What of the window's menu is open over it: `lines` or `rules`."""


def scenes(name, seed=3):
    """One scene of each kind, by its phase, its climax, and by what could be acted on."""
    game, players, options, table = MATCHES[name]
    found: dict[str, Sighted] = {}

    def looks_at(player):
        moment = player.screen.moment
        view = moment.sight.view
        if view is None or view.match is None:
            return
        kinds = sorted({type(target).__name__ for target in player.screen.lit})
        staged = view.match.phase if view.staged is None else f"staged {view.staged.climax.what.id}"
        staged = "opening" if player.screen.opens else staged
        held = "held" if moment.sight.hand is not None else ""
        found.setdefault(
            " ".join((staged, *kinds, held)).strip(),
            Sighted(moment, view, now(), player.screen.opens),
        )

    pygame.font.init()
    seating = Seating(players, players - 1, "normal", seed, game, options, speed="normal")
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
    played = next(one for kind, one in found.items() if kind.startswith(("turn", "play ")))
    found["menu"] = played._replace(menu="lines")
    found["rules"] = played._replace(menu="rules")
    return found


LOBBIES: dict[str, tuple[Seating, list[Target]]] = {
    "games": (Seating(4, 3, lobby=True), []),
    "who plays": (Seating(4, 3, lobby=True), [LineOf(menu.WHO_PLAYS)]),
    "how to play": (Seating(4, 3, game="captain-bluff", lobby=True), [LineOf(menu.HOW_TO_PLAY)]),
    "options": (Seating(4, 3, game="captains-orders", lobby=True), [LineOf(menu.OPTIONS)]),
    "names": (Seating(4, 3, lobby=True), [LineOf(menu.NAMES)]),
    "eight": (Seating(8, 7, game="captains-orders", lobby=True), []),
    "nobody yet": (Seating(0), []),
    "come together": (Seating(0), [ChairOf("red")]),
}
"""What is looked at of the lobby: who is seated, and what is clicked then."""


def lobbies():
    """The lobby, by what is open in it."""
    return {name: _lobby(*of) for name, of in LOBBIES.items()}


def _lobby(seating, clicks):
    with windowed(seating, "sim-spots") as player:
        player.pass_time(clicks)
        moment = player.screen.moment
        return Sighted(moment, moment.sight.view, moment.now_s)


@contextmanager
def windowed(seating: Seating, table: str) -> Iterator[Any]:
    """A window at a table: the player, who is given clicks by its `pass_time`."""
    pygame.font.init()
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(table), loop, seating, deep=False) as opened,
    ):
        opened.start()
        player = WindowPlayer(opened, loop, "red", seating.seed)

        def pass_time(clicks):
            went = []

            def script():
                for target in (None, *clicks):
                    if target is not None:
                        yield from player.click(target)
                    yield from player.wait(3.0)
                    player.look()
                went.append(True)

            loop.start(script())
            loop.run(while_=lambda: not went)

        player.pass_time = pass_time
        yield player


def draw(seen, size, language=None):
    """Draw a scene; return the surface and its screen, or the menu that is open over it."""
    surface, screen = pygame.Surface(size), PlayerScreen(language)
    screen.corner_px = 50
    screen.moment, screen.opens = seen.moment, seen.opens
    screen.draw(surface, seen.view, seen.now_s)
    if not seen.menu:
        return surface, screen
    hands = SimpleNamespace(seat="red", cards=seen.view.cards, read=lambda reads: None)
    over = WindowMenu(lambda language: None, Sounds(), hands, language, screen)
    over.see(seen.view)
    over.place(size)
    over.show()
    if seen.menu == "rules":
        over.read()
    over.draw(surface)
    return surface, over


def too_small(screen, surface):
    """The lines whose letters are lower than a window's may be."""
    least = letters_px(surface.get_height())
    return [line.text for line in screen.written if 0 < line.area.height < least]
