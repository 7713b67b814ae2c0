"""Drivers that others wrote for a Raspberry Pi (mfrc522, pi-rc522), unmodified on simulated chips.

Under `standins` they are imported and run: what they send to bus and device reaches the `Rc522`
that is wired there, and their reset pin reaches the chip's NRSTPD.

Not simulated: every function of RPi.GPIO that such drivers do not call, and inputs (every pin reads
0, no edge is ever detected).
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType

from hardware.rfid.pi import modules_replaced
from hardware.sim.pins import SpiBus, spidev_on
from hardware.sim.rc522 import Rc522

BOARD_TO_BCM = {7: 4, 11: 17, 13: 27, 15: 22, 16: 23, 18: 24, 22: 25, 29: 5, 31: 6, 37: 26}
"""Pins of the 40-pin header that a reset may be wired to, by their BCM numbers."""


class Gpio(ModuleType):
    """`RPi.GPIO` with chips' NRSTPD pins wired to some of its BCM pins.

    `outputs` shows the level of every output pin, by its BCM number.
    """

    BOARD, BCM = 10, 11
    OUT, IN = 0, 1
    LOW, HIGH = 0, 1
    PUD_OFF, PUD_DOWN, PUD_UP = 20, 21, 22
    RISING, FALLING, BOTH = 31, 32, 33

    def __init__(self, reset_pins: Mapping[int, Rc522]) -> None:
        super().__init__("RPi.GPIO")
        self.outputs: dict[int, int] = {}
        self._reset_pins = reset_pins
        self._mode: int | None = None

    def getmode(self) -> int | None:
        return self._mode

    def setmode(self, mode: int) -> None:
        if self._mode not in (None, mode):
            raise ValueError("A different mode has already been set!")
        self._mode = mode

    def setwarnings(self, wanted: bool) -> None:
        pass

    def setup(
        self, pin: int, direction: int, pull_up_down: int = PUD_OFF, initial: int | None = None
    ) -> None:
        if self._mode is None:
            raise RuntimeError("Please set pin numbering mode using GPIO.setmode")
        if direction == self.OUT:
            self.outputs.setdefault(self._bcm(pin), 0)
            if initial is not None:
                self.output(pin, initial)

    def output(self, pin: int, level: int) -> None:
        bcm = self._bcm(pin)
        if bcm not in self.outputs:
            raise RuntimeError("The GPIO channel has not been set up as an OUTPUT")
        self.outputs[bcm] = int(bool(level))
        if bcm in self._reset_pins:
            self._reset_pins[bcm].set_nrstpd(bool(level))

    def input(self, pin: int) -> int:
        return self.outputs.get(self._bcm(pin), 0)

    def cleanup(self, pin: int | None = None) -> None:
        """Give back one pin, or all of them and the numbering mode."""
        if pin is None:
            self.outputs.clear()
            self._mode = None
        else:
            self.outputs.pop(self._bcm(pin), None)

    def add_event_detect(
        self, pin: int, edge: int, callback: Callable[[int], None] | None = None
    ) -> None:
        pass

    def remove_event_detect(self, pin: int) -> None:
        pass

    def _bcm(self, pin: int) -> int:
        return BOARD_TO_BCM[pin] if self._mode == self.BOARD else pin


@contextmanager
def standins(bus: SpiBus, reset_pins: Mapping[int, Rc522] | None = None) -> Iterator[Gpio]:
    """Let drivers find simulated chips at (bus, device), and their NRSTPD at BCM pins.

    Drivers must be imported inside; objects made there go on working afterwards.
    """
    gpio = Gpio(reset_pins or {})
    rpi = ModuleType("RPi")
    vars(rpi)["GPIO"] = gpio
    stand_ins = {"RPi": rpi, "RPi.GPIO": gpio, "mfrc522": None, "pirc522": None}
    with spidev_on(bus), modules_replaced(stand_ins):
        yield gpio
