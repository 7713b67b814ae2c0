"""The bots at a simulated table: who is seated by whom, and bots that play on for players who have
left."""

import random
from functools import partial
from typing import Any

from msgspec.structs import replace

from controller.bots.company import character_at
from controller.bots.player import LEVELS, BotPlayer, Brain, Chair
from controller.bots.rulebook import Rulebook
from controller.bots.thinking import Thinker
from controller.cards.places import OwnCards
from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec
from controller.match.match import Match
from controller.match.stage import PACES, Pace
from controller.table.console import Console
from controller.views import TableView
from hardware.sim.world import World


class Bots:
    """Seats the bots of *console* in *world*, with luck drawn from *seed*; they decide in
    *thinker*, and their pace is the table's, or *pace* if that has none."""

    def __init__(
        self, console: Console, world: World, seed: int, pace: Pace, thinker: Thinker
    ) -> None:
        self._console = console
        self._world = world
        self._seed = seed
        self._pace = pace
        self._thinker = thinker
        self._players: list[BotPlayer] = []
        self._others: set[str] = set()
        """Seats of bots whose hands are not this table's: they sat there before it was started."""
        self._matches = 0
        """The number of matches begun since it was opened."""
        console.matches.companies.append(self)

    def __repr__(self) -> str:
        return f"<Bots at {', '.join(bot.seat for bot in self._players) or 'no seat'}>"

    def note_others(self) -> None:
        """Note that bots are seated now that play by hands of others."""
        self._others = set(self._console.lobby.party.bots)

    def begin(self, match: Match[Any, Any, Any]) -> None:
        """Seat the bots of a match, as strong as was chosen, and stand-ins for those who have left
        it (G-2)."""
        self._matches += 1
        bots = set(self._console.lobby.party.bots) - self._others
        seats = [seat for seat in self._console.table.seats if seat in bots]
        seats += [seat for seat in match.half.left if seat not in seats]
        if self._matches > 1 or [bot.seat for bot in self._players] != seats:
            for bot in self._players:
                bot.gone = True
            self._players = []
            for seat in seats:
                self.start(seat)

    def stand_in(self, seat: str) -> bool:
        """Let a bot take over for somebody who has left (G-2)."""
        self.start(seat)
        return True

    def stand_down(self, seat: str) -> None:
        for bot in self._players:
            bot.gone = bot.gone or bot.seat == seat
        self._players = [bot for bot in self._players if not bot.gone]

    def start(self, seat: str) -> None:
        """Let a bot play from *seat*."""
        console, world = self._console, self._world
        again = f"/{self._matches}" if self._matches > 1 else ""
        rng = random.Random(f"{self._seed}/bot/{seat}{again}")
        temper = character_at(seat).temper
        pace = PACES.get(console.idle.settings.speed, self._pace)
        level = LEVELS[console.lobby.party.level_of(seat)].at(pace, temper)

        def brain(game: str) -> Brain:
            rulebook = rulebook_at(console, world, CATALOGUE[game], seat)
            return CATALOGUE[game].brain(Chair(seat, level, rng, rulebook, temper, self._thinker))

        bot = BotPlayer(seat, brain, world, partial(self._sees, seat), console.loop)
        self._players.append(bot)
        console.loop.start(bot.run())

    def _sees(self, seat: str) -> TableView:
        """Return what the bot at *seat* sees; a match that is watched once more is none to play."""
        view = self._console.view(seat)
        return view if self._console.replay is None else replace(view, match=None)


def rulebook_at(console: Console, world: World, spec: GameSpec, seat: str) -> Rulebook:
    """Return what a player at *seat* may ask of the rules of a game played at *console*."""
    own = OwnCards(spec.rules.zones, spec.sides, lambda: world.seen(seat))
    return Rulebook(seat, lambda: console.match, spec.draw, spec.carry, own.known)
