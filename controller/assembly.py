"""Puts a whole table together: devices or their twin, console, bots and croupier.

The only place that knows all of them; everything else gets what it needs handed in.
"""

import random
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from msgspec import Struct

from controller.bots import luggage as luggage_bot
from controller.bots.player import LEVELS, BotPlayer
from controller.console import AnyTable, Console
from controller.games.luggage.box import Croupier, simulated_pieces, simulated_registry
from controller.games.luggage.options import Options
from controller.games.luggage.setup import LuggageSetup
from controller.registry import Registry
from hardware.config import TableFile
from hardware.loop import Loop
from hardware.sim.deep import DeepTwin
from hardware.sim.fast import FastTable
from hardware.sim.world import BeltShape, World
from hardware.table import Table


class Seating(Struct, frozen=True):
    """Who plays, and whether the match starts at once.

    `seats` are seated in the table's order, the last `bots` of them by bots of `level`. With no
    seats the table waits for people in attract.
    """

    seats: int = 0
    bots: int = 0
    level: str = "normal"
    seed: int = 0
    options: Options = Options()
    language: str = "en"


class OpenedTable:
    """A table with its console, ready to run on its loop.

    A simulated one has its `world`, and its `twin`, which moves that world.
    """

    def __init__(
        self,
        table: AnyTable,
        console: Console,
        loop: Loop,
        seating: Seating,
        world: World | None = None,
        twin: Any = None,
    ) -> None:
        self.table = table
        self.console = console
        self.world = world
        self.twin = twin
        self._loop = loop
        self._seating = seating
        self._bots: list[BotPlayer] = []

    def __repr__(self) -> str:
        return f"<OpenedTable {self.table!r}, {self.console!r}>"

    @property
    def match(self) -> Any:
        return self.console.match

    def start(self) -> None:
        """Report the devices, seat the bots and start the match that was asked for."""
        seating = self._seating
        seats = self.table.seats[: seating.seats]
        for seat in seats[len(seats) - seating.bots :] if seating.bots else ():
            self.console.seat_bot(seat)
            self._start_bot(seat)
        self.table.start()
        if seats:
            self.console.start_match(seats)

    def _start_bot(self, seat: str) -> None:
        assert self.world is not None, "bots need a simulated table"
        rng = random.Random(f"{self._seating.seed}/bot/{seat}")
        bot = BotPlayer(
            seat,
            luggage_bot.brain(seat, LEVELS[self._seating.level], rng),
            self.world,
            lambda: self.console.view(seat),
            self._loop,
        )
        self._bots.append(bot)
        self._loop.start(bot.run())


@contextmanager
def open_table(
    file: TableFile, loop: Loop, seating: Seating, *, deep: bool
) -> Iterator[OpenedTable]:
    """Open the table of *file* on *loop*; everything is closed and off at the end.

    A simulated table runs on the deep twin (*deep*) or on the fast one. Raises `TableError` when
    a device cannot be opened, `RegistryError` when the list of pieces is wrong.
    """
    setups = [LuggageSetup(seating.options, file.carousel.speed_rpm)]
    if not file.simulated:
        registry = Registry.load(file.registry_path()) if file.registry else Registry({})
        with Table(file, loop) as table:
            console = Console(table, loop, registry, setups, seating.language)
            yield OpenedTable(table, console, loop, seating)
        return
    world = World(BeltShape.of(file), [seat.name for seat in file.seats], simulated_pieces())
    twin: Any = (
        DeepTwin(file, world, loop, seating.seed)
        if deep
        else FastTable(file.name, world, loop, seating.seed)
    )
    with closing(twin):
        table = twin.table if deep else twin
        console = Console(table, loop, simulated_registry(), setups, seating.language)
        _let_the_croupier_deal(console, Croupier(world, seating.seed))
        yield OpenedTable(table, console, loop, seating, world, twin)


def _let_the_croupier_deal(console: Console, croupier: Croupier) -> None:
    """Lay the simulated table out at the beginning of every round."""
    dealt: list[tuple[object, int]] = []

    def deal() -> None:
        match = console.match
        if match is None:
            return
        state = match.state
        now = (match, state.round)
        if dealt != [now]:
            dealt[:] = [now]
            croupier.lay_out(match.seats, *match.game.deal(state))

    console.changed.append(deal)
