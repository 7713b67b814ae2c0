"""A seat station: its pad, two buttons and light behind one `step`.

Runs unchanged on MicroPython (firmware/station/main.py) and under the simulated Pico; its strict
types are in `device.pyi`. Everything it touches is passed in: the pad's poller, a function that
reads the buttons, and a clock in integer microseconds.
"""

from hardware.stations.protocol import BUTTONS, DeviceEnd, printable

FIRMWARE = "1.4.0"

SAMPLE_US = 5_000
DEBOUNCE_US = 15_000  # cheap push-buttons bounce for a few milliseconds, rarely for ten
BLINK_US = 1_000_000  # half of it on, half off
PULSE_US = 2_000_000  # from dark to full and back
TWICE_US = 1_000_000
FLICKER_US = 160_000

FULL = 65_535  # the duty of a light that is always on, as for MicroPython's PWM.duty_u16

# Shares of red, green and blue in 1/255, mixed so that the eight stay distinct on a common RGB LED,
# whose green outshines its red.
_MIXTURES = {
    "off": (0, 0, 0),
    "white": (255, 180, 160),
    "red": (255, 0, 0),
    "green": (0, 200, 0),
    "blue": (0, 0, 255),
    "yellow": (255, 130, 0),
    "orange": (255, 50, 0),
    "purple": (160, 0, 200),
}


def rgb_duty(colour, pattern, now_us):
    """Return the (red, green, blue) duty, 0 to 65535 each, of a light at *now_us*."""
    mixture = _MIXTURES[colour]
    share = _SHARES[pattern](now_us)
    return tuple(part * 257 * share // FULL for part in mixture)


def _steady(now_us):
    return FULL


def _blink(now_us):
    return FULL if now_us % BLINK_US < BLINK_US // 2 else 0


def _pulse(now_us):
    half_us = PULSE_US // 2
    rise = half_us - abs(now_us % PULSE_US - half_us)
    # The eye sees ratios of brightness, so the square looks even.
    return FULL * rise * rise // (half_us * half_us)


def _dim(now_us):
    return FULL // 12


def _twice(now_us):
    # Two flashes, then an equally long pause.
    fifth = now_us % TWICE_US * 5 // TWICE_US
    return FULL if fifth in (0, 2) else 0


def _flicker(now_us):
    return FULL if now_us % FLICKER_US < FLICKER_US // 2 else 0


_SHARES = {
    "steady": _steady,
    "blink": _blink,
    "pulse": _pulse,
    "dim": _dim,
    "twice": _twice,
    "flicker": _flicker,
}


class Debouncer:
    """Turns the level of one contact into `down`, which changes once per press and once per
    release.

    A level counts once it has lasted `DEBOUNCE_US` without a break; a shorter spike never counts.
    The first sample is what is so, and no change: `down` is None before it.
    """

    def __init__(self):
        self.down = None
        self._since_us = None  # when the contact began to disagree with `down`

    def sample(self, now_us, level):
        """Take in a sample; return the time of the first edge if `down` changed, else None."""
        if self.down is None:
            self.down = level
        if level == self.down:
            self._since_us = None
            return None
        if self._since_us is None:
            self._since_us = now_us
        if now_us - self._since_us < DEBOUNCE_US:
            return None
        changed_us, self._since_us = self._since_us, None
        self.down = level
        return changed_us


class Station:
    """The whole station. Its owner calls `step` in a loop and does what it returns.

    `read_buttons` returns the levels of A and B, True while pressed; `boot` is a nonce of 32 bits
    that no earlier start used. While there is no table, the light pulses white, whatever it showed
    before.
    """

    def __init__(self, poller, read_buttons, now_us, station, boot):
        self.colour = "off"
        self.pattern = "steady"
        self.leaves = False  # whether the program shall be left, for another to be flashed
        self._poller = poller
        self._polling = poller.run()
        self._poll_us = None  # when the poller wants to resume; None before its first step
        self._read_buttons = read_buttons
        self._now_us = now_us
        self._end = DeviceEnd(station, FIRMWARE, boot)
        self._debouncers = [Debouncer() for _ in BUTTONS]
        self._reported_down = set()
        self._sample_us = 0

    def step(self, received):
        """Take in bytes from the table and do what is due.

        Returns (wait_us, to_send, rgb): call again after *wait_us*, or as soon as more bytes
        arrive; send the bytes; set the light's three duties.
        """
        now_us = self._now_us()
        for asked in self._end.receive(now_us, received):
            if asked[0] == "light":
                self.colour, self.pattern = asked[1:]
            elif asked[0] == "prompt":
                self.leaves = True
            else:
                self._state_what_is_so(now_us)
        self._poll(now_us)
        # Talking to the reader takes time.
        now_us = self._now_us()
        if now_us >= self._sample_us:
            self._sample_us = now_us + SAMPLE_US
            self._sample(now_us)
        self._end.held = self._held()
        to_send = self._end.to_send(now_us)
        due_us = min(self._poll_us, self._sample_us, self._end.next_us())
        return max(0, due_us - now_us), to_send, rgb_duty(*self.light(now_us), now_us)

    def light(self, now_us):
        """Return the (colour, pattern) that the light shows."""
        if self._end.table_gone(now_us):
            return "white", "pulse"
        return self.colour, self.pattern

    def _state_what_is_so(self, now_us):
        # Tags first if the reader is lost: they are not reported again once it is ready.
        poller = self._poller
        if poller.ready:
            self._end.report(now_us, "ready")
        for uid in poller.present:
            self._end.report(now_us, "entered", uid, str(len(poller.present)))
        if poller.fault is not None:
            self._end.report(now_us, "lost", printable(poller.fault))
        # A button already held is not a press of this stream, nor is its release one; not even if
        # it has been held for less time than a contact needs to settle.
        self._reported_down = set()
        self._debouncers = [Debouncer() for _ in BUTTONS]

    def _poll(self, now_us):
        if self._poll_us is None:
            wait_us, events = next(self._polling)
        elif now_us < self._poll_us:
            return
        else:
            wait_us, events = self._polling.send(now_us)
        self._poll_us = self._now_us() + wait_us
        for event in events:
            words = [printable(str(value)) for value in event[1:]]
            self._end.report(now_us, event[0], *words)

    def _held(self):
        """Return the buttons that have been down since the stream began, or longer."""
        return [
            button
            for place, button in enumerate(BUTTONS)
            if self._debouncers[place].down and button not in self._reported_down
        ]

    def _sample(self, now_us):
        levels = self._read_buttons()
        for place, button in enumerate(BUTTONS):
            debouncer = self._debouncers[place]
            changed_us = debouncer.sample(now_us, levels[place])
            if changed_us is None:
                continue
            if debouncer.down:
                self._reported_down.add(button)
                self._end.report(changed_us, "down", button)
            elif button in self._reported_down:
                self._reported_down.remove(button)
                self._end.report(changed_us, "up", button)
