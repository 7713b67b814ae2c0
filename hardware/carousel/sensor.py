"""The encoder's pins: its edges, and its index's, with the times at which they came."""

from collections import deque
from contextlib import ExitStack
from functools import partial
from typing import Any

from gpiozero import DigitalInputDevice

from hardware.carousel.encoder import Speedometer
from hardware.config import EncoderSettings
from hardware.loop import Loop
from hardware.pins import open_pin


class Encoder:
    """Opens its pins when constructed and releases them in `close` (idempotent).

    `meter` says what the pulses mean; it knows of them after `count`. Raises `WiringError` when a
    pin is taken or absent.
    """

    def __init__(self, settings: EncoderSettings, pin_factory: Any, loop: Loop) -> None:
        self.meter = Speedometer(settings.pulses_per_turn, settings.index_pin is not None)
        self._loop = loop
        # Filled by gpiozero, which calls from a thread of its own on real pins; emptied by `count`.
        self._edges: deque[tuple[float, bool]] = deque()
        with ExitStack() as opened:
            for key, pin in (("pin", settings.pin), ("index_pin", settings.index_pin)):
                if pin is not None:
                    sensor = open_pin(
                        DigitalInputDevice,
                        f"carousel.encoder.{key}",
                        pin,
                        pull_up=True,
                        pin_factory=pin_factory,
                    )
                    opened.enter_context(sensor)
                    sensor.when_activated = partial(self._hear, key == "index_pin")
            self._sensors = opened.pop_all()

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
        self._sensors.close()

    def _hear(self, is_index: bool) -> None:
        self._edges.append((self._loop.now_s(), is_index))
