from collections.abc import Callable, Generator
from typing import Final, Protocol

from hardware.rfid.poller import Event
from hardware.signals import Colour, Pattern

FIRMWARE: Final[str]
SAMPLE_US: Final[int]
DEBOUNCE_US: Final[int]
BLINK_US: Final[int]
PULSE_US: Final[int]
FULL: Final[int]

Rgb = tuple[int, int, int]

class Pad(Protocol):
    @property
    def ready(self) -> bool: ...
    @property
    def fault(self) -> str | None: ...
    @property
    def present(self) -> tuple[str, ...]: ...
    def run(self) -> Generator[tuple[int, tuple[Event, ...]], int]: ...

def rgb_duty(colour: str, pattern: str, now_us: int) -> Rgb: ...

class Debouncer:
    down: bool | None
    def __init__(self) -> None: ...
    def sample(self, now_us: int, level: bool) -> int | None: ...

class Station:
    colour: Colour
    pattern: Pattern
    leaves: bool
    def __init__(
        self,
        poller: Pad,
        read_buttons: Callable[[], tuple[bool, bool]],
        now_us: Callable[[], int],
        station: str,
        boot: int,
    ) -> None: ...
    def step(self, received: bytes) -> tuple[int, bytes, Rgb]: ...
    def light(self, now_us: int) -> tuple[Colour, Pattern]: ...
