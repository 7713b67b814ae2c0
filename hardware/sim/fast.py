"""The fast twin: a simulated table that turns what happens in the world straight into Signals.

It shares the world and its noise with the deep twin and leaves out everything between a tag and
its Signal: no chips, no bus, no serial line, no motor physics. For long statistical runs. What a
reader can read changes only when a tag comes to an edge of its zone, when a hand acts, or when
something shadows it; between those instants nothing is computed.

Not simulated: garbled frames and tags that shadow each other in the air (they cost polls, which
`Sensing` draws), soft starts (the belt runs at once), a sagging battery, an encoder's pulses (a
position is reported whenever a tag comes to an edge), lost seats and lost pads.
"""

import random
from collections.abc import Callable

from hardware.loop import Loop, Timer
from hardware.signals import (
    AnyCommand,
    AnySignal,
    BeltMoved,
    BeltStopped,
    Button,
    ButtonPressed,
    ButtonReleased,
    Colour,
    Pattern,
    ReaderReady,
    RunBelt,
    SeatReady,
    SetLight,
    StopBelt,
    Uid,
)
from hardware.sim.noise import Noise
from hardware.sim.sensing import Sensing
from hardware.sim.world import World

BUTTON_S = (0.002, 0.018)
"""From a button's edge to its Signal: debouncing and the line."""

PAST_EDGE_MM = 1e-3
"""A hair past an edge, so that rounding never leaves a crossing undone."""


class FastTable:
    """A table for the controller: Signals to `listeners`, Commands through `send`.

    Moves the world's belt and its lights, and lets its *noise* come over it; without one, all is
    perfect.
    """

    simulated = True

    def __init__(
        self, name: str, world: World, loop: Loop, seed: int = 0, noise: Noise | None = None
    ) -> None:
        self.name = name
        self.world = world
        self.loop = loop
        self.seats = tuple(world.seats)
        self.spots = world.spots
        self.listeners: list[Callable[[AnySignal], None]] = []
        self._random = random.Random(f"{seed}/fast-twin")
        self._noise = noise or Noise(world)
        self._belt = _SteadyBelt(loop)
        self._belt_timer: Timer | None = None
        self._wobble = random.Random(f"{seed}/encoder")
        self._reported_turns = 0.0
        reads = self._noise.profile.reads
        self._readers = {
            reader: Sensing(reader, loop, self._emit, self._random, reads)
            for reader in (
                *world.belt.readers,
                *world.spots,
                *(f"pad/{seat}" for seat in self.seats),
            )
        }
        self._lights: dict[str, tuple[Colour, Pattern]] = {}
        world.light_of = lambda seat: self._lights.get(seat, ("off", "steady"))
        world.belt_turns = self._belt.turns
        world.belt_rpm = lambda: self._belt.speed_rpm
        world.on_tap.append(self._tapped)
        world.on_button.append(self._button)
        world.on_belt.append(lambda place: self._belt_changed())

    def __repr__(self) -> str:
        return f"<FastTable {self.name!r} at {self.loop.now_s():.3f} s, {self._belt.speed_rpm} rpm>"

    def start(self) -> None:
        """Report every device ready, as a table does when it has opened them."""
        for seat in self.seats:
            self._emit(SeatReady(at_s=self.loop.now_s(), seat=seat))
            self._emit(ReaderReady(at_s=self.loop.now_s(), reader=f"pad/{seat}"))
        for reader in (*self.world.belt.readers, *self.spots):
            self._emit(ReaderReady(at_s=self.loop.now_s(), reader=reader))
        self._noise.begin(
            self.loop,
            shadowed=lambda reader, begins: self._belt_changed(),
            reset=self._reset,
        )
        self._belt_changed()

    def close(self) -> None:
        self._belt.run(0.0)
        self._forget_belt_timer()

    def send(self, command: AnyCommand) -> None:
        match command:
            case RunBelt(speed_rpm):
                if speed_rpm * self._belt.speed_rpm < 0.0:
                    # It turns round here, and so far the encoder has counted, reported or not.
                    self._reported_turns = self._belt.turns()
                self._belt.run(speed_rpm)
                self._moved()
                self._belt_changed()
            case StopBelt():
                self._belt.run(0.0)
                self._forget_belt_timer()
                self._emit(BeltStopped(at_s=self.loop.now_s(), turns=self._encoder_turns()))
            case SetLight(seat, colour, pattern):
                self._lights[seat] = (colour, pattern)

    # ---- pads, spots and buttons -----------------------------------------------------------

    def _tapped(self, seat: str, uid: Uid, until_s: float) -> None:
        self._noise.tapped(seat)
        reader = self.world.seats[seat].tap_reader
        self._look_at(reader)
        self.loop.call_at(until_s, lambda: self._look_at(reader))

    def _look_at(self, reader: str) -> None:
        """What a pad or a spot can read changes when a hand comes or goes."""
        self._readers[reader].see(self._noise.tapping(reader, self.loop.now_s()))

    def _button(self, seat: str, button: Button, pressed: bool) -> None:
        signal = ButtonPressed if pressed else ButtonReleased
        at_s = self.loop.now_s() + self._random.uniform(*BUTTON_S)
        self.loop.call_at(at_s, lambda: self._emit(signal(at_s=at_s, seat=seat, button=button)))

    # ---- the belt's readers ----------------------------------------------------------------

    def _reset(self, reader: str, begins: bool) -> None:
        self._readers[reader].reset(begins)
        self._belt_changed()

    # ---- the belt --------------------------------------------------------------------------

    def _belt_changed(self) -> None:
        """Look what every belt reader can read now, and wake when that may change next."""
        for reader in self._noise.zones:
            self._readers[reader].see(self._noise.readable(reader))
        self._forget_belt_timer()
        speed_mm_s = self._belt.speed_rpm / 60.0 * self.world.belt.track_mm
        if speed_mm_s and self._noise.zones:
            ahead_mm = min(zone.ahead_mm(speed_mm_s) for zone in self._noise.zones.values())
            self._belt_timer = self.loop.call_later(
                (ahead_mm + PAST_EDGE_MM) / abs(speed_mm_s), self._crossed
            )

    def _crossed(self) -> None:
        self._belt_timer = None
        self._belt_changed()
        self._moved()

    def _moved(self) -> None:
        self._emit(
            BeltMoved(
                at_s=self.loop.now_s(),
                turns=self._encoder_turns(),
                speed_rpm=self._belt.speed_rpm,
            )
        )

    def _encoder_turns(self) -> float:
        """Where the encoder says that the belt is; it never counts against the motion."""
        jitter_turns = self._noise.profile.encoder.jitter_mm / self.world.belt.track_mm
        turns = self._belt.turns() + self._wobble.uniform(-jitter_turns, jitter_turns)
        if self._belt.speed_rpm > 0:
            turns = max(turns, self._reported_turns)
        elif self._belt.speed_rpm < 0:
            turns = min(turns, self._reported_turns)
        self._reported_turns = turns
        return turns

    def _forget_belt_timer(self) -> None:
        if self._belt_timer is not None:
            self._belt_timer.cancel()
            self._belt_timer = None

    # ---- signals ---------------------------------------------------------------------------

    def _emit(self, signal: AnySignal) -> None:
        for listener in self.listeners:
            listener(signal)


class _SteadyBelt:
    """A belt that runs at exactly the speed asked for, at once."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._since_s = 0.0
        self._turns_then = 0.0
        self.speed_rpm = 0.0

    def turns(self) -> float:
        return self._turns_then + (self._loop.now_s() - self._since_s) * self.speed_rpm / 60.0

    def run(self, speed_rpm: float) -> None:
        self._turns_then = self.turns()
        self._since_s = self._loop.now_s()
        self.speed_rpm = speed_rpm
