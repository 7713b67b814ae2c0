"""The carousel: a belt's motor with its encoder and battery, behind one object.

Joins the pure parts (`motion`, `protection`, `speed`, `encoder`) with gpiozero's pins and the
table's loop.
"""

import math
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from gpiozero import DigitalInputDevice

from hardware.carousel import motion, speed
from hardware.carousel.battery import Battery
from hardware.carousel.bridge import Bridge, open_pin
from hardware.carousel.encoder import Speedometer
from hardware.carousel.motion import POWERED, TICK_S, Heard, Motion
from hardware.carousel.protection import WATCHES, Phase
from hardware.config import CarouselSettings
from hardware.errors import TableError
from hardware.loop import Loop, Timer
from hardware.signals import AnySignal, BatteryMeasured, BeltFault, BeltMoved, BeltStopped

IDLE_TICK_S = 0.25
"""How often a belt without power is looked at: somebody may push it."""

MOVED_EVERY_S = 0.05
"""At most one BeltMoved in so long."""

BATTERY_EVERY_S = 10.0


class Carousel:
    """The belt's motor with its encoder and its battery.

    Opens its pins when constructed and releases them in `close` (idempotent; also on leaving a
    `with` block). The motor is off, and standby low, before `run`, after the soft `stop` has come
    to its end, after `close`, and after any fault; `cut_power` takes the power away at once.
    Every BeltMoved, BeltStopped, BeltFault and BatteryMeasured goes to *emit*, on the loop.

    All methods must be called on the loop's thread. Raises `WiringError` when a pin is taken or
    absent.
    """

    def __init__(
        self,
        settings: CarouselSettings,
        pin_factory: Any,
        emit: Callable[[AnySignal], None],
        loop: Loop,
    ) -> None:
        self._settings = settings
        self._emit = emit
        self._loop = loop
        now_s = loop.now_s()
        self._motion = Motion(at_s=now_s, since_s=now_s)
        self._closed = False
        self._battery_v: float | None = None
        self._battery_due_s = now_s
        self._moved_due_s = now_s
        self._reported_turns = 0.0
        self._unsaid: list[AnySignal] = []
        # Filled by gpiozero, which calls from a thread of its own on real pins; emptied by `_tick`.
        self._edges_s: deque[float] = deque()
        with ExitStack() as opened:
            motor, encoder, battery = settings.motor, settings.encoder, settings.battery
            self._bridge = None
            if motor is not None:
                self._bridge = Bridge(motor, pin_factory)
                opened.callback(self._bridge.close)
                self._control = speed.Control(motor.full_speed_duty, now_s)
            self._speedometer = None
            if encoder is not None:
                self._speedometer = Speedometer(encoder.pulses_per_turn)
                sensor = open_pin(
                    DigitalInputDevice,
                    "carousel.encoder.pin",
                    encoder.pin,
                    pull_up=True,
                    pin_factory=pin_factory,
                )
                opened.enter_context(sensor)
                sensor.when_activated = self._hear
            self._battery = None
            if battery is not None:
                self._battery = Battery(battery, pin_factory)
                opened.callback(self._battery.close)
            self._devices = opened.pop_all()
        self._timer: Timer = loop.call_at(now_s, self._tick)

    def __enter__(self) -> "Carousel":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "CLOSED" if self._closed else self.state.name
        rpm = "?" if self.speed_rpm is None else f"{self.speed_rpm:.2f}"
        volts = "?" if self._battery_v is None else f"{self._battery_v:.2f}"
        return f"<Carousel {state} {rpm} rpm, battery {volts} V>"

    @property
    def state(self) -> Phase:
        return self._motion.phase

    @property
    def turns(self) -> float | None:
        """How far the belt has turned since power-on; None without an encoder."""
        return None if self._speedometer is None else self._speedometer.turns

    @property
    def speed_rpm(self) -> float | None:
        """Negative backwards; None until the encoder was heard twice, and without one."""
        if self._speedometer is None:
            return None
        return self._speedometer.speed_rpm(self._loop.now_s())

    @property
    def battery_v(self) -> float | None:
        """The voltage when it was last measured; None while it is unknown."""
        return self._battery_v

    # ---- commands ----------------------------------------------------------------------------

    def run(self, speed_rpm: float) -> None:
        """Run at *speed_rpm*, starting softly; negative runs backwards, 0 stops.

        A speed beyond the table file's is cut to it. The other direction begins when the belt
        stands. After a fault this says that a person has looked, and starts again. Raises
        `TableError` after `close`, and ValueError for what is no speed.
        """
        if self._closed:
            raise TableError("the carousel has been closed; nothing can run it any more")
        if not math.isfinite(speed_rpm):
            raise ValueError(f"{speed_rpm} is no speed; expected turns a minute")
        if speed_rpm == 0.0:
            self.stop()
            return
        if self._bridge is None:
            self._report_fault("This carousel has no motor.", "Turn the belt by hand.")
            self._say()
            return
        if speed_rpm < 0.0 and not self._bridge.reversible:
            self._report_fault("This carousel runs forwards only.", "Ask for a forward speed.")
            self._say()
            return
        fastest = self._settings.speed_rpm
        asked = min(max(speed_rpm, -fastest), fastest)
        self._change(motion.run(self._motion, asked, self._loop.now_s()))
        self._tick_now()

    def stop(self) -> None:
        """Stop softly, then take the power away; BeltStopped tells when the belt stands.

        A belt that has no power is reported as stopped at once.
        """
        if self._closed:
            return
        if self.state in (Phase.OFF, Phase.FAULT):
            self._report_stopped()
            self._say()
            return
        self._change(motion.stop(self._motion, self._loop.now_s()))
        self._tick_now()

    def cut_power(self) -> None:
        """Take the motor's power away at once. May be called at any time, also when closed."""
        if self._bridge is not None:
            self._bridge.off()
        now_s = self._loop.now_s()
        if self._motion.phase in POWERED:
            self._motion = Motion(Phase.COASTING, now_s, now_s, target_rpm=self._motion.target_rpm)

    def close(self) -> None:
        self.cut_power()
        self._closed = True
        self._timer.cancel()
        self._devices.close()

    # ---- the loop's task ---------------------------------------------------------------------

    def _hear(self) -> None:
        self._edges_s.append(self._loop.now_s())

    def _tick_now(self) -> None:
        self._timer.cancel()
        self._tick()

    def _tick(self) -> None:
        try:
            now_s = self._loop.now_s()
            self._count_edges()
            self._report_movement(now_s)
            self._change(motion.step(self._motion, self._settings, self._heard(now_s), now_s))
            self._drive(now_s)
            self._measure_battery(now_s)
            idle = self.state in (Phase.OFF, Phase.FAULT)
            self._timer = self._loop.call_later(IDLE_TICK_S if idle else TICK_S, self._tick)
            self._say()
        except BaseException:
            self.cut_power()
            raise

    def _count_edges(self) -> None:
        if self._speedometer is not None:
            while self._edges_s:
                self._speedometer.pulse(self._edges_s.popleft(), self._motion.direction)

    def _heard(self, now_s: float) -> Heard:
        meter, since_s = self._speedometer, self._motion.run_since_s
        if meter is None:
            return Heard(speed_rpm=None, silence_s=now_s - since_s, pulses_in_run=0)
        return Heard(
            speed_rpm=meter.speed_rpm(now_s),
            silence_s=meter.silence_s(now_s, since_s),
            pulses_in_run=meter.pulses_since(since_s),
        )

    def _change(self, new: Motion) -> None:
        """Go on to *new*, and say what people need to know of it."""
        old, self._motion = self._motion, new
        if new.phase not in POWERED and self._bridge is not None:
            self._bridge.off()
        if new.phase is old.phase:
            return
        if new.phase is Phase.OFF:
            self._report_stopped()
        elif new.fault is not None:
            watch = WATCHES[new.fault]
            self._report_fault(watch.says, watch.remedy)

    def _drive(self, now_s: float) -> None:
        at = self._motion
        if self._bridge is None or at.phase not in POWERED:
            return
        heard = self._heard(now_s)
        measured_rpm = heard.speed_rpm
        if measured_rpm is None and self._speedometer is not None:
            measured_rpm = 0.0
        # A belt that starts lags behind its ramp; only one that does not move at all needs more.
        stuck = at.phase is Phase.STARTING and at.ramped and heard.pulses_in_run == 0
        self._control, duty = speed.step(
            self._control,
            abs(at.setpoint_rpm),
            None if measured_rpm is None else abs(measured_rpm),
            self._settings.speed_rpm,
            now_s,
            learn=at.phase is Phase.RUNNING or stuck,
        )
        self._bridge.drive(at.direction, duty)

    def _measure_battery(self, now_s: float) -> None:
        if self._battery is None or now_s < self._battery_due_s:
            return
        self._battery_due_s = now_s + BATTERY_EVERY_S
        self._battery_v = self._battery.measure_v()
        if self._battery_v is not None:
            self._unsaid.append(BatteryMeasured(at_s=now_s, volts=self._battery_v))

    # ---- signals -----------------------------------------------------------------------------

    def _report_movement(self, now_s: float) -> None:
        meter = self._speedometer
        if meter is None or meter.last_pulse_s is None or now_s < self._moved_due_s:
            return
        speed_rpm = meter.speed_rpm(now_s)
        if speed_rpm is None or meter.turns == self._reported_turns:
            return
        self._moved_due_s = now_s + MOVED_EVERY_S
        self._reported_turns = meter.turns
        self._unsaid.append(BeltMoved(at_s=now_s, turns=meter.turns, speed_rpm=speed_rpm))

    def _report_stopped(self) -> None:
        self._unsaid.append(BeltStopped(at_s=self._loop.now_s(), turns=self.turns or 0.0))

    def _report_fault(self, fault: str, remedy: str) -> None:
        self._unsaid.append(BeltFault(at_s=self._loop.now_s(), fault=fault, remedy=remedy))

    def _say(self) -> None:
        """Hand the signals on, last of all: whoever hears one may run or stop the belt at once."""
        while self._unsaid:
            self._emit(self._unsaid.pop(0))
