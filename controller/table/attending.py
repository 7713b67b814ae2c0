"""What a simulated table does by itself while people play: a croupier for every match, and a mark
where a piece belongs that somebody has tapped and still holds."""

import random
from typing import Any

from controller.games.box import Croupier, put_right
from controller.games.carrying import Carry
from controller.games.catalogue import CATALOGUE
from controller.record.journal import MatchRecord
from controller.table.console import Console
from hardware.sim.world import World


class Attendant:
    """Attends to the matches of *console* in that *world*."""

    def __init__(self, console: Console, world: World, seed: int) -> None:
        self._console = console
        self._world = world
        self._random = random.Random(f"{seed}/croupier")
        self._match: Any = None
        self._croupier: Croupier | None = None
        self._moves = 0
        """How many had been made when it last looked."""
        console.resumed.append(self._lay_again)
        console.changed.append(self._attend)
        world.on_put.append(self._tidy)

    def __repr__(self) -> str:
        return f"<Attendant of {self._match!r}>"

    def _attend(self) -> None:
        croupier = self._at_work()
        if croupier is None:
            return
        moves, self._moves = self._moves, len(self._match.history)
        if self._moves > moves:
            self._mark(self._match.before[-1], self._match.history[-1].move)
        croupier.attend(self._match.state)

    def _tidy(self) -> None:
        """See to what a hand has laid down too late, or where it does not belong."""
        match = self._console.match
        if self._croupier is not None and match is not None and match is self._match:
            self._croupier.attend(match.state)
            put_right(self._world, self._croupier.known(match.state))

    def _lay_again(self, record: MatchRecord) -> None:
        croupier = self._at_work()
        assert croupier is not None, "a match that was resumed runs"
        croupier.lay_as(self._match.state)

    def _at_work(self) -> Croupier | None:
        match = self._console.match
        if match is not None and match is not self._match:
            self._match = match
            self._croupier = CATALOGUE[match.game.slug].croupier(self._world, self._random)
            self._moves = len(match.history)
        return None if match is None else self._croupier

    def _mark(self, before: Any, move: Any) -> None:
        """Mark where the piece of *move* belongs, in the hand that carries it."""
        game = self._match.game
        seat = game.mover(before, move)
        carry = CATALOGUE[game.slug].carry(before, move)
        if seat is not None and isinstance(carry, Carry):
            self._world.mark(seat, carry.target)
