"""What a player's window has come to, frame by frame, is what it would be if all of it were drawn
anew: whatever changes is painted again, also when only the time passes and nothing is moved."""

import pygame
import pytest

from bench.windowed import WindowPlayer
from controller.table.assembly import Seating, open_table
from display.scene import PlayerScreen
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

GAMES = {
    "luggage": ("luggage", 3, {}),
    "memory": ("luggage", 3, {"variant": "memory"}),
    "captain-bluff": ("captain-bluff", 3, {}),
    "bluff-pirate": ("bluff-pirate", 3, {}),
    "captains-orders": ("captains-orders", 4, {"wins": 2}),
}
LONG_S = 15.0


class Watched(WindowPlayer):
    """Whose window is painted ten times a second, as it is when somebody plays."""

    def wait(self, seconds):
        for due_s in super().wait(seconds):
            self.look()
            self._looks_at(self)
            yield due_s


def fresh(player, now_s):
    """The same moment on a window that has shown nothing before."""
    screen = PlayerScreen()
    screen.corner_px = player.screen.corner_px
    screen.moment = player.screen.moment
    surface = pygame.Surface(player.surface.get_size())
    screen.draw(surface, player.table.sight().view, now_s)
    return surface


def stale(kind, long_s=LONG_S):
    """Where the window showed something old, and what was seen then."""
    game, players, options = GAMES[kind]
    found = []
    seating = Seating(players, players - 1, "normal", 3, game, options, speed="normal")
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)

        def looks_at(player):
            view = player.table.sight().view
            if not player.screen.plays(view):
                return
            shown, new = player.surface, fresh(player, loop.now_s())
            differs = pygame.mask.from_threshold(shown, (0, 0, 0), (3, 3, 3), new)
            differs.invert()
            if differs.count():
                found.append((differs.get_bounding_rects()[:3], player.clicks[-1:]))

        player = Watched(opened, loop, opened.match.seats[0], 3, looks_at=looks_at)
        loop.start(player.play())
        loop.run(until_s=loop.now_s() + long_s, while_=lambda: not opened.match.over)
        assert player.clicks
    return found


@pytest.mark.parametrize("kind", GAMES)
def test_a_window_that_is_refreshed_is_as_if_it_were_drawn_anew(kind):
    pygame.font.init()
    assert stale(kind) == []
