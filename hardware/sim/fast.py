"""The fast twin: a simulated table that turns events in the world straight into Signals.

It shares the world and its noise with the deep twin and leaves out everything between a tag and its
Signal: no chips, no bus, no serial line, no motor physics. For long statistical runs. What a reader
can read changes only when a tag reaches an edge of its zone, when a hand acts, or when something
shadows it; between those instants nothing is computed.

Not simulated: garbled frames and tags that shadow each other on air (they cost polls, which
`Sensing` draws), soft starts (the belt runs at once), a sagging battery, encoder pulses (a position
is reported whenever a tag reaches an edge), lost seats and lost pads.
"""

import math
from collections.abc import Callable, Iterable
from functools import partial
from random import Random

from hardware import signals
from hardware.inspection import BeltCondition, Inspection
from hardware.loop import Loop, Timer
from hardware.rfid.reader import trouble
from hardware.sim.noise import POLL_S, Noise, Reads, bad_polls_share
from hardware.sim.world import World

BUTTON_S = (0.002, 0.018)
"""From a button's edge to its Signal: debouncing and the serial line."""

EDGES_APART_S = 0.001
"""The Signals of a seat's buttons keep their order, on the serial line as here: a computer that was
busy may tell of a press and its release at once."""

PAST_EDGE_MM = 1e-3
"""A hair past an edge, so that rounding never misses a crossing."""


class FastTable:
    """A table for the controller: Signals go to `listeners`, Commands come in through `send`.

    Moves the world's belt and lights, and applies its *noise*; without one, everything is perfect.
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
        self.listeners: list[Callable[[signals.AnySignal], None]] = []
        self._random = Random(f"{seed}/fast-twin")
        self._edge_s: dict[str, float] = {}
        """When the last Signal of each seat's buttons is due."""
        self._noise = noise or Noise(world)
        self._belt = _SteadyBelt(loop)
        self._belt_timer = Timer(0.0, self._crossed)
        self._wobble = Random(f"{seed}/encoder")
        self._reported_turns = 0.0
        reads = self._noise.profile.reads
        self._readers = {
            reader: Sensing(reader, loop, self._emit, self._random, reads)
            for reader in (
                *world.belt.readers,
                *world.spots,
                *(signals.pad_of(seat) for seat in self.seats),
            )
        }
        self._lights: dict[str, tuple[signals.Colour, signals.Pattern]] = {}
        world.drive(self)
        world.on_tap.append(self._tapped)
        world.on_button.append(self._button)
        world.on_belt.append(lambda place: self._belt_changed())

    def belt_turns(self) -> float:
        return self._belt.turns()

    def belt_rpm(self) -> float:
        return self._belt.speed_rpm

    def light_of(self, seat: str) -> tuple[signals.Colour, signals.Pattern]:
        return self._lights.get(seat, ("off", "steady"))

    def start(self) -> None:
        """Report every device ready, as a table does once it has opened them."""
        for seat in self.seats:
            self._emit(signals.SeatReady(at_s=self.loop.now_s(), seat=seat))
            self._emit(signals.ReaderReady(at_s=self.loop.now_s(), reader=signals.pad_of(seat)))
        for reader in (*self.world.belt.readers, *self.spots):
            self._emit(signals.ReaderReady(at_s=self.loop.now_s(), reader=reader))
        self._noise.begin(
            self.loop,
            shadowed=lambda reader, begins: self._belt_changed(),
            reset=self._reset,
        )
        self._belt_changed()

    def close(self) -> None:
        self._belt.run(0.0)
        self._belt_timer.cancel()

    def send(self, command: signals.AnyCommand) -> None:
        match command:
            case signals.RunBelt(speed_rpm):
                if speed_rpm * self._belt.speed_rpm < 0.0:
                    # The belt reverses here; the encoder has counted up to this point, reported or
                    # not.
                    counted = 1.0 - self._noise.profile.encoder.lost_share
                    self._reported_turns = self._belt.turns() * counted
                self._belt.run(speed_rpm)
                self._moved()
                self._belt_changed()
            case signals.StopBelt():
                self._belt.run(0.0)
                self._belt_timer.cancel()
                self._emit(signals.BeltStopped(at_s=self.loop.now_s(), turns=self._encoder_turns()))
            case signals.SetLight(seat, colour, pattern):
                self._lights[seat] = (colour, pattern)

    def inspect(self) -> Inspection:
        """Inspect the belt alone: there are no chips and no serial lines."""
        speed_rpm = self._belt.speed_rpm
        return Inspection(
            belt=BeltCondition(
                motor=True,
                powered=speed_rpm != 0.0,
                speed_rpm=speed_rpm,
                turns=self._reported_turns,
                battery_hours=None,
            )
        )

    # ---- pads, spots and buttons -----------------------------------------------------------

    def _tapped(self, seat: str, uid: signals.Uid, until_s: float) -> None:
        self._noise.tapped(seat)
        reader = self.world.seats[seat].tap_reader
        self._look_at(reader)
        self.loop.call_at(until_s, lambda: self._look_at(reader))

    def _look_at(self, reader: str) -> None:
        """Update what a pad or spot can read, after a hand has come or gone."""
        self._readers[reader].see(self._noise.tapping(reader, self.loop.now_s()))

    def _button(self, seat: str, button: signals.Button, pressed: bool) -> None:
        signal = signals.ButtonPressed if pressed else signals.ButtonReleased
        soonest_s = self._edge_s.get(seat, -math.inf) + EDGES_APART_S
        at_s = max(soonest_s, self.loop.now_s() + self._random.uniform(*BUTTON_S))
        self._edge_s[seat] = at_s
        self.loop.call_at(at_s, lambda: self._emit(signal(at_s=at_s, seat=seat, button=button)))

    # ---- the belt's readers ----------------------------------------------------------------

    def _reset(self, reader: str, begins: bool) -> None:
        self._readers[reader].reset(begins)
        self._belt_changed()

    # ---- the belt --------------------------------------------------------------------------

    def _belt_changed(self) -> None:
        """Update what every belt reader can read, and wake up when that may next change."""
        for reader in self._noise.zones:
            self._readers[reader].see(self._noise.readable(reader))
        self._belt_timer.cancel()
        speed_mm_s = self._belt.speed_rpm / 60.0 * self.world.belt.track_mm
        if speed_mm_s and self._noise.zones:
            ahead_mm = min(zone.ahead_mm(speed_mm_s) for zone in self._noise.zones.values())
            self._belt_timer = self.loop.call_later(
                (ahead_mm + PAST_EDGE_MM) / abs(speed_mm_s), self._crossed
            )

    def _crossed(self) -> None:
        self._belt_changed()
        self._moved()

    def _moved(self) -> None:
        self._emit(
            signals.BeltMoved(
                at_s=self.loop.now_s(),
                turns=self._encoder_turns(),
                speed_rpm=self._belt.speed_rpm,
            )
        )

    def _encoder_turns(self) -> float:
        """Return the belt's position by the encoder, which never counts against the motion."""
        jitter_turns = self._noise.profile.encoder.jitter_mm / self.world.belt.track_mm
        counted = 1.0 - self._noise.profile.encoder.lost_share
        turns = self._belt.turns() * counted + self._wobble.uniform(-jitter_turns, jitter_turns)
        if self._belt.speed_rpm > 0:
            turns = max(turns, self._reported_turns)
        elif self._belt.speed_rpm < 0:
            turns = min(turns, self._reported_turns)
        self._reported_turns = turns
        return turns

    # ---- signals ---------------------------------------------------------------------------

    def _emit(self, signal: signals.AnySignal) -> None:
        for listener in self.listeners:
            listener(signal)


class _SteadyBelt:
    """A belt that runs at exactly the requested speed, at once."""

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


# ---- how a reader comes to report a tag ----------------------------------------------------------

ENTER_S = (0.010, 0.035)
"""From a tag's arrival in a field to TagEntered: a poll period and two confirmations."""
LEAVE_S = (0.040, 0.100)
"""From a tag's departure to TagLeft: the presence filter's clean silences."""
STRETCHES_TO_ENTER = 2
"""A newcomer's inventory and confirmation take 11 ms, so they span two stretches of bad air."""
SILENT_STRETCHES, FLICKER_S = 3, 0.050
"""How many silent stretches in a row make a resting tag leave: each costs the filter two of its
five silences, because a tag whose answer was lost ignores the next call (ISO/IEC 14443-3, figure
7). Fitted to the deep twin, which has 0.13 such departures a second with a fifth of all stretches
silent, 0.40 with three tenths and 1.5 with a half."""
LOST_S = (0.055, 0.072)
"""From a chip's reset to ReaderLost: unanswered frames, and two health checks."""
RETRY_S = 0.2565
"""Time between attempts to recover a lost reader: a pause of 250 ms, and the attempt."""
START_S = 0.0106
"""How long the chip takes to start and its field to settle, before ReaderReady."""
FLICKER_HORIZON_S = 10.0
"""A false departure further ahead than this is drawn again then, which changes no odds."""


class _Tag:
    """A tag that the reader has noticed: whether it was reported, and what is pending."""

    __slots__ = ("entered", "leaving", "timer")

    def __init__(self) -> None:
        self.entered = False
        self.leaving = False
        self.timer = Timer(0.0, lambda: None)


class Sensing:
    """One reader. `see` sets what it can read from now on; Signals go to *emit*."""

    def __init__(
        self,
        reader: str,
        loop: Loop,
        emit: Callable[[signals.AnySignal], None],
        rng: Random,
        reads: Reads,
    ) -> None:
        self.reader = reader
        self.lost = False
        self._loop = loop
        self._emit = emit
        self._random = rng
        self._late_s = reads.late_s
        missed = bad_polls_share(reads)
        self._missed = 1.0 - (1.0 - missed) ** STRETCHES_TO_ENTER
        silent = reads.missed_polls * (1.0 - reads.garbled_share)
        self._garbled = 1.0 - silent / missed if missed else 1.0
        self._flickers_per_s = (1.0 - silent) * silent**SILENT_STRETCHES / FLICKER_S
        self._lost_s = 0.0
        self._recovery: Timer | None = None
        self._deaf = False
        self._readable: frozenset[signals.Uid] = frozenset()
        self._tags: dict[signals.Uid, _Tag] = {}

    def see(self, readable: Iterable[signals.Uid]) -> None:
        """Set the tags that can be read from now on."""
        now = frozenset(readable)
        if now != self._readable:
            self._readable = now
            self._follow()

    def reset(self, begins: bool) -> None:
        """Start or end a drop of the chip's supply. It reads nothing until the driver restarts
        it."""
        now_s = self._loop.now_s()
        if not begins:
            tries = max(0, math.ceil((now_s - self._lost_s) / RETRY_S))
            ready_s = self._lost_s + tries * RETRY_S + START_S
            self._recovery = self._loop.call_at(ready_s, self._recover)
            return
        if self._recovery is not None:
            self._recovery.cancel()
        self._deaf = True
        for uid, tag in list(self._tags.items()):
            tag.timer.cancel()
            if not tag.entered:
                del self._tags[uid]
        if not self.lost:
            self._lost_s = now_s + self._random.uniform(*LOST_S)
            self._loop.call_at(self._lost_s, self._lose)

    # ---- losing a reader removes no tags
    # ----------------------------------------------------------

    def _lose(self) -> None:
        if not self.lost:
            self.lost = True
            self._emit(
                signals.ReaderLost(
                    at_s=self._loop.now_s(), reader=self.reader, trouble=trouble("reset")
                )
            )

    def _recover(self) -> None:
        self.lost = self._deaf = False
        self._emit(signals.ReaderReady(at_s=self._loop.now_s(), reader=self.reader))
        for uid, tag in self._tags.items():
            tag.leaving = False
            self._flicker_later(uid, tag)
        self._follow()

    # ---- tags come and go ------------------------------------------------------------------------

    def _follow(self) -> None:
        """Schedule what follows from `_readable`."""
        if self._deaf:
            return
        # Sorted, because the order of a set of strings varies between processes.
        for uid in sorted(self._readable):
            tag = self._tags.get(uid)
            if tag is None:
                self._tags[uid] = tag = _Tag()
                self._enter_later(uid, tag)
            elif tag.leaving:
                tag.leaving = False
                tag.timer.cancel()
                self._flicker_later(uid, tag)
        for uid, tag in list(self._tags.items()):
            if uid in self._readable or tag.leaving:
                continue
            tag.timer.cancel()
            if not tag.entered:
                del self._tags[uid]  # it left before a poll could confirm it
            else:
                tag.leaving = True
                delay_s = self._random.uniform(*LEAVE_S) + self._late_by_s()
                self._wait(tag, delay_s, partial(self._left, uid))

    def _late_by_s(self) -> float:
        return self._random.uniform(0.0, self._late_s) if self._late_s else 0.0

    def _enter_later(self, uid: signals.Uid, tag: _Tag) -> None:
        delay_s = self._random.uniform(*ENTER_S) + self._late_by_s()
        while self._random.random() < self._missed:
            # Here too, a lost answer makes a tag ignore the next call.
            delay_s += POLL_S if self._random.random() < self._garbled else 2 * POLL_S
        self._wait(tag, delay_s, lambda: self._entered(uid, tag))

    def _entered(self, uid: signals.Uid, tag: _Tag) -> None:
        tag.entered = True
        self._flicker_later(uid, tag)
        self._emit(
            signals.TagEntered(
                at_s=self._loop.now_s(),
                reader=self.reader,
                uid=uid,
                present=len(self._readable),
            )
        )

    def _left(self, uid: signals.Uid) -> None:
        del self._tags[uid]
        self._emit(signals.TagLeft(at_s=self._loop.now_s(), reader=self.reader, uid=uid))

    def _flicker_later(self, uid: signals.Uid, tag: _Tag) -> None:
        """Schedule a chance run of silences, which makes a resting tag leave and enter again."""
        if not self._flickers_per_s:
            return
        wait_s = self._random.expovariate(self._flickers_per_s)
        if wait_s > FLICKER_HORIZON_S:
            self._wait(tag, FLICKER_HORIZON_S, lambda: self._flicker_later(uid, tag))
        else:
            self._wait(tag, wait_s, lambda: self._flicker(uid))

    def _flicker(self, uid: signals.Uid) -> None:
        self._left(uid)
        self._follow()

    def _wait(self, tag: _Tag, delay_s: float, then: Callable[[], None]) -> None:
        tag.timer = self._loop.call_later(delay_s, then)
