"""What somebody who has never read the rules clicks in vain in a player's window: its part of
`reclaim bench acts`.

The newcomer reads what is new before clicking, and then clicks, at random, what is lit or a verb
below it. A click is *refused* if something is said against it, and *useless* if a second later
nothing of what lies, is held, is asked or is written on the window has changed. What others do
within that second hides a useless click; a click that is lit and leads to a bad move is no useless
one, but a lesson.
"""

from typing import Any

import pygame

from bench.windowed import WindowPlayer
from controller.games.catalogue import game_named
from controller.table.assembly import Seating, open_table
from display.targets import Target
from hardware.config import load_table_file
from hardware.loop import Loop, Task, VirtualClock

LONGEST_S = 3_600.0
SHORT = {
    "luggage": {"rounds": 1},
    "captain-bluff": {"turns": 40},
    "bluff-pirate": {"turns": 40},
    "captains-orders": {"wins": 2},
}
"""Matches that end."""


class Newcomer(WindowPlayer):
    """Clicks what is lit, and notes what came of it."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.useless: list[Target] = []
        self._read: object = None

    def _wanted(self) -> list[Target]:
        """Return what may be clicked, once what is new has been read."""
        moment = self.table.moment(self._loop.now_s())
        before, self._read = self._read, (moment.said, self.table.sight().cursor)
        return super()._wanted() if self._read == before else []

    def click(self, target: Target) -> Task:
        before, refused = self._seen(), len(self.refused)
        yield from super().click(target)
        for _ in range(10):
            yield from self.wait(0.1)
            if self._seen() != before:
                return
        if len(self.refused) == refused:
            self.useless.append(target)

    def _seen(self) -> object:
        """What a click that counts changes."""
        sight = self.table.sight()
        lying = [(one.place, one.count, one.top) for one in sight.scene.places]
        view, moment = sight.view, self.table.moment(self._loop.now_s())
        return (
            # What rides on the belt comes and goes by itself.
            [one for one in lying if not one[0].startswith("belt/")],
            [(one.hand, one.pattern) for one in sight.scene.seats],
            view and (view.prompt, view.cursor, view.notices, view.match, view.stage),
            moment.hint,
            moment.opened,
        )


def in_vain(game: str, matches: int) -> dict[str, Any]:
    """Let a newcomer play that many short matches of a game against bots; what `--json` prints."""
    pygame.font.init()
    players = max(3, game_named(game).rules.players[0])
    newcomers = [_played(game, players, seed) for seed in range(matches)]
    clicks = sum(len(one.clicks) for one in newcomers)
    refused = sum(len(one.refused) for one in newcomers)
    useless = sum(len(one.useless) for one in newcomers)
    return {
        "matches": matches,
        "clicks": clicks,
        "refused": refused,
        "useless": useless,
        "share": round((refused + useless) / max(1, clicks), 4),
    }


def _played(game: str, players: int, seed: int) -> Newcomer:
    seating = Seating(players, players - 1, "normal", seed, game, SHORT[game], speed="normal")
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        match = opened.match
        assert match is not None, "it has begun"
        newcomer = Newcomer(opened, loop, match.seats[0], seed)
        loop.start(newcomer.play())
        loop.run(until_s=LONGEST_S, while_=lambda: not match.over)
        return newcomer
