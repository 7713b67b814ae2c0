"""The fast twin: a simulated table that turns what happens in the world straight into Signals.

It shares the world model with the deep twin and leaves out everything between a tag and its
Signal: no chips, no bus, no serial line, no motor physics. For long statistical runs.

Not simulated: missed polls, garbled frames, tags that shadow each other, soft starts (the belt
runs at once), a sagging battery, lost devices. The times from a tag's arrival to its Signal are
drawn evenly from the ranges below, which the deep twin's measured latencies lie in.
"""

import math
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
    TagEntered,
    TagLeft,
    Uid,
)
from hardware.sim.world import World

ENTER_S = (0.010, 0.035)
"""From a tag's arrival in a field to TagEntered: a poll period, and two confirmations."""
LEAVE_S = (0.040, 0.100)
"""From a tag's departure to TagLeft: the presence filter's clean silences."""
BUTTON_S = (0.002, 0.018)
"""From a button's edge to its Signal: debouncing and the line."""


class FastTable:
    """A table for the controller: Signals to `listeners`, Commands through `send`."""

    simulated = True

    def __init__(self, name: str, world: World, loop: Loop, seed: int = 0) -> None:
        self.name = name
        self.world = world
        self.loop = loop
        self.seats = tuple(world.seats)
        self.listeners: list[Callable[[AnySignal], None]] = []
        self._random = random.Random(f"{seed}/fast-twin")
        self._belt = _SteadyBelt(loop)
        self._belt_timer: Timer | None = None
        self._over: dict[str, set[Uid]] = {reader: set() for reader in world.belt.readers}
        self._lights: dict[str, tuple[Colour, Pattern]] = {}
        world.light_of = lambda seat: self._lights.get(seat, ("off", "steady"))
        world.belt_turns = self._belt.turns
        world.belt_rpm = lambda: self._belt.speed_rpm
        world.on_tap.append(self._tapped)
        world.on_button.append(self._button)
        world.on_belt.append(lambda place: self._look_at_the_belt())

    def __repr__(self) -> str:
        return f"<FastTable {self.name!r} at {self.loop.now_s():.3f} s, {self._belt.speed_rpm} rpm>"

    def start(self) -> None:
        """Report every device ready, as a table does when it has opened them."""
        for seat in self.seats:
            self._emit(SeatReady(at_s=self.loop.now_s(), seat=seat))
            self._emit(ReaderReady(at_s=self.loop.now_s(), reader=f"pad/{seat}"))
        for reader in self.world.belt.readers:
            self._emit(ReaderReady(at_s=self.loop.now_s(), reader=reader))
        self._look_at_the_belt()

    def close(self) -> None:
        self._belt.run(0.0)
        self._forget_belt_timer()

    def send(self, command: AnyCommand) -> None:
        match command:
            case RunBelt(speed_rpm):
                self._belt.run(speed_rpm)
                self._moved()
                self._await_crossing()
            case StopBelt():
                self._belt.run(0.0)
                self._forget_belt_timer()
                self._emit(BeltStopped(at_s=self.loop.now_s(), turns=self._belt.turns()))
            case SetLight(seat, colour, pattern):
                self._lights[seat] = (colour, pattern)

    # ---- pads and buttons ------------------------------------------------------------------

    def _tapped(self, seat: str, uid: Uid, until_s: float) -> None:
        reader = f"pad/{seat}"
        self._later(ENTER_S, self.loop.now_s(), TagEntered, reader=reader, uid=uid)
        self._later(LEAVE_S, until_s, TagLeft, reader=reader, uid=uid)

    def _button(self, seat: str, button: Button, pressed: bool) -> None:
        signal = ButtonPressed if pressed else ButtonReleased
        self._later(BUTTON_S, self.loop.now_s(), signal, seat=seat, button=button)

    # ---- the belt --------------------------------------------------------------------------

    def _look_at_the_belt(self) -> None:
        for reader, before in self._over.items():
            now = {uid for uid, _ in self.world.tags_over(reader)}
            self._report(reader, before, now)

    def _report(self, reader: str, before: set[Uid], now: set[Uid]) -> None:
        if before == now:
            return
        self._over[reader] = now
        # Sorted, because the order of a set of strings differs from process to process.
        here_s = self.loop.now_s()
        for uid in sorted(now - before):
            self._later(ENTER_S, here_s, TagEntered, reader=reader, uid=uid, present=len(now))
        for uid in sorted(before - now):
            self._later(LEAVE_S, here_s, TagLeft, reader=reader, uid=uid)

    def _await_crossing(self) -> None:
        """Wake when the next place enters or leaves a reader's zone.

        Places are evenly spaced, so every reader has two crossings in each pitch of travel.
        """
        self._forget_belt_timer()
        speed_rpm = self._belt.speed_rpm
        if speed_rpm == 0.0:
            return
        shape = self.world.belt
        travelled = self._belt.turns() * shape.places
        sign = 1.0 if speed_rpm > 0 else -1.0
        ahead = 1.0
        for at_mm, zone_mm in shape.readers.values():
            for edge_mm in (at_mm - zone_mm / 2, at_mm + zone_mm / 2):
                phase = edge_mm / shape.track_mm * shape.places
                ahead = min(ahead, math.fmod(sign * (phase - travelled), 1.0) % 1.0 or 1.0)
        # A hair past the crossing, so that rounding never leaves it undone.
        turns = (ahead + 1e-6) / shape.places
        self._belt_timer = self.loop.call_later(turns * 60.0 / abs(speed_rpm), self._crossed)

    def _crossed(self) -> None:
        self._belt_timer = None
        self._look_at_the_belt()
        self._moved()
        self._await_crossing()

    def _moved(self) -> None:
        self._emit(
            BeltMoved(
                at_s=self.loop.now_s(),
                turns=self._belt.turns(),
                speed_rpm=self._belt.speed_rpm,
            )
        )

    def _forget_belt_timer(self) -> None:
        if self._belt_timer is not None:
            self._belt_timer.cancel()
            self._belt_timer = None

    # ---- signals ---------------------------------------------------------------------------

    def _later(
        self,
        range_s: tuple[float, float],
        from_s: float,
        signal: Callable[..., AnySignal],
        **what: object,
    ) -> None:
        at_s = from_s + self._random.uniform(*range_s)
        self.loop.call_at(at_s, lambda: self._emit(signal(at_s=at_s, **what)))

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
