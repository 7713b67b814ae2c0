"""The encoder's pins: its edges, and its index's, with the times at which they came."""

from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any

from gpiozero import InputDevice

from hardware.carousel.encoder import Speedometer, debounce_s
from hardware.config import CarouselSettings
from hardware.loop import Loop
from hardware.pins import open_pin

LONGEST_LAG_S = 1.0
"""Edges that seem older, or to come, bear the time of another clock: kernels before 5.7 stamp them
with the time of day."""


class Encoder:
    """Opens its pins when constructed and releases them in `close` (idempotent).

    `meter` says what the pulses mean; it knows of them after `count`. Edges are debounced, because
    contacts bounce; each counts with the time that the kernel has stamped it with, however late a
    busy computer hands it on. Raises `WiringError` when a pin is taken or absent.
    """

    def __init__(self, settings: CarouselSettings, pin_factory: Any, loop: Loop) -> None:
        encoder = settings.encoder
        assert encoder is not None, "this carousel has no encoder"
        self.meter = Speedometer(encoder.pulses_per_turn, encoder.index_pin is not None)
        self._loop = loop
        self._debounce_s = debounce_s(encoder.pulses_per_turn, settings.speed_rpm)
        # Filled by gpiozero, which calls from a thread of its own on real pins; emptied by `count`.
        self._edges: deque[tuple[float, bool]] = deque()
        with ExitStack() as opened:
            # gpiozero keeps weak references to what it calls.
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
        """Hand on what was heard since, while the belt ran forwards (1) or backwards (-1)."""
        while self._edges:
            at_s, is_index = self._edges.popleft()
            if is_index:
                self.meter.index(direction)
            else:
                self.meter.pulse(at_s, direction)

    def close(self) -> None:
        self._opened.close()

    def _hear(self, is_index: bool, lag_s: float) -> None:
        self._edges.append((self._loop.now_s() - lag_s, is_index))


class _Sensor:
    """A sensor whose line falls when a slot passes: *passed* is told how long ago that was.

    gpiozero's own events tell no time, so it listens to the pin.
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
            line.edges = "both"  # a line that rises bounces, too, and every bounce falls
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
            # lgpio reports an edge, and stamps it, when the line has been at rest for that long.
            self._passed(lag_s + self._debounce_s)
