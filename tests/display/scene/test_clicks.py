"""How many clicks a turn costs in a player's window."""

import pygame
import pytest

from controller.table.assembly import Seating, open_table
from display.scene.verbs import lit
from display.targets import GroundAt, LineAt, OwnCard, OwnPad, PileAt, SpotAt, TileAt
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.windowed import WindowPlayer

LONGEST_S = 1_800.0


@pytest.fixture(scope="module", autouse=True)
def letters():
    pygame.font.init()


class Script(WindowPlayer):
    """Plays as its parent does until *begins* says that a turn has come, then by *steps*: each
    returns what is clicked next, or None while there is nothing to click yet."""

    begins = steps = None
    cost = None
    """The clicks of that turn, once it is over."""

    def play(self):
        for _ in super().play():
            yield _
            ready = self.table.settled and not self.screen.opens
            if ready and self.sight.match is not None and self.begins(self):
                break
        # Nobody reads lines and clicks one as they come.
        yield from self.wait(1.0)
        self.look()
        before = len(self.clicks)
        for step in self.steps:
            while not self.table.settled or (target := step(self)) is None:
                yield from self.wait(0.3)
                self.look()
            yield from self.click(target)
            yield from self.wait(1.0)
            self.look()
        self.cost = len(self.clicks) - before

    @property
    def sight(self):
        return self.table.sight()

    @property
    def glowing(self):
        return lit(self.table.moment(self._loop.now_s()))

    def line(self, id):
        """The line of the menu with that message; None while there is none."""
        cursor = self.sight.cursor
        lines = () if cursor is None or not self.sight.chooses else cursor.options
        return next((LineAt(n) for n, one in enumerate(lines) if one.id == id), None)


def cost(game, players, begins, steps, after, seed=3, table="sim-spots", options=None):
    """The clicks of a turn, and the player; *after* must be so in the end."""
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file(table),
            loop,
            Seating(players, players - 1, "normal", seed, game, options or {}),
            deep=False,
        ) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        player = Script(opened, loop, opened.match.seats[0], seed)
        player.begins, player.steps = begins, steps
        loop.start(player.play())
        loop.run(until_s=LONGEST_S, while_=lambda: player.cost is None and not opened.match.over)
        assert player.cost is not None, (player.clicks[-8:], player.refused[-3:])
        loop.run(until_s=loop.now_s() + 1.0)
        player.table.poll(loop.now_s())
        assert after(player), player.sight.phase
        return player.cost


def some_card(player):
    return next((one for one in player.glowing if isinstance(one, OwnCard)), None)


def at_spot(number):
    return lambda player: SpotAt(number) if player.sight.hand is not None else None


def some_spot(player):
    """A spot at which the card in the hand may be laid."""
    return next((one for one in player.glowing if isinstance(one, SpotAt)), None)


@pytest.mark.parametrize(("size", "clicks"), [(3, 5), (5, 7)])
def test_a_set_is_laid_card_by_card_by_one_click_each(size, clicks):
    """The first card says where it goes; the others lie face down. A click says that it is whole,
    unless it has as many cards as a set can have."""
    close = [lambda player: player.line("bluff-pirate-menu-close-set")] if size < 5 else []
    steps = [some_card, at_spot(1), *[some_card] * (size - 1), *close]

    def begins(player):
        held = player.sight.at(f"{player.sight.own}/cards")
        return player.sight.phase == "act" and player.sight.awaited and held.count > size

    assert (
        cost("bluff-pirate", 3, begins, steps, lambda player: player.sight.phase != "act") <= clicks
    )


def free_belts(player):
    belts = player.sight.match.belts
    return [n for n, one in enumerate(belts, 1) if not one.destination and not one.line]


def test_a_departure_city_is_defined_by_two_clicks():
    before = {}

    def begins(player):
        goes = {f"spot/{n}" for n in free_belts(player)}
        return (
            player.sight.phase == "turn" and player.sight.awaited and goes & {*player.sight.going}
        )

    def belt(player):
        before["free"] = free_belts(player)
        return next((SpotAt(n) for n in before["free"] if SpotAt(n) in player.glowing), None)

    assert cost(
        "captain-bluff", 3, begins, [some_card, belt],
        lambda player: free_belts(player) != before["free"],
    ) == 2  # fmt: skip


def test_a_city_is_checked_by_two_clicks():
    def begins(player):
        return player.line("captain-bluff-menu-check") is not None and player.sight.hand is None

    def belt(player):
        return next((one for one in player.sight.named if one in player.glowing), None)

    assert cost(
        "captain-bluff", 3, begins,
        [lambda player: player.line("captain-bluff-menu-check"), belt],
        lambda player: player.sight.phase == "turn",
    ) == 2  # fmt: skip


def test_a_passenger_costs_four_clicks_at_most():
    """Flip, take, check, and aside or back."""

    def begins(player):
        flip = PileAt(player.sight.pile("draw"))
        return player.sight.phase == "play" and flip in player.glowing

    def suitcase(player):
        action = player.sight.seen("action")
        if action is None or player.sight.hand is not None:
            return None
        wanted = action.top.suitcase
        found = player.screen.found(player.sight, 0.0)
        tiles = (one for one in player.sight.scene.places if one.top.suitcase == wanted)
        return next((TileAt(one.place) for one in tiles if TileAt(one.place) in found), None)

    def goes(player):
        ways = (PileAt(player.sight.pile("aside")), GroundAt("belt"))
        return next((one for one in ways if one in player.glowing), None)

    steps = [
        lambda player: PileAt(player.sight.pile("draw")),
        suitcase,
        lambda player: OwnPad() if OwnPad() in player.glowing else None,
        goes,
    ]
    assert cost(
        "luggage", 3, begins, steps, lambda player: player.sight.hand is None, table="sim"
    ) == 4  # fmt: skip
