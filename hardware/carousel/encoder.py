"""The encoder: its pins, what its pulses say about the belt, and whether the tags agree with them.

`Speedometer` and `Laps` are pure: pulses and tag sightings go in with their times. A single channel
does not tell the direction, which is taken from the motor.
"""

from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from math import inf
from statistics import median
from typing import Any

from gpiozero import InputDevice

from hardware.carousel.protection import runaway_rpm
from hardware.config import CarouselSettings
from hardware.loop import Loop
from hardware.pins import open_pin
from hardware.signals import Trouble

DEBOUNCE_S = 0.005
"""A line at rest this long has settled: contacts and Hall switches bounce for 1 to 2 ms."""

WINDOW_S = 0.35
"""The speed is the mean over the pulses of this time, or over the last two if they are further
apart: long enough to average out an uneven disc, short enough to control the speed."""

STILL_S = 1.0
"""A belt that is silent for longer is at rest. At full speed at least ten pulses would come."""

JUDGED_TURNS = 2
"""This many whole turns in a row must disagree with the table file before people are told, and
before the speed follows the index's count."""

TOLERANCE = 2
"""Pulses by which a turn may be off: the index may lie beside any edge of the disc."""

INDEX_OVERDUE_TURNS = 2.2
"""An index that has not come within this many turns of pulses is dead."""


def debounce_s(pulses_per_turn: int, full_speed_rpm: float) -> float:
    """Return how long a line must be at rest: DEBOUNCE_S, or less if the disc is so fine that a
    slot of a runaway belt would pass in that time."""
    half_slot_s = 60.0 / (2 * pulses_per_turn * runaway_rpm(full_speed_rpm))
    return min(DEBOUNCE_S, half_slot_s / 4)


def hasty_s(pulses_per_turn: int, full_speed_rpm: float) -> float:
    """Return the time between two pulses below which no belt turned: half of what a slot takes on a
    runaway belt, as slots of a rough disc differ by nearly as much."""
    return 60.0 / (2 * pulses_per_turn * runaway_rpm(full_speed_rpm))


class Speedometer:
    """Counts `turns` up while the belt runs forwards and down while it runs backwards.

    An index pulse, once a turn, gives the belt's true position. Lost pulses are added at once;
    after false ones `turns` stands still until the belt has caught up, so that it never moves
    against the motion. An error of half a turn or more goes unnoticed. If the index persistently
    contradicts the table file, the speed follows the index.
    """

    def __init__(self, pulses_per_turn: int, indexed: bool = False) -> None:
        self.pulses_per_turn = pulses_per_turn
        self._indexed = indexed
        self._pulses = 0
        self._ahead = 0
        """How many pulses the belt has yet to catch up with."""
        self._recent: deque[float] = deque()
        self._direction = 1
        self._known = False
        self._marks: dict[int, int] = {}
        """Where the index first pulsed, per direction: its two edges lie apart."""
        self._since_index = 0
        self._whole = False
        """Whether the present turn began with an index pulse."""
        self._turns_counted: deque[int] = deque(maxlen=JUDGED_TURNS)

    @property
    def turns(self) -> float:
        return self._pulses / self.pulses_per_turn

    @property
    def last_pulse_s(self) -> float | None:
        return self._recent[-1] if self._recent else None

    def pulse(self, at_s: float, direction: int = 1) -> None:
        """Count an encoder pulse; the belt turns forwards (1) or backwards (-1)."""
        recent = self._recent
        self._turn_round(direction)
        if recent and at_s - recent[-1] > STILL_S:
            recent.clear()
        recent.append(at_s)
        while len(recent) > 2 and at_s - recent[0] > WINDOW_S:
            recent.popleft()
        self._since_index += 1
        if self._ahead:
            self._ahead -= 1
        else:
            self._pulses += direction
        self._known = self._known or len(recent) > 1

    def index(self, direction: int = 1) -> None:
        """Note an index pulse. One that comes after less than half a turn is noise."""
        self._turn_round(direction)
        counted, self._since_index = self._since_index, 0
        if self._whole:
            if counted < self.pulses_per_turn / 2:
                self._since_index = counted
                return
            self._turns_counted.append(counted)
        self._whole = True
        believed = self._pulses - self._ahead * direction
        mark = self._marks.setdefault(direction, believed)
        turns = round((believed - mark) / self.pulses_per_turn)
        really = mark + turns * self.pulses_per_turn
        self._ahead = max(0, (self._pulses - really) * direction)
        if not self._ahead:
            self._pulses = really

    def _turn_round(self, direction: int) -> None:
        """Reset the count if the direction has changed: the turn so far was not a whole one."""
        if direction != self._direction:
            self._direction = direction
            self._recent.clear()
            # What was ahead of the belt is now behind it, and vice versa.
            self._pulses += self._ahead * direction
            self._ahead = self._since_index = 0
            self._whole = False

    def complaint(self) -> Trouble | None:
        """Return how the index contradicts the pulses, or None."""
        expected = self.pulses_per_turn
        if self._indexed and self._since_index > INDEX_OVERDUE_TURNS * expected:
            return Trouble(
                "index-silent",
                f"The encoder's index is silent: {self._since_index} pulses have come since, and "
                f"a turn has {expected}.",
                "Look at the index sensor and its cable. Until then lost pulses stay lost.",
                {"counted": self._since_index, "expected": expected},
            )
        counted = self._pulses_by_the_index
        if counted != expected:
            return Trouble(
                "index-disagrees",
                f"The encoder gives {counted} pulses a turn by its index; the table file says "
                f"{expected}.",
                "Correct pulses_per_turn, or look at the disc, the sensor and its cable.",
                {"counted": counted, "expected": expected},
            )
        return None

    @property
    def _pulses_by_the_index(self) -> int:
        """The pulses of the last turn if the index persistently contradicts the table file."""
        counted, expected = self._turns_counted, self.pulses_per_turn
        if len(counted) == JUDGED_TURNS and all(abs(n - expected) > TOLERANCE for n in counted):
            return counted[-1]
        return expected

    def pulses_since(self, since_s: float) -> int:
        """Return how many of the latest pulses (at least two are remembered) came after
        *since_s*."""
        return sum(at_s > since_s for at_s in self._recent)

    def silence_s(self, now_s: float, since_s: float) -> float:
        """Return the time since the last pulse, or since *since_s* if none came after it."""
        last_s = self.last_pulse_s
        return now_s - (since_s if last_s is None else max(since_s, last_s))

    def speed_rpm(self, now_s: float) -> float | None:
        """Return the speed, negative backwards; None until the second pulse.

        An overdue pulse counts: the belt is at most as fast as if it came now.
        """
        if not self._known:
            return None
        recent = self._recent
        if len(recent) < 2 or now_s - recent[-1] > STILL_S:
            return 0.0
        silence_s = now_s - recent[-1]
        period_s = max((recent[-1] - recent[0]) / (len(recent) - 1), silence_s, 1e-6)
        return self._direction * 60.0 / (self._pulses_by_the_index * period_s)


# ---- laps ----------------------------------------------------------------------------------------

SAME_PASS_TURNS = 0.25
"""A tag that comes back sooner has flickered during one pass. An encoder that is off by more than
this is silent, or runs away."""

BLIND_TURNS = 0.15
"""A reader that read nothing over this distance may have been blind: a shadow of 3 s at 3 rpm."""

WINDOW_TURNS = 0.5
"""How much of a turn is judged at once: a shadow below BLIND_TURNS is a small part of it."""

LAPS_TO_JUDGE = 6
AGREEING_SHARE = 2.0 / 3.0
AGREEMENT_TURNS = 0.03
"""How far a lap may be off because of the reader: the length of its field, 40 of 1260 mm."""


class Laps:
    """Checks that the encoder counts true turns: a tag that returns to a reader has gone round
    once.

    Without an index nothing else reveals an encoder whose edges double or get lost: the belt then
    runs at the wrong speed, the runaway protection goes by the same count, and so does every
    position. Hands move tiles, so only laps on which most tags agree are believed; a tag that is
    missed once yields a lap of two turns. Call `begin` whenever the belt may have moved unheard.
    """

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str], float] = {}
        """(reader, tag): where the tag was last seen, in turns."""
        self._latest: dict[str, float] = {}
        """Where each reader last saw a tag."""
        self._laps: deque[tuple[float, float]] = deque()
        """Where each lap ended, and its length."""

    def begin(self) -> None:
        self._seen.clear()
        self._latest.clear()
        self._laps.clear()

    def saw(self, reader: str, uid: str, turns: float) -> None:
        """Note a tag at a belt reader, with the encoder at *turns*."""
        if abs(turns - self._latest.get(reader, turns)) > BLIND_TURNS:
            self._seen = {key: seen for key, seen in self._seen.items() if key[0] != reader}
        self._latest[reader] = turns
        lap = abs(turns - self._seen.setdefault((reader, uid), turns))
        if lap >= SAME_PASS_TURNS:
            self._seen[reader, uid] = turns
            self._laps.append((turns, lap))
        while self._laps and abs(turns - self._laps[0][0]) > WINDOW_TURNS:
            self._laps.popleft()

    @property
    def counted(self) -> float | None:
        """How many turns the encoder counts per turn of the belt; None while the tags do not
        tell."""
        laps = [lap for _, lap in self._laps]
        if len(laps) < LAPS_TO_JUDGE:
            return None
        usual = median(laps)
        agreeing = sum(abs(lap - usual) <= AGREEMENT_TURNS for lap in laps)
        return usual if agreeing >= AGREEING_SHARE * len(laps) else None


# ---- pins ----------------------------------------------------------------------------------------

LONGEST_LAG_S = 1.0
"""Edges that seem older than this, or in the future, are stamped by another clock: kernels before
5.7 use the time of day."""


class Encoder:
    """The disc's sensor and the index's. Opens its pins when constructed, releases them in `close`
    (idempotent).

    `meter` includes the pulses after each `count`. Edges are debounced and carry the kernel's time
    stamp, however late a busy computer delivers them. Raises `WiringError` when a pin is taken or
    absent.
    """

    def __init__(self, settings: CarouselSettings, pin_factory: Any, loop: Loop) -> None:
        encoder = settings.encoder
        assert encoder is not None, "this carousel has no encoder"
        self.meter = Speedometer(encoder.pulses_per_turn, encoder.index_pin is not None)
        self.hasty = 0
        """Pulses that came closer to the one before than any belt can turn: noise on the line."""
        self._hasty_s = hasty_s(encoder.pulses_per_turn, settings.speed_rpm)
        self._last_s = -inf
        self._loop = loop
        self._debounce_s = debounce_s(encoder.pulses_per_turn, settings.speed_rpm)
        # Filled by gpiozero, on real pins from its own thread; emptied by `count`.
        self._edges: deque[tuple[float, bool]] = deque()
        with ExitStack() as opened:
            # gpiozero keeps only weak references to its callbacks.
            self._sensors = [
                opened.enter_context(
                    open_pin(
                        _Sensor,
                        f"carousel.encoder.{key}",
                        pin,
                        pin_factory=pin_factory,
                        debounce_s=self._debounce_s,
                        passed=partial(self._hear, key == "index_pin"),
                    )
                )
                for key, pin in (("pin", encoder.pin), ("index_pin", encoder.index_pin))
                if pin is not None
            ]
            self._opened = opened.pop_all()

    def __repr__(self) -> str:
        return f"<Encoder at {self.meter.turns:.3f} turns>"

    def count(self, direction: int) -> None:
        """Count the pending edges, while the belt ran forwards (1) or backwards (-1)."""
        while self._edges:
            at_s, is_index = self._edges.popleft()
            if is_index:
                self.meter.index(direction)
            else:
                self.hasty += at_s - self._last_s < self._hasty_s
                self._last_s = at_s
                self.meter.pulse(at_s, direction)

    def close(self) -> None:
        self._opened.close()

    def _hear(self, is_index: bool, lag_s: float) -> None:
        self._edges.append((self._loop.now_s() - lag_s, is_index))


class _Sensor:
    """A sensor whose line falls when a slot passes; calls *passed* with how long ago that was.

    Listens to the pin, because gpiozero's own events carry no time.
    """

    def __init__(
        self, pin: int, pin_factory: Any, debounce_s: float, passed: Callable[[float], None]
    ) -> None:
        self._debounce_s = debounce_s
        self._passed = passed
        with ExitStack() as opened:
            self._device = opened.enter_context(
                InputDevice(pin, pull_up=True, pin_factory=pin_factory)
            )
            line = self._device.pin
            self._pins = line.factory
            self._in_slot = not line.state
            line.bounce = debounce_s
            line.edges = "both"  # a rising line bounces too, and every bounce falls
            line.when_changed = self._changed
            self._opened = opened.pop_all()

    def __enter__(self) -> "_Sensor":
        return self

    def __exit__(self, *exc_info: object) -> None:
        if not self._device.closed:
            self._device.pin.when_changed = None
        self._opened.close()

    def _changed(self, ticks: float, state: float) -> None:
        was_in_slot, self._in_slot = self._in_slot, not state
        if self._in_slot and not was_in_slot:
            lag_s = self._pins.ticks_diff(self._pins.ticks(), ticks)
            lag_s = lag_s if 0.0 <= lag_s <= LONGEST_LAG_S else 0.0
            # lgpio reports and stamps an edge once the line has been at rest for the debounce time.
            self._passed(lag_s + self._debounce_s)
