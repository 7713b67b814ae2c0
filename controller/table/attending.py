"""What a simulated table does by itself while people play: its croupier sees to the pieces of every
match, and a mark says where a piece belongs that somebody has tapped and still holds."""

import random
from typing import Any

from controller.games.carrying import Carry
from controller.games.catalogue import CATALOGUE
from controller.record.journal import MatchRecord
from controller.table.console import Console
from hardware.scene import Layout, Setting
from hardware.sim.croupier import Croupier
from hardware.sim.world import World


class Attendant:
    """Attends to the matches of *console* in that *world*."""

    def __init__(self, console: Console, world: World, seed: int) -> None:
        self._console = console
        self._world = world
        self._random = random.Random(f"{seed}/croupier")
        self._match: Any = None
        self._croupier = Croupier(world, self._random)
        self._attended: Any = None
        """The state that the croupier has seen, and its setting."""
        self._setting = Setting(Layout(), ())
        self._moves = 0
        """How many had been made when it last looked."""
        console.resumed.append(self._lay_again)
        console.changed.append(self._attend)
        world.on_put.append(self._tidy)

    def __repr__(self) -> str:
        return f"<Attendant of {self._match!r}>"

    def _attend(self) -> None:
        match = self._at_work()
        if match is None:
            return
        moves, self._moves = self._moves, len(match.history)
        if self._moves > moves:
            self._mark(match.before[-1], match.history[-1].move)
        if match.state is not self._attended:
            self._croupier.attend(self._seen())

    def _tidy(self) -> None:
        """See to what a hand has laid down too late, or where it does not belong."""
        match = self._console.match
        if match is not None and match is self._match:
            self._croupier.attend(self._seen())

    def _lay_again(self, record: MatchRecord) -> None:
        assert self._at_work() is not None, "a match that was resumed runs"
        self._croupier.lay_out(self._seen())

    def _at_work(self) -> Any:
        """The match that runs, with a croupier of its own."""
        match = self._console.match
        if match is not None and match is not self._match:
            self._match = match
            self._croupier = Croupier(self._world, self._random)
            self._moves = len(match.history)
        return match

    def _seen(self) -> Setting:
        """The setting of the state as it is now."""
        if self._match.state is not self._attended:
            self._attended = self._match.state
            self._setting = CATALOGUE[self._match.game.slug].setting(self._attended)
        return self._setting

    def _mark(self, before: Any, move: Any) -> None:
        """Mark where the piece of *move* belongs, in the hand that carries it."""
        game = self._match.game
        seat = game.mover(before, move)
        carry = CATALOGUE[game.slug].carry(before, move)
        if seat is not None and isinstance(carry, Carry):
            self._world.mark(seat, carry.target)
