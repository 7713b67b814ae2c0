"""Measures from a tag's Signal to the light that answers it, with the commit between them.

Four seats tap tiles of the wrong pattern, put them back and tap them again, in a match that is
recorded; on the wall clock, with the journal where it usually is. A time runs from TagEntered's
coming to the console to SetLight's leaving it. The match goes `RATE` times as fast as people play,
so now and then a tap has to wait for another seat's commit, too.
"""

import random
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bench.medium import journal_folder, medium_of
from controller.belt import new_track
from controller.games.luggage.pieces import (
    PASSENGERS_PER_SUITCASE,
    PIECES,
    passenger_piece,
    tile_piece,
)
from controller.games.luggage.spec import SPEC as LUGGAGE
from controller.match.tablegame import TableShape
from controller.record.recorder import Recorder
from controller.record.recording import Recording
from controller.table.assembly import console_of, simulated_registry
from controller.table.setup import Setup
from hardware.inspection import Inspection
from hardware.loop import Loop, RealClock, Task
from hardware.signals import (
    AnyCommand,
    AnySignal,
    ButtonPressed,
    ButtonReleased,
    SetLight,
    TagEntered,
    TagLeft,
)
from hardware.sim.places import tag_uid

RATE = 10.0
SPEED_RPM = 3.0
TRACK_MM = 1000.0
ZONE_MM = 40.0
SEATS: tuple[str, ...] = ("red", "blue", "green", "yellow")
CYCLE_S = 1.7
"""From a tap to the next one at that seat: a little longer than its light flashes."""
TAP_S = 0.4
AWAY_S = 0.2


def measure(seed: int, taps: int) -> tuple[list[float], str]:
    """Milliseconds for each of *taps* taps, and the medium under the journal."""
    with (
        tempfile.TemporaryDirectory(prefix="bench-", dir=journal_folder()) as folder,
        Loop(RealClock(RATE)) as loop,
        closing(Recorder(Path(folder, "journal.db"), loop, "bench")) as recorder,
    ):
        table = _Pads()
        shape = TableShape(SPEED_RPM, new_track(TRACK_MM, {"belt": (0.0, ZONE_MM)}))
        setup = Setup(LUGGAGE, shape, {"wrong_type": "ignore"})
        recording = Recording(recorder)
        console = console_of(table, loop, simulated_registry(), [setup], recording)
        console.start_match(SEATS)
        rng = random.Random(f"{seed}/taps")
        loop.start(_play(table, loop, rng))
        loop.run(while_=lambda: len(table.answered_ms) < taps)
        return table.answered_ms, medium_of(Path(folder))


class _Pads:
    """A table of nothing but pads and lights, which are played by hand."""

    name = "bench"
    simulated = True
    spots: tuple[str, ...] = ()
    seats = SEATS

    def __init__(self) -> None:
        self.listeners: list[Callable[[AnySignal], None]] = []
        self.answered_ms: list[float] = []
        self._tapped_s: dict[str, float] = {}

    def start(self) -> None:
        """Nothing has to be opened."""

    def close(self) -> None:
        """Nothing was opened."""

    def inspect(self) -> Inspection:
        return Inspection()

    def emit(self, signal: AnySignal) -> None:
        for listener in self.listeners:
            listener(signal)

    def tap(self, seat: str, signal: AnySignal) -> None:
        """Emit *signal*, and measure until the seat's light answers."""
        self._tapped_s[seat] = time.perf_counter()
        self.emit(signal)

    def send(self, command: AnyCommand) -> None:
        if isinstance(command, SetLight) and command.seat in self._tapped_s:
            began_s = self._tapped_s.pop(command.seat)
            self.answered_ms.append((time.perf_counter() - began_s) * 1e3)


def _play(table: _Pads, loop: Loop, rng: random.Random) -> Task:
    """Bring a match into play, then let every seat tap on and on."""
    for piece, (kind, _) in PIECES.items():
        if kind == "tile":
            yield from _pass(table, loop, "belt", piece, 0.0)
    for seat in SEATS:
        table.emit(ButtonPressed(at_s=loop.now_s(), seat=seat, button="A"))
        table.emit(ButtonReleased(at_s=loop.now_s(), seat=seat, button="A"))
    for index, seat in enumerate(SEATS):
        passenger = index * PASSENGERS_PER_SUITCASE
        yield from _pass(table, loop, f"pad/{seat}", passenger_piece(passenger), TAP_S)
        loop.start(_tap_on(table, loop, seat, tile_piece(passenger + PASSENGERS_PER_SUITCASE), rng))


def _tap_on(table: _Pads, loop: Loop, seat: str, tile: str, rng: random.Random) -> Task:
    uid, pad = tag_uid(tile), f"pad/{seat}"
    yield loop.now_s() + rng.uniform(CYCLE_S, 2 * CYCLE_S)
    while True:
        began_s = loop.now_s()
        table.tap(seat, TagEntered(at_s=began_s, reader=pad, uid=uid))
        yield began_s + TAP_S
        table.emit(TagLeft(at_s=loop.now_s(), reader=pad, uid=uid))
        yield loop.now_s() + AWAY_S
        yield from _pass(table, loop, "belt", tile, TAP_S)
        yield began_s + CYCLE_S + rng.uniform(0.0, AWAY_S)


def _pass(table: _Pads, loop: Loop, reader: str, piece: str, for_s: float) -> Task:
    """A piece comes into a reader's field and leaves it."""
    uid = tag_uid(piece)
    table.emit(TagEntered(at_s=loop.now_s(), reader=reader, uid=uid))
    yield loop.now_s() + for_s
    table.emit(TagLeft(at_s=loop.now_s(), reader=reader, uid=uid))
