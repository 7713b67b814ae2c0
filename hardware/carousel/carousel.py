"""The carousel: a belt's motor, encoder and supply behind one object.

Connects `motion`, `protection`, `drive`, `encoder` and `battery` on the table's loop.
"""

import math
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from hardware.carousel import motion
from hardware.carousel.battery import NEW_ROUND_S, Supply
from hardware.carousel.drive import Bridge, Control
from hardware.carousel.encoder import Encoder, Laps
from hardware.carousel.figures import UNKNOWN_DRIVE, DriveFigures
from hardware.carousel.motion import POWERED, TICK_S, EncoderReport, Motion
from hardware.carousel.protection import WATCHES, Phase
from hardware.config import CarouselSettings
from hardware.errors import TableError
from hardware.inspection import BeltCondition
from hardware.loop import Loop, Timer
from hardware.signals import AnySignal, BeltFault, BeltMoved, BeltStopped, BeltWarning, Trouble

IDLE_TICK_S = 0.25
"""Time between ticks of a belt without power: somebody may push it."""

MOVED_EVERY_S = 0.05
"""The shortest time between two BeltMoved."""


class Carousel:
    """The belt's motor with its encoder and supply.

    Opens its pins when constructed and releases them in `close` (idempotent; also on leaving a
    `with` block). The motor is off, with standby low, before `run`, at the end of a soft `stop`,
    after `close`, and after any fault; `cut_power` turns it off at once. After a jam it retries by
    itself a few times, gently. Every BeltMoved, BeltStopped, BeltFault, BeltWarning and
    BatteryMeasured goes to *emit*, on the loop. `supply` holds the measurements of battery and
    current.

    All methods except `cut_power` must be called on the loop's thread. Raises `WiringError` when a
    pin is taken or absent.
    """

    def __init__(
        self,
        settings: CarouselSettings,
        pin_factory: Any,
        emit: Callable[[AnySignal], None],
        loop: Loop,
        *,
        drive: DriveFigures = UNKNOWN_DRIVE,
    ) -> None:
        self._settings = settings
        self._limited = drive.limited
        self._emit = emit
        self._loop = loop
        now_s = loop.now_s()
        # A belt that has not run yet starts a round, however short it has stood.
        self._motion = Motion(at_s=now_s, since_s=-math.inf)
        self._closed = False
        self._most_duty = 0.0
        """Of a push."""
        self._moved_due_s = now_s
        self._reported_turns = 0.0
        self._warned: Trouble | None = None
        self._pending: list[AnySignal] = []
        self._laps = Laps()
        with ExitStack() as opened:
            self._bridge = None
            if settings.motor is not None:
                self._bridge = Bridge(settings.motor, pin_factory)
                opened.callback(self._bridge.close)
                self._control = Control.of(settings.motor, now_s, drive)
            self._encoder = None
            if settings.encoder is not None:
                self._encoder = Encoder(settings, pin_factory, loop)
                opened.callback(self._encoder.close)
            self.supply = Supply(settings, pin_factory, now_s)
            opened.callback(self.supply.close)
            self._devices = opened.pop_all()
        self._timer: Timer = loop.call_at(now_s, self._tick)

    def __enter__(self) -> "Carousel":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "CLOSED" if self._closed else self.state.name
        rpm = "?" if self.speed_rpm is None else f"{self.speed_rpm:.2f}"
        volts = "?" if self.battery_v is None else f"{self.battery_v:.2f}"
        return f"<Carousel {state} {rpm} rpm, battery {volts} V>"

    @property
    def state(self) -> Phase:
        return self._motion.phase

    @property
    def turns(self) -> float | None:
        """How far the belt has turned since power-on; None without an encoder."""
        return None if self._encoder is None else self._encoder.meter.turns

    @property
    def speed_rpm(self) -> float | None:
        """Negative backwards; None without an encoder, and before its second pulse."""
        if self._encoder is None:
            return None
        return self._encoder.meter.speed_rpm(self._loop.now_s())

    @property
    def duty(self) -> float:
        """The motor's present share of full power, negative backwards."""
        return 0.0 if self._bridge is None else self._bridge.duty

    @property
    def battery_v(self) -> float | None:
        """The battery's voltage without load; None if unknown."""
        return self.supply.rest_v

    def inspect(self) -> BeltCondition:
        return BeltCondition(
            motor=self._bridge is not None,
            powered=self.state in POWERED,
            speed_rpm=self.speed_rpm,
            turns=self.turns,
            battery_hours=self.supply.hours_left,
            hasty_pulses=0 if self._encoder is None else self._encoder.hasty,
            duty=None if self._bridge is None else self.duty,
            amperes=self.supply.amperes,
            battery_v=self.supply.rest_v,
        )

    # ---- commands ----------------------------------------------------------------------------

    def run(self, speed_rpm: float) -> None:
        """Run at *speed_rpm* with a soft start; negative runs backwards, 0 stops.

        Speeds beyond the table file's limit are clamped. To reverse, the belt first comes to rest.
        After a fault, calling this means that a person has looked, and starts the belt again; while
        a gentle retry is pending it only changes the speed. An empty battery starts no round.
        Raises `TableError` after `close`, and ValueError if the speed is not a finite number.
        """
        if self._closed:
            raise TableError("the carousel has been closed; nothing can run it any more")
        if not math.isfinite(speed_rpm):
            raise ValueError(f"{speed_rpm} is no speed; expected turns a minute")
        if speed_rpm == 0.0:
            self.stop()
            return
        refusal = self._refusal(speed_rpm)
        if refusal is not None:
            self._report_fault(refusal)
            self._emit_pending()
            return
        fastest = self._settings.speed_rpm
        asked = min(max(speed_rpm, -fastest), fastest)
        self._change(motion.run(self._motion, asked, self._loop.now_s()))
        self._tick_now()

    def push(self, most_duty: float) -> None:
        """Push forwards what holds the belt fast, with up to *most_duty* (0 to 1) of full power,
        until `stop`, and for `motion.PUSH_S` at most.

        It is how hard a belt pushes that is measured so, and no jam is looked for. A belt that
        nothing holds gets less power the faster it turns, and none at the table file's full speed.
        Does nothing unless the belt is at rest. Raises `TableError` after `close`, and ValueError
        if that is no share of full power.
        """
        if self._closed:
            raise TableError("the carousel has been closed; nothing can run it any more")
        if not 0.0 < most_duty <= 1.0:
            raise ValueError(f"{most_duty} is no share of full power; expected 0 to 1")
        refusal = self._refusal(self._settings.speed_rpm)
        if refusal is not None:
            self._report_fault(refusal)
            self._emit_pending()
            return
        self._most_duty = most_duty
        self._change(motion.push(self._motion, self._loop.now_s()))
        self._tick_now()

    def _refusal(self, speed_rpm: float) -> Trouble | None:
        """Return why the belt cannot run at that speed, or None."""
        if self._bridge is None:
            return Trouble("no-motor", "This carousel has no motor.", "Turn the belt by hand.")
        if speed_rpm < 0.0 and not self._bridge.reversible:
            return Trouble(
                "forwards-only", "This carousel runs forwards only.", "Ask for a forward speed."
            )
        if self.supply.level == "empty" and self._stood_s(self._loop.now_s()) >= NEW_ROUND_S:
            return Trouble(
                "battery-empty",
                f"The motor's battery is empty ({self.supply.rest_v:.1f} V), and no round begins "
                "with it.",
                "Put fresh cells in.",
            )
        return None

    def _stood_s(self, now_s: float) -> float:
        """Return how long the belt has been off; a fault interrupts a round without ending it."""
        return now_s - self._motion.since_s if self.state is Phase.OFF else 0.0

    def stop(self) -> None:
        """Stop softly, then cut the power; BeltStopped reports when the belt has come to rest.

        A belt without power is reported as stopped at once.
        """
        if self._closed:
            return
        before = self.state
        self._change(motion.stop(self._motion, self._loop.now_s()))
        if before is self.state and before in (Phase.OFF, Phase.FAULT):
            self._report_stopped()
        self._tick_now()

    def saw_tag(self, reader: str, uid: str) -> None:
        """Note a tag at a belt reader: its laps show whether the encoder counts correctly."""
        if self._encoder is not None and self.state in POWERED:
            self._encoder.count(self._motion.direction)
            self._laps.saw(reader, uid, self._encoder.meter.turns)

    def cut_power(self) -> None:
        """Cut the motor's power at once. May be called at any time, also when closed, and by the
        watchdog's thread while the loop hangs."""
        if self._bridge is not None:
            self._bridge.off()
        now_s = self._loop.now_s()
        if self._motion.phase in POWERED or self._motion.retry_at_s is not None:
            self._motion = Motion(Phase.COASTING, now_s, now_s, target_rpm=self._motion.target_rpm)

    def close(self) -> None:
        self.cut_power()
        self._closed = True
        self._timer.cancel()
        self._devices.close()

    # ---- the loop's task ---------------------------------------------------------------------

    def _tick_now(self) -> None:
        self._timer.cancel()
        self._tick()

    def _tick(self) -> None:
        try:
            now_s = self._loop.now_s()
            if self._encoder is not None:
                self._encoder.count(self._motion.direction)
            self._report_movement(now_s)
            self._measure_supply(now_s)
            self._change(motion.step(self._motion, self._settings, self._observed(now_s), now_s))
            self._drive(now_s)
            idle = self.state in (Phase.OFF, Phase.FAULT)
            self._timer = self._loop.call_later(IDLE_TICK_S if idle else TICK_S, self._tick)
            self._emit_pending()
        except BaseException:
            self.cut_power()
            raise

    def _observed(self, now_s: float) -> EncoderReport:
        since_s = self._motion.power_since_s
        if self._encoder is None:
            return EncoderReport(
                speed_rpm=None,
                silence_s=now_s - since_s,
                pulses_in_run=0,
                amperes=self.supply.amperes,
                rest_v=self.supply.rest_v,
            )
        meter = self._encoder.meter
        return EncoderReport(
            speed_rpm=meter.speed_rpm(now_s),
            silence_s=meter.silence_s(now_s, since_s),
            pulses_in_run=meter.pulses_since(since_s),
            load=self.supply.load,
            limited=self._limited,
            amperes=self.supply.amperes,
            rest_v=self.supply.rest_v,
            lap_turns=self._laps.counted,
        )

    def _measure_supply(self, now_s: float) -> None:
        at = self._motion
        turns_well = False
        if self._encoder is not None and at.phase is Phase.RUNNING and not at.gentle:
            # An overdue pulse may be the start of a jam, whose current is not the usual one.
            meter = self._encoder.meter
            period_s = 60.0 / (meter.pulses_per_turn * max(abs(at.setpoint_rpm), 1e-3))
            turns_well = self._observed(now_s).silence_s < 1.5 * period_s
        self._pending += self.supply.step(now_s, abs(self.duty), turns_well, self._stood_s(now_s))

    def _change(self, new: Motion) -> None:
        """Switch to *new*, and report what people need to know of it."""
        old, self._motion = self._motion, new
        if new.power_since_s != old.power_since_s:
            self._laps.begin()  # hands may have pushed the belt, or it has reversed
        if new.phase not in POWERED and self._bridge is not None:
            self._bridge.off()
        if (new.phase, new.fault) == (old.phase, old.fault):
            return
        if new.phase is Phase.OFF:
            self._report_stopped()
        elif new.fault is not None:
            self._report_fault(WATCHES[new.fault].trouble, new.retry_at_s)

    def _drive(self, now_s: float) -> None:
        at = self._motion
        if self._bridge is None or at.phase not in POWERED:
            return
        heard = self._observed(now_s)
        measured_rpm = heard.speed_rpm
        if measured_rpm is None and self._encoder is not None:
            measured_rpm = 0.0
        if at.phase is Phase.PUSHING:
            turns = abs(measured_rpm or 0.0) / self._settings.speed_rpm
            self._bridge.drive(at.direction, self._most_duty * max(0.0, 1.0 - turns))
            return
        # A starting belt lags behind its ramp; only one that does not move at all needs more.
        stuck = at.phase is Phase.STARTING and at.ramped and heard.pulses_in_run == 0
        self._control, duty = self._control.step(
            abs(at.setpoint_rpm),
            None if measured_rpm is None else abs(measured_rpm),
            self._settings.speed_rpm,
            now_s,
            learn=(stuck or (at.phase is Phase.RUNNING and at.ramped)) and not at.gentle,
        )
        self._bridge.drive(at.direction, duty)

    # ---- signals -----------------------------------------------------------------------------

    def _report_movement(self, now_s: float) -> None:
        if self._encoder is None or now_s < self._moved_due_s:
            return
        meter = self._encoder.meter
        speed_rpm = meter.speed_rpm(now_s)
        if speed_rpm is None or meter.turns == self._reported_turns:
            return
        self._moved_due_s = now_s + MOVED_EVERY_S
        self._reported_turns = meter.turns
        self._pending.append(BeltMoved(at_s=now_s, turns=meter.turns, speed_rpm=speed_rpm))
        complaint = meter.complaint()
        if complaint is not None and self._warned is None:
            self._pending.append(BeltWarning(at_s=now_s, trouble=complaint))
        self._warned = complaint

    def _report_stopped(self) -> None:
        self._pending.append(BeltStopped(at_s=self._loop.now_s(), turns=self.turns or 0.0))

    def _report_fault(self, trouble: Trouble, retry_at_s: float | None = None) -> None:
        now_s = self._loop.now_s()
        retry_in_s = None if retry_at_s is None else retry_at_s - now_s
        self._pending.append(BeltFault(at_s=now_s, trouble=trouble, retry_in_s=retry_in_s))

    def _emit_pending(self) -> None:
        """Emit the signals at the very end: a listener may run or stop the belt at once."""
        while self._pending:
            self._emit(self._pending.pop(0))
